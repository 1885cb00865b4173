#!/usr/bin/env python3
"""Checks a certificate of Sędzia, the referee, without trusting the referee.

    python -I sedzia_verify.py certificate.json

It needs Python 3.11 or newer and nothing else: no other file, no network. First comes the checker of proofs,
then the rules of each game, written from its rulebook. See docs/certificates.md for the format.

Exit codes: 0 the verdict is proved; 1 it is not, and the first wrong place is named; 2 it can't be read.

Levels of what is proved:
  rules    this file has reached the verdict by itself, from the case and the rules of the game
  program  the proof is right: the program has no solution. That the program states the rules, and this case,
           is the referee's word
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, product
from math import comb, prod
from types import MappingProxyType
from typing import Any, Final, NamedTuple, NoReturn

FORMAT: Final = "sedzia-certificate-1"
MOST_BYTES: Final = 2_000_000
MOST_DIGITS: Final = 12
MOST_WORK: Final = 6_000_000
"""Terms that are looked at while proofs are checked. Everything else is counted in the same coin."""
MOST_SIDES: Final = 200_000
"""Sides that are tried. Those that count the same are tried once, so that they stand for many more."""
MOST_ACTIONS: Final = 2_000
"""Actions in a record. No game has as many."""
MOST_PARTS: Final = 80
"""Parts of the evidence."""
MOST_ID: Final = 100
"""Characters of the id of a ruling."""
MOST_SAID: Final = 300
"""Characters of what is said about a certificate."""
LEVELS: Final = ("rules", "program")
"""The strongest first."""


class Unreadable(Exception):  # noqa: N818 - said of the file
    """The file is not a certificate, or is too large to be checked."""


class Wrong(Exception):  # noqa: N818 - said of the certificate
    """The first place at which the certificate does not prove its verdict."""


class Impossible(Wrong):
    """The rules exclude the position: a card lies in two places, or there are more cards than room."""


class Work:
    """How much may still be done to check one certificate, all its parts together."""

    def __init__(self) -> None:
        self.left = MOST_WORK

    def spend(self, count: int, most: int, what: str) -> None:
        """So many things are looked at, of which a certificate with nothing else may have ``most``.

        Raises Unreadable with these words if that is too much.
        """
        self.left -= count * (MOST_WORK // most)
        if self.left < 0:
            raise Unreadable(what)


# Reading


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Unreadable("a name stands twice in one object")
    return found


def _number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise Unreadable(f"a number of more than {MOST_DIGITS} digits")
    return int(digits)


def _no_number(text: str) -> NoReturn:
    raise Unreadable(f"{text} is not a whole number")


def parse(data: bytes) -> dict[str, Any]:
    """The JSON object in the file. Raises Unreadable."""
    if len(data) > MOST_BYTES:
        raise Unreadable(f"larger than {MOST_BYTES:,} bytes")
    try:
        found = json.loads(
            data.decode(),
            object_pairs_hook=_object,
            parse_int=_number,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except RecursionError:
        raise Unreadable("nested too deeply") from None
    except ValueError as bad:
        raise Unreadable(f"not JSON: {bad}") from None
    whole: dict[str, Any] = typed(found, dict, "the file")
    return whole


def typed(value: Any, kind: type, where: str) -> Any:
    """The value, if it is exactly of this type: true is not a number."""
    if type(value) is not kind:
        raise Unreadable(f"{where}: {kind.__name__} expected")
    return value


def field(where: Mapping[str, Any], name: str, kind: type, default: Any = None) -> Any:
    """A field of an object; ``default`` if it is not there, unless that is None."""
    if name not in where:
        if default is None:
            raise Unreadable(f"{name}: missing")
        return default
    return typed(where[name], kind, name)


def listed(where: Mapping[str, Any], name: str, kind: type, default: Any = None) -> Any:
    """A list of which every entry has this type."""
    found = field(where, name, list, default)
    for entry in found:
        typed(entry, kind, name)
    return found


def only(where: Mapping[str, Any], what: str, *names: str) -> None:
    """Raises Wrong if the object has any other field: nothing would look at it."""
    for name in where:
        if name not in names:
            raise Wrong(f"{what}: {name}: an unknown field")


def canonical(value: Any) -> bytes:
    """The bytes that are sealed: names in order, no spaces, nothing but ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def digest(certificate: Mapping[str, Any]) -> str:
    """The seal: it covers everything but itself."""
    sealed = {name: value for name, value in certificate.items() if name != "digest"}
    return f"sha256:{hashlib.sha256(canonical(sealed)).hexdigest()}"


# Proofs

Terms = list[tuple[int, int]]
"""Weights, and literals: a variable, or minus a variable if it must be false."""


class Statement(NamedTuple):
    """If all of ``when`` are true, the weights of the true variables add up to ``least`` or more."""

    terms: tuple[tuple[int, str], ...]
    least: int
    when: tuple[str, ...]


class Proved(NamedTuple):
    """The statements that a proof refutes: they can't all be true."""

    statements: tuple[Statement, ...]


def check_proof(evidence: Mapping[str, Any], work: Work | None = None) -> Proved:
    """Follows the proof line by line. Raises Wrong at the first line that does not follow."""
    work = work or Work()
    names = listed(evidence, "variables", str)
    if len(set(names)) < len(names):
        raise Wrong("variables: a name stands twice")
    known: list[tuple[Terms, int]] = []
    statements: list[Statement] = []
    for place, entry in enumerate(listed(evidence, "statements", dict), 1):
        terms, bound, statement = _read_statement(entry, names, f"statement {place}")
        known.append((terms, bound))
        statements.append(statement)
    last: list[int] = [0]
    for place, entry in enumerate(listed(evidence, "lines", list), 1):
        where = f"proof line {place}"
        if len(entry) != 2:
            raise Unreadable(f"{where}: a clause and what it follows from expected")
        clause, hints = (typed(part, list, where) for part in entry)
        last = [_literal(literal, names, where) for literal in clause]
        _check_line(last, hints, known, work, where)
        known.append(([(1, literal) for literal in last], 1))
    if last:
        raise Wrong("the proof does not end in a contradiction")
    return Proved(tuple(statements))


def _read_statement(
    entry: Mapping[str, Any], names: Sequence[str], where: str
) -> tuple[Terms, int, Statement]:
    field(entry, "rule", str), field(entry, "made", str)
    weights: dict[int, int] = {}
    for term in listed(entry, "sum", list):
        if len(term) != 2:
            raise Unreadable(f"{where}: a weight and a variable expected")
        weight, var = typed(term[0], int, where), _variable(term[1], names, where)
        weights[var] = weights.get(var, 0) + weight
    when = [_variable(var, names, where) for var in field(entry, "when", list, [])]
    least = field(entry, "least", int)
    bound = least - sum(weight for weight in weights.values() if weight < 0)
    terms = [(abs(weight), var if weight > 0 else -var) for var, weight in weights.items() if weight]
    terms += [(bound, -var) for var in dict.fromkeys(when)]
    told = Statement(
        tuple(sorted((weight, names[var - 1]) for var, weight in weights.items() if weight)),
        least,
        tuple(sorted(names[var - 1] for var in set(when))),
    )
    return terms if bound > 0 else [], max(bound, 0), told


def _variable(value: Any, names: Sequence[str], where: str) -> int:
    found: int = typed(value, int, where)
    if not 1 <= found <= len(names):
        raise Wrong(f"{where}: there is no variable {found}")
    return found


def _literal(value: Any, names: Sequence[str], where: str) -> int:
    found: int = typed(value, int, where)
    _variable(abs(found), names, where)
    return found


def _check_line(
    clause: list[int], hints: list[Any], known: list[tuple[Terms, int]], work: Work, where: str
) -> None:
    """With every literal of the clause false, the hints force others, until one of them can't be kept."""
    true = {-literal for literal in clause}
    for hint in hints:
        number: int = typed(hint, int, where)
        if not 1 <= number <= len(known):
            raise Wrong(f"{where}: follows from {number}, which does not come before it")
        terms, bound = known[number - 1]
        work.spend(len(terms) + 1, MOST_WORK, "the proofs are too long")
        spare = sum(weight for weight, literal in terms if -literal not in true) - bound
        if spare < 0:
            return
        true.update(literal for weight, literal in terms if weight > spare and -literal not in true)
    raise Wrong(f"{where}: does not follow from what it names")


# Certificates


class Certificate(NamedTuple):
    ruling: str
    revision: str
    case: Mapping[str, Any]
    readings: Mapping[str, str]
    claim: Mapping[str, Any]
    verdict: str
    answer: Mapping[str, Any]
    """What a question was answered with, as far as it is certified."""
    evidence: Sequence[Mapping[str, Any]]
    work: Work

    def part(self, about: str = "") -> Mapping[str, Any]:
        """The evidence about one part of the question. Raises Wrong if there is none."""
        found = [part for part in self.evidence if part.get("about", "") == about]
        if len(found) != 1:
            raise Wrong(f"evidence: one part about {about or 'the claim'!r} expected, not {len(found)}")
        if found[0]["type"] == "missing":
            raise Wrong(f"evidence: missing, as the certificate itself says: {found[0].get('why')}")
        return found[0]


class Report(NamedTuple):
    """What a certificate proves."""

    ruling: str
    verdict: str
    level: str


class Rules(NamedTuple):
    """One game, as far as this file knows its rules."""

    revision: str
    """The revision of the rules that it was written for."""
    table: Callable[[Certificate], object]
    """Reads the position. Raises Impossible if the rules exclude it, and Wrong for whatever else."""
    kinds: Mapping[str, Callable[[Certificate], str]]
    """By kind of claim: checks the evidence and tells the level. Raises Wrong."""
    stakes: Mapping[str, Callable[[Mapping[str, Any]], object]] = MappingProxyType({})
    """By kind of claim: what of its answer counts beside the verdict where two rulings are compared; None if
    that is not certified. For a kind that is not here only the verdict counts, and it has no answer."""


def read(data: bytes) -> Certificate:
    """The certificate in a file. Raises Unreadable, or Wrong if the seal does not fit."""
    found = parse(data)
    if field(found, "format", str) != FORMAT:
        raise Unreadable(f"not of the format {FORMAT}")
    only(found, "the file", "format", "ruling", "revision", "case", "verdict", "answer", "evidence", "digest")
    seal = field(found, "digest", str)
    case = field(found, "case", dict)
    only(case, "case", "game", "position", "claim", "readings")
    claim = field(case, "claim", dict)
    field(case, "game", str), field(claim, "kind", str), field(case, "position", dict)
    readings = field(case, "readings", dict)
    for name, option in readings.items():
        typed(option, str, name)
    evidence = evidence_in(found)
    names = ("ruling", "revision", "verdict")
    ruling, revision, verdict = (field(found, name, str) for name in names)
    if len(ruling) > MOST_ID or not ruling.isascii() or not ruling.isprintable():
        raise Unreadable("ruling: not an id")
    answer = field(found, "answer", dict, {})
    if seal != digest(found):
        raise Wrong("digest: the certificate was changed after it was sealed")
    return Certificate(ruling, revision, case, readings, claim, verdict, answer, evidence, Work())


def evidence_in(found: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The parts of the evidence, each of some type. Raises Unreadable."""
    evidence: list[Mapping[str, Any]] = listed(found, "evidence", dict)
    if len(evidence) > MOST_PARTS:
        raise Unreadable(f"evidence: more than {MOST_PARTS} parts")
    for part in evidence:
        field(part, "type", str)
        field(part, "about", str, "")
    return evidence


def verify(data: bytes) -> Report:
    """What the certificate in a file proves. Raises Wrong or Unreadable."""
    try:
        certificate = read(data)
        return Report(certificate.ruling, certificate.verdict, check(certificate))
    except RecursionError:
        raise Unreadable("nested too deeply") from None


def check(certificate: Certificate) -> str:
    """The level at which the certificate is proved. Raises Wrong or Unreadable."""
    rules = rules_of(certificate)
    for part in certificate.evidence:
        certificate.part(part.get("about", ""))
    kind = certificate.claim["kind"]
    if kind == "disputed":
        return check_dispute(certificate, rules)
    if kind not in rules.kinds:
        raise Unreadable(f"this file can't check a claim of the kind {kind}")
    if certificate.answer and kind not in rules.stakes:
        raise Wrong(f"answer: none is certified for a claim of the kind {kind}")
    return rules.kinds[kind](certificate)


def rules_of(certificate: Certificate) -> Rules:
    """The rules under which the ruling was given. Raises Unreadable if this file does not know them."""
    game = certificate.case["game"]
    if game not in GAMES:
        raise Unreadable(f"this file does not know the game {game}")
    rules = GAMES[game]
    if certificate.revision != rules.revision:
        raise Unreadable(f"this file knows the rules {rules.revision}, not {certificate.revision}")
    return rules


def weakest(levels: Iterable[str]) -> str:
    return max(levels, key=LEVELS.index, default=LEVELS[0])


def expect(certificate: Certificate, verdict: str, why: str) -> None:
    if certificate.verdict != verdict:
        raise Wrong(f"verdict: {verdict}, not {certificate.verdict}: {why}")


def contradicts(certificate: Certificate) -> str | None:
    """For the claim that facts can all be true: if it is answered with no, the level at which that is proved.

    By a proof, or because the rules exclude the position. Raises Wrong. None if it is answered with yes: a
    course of play is to show it.
    """
    expect(certificate, "answered", "a question is answered")
    part, told = certificate.part(), certificate.answer.get("consistent")
    if type(told) is not bool or set(certificate.answer) != {"consistent"}:
        raise Wrong("answer: consistent")
    if told:
        _expect_type(part, "witness")
        return None
    _expect_type(part, "proof", "impossible")
    if part["type"] == "proof":
        check_proof(part, certificate.work)
        return "program"
    check_impossible(certificate)
    return "rules"


def check_impossible(certificate: Certificate) -> None:
    """The rules exclude the position, whatever is claimed. Raises Wrong if this file does not see that."""
    try:
        rules_of(certificate).table(certificate)
    except Impossible:
        return
    raise Wrong("position: nothing excludes these facts")


def option(certificate: Certificate, reading: str, *options: str) -> str:
    """The option of a reading, which must be one of these."""
    chosen = certificate.readings.get(reading)
    if chosen not in options:
        raise Wrong(f"readings: {reading}: one of {', '.join(options)} expected")
    return chosen


# Disputes: two versions of the facts

MOST_MIXED: Final = 6
"""With more facts in dispute only the two versions are compared."""
MOST_TOLD: Final = 64
"""Facts in a version."""
ONE: Final = "one"
"""The part about a dispute in which both versions are the same."""


class Fact(NamedTuple):
    """What the versions differ in: the value at a place, or whether one element is in the list there."""

    place: str
    values: tuple[Any, Any]
    element: str | int | None = None

    @property
    def told(self) -> dict[str, Any]:
        """As an answer names it."""
        element = {} if self.element is None else {"element": self.element}
        return {"fact": self.place, "values": list(self.values), **element}


class Ruled(NamedTuple):
    """The ruling under one version or mix of them."""

    verdict: str
    stake: object
    """What else counts; None if it is not certified."""


def _steps(place: str) -> list[str]:
    """The steps of a JSON pointer into the position."""
    if not place.startswith("/") or place == "/":
        raise Wrong(f"versions: {place}: not a place")
    return [step.replace("~1", "/").replace("~0", "~") for step in place.split("/")[1:]]


def _entry(entries: list[Any], step: str) -> int:
    number = int(step) if step.isascii() and step.isdecimal() and len(step) < 4 else -1
    if step != str(number) or number >= len(entries):
        raise Wrong(f"versions: {step}: no such entry")
    return number


def look(data: Any, steps: Sequence[str]) -> Any:
    """What is there; None if nothing is."""
    for step in steps:
        if type(data) is list:
            data = data[_entry(data, step)]
        else:
            data = data.get(step) if type(data) is dict else None
    return data


def put(data: Any, steps: Sequence[str], value: Any) -> Any:
    """A copy with this value there; None takes the field away. Raises Wrong if there is no such place."""
    step, *rest = steps
    if type(data) is list:
        number = _entry(data, step)
        inner = put(data[number], rest, value) if rest else value
        return [*data[:number], inner, *data[number + 1 :]]
    if type(data) is not dict:
        raise Wrong(f"versions: {step}: no such place")
    if rest:
        return (
            data
            if value is None and step not in data
            else {**data, step: put(data.get(step, {}), rest, value)}
        )
    return {name: old for name, old in data.items() if name != step} | (
        {} if value is None else {step: value}
    )


def _elements(value: Any) -> list[Any] | None:
    """The value if it is a list of cards, names or numbers."""
    simple = type(value) is list and all(type(one) in (str, int) for one in value)
    return value if simple else None


class Dispute:
    """Two versions of the facts of a case, and what lies between them."""

    def __init__(self, certificate: Certificate) -> None:
        claim = certificate.claim
        only(claim, "claim", "kind", "versions", "about")
        versions = listed(claim, "versions", dict)
        if len(versions) != 2:
            raise Wrong("claim: two versions expected")
        for version in versions:
            only(version, "versions", "who", "facts")
        self.certificate, self.position = certificate, certificate.case["position"]
        self.about = field(claim, "about", dict)
        self.kind = field(self.about, "kind", str)
        self.who = [field(version, "who", str) for version in versions]
        facts = [field(version, "facts", dict) for version in versions]
        if max(map(len, facts)) > MOST_TOLD:
            raise Unreadable(f"versions: more than {MOST_TOLD} facts")
        self.told = self._told(facts)
        self.facts = list(self._differences())

    def _told(self, facts: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """What each of them says of every place that either of them names. A list that is left out is empty.

        What is said of one element of a list of cards is said of the list.
        """
        named = list(dict.fromkeys(place for one in facts for place in one))
        if any(one != other and one.startswith(f"{other}/") for one in named for other in named):
            raise Wrong("versions: a place within another one")
        tables = []
        for one in facts:
            table = self.position
            for place, value in one.items():
                table = put(table, _steps(place), value)
            tables.append(table)
        places = dict.fromkeys(self._of_list(tables, place) for place in named)
        told: list[dict[str, Any]] = [{}, {}]
        for place in places:
            values = [look(table, _steps(place)) for table in tables]
            for which, value in enumerate(values):
                left_out = value is None and _elements(values[1 - which]) is not None
                told[which][place] = [] if left_out else value
        return told

    @staticmethod
    def _of_list(tables: Sequence[Any], place: str) -> str:
        outer = place.rpartition("/")[0]
        inside = outer and all(_elements(look(table, _steps(outer))) is not None for table in tables)
        return outer if inside else place

    def _differences(self) -> Iterator[Fact]:
        for place, here in self.told[0].items():
            there = self.told[1][place]
            if canonical(here) == canonical(there):
                continue
            ours, theirs = Counter(_elements(here)), Counter(_elements(there))
            different = [*(ours - theirs), *(theirs - ours)]
            lists = _elements(here) is not None and _elements(there) is not None
            if lists and different and not any(ours[one] and theirs[one] for one in different):
                yield from (Fact(place, (one in ours, one in theirs), one) for one in different)
            else:
                yield Fact(place, (here, there))

    def mixed(self, choice: str) -> tuple[Any, bool]:
        """The position in which each fact is as the chosen version has it; and has every list its length?

        That is the length of which both versions tell, if it is the same in both.
        """
        position, fits = self.position, True
        for place, ours in self.told[0].items():
            theirs = self.told[1][place]
            whose = {
                fact.element: which
                for fact, which in zip(self.facts, choice, strict=True)
                if fact.place == place
            }
            value = ours if set(whose.values()) <= {"1"} else theirs
            if len(set(whose.values())) == 2:
                value = self._blended(ours, theirs, whose)
                fits = fits and not len(ours) == len(theirs) != len(value)
            position = put(position, _steps(place), value)
        return position, fits

    @staticmethod
    def _blended(ours: list[Any], theirs: list[Any], whose: Mapping[Any, str]) -> list[Any]:
        """What the second version adds takes the places of what it leaves out, as far as it can."""
        coming = [one for one in theirs if whose.get(one) == "2"]
        mixed = []
        for place, one in enumerate(ours):
            if whose.get(one, "1") == "1":
                mixed.append(one)
            elif place < len(theirs) and theirs[place] in coming:
                coming.remove(theirs[place])
                mixed.append(theirs[place])
        return mixed + coming

    @property
    def ends(self) -> tuple[str, str]:
        return "1" * len(self.facts), "2" * len(self.facts)

    def needed(self, answer: Mapping[str, Any]) -> list[str]:
        """Whose word is taken for each fact, in every mix that the answer rests on: the two versions first.

        Others are needed if a question is named that settles it, or if it is said that no mix leads to
        another ruling.
        """
        ends = list(dict.fromkeys(self.ends))
        if answer.get("matters_in_part") is None or not (answer.get("question") or not answer.get("matters")):
            return ends
        if len(self.facts) > MOST_MIXED:
            raise Wrong("answer: too many facts to be mixed")
        every = map("".join, product("12", repeat=len(self.facts)))
        return ends + [choice for choice in every if choice not in ends and self.mixed(choice)[1]]

    def part_of(self, choice: str) -> str:
        """What the evidence about this mix is called."""
        return choice or ONE

    def case_of(self, choice: str) -> Certificate:
        """The claim about this mix, still without verdict and evidence."""
        case = {**self.certificate.case, "position": self.mixed(choice)[0], "claim": self.about}
        return self.certificate._replace(case=case, claim=self.about)


def check_dispute(certificate: Certificate, rules: Rules) -> str:
    """The ruling under each version, whether it matters which of them is true, and the question that settles.

    Each version, and each mix of them that the answer rests on, is put together here and has evidence of its
    own. The answer is derived from their verdicts.
    """
    expect(certificate, "answered", "a question is answered")
    dispute, answer = Dispute(certificate), certificate.answer
    if dispute.kind not in rules.kinds or dispute.kind == "consistent":
        raise Unreadable(f"this file can't check a claim of the kind {dispute.kind}")
    if set(answer) != {"versions", "matters", "matters_in_part", "question"}:
        raise Wrong("answer: versions, matters, matters_in_part and question expected")
    needed = dispute.needed(answer)
    if {part.get("about", "") for part in certificate.evidence} != set(map(dispute.part_of, needed)):
        raise Wrong("evidence: about other mixes of the versions than the answer rests on")
    levels, ruled = [], {}
    for choice in needed:
        level, ruled[choice] = _check_version(certificate, dispute, rules, choice)
        levels.append(level)
    _check_conclusion(dispute, answer, ruled)
    return weakest(levels)


def _check_version(
    certificate: Certificate, dispute: Dispute, rules: Rules, choice: str
) -> tuple[str, Ruled | None]:
    """The level of one version or mix, and the ruling; None if these facts can't be."""
    name = dispute.part_of(choice)
    part, case = certificate.part(name), dispute.case_of(choice)
    _expect_type(part, "ruling", "impossible")
    if part["type"] == "impossible":
        try:
            check_impossible(case)
        except Wrong as wrong:
            raise Wrong(f"version {name}: {wrong}") from None
        return "rules", None
    only(part, f"version {name}", "type", "about", "verdict", "answer", "evidence")
    case = case._replace(
        verdict=field(part, "verdict", str),
        answer=field(part, "answer", dict, {}),
        evidence=evidence_in(part),
    )
    try:
        level = check(case)
    except Wrong as wrong:
        raise Wrong(f"version {name}: {wrong}") from None
    stake = rules.stakes[dispute.kind](case.answer) if dispute.kind in rules.stakes else ()
    return level, Ruled(case.verdict, stake)


def _check_conclusion(dispute: Dispute, answer: Mapping[str, Any], ruled: Mapping[str, Ruled | None]) -> None:
    """Derives the answer from the rulings under the versions and their mixes. Raises Wrong."""
    first, second = (ruled[choice] for choice in dispute.ends)
    versions = [
        {"who": who, "possible": one is not None, **({} if one is None else {"verdict": one.verdict})}
        for who, one in zip(dispute.who, (first, second), strict=True)
    ]
    if canonical(answer["versions"]) != canonical(versions):
        raise Wrong("answer: versions: not what the evidence shows")
    matters: bool | None = None
    in_part: bool | None = None
    if first is not None and second is not None:
        matters = not same_ruling(first, second)
        mixes = [one for one in ruled.values() if one is not None]
        if answer["matters_in_part"] is not None:
            in_part = any(not same_ruling(first, one) for one in mixes)
    elif first is not None or second is not None:
        matters = True
    if matters and first is not None and second is not None:
        in_part = True
    told = (answer["matters"], answer["matters_in_part"])
    if canonical(told) != canonical((matters, in_part)):
        raise Wrong(f"answer: matters: {matters}, in part: {in_part}, as the evidence shows")
    question = listed(answer, "question", dict)
    if question:
        if not in_part:
            raise Wrong("answer: question: there is nothing to ask")
        _check_question(dispute, question, ruled)
    elif in_part and not matters:
        raise Wrong("answer: question: none is named")


def same_ruling(one: Ruled, other: Ruled) -> bool:
    """Raises Wrong if that is not known."""
    if one is other:
        return True
    if one.verdict == other.verdict and None in (one.stake, other.stake):
        raise Wrong("answer: what counts beside the verdict is not certified")
    return one == other


def _check_question(
    dispute: Dispute, question: Sequence[Mapping[str, Any]], ruled: Mapping[str, Ruled | None]
) -> None:
    """The facts that are asked for settle the ruling whatever is true of the others, and no fewer do."""
    known = [canonical(fact.told) for fact in dispute.facts]
    asked = [canonical(one) for one in question]
    if len(set(asked)) < len(asked) or not set(asked) <= set(known):
        raise Wrong("answer: question: not what the versions differ in")
    if not _settle([known.index(one) for one in asked], ruled):
        raise Wrong("answer: question: it does not settle the ruling")
    for fewer in range(len(asked)):
        if any(_settle(places, ruled) for places in combinations(range(len(known)), fewer)):
            raise Wrong("answer: question: fewer facts settle the ruling")


def _settle(places: Sequence[int], ruled: Mapping[str, Ruled | None]) -> bool:
    """Do these facts settle the ruling?"""
    found: dict[str, Ruled] = {}
    return all(
        same_ruling(found.setdefault("".join(choice[place] for place in places), one), one)
        for choice, one in ruled.items()
        if one is not None
    )


# River: Bitwa o Rzekę

COLOURS: Final = "RGBYP"
RIVER_DECK: Final = frozenset(f"{colour}{value}" for colour in COLOURS for value in range(12))
ELITES: Final[Mapping[str, tuple[int, ...]]] = {
    "perkoz": (1, 2, 3),
    "wazka": tuple(range(12)),
    "labedz": (7,),
}
"""What each elite unit may count as. Its colour is free."""
ELITE_COPIES: Final = {"perkoz": 1, "wazka": 2, "labedz": 1}
RIVER_FACTS: Final = (
    "dams", "discard", "complete", "turn", "phase", "hands", "hidden", "logs", "deck", "tactics_deck",
    "ruses", "tactics_played", "wazki_played", "turn_number", "ending", "destroyed",
)  # fmt: skip
RIVER_READINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "legion-on-icon-dams": ("counts", "outranks", "excluded"),
    "unplayed-elites": ("ignored", "allowed"),
    "duck-beaver-in-proof": ("counts", "excluded"),
    "dragonfly-limit": ("both", "one-each"),
    "claim-pool": ("unseen",),
    "logs-ruses-in-proof": ("ignored",),
    "too-few-cards": ("claim-holds",),
    "tie-in-proof": ("attacker-first",),
    "completion-time": ("last-filled",),
    "wild-range": ("any-card",),
    "unplayed-elites-limit": ("tactics-count",),
    "tactics-count": ("all-played",),
    "support-unseen": ("possible-again",),
    "claims-per-turn": ("any-number",),
    "retreat-scope": ("one-dam", "elites-too", "several-dams"),
    "duck-beaver-trigger": ("played", "any-arrival"),
    "cancellation-room": ("needs-slot",),
    "no-legal-placement": ("skip", "defender-wins"),
    "deck-end-trigger": ("emptied", "failed-draw"),
    "draw-when-deck-empty": ("tactics-pile", "no-draw"),
    "ruse-targets": ("battle-only",),
    "ruse-without-target": ("illegal", "allowed"),
    "move-destination": ("same-dam", "any-dam"),
    "exchange-short": ("give-all", "battle-only"),
    "rematch-pile": ("battle-deck", "both-piles"),
    "rematch-defender-score": ("total", "in-turn"),
}
"""Where the rulebook is open: how it can be read."""
REQUIREMENTS: Final = ("none", "highest-sum", "lowest-sum", "kompania", "bractwo", "banda")
TILES: Final = {
    1: ((3, "highest-sum"), (3, "banda")),
    2: ((4, "none"), (2, "kompania")),
    3: ((3, "none"), (3, "bractwo")),
    4: ((2, "none"), (4, "lowest-sum")),
    5: ((3, "none"), (3, "bractwo")),
    6: ((4, "none"), (2, "kompania")),
    7: ((3, "lowest-sum"), (3, "banda")),
}
"""Slots and requirement of each tile: intact, damaged."""
SIDES: Final = ("attacker", "defender")
MOST_DAMS: Final = 16
FACING: Final = {
    f"{colour}{one}": f"{colour}{other}" for colour in COLOURS for one, other in ((0, 11), (11, 0))
}
"""The beaver for the duck of each colour, and the duck for the beaver."""
Strength = tuple[int, int]
"""How good the formation is, then its points. Greater is stronger."""


def formation(values: Sequence[int], one_colour: bool, requirement: str, legion: str) -> int:
    """How good a full side is at a dam: the greater the better."""
    one_value = len(set(values)) == 1
    run = max(values) - min(values) == len(values) - 1 and len(set(values)) == len(values)
    if requirement == "none":
        if one_colour and run:
            return 4
        return 3 if one_value else 2 if one_colour else 1 if run else 0
    if requirement == "kompania":
        return int(one_value)
    if requirement in ("bractwo", "banda"):
        has = one_colour if requirement == "bractwo" else run
        if one_colour and run and legion != "counts":
            return 2 if legion == "outranks" else 0
        return int(has)
    return 0


@lru_cache(maxsize=100_000)
def strength(values: tuple[int, ...], one_colour: bool, requirement: str, legion: str) -> Strength:
    points = -sum(values) if requirement == "lowest-sum" else sum(values)
    return formation(values, one_colour, requirement, legion), points


class Dam(NamedTuple):
    name: int | str
    damaged: bool
    slots: int
    requirement: str
    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    first: str | None


class RiverTable(NamedTuple):
    """The facts of a case that control of a dam depends on."""

    dams: tuple[Dam, ...]
    discard: tuple[str, ...]
    legion: str
    over: bool
    defenders_turn: bool
    spare: tuple[str, ...]
    """The elite units that the defender might still bring."""
    most_spare: int | None
    """How many of them; None if the case does not say how many tactics cards were played."""
    no_cancelled: bool
    """Is a duck or beaver that would be cancelled on arrival left out of a proof?"""

    def dam(self, name: Any) -> Dam:
        for dam in self.dams:
            if dam.name == name and type(dam.name) is type(name):
                return dam
        raise Wrong(f"claim: there is no dam {name!r}")

    @property
    def seen(self) -> frozenset[str]:
        laid = (card for dam in self.dams for card in (*dam.attacker, *dam.defender))
        return frozenset((*laid, *self.discard))

    def pool(self, dam: Dam) -> frozenset[str]:
        """The battle cards that the defender might still lay at this dam."""
        pool = RIVER_DECK - self.seen
        if self.no_cancelled:
            pool -= {FACING[card] for card in dam.attacker if card in FACING}
        return pool


def river_table(certificate: Certificate) -> RiverTable:
    position = certificate.case["position"]
    _check_readings(certificate)
    _check_facts(position)
    given = listed(position, "dams", dict, [])
    if len(given) > MOST_DAMS:
        raise Wrong(f"position: more than {MOST_DAMS} dams")
    dams = tuple(map(_river_dam, given))
    if len({dam.name for dam in dams}) < len(dams):
        raise Wrong("position: a dam stands there twice")
    discard = tuple(listed(position, "discard", str, []))
    laid = [card for dam in dams for card in (*dam.attacker, *dam.defender)]
    hands = field(position, "hands", dict, {})
    held = [card for side in SIDES for card in listed(hands, side, str, [])]
    _check_cards(laid + list(discard), held)
    played = field(position, "tactics_played", dict, {})
    elites = sum(card in ELITES for card in (*laid, *discard))
    if "tactics_played" in position and elites > sum(field(played, side, int, 0) for side in SIDES):
        raise Wrong("position: more elite units lie there than tactics cards were played")
    for place, side in enumerate(SIDES):
        own = sum(card in ELITES for dam in dams for card in (dam.attacker, dam.defender)[place])
        if "tactics_played" in position and own > field(played, side, int, 0):
            raise Wrong(f"position: more elite units of the {side} lie there than they played tactics cards")
    if any(dam.name == position.get("destroyed") and not dam.damaged for dam in dams):
        raise Wrong("position: destroyed: a tile that was not even damaged")
    damaged = sum(dam.damaged for dam in dams)
    over = "destroyed" in position or damaged >= 4 or position.get("ending") == "over"
    turn = position.get("turn")
    if turn not in (None, *SIDES):
        raise Wrong("position: turn")
    over = over or _walled_in(certificate, dams)
    spare, most = _spare_elites(certificate, dams, laid + list(discard))
    return RiverTable(
        dams,
        discard,
        option(certificate, "legion-on-icon-dams", "counts", "outranks", "excluded"),
        over,
        turn == "defender",
        spare,
        most,
        option(certificate, "duck-beaver-in-proof", "counts", "excluded") == "excluded",
    )


def _check_readings(certificate: Certificate) -> None:
    """Every reading has one of its options, and there are no others."""
    if set(certificate.readings) != set(RIVER_READINGS):
        raise Wrong("readings: an option for every reading expected, and no others")
    for name, options in RIVER_READINGS.items():
        option(certificate, name, *options)


