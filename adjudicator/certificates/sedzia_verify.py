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
from typing import Any, Final, NamedTuple, NoReturn

FORMAT: Final = "sedzia-certificate-1"
MOST_BYTES: Final = 2_000_000
MOST_DIGITS: Final = 12
MOST_WORK: Final = 6_000_000
"""Terms that are looked at while proofs are checked."""
MOST_SIDES: Final = 200_000
"""Sides that are tried. Those that count the same are tried once, so that they stand for many more."""
MOST_ACTIONS: Final = 2_000
"""Actions in a record. No game has as many."""
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
    for part in certificate.evidence:
        certificate.part(part.get("about", ""))
    kind = certificate.claim["kind"]
    if kind not in rules.kinds:
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
    dams = tuple(_river_dam(dam) for dam in listed(position, "dams", dict, []))
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
    for name in position:
        if name not in RIVER_FACTS:
            raise Wrong(f"position: {name} is not a fact of this game")
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
        raise Wrong("position: nobody plays more than one tactics card more than the other")


def _river_dam(given: Mapping[str, Any]) -> Dam:
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
        known = len(house) <= 32 and house.replace("-", "").isalnum() and house == house.lower()
        if not known or not 1 <= slots <= 6 or requirement not in REQUIREMENTS:
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


def nobody_keeps(table: RiverTable, dam: Dam) -> None:
    """Tries every completion of the defender's side. Raises Wrong if one keeps the dam."""
    attackers = best_strength(dam.attacker, dam, table.legion)
    if sides_to_try(table, dam) > MOST_SIDES:
        raise Unreadable(f"dam {dam.name}: more than {MOST_SIDES:,} sides to try")
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


def check_not_held(table: RiverTable, dams: Sequence[Dam], part: Mapping[str, Any]) -> None:
    """A proof that the defender can't keep all of these dams, of statements that are made anew here."""
    for dam in dams:
        if len(dam.attacker) < dam.slots:
            raise Wrong(f"dam {dam.name}: the attacker's side is not full")
    proved = check_proof(part)
    made = holding_statements(table, dams)
    for place, statement in enumerate(proved.statements, 1):
        if statement not in made:
            raise Wrong(f"statement {place}: the rules do not say this of the case")


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
    tried = [dam for dam, part in zip(table.dams, parts, strict=True) if part["type"] == "enumeration"]
    if sum(sides_to_try(table, dam) for dam in tried) > MOST_SIDES:
        raise Unreadable(f"more than {MOST_SIDES:,} sides to try")
    return weakest(
        _check_dam(table, dam, verdict, part)
        for dam, (_, verdict), part in zip(table.dams, told, parts, strict=True)
    )


def river_joint_control(certificate: Certificate) -> str:
    """The defender can't hold all of these dams at once."""
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
            check_not_held(table, among, part)
        elif len(among) > 1:
            raise Wrong("evidence: only a single dam is tried")
        else:
            nobody_keeps(table, among[0])
    return "rules"


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
        _expect_type(part, "enumeration", "proof")
        if part["type"] == "proof":
            check_not_held(table, [dam], part)
        else:
            nobody_keeps(table, dam)
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
            check_proof(part)
            return "program"
        if not cannot_win(certificate):
            raise Wrong("verdict: the attacker may have enough plays left to win")
        return "rules"
    _expect_type(part, "witness")
    play = RiverPlay(certificate)
    table = starting_table(certificate, play)
    actions = listed(part, "actions", str)
    if len(actions) > MOST_ACTIONS:
        raise Unreadable(f"more than {MOST_ACTIONS:,} actions")
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
    tables = 0
    for winner, chooses in draws.items():
        part = certificate.part(winner)
        _expect_type(part, "strategy")
        actions = iter(listed(part, "actions", str))
        walk = RiverWalk(play, winner, chooses, pile, partial(_next_of, actions))
        tables = walk.through(table, tables)
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

    def through(self, table: RiverState, looked_at: int = 0) -> int:
        """Raises Wrong if the winner does not win in the end. Returns how many tables were looked at."""
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
                ahead.append(self.play.after(now, action))
                looked_at += 1
            if looked_at > MOST_TABLES:
                raise Unreadable(f"the strategies meet more than {MOST_TABLES:,} tables")
        return looked_at

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


