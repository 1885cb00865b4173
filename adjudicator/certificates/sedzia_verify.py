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
from functools import lru_cache
from itertools import combinations, product
from math import comb, prod
from typing import Any, Final, NamedTuple, NoReturn

FORMAT: Final = "sedzia-certificate-1"
MOST_BYTES: Final = 8_000_000
MOST_DEPTH: Final = 40
MOST_DIGITS: Final = 12
MOST_WORK: Final = 6_000_000
"""Terms that are looked at while proofs are checked."""
MOST_SIDES: Final = 500_000
"""Completions that are tried."""
LEVELS: Final = ("rules", "program")
"""The strongest first."""


class Unreadable(Exception):  # noqa: N818 - said of the file
    """The file is not a certificate, or is too large to be checked."""


class Wrong(Exception):  # noqa: N818 - said of the certificate
    """The first place at which the certificate does not prove its verdict."""


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


def _check_depth(data: bytes) -> None:
    """Looked at before the file is parsed: brackets outside of strings."""
    depth, quoted, skip = 0, False, False
    for byte in data:
        if skip:
            skip = False
        elif byte == 0x5C:
            skip = quoted
        elif byte == 0x22:
            quoted = not quoted
        elif not quoted and byte in b"[{":
            depth += 1
            if depth > MOST_DEPTH:
                raise Unreadable(f"nested more than {MOST_DEPTH} levels")
        elif not quoted and byte in b"]}":
            depth -= 1


def parse(data: bytes) -> dict[str, Any]:
    """The JSON object in the file. Raises Unreadable."""
    if len(data) > MOST_BYTES:
        raise Unreadable(f"larger than {MOST_BYTES:,} bytes")
    _check_depth(data)
    try:
        found = json.loads(
            data.decode(),
            object_pairs_hook=_object,
            parse_int=_number,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except (ValueError, RecursionError) as bad:
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


def check_proof(evidence: Mapping[str, Any]) -> Proved:
    """Follows the proof line by line. Raises Wrong at the first line that does not follow."""
    names = listed(evidence, "variables", str)
    if len(set(names)) < len(names):
        raise Wrong("variables: a name stands twice")
    known: list[tuple[Terms, int]] = []
    statements: list[Statement] = []
    for place, entry in enumerate(listed(evidence, "statements", dict), 1):
        terms, bound, statement = _read_statement(entry, names, f"statement {place}")
        known.append((terms, bound))
        statements.append(statement)
    work = MOST_WORK
    last: list[int] = [0]
    for place, entry in enumerate(listed(evidence, "lines", list), 1):
        where = f"proof line {place}"
        if len(entry) != 2:
            raise Unreadable(f"{where}: a clause and what it follows from expected")
        clause, hints = (typed(part, list, where) for part in entry)
        last = [_literal(literal, names, where) for literal in clause]
        work = _check_line(last, hints, known, work, where)
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
    clause: list[int], hints: list[Any], known: list[tuple[Terms, int]], work: int, where: str
) -> int:
    """With every literal of the clause false, the hints force others, until one of them can't be kept.

    Returns how much work is left.
    """
    true = {-literal for literal in clause}
    for hint in hints:
        number: int = typed(hint, int, where)
        if not 1 <= number <= len(known):
            raise Wrong(f"{where}: follows from {number}, which does not come before it")
        terms, bound = known[number - 1]
        work -= len(terms) + 1
        if work < 0:
            raise Unreadable("the proofs are too long to be checked")
        spare = sum(weight for weight, literal in terms if -literal not in true) - bound
        if spare < 0:
            return work
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
    kinds: Mapping[str, Callable[[Certificate], str]]
    """By kind of claim: checks the evidence and tells the level. Raises Wrong."""


def read(data: bytes) -> Certificate:
    """The certificate in a file. Raises Unreadable, or Wrong if the seal does not fit."""
    found = parse(data)
    if field(found, "format", str) != FORMAT:
        raise Unreadable(f"not of the format {FORMAT}")
    seal = field(found, "digest", str)
    case = field(found, "case", dict)
    claim = field(case, "claim", dict)
    field(case, "game", str), field(claim, "kind", str), field(case, "position", dict)
    readings = field(case, "readings", dict)
    for name, option in readings.items():
        typed(option, str, name)
    evidence = listed(found, "evidence", dict)
    for part in evidence:
        field(part, "type", str)
        field(part, "about", str, "")
    names = ("ruling", "revision", "verdict")
    ruling, revision, verdict = (field(found, name, str) for name in names)
    answer = field(found, "answer", dict, {})
    if seal != digest(found):
        raise Wrong("digest: the certificate was changed after it was sealed")
    return Certificate(ruling, revision, case, readings, claim, verdict, answer, evidence)


def verify(data: bytes) -> Report:
    """What the certificate in a file proves. Raises Wrong or Unreadable."""
    certificate = read(data)
    game = certificate.case["game"]
    if game not in GAMES:
        raise Wrong(f"this file does not know the game {game}")
    rules = GAMES[game]
    if certificate.revision != rules.revision:
        raise Wrong(f"this file knows the rules {rules.revision}, not {certificate.revision}")
    kind = certificate.claim["kind"]
    if kind not in rules.kinds:
        for part in certificate.evidence:
            certificate.part(part.get("about", ""))
        raise Wrong(f"this file can't check a claim of the kind {kind}")
    return Report(certificate.ruling, certificate.verdict, rules.kinds[kind](certificate))