def _check_facts(position: Mapping[str, Any]) -> None:
    """Facts that are given have a value that can be, whether they count or not."""
    only(position, "position", *RIVER_FACTS)
    for name in ("hands", "hidden", "ruses", "tactics_played", "wazki_played"):
        of_sides = field(position, name, dict, {})
        only(of_sides, name, *SIDES)
        for side in SIDES if name == "hidden" else ():
            only(field(of_sides, side, dict, {}), name, "battle", "tactics")
    for name, most in (("logs", 3), ("deck", 50), ("tactics_deck", 11), ("turn_number", 400)):
        if name in position and not (name == "turn_number") <= field(position, name, int) <= most:
            raise Wrong(f"position: {name}")
    for name, values in (
        ("turn", SIDES),
        ("phase", ("prepare", "play", "draw", "end")),
        ("ending", ("no", "coming", "last", "over")),
    ):
        if name in position and field(position, name, str) not in values:
            raise Wrong(f"position: {name}")
    field(position, "complete", bool, False)
    if "destroyed" in position and field(position, "destroyed", int) not in TILES:
        raise Wrong("position: destroyed")
    if "turn" in position and "turn_number" in position:
        odd = position["turn_number"] % 2 == 1
        if odd != (position["turn"] == "attacker"):
            raise Wrong("position: the attacker's turns are odd")
    played = {
        name: [field(field(position, name, dict), side, int, 0) for side in SIDES]
        for name in ("tactics_played", "wazki_played")
        if name in position
    }
    if any(not 0 <= count <= 11 for counts in played.values() for count in counts):
        raise Wrong("position: tactics cards played")
    if "tactics_played" in played and abs(played["tactics_played"][0] - played["tactics_played"][1]) > 1:
        raise Impossible("position: nobody plays more than one tactics card more than the other")


def _river_dam(given: Mapping[str, Any]) -> Dam:
    only(given, "position", "tile", "id", "slots", "requirement", "damaged", "first", *SIDES)
    damaged = field(given, "damaged", bool, False)
    name: int | str
    if "tile" in given:
        name = field(given, "tile", int)
        if name not in TILES or "slots" in given or "requirement" in given or "id" in given:
            raise Wrong(f"position: dam {name}")
        slots, requirement = TILES[name][damaged]
    else:
        house: str = field(given, "id", str)
        name, slots = house, field(given, "slots", int)
        requirement = field(given, "requirement", str)
        known = len(house) <= 32 and house.isascii() and house.replace("-", "").isalnum()
        known = known and house == house.lower() and house[0].isalpha()
        if not known or not 1 <= slots <= 6 or requirement not in REQUIREMENTS:
            raise Wrong(f"position: dam {name}")
    attacker, defender = (tuple(listed(given, side, str, [])) for side in SIDES)
    first = given.get("first")
    if first not in (None, *SIDES):
        raise Wrong(f"position: dam {name}: first")
    if max(len(attacker), len(defender)) > slots:
        raise Impossible(f"position: dam {name}: more cards than slots")
    if first and min(len(attacker), len(defender)) < slots:
        raise Wrong(f"position: dam {name}: nobody completed first where a side is not full")
    return Dam(name, damaged, slots, requirement, attacker, defender, first)


def _check_cards(visible: Sequence[str], held: Sequence[str]) -> None:
    """Every battle card exists once. Ruses are never laid at a dam."""
    counted = Counter(visible)
    for card, copies in (counted + Counter(card for card in held if card in RIVER_DECK)).items():
        if card not in RIVER_DECK and card not in ELITE_COPIES:
            raise Wrong(f"position: {card}: no such card")
        if copies > ELITE_COPIES.get(card, 1):
            raise Impossible(f"position: {card}: too many of them")


def _walled_in(certificate: Certificate, dams: Sequence[Dam]) -> bool:
    """Reading no-legal-placement: has the defender won because every slot is filled?"""
    position = certificate.case["position"]
    if option(certificate, "no-legal-placement", "skip", "defender-wins") == "skip":
        return False
    if position.get("turn") != "defender" or position.get("phase") not in ("prepare", "play"):
        return False
    whole = {dam.name for dam in dams} == set(TILES)
    return whole and all(len(dam.defender) == dam.slots for dam in dams)


def _spare_elites(
    certificate: Certificate, dams: Sequence[Dam], visible: Sequence[str]
) -> tuple[tuple[str, ...], int | None]:
    """Readings unplayed-elites, unplayed-elites-limit and dragonfly-limit."""
    position = certificate.case["position"]
    limit = option(certificate, "dragonfly-limit", "both", "one-each")
    if option(certificate, "unplayed-elites", "ignored", "allowed") == "ignored":
        return (), 0
    if "tactics_played" not in position:
        return (), None
    played = field(position, "tactics_played", dict)
    attacker, defender = (field(played, side, int, 0) for side in SIDES)
    left = {name: copies - visible.count(name) for name, copies in ELITE_COPIES.items()}
    if limit == "one-each":
        laid = sum(dam.defender.count("wazka") for dam in dams)
        wazki = max(laid, field(field(position, "wazki_played", dict, {}), "defender", int, 0))
        left["wazka"] = min(left["wazka"], max(0, 1 - wazki))
    return tuple(name for name, copies in left.items() for _ in range(copies)), max(
        0, attacker + 1 - defender
    )


# River: the strength of a side


def best_strength(cards: Sequence[str], dam: Dam, legion: str) -> Strength:
    """A full side with its elite units read in its owner's favour."""
    real = [card for card in cards if card in RIVER_DECK]
    elites = [card for card in cards if card in ELITES]
    colours = len({card[0] for card in real})
    return max(_readings([int(card[1:]) for card in real], colours <= 1, colours > 1, elites, dam, legion))


def _readings(
    values: Sequence[int], can_agree: bool, can_differ: bool, elites: Sequence[str], dam: Dam, legion: str
) -> Iterator[Strength]:
    """Every reading of a side: of its elite units, and of the colours that its battle cards can have.

    An elite unit takes any colour: it agrees with the others if they agree, and differs if it is not alone.
    """
    differs = can_differ or (bool(elites) and len(values) + len(elites) > 1)
    for chosen in product(*(ELITES[elite] for elite in elites)):
        whole = tuple(sorted((*values, *chosen)))
        if can_agree:
            yield strength(whole, True, dam.requirement, legion)
        if differs:
            yield strength(whole, False, dam.requirement, legion)


def keeps(theirs: Strength, attackers: Strength, dam: Dam) -> bool:
    """Does the defender keep the dam? Of equal sides the one wins that was completed first."""
    if theirs == attackers and len(dam.defender) == dam.slots:
        if dam.first is None:
            raise Wrong(f"position: dam {dam.name}: both sides are equal; who completed first?")
        return dam.first == "defender"
    return theirs > attackers


# River: every completion


def sides_tried(table: RiverTable, dam: Dam) -> Iterator[Strength]:
    """The strength of every side that the defender could complete.

    Only its values matter, and whether it has one colour. So cards are chosen by value: what colours they can
    have follows from the pool.
    """
    pool = table.pool(dam)
    laid = [card for card in dam.defender if card in RIVER_DECK]
    own = [card for card in dam.defender if card in ELITES]
    laid_values, laid_colours = [int(card[1:]) for card in laid], {card[0] for card in laid}
    in_pool = Counter(int(card[1:]) for card in pool)
    may_agree = laid_colours or set(COLOURS)
    free = dam.slots - len(dam.defender)
    for brought in _brought(table, free):
        for chosen in _by_value(in_pool, free - len(brought)):
            ways = prod(comb(in_pool[value], count) for value, count in chosen)
            values = [value for value, count in chosen for _ in range(count)]
            alike = 0
            if len(laid_colours) <= 1 and len(chosen) == len(values):
                alike = sum(all(f"{colour}{value}" in pool for value in values) for colour in may_agree)
            if not values and len(laid_colours) <= 1:
                alike = ways
            elites = [*own, *brought]
            yield from _readings(laid_values + values, alike > 0, ways > alike, elites, dam, table.legion)


def sides_to_try(table: RiverTable, dam: Dam) -> int:
    """How many sides there are, at most, with every reading of their elite units."""
    in_pool = Counter(int(card[1:]) for card in table.pool(dam))
    free = dam.slots - len(dam.defender)
    choices = [1] + [0] * free
    for copies in in_pool.values():
        choices = [
            sum(choices[count - more] for more in range(min(copies, count) + 1)) for count in range(free + 1)
        ]
    own = [card for card in dam.defender if card in ELITES]
    return sum(
        2 * choices[free - len(brought)] * prod(len(ELITES[elite]) for elite in (*own, *brought))
        for brought in _brought(table, free)
    )


def _brought(table: RiverTable, free: int) -> list[tuple[str, ...]]:
    """Every choice of elite units that the defender could bring."""
    if table.most_spare is None:
        if free:
            raise Wrong("position: how many tactics cards were played is missing")
        return [()]
    most = min(table.most_spare, free, len(table.spare))
    return sorted({chosen for count in range(most + 1) for chosen in combinations(table.spare, count)})


