"""What a win of the attacker takes, as statements for the solvers: a second opinion on ``reach``.

This module reads neither that nor the search: how strong a side can become is asked of the solver through
``model``, the turns that are left are counted by a formula, and which dams to take is put as a program.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.games.river.models.dam import COLOURS, ELITES, STEP, TOP, attacker_program, defender_program
from adjudicator.games.river.table.dams import TILES, Requirement
from adjudicator.games.river.table.position import Dam, Position, stand
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, Solution
from solver.program import Program, count

Solve = Callable[[Program], Solution]
CARDS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in range(TOP + 1))
FOUR: Final = 4


class Unsettled(Exception):  # noqa: N818 - an answer that did not come is not a fault
    """The solver could not say how strong a side can become."""


def ask(table: Table, readings: Readings) -> tuple[Answer, ...]:
    """Can the attacker lay enough cards to win, for all that bounds can tell?"""
    return (_ask(cpsat.NAME, cpsat.solve, table, readings), _ask(z3smt.NAME, z3smt.solve, table, readings))


def _ask(name: str, solve: Solve, table: Table, readings: Readings) -> Answer:
    try:
        outcome = solve(program(table, readings, solve)).outcome
    except Unsettled:
        outcome = Outcome.GAVE_UP
    return Answer(name, outcome, about="bounds")


def program(table: Table, readings: Readings, solve: Solve) -> Program:
    """Take dams as they lie now, and one that was turned once more: within the cards that can still come."""
    attacker, defender = turns(table, readings)
    loose = _with_tactics(table)
    room = attacker + (
        1 if loose and defender and "transfer" not in (*table.ruses[0], *table.ruses[1]) else 0
    )
    stated = Program()
    take, again, spent = [], [], []
    for dam in table.dams:
        taken = stated.var(f"take {dam.name}")
        take.append(taken)
        least = _free(dam) if loose else _least(_Dam(dam, table, (attacker, defender), readings, solve))
        spent.append((least, taken))
        if not dam.damaged:
            assert isinstance(dam.name, int), "only printed tiles are played on"
            twice = stated.var(f"destroy {dam.name}")
            stated.at_least(((1, taken), (-1, twice)), 0)
            spent.append((TILES[dam.name][True].slots, twice))
            again.append(twice)
    four = stated.var("four damaged")
    damaged = [var for var, dam in zip(take, table.dams, strict=True) if dam.damaged]
    intact = [var for var, dam in zip(take, table.dams, strict=True) if not dam.damaged]
    stated.at_least(count(intact), FOUR - len(damaged), when=[four])
    stated.at_least(count([four, *damaged, *again]), 1)
    stated.at_most(spent, room)
    return stated


def turns(table: Table, readings: Readings) -> tuple[int, int]:
    """How often each side still plays a card; with tactics cards at most."""
    opened = table.phase in ("prepare", "play")
    own = (1, 0) if table.turn == "attacker" else (0, 1)
    now = own if opened else (0, 0)
    if table.ending == "last":
        return now
    if table.ending == "coming":
        return (now[0] + 1, now[1] + 1) if table.turn == "attacker" else (now[0] + 1, now[1])
    draws = table.deck
    if _with_tactics(table):
        back = 0 if "wsparcie" in (*table.ruses[0], *table.ruses[1]) else 2
        draws += back + (table.tactics_deck or 0)
    # The turns that still draw, then those up to the attacker's last; the attacker's are even or odd ones.
    attackers = (0 if table.turn == "attacker" else 1) if table.phase != "end" else 1
    last = draws if readings["deck-end-trigger"] == "failed-draw" else draws - 1
    end = last + 1 if (last + 1) % 2 == attackers else last + 2
    played = [turn for turn in range(end + 1) if turn or opened or table.phase == "end"]
    mine = sum(turn % 2 == attackers for turn in played)
    return mine, len(played) - mine


def _with_tactics(table: Table) -> bool:
    """Is there a tactics card that may still be played?"""
    held = [card for hand in table.hands for card in hand if card not in CARDS]
    return bool(table.tactics_deck or held or table.hidden[0].tactics or table.hidden[1].tactics)


def _free(dam: Dam) -> int:
    return dam.face.slots - len(dam.attacker)


# One dam


class _Dam(NamedTuple):
    dam: Dam
    table: Table
    turns: tuple[int, int]
    readings: Readings
    solve: Solve


def _least(at: _Dam) -> int:
    """The fewest cards of the attacker, over everything that may leave the dam before."""
    most = at.turns[0]
    for cards, attacker, defender in sorted(set(_left_over(at))):
        if cards > most:
            return cards
        if _can_take(at, attacker, defender):
            return cards
    return most + 1


def _left_over(at: _Dam) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """What may remain of both sides, and the cards of the attacker that it takes then."""
    dam = at.dam
    mine, theirs = _in_reach(at)
    logs = min(at.table.logs, at.turns[1], len(dam.attacker))
    kept = [dam.attacker[thrown:] for thrown in range(logs + 1)]
    if at.turns[0]:
        stays = ELITES if at.readings["retreat-scope"] != "elites-too" else ()
        kept.append(tuple(card for card in dam.attacker if card in stays))
    slots = dam.face.slots
    for attacker in kept:
        full = len(attacker) == slots == len(dam.defender)
        leaving = _subsets([card for card in attacker if _counterpart(card) in theirs])
        for gone in leaving if not full else [()]:
            for answered in _subsets([card for card in dam.defender if _counterpart(card) in mine]):
                if full and answered:
                    continue
                if gone and not answered and len(dam.defender) == slots:
                    continue
                if answered and not gone and len(attacker) == slots:
                    continue
                left = tuple(card for card in attacker if card not in gone)
                rest = tuple(card for card in dam.defender if card not in answered)
                yield slots - len(left) + len(answered), left, rest


def _subsets(cards: list[str]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size)]


def _counterpart(card: str) -> str:
    """The duck for a beaver of the same colour, and the reverse."""
    return card[0] + {"0": "11", "11": "0"}.get(card[1:], "-")


def _in_reach(at: _Dam) -> tuple[frozenset[str], frozenset[str]]:
    """The battle cards that each side may still lay."""
    table = at.table
    seen = {*table.discard}
    for dam in table.dams:
        seen |= {*dam.attacker, *dam.defender}
    unseen = frozenset(CARDS) - seen
    opened = table.turn == "attacker" and table.phase in ("prepare", "play")
    later = at.turns[0] - (1 if opened else 0)
    own = frozenset(table.hands[0])
    gets = bool(table.hidden[0].battle) or bool(table.deck and later)
    return (unseen - {*table.hands[1]} if gets else own & unseen), unseen - own


def _can_take(at: _Dam, attacker: tuple[str, ...], defender: tuple[str, ...]) -> bool:
    """Can the attacker's side, filled up, be too strong for the defender's?"""
    face = at.dam.face
    mine, _ = _in_reach(at)
    open_cards = frozenset(mine - {*attacker, *defender})
    reading = at.readings["legion-on-icon-dams"]
    untouched = attacker == at.dam.attacker and defender == at.dam.defender
    if len(defender) == face.slots:
        theirs = _strength(at.solve, face, defender, frozenset(), None, reading)
        if theirs is None:
            raise Unsettled
        first = len(attacker) == face.slots and untouched and at.dam.first == "attacker"
        least = theirs if first else theirs + 1
        return _strength(at.solve, face, attacker, open_cards, least, reading) is not None
    best = _strength(at.solve, face, attacker, open_cards, None, reading)
    if best is None:
        return False
    if best >= STEP:
        return True
    return _weakest(at, defender) <= best


@lru_cache(maxsize=4096)
def _strength(
    solve: Solve,
    face: tuple[int, Requirement],
    cards: tuple[str, ...],
    more: frozenset[str],
    least: int | None,
    reading: str,
) -> int | None:
    """The strength of the strongest side, at least this strong, out of these cards and more; None if none."""
    dam = Dam(1, False, TILES[1][False]._replace(slots=face[0], requirement=face[1]), (), cards, None, _N, _N)
    readings = {
        "legion-on-icon-dams": reading,
        "duck-beaver-in-proof": "counts",
        "unplayed-elites": "ignored",
    }
    if len(cards) == face[0]:
        stated = attacker_program(dam._replace(attacker=cards, defender=()), readings)
        if least is not None:
            stated.at_least(stated.goal, least)
    else:
        facts = frozenset(CARDS) - more
        nothing = -STEP if face[1] is Requirement.LOWEST_SUM else 0
        floor = least if least is not None else nothing
        stated = defender_program(Position((dam,), ()), dam, readings, floor, facts)
    found = solve(stated)
    if found.outcome is Outcome.GAVE_UP:
        raise Unsettled
    return found.value if found.outcome is Outcome.FOUND else None


_N: Final = stand(())


def _weakest(at: _Dam, defender: tuple[str, ...]) -> int:
    """The points that an open side of the defender comes to, however much both sides help to spoil it."""
    sign = -1 if at.dam.face.requirement is Requirement.LOWEST_SUM else 1
    total = 0
    for card in defender:
        values = ELITES[card] if card in ELITES else (int(card[1:]),)
        total += max(sign * value for value in values)
    seen = {*at.table.discard}
    for dam in at.table.dams:
        seen |= {*dam.attacker, *dam.defender}
    worth = {card: sign * int(card[1:]) for card in CARDS if card not in seen}
    lowest_first = sorted(worth.values())
    free = at.dam.face.slots - len(defender)
    spoiled = min(free, at.turns[1])
    total += sum(lowest_first[:spoiled])
    if at.readings["duck-beaver-in-proof"] == "excluded":
        lowest_first = sorted(value for card, value in worth.items() if card[1:] not in ("0", "11"))
    for _ in range(sum(at.turns)):
        if lowest_first:
            lowest_first.pop()
    if len(lowest_first) < free:  # whoever plays elsewhere leaves too few cards to fill this side
        return -STEP
    return total + sum(lowest_first[len(lowest_first) - (free - spoiled) :])
