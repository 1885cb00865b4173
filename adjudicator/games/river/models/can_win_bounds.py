"""Can the attacker still lay enough cards to win? A program for the solvers, for the claim ``can-win``.

It confirms the bounds of ``search`` (``plays_left`` and ``cards_needed``) without importing them. How strong
a side can become is answered by the solver with the program of ``dam``. The plays that are left are counted
by a formula. Which dams to take is left open in the program.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.games.river.models.dam import (
    COLOURS,
    ELITE_VALUES,
    FORMATION_WEIGHT,
    HIGHEST_VALUE,
    attacker_program,
    defender_program,
)
from adjudicator.games.river.table.dams import TILES, Requirement
from adjudicator.games.river.table.position import Dam, Position, laid_cards
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Outcome, OutOfBudget, Solution
from solver.program import Program, count

Solve = Callable[[Program], Solution]
CARDS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in range(HIGHEST_VALUE + 1))
DAMAGED_TO_WIN: Final = 4


def win_program(table: Table, readings: Readings, solve: Solve) -> Program:
    """Which dams to take, and which to destroy after that, with the cards that the attacker can still lay.

    Rules river.win.four, river.dam.destroy. With tactics cards in play only free slots are counted, and
    Transfer may bring the attacker one more card.
    """
    attacker, defender = count_plays(table, readings)
    with_tactics = _tactics_in_play(table)
    transfer_left = "transfer" not in (*table.ruses[0], *table.ruses[1])
    room = attacker + (1 if with_tactics and defender and transfer_left else 0)
    program = Program()
    take, again, spent = [], [], []
    for dam in table.dams:
        taken = program.var(f"take {dam.name}")
        take.append(taken)
        at = _AtDam(dam, table, (attacker, defender), readings, solve)
        spent.append((_free(dam) if with_tactics else _fewest_cards(at), taken))
        if not dam.damaged:
            assert isinstance(dam.name, int), "only printed tiles are played on"
            twice = program.var(f"destroy {dam.name}")
            program.at_least(((1, taken), (-1, twice)), 0)
            spent.append((TILES[dam.name][True].slots, twice))
            again.append(twice)
    four = program.var("four damaged")
    damaged = [var for var, dam in zip(take, table.dams, strict=True) if dam.damaged]
    intact = [var for var, dam in zip(take, table.dams, strict=True) if not dam.damaged]
    program.at_least(count(intact), DAMAGED_TO_WIN - len(damaged), when=[four])
    program.at_least(count([four, *damaged, *again]), 1)
    program.at_most(spent, room)
    return program


def count_plays(table: Table, readings: Readings) -> tuple[int, int]:
    """How many cards each side still plays; with tactics cards in play, at most."""
    opened = table.phase in ("prepare", "play")
    own = (1, 0) if table.turn == "attacker" else (0, 1)
    now = own if opened else (0, 0)
    if table.ending == "last":
        return now
    if table.ending == "coming":
        return (now[0] + 1, now[1] + 1) if table.turn == "attacker" else (now[0] + 1, now[1])
    draws = table.deck
    if _tactics_in_play(table):
        back = 0 if "wsparcie" in (*table.ruses[0], *table.ruses[1]) else 2
        draws += back + (table.tactics_deck or 0)
    # Turns are numbered from 0, the present one. First come the turns with a draw, then those up to the
    # attacker's last. The attacker's turns are either the even or the odd ones.
    attackers = (0 if table.turn == "attacker" else 1) if table.phase != "end" else 1
    last = draws if readings["deck-end-trigger"] == "failed-draw" else draws - 1
    end = last + 1 if (last + 1) % 2 == attackers else last + 2
    played = [turn for turn in range(end + 1) if turn or opened or table.phase == "end"]
    attackers_plays = sum(turn % 2 == attackers for turn in played)
    return attackers_plays, len(played) - attackers_plays


def _tactics_in_play(table: Table) -> bool:
    """Can a tactics card still be played?"""
    held = [card for hand in table.hands for card in hand if card not in CARDS]
    return bool(table.tactics_deck or held or table.hidden[0].tactics or table.hidden[1].tactics)


def _free(dam: Dam) -> int:
    return dam.face.slots - len(dam.attacker)


# One dam


class _AtDam(NamedTuple):
    dam: Dam
    table: Table
    plays: tuple[int, int]
    """Cards that each side still plays: attacker, defender."""
    readings: Readings
    solve: Solve


def _fewest_cards(at: _AtDam) -> int:
    """The fewest cards that the attacker must still lay to take the dam, whatever leaves it before."""
    most = at.plays[0]
    for cards, attacker, defender in sorted(set(_remaining_sides(at))):
        if cards > most:
            return cards
        if _can_take(at, attacker, defender):
            return cards
    return most + 1


def _remaining_sides(at: _AtDam) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """What may remain of both sides, and how many cards the attacker must then lay.

    The attacker loses cards by logs, by a retreat (reading retreat-scope), or by ducks and beavers that
    cancel each other.
    """
    dam = at.dam
    attackers_cards, defenders_cards = _cards_in_reach(at)
    logs = min(at.table.logs, at.plays[1], len(dam.attacker))
    kept = [dam.attacker[thrown:] for thrown in range(logs + 1)]
    if at.plays[0]:
        stays = ELITE_VALUES if at.readings["retreat-scope"] != "elites-too" else ()
        kept.append(tuple(card for card in dam.attacker if card in stays))
    slots = dam.face.slots
    for attacker in kept:
        full = len(attacker) == slots == len(dam.defender)
        leaving = _subsets([card for card in attacker if _counterpart(card) in defenders_cards])
        to_answer = [card for card in dam.defender if _counterpart(card) in attackers_cards]
        for gone in leaving if not full else [()]:
            for answered in _subsets(to_answer):
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
    """The beaver for a duck of the same colour, and the duck for a beaver."""
    return card[0] + {"0": "11", "11": "0"}.get(card[1:], "-")


def _cards_in_reach(at: _AtDam) -> tuple[frozenset[str], frozenset[str]]:
    """The battle cards that each side may still lay: attacker, defender."""
    table = at.table
    seen = {*table.discard}
    for dam in table.dams:
        seen |= {*dam.attacker, *dam.defender}
    unseen = frozenset(CARDS) - seen
    opened = table.turn == "attacker" and table.phase in ("prepare", "play")
    later = at.plays[0] - (1 if opened else 0)
    own = frozenset(table.hands[0])
    may_get_others = bool(table.hidden[0].battle) or bool(table.deck and later)
    return (unseen - {*table.hands[1]} if may_get_others else own & unseen), unseen - own


def _can_take(at: _AtDam, attacker: tuple[str, ...], defender: tuple[str, ...]) -> bool:
    """Can the attacker's full side be stronger than the defender's?"""
    face = at.dam.face
    attackers_cards, _ = _cards_in_reach(at)
    open_cards = frozenset(attackers_cards - {*attacker, *defender})
    reading = at.readings["legion-on-icon-dams"]
    untouched = attacker == at.dam.attacker and defender == at.dam.defender
    if len(defender) == face.slots:
        defenders = _strongest(at.solve, face, defender, frozenset(), None, reading)
        if defenders is None:
            raise OutOfBudget
        first = len(attacker) == face.slots and untouched and at.dam.first == "attacker"
        least = defenders if first else defenders + 1
        return _strongest(at.solve, face, attacker, open_cards, least, reading) is not None
    best = _strongest(at.solve, face, attacker, open_cards, None, reading)
    if best is None:
        return False
    if best >= FORMATION_WEIGHT:
        return True
    return _weakest_full_side(at, defender) <= best


@lru_cache(maxsize=4096)
def _strongest(
    solve: Solve,
    face: tuple[int, Requirement],
    cards: tuple[str, ...],
    more: frozenset[str],
    least: int | None,
    reading: str,
) -> int | None:
    """The strength of the strongest side with these cards, filled up from ``more``.

    None if no side reaches ``least``.
    """
    tile = TILES[1][False]._replace(slots=face[0], requirement=face[1])
    dam = Dam(1, False, tile, (), cards, None, _EMPTY, _EMPTY)
    readings = {
        "legion-on-icon-dams": reading,
        "duck-beaver-in-proof": "counts",
        "unplayed-elites": "ignored",
    }
    if len(cards) == face[0]:
        program = attacker_program(dam._replace(attacker=cards, defender=()), readings)
        if least is not None:
            program.at_least(program.goal, least)
    else:
        facts = frozenset(CARDS) - more
        nothing = -FORMATION_WEIGHT if face[1] is Requirement.LOWEST_SUM else 0
        floor = least if least is not None else nothing
        program = defender_program(Position((dam,), ()), dam, readings, floor, facts)
    found = solve(program)
    if found.outcome is Outcome.GAVE_UP:
        raise OutOfBudget
    return found.value if found.outcome is Outcome.FOUND else None


_EMPTY: Final = laid_cards(())


def _weakest_full_side(at: _AtDam, defender: tuple[str, ...]) -> int:
    """The points of the weakest side that the defender can end with, if both sides help to make it weak."""
    sign = -1 if at.dam.face.requirement is Requirement.LOWEST_SUM else 1
    total = 0
    for card in defender:
        values = ELITE_VALUES[card] if card in ELITE_VALUES else (int(card[1:]),)
        total += max(sign * value for value in values)
    seen = {*at.table.discard}
    for dam in at.table.dams:
        seen |= {*dam.attacker, *dam.defender}
    worth = {card: sign * int(card[1:]) for card in CARDS if card not in seen}
    lowest_first = sorted(worth.values())
    free = at.dam.face.slots - len(defender)
    spoiled = min(free, at.plays[1])
    total += sum(lowest_first[:spoiled])
    if at.readings["duck-beaver-in-proof"] == "excluded":
        lowest_first = sorted(value for card, value in worth.items() if card[1:] not in ("0", "11"))
    for _ in range(sum(at.plays)):
        if lowest_first:
            lowest_first.pop()
    if len(lowest_first) < free:  # after the plays elsewhere too few cards are left for this side
        return -FORMATION_WEIGHT
    return total + sum(lowest_first[len(lowest_first) - (free - spoiled) :])