def _by_value(
    in_pool: Mapping[int, int], wanted: int, lowest: int = 0
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every choice of so many cards by their values: how many of which."""
    if not wanted:
        yield ()
        return
    for value in range(lowest, 12):
        for count in range(1, min(in_pool.get(value, 0), wanted) + 1):
            for rest in _by_value(in_pool, wanted - count, value + 1):
                yield ((value, count), *rest)


def nobody_keeps(table: RiverTable, dam: Dam, work: Work) -> None:
    """Tries every completion of the defender's side. Raises Wrong if one keeps the dam."""
    attackers = best_strength(dam.attacker, dam, table.legion)
    work.spend(sides_to_try(table, dam), MOST_SIDES, f"dam {dam.name}: too many sides to try")
    for theirs in sides_tried(table, dam):
        if keeps(theirs, attackers, dam):
            raise Wrong(f"dam {dam.name}: the defender can complete a side that keeps it")


def shown_keeps(table: RiverTable, dam: Dam, shown: Sequence[Any]) -> list[str]:
    """Does this side of the defender keep the dam? Returns the cards that were added."""
    where = f"witness at dam {dam.name}"
    if table.most_spare is None and len(dam.defender) < dam.slots:
        raise Wrong("position: how many tactics cards were played is missing")
    cards = [field(typed(entry, dict, where), "card", str) for entry in shown]
    added = Counter(cards)
    added.subtract(Counter(dam.defender))
    if min(added.values(), default=0) < 0 or len(cards) != dam.slots:
        raise Wrong(f"{where}: not a full side with the cards that lie there")
    new = list(added.elements())
    pool = table.pool(dam)
    for card in new:
        if card not in ELITES and (card not in pool or added[card] > 1):
            raise Wrong(f"{where}: {card} can't come")
    check_brought(table, [card for card in new if card in ELITES], where)
    read_as = [_as_read(entry, where) for entry in shown]
    values = tuple(sorted(value for _, value in read_as))
    one_colour = len({colour for colour, _ in read_as}) == 1
    theirs = strength(values, one_colour, dam.requirement, table.legion)
    if not keeps(theirs, best_strength(dam.attacker, dam, table.legion), dam):
        raise Wrong(f"{where}: this side does not keep the dam")
    return new


def check_brought(table: RiverTable, elites: Sequence[str], where: str) -> None:
    """Elite units that the defender brings, to one dam or to several."""
    most = Counter(table.spare)
    if len(elites) > (table.most_spare or 0) or any(elites.count(one) > most[one] for one in elites):
        raise Wrong(f"{where}: these elite units can't come")


def _as_read(entry: Mapping[str, Any], where: str) -> tuple[str, int]:
    """The colour and value that a card of a witness counts as."""
    card = entry["card"]
    if card not in ELITES:
        return card[0], int(card[1:])
    read_as = field(entry, "as", str)
    if read_as not in RIVER_DECK or int(read_as[1:]) not in ELITES[card]:
        raise Wrong(f"{where}: {card} can't count as {read_as}")
    return read_as[0], int(read_as[1:])


# River: holding dams, as statements
#
# Every variable means something about a choice of cards: this card lies there, every card is red, the values
# are a run from 3 on. Whatever cards the defender lays, these are true or false, and every statement below
# holds if the defender keeps the dams. So if some of the statements can't all be true, the dams can't all be
# kept.

STEP: Final = 1000
"""A better formation is worth more than any sum."""


class Statements:
    """Statements that hold if the defender keeps the dams."""

    def __init__(self) -> None:
        self.said: set[Statement] = set()

    def at_least(self, terms: Iterable[tuple[int, str]], least: int, *when: str) -> None:
        weights: Counter[str] = Counter()
        for weight, name in terms:
            weights[name] += weight
        told = sorted((weight, name) for name, weight in weights.items() if weight)
        self.said.add(Statement(tuple(told), least, tuple(sorted(set(when)))))

    def at_most(self, names: Iterable[str], most: int, *when: str) -> None:
        self.at_least([(-1, name) for name in names], -most, *when)

    def some(self, names: Iterable[str], least: int, *when: str) -> None:
        self.at_least([(1, name) for name in names], least, *when)

    def exactly(self, terms: Sequence[tuple[int, str]], number: int) -> None:
        self.at_least(terms, number)
        self.at_least([(-weight, name) for weight, name in terms], -number)


class DamStatements:
    """What is true at one dam that the defender keeps."""

    def __init__(self, table: RiverTable, dam: Dam, said: Statements) -> None:
        self.dam, self.said, self.slots = dam, said, dam.slots
        self.values: dict[int, list[str]] = {value: [] for value in range(12)}
        self.colours: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.sums: dict[str, int] = {}
        laid = [card for card in dam.defender if card in RIVER_DECK]
        self.cards = [*laid, *sorted(table.pool(dam))]
        for card in self.cards:
            self.values[int(card[1:])].append(self.name(card))
            self.colours[card[0]].append(self.name(card))
        own = [self._elite(f"own{at} {card}", card) for at, card in enumerate(dam.defender) if card in ELITES]
        for name in (*map(self.name, laid), *own):
            said.some([name], 1)
        self.spare = [(self._elite(label, elite), elite) for label, elite in spare_labels(table)]
        brought = [name for name, _ in self.spare]
        said.at_most(brought, table.most_spare or 0)
        for (first, elite), (second, other) in zip(self.spare, self.spare[1:], strict=False):
            if elite == other:
                said.at_least([(1, first), (-1, second)], 0)
        everything = [*map(self.name, self.cards), *own, *brought]
        said.exactly([(1, name) for name in everything], self.slots)
        self.grades = self._formations(table.legion)
        said.at_most(self.grades, 1)
        attackers = best_strength(dam.attacker, dam, table.legion)
        tie = len(dam.defender) == dam.slots and dam.first == "defender"
        self._strong_enough(STEP * attackers[0] + attackers[1] + (0 if tie else 1))

    def name(self, what: str) -> str:
        return f"{self.dam.name}: {what}"

    def _elite(self, label: str, elite: str) -> str:
        """An elite unit that lies there counts as one value and one colour."""
        here = self.name(label)
        values = [(value, self.name(f"{label} is {value}")) for value in ELITES[elite]]
        colours = [(colour, self.name(f"{label} is {colour}")) for colour in COLOURS]
        for value, name in values:
            self.values[value].append(name)
        for colour, name in colours:
            self.colours[colour].append(name)
        for chosen in ([name for _, name in values], [name for _, name in colours]):
            self.said.exactly([*((1, name) for name in chosen), (-1, here)], 0)
        return here

    def _one_of(self, name: str, choices: Iterable[str]) -> str:
        self.said.some(choices, 1, self.name(name))
        return self.name(name)

    def _one_colour(self) -> str:
        for colour in COLOURS:
            self.said.some(self.colours[colour], self.slots, self.name(f"all {colour}"))
        return self._one_of("one colour", [self.name(f"all {colour}") for colour in COLOURS])

    def _one_value(self) -> str:
        for value in range(12):
            name = self.name(f"all {value}")
            self.said.some(self.values[value], self.slots, name)
            self.sums[name] = value * self.slots
        return self._one_of("one value", [self.name(f"all {value}") for value in range(12)])

    def _run(self) -> str:
        runs = []
        for low in range(13 - self.slots):
            runs.append(self.name(f"run from {low}"))
            run = range(low, low + self.slots)
            for value in run:
                self.said.some(self.values[value], 1, runs[-1])
            self.sums[runs[-1]] = sum(run)
        return self._one_of("run", runs)

    def _no_run(self) -> str:
        name = self.name("no run")
        for value in range(12):
            self.said.at_most(self.values[value], 0, self.name(f"no {value}"))
        for low in range(13 - self.slots):
            gaps = [self.name(f"no {value}") for value in range(low, low + self.slots)]
            self.said.some(gaps, 1, name)
        return name

    def _many_colours(self) -> str:
        name = self.name("many colours")
        for colour in COLOURS:
            self.said.at_most(self.colours[colour], self.slots - 1, name)
        return name

    def _formations(self, legion: str) -> list[str]:
        """The formations that count at the dam, weakest first, and what they take."""
        requirement = self.dam.requirement
        takes: list[tuple[str, list[str]]] = []
        if requirement == "none":
            colour, run = self._one_colour(), self._run()
            takes = [("banda", [run]), ("bractwo", [colour]), ("kompania", [self._one_value()])]
            takes.append(("legion", [colour, run]))
        elif requirement == "kompania":
            takes = [("kompania", [self._one_value()])]
        elif requirement == "bractwo":
            colour = self._one_colour()
            takes = [("bractwo", [colour, self._no_run()] if legion == "excluded" else [colour])]
            if legion == "outranks":
                takes.append(("legion", [colour, self._run()]))
        elif requirement == "banda":
            run = self._run()
            takes = [("banda", [run, self._many_colours()] if legion == "excluded" else [run])]
            if legion == "outranks":
                takes.append(("legion", [run, self._one_colour()]))
        for name, needed in takes:
            for need in needed:
                self.said.some([need], 1, self.name(name))
        return [self.name(name) for name, _ in takes]

    def _strong_enough(self, least: int) -> None:
        """The best formation and the sum of its values reach what keeps the dam; and what follows from that.

        With the formation that the least strength has, the sum must reach its points. And if the best cards
        that could lie there are not enough, others must have a high value, too.
        """
        lowest = self.dam.requirement == "lowest-sum"
        sign = -1 if lowest else 1
        points = [(sign * value, name) for value, names in self.values.items() for name in names]
        steps = [(STEP * height, name) for height, name in enumerate(self.grades, 1)]
        self.said.at_least([*points, *steps], least)
        level = 0 if lowest else least // STEP
        wanted = least - STEP * level
        if level > len(self.grades):
            return
        if level:
            grade = self.grades[level - 1]
        else:
            grade = self.name("no formation")
            self.said.some([*self.grades, grade], 1)
        for choice, total in self.sums.items():
            if total < wanted:
                self.said.at_most([grade, choice], 1)
        values = sorted((value for value, names in self.values.items() for _ in names), reverse=not lowest)
        best = values[: self.slots]
        for place in range(len(best)):
            share = wanted - sign * sum(best[:place])
            needed = -(-share // (self.slots - place))
            reach = [name for value, names in self.values.items() for name in names if sign * value >= needed]
            self.said.some(reach, place + 1, grade)


def spare_labels(table: RiverTable) -> list[tuple[str, str]]:
    """The elite units that may come, each copy with a label."""
    numbers: Counter[str] = Counter()
    labels = []
    for elite in table.spare:
        numbers[elite] += 1
        labels.append((f"spare {elite} {numbers[elite]}", elite))
    return labels


def holding_statements(table: RiverTable, dams: Sequence[Dam]) -> set[Statement]:
    """Everything that is true if the defender keeps all of these dams with the cards that they share."""
    if table.most_spare is None and any(len(dam.defender) < dam.slots for dam in dams):
        raise Wrong("position: how many tactics cards were played is missing")
    said = Statements()
    sides = [DamStatements(table, dam, said) for dam in dams]
    unseen = RIVER_DECK - table.seen
    for card in unseen:
        said.at_most([side.name(card) for side in sides if card in side.cards], 1)
    kinds = [{card for card in unseen if card[0] == colour} for colour in COLOURS]
    for value in range(12):
        kinds.append({card for card in unseen if int(card[1:]) == value})
        kinds.append({card for card in unseen if int(card[1:]) >= value})
        kinds.append({card for card in unseen if int(card[1:]) <= value})
    for kind in kinds:
        said.at_most([side.name(card) for side in sides for card in side.cards if card in kind], len(kind))
    brought = [name for side in sides for name, _ in side.spare]
    wanted = sum(dam.slots - len(dam.defender) for dam in dams)
    said.some(brought, wanted - len(unseen))
    for elite, copies in Counter(table.spare).items():
        said.at_most([name for side in sides for name, one in side.spare if one == elite], copies)
    said.at_most(brought, table.most_spare or 0)
    return said.said


def check_not_held(table: RiverTable, dams: Sequence[Dam], part: Mapping[str, Any], work: Work) -> None:
    """A proof that the defender can't keep all of these dams, of statements that are made anew here."""
    for dam in dams:
        if len(dam.attacker) < dam.slots:
            raise Wrong(f"dam {dam.name}: the attacker's side is not full")
    proved = check_proof(part, work)
    made = holding_statements(table, dams)
    for place, statement in enumerate(proved.statements, 1):
        if statement not in made:
            raise Wrong(f"statement {place}: the rules do not say this of the case")


# River: the claims


def river_control(certificate: Certificate) -> str:
    only(certificate.claim, "claim", "kind", "dam")
    table = river_table(certificate)
    dam = table.dam(certificate.claim.get("dam"))
    return _check_dam(table, dam, certificate.verdict, certificate.part(), certificate.work)


def river_claimable(certificate: Certificate) -> str:
    only(certificate.claim, "claim", "kind")
    only(certificate.answer, "answer", "dams")
    table = river_table(certificate)
    expect(certificate, "answered", "a question is answered")
    for entry in listed(certificate.answer, "dams", dict):
        only(entry, "answer", "dam", "verdict")
    told = [
        (entry.get("dam"), field(entry, "verdict", str)) for entry in listed(certificate.answer, "dams", dict)
    ]
    if [name for name, _ in told] != [dam.name for dam in table.dams]:
        raise Wrong("answer: every dam, in the order of the table")
    parts = [certificate.part(str(dam.name)) for dam in table.dams]
    return weakest(
        _check_dam(table, dam, verdict, part, certificate.work)
        for dam, (_, verdict), part in zip(table.dams, told, parts, strict=True)
    )


def river_joint_control(certificate: Certificate) -> str:
    """The defender can't hold all of these dams at once."""
    only(certificate.claim, "claim", "kind", "dams")
    only(certificate.answer, "answer")
    table = river_table(certificate)
    names = field(certificate.claim, "dams", list)
    dams = [table.dam(name) for name in names]
    if len({dam.name for dam in dams}) < len(dams) or len(dams) < 2:
        raise Wrong("claim: two dams or more, each once")
    part = certificate.part()
    if table.over or any(len(dam.attacker) < dam.slots for dam in dams):
        expect(certificate, "rejected", "nothing can be declared now, or a side is not full")
        _expect_type(part, "open")
    elif certificate.verdict == "rejected":
        _expect_type(part, "witness")
        shown = listed(part, "dams", dict)
        if [entry.get("dam") for entry in shown] != names:
            raise Wrong("witness: every dam, in the order of the claim")
        added = [
            card
            for dam, entry in zip(dams, shown, strict=True)
            for card in shown_keeps(table, dam, listed(entry, "cards", dict))
        ]
        for card, copies in Counter(added).items():
            if card in RIVER_DECK and copies > 1:
                raise Wrong(f"witness: {card} lies at two dams")
        check_brought(table, [card for card in added if card in ELITES], "witness")
    else:
        expect(certificate, "upheld", "a claim is upheld or rejected")
        among = [table.dam(name) for name in field(part, "dams", list)]
        if not {dam.name for dam in among} <= {dam.name for dam in dams} or not among:
            raise Wrong("evidence: dams of the claim expected")
        _expect_type(part, "proof", "enumeration")
        if part["type"] == "proof":
            check_not_held(table, among, part, certificate.work)
        elif len(among) > 1:
            raise Wrong("evidence: only a single dam is tried")
        else:
            nobody_keeps(table, among[0], certificate.work)
    return "rules"


def _check_dam(table: RiverTable, dam: Dam, verdict: str, part: Mapping[str, Any], work: Work) -> str:
    """The attacker takes this dam now: upheld or rejected."""
    if verdict not in ("upheld", "rejected"):
        raise Wrong(f"verdict: {verdict} is not proved by anything")
    if table.over or table.defenders_turn or len(dam.attacker) < dam.slots:
        if verdict != "rejected" or part["type"] != "open":
            raise Wrong(f"dam {dam.name}: nothing can be declared now, or the side is not full")
    elif verdict == "rejected":
        _expect_type(part, "witness")
        shown_keeps(table, dam, listed(part, "cards", dict))
    else:
        _expect_type(part, "enumeration", "proof")
        if part["type"] == "proof":
            check_not_held(table, [dam], part, work)
        else:
            nobody_keeps(table, dam, work)
    return "rules"


def _expect_type(part: Mapping[str, Any], *types: str) -> None:
    if part["type"] not in types:
        raise Wrong(f"evidence: {' or '.join(types)} expected, not {part['type']}")


# River: play

OTHER: Final = {"attacker": "defender", "defender": "attacker"}
RUSES: Final = ("transfer", "rekrutacja", "dezercja", "wsparcie", "zdrada", "wymiana", "eksplozja")
MOST_TABLES: Final = 25_000
"""Tables that are looked at while strategies are walked through."""
LOGS: Final = 3
Cards = tuple[str, ...]
Pair = tuple[Any, Any]
"""Of the attacker and of the defender."""


class RiverState(NamedTuple):
    """The table in the middle of a game. What lies in hands and piles may be unknown."""

    dams: tuple[Dam, ...]
    discard: Cards
    hands: tuple[Cards, Cards]
    """The cards that are known, sorted."""
    hidden: tuple[tuple[int, int], tuple[int, int]]
    """Of each hand, how many battle cards and how many tactics cards are not known."""
    deck: int
    logs: int
    turn: str
    phase: str
    ending: str
    """The end by an empty pile: no, coming (the attacker's next turn is the last), last, over."""
    tactics_deck: int | None
    """None if the game is played without tactics cards."""
    played: tuple[int, int]
    """Tactics cards that each side has played."""
    wazki: tuple[int, int]
    ruses: tuple[Cards, Cards]
    reshuffled: frozenset[str]
    """Cards that Wsparcie put back into the pile: no card that was hidden in a hand then is one of them."""
    old: tuple[int, int]
    """The battle cards that were hidden in each hand then and still are."""
    winner: str | None


class RiverPlay:
    """The rules of play, under the readings of a case. Actions are lines of text."""

    def __init__(self, certificate: Certificate) -> None:
        _check_readings(certificate)
        self.readings = certificate.readings
        self._keeps: dict[tuple[Any, ...], bool] = {}
        self._to_take: dict[tuple[Any, ...], int] = {}

    # Who has won

    def with_winner(self, table: RiverState) -> RiverState:
        if sum(dam.damaged for dam in table.dams) >= 4:
            return table._replace(winner="attacker")
        walled = self.readings["no-legal-placement"] == "defender-wins" and table.turn == "defender"
        walled = walled and table.phase in ("prepare", "play") and not _open_dams(table, "defender")
        return table._replace(winner="defender") if walled or table.ending == "over" else table

    # Turns

    def next_turn(self, table: RiverState) -> RiverState:
        turn = OTHER[table.turn]
        last = turn == "attacker" and table.ending == "coming"
        return self.with_winner(
            table._replace(turn=turn, phase="prepare", ending="last" if last else table.ending)
        )

    def to_end(self, table: RiverState) -> RiverState:
        """After the draw the attacker may still declare control. The defender's turn is over."""
        table = table._replace(phase="end")
        return self.next_turn(table) if table.turn == "defender" else table

    def to_draw(self, table: RiverState) -> RiverState:
        if not table.deck and self.readings["deck-end-trigger"] == "failed-draw":
            table = _last_turn_comes(table)
        if table.deck or self.may_draw_tactics(table):
            return table._replace(phase="draw")
        return self.to_end(table)

    def may_draw_tactics(self, table: RiverState) -> bool:
        return bool(table.tactics_deck) and (
            table.deck > 0 or self.readings["draw-when-deck-empty"] == "tactics-pile"
        )

    # What is legal, where everything is known and no tactics card is in play

    def actions(self, table: RiverState) -> Iterator[str]:
        """Every legal action but draws."""
        side = table.turn
        yield from self.claims(table)
        if table.phase == "prepare":
            for dam in table.dams:
                if side == "defender" and table.logs and dam.attacker:
                    yield f"defender log {dam.name}"
                if side == "attacker" and self._retreating(dam):
                    yield f"attacker retreat {dam.name}"
        if table.phase in ("prepare", "play"):
            room = _open_dams(table, side)
            hand = table.hands[SIDES.index(side)]
            for card in hand:
                for dam in room:
                    yield f"{side} play {card} at {dam.name}"
            if not room or not hand:
                yield f"{side} skip"
        if table.phase == "end":
            yield "attacker end"

    def claims(self, table: RiverState) -> Iterator[str]:
        """The dams that the attacker can take, at any moment of their turn."""
        for dam in table.dams if table.turn == "attacker" else ():
            if len(dam.attacker) == dam.slots and not self.can_be_kept(table, dam):
                yield f"attacker claim {dam.name}"

    # What an action does

    def after(self, table: RiverState, action: str) -> RiverState:
        """The table after an action. Raises Wrong if the action is not legal."""
        side, verb, *words = action.split() if len(action.split()) > 1 else ("", "")
        if table.winner or side != table.turn:
            raise Wrong(f"{action!r}: it is not the turn of that side")
        match verb, words:
            case "claim", [dam]:
                return self._claim(table, _dam_of(table, dam), action)
            case "retreat", [dam]:
                return self._retreat(table, _dam_of(table, dam), action)
            case "log", [dam]:
                return self._log(table, _dam_of(table, dam), action)
            case "play", [card, "at", dam]:
                return self._play(table, card, _dam_of(table, dam), action)
            case "draw", [card]:
                return self._draw(table, card, action)
            case "skip", []:
                return self._skip(table, action)
            case "end", []:
                return self._end(table, action)
            case "ruse", [ruse, *rest] if ruse in RUSES:
                return self._ruse(table, ruse, rest, action)
        raise Wrong(f"{action!r}: no such action")

    def _claim(self, table: RiverState, dam: Dam, action: str) -> RiverState:
        _legal(table.turn == "attacker" and len(dam.attacker) == dam.slots, action)
        _legal(not self.can_be_kept(table, dam), action)
        if dam.damaged:
            return table._replace(winner="attacker")
        slots, requirement = TILES[_tile(dam)][True]
        turned = Dam(dam.name, True, slots, requirement, (), (), None)
        table = _with_dam(table, turned)._replace(discard=table.discard + dam.attacker + dam.defender)
        return self.with_winner(table) if sum(one.damaged for one in table.dams) >= 4 else table

    def can_be_kept(self, table: RiverState, dam: Dam) -> bool:
        """Could the defender complete a side that keeps the dam, as far as the table shows?"""
        known = river_view(table, self.readings)
        key = (dam, known.pool(dam), known.spare, known.most_spare)
        if key not in self._keeps:
            attackers = best_strength(dam.attacker, dam, known.legion)
            self._keeps[key] = any(keeps(theirs, attackers, dam) for theirs in sides_tried(known, dam))
        return self._keeps[key]

    def cards_to_take(self, dam: Dam, own: frozenset[str], plays: int) -> int:
        """How many cards the attacker must lay to take the dam, at least; above ``plays``: it can't be.

        Every free slot must be filled. If the defender's side is full and can't change, some of the cards
        that lie there and some of those that the attacker may get (``own``) must make a stronger side.
        """
        free = dam.slots - len(dam.attacker)
        if free > plays or len(dam.defender) < dam.slots:
            return free
        if any(FACING.get(card) in own for card in dam.defender):
            return free
        key = (dam, own, plays)
        if key not in self._to_take:
            self._to_take[key] = self._cards_to_beat(dam, own, plays)
        return self._to_take[key]

    def _cards_to_beat(self, dam: Dam, own: frozenset[str], plays: int) -> int:
        legion = self.readings["legion-on-icon-dams"]
        theirs = best_strength(dam.defender, dam, legion)
        for new in range(dam.slots - len(dam.attacker), min(plays, dam.slots) + 1):
            for kept in combinations(dam.attacker, dam.slots - new):
                for laid in combinations(sorted(own), new):
                    ours = best_strength((*kept, *laid), dam, legion)
                    if ours > theirs or (ours == theirs and not new and dam.first == "attacker"):
                        return new
        return plays + 1

    def _retreat(self, table: RiverState, dam: Dam, action: str) -> RiverState:
        scope, leaving = self.readings["retreat-scope"], self._retreating(dam)
        _legal(table.turn == "attacker" and table.phase == "prepare" and bool(leaving), action)
        stay = tuple(card for card in dam.attacker if card in ELITES and scope != "elites-too")
        table = _with_dam(table, dam._replace(attacker=stay, first=None))
        phase = "prepare" if scope == "several-dams" else "play"
        return table._replace(discard=table.discard + leaving, phase=phase)

    def _retreating(self, dam: Dam) -> Cards:
        """The cards that leave in a retreat: the battle cards, or all."""
        with_elites = self.readings["retreat-scope"] == "elites-too"
        return tuple(card for card in dam.attacker if card in RIVER_DECK or with_elites)

    def _log(self, table: RiverState, dam: Dam, action: str) -> RiverState:
        """The card nearest the dam goes: the one that was laid first."""
        _legal(table.turn == "defender" and table.phase == "prepare", action)
        _legal(table.logs > 0 and bool(dam.attacker), action)
        discard = (*table.discard, dam.attacker[0])
        table = _with_dam(table, dam._replace(attacker=dam.attacker[1:], first=None))
        return table._replace(discard=discard, logs=table.logs - 1, phase="play")

    def _play(self, table: RiverState, card: str, dam: Dam, action: str) -> RiverState:
        _legal(table.phase in ("prepare", "play") and (card in RIVER_DECK or card in ELITES), action)
        _legal(card in RIVER_DECK or self.may_play_tactics(table, card), action)
        _legal(dam in _open_dams(table, table.turn), action)
        table = _counted(_taken(table, table.turn, card, action), card)
        table = _laid(table, table.turn, card, dam, cancels=True)
        _legal(_hidden_fit(table), action)
        return self.to_draw(table)

    def may_play_tactics(self, table: RiverState, card: str) -> bool:
        """Nobody plays more than one tactics card more than the other."""
        own = SIDES.index(table.turn)
        if table.tactics_deck is None or table.played[own] > table.played[1 - own]:
            return False
        return not (card == "wazka" and table.wazki[own] and self.readings["dragonfly-limit"] == "one-each")

    def _draw(self, table: RiverState, card: str, action: str) -> RiverState:
        _legal(table.phase == "draw", action)
        if card == "?tactics" or card in ELITES or card in RUSES:
            _legal(self.may_draw_tactics(table), action)
            _legal(card == "?tactics" or card in _unknown_tactics(table), action)
            table = table._replace(tactics_deck=(table.tactics_deck or 0) - 1)
            return self.to_end(_given(table, table.turn, card))
        _legal(table.deck > 0 and (card == "?" or card in _unknown(table)), action)
        table = _given(table._replace(deck=table.deck - 1), table.turn, card)
        _legal(_hidden_fit(table), action)
        if not table.deck and self.readings["deck-end-trigger"] == "emptied":
            table = _last_turn_comes(table)
        return self.to_end(table)

    def _skip(self, table: RiverState, action: str) -> RiverState:
        """Only if nothing can be played, or no card can be drawn."""
        if table.phase == "draw":
            _legal(not table.deck, action)
            return self.to_end(table)
        own = SIDES.index(table.turn)
        room = bool(_open_dams(table, table.turn))
        battle = table.hidden[own][0] > 0 or any(card in RIVER_DECK for card in table.hands[own])
        _legal(table.phase in ("prepare", "play") and not (room and battle), action)
        held = {card for card in table.hands[own] if card not in RIVER_DECK}
        _legal(not any(self._can_play_tactics(table, card, room) for card in held), action)
        unknown = _unknown_tactics(table)
        useless = sum(not self._can_play_tactics(table, card, room) for card in unknown)
        _legal(table.hidden[own][1] <= useless, action)
        return self.to_draw(table)

    def _can_play_tactics(self, table: RiverState, card: str, room: bool) -> bool:
        if not self.may_play_tactics(table, card):
            return False
        return room if card in ELITES else self._has_target(table, card)

    def _end(self, table: RiverState, action: str) -> RiverState:
        _legal(table.phase == "end" or (table.phase == "draw" and not table.deck), action)
        if table.turn == "attacker" and table.ending == "last":
            return self.with_winner(table._replace(phase="end", ending="over"))
        return self.next_turn(table)

    # Ruses

    def _ruse(self, table: RiverState, ruse: str, words: list[str], action: str) -> RiverState:
        side = table.turn
        own = SIDES.index(side)
        _legal(table.phase in ("prepare", "play") and self.may_play_tactics(table, ruse), action)
        table = _counted(_taken(table, side, ruse, action), ruse)
        table = table._replace(ruses=_pair(table.ruses, own, (*table.ruses[own], ruse)))
        if not words:
            allowed = self.readings["ruse-without-target"] == "allowed" and ruse != "wsparcie"
            _legal(allowed and not self._has_target(table, ruse), action)
            return self.to_draw(table)
        match ruse, words:
            case "transfer", [card, "discard"]:
                table = _lifted(table, side, card, action)
            case "dezercja", [card]:
                table = _lifted(table, OTHER[side], card, action)
            case (("transfer" | "zdrada"), [card, "to", dam]):
                table = self._move(table, side if ruse == "transfer" else OTHER[side], card, dam, action)
            case "rekrutacja", [card, "at", dam]:
                _legal(card in RIVER_DECK and card in table.discard, action)
                _legal(_dam_of(table, dam) in _open_dams(table, side), action)
                table = table._replace(discard=tuple(one for one in table.discard if one != card))
                table = _laid(table, side, card, _dam_of(table, dam), cancels=True)
            case "wsparcie", [one, other]:
                back = {one, other}
                _legal(len(back) == 2 and back <= RIVER_DECK & set(table.discard), action)
                discard = tuple(card for card in table.discard if card not in back)
                old = (table.hidden[0][0], table.hidden[1][0])
                table = table._replace(
                    discard=discard, deck=table.deck + 2, reshuffled=table.reshuffled | back, old=old
                )
            case "eksplozja", [name]:
                table = _exploded(table, _dam_of(table, name), action)
            case "wymiana", _ if words.count("for") == 1:
                table = self._exchange(table, side, words, action)
            case _:
                raise Wrong(f"{action!r}: no such action")
        _legal(_hidden_fit(table), action)
        return self.to_draw(table)

    def _has_target(self, table: RiverState, ruse: str) -> bool:
        """Could the ruse do anything? The ruse itself may still be in the hand."""
        side = table.turn
        mine = [dam for dam in table.dams if RIVER_DECK & set(_side(dam, side))]
        theirs = [dam for dam in table.dams if RIVER_DECK & set(_side(dam, OTHER[side]))]
        gone = len(RIVER_DECK & set(table.discard))
        room = _open_dams(table, side)
        if ruse == "transfer":
            return bool(mine)
        if ruse == "zdrada":
            anywhere = self.readings["move-destination"] == "any-dam"
            return bool(theirs and room) if anywhere else any(dam in room for dam in theirs)
        if ruse == "dezercja":
            return bool(theirs)
        if ruse == "rekrutacja":
            return bool(gone and room)
        if ruse == "wsparcie":
            return gone >= 2
        if ruse == "eksplozja":
            return bool(mine or theirs)
        own = SIDES.index(side)
        given = self._can_give(table, own)
        if "wymiana" in table.hands[own] and self.readings["exchange-short"] == "give-all":
            given -= 1
        return bool(given or self._can_give(table, 1 - own))

    def _move(self, table: RiverState, owner: str, card: str, name: str, action: str) -> RiverState:
        """To the other side of the same dam, where there is room."""
        here = next((dam for dam in table.dams if card in _side(dam, owner)), None)
        dam = _dam_of(table, name)
        same = self.readings["move-destination"] == "same-dam"
        _legal(here is not None and (not same or here.name == dam.name), action)
        _legal(dam in _open_dams(table, OTHER[owner]), action)
        table = _lifted(table, owner, card, action, discard=False)
        cancels = self.readings["duck-beaver-trigger"] == "any-arrival"
        return _laid(table, OTHER[owner], card, _dam_of(table, name), cancels=cancels)

    def _can_give(self, table: RiverState, own: int) -> int:
        battle = sum(card in RIVER_DECK for card in table.hands[own]) + table.hidden[own][0]
        if self.readings["exchange-short"] == "battle-only":
            return battle
        return len(table.hands[own]) + sum(table.hidden[own])

    def _exchange(self, table: RiverState, side: str, words: list[str], action: str) -> RiverState:
        """Both give three cards at once, or all if they have fewer."""
        at = words.index("for")
        given, taken = ([card for card in part if card != "-"] for part in (words[:at], words[at + 1 :]))
        own = SIDES.index(side)
        for place, cards in ((own, given), (1 - own, taken)):
            _legal(len(cards) == min(3, self._can_give(table, place)), action)
            if self.readings["exchange-short"] == "battle-only":
                _legal(all(card in RIVER_DECK or card == "?" for card in cards), action)
        _legal(bool(given or taken), action)
        for giver, cards in ((side, given), (OTHER[side], taken)):
            for card in sorted(cards, key=lambda card: card.startswith("?")):
                table = _taken(table, giver, card, action)
        for getter, cards in ((OTHER[side], given), (side, taken)):
            for card in cards:
                table = _given(table, getter, card)
        if table.reshuffled:  # which of the hidden cards were given is not known
            table = table._replace(old=(table.hidden[0][0], table.hidden[1][0]))
        return table


def _legal(is_legal: bool, action: str) -> None:
    if not is_legal:
        raise Wrong(f"{action!r}: not legal")


def _pair(pair: Pair, place: int, new: Any) -> Any:
    return (new, pair[1]) if place == 0 else (pair[0], new)


def _side(dam: Dam, side: str) -> Cards:
    return dam.attacker if side == "attacker" else dam.defender


def _with_side(dam: Dam, side: str, cards: Cards) -> Dam:
    if side == "attacker":
        return dam._replace(attacker=cards, first=None)
    return dam._replace(defender=cards, first=None)


def _tile(dam: Dam) -> int:
    if not isinstance(dam.name, int):
        raise Wrong("position: only printed tiles are played on")
    return dam.name


def _dam_of(table: RiverState, name: str) -> Dam:
    for dam in table.dams:
        if str(dam.name) == name:
            return dam
    raise Wrong(f"there is no dam {name!r}")


def _open_dams(table: RiverState, side: str) -> list[Dam]:
    return [dam for dam in table.dams if len(_side(dam, side)) < dam.slots]


def _with_dam(table: RiverState, new: Dam) -> RiverState:
    return table._replace(dams=tuple(new if dam.name == new.name else dam for dam in table.dams))


def _last_turn_comes(table: RiverState) -> RiverState:
    return table._replace(ending="coming") if table.ending == "no" else table


def _unknown(table: RiverState) -> frozenset[str]:
    """The battle cards in the pile or in the hidden part of a hand."""
    laid = {card for dam in table.dams for card in (*dam.attacker, *dam.defender)}
    return RIVER_DECK.difference(laid, table.discard, *table.hands)


def _unknown_tactics(table: RiverState) -> list[str]:
    if table.tactics_deck is None:
        return []
    left = Counter(ELITE_COPIES | dict.fromkeys(RUSES, 1))
    for dam in table.dams:
        left.subtract(card for card in (*dam.attacker, *dam.defender) if card in ELITES)
    for cards in (table.discard, *table.hands, *table.ruses):
        left.subtract(card for card in cards if card not in RIVER_DECK)
    return [card for card, copies in left.items() for _ in range(copies)]


def _hidden_fit(table: RiverState) -> bool:
    """Are there enough unknown cards for the old hidden ones, which were never put back into the pile?"""
    return not table.reshuffled or len(_unknown(table) - table.reshuffled) >= sum(table.old)


def _taken(table: RiverState, side: str, card: str, action: str) -> RiverState:
    """The card leaves the hand, of which it may have been a hidden one."""
    own = SIDES.index(side)
    hand = table.hands[own]
    if card in hand:
        at = hand.index(card)
        return table._replace(hands=_pair(table.hands, own, hand[:at] + hand[at + 1 :]))
    battle, tactics = table.hidden[own]
    if card == "?" or card in RIVER_DECK:
        _legal(battle > 0 and (card == "?" or card in _unknown(table)), action)
        old = table.old[own]
        if card in table.reshuffled:
            _legal(battle > old, action)
            table = table._replace(reshuffled=table.reshuffled - {card})
        elif old:
            table = table._replace(old=_pair(table.old, own, old - 1))
        table = table._replace(hidden=_pair(table.hidden, own, (battle - 1, tactics)))
    else:
        _legal(tactics > 0 and (card == "?tactics" or card in _unknown_tactics(table)), action)
        table = table._replace(hidden=_pair(table.hidden, own, (battle, tactics - 1)))
    return table


def _given(table: RiverState, side: str, card: str) -> RiverState:
    own = SIDES.index(side)
    battle, tactics = table.hidden[own]
    if card == "?":
        return table._replace(hidden=_pair(table.hidden, own, (battle + 1, tactics)))
    if card == "?tactics":
        return table._replace(hidden=_pair(table.hidden, own, (battle, tactics + 1)))
    table = table._replace(reshuffled=table.reshuffled - {card})
    return table._replace(hands=_pair(table.hands, own, tuple(sorted((*table.hands[own], card)))))


def _counted(table: RiverState, card: str) -> RiverState:
    """A tactics card that was played counts."""
    if card in RIVER_DECK:
        return table
    own = SIDES.index(table.turn)
    wazki = table.wazki[own] + (card == "wazka")
    return table._replace(
        played=_pair(table.played, own, table.played[own] + 1), wazki=_pair(table.wazki, own, wazki)
    )


def _laid(table: RiverState, side: str, card: str, dam: Dam, *, cancels: bool) -> RiverState:
    """A duck and a beaver of one colour, across from each other, cancel each other."""
    facing, other = FACING.get(card), OTHER[side]
    if cancels and facing is not None and facing in _side(dam, other):
        rest = tuple(one for one in _side(dam, other) if one != facing)
        discard = (*table.discard, card, facing)
        return _with_dam(table, _with_side(dam, other, rest))._replace(discard=discard)
    dam = _with_side(dam, side, (*_side(dam, side), card))
    full = len(dam.attacker) == len(dam.defender) == dam.slots
    return _with_dam(table, dam._replace(first=other if full else None))


def _lifted(table: RiverState, side: str, card: str, action: str, *, discard: bool = True) -> RiverState:
    """A battle card is taken from a dam."""
    here = next((dam for dam in table.dams if card in _side(dam, side)), None)
    _legal(here is not None and card in RIVER_DECK, action)
    assert here is not None
    rest = tuple(one for one in _side(here, side) if one != card)
    table = _with_dam(table, _with_side(here, side, rest))
    return table._replace(discard=(*table.discard, card)) if discard else table


def _exploded(table: RiverState, dam: Dam, action: str) -> RiverState:
    gone = tuple(card for card in (*dam.attacker, *dam.defender) if card in RIVER_DECK)
    _legal(bool(gone), action)
    attacker, defender = (
        tuple(card for card in cards if card in ELITES) for cards in (dam.attacker, dam.defender)
    )
    dam = dam._replace(attacker=attacker, defender=defender, first=None)
    return _with_dam(table, dam)._replace(discard=table.discard + gone)


def river_view(table: RiverState, readings: Mapping[str, str]) -> RiverTable:
    """What a declaration of control depends on."""
    spare: Cards = ()
    most = 0
    if readings["unplayed-elites"] == "allowed" and table.tactics_deck is not None:
        visible = [card for dam in table.dams for card in (*dam.attacker, *dam.defender)]
        left = Counter(ELITE_COPIES)
        left.subtract(card for card in (*visible, *table.discard) if card in ELITES)
        if readings["dragonfly-limit"] == "one-each":
            laid = sum(dam.defender.count("wazka") for dam in table.dams)
            left["wazka"] = min(left["wazka"], max(0, 1 - max(laid, table.wazki[1])))
        spare = tuple(elite for elite in ELITE_COPIES for _ in range(left[elite]))
        most = max(0, table.played[0] + 1 - table.played[1])
    excluded = readings["duck-beaver-in-proof"] == "excluded"
    return RiverTable(
        table.dams, table.discard, readings["legion-on-icon-dams"], False, False, spare, most, excluded
    )


def starting_table(certificate: Certificate, play: RiverPlay) -> RiverState:
    """The table of the case, of which every card must be accounted for."""
    position = certificate.case["position"]
    known = river_table(certificate)
    if {dam.name for dam in known.dams} != set(TILES):
        raise Wrong("position: all seven tiles are needed to play on")
    hands = field(position, "hands", dict, {})
    held = tuple(tuple(sorted(listed(hands, side, str, []))) for side in SIDES)
    counts = field(position, "hidden", dict, {})
    hidden = tuple(
        (field(one, "battle", int, 0), field(one, "tactics", int, 0))
        for one in (field(counts, side, dict, {}) for side in SIDES)
    )
    played, wazki = (
        tuple(field(field(position, name, dict, {}), side, int, 0) for side in SIDES)
        for name in ("tactics_played", "wazki_played")
    )
    if "wazki_played" not in position:
        wazki = tuple(sum(_side(dam, side).count("wazka") for dam in known.dams) for side in SIDES)
    shown = field(position, "ruses", dict, {})
    table = RiverState(
        dams=known.dams,
        discard=known.discard,
        hands=(held[0], held[1]),
        hidden=(hidden[0], hidden[1]),
        deck=field(position, "deck", int),
        logs=field(position, "logs", int),
        turn=field(position, "turn", str),
        phase=field(position, "phase", str),
        ending="",
        tactics_deck=field(position, "tactics_deck", int) if "tactics_deck" in position else None,
        played=(played[0], played[1]),
        wazki=(wazki[0], wazki[1]),
        ruses=(tuple(listed(shown, SIDES[0], str, [])), tuple(listed(shown, SIDES[1], str, []))),
        reshuffled=frozenset(),
        old=(0, 0),
        winner=None,
    )
    table = table._replace(ending=_ending(table, position, play))
    _check_counts(table)
    return play.with_winner(table)


def _ending(table: RiverState, position: Mapping[str, Any], play: RiverPlay) -> str:
    """How far the end by an empty pile has come, if the case does not say it."""
    refilled = "wsparcie" in (*table.ruses[0], *table.ruses[1])
    failed_draw = play.readings["deck-end-trigger"] == "failed-draw"
    if "ending" in position:
        told: str = field(position, "ending", str)
        fits = table.deck > 0 or failed_draw if told == "no" else not table.deck or refilled
        if told not in ("no", "coming", "last") or not fits:
            raise Wrong("position: ending")
        return told
    if table.deck and not (refilled and table.deck <= 2):
        return "no"
    by_attacker = table.turn == "attacker" and table.phase == "end" and table.tactics_deck is not None
    if table.deck or failed_draw or by_attacker:
        raise Wrong("position: how far the end of the game has come is missing")
    return "coming" if table.turn == "defender" else "last"


def _check_counts(table: RiverState) -> None:
    """Sixty battle cards, eleven tactics cards, nothing below zero."""
    numbers = (table.deck, table.logs, table.tactics_deck or 0, *table.hidden[0], *table.hidden[1])
    if min(*numbers, *table.played, *table.wazki) < 0 or table.logs > LOGS:
        raise Wrong("position: a number that can't be")
    if table.turn not in SIDES or table.phase not in ("prepare", "play", "draw", "end"):
        raise Wrong("position: turn or phase")
    if table.turn == "defender" and (table.phase == "end" or table.ending == "last"):
        raise Wrong("position: turn or phase")
    if len(_unknown(table)) != table.deck + table.hidden[0][0] + table.hidden[1][0]:
        raise Wrong("position: sixty battle cards expected")
    held = [card for hand in table.hands for card in hand if card not in RIVER_DECK]
    if any(card not in ELITES and card not in RUSES for card in held):
        raise Wrong("position: an unknown card in a hand")
    if table.tactics_deck is None:
        laid = [card for dam in table.dams for card in (*dam.attacker, *dam.defender)]
        if held or any(card in ELITES for card in (*laid, *table.discard)) or any(table.ruses):
            raise Wrong("position: tactics cards in a game without them")
        if table.hidden[0][1] or table.hidden[1][1]:
            raise Wrong("position: tactics cards in a game without them")
        return
    for own, side in enumerate(SIDES):
        laid = [card for dam in table.dams for card in _side(dam, side) if card in ELITES]
        least = len(laid) + len(table.ruses[own])
        gone = sum(card in ELITES for card in table.discard)
        if not least <= table.played[own] <= least + gone:
            raise Wrong("position: not as many tactics cards lie there as were played")
    if any(card not in RUSES for ruses in table.ruses for card in ruses):
        raise Wrong("position: ruses")
    seen = Counter(held) + Counter(card for ruses in table.ruses for card in ruses)
    for dam in table.dams:
        seen.update(card for card in (*dam.attacker, *dam.defender) if card in ELITES)
    seen.update(card for card in table.discard if card in ELITES)
    if any(copies > ELITE_COPIES.get(card, 1) for card, copies in seen.items()):
        raise Wrong("position: too many of a tactics card")
    if len(_unknown_tactics(table)) != table.tactics_deck + table.hidden[0][1] + table.hidden[1][1]:
        raise Wrong("position: eleven tactics cards expected")


def river_can_win(certificate: Certificate) -> str:
    """This side can still win: by a record of actions from the position on."""
    only(certificate.claim, "claim", "kind", "side")
    side = field(certificate.claim, "side", str)
    if side not in SIDES:
        raise Wrong("claim: side")
    won = river_winner(certificate)
    part = certificate.part()
    if won is not None:
        expect(certificate, "upheld" if won == side else "rejected", f"the {won} has won already")
        _expect_type(part, "open")
        return "rules"
    if certificate.verdict != "upheld":
        expect(certificate, "rejected", "a claim is upheld or rejected")
        if side != "attacker":
            raise Wrong("verdict: nothing is known that keeps the defender from winning")
        _expect_type(part, "proof", "enumeration")
        if part["type"] == "proof":
            check_proof(part, certificate.work)
            return "program"
        if not cannot_win(certificate):
            raise Wrong("verdict: the attacker may have enough plays left to win")
        return "rules"
    _expect_type(part, "witness")
    play = RiverPlay(certificate)
    table = starting_table(certificate, play)
    actions = listed(part, "actions", str)
    certificate.work.spend(len(actions), MOST_ACTIONS, "too many actions")
    for place, action in enumerate(actions, 1):
        try:
            table = play.after(table, action)
        except Wrong as wrong:
            raise Wrong(f"action {place}: {wrong}") from None
    if table.winner != side:
        raise Wrong(f"the {side} has not won after the last action")
    return "rules"


def cannot_win(certificate: Certificate) -> bool:
    """Has the attacker too few plays left to win, in a game in which no tactics card is in play?"""
    play = RiverPlay(certificate)
    table = starting_table(certificate, play)
    return not _tactics_in_play(table) and too_few_plays(play, table)


def _tactics_in_play(table: RiverState) -> bool:
    held = [card for hand in table.hands for card in hand if card not in RIVER_DECK]
    return bool(table.tactics_deck or held or table.hidden[0][1] or table.hidden[1][1])


def river_winner(certificate: Certificate) -> str | None:
    """Who has won already, if the facts say that the game is over."""
    table = river_table(certificate)
    if not table.over:
        return None
    attacker = "destroyed" in certificate.case["position"] or sum(dam.damaged for dam in table.dams) >= 4
    return "attacker" if attacker else "defender"


def river_forced(certificate: Certificate) -> str:
    """Which side can force the win, both hands known."""
    only(certificate.claim, "claim", "kind", "pile")
    only(certificate.answer, "answer", "winner")
    expect(certificate, "answered", "a question is answered")
    told = certificate.answer.get("winner")
    won = river_winner(certificate)
    if won is not None:
        _expect_type(certificate.part(), "open")
        if told != won:
            raise Wrong(f"answer: the {won} has won already")
        return "rules"
    play = RiverPlay(certificate)
    table = starting_table(certificate, play)
    if _tactics_in_play(table) or any(map(any, table.hidden)):
        raise Wrong("position: both hands must be known, and no tactics cards in play")
    pile: Cards | None = None
    if "pile" in certificate.claim:
        pile = tuple(listed(certificate.claim, "pile", str))
        if len(pile) != table.deck or set(pile) != _unknown(table):
            raise Wrong("claim: the pile has other cards")
    if told in SIDES:
        # Whoever is to force it does so against every card that could come.
        draws = {told: OTHER[told]}
    elif told is None and pile is None:
        # Each side can win if it may choose what is drawn. So the other can't force it.
        draws = {side: side for side in SIDES}
    else:
        raise Wrong("answer: winner")
    for winner, chooses in draws.items():
        part = certificate.part(winner)
        _expect_type(part, "strategy")
        actions = iter(listed(part, "actions", str))
        walk = RiverWalk(play, winner, chooses, pile, partial(_next_of, actions))
        walk.through(table, certificate.work)
        if next(actions, None) is not None:
            raise Wrong("strategy: more actions than decisions")
    return "rules"


def _next_of(actions: Iterator[str], _: RiverState) -> str | None:
    return next(actions, None)


class RiverWalk:
    """Walks through a strategy against every legal action of the other side.

    Tables are visited in a fixed order, so that the strategy is a list: what the winner does at each table at
    which the winner decides, as they are met.
    """

    def __init__(
        self,
        play: RiverPlay,
        winner: str,
        chooses_draws: str,
        pile: Cards | None,
        choose: Callable[[RiverState], str | None],
    ) -> None:
        self.play, self.winner, self.chooses_draws, self.pile, self.choose = (
            play, winner, chooses_draws, pile, choose
        )  # fmt: skip

    def through(self, table: RiverState, work: Work) -> None:
        """Raises Wrong if the winner does not win in the end."""
        seen: set[RiverState] = set()
        ahead = [table]
        while ahead:
            now = ahead.pop()
            if now.winner is not None:
                if now.winner != self.winner:
                    raise Wrong(f"strategy: the {now.winner} wins")
                continue
            key = now._replace(discard=tuple(sorted(now.discard)))
            if key in seen or (self.winner == "defender" and too_few_plays(self.play, now)):
                continue
            seen.add(key)
            for action in self._actions(now):
                work.spend(1, MOST_TABLES, "the strategies meet too many tables")
                ahead.append(self.play.after(now, action))

    def _actions(self, table: RiverState) -> list[str]:
        """The winner's own choice, or every reply."""
        if table.phase != "draw":
            return [self._chosen(table)] if table.turn == self.winner else list(self.play.actions(table))
        replies = list(self.play.claims(table)) if table.turn != self.winner else []
        if not table.deck:
            return [*replies, f"{table.turn} skip"]
        if self.pile is not None:
            return [*replies, f"{table.turn} draw {self.pile[len(self.pile) - table.deck]}"]
        if self.chooses_draws != self.winner:
            return [*replies, *(f"{table.turn} draw {card}" for card in sorted(_unknown(table)))]
        chosen = self._chosen(table)
        if chosen.split()[1:2] != ["draw"]:
            raise Wrong(f"{chosen!r}: a draw expected")
        return [*replies, chosen]

    def _chosen(self, table: RiverState) -> str:
        chosen = self.choose(table)
        if chosen is None:
            raise Wrong("strategy: it does not say what to do")
        return chosen


def too_few_plays(play: RiverPlay, table: RiverState) -> bool:
    """Can the attacker not lay enough cards any more to win?"""
    plays = plays_left(play, table)
    own = _unknown(table).union(table.hands[0]) & RIVER_DECK
    destroy, turn_over = [], []
    for dam in table.dams:
        cards = play.cards_to_take(dam, own, plays)
        turned = TILES[_tile(dam)][True][0]
        destroy.append(cards if dam.damaged else cards + turned)
        if not dam.damaged:
            turn_over.append(cards)
    wanted = 4 - (len(table.dams) - len(turn_over))
    return min(*destroy, sum(sorted(turn_over)[:wanted])) > plays


def plays_left(play: RiverPlay, table: RiverState) -> int:
    """How many cards the attacker can still lay: one in each turn until the last."""
    turn, ending, deck = table.turn, table.ending, table.deck
    plays = int(turn == "attacker" and table.phase in ("prepare", "play"))
    draws = table.phase != "end"
    while True:
        if draws:
            failed = not deck
            deck = max(0, deck - 1)
            emptied = play.readings["deck-end-trigger"] == "emptied" and not deck
            if ending == "no" and (failed or emptied):
                ending = "coming"
        if turn == "attacker" and ending == "last":
            return plays
        turn, draws = OTHER[turn], True
        if turn == "attacker":
            plays += 1
            if ending == "coming":
                ending = "last"


# River: facts that fit together

RIVER_TESTIMONY: Final = {
    "turns": ("count",),
    "logs-thrown": ("count",),
    "retreats": ("count",),
    "dams-taken": ("count",),
    "cancelled": ("count",),
    "skips": ("side", "count"),
    "hand-size": ("side", "count"),
    "holds": ("side", "card"),
    "drew": ("side", "card"),
    "played": ("side", "card"),
    "discarded": ("card",),
}
"""What can be said of a game without tactics cards, and the fields that it takes."""
RIVER_TACTICS_FACTS: Final = ("tactics_deck", "tactics_played", "wazki_played", "ruses")


class RiverCourse(NamedTuple):
    """A course of play: a table before each action, and the one at the end."""

    tables: list[RiverState]
    actions: list[list[str]]
    """Each one's words."""
    numbers: list[int]
    """The number of the turn at each table."""

    @property
    def last(self) -> RiverState:
        return self.tables[-1]

    def before(self, verb: str, side: str) -> list[int]:
        """The places of the actions of this kind by this side."""
        return [place for place, words in enumerate(self.actions) if words[:2] == [side, verb]]


def river_consistent(certificate: Certificate) -> str:
    """All of this can be true: by a course from the deal, without tactics cards. Or it can't: by a proof."""
    only(certificate.claim, "claim", "kind", "testimony")
    level = contradicts(certificate)
    if level is not None:
        return level
    part = certificate.part()
    told = river_table(certificate)
    start = certificate._replace(case={**certificate.case, "position": field(part, "start", dict)})
    course = river_course(start, listed(part, "actions", str))
    _check_river_facts(certificate.case["position"], told, course)
    for one in listed(certificate.claim, "testimony", dict, []):
        if not _is_true_of_course(one, course):
            raise Wrong(f"testimony: {one['says']}: not what the course leads to")
    return "rules"


def river_course(start: Certificate, actions: list[str]) -> RiverCourse:
    """The course, from the deal on. Raises Wrong at the first action that is not legal."""
    start.work.spend(len(actions), MOST_ACTIONS, "too many actions")
    play = RiverPlay(start)
    table = starting_table(start, play)
    if start.case["position"].get("turn_number", 1) != 1 or not _is_dealt(table):
        raise Wrong("start: not the deal")
    course = RiverCourse([table], [action.split() for action in actions], [1])
    for place, action in enumerate(actions, 1):
        try:
            after = play.after(table, action)
        except Wrong as wrong:
            raise Wrong(f"action {place}: {wrong}") from None
        if any(map(any, after.hidden)):
            raise Wrong(f"action {place}: the card is not named")
        course.tables.append(after)
        course.numbers.append(course.numbers[-1] + (after.turn != table.turn))
        table = after
    if table.winner is not None:
        raise Wrong("the course goes on to the end of the game")
    return course


def _is_dealt(table: RiverState) -> bool:
    """Six cards for each side, nothing laid yet, and no tactics cards."""
    dams = tuple(Dam(tile, False, *TILES[tile][False], (), (), None) for tile in TILES)
    none = (0, 0)
    dealt = RiverState(
        dams, (), table.hands, (none, none), 48, LOGS, "attacker", "prepare", "no",
        None, none, none, ((), ()), frozenset(), none, None,
    )  # fmt: skip
    in_order = table._replace(dams=tuple(sorted(table.dams, key=_tile)))
    return in_order == dealt and all(len(hand) == 6 for hand in table.hands)


def _check_river_facts(position: Mapping[str, Any], told: RiverTable, course: RiverCourse) -> None:
    """Everything that the case says is so at the end of the course. Raises Wrong."""
    reached, complete = course.last, field(position, "complete", bool, False)
    if any(name in position for name in (*RIVER_TACTICS_FACTS, "destroyed")):
        raise Wrong("position: no course without tactics cards that goes on leads there")
    if complete and ("deck" not in position or not {"hands", "hidden"} & set(position)):
        raise Wrong("position: complete without the hands or the pile")
    for name in ("turn", "phase", "logs", "deck", "ending"):
        if name in position and position[name] != getattr(reached, name):
            raise Wrong(f"{name}: not what the course leads to")
    if position.get("turn_number", course.numbers[-1]) != course.numbers[-1]:
        raise Wrong("turn_number: not what the course leads to")
    _check_river_dams(position, told, reached, complete)
    rest = Counter(reached.discard)
    rest.subtract(told.discard)
    if min(rest.values(), default=0) < 0 or (complete and rest.total()):
        raise Wrong("discard: not what the course leads to")
    _check_river_hands(position, reached, complete)


def _check_river_dams(
    position: Mapping[str, Any], told: RiverTable, reached: RiverState, complete: bool
) -> None:
    """Each dam that is listed. Nothing lies at the others if the position is complete."""
    known = {"tile", "damaged", "first", *SIDES}
    if any(not set(dam) <= known for dam in listed(position, "dams", dict, [])):
        raise Wrong("dams: an unknown field, or not a printed tile")
    names = {dam.name for dam in told.dams}
    for dam in told.dams:
        there = _dam_of(reached, str(dam.name))
        if dam != (there if dam.first else there._replace(first=None)):
            raise Wrong(f"dam {dam.name}: not what the course leads to")
    for dam in reached.dams:
        if complete and dam.name not in names and (dam.attacker or dam.defender):
            raise Wrong(f"dam {dam.name}: not what the course leads to")


def _check_river_hands(position: Mapping[str, Any], reached: RiverState, complete: bool) -> None:
    """The cards that are known and, if nothing is left out, how many there are."""
    hands, hidden = field(position, "hands", dict, {}), field(position, "hidden", dict, {})
    if not set(hands) <= set(SIDES) or not set(hidden) <= set(SIDES):
        raise Wrong("hands: an unknown field")
    for side, hand in zip(SIDES, reached.hands, strict=True):
        cards, unseen = listed(hands, side, str, []), field(hidden, side, dict, {})
        if not set(unseen) <= {"battle", "tactics"} or field(unseen, "tactics", int, 0):
            raise Wrong("hidden: not what the course leads to")
        more = len(hand) - len(cards) - field(unseen, "battle", int, 0)
        counted = complete or "hidden" in position
        if Counter(cards) - Counter(hand) or (counted and more):
            raise Wrong(f"hands: {side}: not what the course leads to")


def _is_true_of_course(told: Mapping[str, Any], course: RiverCourse) -> bool:
    """One thing that somebody says about the game so far."""
    says = field(told, "says", str)
    who = field(told, "who", str)
    needs = RIVER_TESTIMONY.get(says)
    if needs is None:
        raise Wrong(f"testimony: {says}: not of a game without tactics cards")
    fields = set(told) - {"who", "says"} - ({"side"} if says == "turns" else set())
    side = field(told, "side", str, "")
    if fields != set(needs) or ("side" in told and side not in SIDES) or not 1 <= len(who) <= 40:
        raise Wrong(f"testimony: {says}: other fields expected")
    if "card" in needs:
        return _is_true_of_card(says, side, field(told, "card", str), course)
    count: int = field(told, "count", int)
    return count == _counted_in_course(says, side, course)


def _is_true_of_card(says: str, side: str, card: str, course: RiverCourse) -> bool:
    if says == "discarded":
        return any(card in table.discard for table in course.tables)
    own = SIDES.index(side)
    if says == "holds":
        return card in course.last.hands[own]
    if says == "drew":
        drawn = (course.actions[place][2] for place in course.before("draw", side))
        return card in (*course.tables[0].hands[own], *drawn)
    return any(course.actions[place][2] == card for place in course.before("play", side))


def _counted_in_course(says: str, side: str, course: RiverCourse) -> int:
    last, number = course.last, course.numbers[-1]
    if says == "turns":
        return (number + (side == "attacker")) // 2 if side else number
    if says == "logs-thrown":
        return LOGS - last.logs
    if says == "retreats":  # several dams in one turn are one retreat
        return len({course.numbers[place] for place in course.before("retreat", "attacker")})
    if says == "dams-taken":
        return len(course.before("claim", "attacker"))
    if says == "hand-size":
        return len(last.hands[SIDES.index(side)])
    if says == "skips":
        skips = course.before("skip", side)
        return sum(course.tables[place].phase in ("prepare", "play") for place in skips)
    plays = (place for each in SIDES for place in course.before("play", each))
    return sum(course.tables[at].discard != course.tables[at + 1].discard for at in plays)


def _provable_dams(answer: Mapping[str, Any]) -> object:
    return [entry["dam"] for entry in answer["dams"] if entry["verdict"] == "upheld"]


def _river_winner_told(answer: Mapping[str, Any]) -> object:
    return ["winner", answer.get("winner")]


def not_certified(_: Mapping[str, Any]) -> object:
    """For joint-control: how many of the dams can be held. For facts that fit: nothing is compared."""
    return None


RIVER: Final = Rules(
    "river-3",
    river_table,
    {
        "control": river_control,
        "claimable": river_claimable,
        "joint-control": river_joint_control,
        "can-win": river_can_win,
        "forced": river_forced,
        "consistent": river_consistent,
    },
    {
        "claimable": _provable_dams,
        "joint-control": not_certified,
        "forced": _river_winner_told,
        "consistent": not_certified,
    },
)


# Romans: Rzymianie do domu!

ROMANS_STRENGTHS: Final = {
    "qween": 1, "druhid": 2, "svord": 3, "axx": 4, "archr": 5, "filchy": 6, "horsie": 7, "chariott": 9,
}  # fmt: skip
ROMANS_COPIES: Final = {name: 2 if name == "chariott" else 1 for name in ROMANS_STRENGTHS}
"""A clan has nine warriors, two of them Ch'ariotts."""
ROMANS_WARRIORS: Final = 9
ROMANS_VALUES: Final = {
    "fortheca-3": -3, "fortheca-2": -2, "fortheca-1": -1, "niefort-1": 1, "komfort": 2, "niefort-3": 3,
    "niefort-4": 4, "fokus": 4, "niefort-5": 5, "niefort-6": 6, "fortuna": 8,
}  # fmt: skip
ROMANS_DECK: Final = {
    "fortheca-3": 1, "fortheca-2": 1, "fortheca-1": 2, "niefort-1": 1, "komfort": 2, "niefort-3": 2,
    "niefort-4": 2, "fokus": 2, "niefort-5": 2, "niefort-6": 2, "fortuna": 1,
}  # fmt: skip
"""The deck that is taken where a case does not say its own."""
ROMANS_CLANS: Final = ("green", "red", "gold", "blue")
ROMANS_WALL: Final = 6
ROMANS_TURNS: Final = 3
ROMANS_HECAS: Final = 3
"""FortHece that win the game at once."""
ROMANS_READINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "tie-scope": ("highest", "any"),
    "wall-move": ("insert", "swap"),
    "all-filchy": ("discarded",),
    "sole-participant": ("captures",),
    "tie-at-zero": ("tie",),
    "qween-mandatory": ("mandatory", "optional"),
    "qween-scope": ("any-rival",),
    "qween-victim": ("discarded", "stays"),
    "qween-pair-neutral": ("nobody",),
    "chariott-scope": ("this-round", "needs-a-player"),
    "druhid-moment": ("round",),
    "druhid-swap": ("any-in-wall",),
    "axx-and-fokus": ("fokus-first", "warrior-first"),
    "axx-and-komfort": ("both", "one"),
    "horsie-victim": ("earlier", "any"),
    "horsie-trigger": ("no-capture", "not-in-ties"),
    "fokus-and-horsie": ("both",),
    "fokus-empty": ("nothing",),
    "archer-pair-neutral": ("no", "yes"),
    "archer-many": ("exactly-one",),
    "archer-pair-keeps": ("others-apply", "all-keep"),
    "filchy-later": ("counts",),
    "komfort-choice": ("owner",),
    "fortuna-target": ("any-earlier",),
    "fortuna-moment": ("after-horsie", "at-once"),
    "fortheca-count": ("held", "total"),
    "neutral-third-fortheca": ("goes-on",),
    "neutral-powers": ("only-horsie", "all-but-three"),
    "neutral-choices": ("weakest", "referee"),
    "neutral-fortuna": ("lowest-earlier", "nothing"),
    "neutral-axx": ("stays", "discarded"),
    "discarded-for-how-long": ("turn",),
    "hidden-information": ("hidden",),
    "svord-timing": ("after", "at-once"),
    "final-tie": ("next-forts", "shared"),
    "forts-counted": ("held", "captured"),
    "solo-result": ("player-wins", "must-outscore"),
    "wall-ties": ("nearest",),
    "variant-1-end": ("discarded", "all-filchy-discards"),
}
"""Where the rulebook is open: how it can be read."""
ROMANS_FACTS: Final = (
    "clans", "wall", "turn", "round", "step", "who", "waiting", "winner", "seduced", "discarded", "variants",
    "deck", "strengths", "complete",
)  # fmt: skip
ROMANS_CLAN_FACTS: Final = (
    "clan", "neutral", "shown", "now", "left", "down", "spent", "aside", "forts", "dropped",
)  # fmt: skip
ROMANS_BEFORE: Final = ("uncover", "arrange", "lose", "lay")
ROMANS_IN_ROUND: Final = (
    "svord-at-once", "qween", "druhid", "fokus", "keep", "horsie", "fortuna", "svord",
)  # fmt: skip
ROMANS_STEPS: Final = (*ROMANS_BEFORE, "reveal", *ROMANS_IN_ROUND, "collect", "over")
ROMANS_AT_ONCE: Final = ("svord-at-once", "fokus", "horsie", "svord")
"""Choices that several clans may have at once."""
ROMANS_VERBS: Final = {
    "svord-at-once": "rearranges", "qween": "seduces", "druhid": "takes", "fokus": "pays", "keep": "keeps",
    "horsie": "sacrifices", "fortuna": "gives", "svord": "rearranges",
}  # fmt: skip
"""What the choice of each step is called in a record."""
MOST_TRIED: Final = 30_000
"""Tables that are looked at while everything is tried."""
MOST_ENTRIES: Final = 40
"""Entries of a line."""
NOBODY: Final = -1
MARK: Final = "*"
"""Added to the one fort that a claim is about."""
ROMANS_UNKNOWN: Final = "?"
ROMANS_EMPTY: Final = "empty"


class RomansClan(NamedTuple):
    """The cards of one clan. Warriors are named; a face-down one may be unknown."""

    shown: Cards
    """Face up since an earlier round."""
    now: str
    """Revealed in this round, even if it has left since; empty if none is."""
    here: bool
    """Is that one still face up?"""
    down: Cards
    """Face down, from the next fort on."""
    spent: Cards
    aside: Cards
    """Known not to have been laid."""
    forts: Cards
    dropped: Cards
    """Captured and given up again."""

    @property
    def up(self) -> Cards:
        return (*self.shown, self.now) if self.here else self.shown

    def unseen(self) -> dict[str, int]:
        """Copies of each warrior that lie nowhere in sight."""
        left = dict(ROMANS_COPIES)
        for card in (*self.up, *self.spent, *self.aside, *self.down):
            if card in left:
                left[card] -= 1
        return left

    def without(self, card: str, *, earlier: bool) -> "RomansClan":
        """This face-up warrior is discarded: one revealed earlier, or the one of this round."""
        spent = (*self.spent, card)
        if not earlier:
            return self._replace(here=False, spent=spent)
        place = self.shown.index(card)
        return self._replace(shown=(*self.shown[:place], *self.shown[place + 1 :]), spent=spent)


class RomansState(NamedTuple):
    clans: tuple[RomansClan, ...]
    turn: int
    round: int
    step: str
    """What comes next."""
    wall: Cards
    """Forts still in the wall, the one fought for first."""
    discarded: Cards
    winner: int = NOBODY
    taken: str = ""
    """The fort captured in this round."""
    seduced: int = NOBODY
    waiting: tuple[int, ...] = ()
    """Clans that still have to choose, where several do so at once."""
    spared: bool = False
    """Does Horsie cost nothing in this round?"""

    def clan(self, seat: int, new: RomansClan) -> "RomansState":
        return self._replace(clans=(*self.clans[:seat], new, *self.clans[seat + 1 :]))


RomansAction = tuple[int, str, Cards]
"""A seat, a verb, and the rest."""


class RomansEntry(NamedTuple):
    """One entry of what the claimer announces to choose."""

    verb: str
    what: Cards
    round: int | None
    when: tuple[tuple[int, str], ...]


class RomansPlay:
    """The rules of play under the readings of a case."""

    def __init__(self, certificate: Certificate) -> None:
        position = certificate.case["position"]
        if set(certificate.readings) != set(ROMANS_READINGS):
            raise Wrong("readings: each of this game, and no other, expected")
        self.readings = {
            name: option(certificate, name, *options) for name, options in ROMANS_READINGS.items()
        }
        clans = listed(position, "clans", dict)
        self.names = tuple(field(one, "clan", str) for one in clans)
        self.neutral = tuple(field(one, "neutral", bool, False) for one in clans)
        if not 2 <= len(clans) <= len(ROMANS_CLANS) or len(set(self.names)) < len(clans):
            raise Wrong("position: two to four clans expected")
        if any(name not in ROMANS_CLANS for name in self.names) or all(self.neutral):
            raise Wrong("position: clans")
        variants = listed(position, "variants", str, [])
        if len(set(variants)) < len(variants) or set(variants) - {"tie-stays", "druhid-shift"}:
            raise Wrong("position: variants")
        self.tie_stays, self.druhid_shifts = "tie-stays" in variants, "druhid-shift" in variants
        self.deck = romans_deck(position)
        self.strengths = romans_strengths(position)
        self.seats = range(len(clans))
        self.players = [seat for seat in self.seats if not self.neutral[seat]]
        self.forts_only = False
        """Are choices left out that change nothing but warriors after the last round of a turn?"""

    def seat(self, name: Any) -> int:
        if name not in self.names:
            raise Wrong(f"{name!r} is not a clan that plays")
        return self.names.index(name)

    def has_power(self, seat: int) -> bool:
        """Do Axx, Arch'r and Filchy of this clan have their abilities?"""
        return not self.neutral[seat] or self.readings["neutral-powers"] == "all-but-three"

    def rule_chooses(self, seat: int) -> bool:
        """Nobody chooses for a neutral clan: the weakest card goes. Unless the referee does."""
        return self.neutral[seat] and self.readings["neutral-choices"] == "weakest"

    def following(self, state: RomansState, step: str) -> str:
        """The step that follows in a round, once it is clear who captures."""
        fokus = ["fokus", "keep"]
        if self.readings["axx-and-fokus"] == "warrior-first" and self._took_fokus_with_axx(state):
            fokus.reverse()
        at_once = self.readings["fortuna-moment"] == "at-once"
        order = ["fortuna", *fokus, "horsie"] if at_once else [*fokus, "horsie", "fortuna"]
        order = ["taken", *order, "count", "svord", "end"]
        return order[order.index(step) + 1]

    def _took_fokus_with_axx(self, state: RomansState) -> bool:
        if state.winner == NOBODY or romans_kind(state.taken) != "fokus":
            return False
        return state.clans[state.winner].now == "axx" and self.has_power(state.winner)

    # A round

    def revealed(self, state: RomansState, seat: int, card: str) -> RomansState:
        """The clan turns up the warrior at the contested fort."""
        clan = state.clans[seat]
        if state.step != "reveal" or clan.now:
            raise Wrong("this clan has nothing to reveal now")
        if clan.down[0] not in (card, ROMANS_UNKNOWN):
            raise Wrong(f"{clan.down[0]} lies there")
        if clan.down[0] == ROMANS_UNKNOWN and not clan.unseen().get(card):
            raise Wrong(f"{card} can't lie there")
        return state.clan(seat, clan._replace(now=card, here=True, down=clan.down[1:]))

    def settled(self, state: RomansState) -> RomansState:
        """Everything that happens without a choice. The result is at a choice, a reveal, or between turns."""
        while True:
            if state.waiting and state.step in ("fokus", "horsie"):
                state = self._paid_without_choice(state)
            if state.waiting:
                return state
            match state.step:
                case "reveal":
                    if not all(clan.now for clan in state.clans):
                        return state
                    waiting = self._svords(state, "at-once")
                    state = state._replace(step="svord-at-once", waiting=waiting)
                case "svord-at-once":
                    state = self._after_collision(state)._replace(step="qween")
                case "qween":
                    options = self.options(state)
                    if len(options) > 1:
                        return state
                    state = self.chosen(state, options[0]) if options else state._replace(step="fight")
                case "fight":
                    state = self._after_fight(state)
                case "druhid":
                    options = self.options(state)
                    if len(options) > 1:
                        return state
                    state = self.chosen(state, (state.winner, "takes", (str(state.round),)))
                case "keep" | "fortuna":
                    options = self.options(state)
                    if len(options) > 1:
                        return state
                    state = self.chosen(state, options[0]) if options else self._next(state)
                case "fokus" | "horsie" | "svord":
                    state = self._next(state)
                case "count":
                    state = self._counted(state)
                case "end":
                    state = self._next_round(state)
                case _:
                    return state

    def _svords(self, state: RomansState, timing: str) -> tuple[int, ...]:
        """Players who may rearrange their face-down warriors now."""
        if self.readings["svord-timing"] != timing:
            return ()
        return tuple(
            seat
            for seat in self.players
            if state.clans[seat].now == "svord" and romans_can_differ(state.clans[seat].down)
        )

    def _after_collision(self, state: RomansState) -> RomansState:
        """Two or more Ch'ariotts revealed in one round leave."""
        seats = [seat for seat in self.seats if state.clans[seat].now == "chariott"]
        needs_player = self.readings["chariott-scope"] == "needs-a-player"
        if len(seats) < 2 or (needs_player and all(self.neutral[seat] for seat in seats)):
            return state
        for seat in seats:
            state = state.clan(seat, state.clans[seat].without("chariott", earlier=False))
        return state

    def queen(self, state: RomansState) -> int:
        """The seat of the only Qween of this round, if she has her ability."""
        seats = [seat for seat in self.seats if state.clans[seat].now == "qween"]
        return seats[0] if len(seats) == 1 and not self.neutral[seats[0]] else NOBODY

    def totals(self, state: RomansState) -> list[int | None]:
        """The strength of each clan; None if it takes no part because of Filchy."""
        found: list[int | None] = []
        queen = self.queen(state) if state.seduced != NOBODY else NOBODY
        victim = self.strengths[state.clans[state.seduced].now] if queen != NOBODY else 0
        for seat, clan in enumerate(state.clans):
            if clan.now == "filchy" and self.has_power(seat):
                found.append(None)
                continue
            total = sum(self.strengths[card] for card in clan.up)
            if seat == queen:
                total += victim
            elif seat == state.seduced:
                total -= victim
            found.append(total)
        return found

    def fight(self, state: RomansState) -> tuple[int, bool]:
        """Who captures, and whether Arch'rs cancel each other."""
        totals = self.totals(state)
        fighting = [total for total in totals if total is not None]
        if not fighting:
            return NOBODY, False
        best = max(fighting)
        first = [seat for seat, total in enumerate(totals) if total == best]
        lower_tie = len(set(fighting)) < len(fighting) - len(first) + 1
        void = self.readings["tie-scope"] == "any" and lower_tie
        if len(first) == 1:
            return NOBODY if void else first[0], False
        archers = [seat for seat in first if state.clans[seat].now == "archr"]
        able = [seat for seat in archers if self.has_power(seat)]
        counted = archers if self.readings["archer-pair-neutral"] == "yes" else able
        if len(able) == 1 and len(counted) == 1:
            return NOBODY if void else able[0], False
        return NOBODY, len(counted) > 1 and bool(able)

    def _after_fight(self, state: RomansState) -> RomansState:
        winner, cancelled = self.fight(state)
        if winner != NOBODY:
            return state._replace(winner=winner, step="druhid")
        goes = 0
        if self.tie_stays:
            nobody_fought = all(total is None for total in self.totals(state))
            stays = not nobody_fought or self.readings["variant-1-end"] == "discarded"
            goes = len(state.wall) - 1 if stays else 0
        fort = state.wall[goes]
        spared = self.readings["horsie-trigger"] == "not-in-ties" or (
            cancelled and self.readings["archer-pair-keeps"] == "all-keep"
        )
        state = state._replace(
            wall=(*state.wall[:goes], *state.wall[goes + 1 :]),
            discarded=(*state.discarded, fort),
            spared=spared,
        )
        return self._entered(state, "horsie")

    def _taken(self, state: RomansState, place: int) -> RomansState:
        """The winner takes the fort at this place of the wall: another than the first thanks to Dru'hid."""
        wall = list(state.wall)
        fort = wall[place]
        if self.druhid_shifts:
            del wall[place]
        else:
            wall[place] = wall[0]
            del wall[0]
        clan = state.clans[state.winner]
        state = state.clan(state.winner, clan._replace(forts=(*clan.forts, fort)))
        return self._next(state._replace(wall=tuple(wall), taken=fort, step="taken"))

    def _next(self, state: RomansState) -> RomansState:
        return self._entered(state, self.following(state, state.step))

    def _entered(self, state: RomansState, step: str) -> RomansState:
        """The next step of a round, with the clans that have something to do in it."""
        waiting: tuple[int, ...] = ()
        if self.forts_only and not state.wall and step in ("fokus", "keep", "horsie", "svord"):
            return self._entered(state, self.following(state, step))
        if step == "fokus" and state.winner != NOBODY and romans_kind(state.taken) == "fokus":
            waiting = tuple(self.seats)
        elif step == "horsie":
            waiting = self.horsies(state)
        elif step == "svord":
            waiting = self._svords(state, "after")
        return state._replace(step=step, waiting=waiting)

    def horsies(self, state: RomansState) -> tuple[int, ...]:
        """Clans whose Horsie costs a card in this round."""
        if state.spared and state.winner == NOBODY:
            return ()
        return tuple(
            seat for seat in self.seats if seat != state.winner and state.clans[seat].now == "horsie"
        )

    def _paid_without_choice(self, state: RomansState) -> RomansState:
        """Clans with one card, or none, to pay have no choice, nor has a neutral one."""
        for seat in state.waiting:
            options = self.payments(state, seat)
            if state.step == "fokus" and seat == state.winner:
                options = self._payments_of_capturer(state, options)
            if len(options) > 1 and self.rule_chooses(seat):
                options = [min(options, key=lambda what: self.strengths[what[-1]])]
            if len(options) <= 1:
                state = self._paid(state, seat, options[0] if options else None)
        return state

    def payments(self, state: RomansState, seat: int) -> list[Cards]:
        """The cards with which a clan may pay for Fort Fokus or Horsie. Copies alike are one."""
        clan = state.clans[seat]
        earlier: list[Cards] = [(card,) for card in dict.fromkeys(clan.shown)]
        if state.step == "horsie" and self.readings["horsie-victim"] == "earlier" and earlier:
            return earlier
        if not clan.here:
            return earlier
        if (clan.now,) in earlier:
            if not self._leaves_with_winner(state, seat):
                return earlier
            earlier[earlier.index((clan.now,))] = ("earlier", clan.now)
        return [*earlier, (clan.now,)]

    def _leaves_with_winner(self, state: RomansState, seat: int) -> bool:
        """Has the capturer's Qween seduced the warrior of this clan, so that it is discarded with her?"""
        if seat == NOBODY or seat != state.seduced or self.queen(state) != state.winner:
            return False
        return self.readings["qween-victim"] == "discarded"

    def _payments_of_capturer(self, state: RomansState, options: list[Cards]) -> list[Cards]:
        """The capturer of Fort Fokus discards all cards anyway, unless Axx is to stay."""
        return options if self._took_fokus_with_axx(state) else []

    def _paid(self, state: RomansState, seat: int, what: Cards | None) -> RomansState:
        state = state._replace(waiting=tuple(one for one in state.waiting if one != seat))
        if what is None:
            return state
        clan = state.clans[seat]
        earlier = what[0] == "earlier" or not (clan.here and clan.now == what[0])
        return state.clan(seat, clan.without(what[-1], earlier=earlier))

    def _keeps(self, state: RomansState) -> list[Cards]:
        """What the capturer may keep face up, thanks to Axx or KomFort."""
        seat = state.winner
        clan = state.clans[seat]
        axx = clan.here and clan.now == "axx" and self.has_power(seat)
        komfort = romans_kind(state.taken) == "komfort" and bool(clan.up)
        if self.rule_chooses(seat):
            stays = axx and self.readings["neutral-axx"] == "stays"
            return [("axx",)] if stays else [()]
        found: list[Cards] = [()]
        if axx:
            found.append(("axx",))
        if komfort:
            least = min(self.strengths[card] for card in clan.up)
            weakest = next(card for card in clan.up if self.strengths[card] == least)
            if (weakest,) not in found:
                found.append((weakest,))
                if axx and self.readings["axx-and-komfort"] == "both":
                    found.append(tuple(sorted(("axx", weakest), key=list(ROMANS_COPIES).index)))
        return found

    def _kept(self, state: RomansState, kept: Cards) -> RomansState:
        """The capturer discards all other face-up warriors, and the seduced one leaves its clan."""
        seat = state.winner
        clan = state.clans[seat]
        gone = Counter(clan.up) - Counter(kept)
        shown = tuple(card for card in kept if card in clan.shown)
        clan = clan._replace(shown=shown, here=len(shown) < len(kept), spent=(*clan.spent, *gone.elements()))
        state = state.clan(seat, clan)
        if self._leaves_with_winner(state, state.seduced):
            victim = state.clans[state.seduced]
            if victim.here:
                state = state.clan(state.seduced, victim.without(victim.now, earlier=False))
        return self._next(state)

    def _given_up(self, state: RomansState, fort: str) -> RomansState:
        """For FortUna one of the forts captured earlier goes, or she herself if there is no other."""
        seat = state.winner
        clan = state.clans[seat]
        places = [place for place, one in enumerate(clan.forts[:-1]) if romans_kind(one) == fort]
        place = places[0] if places else len(clan.forts) - 1
        forts = (*clan.forts[:place], *clan.forts[place + 1 :])
        clan = clan._replace(forts=forts, dropped=(*clan.dropped, clan.forts[place]))
        return self._next(state.clan(seat, clan))

    def _forts_to_give_up(self, state: RomansState) -> list[str]:
        seat = state.winner
        if seat == NOBODY or romans_kind(state.taken) != "fortuna":
            return []
        if self.neutral[seat] and self.readings["neutral-fortuna"] == "nothing":
            return []
        earlier = list(dict.fromkeys(map(romans_kind, state.clans[seat].forts[:-1])))
        if len(earlier) > 1 and self.rule_chooses(seat):
            return [min(earlier, key=lambda fort: ROMANS_VALUES[fort])]
        return earlier or ["fortuna"]

    def hecas(self, clan: RomansClan) -> int:
        counted = clan.forts
        if self.readings["fortheca-count"] == "total":
            counted = (*counted, *clan.dropped)
        return sum(fort.startswith("fortheca") for fort in counted)

    def champion(self, state: RomansState) -> int:
        """A player with three FortHece."""
        found = [seat for seat in self.players if self.hecas(state.clans[seat]) >= ROMANS_HECAS]
        return found[0] if found else NOBODY

    def has_lost_alone(self, state: RomansState) -> bool:
        return len(self.players) == 1 and any(
            self.hecas(state.clans[seat]) >= ROMANS_HECAS for seat in self.seats if self.neutral[seat]
        )

    def _counted(self, state: RomansState) -> RomansState:
        if self.champion(state) != NOBODY or self.has_lost_alone(state):
            return self._cleared(state, "over")
        return self._entered(state, "svord")

    def _next_round(self, state: RomansState) -> RomansState:
        if state.wall:
            return self._cleared(state, "reveal")._replace(round=state.round + 1)
        return self._cleared(state, "over" if state.turn == ROMANS_TURNS else "collect")

    def _cleared(self, state: RomansState, step: str) -> RomansState:
        """After a round its warriors are like all others that are face up."""
        clans = tuple(clan._replace(shown=clan.up, now="", here=False) for clan in state.clans)
        return RomansState(clans, state.turn, state.round, step, state.wall, state.discarded)

    # Choices

    def options(self, state: RomansState, seat: int = NOBODY) -> list[RomansAction]:
        """What may be chosen now: by this clan, where several choose at once."""
        verb = ROMANS_VERBS.get(state.step, "")
        match state.step:
            case "fokus" | "horsie":
                return [(seat, verb, what) for what in self.payments(state, seat)]
            case "svord" | "svord-at-once":
                return [(seat, verb, what) for what in romans_orders(state.clans[seat].down)]
            case "qween":
                queen = self.queen(state)
                if queen == NOBODY:
                    return []
                there = [one for one in self.seats if one != queen and state.clans[one].here]
                optional = self.readings["qween-mandatory"] == "optional" and bool(there)
                nobody: list[RomansAction] = [(queen, verb, ("nobody",))] if optional else []
                return [*((queen, verb, (self.names[one],)) for one in there), *nobody]
            case "druhid":
                clan = state.clans[state.winner]
                if clan.now != "druhid" or self.neutral[state.winner]:
                    return []
                return [
                    (state.winner, verb, ("fort", str(state.round + place)))
                    for place in range(len(state.wall))
                ]
            case "keep":
                if state.winner == NOBODY:
                    return []
                return [(state.winner, verb, what or ("nothing",)) for what in self._keeps(state)]
            case "fortuna":
                return [(state.winner, verb, ("up", fort)) for fort in self._forts_to_give_up(state)]
        return []

    def chosen(self, state: RomansState, action: RomansAction) -> RomansState:
        """The table after this choice, which must be one of the options."""
        seat, _, what = action
        match state.step:
            case "fokus" | "horsie":
                return self._paid(state, seat, what)
            case "svord" | "svord-at-once":
                left = tuple(one for one in state.waiting if one != seat)
                return state.clan(seat, state.clans[seat]._replace(down=what))._replace(waiting=left)
            case "qween":
                seduced = NOBODY if what == ("nobody",) else self.names.index(what[0])
                return state._replace(seduced=seduced, step="fight")
            case "druhid":
                return self._taken(state, int(what[-1]) - state.round)
            case "keep":
                return self._kept(state, () if what == ("nothing",) else what)
        return self._given_up(state, what[-1])

    def unused(self, state: RomansState) -> RomansAction | None:
        """What it means that the one who chooses now does not use a right; None if there is no such right."""
        seat = state.waiting[0] if state.waiting else state.winner
        match state.step:
            case "svord" | "svord-at-once":
                return seat, "rearranges", state.clans[seat].down
            case "qween" if self.readings["qween-mandatory"] == "optional":
                return self.queen(state), "seduces", ("nobody",)
            case "druhid":
                return seat, "takes", ("fort", str(state.round))
            case "keep":
                return seat, "keeps", ("nothing",)
        return None

    # Records

    def parsed(self, action: str) -> RomansAction:
        """A seat, a verb and the rest. Raises Wrong if there is no such clan."""
        words = action.split()
        if words[:1] in (["uncover"], ["arrange"], ["collect"]):
            return NOBODY, words[0], tuple(words[1:])
        if len(words) < 3:
            raise Wrong(f"{action!r} is no action")
        what = tuple(words[2:])
        if words[1] == "keeps":
            what = tuple(sorted(what, key=[*ROMANS_COPIES, *what].index))
        return self.seat(words[0]), words[1], what

    def after(self, state: RomansState, action: str, line: "RomansLine") -> RomansState:
        """The table after an action of a record. Rights that are not used need no action of their own."""
        seat, verb, what = parsed = self.parsed(action)
        while state.step in ROMANS_VERBS and (
            verb != ROMANS_VERBS[state.step] or not self._may_choose(state, seat)
        ):
            unused = self.unused(state)
            if unused is None:
                raise Wrong(f"{action!r}: another choice comes first")
            state = self.settled(self._choose(state, unused, line))
        if state.step in ROMANS_VERBS:
            return self.settled(self._choose(state, parsed, line))
        match verb, state.step:
            case "reveals", "reveal" if len(what) == 1:
                return self.settled(self.revealed(state, seat, what[0]))
            case "collect", "collect" if not what:
                return self._collected(state)
            case "uncover", "uncover" if len(what) == 1:
                return self._uncovered(state, what[0])
            case "arrange", "arrange" if what == self.arranged(state.wall):
                return state._replace(step="lay", wall=what)
            case "loses", "lay" if len(what) == 2:
                return self._lost(state, seat, what)
            case "lays", "lay" if len(what) == 3 and what[1] == "at":
                return self._laid(state, seat, what[0], what[2])
        raise Wrong(f"{action!r} is not legal now")

    def _may_choose(self, state: RomansState, seat: int) -> bool:
        if state.step in ROMANS_AT_ONCE:
            return seat in state.waiting
        return seat == (self.queen(state) if state.step == "qween" else state.winner)

    def _choose(self, state: RomansState, action: RomansAction, line: "RomansLine") -> RomansState:
        seat, verb, what = action
        if state.step in ("svord", "svord-at-once"):
            legal = sorted(what) == sorted(state.clans[seat].down)
        else:
            legal = action in self.options(state, seat)
        if not legal:
            raise Wrong(f"{self.names[seat]} {verb} {' '.join(what)}: not legal now")
        if not line.permits(self, state, action):
            raise Wrong(f"{self.names[seat]} {verb} {' '.join(what)}: announced was another choice")
        return self.chosen(state, action)

    def _collected(self, state: RomansState) -> RomansState:
        """A new turn: everybody takes the nine warriors back."""
        clans = tuple(clan._replace(shown=(), down=(), spent=(), aside=()) for clan in state.clans)
        return state._replace(clans=clans, turn=state.turn + 1, round=1, step="uncover", wall=())

    def forts_left(self, state: RomansState) -> dict[str, int]:
        """Copies of each fort that have not been turned up."""
        left = dict(self.deck)
        held = [fort for clan in state.clans for fort in (*clan.forts, *clan.dropped)]
        for fort in (*state.wall, *state.discarded, *held):
            left[romans_kind(fort)] -= 1
        return left

    def _uncovered(self, state: RomansState, fort: str) -> RomansState:
        if not self.forts_left(state).get(fort):
            raise Wrong(f"{fort} is not left in the deck")
        wall = (*state.wall, fort)
        return state._replace(wall=wall, step="arrange" if len(wall) == ROMANS_WALL else "uncover")

    def arranged(self, row: Cards) -> Cards:
        """The lowest positive fort goes to the left end, the highest to the right end."""
        values = [ROMANS_VALUES[romans_kind(fort)] for fort in row]
        positive = [value for value in values if value > 0]
        low = values.index(min(positive))
        high = len(row) - 1 - values[::-1].index(max(positive))
        places = list(range(len(row)))
        if self.readings["wall-move"] == "insert":
            middle = [place for place in places if place not in (low, high)]
            return tuple(row[place] for place in (low, *middle, high))
        places[0], places[low] = places[low], places[0]
        at = places.index(high)
        places[-1], places[at] = places[at], places[-1]
        return tuple(row[place] for place in places)

    def _lost(self, state: RomansState, seat: int, cards: Cards) -> RomansState:
        """Two random warriors go before any is laid."""
        clan = state.clans[seat]
        if self.neutral[seat] or clan.down:
            raise Wrong("this clan has no two warriors to lose")
        named = tuple(card for card in cards if card != ROMANS_UNKNOWN)
        clan = clan._replace(aside=(*clan.aside, *named), down=(ROMANS_EMPTY,) * ROMANS_WALL)
        if any(card not in ROMANS_COPIES for card in named) or min(clan.unseen().values()) < 0:
            raise Wrong("these can't be lost")
        return state.clan(seat, clan)

    def _laid(self, state: RomansState, seat: int, card: str, place: str) -> RomansState:
        clan = state.clans[seat]
        if self.neutral[seat] and not clan.down:
            clan = clan._replace(down=(ROMANS_EMPTY,) * ROMANS_WALL)
        at = int(place) - 1 if place in ("1", "2", "3", "4", "5", "6") else ROMANS_WALL
        if at >= len(clan.down) or clan.down[at] != ROMANS_EMPTY:
            raise Wrong("there is no room for a warrior")
        if card != ROMANS_UNKNOWN and not clan.unseen().get(card):
            raise Wrong(f"{card} is not in this hand")
        clan = clan._replace(down=(*clan.down[:at], card, *clan.down[at + 1 :]))
        state = state.clan(seat, clan)
        laid = all(clan.down and ROMANS_EMPTY not in clan.down for clan in state.clans)
        return state._replace(step="reveal") if laid else state

    # The end of the game

    def winners(self, state: RomansState) -> set[int]:
        """Who has won a game that is over: the most points, then the most forts, then the strongest."""
        champion = self.champion(state)
        if champion != NOBODY:
            return {champion}
        if self.has_lost_alone(state):
            return set()
        score = {seat: self.score(state.clans[seat]) for seat in self.seats}
        best = max(score[seat] for seat in self.players)
        if len(self.players) == 1 and self.readings["solo-result"] == "must-outscore":
            rivals = [score[seat] for seat in self.seats if self.neutral[seat]]
            return set(self.players) if best > max(rivals) else set()
        return {seat for seat in self.players if score[seat] == best}

    def score(self, clan: RomansClan) -> tuple[int, ...]:
        """Points, number of forts, the strongest fort, and the further ones if the reading says so."""
        points = sum(ROMANS_VALUES[romans_kind(fort)] for fort in clan.forts)
        counted = clan.forts
        if self.readings["forts-counted"] == "captured":
            counted = (*counted, *clan.dropped)
        strongest = sorted((ROMANS_VALUES[romans_kind(fort)] for fort in counted), reverse=True)
        if self.readings["final-tie"] == "shared":
            strongest = strongest[:1]
        return points, len(counted), *strongest


def romans_kind(fort: str) -> str:
    return fort.removesuffix(MARK)


def romans_can_differ(down: Cards) -> bool:
    """Can these face-down warriors lie in another order?"""
    return len(down) > 1 and (len(set(down)) > 1 or down[0] == ROMANS_UNKNOWN)


def romans_orders(cards: Cards) -> list[Cards]:
    """All orders of these cards."""
    found: list[Cards] = [()]
    for card in cards:
        found = [(*one[:place], card, *one[place:]) for one in found for place in range(len(one) + 1)]
    return list(dict.fromkeys(found))


def romans_deck(position: Mapping[str, Any]) -> dict[str, int]:
    if "deck" not in position:
        return dict(ROMANS_DECK)
    given = field(position, "deck", dict)
    if set(given) - set(ROMANS_VALUES):
        raise Wrong("position: deck: an unknown fort")
    deck = {fort: field(given, fort, int, 0) for fort in ROMANS_VALUES}
    hecas = sum(copies for fort, copies in deck.items() if fort.startswith("fortheca"))
    if min(deck.values()) < 1 or sum(deck.values()) != ROMANS_WALL * ROMANS_TURNS or hecas != 4:
        raise Wrong("position: deck: 18 forts, four FortHece, and each fort at least once expected")
    return deck


def romans_strengths(position: Mapping[str, Any]) -> dict[str, int]:
    given = field(position, "strengths", dict, {})
    if set(given) - set(ROMANS_STRENGTHS):
        raise Wrong("position: strengths: an unknown warrior")
    strengths = {card: field(given, card, int, usual) for card, usual in ROMANS_STRENGTHS.items()}
    sure = all(strengths[card] == ROMANS_STRENGTHS[card] for card in ("archr", "chariott"))
    if sorted(strengths.values()) != sorted(ROMANS_STRENGTHS.values()) or not sure:
        raise Wrong("position: strengths: 1 to 7 and 9 expected, Arch'r with 5 and Ch'ariott with 9")
    if strengths["druhid"] > 4:
        raise Wrong("position: strengths: in the rulebook's example Dru'hid is weaker than Arch'r")
    return strengths


def _orders_of_unknown(clan: RomansClan, action: RomansAction, announced: Cards) -> list[RomansAction]:
    """Orders of face-down warriors of which some are unknown, for each that they may be.

    Where they are the announced ones: the announced order. Else the line is not allowed: every order.
    """
    seat, verb, _ = action
    known = [card for card in clan.down if card != ROMANS_UNKNOWN]
    left = sorted(card for card, copies in clan.unseen().items() for _ in range(copies))
    found: list[Cards] = []
    for filled in dict.fromkeys(combinations(left, len(clan.down) - len(known))):
        cards = (*known, *filled)
        found += [announced] if sorted(cards) == sorted(announced) else romans_orders(cards)
    return [(seat, verb, order) for order in dict.fromkeys(found)]


class RomansLine:
    """What the claimer announces to choose. It binds where somebody looks for a course against the claim."""

    def __init__(self, seat: int = NOBODY, entries: Sequence[RomansEntry] = ()) -> None:
        self.seat, self.entries = seat, entries

    def left(self, state: RomansState, options: list[RomansAction]) -> list[RomansAction]:
        """The announced choice, if it is one of these; else all: the choice is taken against the claimer."""
        seat, verb, _ = options[0]
        if seat != self.seat:
            return options
        for entry in self.entries:
            shown = all(state.clans[other].now == card for other, card in entry.when)
            if entry.verb == verb and entry.round in (None, state.round) and shown:
                down = state.clans[seat].down
                if verb == "rearranges" and ROMANS_UNKNOWN in down and ROMANS_UNKNOWN not in entry.what:
                    return _orders_of_unknown(state.clans[seat], options[0], entry.what)
                named = [one for one in options if one[2] == entry.what]
                if not named and entry.what[0] == "earlier" and not state.clans[seat].here:
                    named = [one for one in options if one[2] == entry.what[1:]]
                return named or options
        return options

    def permits(self, play: RomansPlay, state: RomansState, action: RomansAction) -> bool:
        if action[0] != self.seat or not self.entries:
            return True
        return action in self.left(state, play.options(state, action[0]))


def _is_romans_choice(verb: str, what: Cards) -> bool:
    """Are these the words of a choice?"""
    cards = all(word in ROMANS_COPIES for word in what)
    match verb:
        case "seduces":
            return len(what) == 1 and what[0] in (*ROMANS_CLANS, "nobody")
        case "takes":
            return len(what) == 2 and what[0] == "fort" and what[1] in ("1", "2", "3", "4", "5", "6")
        case "pays":
            return (cards and len(what) == 1) or what == ("earlier", "chariott")
        case "sacrifices":
            return cards and len(what) == 1
        case "keeps":
            return cards or what == ("nothing",)
        case "gives":
            return len(what) == 2 and what[0] == "up" and what[1] in ROMANS_VALUES
        case "rearranges":
            return len(what) < ROMANS_WALL and all(word in {*ROMANS_COPIES, ROMANS_UNKNOWN} for word in what)
    return False


def romans_line(play: RomansPlay, claim: Mapping[str, Any], seat: int) -> RomansLine:
    entries: list[RomansEntry] = []
    announced = listed(claim, "line", dict, [])
    if len(announced) > MOST_ENTRIES:
        raise Wrong(f"claim: line: more than {MOST_ENTRIES} entries")
    for entry in announced:
        if set(entry) - {"do", "round", "when"}:
            raise Wrong("claim: line: an unknown field")
        who, verb, what = play.parsed(field(entry, "do", str))
        if who != seat or play.neutral[seat] or not _is_romans_choice(verb, what):
            raise Wrong("claim: line: a choice of the claimer expected")
        of_round = field(entry, "round", int) if "round" in entry else None
        given = field(entry, "when", dict, {})
        when = tuple((play.seat(name), field(given, name, str)) for name in given)
        if of_round not in (None, 1, 2, 3, 4, 5, 6) or any(card not in ROMANS_COPIES for _, card in when):
            raise Wrong("claim: line: round or when")
        entries.append(RomansEntry(verb, what, of_round, when))
    return RomansLine(seat, entries)


# Romans: the table of a case


def romans_start(certificate: Certificate, play: RomansPlay) -> RomansState:
    """The table of the case, if it can be."""
    position = certificate.case["position"]
    if set(position) - set(ROMANS_FACTS):
        raise Wrong("position: an unknown fact")
    step = field(position, "step", str, "reveal")
    turn = field(position, "turn", int, 1)
    wall, discarded = (_romans_forts(position, name) for name in ("wall", "discarded"))
    if step not in ROMANS_STEPS or not 1 <= turn <= ROMANS_TURNS:
        raise Wrong("position: step or turn")
    number = _romans_round(position, step, len(wall))
    clans = tuple(_romans_clan(one, play, position, step, number) for one in listed(position, "clans", dict))
    seats = {
        name: play.seat(position[name]) if name in position else NOBODY
        for name in ("who", "winner", "seduced")
    }
    state = RomansState(
        clans=clans,
        turn=turn,
        round=number,
        step="lay" if step == "lose" else step,
        wall=wall,
        discarded=discarded,
        winner=seats["winner"],
        seduced=seats["seduced"],
    )
    _check_romans_forts(position, state)
    if min(play.forts_left(state).values()) < 0:
        raise Impossible("position: more copies of a fort than the deck has")
    if step in ROMANS_IN_ROUND:
        state = _in_the_round(position, play, state, seats["who"])
    elif seats["winner"] != NOBODY or seats["seduced"] != NOBODY or position.get("waiting"):
        raise Wrong(f"position: winner, seduced or waiting at the step {step}")
    elif "who" in position:
        _check_romans_who(play, state, seats["who"], step)
    if step in ("lose", "lay"):
        lose = [seat for seat in play.players if not clans[seat].down]
        lay = [clan for clan in clans if not clan.down or ROMANS_EMPTY in clan.down]
        if not (lose if step == "lose" else lay):
            raise Wrong(f"position: nobody is left at the step {step}")
    _check_not_over(play, state)
    return state


def _romans_forts(where: Mapping[str, Any], name: str) -> Cards:
    forts = tuple(listed(where, name, str, []))
    if any(fort not in ROMANS_VALUES for fort in forts) or len(forts) > 40:
        raise Wrong(f"position: {name}: an unknown fort")
    return forts


def _romans_round(position: Mapping[str, Any], step: str, forts: int) -> int:
    """The round, and the wall that it needs."""
    after = step in ROMANS_IN_ROUND[3:] or step == "over"
    by_wall = ROMANS_WALL - forts + (not after)
    if step in ROMANS_BEFORE:
        by_wall = 1
    elif step == "collect":
        by_wall = ROMANS_WALL
    number: int = field(position, "round", int) if "round" in position else min(max(by_wall, 1), ROMANS_WALL)
    if not 1 <= number <= ROMANS_WALL or (step in (*ROMANS_BEFORE, "collect") and number != by_wall):
        raise Wrong("position: round")
    if step == "uncover":
        fits = forts < ROMANS_WALL
    elif step == "over" and not forts and "round" not in position:
        fits = True
    elif step in ROMANS_BEFORE or step == "collect":
        fits = forts == (0 if step == "collect" else ROMANS_WALL)
    else:
        fits = forts == ROMANS_WALL - number + (not after)
    if not fits:
        raise Wrong("position: the wall does not fit the round")
    return number


def _romans_clan(
    given: Mapping[str, Any], play: RomansPlay, position: Mapping[str, Any], step: str, number: int
) -> RomansClan:
    name = given["clan"]
    if set(given) - set(ROMANS_CLAN_FACTS):
        raise Wrong(f"position: {name}: an unknown fact")
    shown, spent, aside = (tuple(listed(given, one, str, [])) for one in ("shown", "spent", "aside"))
    now = field(given, "now", str) if "now" in given else ""
    left = field(given, "left", bool, False)
    in_round = step == "reveal" or step in ROMANS_IN_ROUND
    if (now and not in_round) or (not now and step in ROMANS_IN_ROUND):
        raise Wrong(f"position: {name}: now")
    if left and (not now or now not in spent or step in ("reveal", "svord-at-once")):
        raise Wrong(f"position: {name}: left")
    known = [*shown, *spent, *aside, *([now] if now and not left else [])]
    laying = step in ("lose", "lay")
    if laying:
        down = _romans_orders_given(given, play, position, name)
    else:
        wanted = ROMANS_WALL - number + (step == "reveal" and not now) if in_round or step == "over" else 0
        down = tuple(listed(given, "down", str)) if "down" in given else (ROMANS_UNKNOWN,) * wanted
        if len(down) != wanted:
            raise Wrong(f"position: {name}: {wanted} face-down warriors expected")
    clan = RomansClan(
        shown, now, bool(now) and not left, down, spent, aside, _romans_forts(given, "forts"),
        _romans_forts(given, "dropped"),
    )  # fmt: skip
    others = {ROMANS_UNKNOWN, ROMANS_EMPTY} if laying else {ROMANS_UNKNOWN}
    if set(known) - set(ROMANS_COPIES) or set(down) - set(ROMANS_COPIES) - others:
        raise Wrong(f"position: {name}: an unknown warrior")
    if min(clan.unseen().values()) < 0:
        raise Impossible(f"position: {name}: more warriors than the clan has")
    if len(aside) > ROMANS_WARRIORS - ROMANS_WALL:
        raise Wrong(f"position: {name}: more warriors than the clan has")
    if len(known) + sum(card != ROMANS_EMPTY for card in down) > ROMANS_WARRIORS:
        raise Wrong(f"position: {name}: more warriors than the clan has")
    revealed = len(shown) + len(spent) + (bool(now) and not left)
    most = 0 if step in ROMANS_BEFORE else number - (in_round and not now)
    if revealed > most or (revealed < most and field(position, "complete", bool, False)):
        raise Wrong(f"position: {name}: not as many warriors as were revealed")
    return clan


def _romans_orders_given(
    given: Mapping[str, Any], play: RomansPlay, position: Mapping[str, Any], name: str
) -> Cards:
    """While orders are given: all six places; nothing if the clan has not lost two warriors yet."""
    if "down" not in given and not (position.get("step") == "lay" and position.get("who") == name):
        return ()
    laid = tuple(listed(given, "down", str, []))
    if len(laid) > ROMANS_WALL:
        raise Wrong(f"position: {name}: more warriors than forts")
    laid = (*laid, *(ROMANS_EMPTY,) * (ROMANS_WALL - len(laid)))
    return () if play.neutral[play.seat(name)] and set(laid) == {ROMANS_EMPTY} else laid


def _check_romans_forts(position: Mapping[str, Any], state: RomansState) -> None:
    """Every fort that was turned up is in the wall, captured or discarded."""
    gone = len(state.discarded) + sum(len(clan.forts) + len(clan.dropped) for clan in state.clans)
    here = ROMANS_WALL if state.step == "uncover" else len(state.wall)
    most = ROMANS_WALL * state.turn - here
    if gone > most or (gone < most and field(position, "complete", bool, False)):
        raise Wrong("position: not as many forts as were turned up")


def _check_romans_who(play: RomansPlay, state: RomansState, who: int, step: str) -> None:
    """Outside the choices of a round: may this clan be the one that acts?"""
    clan = state.clans[who]
    may = {
        "lose": not clan.down and not play.neutral[who],
        "lay": not clan.down or ROMANS_EMPTY in clan.down,
        "reveal": not clan.now,
    }
    if not may.get(step, False):
        raise Wrong("position: who")


def _in_the_round(position: Mapping[str, Any], play: RomansPlay, state: RomansState, who: int) -> RomansState:
    """In the middle of a round: the fort that was taken, who has to choose, and whether that can be."""
    step, winner = state.step, state.winner
    given = listed(position, "waiting", str, []) if "waiting" in position else None
    if given and step not in ROMANS_AT_ONCE:
        raise Wrong("position: waiting")
    if given is not None and who != NOBODY and play.names[who] not in given:
        raise Wrong("position: who is not waiting")
    if who == NOBODY:
        if not given:
            raise Wrong("position: who")
        who = play.seat(given[0])
    if step in ("fokus", "keep", "horsie", "fortuna") and winner != NOBODY:
        clan = state.clans[winner]
        alone = step in ("keep", "horsie") and clan.dropped[-1:] == ("fortuna",)
        taken = clan.forts[-1] if clan.forts else "fortuna" if alone else ""
        state = state._replace(taken=taken)
        if not taken or (not clan.forts and play.readings["fortuna-moment"] != "at-once"):
            raise Wrong("position: the fort that was taken is missing")
    if state.seduced != NOBODY and play.queen(state) in (NOBODY, state.seduced):
        raise Wrong("position: seduced")
    if step in ROMANS_AT_ONCE:
        first = max(winner, 0)
        around = [*range(first, len(play.names)), *range(first)]
        acting = [seat for seat in around if _acts(play, state, seat)]
        if given is None:
            after = around[around.index(who) :]
            all_up = [seat for seat in acting if len(state.clans[seat].up) == state.round]
            svord = step in ("svord", "svord-at-once")
            waiting = [seat for seat in acting if svord or seat in after or seat in all_up]
        else:
            waiting = [seat for seat in around if play.names[seat] in given]
        if any(seat not in acting for seat in (*waiting, who)) or len(set(given or ())) < len(given or ()):
            raise Wrong("position: waiting")
        state = state._replace(waiting=tuple(waiting))
        choosing = [seat for seat in waiting if _has_choice(play, state, seat)]
        if not choosing or (step.startswith("svord") and len(choosing) < len(waiting)):
            raise Wrong("position: nobody has this choice")
        return state
    chooses = play.queen(state) if step == "qween" else winner
    if who != chooses or who == NOBODY or not _has_choice(play, state, who):
        raise Wrong("position: who has no such choice")
    if step == "qween" and (winner != NOBODY or state.seduced != NOBODY):
        raise Wrong("position: winner or seduced")
    early = step in ("druhid", "keep") or (step == "fortuna" and play.readings["fortuna-moment"] == "at-once")
    paid = romans_kind(state.taken) == "fokus"
    if early and not paid and play.fight(state)[0] != winner:
        raise Wrong("position: the winner does not have the winning cards")
    return state


def _acts(play: RomansPlay, state: RomansState, seat: int) -> bool:
    """Does this clan do something at a step at which several clans may?"""
    clan, winner = state.clans[seat], state.winner
    match state.step:
        case "fokus":
            return winner != NOBODY and state.taken == "fokus"
        case "horsie":
            if winner == NOBODY:
                alone = sum(one.now == "horsie" for one in state.clans) == 1
                all_keep = play.readings["archer-pair-keeps"] == "all-keep"
                cancelled = alone and all_keep and play.fight(state)[1]
                if play.readings["horsie-trigger"] == "not-in-ties" or cancelled:
                    return False
            return seat != winner and clan.now == "horsie"
    timing = "at-once" if state.step == "svord-at-once" else "after"
    if play.readings["svord-timing"] != timing or (timing == "at-once" and winner != NOBODY):
        return False
    return clan.now == "svord" and not play.neutral[seat]


def _has_choice(play: RomansPlay, state: RomansState, seat: int) -> bool:
    if state.step.startswith("svord"):
        return romans_can_differ(state.clans[seat].down)
    return len(play.options(state, seat)) > 1 and not play.rule_chooses(seat)


def _check_not_over(play: RomansPlay, state: RomansState) -> None:
    """The game did not end before, or is over indeed."""
    ended = play.champion(state) != NOBODY or play.has_lost_alone(state)
    if state.step == "over":
        if not ended and (state.turn < ROMANS_TURNS or state.wall):
            raise Wrong("position: the game is not over yet")
        return
    if state.step == "collect" and state.turn == ROMANS_TURNS:
        raise Wrong("position: no turn is left")
    if ended and state.winner != NOBODY and state.step in ("fokus", "keep", "horsie"):
        clan = state.clans[state.winner]
        before = state.clan(state.winner, clan._replace(forts=clan.forts[:-1]))
        ended = play.champion(before) != NOBODY or play.has_lost_alone(before)
    if ended:
        raise Wrong("position: the game is over already")


# Romans: claims


class RomansGoal(NamedTuple):
    """What a course must lead to."""

    clan: int
    happens: bool
    """Is it sought that the clan takes the fort, or wins; or that it does not?"""
    game: bool
    sole: bool = False

    def decided(self, play: RomansPlay, state: RomansState) -> bool | None:
        """Is it so? None if that is still open."""
        if self.game:
            if state.step != "over":
                return None
            winners = play.winners(state)
            won = winners == {self.clan} if self.sole else self.clan in winners
            return won is self.happens
        for seat, clan in enumerate(state.clans):
            if any(fort.endswith(MARK) for fort in (*clan.forts, *clan.dropped)):
                return (seat == self.clan) is self.happens
        gone = any(fort.endswith(MARK) for fort in state.discarded) or state.step == "over"
        return not self.happens if gone else None


def romans_at_attack(state: RomansState) -> RomansState:
    """While orders are given: as if all warriors lay there, those that are not laid yet unknown."""
    if state.step != "lay":
        return state
    clans = []
    for clan in state.clans:
        down = clan.down or (ROMANS_EMPTY,) * ROMANS_WALL
        down = tuple(ROMANS_UNKNOWN if card == ROMANS_EMPTY else card for card in down)
        clans.append(clan._replace(down=down))
    return state._replace(clans=tuple(clans), step="reveal")


class RomansSearch:
    """Tries every hidden card and every choice of a turn."""

    def __init__(self, play: RomansPlay, goal: RomansGoal, line: RomansLine, work: Work) -> None:
        self.play, self.goal, self.line, self.work = play, goal, line, work
        play.forts_only = True

    def finds(self, state: RomansState) -> bool:
        """Is there a course that leads to it? Raises Unreadable if there are too many."""
        seen: set[RomansState] = set()
        ahead = [romans_at_attack(state)]
        while ahead:
            now = ahead.pop()
            decided = self.goal.decided(self.play, now)
            if decided:
                return True
            if decided is False:
                continue
            if now.step == "reveal":
                now = self._key(now)
                if now in seen:
                    continue
                seen.add(now)
                ahead += self._revealed(now)
            elif now.step in ROMANS_VERBS:
                seat = now.waiting[0] if now.waiting else NOBODY
                options = self.line.left(now, self.play.options(now, seat))
                ahead += [self._counted(self.play.chosen(now, one)) for one in options]
            else:
                raise Unreadable("another turn follows: too much to be tried")
        return False

    def _revealed(self, state: RomansState) -> Iterator[RomansState]:
        for shown in product(*romans_cards(state)):
            yield self._counted(romans_shown(state, shown))

    def _counted(self, state: RomansState) -> RomansState:
        self.work.spend(1, MOST_TRIED, "too many courses to be tried")
        return self.play.settled(state)

    def _key(self, state: RomansState) -> RomansState:
        """Tables that differ in nothing that counts any more become the same one."""
        clans = tuple(
            clan._replace(
                shown=tuple(sorted(clan.shown)),
                spent=tuple(sorted((*clan.spent, *clan.aside))),
                aside=(),
                forts=tuple(sorted(clan.forts)),
                dropped=tuple(sorted(clan.dropped)),
            )
            for clan in state.clans
        )
        return state._replace(clans=clans, discarded=())


def romans_cards(state: RomansState) -> list[list[str]]:
    """For each clan the warriors that it may show in this round."""
    found = []
    for clan in state.clans:
        card = clan.now or clan.down[0]
        unseen = clan.unseen()
        found.append([one for one in unseen if unseen[one] > 0] if card == ROMANS_UNKNOWN else [card])
    return found


def romans_shown(state: RomansState, cards: Sequence[str]) -> RomansState:
    """All warriors of this round are face up."""
    clans = tuple(
        clan if clan.now else clan._replace(now=card, here=True, down=clan.down[1:])
        for clan, card in zip(state.clans, cards, strict=True)
    )
    return state._replace(clans=clans)


def romans_record(
    play: RomansPlay, state: RomansState, part: Mapping[str, Any], goal: RomansGoal, line: RomansLine
) -> None:
    """Plays the record of a witness. Raises Wrong unless it leads to what is sought."""
    state = play.settled(_with_named_cards(play, state, field(part, "down", dict, {})))
    state = romans_played(play, state, part, line)
    while goal.decided(play, state) is None and state.step in ROMANS_VERBS:
        unused = play.unused(state)
        if unused is None:
            break
        state = play.settled(play._choose(state, unused, line))
    if not goal.decided(play, state):
        raise Wrong("the record does not lead to what it should show")


def romans_played(
    play: RomansPlay, state: RomansState, part: Mapping[str, Any], line: RomansLine
) -> RomansState:
    """The table after the actions of a record. Raises Wrong at the first that is not legal."""
    for place, action in enumerate(listed(part, "actions", str), 1):
        try:
            state = play.after(state, action, line)
        except Wrong as wrong:
            raise Wrong(f"action {place}: {wrong}") from None
    return state


def _with_named_cards(play: RomansPlay, state: RomansState, named: Mapping[str, Any]) -> RomansState:
    """The face-down warriors as the witness names them. Known ones must be those."""
    for name in named:
        seat = play.seat(name)
        clan, cards = state.clans[seat], tuple(listed(named, name, str))
        if len(cards) != len(clan.down):
            raise Wrong(f"{name}: as many warriors as lie face down expected")
        if any(old not in (new, ROMANS_UNKNOWN) for old, new in zip(clan.down, cards, strict=True)):
            raise Wrong(f"{name}: other warriors lie there")
        clan = clan._replace(down=cards)
        if set(cards) - {*ROMANS_COPIES, ROMANS_EMPTY} or min(clan.unseen().values()) < 0:
            raise Wrong(f"{name}: the clan does not have these warriors")
        state = state.clan(seat, clan)
    return state


def _romans_claim(certificate: Certificate, *fields: str) -> tuple[RomansPlay, RomansState, int]:
    only(certificate.claim, "claim", "kind", "clan", *fields)
    play = RomansPlay(certificate)
    state = romans_start(certificate, play)
    return play, state, play.seat(field(certificate.claim, "clan", str))


def romans_fort(certificate: Certificate) -> str:
    """This clan takes this fort, for certain or possibly."""
    play, state, seat = _romans_claim(certificate, "fort", "how", "line")
    return _check_romans(certificate, *romans_question(certificate, play, state, seat))


def romans_question(
    certificate: Certificate, play: RomansPlay, state: RomansState, seat: int
) -> tuple[RomansPlay, RomansState, RomansGoal, RomansLine]:
    """What a course must show: that a possible claim comes true, or that a certain one fails."""
    claim = certificate.claim
    how = field(claim, "how", str, "certain")
    if how not in ("certain", "possible"):
        raise Wrong("claim: how")
    possible = how == "possible"
    line = romans_line(play, claim, seat)
    if possible:
        line = RomansLine()
    if claim["kind"] == "game":
        return play, state, RomansGoal(seat, possible, True, field(claim, "sole", bool, False)), line
    place = field(claim, "fort", int) - (ROMANS_WALL + 1 - len(state.wall))
    return play, romans_marked(state, place), RomansGoal(seat, possible, False), line


def _check_romans(
    certificate: Certificate, play: RomansPlay, state: RomansState, goal: RomansGoal, line: RomansLine
) -> str:
    """A course that shows what is sought decides the claim; so does it that there is none."""
    shown, not_shown = ("upheld", "rejected") if goal.happens else ("rejected", "upheld")
    kinds = {part["type"] for part in certificate.evidence}
    if kinds == {"proof"}:
        expect(certificate, not_shown, "a proof says that there is no such course")
        for part in certificate.evidence:
            check_proof(certificate.part(part.get("about", "")), certificate.work)
        return "program"
    part = certificate.part()
    _expect_type(part, "witness", "enumeration", "proof")
    if part["type"] == "witness":
        expect(certificate, shown, "a course shows it")
        certificate.work.spend(len(listed(part, "actions", str)), MOST_ACTIONS, "too many actions")
        romans_record(play, state, part, goal, line)
        return "rules"
    expect(certificate, not_shown, "a course is needed to show the opposite")
    if RomansSearch(play, goal, line, certificate.work).finds(play.settled(state)):
        raise Wrong(f"verdict: {shown}: a course shows it")
    return "rules"


def romans_game(certificate: Certificate) -> str:
    """This clan wins the game, for certain or possibly. A neutral one never does."""
    play, state, seat = _romans_claim(certificate, "how", "sole", "line")
    play, state, goal, line = romans_question(certificate, play, state, seat)
    if play.neutral[seat]:
        _expect_type(certificate.part(), "open")
        expect(certificate, "rejected", "a neutral clan can't win")
        return "rules"
    check_romans_forts_listed(play, state)
    return _check_romans(certificate, play, state, goal, line)


def check_romans_forts_listed(play: RomansPlay, state: RomansState) -> None:
    """All forts count for the win, so all that have left the walls must be listed."""
    gone = len(state.discarded) + sum(len(clan.forts) + len(clan.dropped) for clan in state.clans)
    before = state.step in ("uncover", "arrange", "lay")
    wanted = ROMANS_WALL * (state.turn - before) - (0 if before else len(state.wall))
    if gone != wanted and state.step != "over":
        raise Wrong("position: forts that have left the walls are missing")
    if play.readings["forts-counted"] == "captured":
        for seat, clan in enumerate(state.clans):
            free = play.neutral[seat] and play.readings["neutral-fortuna"] == "nothing"
            unpaid = seat == state.winner and state.step in ("fokus", "keep", "horsie", "fortuna")
            paid_for = [fort for fort in (*clan.forts, *clan.dropped) if romans_kind(fort) == "fortuna"]
            price = len(paid_for) - (unpaid and romans_kind(state.taken) == "fortuna")
            if not free and len(clan.dropped) < price:
                raise Wrong("position: what was given up for FortUna is missing")


def romans_forced(certificate: Certificate) -> str:
    """This clan can make sure of the fort of this round, by what it chooses when it sees the cards."""
    play, state, seat = _romans_claim(certificate)
    if state.step not in ("reveal", "svord-at-once", "qween", "druhid"):
        raise Wrong("position: no fort is fought for now")
    part = certificate.part()
    if play.neutral[seat]:
        _expect_type(part, "open")
        expect(certificate, "rejected", "a neutral clan chooses nothing")
        return "rules"
    state, work = play.settled(romans_marked(state, 0)), certificate.work
    tables = [state]
    hidden = state.step == "reveal" and any(fort.endswith(MARK) for fort in state.wall)
    if hidden:
        cards = romans_cards(state)
        work.spend(prod(map(len, cards)), MOST_TRIED, "too many cards to be tried")
        tables = [play.settled(romans_shown(state, shown)) for shown in product(*cards)]
    if certificate.verdict == "upheld":
        _expect_type(part, "strategy")
        line = romans_line(play, part, seat)
        if not all(romans_forces(play, table, seat, line, work) for table in tables):
            raise Wrong("strategy: it does not take the fort against every card and every choice")
        return "rules"
    expect(certificate, "rejected", "a claim is upheld or rejected")
    _expect_type(part, "witness", "enumeration")
    if part["type"] == "witness":
        against = field(part, "against", dict)
        shown = [field(against, name, str) for name in play.names]
        if not hidden or any(one not in may for one, may in zip(shown, romans_cards(state), strict=True)):
            raise Wrong("witness: these cards can't be shown")
        tables = [play.settled(romans_shown(state, shown))]
    if all(romans_forces(play, table, seat, None, work) for table in tables):
        raise Wrong("verdict: upheld: the clan can choose so that it takes the fort")
    return "rules"


def romans_forces(
    play: RomansPlay, state: RomansState, seat: int, line: RomansLine | None, work: Work
) -> bool:
    """Does the clan take the fort of this round whatever the others choose: by its line, or by any choice?"""
    work.spend(1, MOST_TRIED, "too many choices to be tried")
    if RomansGoal(seat, True, False).decided(play, state):
        return True
    fought = any(fort.endswith(MARK) for fort in state.wall[:1])
    if not fought or state.step not in ("svord-at-once", "qween", "druhid"):
        return False
    if state.waiting:
        # The order of face-down warriors has no effect on this round.
        return romans_forces(play, play.settled(state._replace(waiting=())), seat, line, work)
    options = play.options(state)
    own = options[0][0] == seat
    if own and line is not None:
        options = line.left(state, options)
    after = (romans_forces(play, play.settled(play.chosen(state, one)), seat, line, work) for one in options)
    return any(after) if own and line is None else all(after)


def romans_marked(state: RomansState, place: int) -> RomansState:
    """The fort at this place of the wall is the one that the claim is about."""
    if not 0 <= place < len(state.wall):
        raise Wrong("claim: there is no such fort in the wall")
    wall = (*state.wall[:place], state.wall[place] + MARK, *state.wall[place + 1 :])
    return state._replace(wall=wall)


def romans_consistent(certificate: Certificate) -> str:
    """All of this can be true: by a course from the start of this turn. Or it can't: by a proof."""
    only(certificate.claim, "claim", "kind")
    level = contradicts(certificate)
    if level is not None:
        return level
    part = certificate.part()
    play = RomansPlay(certificate)
    given = romans_start(certificate, play)
    position = field(part, "start", dict)
    course = certificate._replace(case={**certificate.case, "position": position})
    played = RomansPlay(course)
    state = romans_start(course, played)
    if state.step != "uncover" or state.wall or state.turn != given.turn:
        raise Wrong("start: not the start of this turn")
    if vars(played) != vars(play):
        raise Wrong("start: another game")
    certificate.work.spend(len(listed(part, "actions", str)), MOST_ACTIONS, "too many actions")
    state = romans_played(played, state, part, RomansLine())
    _check_romans_facts(certificate.case["position"], play, given, state)
    return "rules"


def _check_romans_facts(
    position: Mapping[str, Any], play: RomansPlay, given: RomansState, reached: RomansState
) -> None:
    """Everything that the case says is so at the end of the course. Raises Wrong."""
    complete = field(position, "complete", bool, False)
    same = ("turn", "round", "step", "wall", "winner", "seduced")
    for name in same:
        if getattr(given, name) != getattr(reached, name):
            raise Wrong(f"{name}: not what the course leads to")
    if sorted(given.waiting) != sorted(reached.waiting):
        raise Wrong("waiting: not what the course leads to")
    lists = [("discarded", given.discarded, reached.discarded)]
    for one, other in zip(given.clans, reached.clans, strict=True):
        if (one.now, one.here) != (other.now, other.here) or len(one.down) != len(other.down):
            raise Wrong("now or down: not what the course leads to")
        pairs = zip(one.down, other.down, strict=True)
        if any(card != there and ROMANS_UNKNOWN not in (card, there) for card, there in pairs):
            raise Wrong("down: not what the course leads to")
        if Counter(one.spent) - Counter(other.spent) or Counter(one.aside) - Counter(other.aside):
            raise Wrong("spent or aside: not what the course leads to")
        if complete and len(one.spent) != len(other.spent):
            raise Wrong("spent: not all that the course leads to")
        for name in ("shown", "forts", "dropped"):
            lists.append((name, getattr(one, name), getattr(other, name)))
    for name, cards, there in lists:
        rest = iter(there)
        if not all(card in rest for card in cards) or (complete and len(cards) != len(there)):
            raise Wrong(f"{name}: not what the course leads to")
    loses = any(not reached.clans[seat].down for seat in play.players)
    if given.step == "lay" and loses and position.get("step") != "lose":
        raise Wrong("step: not what the course leads to")


def romans_table(certificate: Certificate) -> RomansState:
    return romans_start(certificate, RomansPlay(certificate))


ROMANS: Final = Rules(
    "romans-2",
    romans_table,
    {"fort": romans_fort, "game": romans_game, "forced": romans_forced, "consistent": romans_consistent},
    {"consistent": not_certified},
)


# Boru: Brian Boru

BORU_COLOURS: Final = "RBY"
BORU_REGIONS: Final[Mapping[str, tuple[int, int, tuple[int, int, int]]]] = {
    "MUN": (5, 7, (4, 3, 3)),
    "CON": (5, 7, (4, 2, 3)),
    "LEI": (4, 6, (1, 4, 4)),
    "NUN": (4, 6, (3, 2, 2)),
    "SUN": (3, 5, (2, 2, 2)),
    "ULA": (3, 4, (2, 2, 1)),
    "BRE": (2, 3, (1, 2, 1)),
    "DUB": (2, 2, (1, 1, 1)),
}
"""Threshold, points, and how many towns are red, blue and yellow."""
BORU_TOWNS: Final = tuple(
    f"{region}-{colour}{number}"
    for region, (_, _, counts) in BORU_REGIONS.items()
    for colour, count in zip(BORU_COLOURS, counts, strict=True)
    for number in range(1, count + 1)
)
BORU_TOWN: Final = {town: place for place, town in enumerate(BORU_TOWNS)}
BORU_REGION_IDS: Final = tuple(BORU_REGIONS)
BORU_REGION_OF: Final = tuple(BORU_REGION_IDS.index(town[:3]) for town in BORU_TOWNS)
BORU_IN_REGION: Final = tuple(
    tuple(town for town in range(len(BORU_TOWNS)) if BORU_REGION_OF[town] == region)
    for region in range(len(BORU_REGIONS))
)
_BORU_ROADS: Final = """
BRE-B1~NUN-Y2 BRE-R1~BRE-Y1 BRE-R1~CON-R1 BRE-Y1~NUN-B2 CON-B1~CON-B2 CON-B1~CON-Y2 CON-B2~CON-Y3
CON-R1~CON-Y1 CON-R4~MUN-B1 DUB-B1~LEI-B2 DUB-R1~LEI-B1 LEI-B1~LEI-Y1 LEI-B2~LEI-Y2 LEI-B2~LEI-Y3
LEI-B3~LEI-R1 LEI-B4~LEI-Y3 LEI-B4~LEI-Y4 LEI-R1~LEI-Y4 LEI-Y2~LEI-Y3 MUN-B2~MUN-R3 MUN-B2~MUN-Y2
MUN-R1~MUN-Y1 MUN-R2~MUN-R4 NUN-B1~NUN-R1 NUN-B1~NUN-Y1 NUN-B2~NUN-R2 NUN-R3~NUN-Y1 NUN-R3~ULA-R1
SUN-B1~SUN-R1 SUN-B1~SUN-Y2 SUN-B2~SUN-R2 SUN-B2~SUN-Y1 SUN-R1~SUN-Y1 SUN-R2~SUN-Y2 ULA-B1~ULA-Y1
ULA-B2~ULA-R2
"""
BORU_ROADS: Final = frozenset(
    frozenset(BORU_TOWN[town] for town in road.split("~")) for road in _BORU_ROADS.split()
)
BORU_ROWS: Final[Mapping[int, tuple[str, Mapping[str, str]]]] = {
    value: (
        colour,
        {
            name: row.replace("s", {"R": "V", "B": "K", "Y": "M", "W": ""}[colour])
            for name, row in zip(("main", "side-1", "side-2"), rows.split(), strict=False)
        },
    )
    for colours, values, rows in (
        ("YRB", (1, 2, 3), "TssC CCCE ss"),
        ("YB", (4, 6), "Tss CCCE ss"),
        ("R", (5,), "Tss CCE ss"),
        ("YRB", (7, 8, 9), "TsC CCE ss"),
        ("YRB", (10, 11, 12), "TCC CCE ss"),
        ("W", (13,), "TC CCE XP"),
        ("YRB", (14, 15, 16), "T CE sss"),
        ("YRB", (17, 18, 19), "TP CE sss"),
        ("W", (20,), "T CCE"),
        ("W", (21,), "TP CCE"),
        ("W", (22,), "TPP CCE"),
        ("YRB", (23, 24, 25), "TPP CE sss"),
    )
    for colour, value in zip(colours, values, strict=True)
}
"""The action cards: colour (white is W) and the symbols of each row, from left to right.

T take the active town, C a coin, P pay a coin, M a step on the marriage track, V a raider, K a disc in the
church, E may expand for 5 coins, X remove a Viking token.
"""
BORU_DECK: Final = frozenset(BORU_ROWS)
BORU_MATCHING: Final[Mapping[str, frozenset[int]]] = {
    colour: frozenset(card for card, (own, _) in BORU_ROWS.items() if own in (colour, "W"))
    for colour in BORU_COLOURS
}
BORU_BRIDES: Final[Mapping[str, tuple[int, int, str]]] = {
    "aodhan": (2, 0, "LEI"),
    "aoife": (2, 1, ""),
    "brigid": (4, 0, ""),
    "conall": (2, 0, "SUN"),
    "cormac": (2, 0, "CON"),
    "niall": (2, 0, "NUN"),
    "orlaith": (2, 0, "MUN"),
    "princess": (0, 0, ""),
}
"""The marriage cards: points, renown, and the region of a town."""
BORU_VIKING_CARDS: Final = (9, 10, 11, 12, 12, 13, 14)
BORU_TRACK: Final = ((0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1), (0, 0), (0, 0))
"""Coins and renown by space; spaces are counted from 1."""
BORU_TOWN_SPACE, BORU_TOP = 9, 10
BORU_DEALT: Final = {3: 8, 4: 6, 5: 5}
BORU_ROUNDS: Final = {3: 3, 4: 4, 5: 4}
BORU_REGION_POINTS: Final = (0, 0, 0, 1, 1, 3, 5, 7, 10)
BORU_READINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "no-legal-lead": ("passes-clockwise",),
    "five-player-tricks": ("discarded", "played"),
    "pay-partial": ("coin-then-points",),
    "score-floor": ("zero",),
    "buy-extras": ("at-each-symbol",),
    "track-collision": ("after-action", "after-symbol"),
    "void-symbols": ("nothing-bought",),
    "symbols-mandatory": ("mandatory",),
    "remove-viking": ("anyones",),
    "void-row": ("allowed",),
    "expand-vikings": ("neither",),
    "nobody-courted": ("card-leaves", "deck-top-leaves"),
    "bonus-void": ("void",),
    "invasion-all-tied": ("each-loses",),
    "invasion-no-town": ("nothing",),
    "invasion-targets": ("controlled-now",),
    "invasion-order": ("clockwise-from-marker",),
    "church-second-zero": ("nothing",),
    "church-leader-cannot-build": ("still-rewarded",),
    "token-overtaken-tied": ("stays", "returns"),
    "token-vikings-tied": ("tie", "player-takes", "returns"),
    "token-threshold": ("not-rechecked",),
    "half-points": ("vikings-are-a-side", "vikings-ignored", "vikings-block"),
    "half-points-monasteries": ("double", "single"),
    "covered-town-regions": ("not-counted",),
    "open-information": ("hands-hidden",),
}
BORU_ACTING: Final = ("row", "buy", "expand", "remove")
BORU_IN_TRICKS: Final = ("lead", "follow", *BORU_ACTING)
BORU_DECISIONS: Final = {
    "bride-town": "places", "princess": "chooses", "track-town": "places", "invasion": "sacrifices",
    "monastery": "builds", "four-discs": "builds",
}  # fmt: skip
"""The phases of the upkeep in which somebody decides, and the verb of the choice."""
BORU_UPKEEP: Final = (
    "marriage", "bride-town", "princess", "track-town", "battle", "invasion", "church", "monastery",
    "four-discs", "regions",
)  # fmt: skip
BORU_PHASES: Final = ("setup", "vikings", "courted", "deal", "draft", *BORU_IN_TRICKS, *BORU_UPKEEP, "over")
BORU_DOWN, BORU_BOARD = -2, -1
"""Where a claim token lies if no player has it: face down, or face up on the board."""
BORU_MOST_TABLES: Final = 15_000
"""Tables that are looked at while choices are tried."""
BORU_MOST_DEALS: Final = 60_000
"""Cards that are put somewhere while hands are tried."""
Numbers = tuple[int, ...]
CardSets = tuple[frozenset[int], ...]