def weakest(levels: Iterable[str]) -> str:
    return max(levels, key=LEVELS.index, default=LEVELS[0])


def expect(certificate: Certificate, verdict: str, why: str) -> None:
    if certificate.verdict != verdict:
        raise Wrong(f"verdict: {verdict}, not {certificate.verdict}: {why}")


def option(certificate: Certificate, reading: str, *options: str) -> str:
    """The option of a reading, which must be one of these."""
    chosen = certificate.readings.get(reading)
    if chosen not in options:
        raise Wrong(f"readings: {reading}: one of {', '.join(options)} expected")
    return chosen


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
            facing = {"0": "11", "11": "0"}
            pool -= {card[0] + facing[card[1:]] for card in dam.attacker if card[1:] in facing}
        return pool


def river_table(certificate: Certificate) -> RiverTable:
    position = certificate.case["position"]
    dams = tuple(_river_dam(dam) for dam in listed(position, "dams", dict, []))
    if len({dam.name for dam in dams}) < len(dams):
        raise Wrong("position: a dam stands there twice")
    discard = tuple(listed(position, "discard", str, []))
    laid = [card for dam in dams for card in (*dam.attacker, *dam.defender)]
    hands = field(position, "hands", dict, {})
    held = [card for side in SIDES for card in listed(hands, side, str, [])]
    _check_cards(laid + list(discard), held)
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


def _river_dam(given: Mapping[str, Any]) -> Dam:
    damaged = field(given, "damaged", bool, False)
    name: int | str
    if "tile" in given:
        name = field(given, "tile", int)
        if name not in TILES or "slots" in given or "requirement" in given or "id" in given:
            raise Wrong(f"position: dam {name}")
        slots, requirement = TILES[name][damaged]
    else:
        name, slots = field(given, "id", str), field(given, "slots", int)
        requirement = field(given, "requirement", str)
        if not 1 <= slots <= 6 or requirement not in REQUIREMENTS:
            raise Wrong(f"position: dam {name}")
    attacker, defender = (tuple(listed(given, side, str, [])) for side in SIDES)
    first = given.get("first")
    if first not in (None, *SIDES) or max(len(attacker), len(defender)) > slots:
        raise Wrong(f"position: dam {name}: more cards than slots")
    if first and min(len(attacker), len(defender)) < slots:
        raise Wrong(f"position: dam {name}: nobody completed first where a side is not full")
    return Dam(name, damaged, slots, requirement, attacker, defender, first)


def _check_cards(visible: Sequence[str], held: Sequence[str]) -> None:
    """Every battle card exists once. Ruses are never laid at a dam."""
    counted = Counter(visible)
    for card, copies in (counted + Counter(card for card in held if card in RIVER_DECK)).items():
        if copies > (1 if card in RIVER_DECK else ELITE_COPIES.get(card, 0)):
            raise Wrong(f"position: {card}: no such card, or too many of them")


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


def nobody_keeps(table: RiverTable, dam: Dam) -> None:
    """Tries every completion of the defender's side. Raises Wrong if one keeps the dam."""
    attackers = best_strength(dam.attacker, dam, table.legion)
    for tried, theirs in enumerate(sides_tried(table, dam)):
        if tried >= MOST_SIDES:
            raise Unreadable(f"dam {dam.name}: more than {MOST_SIDES:,} sides to try")
        if keeps(theirs, attackers, dam):
            raise Wrong(f"dam {dam.name}: the defender can complete a side that keeps it")


def shown_keeps(table: RiverTable, dam: Dam, shown: Sequence[Any]) -> list[str]:
    """Does this side of the defender keep the dam? Returns the cards that were added."""
    where = f"witness at dam {dam.name}"
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


# River: the claims


def river_control(certificate: Certificate) -> str:
    table = river_table(certificate)
    dam = table.dam(certificate.claim.get("dam"))
    return _check_dam(table, dam, certificate.verdict, certificate.part())


def river_claimable(certificate: Certificate) -> str:
    table = river_table(certificate)
    expect(certificate, "answered", "a question is answered")
    told = [
        (entry.get("dam"), field(entry, "verdict", str)) for entry in listed(certificate.answer, "dams", dict)
    ]
    if [name for name, _ in told] != [dam.name for dam in table.dams]:
        raise Wrong("answer: every dam, in the order of the table")
    parts = [certificate.part(str(dam.name)) for dam in table.dams]
    return weakest(
        _check_dam(table, dam, verdict, part)
        for dam, (_, verdict), part in zip(table.dams, told, parts, strict=True)
    )


def _check_dam(table: RiverTable, dam: Dam, verdict: str, part: Mapping[str, Any]) -> str:
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
        _expect_type(part, "enumeration")
        nobody_keeps(table, dam)
    return "rules"


def _expect_type(part: Mapping[str, Any], *types: str) -> None:
    if part["type"] not in types:
        raise Wrong(f"evidence: {' or '.join(types)} expected, not {part['type']}")


RIVER: Final = Rules("river-3", {"control": river_control, "claimable": river_claimable})


# The games, and the way in

GAMES: Final[Mapping[str, Rules]] = {"river": RIVER}


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
        print(f"can't be read: {bad}", file=sys.stderr)
        return 2
    except Wrong as wrong:
        print(f"not proved: {wrong}")
        return 1
    print(f"proved, at the level {report.level}: {report.verdict} (ruling {report.ruling})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