RIVER: Final = Rules(
    "river-3",
    {
        "control": river_control,
        "claimable": river_claimable,
        "joint-control": river_joint_control,
        "can-win": river_can_win,
        "forced": river_forced,
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
MOST_ROUNDS: Final = 40_000
"""Fights that are tried."""
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
    lost: bool = False
    """Has whoever plays alone lost, because a neutral clan has three FortHece?"""

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
        if self.champion(state) != NOBODY:
            return state._replace(step="over")
        if self.has_lost_alone(state):
            return state._replace(step="over", lost=True)
        return self._entered(state, "svord")

    def _next_round(self, state: RomansState) -> RomansState:
        clans = tuple(clan._replace(shown=clan.up, now="", here=False) for clan in state.clans)
        state = state._replace(
            clans=clans, winner=NOBODY, taken="", seduced=NOBODY, spared=False, step="reveal"
        )
        if state.wall:
            return state._replace(round=state.round + 1)
        return state._replace(step="over" if state.turn == ROMANS_TURNS else "collect")

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
        if state.lost or self.has_lost_alone(state):
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
                named = [one for one in options if one[2] == entry.what]
                if not named and entry.what[0] == "earlier" and not state.clans[seat].here:
                    named = [one for one in options if one[2] == entry.what[1:]]
                return named or options
        return options

    def permits(self, play: RomansPlay, state: RomansState, action: RomansAction) -> bool:
        if action[0] != self.seat or not self.entries:
            return True
        return action in self.left(state, play.options(state, action[0]))


def romans_line(play: RomansPlay, claim: Mapping[str, Any], seat: int) -> RomansLine:
    entries: list[RomansEntry] = []
    for entry in listed(claim, "line", dict, []):
        if set(entry) - {"do", "round", "when"}:
            raise Wrong("claim: line: an unknown field")
        who, verb, what = play.parsed(field(entry, "do", str))
        if who != seat or play.neutral[seat] or verb not in ROMANS_VERBS.values():
            raise Wrong("claim: line: a choice of the claimer expected")
        of_round = field(entry, "round", int) if "round" in entry else None
        when = tuple((play.seat(name), card) for name, card in field(entry, "when", dict, {}).items())
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
        raise Wrong("position: more copies of a fort than the deck has")
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
    if min(clan.unseen().values()) < 0 or len(aside) > ROMANS_WARRIORS - ROMANS_WALL:
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

    def __init__(self, play: RomansPlay, goal: RomansGoal, line: RomansLine, most: int = MOST_ROUNDS) -> None:
        self.play, self.goal, self.line, self.left = play, goal, line, most
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
                ahead += [self.play.settled(self.play.chosen(now, one)) for one in options]
            else:
                raise Unreadable("another turn follows: too much to be tried")
        return False

    def _revealed(self, state: RomansState) -> Iterator[RomansState]:
        for shown in product(*romans_cards(state)):
            self.left -= 1
            if self.left < 0:
                raise Unreadable("too many courses to be tried")
            yield self.play.settled(romans_shown(state, shown))

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
    actions = listed(part, "actions", str)
    if len(actions) > MOST_ACTIONS:
        raise Unreadable(f"more than {MOST_ACTIONS:,} actions")
    for place, action in enumerate(actions, 1):
        try:
            state = play.after(state, action, line)
        except Wrong as wrong:
            raise Wrong(f"action {place}: {wrong}") from None
    while goal.decided(play, state) is None and state.step in ROMANS_VERBS:
        unused = play.unused(state)
        if unused is None:
            break
        state = play.settled(play._choose(state, unused, line))
    if not goal.decided(play, state):
        raise Wrong("the record does not lead to what it should show")


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
    if set(certificate.claim) - {"kind", "clan", *fields}:
        raise Wrong("claim: an unknown field")
    if set(certificate.case) - {"game", "position", "claim", "readings"}:
        raise Wrong("case: an unknown field")
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
            check_proof(certificate.part(part.get("about", "")))
        return "program"
    part = certificate.part()
    _expect_type(part, "witness", "enumeration", "proof")
    if part["type"] == "witness":
        expect(certificate, shown, "a course shows it")
        romans_record(play, state, part, goal, line)
        return "rules"
    expect(certificate, not_shown, "a course is needed to show the opposite")
    if RomansSearch(play, goal, line).finds(play.settled(state)):
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
    state = play.settled(romans_marked(state, 0))
    tables = [state]
    hidden = state.step == "reveal" and any(fort.endswith(MARK) for fort in state.wall)
    if hidden:
        tables = [play.settled(romans_shown(state, shown)) for shown in product(*romans_cards(state))]
    if certificate.verdict == "upheld":
        _expect_type(part, "strategy")
        line = romans_line(play, part, seat)
        if not all(romans_forces(play, table, seat, line) for table in tables):
            raise Wrong("strategy: it does not take the fort against every card and every choice")
        return "rules"
    expect(certificate, "rejected", "a claim is upheld or rejected")
    _expect_type(part, "witness", "enumeration")
    if part["type"] == "witness":
        against = field(part, "against", dict)
        cards = [field(against, name, str) for name in play.names]
        if not hidden or any(one not in may for one, may in zip(cards, romans_cards(state), strict=True)):
            raise Wrong("witness: these cards can't be shown")
        tables = [play.settled(romans_shown(state, cards))]
    if all(romans_forces(play, table, seat, None) for table in tables):
        raise Wrong("verdict: upheld: the clan can choose so that it takes the fort")
    return "rules"


def romans_forces(play: RomansPlay, state: RomansState, seat: int, line: RomansLine | None) -> bool:
    """Does the clan take the fort of this round whatever the others choose: by its line, or by any choice?"""
    if RomansGoal(seat, True, False).decided(play, state):
        return True
    fought = any(fort.endswith(MARK) for fort in state.wall[:1])
    if not fought or state.step not in ("svord-at-once", "qween", "druhid"):
        return False
    if state.waiting:
        # The order of face-down warriors has no effect on this round.
        return romans_forces(play, play.settled(state._replace(waiting=())), seat, line)
    options = play.options(state)
    own = options[0][0] == seat
    if own and line is not None:
        options = line.left(state, options)
    after = (romans_forces(play, play.settled(play.chosen(state, one)), seat, line) for one in options)
    return any(after) if own and line is None else all(after)


def romans_marked(state: RomansState, place: int) -> RomansState:
    """The fort at this place of the wall is the one that the claim is about."""
    if not 0 <= place < len(state.wall):
        raise Wrong("claim: there is no such fort in the wall")
    wall = (*state.wall[:place], state.wall[place] + MARK, *state.wall[place + 1 :])
    return state._replace(wall=wall)


ROMANS: Final = Rules("romans-2", {"fort": romans_fort, "game": romans_game, "forced": romans_forced})


# The games, and the way in

GAMES: Final[Mapping[str, Rules]] = {"river": RIVER, "romans": ROMANS}


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