class BoruTable(NamedTuple):
    """The table. Players are seats clockwise, towns are places in BORU_TOWNS, no seat or town is -1."""

    names: tuple[str, ...]
    coins: Numbers
    points: Numbers
    renown: Numbers
    raiders: Numbers
    church: Numbers
    track: Numbers
    brides: tuple[tuple[str, ...], ...]
    discs: Numbers
    """Whose disc lies in each town."""
    vikings: frozenset[int]
    """Towns under a Viking token."""
    monasteries: frozenset[int]
    tokens: Numbers
    """Who has the claim token of each region."""
    marker: int
    phase: str
    round: int
    battle: int
    bride: str
    deck: int
    gone: tuple[str, ...]
    viking_deck: Numbers | None
    pact: str
    active: int
    trick: tuple[tuple[int, int], ...]
    acted: int
    row: str
    symbol: int
    hands: CardSets
    unseen: Numbers
    lacks: CardSets
    packs: CardSets
    kept: CardSets
    discard: frozenset[int]
    tricks: int
    passes: int
    queue: Numbers

    @property
    def size(self) -> int:
        return len(self.names)

    @property
    def order(self) -> tuple[tuple[int, int], ...]:
        """The cards of the trick in the order in which they act: the lowest first."""
        return tuple(sorted(self.trick, key=lambda played: played[1]))

    @property
    def acting(self) -> int:
        return self.order[self.acted][0]

    @property
    def symbols(self) -> str:
        """The row that is carried out."""
        return BORU_ROWS[self.order[self.acted][1]][1][self.row]

    def clockwise(self, start: int) -> list[int]:
        return [(max(start, 0) + step) % self.size for step in range(self.size)]

    def free(self) -> list[int]:
        return [town for town, owner in enumerate(self.discs) if owner < 0]

    def controlled(self, seat: int) -> list[int]:
        return [town for town, owner in enumerate(self.discs) if owner == seat and town not in self.vikings]

    def sites(self, seat: int) -> list[int]:
        """Where this player can build a monastery."""
        return [town for town in self.controlled(seat) if town not in self.monasteries]

    def pool(self) -> frozenset[int]:
        """Cards that nobody has seen in this round."""
        seen = {card for _, card in self.trick}
        return BORU_DECK.difference(self.discard, seen, *self.hands, *self.packs, *self.kept)

    def ally(self) -> int:
        """For whom the towns of the Vikings count when regions are compared."""
        if self.pact != "military":
            return -1
        return next((seat for seat, held in enumerate(self.brides) if "princess" in held), -1)

    def trick_winner(self) -> int:
        """Who played the highest card that is white or of the town's colour.

        After the town was taken: who has the marker.
        """
        if self.active < 0:
            return self.marker
        matching = BORU_MATCHING[BORU_TOWNS[self.active][4]]
        return max((card, seat) for seat, card in self.trick if card in matching)[1]


def boru_put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def boru_add(values: Numbers, seat: int, more: int) -> Numbers:
    return boru_put(values, seat, values[seat] + more)


def boru_standing(table: BoruTable, region: int, double: bool = True) -> tuple[list[int], int]:
    """How many towns each player has in a region, and the Vikings; a monastery counts twice."""
    players, vikings, ally = [0] * table.size, 0, table.ally()
    for town in BORU_IN_REGION[region]:
        owner = table.discs[town]
        if owner < 0:
            continue
        counts = 2 if double and town in table.monasteries else 1
        if town not in table.vikings:
            players[owner] += counts
        elif ally >= 0:
            players[ally] += counts
        else:
            vikings += counts
    return players, vikings


def boru_token(table: BoruTable, region: int, readings: Mapping[str, str]) -> int:
    """Who has the claim token of a region after the fourth step of the upkeep."""
    players, vikings = boru_standing(table, region)
    token = table.tokens[region]
    if token == BORU_DOWN:
        if sum(players) + vikings < BORU_REGIONS[BORU_REGION_IDS[region]][0]:
            return BORU_DOWN
        token = BORU_BOARD
    most = max(*players, vikings)
    first = [seat for seat, towns in enumerate(players) if towns == most]
    if not first:
        return BORU_BOARD
    if vikings == most and table.ally() < 0:
        tied = readings["token-vikings-tied"]
        if tied == "returns":
            return BORU_BOARD
        alone = len(first) == 1 and tied == "player-takes"
    else:
        alone = len(first) == 1
    if alone:
        return first[0]
    overtaken = token >= 0 and token not in first
    return BORU_BOARD if overtaken and readings["token-overtaken-tied"] == "returns" else token


def boru_final_points(table: BoruTable, readings: Mapping[str, str]) -> list[int]:
    """The points of everybody after the final scoring."""
    points = [own + renown for own, renown in zip(table.points, table.renown, strict=True)]
    if table.coins.count(max(table.coins)) == 1:
        points[table.coins.index(max(table.coins))] += 1
    if table.marker >= 0:
        points[table.marker] += 1
    for region, token in enumerate(table.tokens):
        worth = BORU_REGIONS[BORU_REGION_IDS[region]][1]
        if token >= 0:
            points[token] += worth
        elif token == BORU_BOARD:
            for seat in boru_sharers(table, region, readings):
                points[seat] += worth // 2
    trader = -1
    if table.pact == "trade":
        trader = next((seat for seat, held in enumerate(table.brides) if "princess" in held), -1)
    for seat in range(table.size):
        towns = {*table.controlled(seat), *(table.vikings if seat == trader else ())}
        points[seat] += BORU_REGION_POINTS[len({BORU_REGION_OF[town] for town in towns})]
    return points


def boru_sharers(table: BoruTable, region: int, readings: Mapping[str, str]) -> list[int]:
    """Who gets half of the points of a token that lies face up on the board."""
    players, vikings = boru_standing(table, region, readings["half-points-monasteries"] == "double")
    most = max(players)
    first = [seat for seat, towns in enumerate(players) if towns == most]
    how = readings["half-points"]
    if how != "vikings-ignored" and vikings > most:
        return []
    tied_with_vikings = how == "vikings-are-a-side" and vikings == most
    return first if len(first) > 1 or tied_with_vikings else []


def boru_winners(table: BoruTable, readings: Mapping[str, str]) -> list[int]:
    """Most points, then most claim tokens, then most marriage cards; else they share the win."""
    points = boru_final_points(table, readings)
    ranks = [(points[seat], table.tokens.count(seat), len(table.brides[seat])) for seat in range(table.size)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


class BoruPlay:
    """The rules of play: what is legal at a table, and what follows from it."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        self.readings = readings

    # Who decides, and what may be chosen

    def decider(self, table: BoruTable) -> int:
        """Whose choice is due in the upkeep. Whoever has most raiders chooses which town is lost."""
        if table.phase == "invasion":
            most = max(table.raiders)
            return table.raiders.index(most) if table.raiders.count(most) == 1 else table.queue[0]
        return table.queue[0]

    def options(self, table: BoruTable) -> list[int]:
        """The towns that may be chosen in the upkeep."""
        seat = table.queue[0]
        if table.phase == "bride-town":
            region = BORU_BRIDES[table.brides[seat][-1]][2]
            return [town for town in table.free() if BORU_TOWNS[town][:3] == region]
        if table.phase == "track-town":
            return table.free()
        return table.controlled(seat) if table.phase == "invasion" else table.sites(seat)

    def choices(self, table: BoruTable) -> list[str]:
        """The choices of the upkeep as actions."""
        who = table.names[self.decider(table)]
        if table.phase == "princess":
            return [f"{who} chooses {word}" for word in ("military", "trade", "spurn")]
        return [boru_choice(table.phase, who, town) for town in self.options(table)]

    # Actions

    def after(self, table: BoruTable, action: str) -> BoruTable:
        """The table after an action. Raises Wrong if it is not legal now."""
        words = action.split(" ")
        now = None
        if table.phase in BORU_DECISIONS:
            now = self._chosen(table, action, words)
        elif table.phase in BORU_STEPS:
            if words == ["resolve", table.phase]:
                now = self.resolve(table)
        else:
            now = self._played(table, words)
        if now is None:
            raise Wrong(f"{action!r} is not legal now ({table.phase})")
        return now

    def _chosen(self, table: BoruTable, action: str, words: list[str]) -> BoruTable | None:
        if words[0] != table.names[self.decider(table)]:
            return None
        if table.phase == "princess":
            fitting = len(words) == 3 and words[1] == "chooses" and words[2] in ("military", "trade", "spurn")
            return self.choose_pact(table, words[2]) if fitting else None
        town = BORU_TOWN.get(words[-1], -1)
        if action != boru_choice(table.phase, words[0], town) or town not in self.options(table):
            return None
        return self.choose_town(table, town)

    def _played(self, table: BoruTable, words: list[str]) -> BoruTable | None:
        match table.phase, words:
            case "setup", [who, "settles", town]:
                return self._settle(table, who, BORU_TOWN.get(town, -1))
            case "vikings", ["reveal", "viking", number]:
                return self._reveal_vikings(table, boru_number(number))
            case "courted", ["reveal", "marriage", bride]:
                return self._reveal_bride(table, bride)
            case "deal", ["deal", "unseen"]:
                return self._deal_unseen(table)
            case "deal", ["deal", who, card]:
                return self._deal(table, who, boru_number(card))
            case "draft", [who, "keeps", one, other]:
                return self._keep(table, who, frozenset((boru_number(one), boru_number(other))))
            case "lead", [who, "leads", card, "at", town] if who == table.names[table.marker]:
                return self._lead(table, boru_number(card), BORU_TOWN.get(town, -1))
            case "lead", [who, "cannot", "lead"] if who == table.names[table.marker]:
                return self._cannot_lead(table)
            case "follow", [who, "plays", card]:
                seat = (table.trick[0][0] + len(table.trick)) % table.size
                return self._follow(table, seat, boru_number(card)) if who == table.names[seat] else None
        if table.phase not in BORU_ACTING or words[0] != table.names[table.acting]:
            return None
        match table.phase, words[1:]:
            case "row", ["takes", *row]:
                return self.take_row(table, "-".join(row)) if "-".join(row) in self.rows(table) else None
            case "buy", ["buys", number]:
                extras = boru_number(number)
                return self.buy(table, extras) if 0 <= extras <= self.most_extras(table) else None
            case "expand", ["does", "not", "expand"]:
                return self._carry_out(self._after_symbol(table))
            case "expand", ["expands", "from", origin, "to", town]:
                road = BORU_TOWN.get(origin, -1), BORU_TOWN.get(town, -1)
                return self.expand(table, road[1]) if road in self.expansions(table) else None
            case "remove", ["removes", "vikings", "from", town]:
                freed = BORU_TOWN.get(town, -1)
                return self.remove(table, freed) if freed in table.vikings else None
        return None

    # Set-up and preparation

    def _settle(self, table: BoruTable, who: str, town: int) -> BoruTable | None:
        """One disc each, in a region where nobody else has one."""
        seat = table.queue[0]
        if who != table.names[seat] or town < 0:
            return None
        if any(table.discs[other] >= 0 for other in BORU_IN_REGION[BORU_REGION_OF[town]]):
            return None
        queue = table.queue[1:]
        phase = "setup" if queue else "vikings"
        return table._replace(discs=boru_put(table.discs, town, seat), queue=queue, phase=phase)

    def _reveal_vikings(self, table: BoruTable, strength: int) -> BoruTable | None:
        deck = table.viking_deck
        if strength not in (BORU_VIKING_CARDS if deck is None else deck):
            return None
        if deck is not None:
            place = deck.index(strength)
            deck = (*deck[:place], *deck[place + 1 :])
        return table._replace(phase="courted", battle=table.battle + strength, viking_deck=deck)

    def _reveal_bride(self, table: BoruTable, bride: str) -> BoruTable | None:
        """The Princess is the last card of the deck."""
        out = {*table.gone, table.bride, *(card for held in table.brides for card in held)}
        if bride not in BORU_BRIDES or bride in out or table.deck < 1:
            return None
        if (bride == "princess") != (table.deck == 1):
            return None
        gone = (*table.gone, table.bride) if table.bride else table.gone
        return table._replace(phase="deal", bride=bride, deck=table.deck - 1, gone=gone)

    def _deal_unseen(self, table: BoruTable) -> BoruTable | None:
        if any(table.packs) or any(table.kept):
            return None
        return table._replace(phase="lead", unseen=(BORU_DEALT[table.size],) * table.size)

    def _deal(self, table: BoruTable, who: str, card: int) -> BoruTable | None:
        """One card. When everybody has all of them, the draft begins."""
        dealt = BORU_DEALT[table.size]
        if who not in table.names or card not in table.pool():
            return None
        seat = table.names.index(who)
        packs: CardSets = boru_put(table.packs, seat, table.packs[seat] | {card})
        if len(packs[seat]) > dealt:
            return None
        phase = "draft" if all(len(pack) == dealt for pack in packs) else "deal"
        return table._replace(packs=packs, phase=phase)

    def _keep(self, table: BoruTable, who: str, cards: frozenset[int]) -> BoruTable | None:
        """Everybody keeps two cards of a pack. Then the packs go to the left; a last one or two are kept."""
        if who not in table.names:
            return None
        seat = table.names.index(who)
        largest = max(map(len, table.packs))
        if len(cards) != 2 or not cards <= table.packs[seat] or len(table.packs[seat]) < largest:
            return None
        packs = boru_put(table.packs, seat, table.packs[seat] - cards)
        kept = boru_put(table.kept, seat, table.kept[seat] | cards)
        if len(set(map(len, packs))) == 1:
            packs = (packs[-1], *packs[:-1])
            if len(packs[0]) <= 2:
                hands = tuple(own | pack for own, pack in zip(kept, packs, strict=True))
                none = (frozenset[int](),) * table.size
                return table._replace(phase="lead", hands=hands, packs=none, kept=none)
        return table._replace(packs=packs, kept=kept)

    # Tricks

    def leading_cards(self, table: BoruTable) -> frozenset[int]:
        """The cards with which somebody could lead: a town of their colour is free."""
        colours = {BORU_TOWNS[town][4] for town in table.free()}
        return frozenset(card for colour in colours for card in BORU_MATCHING[colour])

    def left_over(self, table: BoruTable) -> int:
        """How many cards everybody has left when the tricks of a round are over."""
        return 0 if table.size == 5 and self.readings["five-player-tricks"] == "played" else 1

    def may_play(self, table: BoruTable, seat: int, card: int) -> bool:
        """Can this player have the card in hand, by the cards that were seen?"""
        if card in table.hands[seat]:
            return True
        if not table.unseen[seat] or card not in table.pool() - table.lacks[seat]:
            return False
        return not any(table.lacks) or boru_fills(self._without(table, seat, card), table.pool() - {card})

    def _without(self, table: BoruTable, seat: int, card: int) -> BoruTable:
        if card in table.hands[seat]:
            return table._replace(hands=boru_put(table.hands, seat, table.hands[seat] - {card}))
        return table._replace(unseen=boru_add(table.unseen, seat, -1))

    def _lead(self, table: BoruTable, card: int, town: int) -> BoruTable | None:
        """The town has no disc, and the card is white or has its colour."""
        if town < 0 or table.discs[town] >= 0 or card not in BORU_MATCHING[BORU_TOWNS[town][4]]:
            return None
        if not self.may_play(table, table.marker, card):
            return None
        now = self._without(table, table.marker, card)
        return now._replace(phase="follow", active=town, trick=((table.marker, card),), acted=0, passes=0)

    def _cannot_lead(self, table: BoruTable) -> BoruTable | None:
        """The lead goes on to the left. If nobody can lead, the tricks are over."""
        seat, leading = table.marker, self.leading_cards(table)
        if table.hands[seat] & leading:
            return None
        if table.unseen[seat]:
            table = table._replace(lacks=boru_put(table.lacks, seat, table.lacks[seat] | leading))
            if not boru_fills(table, table.pool()):
                return None
        table = table._replace(marker=(seat + 1) % table.size, passes=table.passes + 1)
        return table if table.passes < table.size else self._end_tricks(table)

    def _follow(self, table: BoruTable, seat: int, card: int) -> BoruTable | None:
        """Any card."""
        if not self.may_play(table, seat, card):
            return None
        now = self._without(table, seat, card)
        now = now._replace(trick=(*table.trick, (seat, card)))
        return now._replace(phase="row", acted=0) if len(now.trick) == table.size else now

    def _end_tricks(self, table: BoruTable) -> BoruTable:
        none = (frozenset[int](),) * table.size
        return table._replace(
            phase="marriage", hands=none, lacks=none, unseen=(0,) * table.size, discard=frozenset(),
            tricks=0, passes=0,
        )  # fmt: skip

    # Actions of the cards

    def rows(self, table: BoruTable) -> list[str]:
        """The winner carries out the main action, everybody else one of the others."""
        rows = BORU_ROWS[table.order[table.acted][1]][1]
        won = table.acting == table.trick_winner()
        return [row for row in rows if (row == "main") == won]

    def take_row(self, table: BoruTable, row: str) -> BoruTable:
        return self._carry_out(table._replace(row=row, symbol=0))

    def _carry_out(self, table: BoruTable) -> BoruTable:
        """The symbols from the left, up to one at which something is to be decided."""
        while table.symbol < len(table.symbols):
            symbol = table.symbols[table.symbol]
            if symbol == "E" and self.expansions(table):
                return table._replace(phase="expand")
            if symbol == "X" and table.vikings:
                return table._replace(phase="remove")
            now = self._symbol(table, symbol)
            if symbol in "MVK" and now != table and self.most_extras(now):
                return now._replace(phase="buy")
            table = self._after_symbol(now)
        return self._end_action(table)

    def _symbol(self, table: BoruTable, symbol: str) -> BoruTable:
        """What one symbol does by itself."""
        seat = table.acting
        if symbol == "T":
            return table._replace(discs=boru_put(table.discs, table.active, seat), marker=seat, active=-1)
        if symbol == "C":
            return table._replace(coins=boru_add(table.coins, seat, 1))
        if symbol == "P":
            if table.coins[seat]:
                return table._replace(coins=boru_add(table.coins, seat, -1))
            return table._replace(points=boru_put(table.points, seat, max(0, table.points[seat] - 2)))
        return self._steps(table, symbol, 1) if symbol in "MVK" else table

    def _steps(self, table: BoruTable, symbol: str, number: int) -> BoruTable:
        """So many discs in the church, raiders or steps on the track, as far as there are any."""
        seat = table.acting
        if symbol == "K":
            return table._replace(church=boru_add(table.church, seat, number))
        if symbol == "V":
            taken = min(number, table.battle)
            return table._replace(raiders=boru_add(table.raiders, seat, taken), battle=table.battle - taken)
        return table._replace(track=boru_put(table.track, seat, min(BORU_TOP, table.track[seat] + number)))

    def most_extras(self, table: BoruTable) -> int:
        """How many extras can be bought, for 2 coins each, after the symbol has had its own effect."""
        seat, symbol = table.acting, table.symbols[table.symbol]
        affordable = table.coins[seat] // 2
        if symbol == "V":
            return min(affordable, table.battle)
        return min(affordable, BORU_TOP - table.track[seat]) if symbol == "M" else affordable

    def buy(self, table: BoruTable, extras: int) -> BoruTable:
        now = self._steps(table, table.symbols[table.symbol], extras)
        now = now._replace(coins=boru_add(now.coins, now.acting, -2 * extras))
        return self._carry_out(self._after_symbol(now))

    def _after_symbol(self, table: BoruTable) -> BoruTable:
        if self.readings["track-collision"] == "after-symbol" and table.symbols[table.symbol] == "M":
            table = self._make_room(table, table.acting)
        return table._replace(phase="row", symbol=table.symbol + 1)

    def _make_room(self, table: BoruTable, seat: int) -> BoruTable:
        """No two discs on one space above the first: down to the next free one."""
        others = {space for other, space in enumerate(table.track) if other != seat}
        space = table.track[seat]
        while space > 1 and space in others:
            space -= 1
        return table._replace(track=boru_put(table.track, seat, space))

    def expansions(self, table: BoruTable) -> list[tuple[int, int]]:
        """From a town that the player controls along a road to one without disc and without the marker."""
        if table.coins[table.acting] < 5:
            return []
        return [
            (origin, town)
            for origin in table.controlled(table.acting)
            for road in BORU_ROADS
            if origin in road
            for town in road - {origin}
            if table.discs[town] < 0 and town != table.active
        ]

    def expand(self, table: BoruTable, town: int) -> BoruTable:
        seat = table.acting
        coins = boru_add(table.coins, seat, -5)
        table = table._replace(coins=coins, discs=boru_put(table.discs, town, seat))
        return self._carry_out(self._after_symbol(table))

    def remove(self, table: BoruTable, town: int) -> BoruTable:
        table = table._replace(vikings=table.vikings - {town})
        return self._carry_out(self._after_symbol(table))

    def _end_action(self, table: BoruTable) -> BoruTable:
        """The next card acts; after the last one the next trick begins, or the upkeep."""
        table = self._make_room(table, table.acting)
        table = table._replace(phase="row", row="", symbol=0, acted=table.acted + 1)
        if table.acted < table.size:
            return table
        discard = table.discard | {card for _, card in table.trick}
        table = table._replace(
            phase="lead", trick=(), acted=0, active=-1, discard=discard, tricks=table.tricks + 1
        )
        if len(table.hands[0]) + table.unseen[0] > self.left_over(table):
            return table
        return self._end_tricks(table)

    # The upkeep

    def resolve(self, table: BoruTable) -> BoruTable:
        """A step of the upkeep, up to its first choice."""
        if table.phase == "marriage":
            return self._marriage(table)
        if table.phase == "battle":
            return self._battle(table)
        if table.phase == "church":
            return self._church(table)
        tokens = tuple(boru_token(table, region, self.readings) for region in range(len(BORU_REGIONS)))
        table = table._replace(tokens=tokens)
        if not table.deck:
            return table._replace(phase="over")
        return table._replace(phase="vikings", round=table.round + 1)

    def choose_pact(self, table: BoruTable, word: str) -> BoruTable:
        seat = table.queue[0]
        if word != "spurn":
            return self._track_bonuses(table._replace(pact=word), seat)
        held = tuple(card for card in table.brides[seat] if card != "princess")
        table = table._replace(
            brides=boru_put(table.brides, seat, held), points=boru_add(table.points, seat, 4),
            gone=(*table.gone, "princess"),
        )  # fmt: skip
        return self._track_bonuses(table, seat)

    def choose_town(self, table: BoruTable, town: int) -> BoruTable:
        seat, phase = table.queue[0], table.phase
        if phase == "bride-town":
            return self._track_bonuses(table._replace(discs=boru_put(table.discs, town, seat)), seat)
        if phase == "track-town":
            return table._replace(discs=boru_put(table.discs, town, seat), phase="battle", queue=())
        if phase == "invasion":
            table = table._replace(vikings=table.vikings | {town}, queue=table.queue[1:])
            return table if table.queue else self._spoils(table)
        table = table._replace(monasteries=table.monasteries | {town}, queue=table.queue[1:])
        if phase == "monastery":
            return self._church_leader(table, seat)
        table = table._replace(church=boru_put(table.church, seat, 0))
        return table if table.queue else table._replace(phase="regions")

    def _marriage(self, table: BoruTable) -> BoruTable:
        """Whoever is highest on the track takes the marriage card."""
        most = max(table.track)
        if most == 1:
            return self._nobody_courted(table)
        seat, bride = table.track.index(most), table.bride
        points, renown, region = BORU_BRIDES[bride]
        table = table._replace(
            bride="", brides=boru_put(table.brides, seat, (*table.brides[seat], bride)),
            points=boru_add(table.points, seat, points), renown=boru_add(table.renown, seat, renown),
        )  # fmt: skip
        if bride == "princess":
            return table._replace(phase="princess", queue=(seat,))
        if region and any(BORU_TOWNS[town][:3] == region for town in table.free()):
            return table._replace(phase="bride-town", queue=(seat,))
        return self._track_bonuses(table, seat)

    def _nobody_courted(self, table: BoruTable) -> BoruTable:
        if self.readings["nobody-courted"] == "card-leaves":
            gone = (*table.gone, table.bride) if table.bride else table.gone
            return table._replace(phase="battle", bride="", gone=gone)
        gone = (*table.gone, "princess") if table.deck == 1 else table.gone
        return table._replace(phase="battle", deck=max(0, table.deck - 1), gone=gone)

    def _track_bonuses(self, table: BoruTable, seat: int) -> BoruTable:
        """The one who married goes back to the start; the others get what their space shows."""
        track = boru_put(table.track, seat, 1)
        coins = tuple(own + BORU_TRACK[space][0] for own, space in zip(table.coins, track, strict=True))
        renown = tuple(own + BORU_TRACK[space][1] for own, space in zip(table.renown, track, strict=True))
        table = table._replace(track=track, coins=coins, renown=renown, phase="battle", queue=())
        if BORU_TOWN_SPACE in track and table.free():
            return table._replace(phase="track-town", queue=(track.index(BORU_TOWN_SPACE),))
        return table

    def _battle(self, table: BoruTable) -> BoruTable:
        """If raiders are left, everybody with the fewest loses a town."""
        if table.battle:
            fewest = min(table.raiders)
            losers = [seat for seat in table.clockwise(table.marker) if table.raiders[seat] == fewest]
            queue = tuple(seat for seat in losers if table.controlled(seat))
            if queue:
                return table._replace(phase="invasion", queue=queue)
        return self._spoils(table)

    def _spoils(self, table: BoruTable) -> BoruTable:
        table = table._replace(battle=0, phase="church")
        most = max(table.raiders)
        if most and table.raiders.count(most) == 1:
            seat = table.raiders.index(most)
            renown = boru_add(table.renown, seat, 1)
            table = table._replace(
                renown=renown, points=boru_add(table.points, seat, renown[seat]),
                raiders=boru_put(table.raiders, seat, 0),
            )  # fmt: skip
        raiders, points = boru_second_reward(table.raiders, table.points)
        return table._replace(raiders=raiders, points=points)

    def _church(self, table: BoruTable) -> BoruTable:
        """Whoever has most discs there alone builds a monastery and takes the marker."""
        most = max(table.church)
        if not most or table.church.count(most) > 1:
            return self._after_church_leader(table)
        seat = table.church.index(most)
        if table.sites(seat):
            return table._replace(phase="monastery", queue=(seat,))
        return self._church_leader(table, seat)

    def _church_leader(self, table: BoruTable, seat: int) -> BoruTable:
        church = boru_put(table.church, seat, 0)
        return self._after_church_leader(table._replace(marker=seat, church=church))

    def _after_church_leader(self, table: BoruTable) -> BoruTable:
        church, points = boru_second_reward(table.church, table.points)
        table = table._replace(church=church, points=points)
        builders = [seat for seat in table.clockwise(table.marker) if church[seat] >= 4 and table.sites(seat)]
        return table._replace(phase="four-discs" if builders else "regions", queue=tuple(builders))


BORU_STEPS: Final = ("marriage", "battle", "church", "regions")
"""The steps of the upkeep. Nobody chooses that they happen."""


def boru_second_reward(counts: Numbers, points: Numbers) -> tuple[Numbers, Numbers]:
    """Everybody who has most now gives one back for a point; nothing for those who have none."""
    most = max(counts)
    gains = [int(most > 0 and count == most) for count in counts]
    return (
        tuple(count - gain for count, gain in zip(counts, gains, strict=True)),
        tuple(own + gain for own, gain in zip(points, gains, strict=True)),
    )


def boru_number(text: str) -> int:
    """A number in an action; -1 if it is none."""
    fitting = text.isascii() and text.isdigit() and len(text) <= 3 and str(int(text)) == text
    return int(text) if fitting else -1


def boru_choice(phase: str, who: str, town: int) -> str:
    """The text of a choice of a town in the upkeep."""
    verb = BORU_DECISIONS[phase]
    return f"{who} {verb} at {BORU_TOWNS[town]}" if verb == "builds" else f"{who} {verb} {BORU_TOWNS[town]}"


def boru_fills(table: BoruTable, pool: frozenset[int]) -> bool:
    """Can every hand be filled up from these cards, with none that it lacks?"""
    slots = [pool - table.lacks[seat] for seat, unseen in enumerate(table.unseen) for _ in range(unseen)]
    return boru_match(slots)


def boru_match(slots: Sequence[frozenset[int]]) -> bool:
    """Is there another card for every slot, among those that fit it? By augmenting paths."""
    taken: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for card in slots[slot] - tried:
            tried.add(card)
            if card not in taken or place(taken[card], tried):
                taken[card] = slot
                return True
        return False

    return all(place(slot, set()) for slot in range(len(slots)))


# Boru: reading the case


class BoruMemory(NamedTuple):
    """What one player remembers of the draft: the packs handed to them, and what they kept of each."""

    seat: int
    packs: CardSets
    kept: CardSets


class BoruCase(NamedTuple):
    table: BoruTable
    given: frozenset[str]
    """The facts that were given: of all players, or of the table."""
    memories: tuple[BoruMemory, ...]
    readings: Mapping[str, str]
    work: Work

    def need(self, *facts: str) -> None:
        for fact in facts:
            if fact not in self.given:
                raise Wrong(f"position: {fact} is needed")


BORU_PLAYER_NUMBERS: Final = ("coins", "points", "renown", "raiders", "church", "track")
BORU_TABLE_FACTS: Final = ("marker", "phase", "round", "battle", "bride", "marriage_deck", "tricks")
BORU_PLAYER_LISTS: Final = ("towns", "tokens", "brides", "hand", "lacks", "pack", "kept")
BORU_FACTS: Final = (
    *BORU_TABLE_FACTS, "players", "vikings", "monasteries", "face_up", "gone", "viking_deck", "pact",
    "active", "trick", "acted", "acting", "discard", "passes", "queue", "draft",
)  # fmt: skip


def boru_case(certificate: Certificate) -> BoruCase:
    """The table of the case. Raises Wrong if it can't be."""
    readings = {name: option(certificate, name, *options) for name, options in BORU_READINGS.items()}
    if set(certificate.readings) != set(BORU_READINGS):
        raise Wrong("readings: an unknown reading")
    position = certificate.case["position"]
    if not set(position) <= set(BORU_FACTS):
        raise Wrong("position: an unknown fact")
    players = listed(position, "players", dict)
    if len(players) not in BORU_DEALT:
        raise Wrong("position: three to five players expected")
    for player in players:
        if not set(player) <= {"id", "unseen", *BORU_PLAYER_NUMBERS, *BORU_PLAYER_LISTS}:
            raise Wrong("position: an unknown fact of a player")
    table = _boru_table(position, players)
    given = {fact for fact in BORU_PLAYER_NUMBERS if all(fact in player for player in players)}
    given |= {fact for fact in BORU_TABLE_FACTS if fact in position}
    if all(player.get("towns") for player in players):
        given.add("towns")
    table, tricks_given = _boru_with_unseen(table, position, players)
    if tricks_given:
        given.add("tricks")
    if table.marker >= 0:
        given.add("marker")
    memories = tuple(_boru_memories(position, table))
    case = BoruCase(table, frozenset(given), memories, readings, certificate.work)
    BoruCheck(case, position, players).check()
    return case


def _boru_name(value: str) -> str:
    fitting = 1 <= len(value) <= 32 and value[0].isalpha() and all(c.isalnum() or c in "_-" for c in value)
    if not fitting or value in ("reveal", "deal", "resolve"):
        raise Wrong("position: a name")
    return value


def _boru_count(where: Mapping[str, Any], name: str, most: int = 999, least: int = 0) -> int:
    found: int = field(where, name, int, least)
    if not least <= found <= most:
        raise Wrong(f"position: {name}")
    return found


def _boru_cards(where: Mapping[str, Any], name: str) -> frozenset[int]:
    return _boru_card_set(listed(where, name, int, []), name)


def _boru_card_set(cards: list[int], name: str) -> frozenset[int]:
    if len(set(cards)) < len(cards) or not BORU_DECK.issuperset(cards):
        raise Wrong(f"position: {name}: the cards")
    return frozenset(cards)


def _boru_towns(where: Mapping[str, Any], name: str) -> list[int]:
    towns = listed(where, name, str, [])
    if len(set(towns)) < len(towns) or not BORU_TOWN.keys() >= set(towns):
        raise Wrong(f"position: {name}: the towns")
    return [BORU_TOWN[town] for town in towns]


def _boru_table(position: Mapping[str, Any], players: list[Mapping[str, Any]]) -> BoruTable:
    names = tuple(_boru_name(field(player, "id", str)) for player in players)
    if len(set(names)) < len(names):
        raise Wrong("position: two players of one name")
    discs = [-1] * len(BORU_TOWNS)
    tokens = [BORU_DOWN] * len(BORU_REGIONS)
    for region in listed(position, "face_up", str, []):
        _boru_put_token(tokens, region, BORU_BOARD)
    for seat, player in enumerate(players):
        for town in _boru_towns(player, "towns"):
            if discs[town] >= 0:
                raise Impossible("position: two discs in one town")
            discs[town] = seat
        for region in listed(player, "tokens", str, []):
            _boru_put_token(tokens, region, seat)
    numbers = {
        fact: tuple(
            _boru_count(player, fact, *((BORU_TOP, 1) if fact == "track" else ())) for player in players
        )
        for fact in BORU_PLAYER_NUMBERS
    }
    only(field(position, "acting", dict, {}), "acting", "row", "symbol")
    for one in listed(position, "trick", dict, []):
        only(one, "trick", "player", "card")
    trick = tuple(
        (_boru_seat(names, field(one, "player", str)), field(one, "card", int))
        for one in listed(position, "trick", dict, [])
    )
    acting = field(position, "acting", dict, {})
    phase = field(position, "phase", str, "")
    if not phase and trick:
        phase = "follow" if len(trick) < len(names) else "row"
    if phase and phase not in BORU_PHASES:
        raise Wrong("position: phase")
    marker = trick[0][0] if trick and "active" in position else -1
    if "marker" in position:
        marker = _boru_seat(names, field(position, "marker", str))
    viking_deck = tuple(sorted(listed(position, "viking_deck", int))) if "viking_deck" in position else None
    return BoruTable(
        names=names,
        **numbers,
        brides=tuple(tuple(listed(player, "brides", str, [])) for player in players),
        discs=tuple(discs),
        vikings=frozenset(_boru_towns(position, "vikings")),
        monasteries=frozenset(_boru_towns(position, "monasteries")),
        tokens=tuple(tokens),
        marker=marker,
        phase=phase,
        round=_boru_count(position, "round", 4, 1),
        battle=_boru_count(position, "battle", 30),
        bride=field(position, "bride", str, ""),
        deck=_boru_count(position, "marriage_deck", 4),
        gone=tuple(listed(position, "gone", str, [])),
        viking_deck=viking_deck,
        pact=field(position, "pact", str, ""),
        active=BORU_TOWN.get(field(position, "active", str), -2) if "active" in position else -1,
        trick=trick,
        acted=_boru_count(position, "acted", 4),
        row=field(acting, "row", str) if acting else "",
        symbol=_boru_count(acting, "symbol", 4, 1) - 1 if acting else 0,
        hands=tuple(_boru_cards(player, "hand") for player in players),
        unseen=tuple(_boru_count(player, "unseen", 8) for player in players),
        lacks=tuple(_boru_cards(player, "lacks") for player in players),
        packs=tuple(_boru_cards(player, "pack") for player in players),
        kept=tuple(_boru_cards(player, "kept") for player in players),
        discard=_boru_cards(position, "discard"),
        tricks=_boru_count(position, "tricks", 7),
        passes=_boru_count(position, "passes", 4),
        queue=tuple(_boru_seat(names, name) for name in listed(position, "queue", str, [])),
    )


def _boru_put_token(tokens: list[int], region: str, place: int) -> None:
    if region not in BORU_REGIONS or tokens[BORU_REGION_IDS.index(region)] != BORU_DOWN:
        raise Wrong("position: a claim token")
    tokens[BORU_REGION_IDS.index(region)] = place


def _boru_seat(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Wrong(f"position: nobody is called {name!r}")
    return names.index(name)


def _boru_with_unseen(
    table: BoruTable, position: Mapping[str, Any], players: list[Mapping[str, Any]]
) -> tuple[BoruTable, bool]:
    """Everybody has as many cards as are left in the round. Is that known, or what the discards show?"""
    if table.phase not in BORU_IN_TRICKS:
        return table, True
    laid = [seat for seat, _ in table.trick]
    dealt, known = BORU_DEALT[table.size], "tricks" in position
    tricks = table.tricks
    if not known:
        sizes = [
            len(table.hands[seat]) + table.unseen[seat] + laid.count(seat)
            for seat, player in enumerate(players)
            if "unseen" in player
        ]
        known = bool(sizes)
        tricks = max(0, dealt - sizes[0]) if sizes else -(-len(table.discard) // table.size)
    unseen = tuple(
        table.unseen[seat]
        if "unseen" in player
        else max(0, dealt - tricks - laid.count(seat) - len(table.hands[seat]))
        for seat, player in enumerate(players)
    )
    return table._replace(unseen=unseen, tricks=tricks), known


def _boru_memories(position: Mapping[str, Any], table: BoruTable) -> Iterator[BoruMemory]:
    dealt = BORU_DEALT[table.size]
    for one in listed(position, "draft", dict, []):
        only(one, "draft", "player", "packs", "kept")
        packs, kept = (
            tuple(_boru_card_set([typed(card, int, name) for card in cards], name) for cards in lists)
            for name, lists in ((name, listed(one, name, list)) for name in ("packs", "kept"))
        )
        sound = 1 <= len(packs) <= 4 and len(packs) - 1 <= len(kept) <= len(packs)
        sound = sound and all(len(pack) == dealt - 2 * turn > 0 for turn, pack in enumerate(packs))
        if not sound or any(
            len(own) != min(2, len(pack)) or not own <= pack for own, pack in zip(kept, packs, strict=False)
        ):
            raise Wrong("position: the draft")
        yield BoruMemory(_boru_seat(table.names, field(one, "player", str)), packs, kept)


class BoruCheck:
    """Refuses what can't be on a table."""

    def __init__(self, case: BoruCase, position: Mapping[str, Any], players: list[Mapping[str, Any]]) -> None:
        self.case, self.table, self.position, self.players = case, case.table, position, players
        self.play = BoruPlay(case.readings)

    def check(self) -> None:
        for what, sound in (
            ("towns", self.towns), ("marriage cards", self.brides), ("cards", self.cards),
            ("trick", self.trick), ("the action", self.acting), ("track", self.track),
            ("phase", self.phase), ("hands", self.hands), ("draft", self.draft), ("deck", self.deck),
            ("queue", self.queue), ("claim tokens", self.tokens), ("what is due", self.due),
        ):  # fmt: skip
            if not sound():
                raise Wrong(f"position: {what}")

    def towns(self) -> bool:
        table = self.table
        with_disc = {town for town, owner in enumerate(table.discs) if owner >= 0}
        active = table.active == -1 or (table.active >= 0 and table.active not in with_disc)
        return active and table.vikings | table.monasteries <= with_disc

    def brides(self) -> bool:
        table = self.table
        held = [card for cards in table.brides for card in cards]
        out = [*held, *table.gone, *([table.bride] if "bride" in self.position else [])]
        if len(set(out)) < len(out) or not BORU_BRIDES.keys() >= set(out):
            return False
        if len(out) - out.count("princess") > BORU_ROUNDS[table.size] - 1:
            return False
        if table.deck and "princess" in out and table.bride != "princess":
            return False
        if "pact" in self.position and table.pact not in ("military", "trade"):
            return False
        married = "princess" in held
        if table.phase == "princess":
            return not table.pact
        return married == bool(table.pact)

    def cards(self) -> bool:
        table = self.table
        seen = [card for _, card in table.trick]
        for cards in (table.discard, *table.hands, *table.packs, *table.kept):
            seen += cards
        deck = Counter(table.viking_deck or ()) <= Counter(BORU_VIKING_CARDS)
        if not BORU_DECK.issuperset(seen) or not deck:
            return False
        if len(set(seen)) < len(seen):
            raise Impossible("position: a card lies in two places")
        dealt = BORU_DEALT[table.size]
        return not any(
            hand & lacks or len(hand) + field(player, "unseen", int, 0) + len(pack) + len(kept) > dealt
            for player, hand, lacks, pack, kept in zip(
                self.players, table.hands, table.lacks, table.packs, table.kept, strict=True
            )
        )

    def trick(self) -> bool:
        table, played = self.table, len(self.table.trick)
        seats = [seat for seat, _ in table.trick]
        if seats != [(seats[0] + place) % table.size for place in range(played)] if seats else False:
            return False
        if table.phase == "follow" and not 1 <= played < table.size:
            return False
        if table.phase in BORU_ACTING and played != table.size:
            return False
        if table.phase not in ("follow", *BORU_ACTING):
            return not played and table.active < 0 and not table.acted
        if table.acted and (played < table.size or table.acted >= table.size):
            return False
        if table.active >= 0:
            matching = BORU_MATCHING[BORU_TOWNS[table.active][4]]
            if table.trick[0][1] not in matching or table.marker != seats[0]:
                return False
            return played < table.size or not self._has_taken(table.trick_winner())
        if played < table.size or table.marker < 0:
            return False
        return self._may_have_won(table.marker) and self._has_taken(table.marker)

    def _has_taken(self, seat: int) -> bool:
        """Has this player, who won, begun with the main action? Its first symbol takes the town."""
        table = self.table
        acted = [who for who, _ in table.order[: table.acted]]
        return seat in acted or (table.row == "main" and table.acting == seat)

    def _may_have_won(self, seat: int) -> bool:
        table = self.table
        led = table.trick[0][1]
        for matching in BORU_MATCHING.values():
            matches = [(card, who) for who, card in table.trick if card in matching]
            if led in matching and max(matches)[1] == seat:
                return True
        return False

    def acting(self) -> bool:
        table = self.table
        waiting = {"buy": "MVK", "expand": "E", "remove": "X"}.get(table.phase)
        if waiting is None:
            return "acting" not in self.position
        if not table.row or table.row not in self.play.rows(table):
            return False
        return table.symbol < len(table.symbols) and table.symbols[table.symbol] in waiting

    def track(self) -> bool:
        table = self.table
        moving = table.acting if table.phase == "buy" else -1
        spaces = [space for seat, space in enumerate(table.track) if space > 1 and seat != moving]
        if len(set(spaces)) < len(spaces):
            return False
        later = BORU_UPKEEP[BORU_UPKEEP.index("battle") :]
        first_lead = table.phase == "lead" and not table.tricks and "tricks" in self.case.given
        if table.phase in ("setup", "vikings", "courted", "deal", "draft", *later) or first_lead:
            return "track" not in self.case.given or 1 in table.track
        return True

    def phase(self) -> bool:
        table = self.table
        if table.battle and table.phase in (
            "church", "monastery", "four-discs", "regions", "over", "vikings", "setup"
        ):  # fmt: skip
            return False
        if table.passes and table.phase not in ("lead", ""):
            return False
        if table.passes >= table.size:
            return False
        if table.passes and table.phase == "lead" and table.marker >= 0:
            leading = self.play.leading_cards(table)
            for step in range(1, table.passes + 1):
                if table.hands[(table.marker - step) % table.size] & leading:
                    return False
        return table.phase != "setup" or self._at_the_start()

    def _at_the_start(self) -> bool:
        start = {"coins": 3, "points": 10, "renown": 1, "raiders": 0, "church": 0, "track": 1}
        for player in self.players:
            if any(player.get(fact, value) != value for fact, value in start.items()):
                return False
            if player.get("tokens") or player.get("brides") or len(player.get("towns", ())) > 1:
                return False
        out = ("vikings", "monasteries", "face_up", "bride", "gone")
        if any(self.position.get(fact) for fact in out):
            return False
        regions = [BORU_REGION_OF[town] for town, owner in enumerate(self.table.discs) if owner >= 0]
        return len(set(regions)) == len(regions)

    def hands(self) -> bool:
        table, dealt = self.table, BORU_DEALT[self.table.size]
        laid = [seat for seat, _ in table.trick]
        if table.phase not in BORU_IN_TRICKS:
            if not table.phase:
                return True
            return not (any(table.hands) or any(table.unseen) or table.discard or table.tricks)
        for seat in range(table.size):
            if len(table.hands[seat]) + table.unseen[seat] != dealt - table.tricks - laid.count(seat):
                return False
        if table.tricks > dealt - self.play.left_over(table) - 1:
            return False
        if len(table.discard) > table.tricks * table.size:
            return False
        if "tricks" not in self.case.given:
            return True
        return boru_fills(boru_with_kept(table, self.case.memories), table.pool())

    def draft(self) -> bool:
        table, dealt = self.table, BORU_DEALT[self.table.size]
        seats = [memory.seat for memory in self.case.memories]
        if len(set(seats)) < len(seats) or not self._memories_fit():
            return False
        if table.phase == "deal":
            return not any(table.kept)
        if table.phase == "draft":
            most = max(map(len, table.packs))
            return (
                all(table.packs)
                and most > 2
                and (dealt - most) % 2 == 0
                and all(len(pack) in (most, most - 2) for pack in table.packs)
                and all(
                    len(pack) + len(kept) == dealt for pack, kept in zip(table.packs, table.kept, strict=True)
                )
            )
        return not table.phase or not (any(table.packs) or any(table.kept))

    def _memories_fit(self) -> bool:
        """What was kept is in nobody else's hand, and what was passed on is what the next one got."""
        table = self.table
        if table.phase == "draft":
            return not self.case.memories
        for memory in self.case.memories:
            kept = frozenset[int]().union(*memory.kept)
            others = {card for seat, card in table.trick if seat != memory.seat}
            for seat, hand in enumerate(table.hands):
                others |= hand if seat != memory.seat else set()
            if kept & others:
                return False
        statements = boru_statements(table.size, self.case.memories)
        return not any(
            (
                cards & other_cards
                if not cells & other_cells
                else cells <= other_cells and not cards <= other_cards
            )
            for cells, cards in statements
            for other_cells, other_cards in statements
        )

    def deck(self) -> bool:
        """One marriage card in each round, the Princess as the last."""
        table, given = self.table, self.case.given
        rounds, before = BORU_ROUNDS[table.size], table.phase in ("setup", "vikings", "courted")
        shorter = self.case.readings["nobody-courted"] == "deck-top-leaves"
        if table.round > rounds:
            return False
        married = table.phase in (*BORU_UPKEEP[1:], "over")
        if "marriage_deck" in given and "round" in given and "phase" in given:
            left = rounds - table.round + before
            least = max(0, left - (table.round - 1) - married) if shorter else left
            if not least <= table.deck <= left:
                return False
        face_up = table.phase in ("deal", "draft", *BORU_IN_TRICKS, "marriage")
        if table.bride and table.phase != "setup":
            taken = table.phase in ("bride-town", "princess", "track-town")
            first = table.round == 1 and "round" in given and before
            if (taken or first or not shorter) and not face_up and table.phase:
                return False
            if "marriage_deck" in given and not before:
                if table.bride == "princess" and table.deck:
                    return False
                if table.bride != "princess" and not table.deck and not shorter:
                    return False
        if table.phase in ("setup", ""):
            return True
        known = len(table.gone) + sum(map(len, table.brides)) + (face_up or bool(table.bride))
        if "marriage_deck" in given and known > rounds - table.deck:
            return False
        unseen = shorter and "princess" in table.gone
        return "round" not in given or known <= table.round - before + unseen

    def queue(self) -> bool:
        """Exactly those who have to decide, clockwise from the marker."""
        table, given = self.table, self.case.given
        if table.phase not in ("setup", *BORU_DECISIONS):
            return "queue" not in self.position or not table.queue
        if not table.queue or len(set(table.queue)) < len(table.queue):
            return False
        if table.phase not in ("setup", "invasion", "four-discs") and len(table.queue) > 1:
            return False
        if not all(map(self._may_decide, table.queue)):
            return False
        waiting = [seat for seat in range(table.size) if seat not in table.queue]
        if any(map(self._must_decide, waiting)):
            return False
        start = table.marker if table.marker >= 0 else table.queue[0]
        order = [seat for seat in table.clockwise(start) if seat in table.queue]
        if table.phase == "setup" and "marker" in given and order[0] != table.queue[0]:
            return False
        settled = [seat for seat in table.clockwise(table.marker) if seat not in order]
        early = (
            table.phase == "setup" and table.marker >= 0 and table.clockwise(table.marker) != settled + order
        )
        return tuple(order) == table.queue and not early

    def _highest(self, fact: str, seat: int) -> bool:
        own = self.players[seat].get(fact)
        return own is None or all(player.get(fact, 0) <= own for player in self.players)

    def _may_decide(self, seat: int) -> bool:
        table, own = self.table, self.players[seat]
        others = [player for player in self.players if player is not own]
        match table.phase:
            case "bride-town" | "princess":
                card = table.brides[seat][-1] if table.brides[seat] else ""
                fitting = card == "princess" if table.phase == "princess" else card and BORU_BRIDES[card][2]
                return bool(fitting) and own.get("track") != 1 and self._highest("track", seat)
            case "track-town":
                married = any(player.get("track", 1) == 1 for player in others)
                space = own.get("track", BORU_TOWN_SPACE)
                return married and self._highest("track", seat) and space == BORU_TOWN_SPACE
            case "invasion":
                lost = any(table.discs[town] == seat for town in table.vikings)
                if "round" in self.position and table.round == 1 and lost:
                    return False
                known = [player["raiders"] for player in self.players if "raiders" in player]
                fewest = own.get("raiders") is None or own["raiders"] == min(known)
                battle = "battle" not in self.position or table.battle
                return bool(table.controlled(seat) and fewest and battle)
            case "monastery":
                church = own.get("church")
                alone = church is None or (church > 0 and all(one.get("church") != church for one in others))
                return alone and self._highest("church", seat) and bool(table.sites(seat))
            case "four-discs":
                return own.get("church", 4) >= 4 and bool(table.sites(seat))
        return not any(owner == seat for owner in table.discs)

    def _must_decide(self, seat: int) -> bool:
        table = self.table
        if table.phase == "setup":
            return seat not in table.discs
        if table.phase == "invasion":
            if "raiders" not in self.case.given or not self._may_decide(seat):
                return False
            order = table.clockwise(table.marker)
            earlier = table.marker < 0 or order.index(seat) < order.index(table.queue[0])
            return not (earlier and any(table.discs[town] == seat for town in table.vikings))
        if table.phase == "four-discs":
            return self.players[seat].get("church", 0) >= 4 and bool(table.sites(seat))
        return False

    def tokens(self) -> bool:
        """When the game is over every claim token is where the last upkeep put it."""
        table = self.table
        if table.phase != "over":
            return True
        return table.tokens == tuple(
            boru_token(table, region, self.case.readings) for region in range(len(BORU_REGIONS))
        )

    def due(self) -> bool:
        """Somebody can do something."""
        table, given = self.table, self.case.given
        match table.phase:
            case "vikings":
                return table.viking_deck != ()
            case "courted":
                return "marriage_deck" in given and table.deck > 0
            case "lead":
                return table.marker >= 0
            case "buy":
                coins = "coins" in self.players[table.acting]
                rich = table if coins else table._replace(coins=(99,) * table.size)
                rich = rich if "battle" in self.position else rich._replace(battle=99)
                return self.play.most_extras(rich) > 0
            case "expand":
                coins = "coins" in self.players[table.acting]
                rich = table if coins else table._replace(coins=(99,) * table.size)
                return bool(self.play.expansions(rich))
            case "remove":
                return bool(table.vikings)
            case "bride-town" | "track-town":
                return bool(self.play.options(table))
        return True


# Boru: what the hands can be

Cells = frozenset[tuple[int, int]]
"""Cells of the draft: to whom a pack was dealt, and its how manieth holder kept the cards."""


class BoruHands(NamedTuple):
    """What is known of the cards of a round."""

    hands: CardSets
    unseen: Numbers
    lacks: CardSets
    trick: tuple[tuple[int, int], ...]
    discard: frozenset[int]
    memories: tuple[BoruMemory, ...]


def boru_statements(size: int, memories: Sequence[BoruMemory]) -> list[tuple[Cells, frozenset[int]]]:
    """What memories say: exactly these cards are in these cells.

    A pack in the hands of a player at a turn was dealt to the player so many seats before. Of its cards this
    player keeps two, the next one two, and so on.
    """
    turns = range(-(-BORU_DEALT[size] // 2))
    found = []
    for memory in memories:
        for turn, pack in enumerate(memory.packs):
            origin = (memory.seat - turn) % size
            found.append((frozenset((origin, later) for later in turns if later >= turn), pack))
            if turn < len(memory.kept):
                found.append((frozenset({(origin, turn)}), memory.kept[turn]))
    return found


def boru_with_kept(table: BoruTable, memories: Sequence[BoruMemory]) -> BoruTable:
    """What one player kept nobody else has in hand."""
    lacks = table.lacks
    for memory in memories:
        for seat in range(table.size):
            if seat != memory.seat and table.unseen[seat]:
                lacks = boru_put(lacks, seat, lacks[seat].union(*memory.kept))
    return table._replace(lacks=lacks)


class BoruDeals:
    """Tells whether the cards can have been dealt so that they fit everything that is known."""

    def __init__(self, work: Work) -> None:
        self.work = work

    def exist(self, known: BoruHands, wanted: Mapping[int, frozenset[int]] | None = None) -> bool:
        """Are there hands that fit? ``wanted``: this seat has one of these cards among its unseen ones."""
        size = len(known.hands)
        dealt = BORU_DEALT[size]
        laid = [sum(who == seat for who, _ in known.trick) for seat in range(size)]
        played = [dealt - laid[seat] - len(known.hands[seat]) - known.unseen[seat] for seat in range(size)]
        seen = {card for _, card in known.trick}
        pool = BORU_DECK.difference(known.discard, seen, *known.hands)
        aside = len(BORU_DECK) - size * dealt
        if min(*played, *known.unseen, sum(played) - len(known.discard)) < 0:
            return False
        if len(pool) + len(known.discard) != sum(known.unseen) + sum(played) + aside:
            return False
        slots: list[tuple[int, frozenset[int]]] = []
        for seat in range(size):
            fitting = pool - known.lacks[seat]
            for number in range(known.unseen[seat]):
                special = wanted is not None and seat in wanted and not number
                slots.append((seat, fitting & wanted[seat] if special and wanted else fitting))
            if wanted is not None and seat in wanted and not known.unseen[seat]:
                return False
        if not boru_match([cards for _, cards in slots]):
            return False
        return not known.memories or self._kept(known, slots, played, aside)

    def _kept(
        self, known: BoruHands, slots: list[tuple[int, frozenset[int]]], played: list[int], aside: int
    ) -> bool:
        """Every card gets a cell of the draft and a place, with both as large as they are."""
        size = len(known.hands)
        statements = boru_statements(size, known.memories)
        cells: Counter[tuple[int, tuple[bool, ...]]] = Counter()
        for origin in range(size):
            for turn in range(-(-BORU_DEALT[size] // 2)):
                mark = tuple((origin, turn) in inside for inside, _ in statements)
                cells[(origin + turn) % size, mark] += min(2, BORU_DEALT[size] - 2 * turn)
        cells[-1, (False,) * len(statements)] += aside
        places: Counter[tuple[int, frozenset[int]]] = Counter(slots)
        for seat in range(size):
            places[seat, frozenset()] += played[seat]
        cell_list, place_list = list(cells), list(places)
        held = {card: seat for seat, hand in enumerate(known.hands) for card in hand}
        held |= {card: seat for seat, card in known.trick}
        options: dict[int, list[tuple[int, int]]] = {}
        for card in BORU_DECK:
            mark = tuple(card in cards for _, cards in statements)
            options[card] = [
                (cell, place)
                for cell, (seat, own) in enumerate(cell_list)
                if own == mark and (card not in held or held[card] == seat)
                for place in self._places(card, seat, card in held, card in known.discard, place_list)
            ]
        order = sorted(options, key=lambda card: (len(options[card]), options[card], card))
        return self._put(
            [options[card] for card in order], 0, 0, [*cells.values()], [*places.values()], set()
        )

    def _places(
        self, card: int, seat: int, held: bool, discarded: bool, places: list[tuple[int, frozenset[int]]]
    ) -> list[int]:
        """Where a card of this seat can be: in a slot of the hand, or played in an earlier trick (no set)."""
        if held or seat < 0:
            return [] if discarded else [-1]
        return [
            place
            for place, (owner, cards) in enumerate(places)
            if owner == seat and (not cards or (card in cards and not discarded))
        ]

    def _put(
        self,
        options: list[list[tuple[int, int]]],
        number: int,
        first: int,
        cells: list[int],
        places: list[int],
        failed: set[tuple[int, ...]],
    ) -> bool:
        """The cards from this one on. Of cards with the same options a later one takes no earlier option."""
        if number == len(options):
            return True
        self.work.spend(1, BORU_MOST_DEALS, "there are too many ways to deal the cards")
        key = (number, first, *cells, *places)
        if key in failed:
            return False
        for choice in range(first, len(options[number])):
            cell, place = options[number][choice]
            if not cells[cell] or (place >= 0 and not places[place]):
                continue
            cells[cell] -= 1
            if place >= 0:
                places[place] -= 1
            again = number + 1 < len(options) and options[number + 1] == options[number]
            found = self._put(options, number + 1, choice if again else 0, cells, places, failed)
            cells[cell] += 1
            if place >= 0:
                places[place] += 1
            if found:
                return True
        failed.add(key)
        return False


def _boru_how(claim: Mapping[str, Any]) -> str:
    how: str = field(claim, "how", str, "certain")
    if how not in ("certain", "possible"):
        raise Wrong("claim: how")
    return how


def boru_card(certificate: Certificate) -> str:
    """This card wins the trick: whatever the others hold, or possibly."""
    case, claim = boru_case(certificate), certificate.claim
    table = case.table
    seat = _boru_seat(table.names, field(claim, "player", str))
    card, how = field(claim, "card", int), _boru_how(claim)
    if card not in BORU_DECK:
        raise Wrong("claim: card")
    if not set(claim) <= {"kind", "player", "card", "how", "town", "seen_by"}:
        raise Wrong("claim: an unknown field")
    town = _boru_trick_town(table, claim, seat)
    matching = BORU_MATCHING[BORU_TOWNS[town][4]]
    known = _boru_seen(case, claim, seat, card)
    deals = BoruDeals(case.work)
    if not deals.exist(known):
        raise Wrong("position: the hands can't be dealt")
    part = certificate.part()
    beating = frozenset(other for other in matching if other > card)
    laid = {who for who, _ in table.trick}
    if card not in matching or any(other in beating for _, other in table.trick):
        expect(certificate, "rejected", "the cards on the table beat it, or its colour does not match")
        _expect_type(part, "open")
        return "rules"
    waiting = [who for who in range(table.size) if who not in laid and who != seat]
    found = certificate.verdict == ("upheld" if how == "possible" else "rejected")
    if not found:
        expect(certificate, "rejected" if how == "possible" else "upheld", "a claim is upheld or rejected")
        _expect_type(part, "enumeration")
        if _boru_trick_can_end(deals, known, waiting, beating, how == "possible"):
            raise Wrong("verdict: hands are possible that speak against it")
        return "rules"
    _expect_type(part, "witness")
    plays = _boru_supposed(deals, part, table.names, known)
    others = {who: plays[who] for who in waiting if who in plays}
    if set(others) != set(waiting):
        raise Wrong("witness: not everybody plays a card")
    if bool(beating.intersection(others.values())) == (how == "possible"):
        raise Wrong(f"witness: {table.names[seat]} {'loses' if how == 'possible' else 'wins'}")
    return "rules"


def _boru_trick_town(table: BoruTable, claim: Mapping[str, Any], seat: int) -> int:
    """The town of the trick: the active one, or the one that the leader names."""
    if table.phase == "lead":
        town = BORU_TOWN.get(field(claim, "town", str), -1)
        if town < 0 or table.discs[town] >= 0 or seat != table.marker:
            raise Wrong("claim: the town")
        return town
    if table.phase not in ("follow", "row") or table.active < 0 or "town" in claim:
        raise Wrong("position: a trick is expected")
    return table.active


def _boru_seen(case: BoruCase, claim: Mapping[str, Any], seat: int, card: int) -> BoruHands:
    """What everybody knows, or what one player knows besides; and the claimed card is where it is claimed."""
    table = case.table
    hands, unseen, memories = table.hands, table.unseen, case.memories
    if "seen_by" in claim:
        eyes = _boru_seat(table.names, field(claim, "seen_by", str))
        memories = tuple(memory for memory in memories if memory.seat == eyes)
        for other in range(table.size):
            if other != eyes:
                unseen = boru_add(unseen, other, len(hands[other]))
                hands = boru_put(hands, other, frozenset())
    known = BoruHands(hands, unseen, table.lacks, table.trick, table.discard, memories)
    laid = dict(table.trick)
    if seat in laid:
        if laid[seat] != card:
            raise Wrong("claim: another card was played")
        return known
    if card in hands[seat]:
        return known
    stated = card in table.hands[seat]
    if not stated and (not table.unseen[seat] or card not in table.pool() - table.lacks[seat]):
        raise Wrong("claim: the card is not in the hand")
    return known._replace(
        hands=boru_put(hands, seat, hands[seat] | {card}), unseen=boru_add(unseen, seat, -1)
    )


def _boru_trick_can_end(
    deals: BoruDeals, known: BoruHands, waiting: list[int], beating: frozenset[int], unbeaten: bool
) -> bool:
    """Are there hands with which somebody can beat the card; ``unbeaten``: with which nobody has to?"""
    if not unbeaten:
        return any(known.hands[seat] & beating or deals.exist(known, {seat: beating}) for seat in waiting)
    other = BORU_DECK - beating
    return deals.exist(known, {seat: other for seat in waiting if not known.hands[seat] & other})


def _boru_supposed(
    deals: BoruDeals, part: Mapping[str, Any], names: tuple[str, ...], known: BoruHands
) -> dict[int, int]:
    """The cards that are played from hands that fit everything known."""
    told = field(part, "hands", dict)
    hands = tuple(_boru_cards(told, name) for name in names)
    if set(told) - set(names) or any(
        len(hand) != len(seen) + unseen or not seen <= hand or (hand - seen) & lacks
        for hand, seen, unseen, lacks in zip(hands, known.hands, known.unseen, known.lacks, strict=True)
    ):
        raise Wrong("witness: the hands do not fit")
    supposed = known._replace(hands=hands, unseen=(0,) * len(hands))
    cards = [card for hand in hands for card in hand]
    seen = known.discard.union(card for _, card in known.trick)
    if len(set(cards)) < len(cards) or seen & set(cards) or not deals.exist(supposed):
        raise Wrong("witness: the hands can't be dealt")
    plays: dict[int, int] = {}
    laid = dict(known.trick)
    for one in listed(part, "trick", dict):
        seat, card = _boru_seat(names, field(one, "player", str)), field(one, "card", int)
        if seat in plays or (laid[seat] != card if seat in laid else card not in hands[seat]):
            raise Wrong("witness: a card is played that is not in the hand")
        plays[seat] = card
    return plays


# Boru: regions, the game, and what can be forced


class BoruEntry(NamedTuple):
    """An entry of a stated line: what the claimer chooses, if all of these choices were made before."""

    action: str
    verb: str
    what: str
    when: frozenset[str]


class BoruGoal(NamedTuple):
    """One player has the claim token of a region after the upkeep, or wins the game."""

    seat: int
    region: int
    """-1: the game."""
    sole: bool
    line: tuple[BoruEntry, ...]


def boru_goal(case: BoruCase, claim: Mapping[str, Any], line: Sequence[str]) -> BoruGoal:
    names = case.table.names
    seat = _boru_seat(names, field(claim, "player", str))
    region = -1
    if "region" in claim:
        if field(claim, "region", str) not in BORU_REGIONS:
            raise Wrong("claim: region")
        region = BORU_REGION_IDS.index(claim["region"])
    entries = []
    for text in line:
        does, _, when = text.partition(" if ")
        conditions = when.split(" and ") if when else []
        for action in (does, *conditions):
            _boru_read_choice(action, names)
        who, verb, what = _boru_read_choice(does, names)
        if who != names[seat]:
            raise Wrong("claim: a line states the choices of the claimer alone")
        entries.append(BoruEntry(does, verb, what, frozenset(conditions)))
    return BoruGoal(seat, region, field(claim, "sole", bool, False), tuple(entries))


def _boru_read_choice(action: str, names: Sequence[str]) -> tuple[str, str, str]:
    match action.split(" "):
        case [who, "chooses", ("military" | "trade" | "spurn") as what] if who in names:
            return who, "chooses", what
        case [who, ("places" | "sacrifices") as verb, what] if who in names and what in BORU_TOWN:
            return who, verb, what
        case [who, "builds", "at", what] if who in names and what in BORU_TOWN:
            return who, "builds", what
    raise Wrong(f"claim: {action!r} is no choice of an upkeep")


def boru_line_choice(play: BoruPlay, goal: BoruGoal, table: BoruTable, done: frozenset[str]) -> str | None:
    """What the line says at this decision of the claimer; None if nothing, or nothing legal.

    The first entry counts that is about such a decision and whose conditions hold.
    """
    for entry in goal.line:
        if entry.verb != BORU_DECISIONS[table.phase] or not entry.when <= done:
            continue
        if table.phase == "princess":
            return entry.action
        town = BORU_TOWN[entry.what]
        if table.phase == "invasion" and table.discs[town] != table.queue[0]:
            continue
        return entry.action if town in play.options(table) else None
    return None


def boru_is_met(goal: BoruGoal, last: BoruTable, readings: Mapping[str, str]) -> bool:
    """Is the goal met when the upkeep, or the game, is over?"""
    if goal.region >= 0:
        return last.tokens[goal.region] == goal.seat
    winners = boru_winners(last, readings)
    return winners == [goal.seat] if goal.sole else goal.seat in winners


def boru_follow(case: BoruCase, goal: BoruGoal, actions: Sequence[str]) -> BoruTable:
    """The table after a record of actions, on which the claimer follows the line. Raises Wrong.

    It ends with the upkeep of this round, or with the game.
    """
    case.work.spend(len(actions), MOST_ACTIONS, "too many actions")
    play, table = BoruPlay(case.readings), case.table
    cards = BoruCardsPlayed(case)
    done: frozenset[str] = frozenset()
    for place, action in enumerate(actions, 1):
        if table.phase in ("marriage", "over") or (
            goal.region >= 0 and table.phase == "vikings" and place > 1
        ):
            done = frozenset()
            if table.phase != "marriage" and actions[place - 2] == "resolve regions":
                raise Wrong(f"action {place}: it is over already")
        if table.phase in BORU_DECISIONS and play.decider(table) == goal.seat:
            said = boru_line_choice(play, goal, table, done)
            if said not in (None, action):
                raise Wrong(f"action {place}: the line says {said!r}")
        try:
            now = play.after(table, action)
        except Wrong as wrong:
            raise Wrong(f"action {place}: {wrong}") from None
        if table.phase in BORU_DECISIONS:
            done |= {action}
        cards.see(play, table, now, action)
        table = now
    ends = ("over", "vikings") if goal.region >= 0 else ("over",)
    if table.phase not in ends or not actions or actions[-1] != "resolve regions":
        raise Wrong("the record does not go on to the end")
    cards.check()
    return table


class BoruCardsPlayed:
    """The cards that were played in the first round of a record: they must fit what is remembered."""

    def __init__(self, case: BoruCase) -> None:
        table, self.work = case.table, case.work
        self.on = table.phase in BORU_IN_TRICKS and bool(case.memories)
        self.known = BoruHands(
            table.hands, table.unseen, table.lacks, table.trick, table.discard, case.memories
        )
        self.played: list[set[int]] = [set() for _ in table.names]

    def see(self, play: BoruPlay, before: BoruTable, after: BoruTable, action: str) -> None:
        if before.phase == "vikings":
            self.on = False
        if not self.on and not self.known.memories:
            return
        words = action.split(" ")
        if before.phase not in ("lead", "follow") or before.round != after.round or not self.on:
            return
        seat = before.names.index(words[0])
        known = self.known
        if words[1] == "cannot":
            lacks = play.leading_cards(before) - self.played[seat]
            self.known = known._replace(lacks=boru_put(known.lacks, seat, known.lacks[seat] | lacks))
            return
        card = int(words[2])
        self.played[seat].add(card)
        if card not in known.hands[seat]:
            self.known = known._replace(
                hands=boru_put(known.hands, seat, known.hands[seat] | {card}),
                unseen=boru_add(known.unseen, seat, -1),
            )

    def check(self) -> None:
        known = self.known
        lacking = any(hand & lacks for hand, lacks in zip(known.hands, known.lacks, strict=True))
        if known.memories and (lacking or not BoruDeals(self.work).exist(known)):
            raise Wrong("the cards that are played do not fit what is remembered of the draft")


class BoruSearch:
    """Tries every choice of the rest of an upkeep, or of a last trick and its upkeep.

    Towns are interchangeable if nothing tells them apart that can still count: of such towns one is tried,
    and of tables that differ only in them one is looked at.
    """

    def __init__(self, case: BoruCase, goal: BoruGoal) -> None:
        self.case, self.goal, self.play = case, goal, BoruPlay(case.readings)
        self.deals = BoruDeals(case.work)
        named = {entry.what for entry in goal.line}
        conditions = [_boru_read_choice(one, case.table.names) for entry in goal.line for one in entry.when]
        named.update(what for _, _, what in conditions)
        self.named = frozenset(BORU_TOWN[what] for what in named if what in BORU_TOWN)
        self.asked = frozenset(one for entry in goal.line for one in entry.when)
        self.nothing: set[object] = set()
        self.forced: dict[object, bool] = {}

    def start(self) -> BoruTable:
        """Without what can't count any more: for a region points and renown, in the upkeep coins, too."""
        table = self.case.table
        if self.goal.region < 0:
            return table
        none = (0,) * table.size
        table = table._replace(points=none, renown=none)
        return table._replace(coins=none) if table.phase in BORU_UPKEEP else table

    def can_end(self, met: bool) -> bool:
        """Is there a course after which the goal is met, or not met? The claimer follows the line."""
        return self._can_end(self.start(), frozenset(), met)

    def _can_end(self, table: BoruTable, done: frozenset[str], met: bool) -> bool:
        table = self._to_choice(table)
        if table.phase == "regions":
            return self._is_met(table) is met
        key = (self._key(table), done)
        if key in self.nothing:
            return False
        for action, after in self._options(table, done):
            now = done | {action} if action in self.asked else done
            if self._can_end(after, now, met):
                return True
        self.nothing.add(key)
        return False

    def can_force(self, table: BoruTable) -> bool:
        """Can the claimer meet the goal, whatever the others choose?"""
        table = self._to_choice(table)
        if table.phase == "regions":
            return self._is_met(table)
        key = self._key(table)
        if key not in self.forced:
            own = self.play.decider(table) == self.goal.seat
            ends = (self.can_force(after) for _, after in self._options(table, frozenset()))
            self.forced[key] = any(ends) if own else all(ends)
        return self.forced[key]

    def _to_choice(self, table: BoruTable) -> BoruTable:
        self.case.work.spend(1, BORU_MOST_TABLES, "too many tables to be tried")
        while table.phase in ("marriage", "battle", "church"):
            table = self.play.resolve(table)
            if self.goal.region >= 0:
                none = (0,) * table.size
                table = table._replace(points=none, renown=none, coins=none)
        return table

    def _is_met(self, table: BoruTable) -> bool:
        if self.goal.region >= 0:
            return boru_token(table, self.goal.region, self.case.readings) == self.goal.seat
        last = self.play.resolve(table)
        if last.phase != "over":
            raise Wrong("verdict: the game goes on after this upkeep")
        return boru_is_met(self.goal, last, self.case.readings)

    # Options

    def _options(self, table: BoruTable, done: frozenset[str]) -> Iterator[tuple[str, BoruTable]]:
        """Every action (of interchangeable towns one) and the table after it; or what the line says."""
        play = self.play
        if table.phase in BORU_DECISIONS:
            seat = play.decider(table)
            said = boru_line_choice(play, self.goal, table, done) if seat == self.goal.seat else None
            for action in [said] if said is not None else self._choices(table):
                yield action, play.after(table, action)
            return
        for action in self._plays(table):
            yield action, play.after(table, action)

    def _choices(self, table: BoruTable) -> list[str]:
        if table.phase == "princess":
            return self.play.choices(table)
        who = table.names[self.play.decider(table)]
        towns = self._distinct(table, self.play.options(table))
        return [boru_choice(table.phase, who, town) for town in towns]

    def _distinct(self, table: BoruTable, towns: Iterable[int]) -> Iterable[int]:
        reach = self._reach(table)
        return {self._kind(table, town, reach): town for town in towns}.values()

    def _plays(self, table: BoruTable) -> Iterator[str]:
        """What can be done in a trick."""
        play = self.play
        if table.phase == "follow":
            seat = (table.trick[0][0] + len(table.trick)) % table.size
            for card in sorted(table.hands[seat] | table.pool()):
                if play.may_play(table, seat, card) and self._is_remembered(table, seat, card):
                    yield f"{table.names[seat]} plays {card}"
            return
        if table.phase not in BORU_ACTING:
            raise Wrong("verdict: before the last trick of a round not everything can be tried")
        who = table.names[table.acting]
        if table.phase == "row":
            yield from (f"{who} takes {row.replace('-', ' ')}" for row in play.rows(table))
        elif table.phase == "buy":
            yield from (f"{who} buys {extras}" for extras in range(play.most_extras(table) + 1))
        elif table.phase == "expand":
            yield f"{who} does not expand"
            origins = {town: origin for origin, town in play.expansions(table)}
            for town in self._distinct(table, origins):
                yield f"{who} expands from {BORU_TOWNS[origins[town]]} to {BORU_TOWNS[town]}"
        else:
            for town in self._distinct(table, table.vikings):
                yield f"{who} removes vikings from {BORU_TOWNS[town]}"

    def _is_remembered(self, table: BoruTable, seat: int, card: int) -> bool:
        """Does it fit what is remembered of the draft that this player has this card, too?"""
        if not self.case.memories:
            return True
        begin = self.case.table
        known = BoruHands(
            begin.hands, begin.unseen, begin.lacks, begin.trick, begin.discard, self.case.memories
        )
        for who, laid in (*table.trick[len(begin.trick) :], (seat, card)):
            if laid not in known.hands[who]:
                known = known._replace(
                    hands=boru_put(known.hands, who, known.hands[who] | {laid}),
                    unseen=boru_add(known.unseen, who, -1),
                )
        return self.deals.exist(known)

    # Tables that end alike

    def _reach(self, table: BoruTable) -> dict[int, frozenset[int]]:
        """In a trick: for each free town what it can be reached from.

        Whoever has not acted yet may expand from a town of theirs; from one under a Viking token if that is
        removed before, so that such towns count one by one.
        """
        if table.phase not in BORU_IN_TRICKS:
            return {}
        acted = [seat for seat, _ in table.order[: table.acted]] if len(table.trick) == table.size else []
        reach: dict[int, set[int]] = {}
        for road in BORU_ROADS:
            for origin in road:
                owner = table.discs[origin]
                if owner >= 0 and owner not in acted:
                    mark = -1 - owner if origin not in table.vikings else origin
                    for town in road - {origin}:
                        reach.setdefault(town, set()).add(mark)
        return {town: frozenset(marks) for town, marks in reach.items()}

    def _kind(self, table: BoruTable, town: int, reach: Mapping[int, frozenset[int]]) -> object:
        """Towns of one kind are interchangeable."""
        region, owner, goal = BORU_REGION_OF[town], table.discs[town], self.goal.region
        if goal >= 0 and region != goal:
            bride = BORU_BRIDES[table.bride][2] if table.bride else ""
            region = region if BORU_REGION_IDS[region] == bride else -1
        covered = town in table.vikings
        in_trick = table.phase in BORU_IN_TRICKS
        alone = town in self.named or town == table.active or (covered and in_trick)
        roads = reach.get(town) if owner < 0 else None
        return region, owner, covered, town in table.monasteries, town if alone else -1, roads

    def _key(self, table: BoruTable) -> object:
        reach = self._reach(table)
        kinds = Counter(self._kind(table, town, reach) for town in range(len(BORU_TOWNS)))
        rest = table._replace(discs=(), vikings=frozenset(), monasteries=frozenset())
        return rest, frozenset(kinds.items())


# Boru: counting towns before the upkeep


class BoruBounds(NamedTuple):
    """The fewest and the most towns that each player, and last the Vikings, can have in a region."""

    least: Numbers
    most: Numbers
    all_least: int
    """Everybody together."""
    all_most: int


def boru_bounds(case: BoruCase, region: int) -> BoruBounds:
    """After the upkeep of this round.

    In each trick a player gets at most one town: by the main action, or by expanding. The marriage step gives
    one more, at most. A card, the 13, takes one Viking token away. The invasion takes one town from a
    player. A player builds one monastery in an upkeep.
    """
    table = case.table
    play = BoruPlay(case.readings)
    tricks = BORU_DEALT[table.size] - play.left_over(table)
    acted: tuple[tuple[int, int], ...] = ()
    if table.phase in BORU_IN_TRICKS:
        tricks -= table.tricks
        acted = table.order[: table.acted] if table.trick else ()
    removable = 13 not in table.discard and all(card != 13 for _, card in acted)
    free = sum(table.discs[town] < 0 for town in BORU_IN_REGION[region])
    now, least, most, lost = [0] * table.size, [], [], 0
    covered: list[int] = []
    for town in BORU_IN_REGION[region]:
        if table.discs[town] >= 0:
            counts = 2 if town in table.monasteries else 1
            if town in table.vikings:
                covered.append(counts)
            else:
                now[table.discs[town]] += counts
    for seat in range(table.size):
        own = [town for town in BORU_IN_REGION[region] if table.discs[town] == seat]
        heavy = [2 if town in table.monasteries else 1 for town in own if town not in table.vikings]
        under = [2 if town in table.monasteries else 1 for town in own if town in table.vikings]
        back = max(under, default=0) if removable else 0
        actions = tricks - sum(who == seat for who, _ in acted)
        gains = min(free, actions + 1 + (table.phase == "setup" and seat not in table.discs))
        builds = int(bool(gains or back or set(own) - table.monasteries))
        least.append(now[seat] - max(heavy, default=0))
        most.append(now[seat] + gains + back + builds)
        lost += max(*heavy, back, min(gains, 1)) if heavy else max(back, min(gains, 1))
    freed = max(covered, default=0) if removable else 0
    here = sum(now) + sum(covered)
    vikings = sum(covered) + lost
    if _boru_princess_may_come(table):
        return BoruBounds(
            (*least, 0), (*(count + vikings for count in most), vikings), here, here + free + table.size
        )
    return BoruBounds((*least, sum(covered) - freed), (*most, vikings), here, here + free + table.size)


def _boru_princess_may_come(table: BoruTable) -> bool:
    """Can somebody be the Vikings' ally at the fourth step of this round?"""
    if table.pact:
        return table.pact == "military"
    if table.bride == "princess":
        return True
    return table.phase in ("setup", "vikings", "courted") and table.deck <= 1


def boru_certainly(case: BoruCase, goal: BoruGoal) -> bool:
    """Does the player hold the region after this round, by counting?"""
    bounds, token = boru_bounds(case, goal.region), case.table.tokens[goal.region]
    own, vikings = bounds.least[goal.seat], bounds.most[-1]
    rivals = max(count for seat, count in enumerate(bounds.most[:-1]) if seat != goal.seat)
    tied = case.readings["token-vikings-tied"]
    if token == goal.seat and own >= rivals:
        return own > vikings or (own == vikings and tied != "returns")
    threshold = BORU_REGIONS[BORU_REGION_IDS[goal.region]][0]
    if own <= rivals or (token == BORU_DOWN and bounds.all_least < threshold):
        return False
    return own > vikings or (own == vikings and tied == "player-takes")


def boru_never(case: BoruCase, goal: BoruGoal) -> bool:
    """Does the player not hold the region after this round, by counting?"""
    bounds, token = boru_bounds(case, goal.region), case.table.tokens[goal.region]
    if token == BORU_DOWN and bounds.all_most < BORU_REGIONS[BORU_REGION_IDS[goal.region]][0]:
        return True
    own, vikings = bounds.most[goal.seat], bounds.least[-1]
    others = [count for seat, count in enumerate(bounds.least[:-1]) if seat != goal.seat]
    if token != goal.seat:
        # Whoever has not more than everybody else can't take the token.
        blocked = vikings > own or (vikings == own and case.readings["token-vikings-tied"] != "player-takes")
        return blocked or max(others) >= own
    # The holder loses it for certain to a side that is ahead of all.
    return any(
        count > max(most for other, most in enumerate(bounds.most) if other != side)
        for side, count in enumerate(bounds.least)
        if side != goal.seat
    )


# Boru: the claims


def boru_region(certificate: Certificate) -> str:
    """This player holds this region after the upkeep: for certain, or possibly."""
    case, claim = boru_case(certificate), certificate.claim
    if not set(claim) <= {"kind", "player", "region", "how", "line"}:
        raise Wrong("claim: an unknown field")
    goal = boru_goal(case, claim, listed(claim, "line", str, []))
    if goal.region < 0:
        raise Wrong("claim: region")
    table = case.table
    if table.phase == "over" or (table.phase == "vikings" and "round" in case.given and table.round > 1):
        return _boru_settled(certificate, case, goal)
    _boru_need(case, goal)
    return _boru_goal_claim(certificate, case, goal)


def boru_game(certificate: Certificate) -> str:
    """This player has won, or can still win."""
    case, claim = boru_case(certificate), certificate.claim
    if not set(claim) <= {"kind", "player", "how", "sole", "line"}:
        raise Wrong("claim: an unknown field")
    goal = boru_goal(case, claim, listed(claim, "line", str, []))
    if case.table.phase == "over":
        case.need("coins", "points", "renown", "towns", "marker")
        return _boru_settled(certificate, case, goal)
    _boru_need(case, goal)
    return _boru_goal_claim(certificate, case, goal)


def _boru_settled(certificate: Certificate, case: BoruCase, goal: BoruGoal) -> str:
    _boru_how(certificate.claim)
    _expect_type(certificate.part(), "open")
    met = boru_is_met(goal, case.table, case.readings)
    expect(certificate, "upheld" if met else "rejected", "it is over")
    return "rules"


def _boru_need(case: BoruCase, goal: BoruGoal) -> None:
    """The facts that count until the end."""
    table, whole = case.table, goal.region < 0
    if not table.phase:
        raise Wrong("position: phase is needed")
    stage = BORU_UPKEEP.index(table.phase) if table.phase in BORU_UPKEEP else -1
    more_rounds = whole and table.deck > 0
    case.need("towns") if table.phase != "setup" else None
    if table.phase == "vikings":
        case.need("round")
    if more_rounds or stage < BORU_UPKEEP.index("track-town"):
        case.need("track")
    if more_rounds or stage <= BORU_UPKEEP.index("invasion"):
        case.need("raiders")
    if stage <= BORU_UPKEEP.index("invasion") and table.phase not in ("setup", "vikings"):
        case.need("battle")
    if more_rounds or stage < BORU_UPKEEP.index("four-discs"):
        case.need("church")
    if table.phase in ("deal", "draft", *BORU_IN_TRICKS, "marriage"):
        case.need("bride")
    if table.phase in BORU_IN_TRICKS:
        case.need("tricks")
    if whole:
        case.need("coins", "points", "renown", "marker", "marriage_deck")
    elif stage < 0:
        case.need("coins", "points", "marker", "marriage_deck")
    if any(entry.when for entry in goal.line):
        case.need("marker")


def _boru_goal_claim(certificate: Certificate, case: BoruCase, goal: BoruGoal) -> str:
    """A record of actions; or nothing, if all that can happen is tried or counted; or proofs."""
    upheld = certificate.verdict == "upheld"
    if not upheld:
        expect(certificate, "rejected", "a claim is upheld or rejected")
    shown = upheld is (_boru_how(certificate.claim) == "possible")
    if shown and [part["type"] for part in certificate.evidence] == ["witness"]:
        last = boru_follow(case, goal, listed(certificate.part(), "actions", str))
        if boru_is_met(goal, last, case.readings) is not upheld:
            raise Wrong("the record does not end as it should")
        return "rules"
    # What is so in every course is so in one: some course there is always.
    if certificate.evidence and all(part["type"] == "proof" for part in certificate.evidence):
        for part in certificate.evidence:
            check_proof(part, certificate.work)
        return "program"
    _expect_type(certificate.part(), "enumeration")
    if not boru_never_ends(case, goal, not upheld):
        raise Wrong("verdict: it can end otherwise")
    return "rules"


def boru_never_ends(case: BoruCase, goal: BoruGoal, met: bool) -> bool:
    """Is there no course after which the goal is met, or not met? By counting, or by trying everything."""
    table = case.table
    counted = boru_never if met else boru_certainly
    if goal.region >= 0 and table.phase not in BORU_UPKEEP and counted(case, goal):
        return True
    if table.phase not in (*BORU_UPKEEP, "follow", *BORU_ACTING):
        raise Wrong("verdict: before the last trick of a round not everything can be tried")
    return not BoruSearch(case, goal).can_end(met)


def boru_forced(certificate: Certificate) -> str:
    """A line of this player makes it certain, in this upkeep."""
    case, claim = boru_case(certificate), certificate.claim
    if not set(claim) <= {"kind", "player", "region", "sole"} or case.table.phase not in BORU_UPKEEP:
        raise Wrong("claim: an unknown field, or no upkeep")
    case.need("marker")
    part = certificate.part()
    if certificate.verdict == "upheld":
        _expect_type(part, "strategy")
        goal = boru_goal(case, claim, listed(part, "line", str))
        _boru_need(case, goal)
        if BoruSearch(case, goal).can_end(False):
            raise Wrong("strategy: there is a reply after which it is not met")
        return "rules"
    expect(certificate, "rejected", "a claim is upheld or rejected")
    _expect_type(part, "enumeration")
    goal = boru_goal(case, claim, ())
    _boru_need(case, goal)
    search = BoruSearch(case, goal)
    if search.can_force(search.start()):
        raise Wrong("verdict: it can be forced")
    return "rules"


def boru_consistent(certificate: Certificate) -> str:
    """All of this can be true: by a course from the start of this round. Or it can't: by a proof."""
    if not set(certificate.claim) <= {"kind", "testimony"}:
        raise Wrong("claim: an unknown field")
    level = contradicts(certificate)
    if level is not None:
        return level
    part, position = certificate.part(), certificate.case["position"]
    given = boru_case(certificate)
    start = boru_case(certificate._replace(case={**certificate.case, "position": field(part, "start", dict)}))
    table = start.table
    if table.phase not in ("setup", "vikings") or table.names != given.table.names:
        raise Wrong("start: not the start of a round at this table")
    if given.memories or start.memories:
        raise Wrong("position: what is remembered of the draft is not replayed")
    actions = listed(part, "actions", str)
    certificate.work.spend(len(actions), MOST_ACTIONS, "too many actions")
    play, began = BoruPlay(start.readings), table.round
    for place, action in enumerate(actions, 1):
        try:
            table = play.after(table, action)
        except Wrong as wrong:
            raise Wrong(f"action {place}: {wrong}") from None
    if table.round != began and table.phase != "vikings":
        raise Wrong("the course goes on into the next round")
    _check_boru_facts(given, position, table)
    for one in listed(certificate.claim, "testimony", dict, []):
        _check_boru_testimony(one, table, actions)
    return "rules"


def _check_boru_facts(given: BoruCase, position: Mapping[str, Any], reached: BoruTable) -> None:
    """Everything that the case says is so at the end of the course. Raises Wrong."""
    told = given.table
    same = ["vikings", "monasteries", "tokens", "pact", "active", "trick", "acted", "row", "symbol"]
    same += ["packs", "kept", "passes", "queue", *(["phase"] if told.phase else [])]
    same += [name for name in ("round", "battle", "bride") if name in position]
    same += ["viking_deck"] if "viking_deck" in position else []
    same += ["marker"] if told.marker >= 0 else []
    same += ["deck"] if "marriage_deck" in position else []
    same += ["tricks"] if "tricks" in given.given else []
    for name in same:
        if getattr(told, name) != getattr(reached, name):
            raise Wrong(f"{name}: not what the course leads to")
    if not set(told.gone) <= set(reached.gone) or not told.discard <= reached.discard:
        raise Wrong("gone or discard: not what the course leads to")
    for seat, player in enumerate(position["players"]):
        for fact in BORU_PLAYER_NUMBERS:
            if fact in player and getattr(told, fact)[seat] != getattr(reached, fact)[seat]:
                raise Wrong(f"{fact}: not what the course leads to")
        mine, there = ([owner == seat for owner in one.discs] for one in (told, reached))
        if sorted(told.brides[seat]) != sorted(reached.brides[seat]) or (any(mine) and mine != there):
            raise Wrong("brides or towns: not what the course leads to")
        hand, unseen = reached.hands[seat], reached.unseen[seat]
        if "tricks" in given.given and len(told.hands[seat]) + told.unseen[seat] != len(hand) + unseen:
            raise Wrong("hands: not what the course leads to")
        lacks = reached.lacks[seat] if unseen else BORU_DECK - hand
        if not told.hands[seat] <= hand or not told.lacks[seat] <= lacks:
            raise Wrong("hands: not what the course leads to")


def _check_boru_testimony(told: Mapping[str, Any], table: BoruTable, actions: Sequence[str]) -> None:
    """One player says of one player which cards they hold, lack or have played. Raises Wrong."""
    kinds = [kind for kind in ("holds", "lacks", "played") if kind in told]
    if len(kinds) != 1 or not set(told) <= {"who", "player", *kinds}:
        raise Wrong("testimony: which cards somebody holds, lacks or has played expected")
    name = field(told, "player", str, field(told, "who", str))
    seat = _boru_seat(table.names, name)
    cards = _boru_card_set(listed(told, kinds[0], int), "testimony")
    words = [action.split(" ") for action in actions]
    played = {int(one[2]) for one in words if one[0] == name and one[1] in ("leads", "plays")}
    true = {
        "holds": cards <= table.hands[seat],
        "lacks": not table.unseen[seat] and not cards & table.hands[seat],
        "played": cards <= played,
    }
    if not true[kinds[0]]:
        raise Wrong(f"testimony: {name} {kinds[0]}: not what the course leads to")


BORU: Final = Rules(
    "boru-2",
    boru_case,
    {
        "card": boru_card,
        "region": boru_region,
        "game": boru_game,
        "forced": boru_forced,
        "consistent": boru_consistent,
    },
    {"consistent": not_certified},
)


# The games, and the way in

GAMES: Final[Mapping[str, Rules]] = {"river": RIVER, "romans": ROMANS, "boru": BORU}


def printable(text: str) -> str:
    """What a certificate says, without anything that a terminal would take for a command."""
    told = "".join(c if c.isascii() and c.isprintable() else ascii(c)[1:-1] for c in text[:MOST_SAID])
    return told + "..." * (len(text) > MOST_SAID)


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -I sedzia_verify.py certificate.json", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], "rb") as file:
            report = verify(file.read(MOST_BYTES + 1))
    except OSError as error:
        print(f"{arguments[0]}: {error.strerror}", file=sys.stderr)
        return 2
    except Unreadable as bad:
        print(f"can't be read: {printable(str(bad))}", file=sys.stderr)
        return 2
    except Wrong as wrong:
        print(f"not proved: {printable(str(wrong))}")
        return 1
    print(f"proved, at the level {report.level}: {report.verdict} (ruling {report.ruling})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
