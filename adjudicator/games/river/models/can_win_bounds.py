"""Can the attacker still lay enough cards to win? A bound on every course of play, for the claim ``can-win``.

It confirms the bounds of ``search`` (``plays_left`` and ``cards_needed``) without importing them. The plays
that are left are counted by a formula. How strong a side can become is asked: unless it is full, a solver
answers it with the program of ``dam``. Which dams to take is then left open in a program (``win_program``).
Where that takes too long, the caller brings another answer (``dams_on_a_way``).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.games.river.models.dam import COLOURS, HIGHEST_VALUE, defender_program
from adjudicator.games.river.models.full_side import ELITE_VALUES, FORMATION_WEIGHT, strength_of_full_side
from adjudicator.games.river.table.dams import TILES, Face, Requirement
from adjudicator.games.river.table.position import Dam, Position, laid_cards
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Outcome, OutOfBudget, Solve
from solver.program import Program, count

Strongest = Callable[[Face, tuple[str, ...], frozenset[str], int | None, str], int | None]
"""The strength of the strongest side with these cards, filled up from a set of others.

It is on the scale of ``dam``. If a least strength is asked for, any strength that a side reaches from there
on; None if no side does. The last argument is the option of the reading legion-on-icon-dams.
"""
CARDS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in range(HIGHEST_VALUE + 1))
DAMAGED_TO_WIN: Final = 4


def win_program(table: Table, readings: Readings, solve: Solve) -> Program:
    """Which dams to take, and which to destroy after that, with the cards that the attacker can still lay.

    Rules river.win.four, river.dam.destroy.
    """
    left = _what_is_left(table, readings, partial(_by_solver, solve))
    return _win_program(table, _cards_to_take(left), left.room)


def win_program_by(table: Table, readings: Readings, strongest: Strongest) -> Program:
    """The same program, but how strong a side can become is answered by ``strongest``."""
    left = _what_is_left(table, readings, strongest)
    return _win_program(table, _cards_to_take(left), left.room)


def _win_program(table: Table, cards_to_take: Sequence[int], room: int) -> Program:
    program = Program()
    take, again, spent = [], [], []
    program.says("river.dam.destroy", "a dam that was intact is destroyed after it was taken")
    for dam, cards in zip(table.dams, cards_to_take, strict=True):
        taken = program.var(f"take {dam.name}")
        take.append(taken)
        spent.append((cards, taken))
        if not dam.damaged:
            twice = program.var(f"destroy {dam.name}")
            program.at_least(((1, taken), (-1, twice)), 0)
            spent.append((_slots_when_damaged(dam), twice))
            again.append(twice)
    four = program.var("four damaged")
    damaged = [var for var, dam in zip(take, table.dams, strict=True) if dam.damaged]
    intact = [var for var, dam in zip(take, table.dams, strict=True) if not dam.damaged]
    program.says("river.win.four", "four dams are damaged")
    program.at_least(count(intact), DAMAGED_TO_WIN - len(damaged), when=[four])
    program.says("river.dam.destroy", "four dams are damaged, or one is destroyed")
    program.at_least(count([four, *damaged, *again]), 1)
    program.says("river.end.last-turn", "the cards that this takes are no more than can still be laid")
    program.at_most(spent, room)
    return program


Costs = dict[tuple[object, ...], int]
"""The fewest cards of dams that were reckoned before, under the same readings."""


def dams_to_change(table: Table, readings: Readings, changes: Sequence[int]) -> frozenset[int]:
    """The dams on a way to win, if each dam takes so many cards that change it, of both sides together."""
    return _on_a_way(table, changes, sum(count_plays(table, readings)))


def dams_on_a_way(table: Table, readings: Readings, strongest: Strongest, costs: Costs) -> frozenset[int]:
    """The dams on a way to win for which the attacker can still lay enough cards. Empty: no win is left."""
    free = [_free(dam) for dam in table.dams]
    with_tactics = _tactics_in_play(table)
    open_dams = _on_a_way(table, free, _room(table, count_plays(table, readings), with_tactics))
    if with_tactics or not open_dams:
        return open_dams
    left = _what_is_left(table, readings, strongest)
    cards = []
    for dam, least in zip(table.dams, free, strict=True):
        if dam.name not in open_dams:
            cards.append(max(least, left.room + 1))
            continue
        key = (dam, left.plays, table.logs, left.unseen, left.attackers_cards, left.defenders_cards)
        if key not in costs:
            costs[key] = _fewest_cards(left, dam)
        cards.append(costs[key])
    return _on_a_way(table, cards, left.room)


def _on_a_way(table: Table, cards: Sequence[int], room: int) -> frozenset[int]:
    """The dams on a way that takes at most ``room`` cards, if each dam takes this many."""
    found: set[int] = set()
    intact = []
    for dam, taken in zip(table.dams, cards, strict=True):
        assert isinstance(dam.name, int), "only printed tiles are played on"
        if (taken if dam.damaged else taken + _slots_when_damaged(dam)) <= room:
            found.add(dam.name)
        if not dam.damaged:
            intact.append((taken, dam.name))
    wanted = DAMAGED_TO_WIN - (len(table.dams) - len(intact))
    intact.sort()
    for place, (taken, name) in enumerate(intact):
        others = intact[: wanted - 1] if place >= wanted - 1 else intact[:place] + intact[place + 1 : wanted]
        if taken + sum(cost for cost, _ in others) <= room:
            found.add(name)
    return frozenset(found)


def _slots_when_damaged(dam: Dam) -> int:
    assert isinstance(dam.name, int), "only printed tiles are played on"
    return TILES[dam.name][True].slots


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


class _Left(NamedTuple):
    """What is left of the game."""

    table: Table
    readings: Readings
    strongest: Strongest
    plays: tuple[int, int]
    """Cards that each side still plays: attacker, defender."""
    with_tactics: bool
    room: int
    """The most cards that can still come to the attacker's side. Transfer may bring one besides the plays."""
    unseen: frozenset[str]
    attackers_cards: frozenset[str]
    """The battle cards that the attacker may still lay."""
    defenders_cards: frozenset[str]


def _room(table: Table, plays: tuple[int, int], with_tactics: bool) -> int:
    """The most cards that can still come to the attacker's side."""
    attacker, defender = plays
    transfer_left = "transfer" not in table.ruses[0] and "transfer" not in table.ruses[1]
    return attacker + (1 if with_tactics and defender and transfer_left else 0)


def _what_is_left(table: Table, readings: Readings, strongest: Strongest) -> _Left:
    attacker, _ = plays = count_plays(table, readings)
    with_tactics = _tactics_in_play(table)
    room = _room(table, plays, with_tactics)
    unseen = frozenset(CARDS).difference(
        table.discard, *(dam.attacker for dam in table.dams), *(dam.defender for dam in table.dams)
    )
    opened = table.turn == "attacker" and table.phase in ("prepare", "play")
    later = attacker - (1 if opened else 0)
    own = frozenset(table.hands[0])
    may_get_others = bool(table.hidden[0].battle) or bool(table.deck and later)
    attackers = unseen.difference(table.hands[1]) if may_get_others else own & unseen
    return _Left(table, readings, strongest, plays, with_tactics, room, unseen, attackers, unseen - own)


# One dam


def _cards_to_take(left: _Left) -> list[int]:
    """For each dam, the fewest cards to take it. With tactics cards in play only free slots are counted."""
    return [_free(dam) if left.with_tactics else _fewest_cards(left, dam) for dam in left.table.dams]


def _fewest_cards(left: _Left, dam: Dam) -> int:
    """The fewest cards that the attacker must still lay to take the dam, whatever leaves it before."""
    most = left.plays[0]
    if _free(dam) > most or _can_take(left, dam, dam.attacker, dam.defender):
        return _free(dam)
    for cards, attacker, defender in sorted(set(_remaining_sides(left, dam))):
        if cards > most:
            return cards
        if _can_take(left, dam, attacker, defender):
            return cards
    return most + 1


def _remaining_sides(left: _Left, dam: Dam) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """What may remain of both sides, and how many cards the attacker must then lay.

    The attacker loses cards by logs, by a retreat (reading retreat-scope), or by ducks and beavers that
    cancel each other.
    """
    attacker_plays, defender_plays = left.plays
    logs = min(left.table.logs, defender_plays, len(dam.attacker))
    kept = [dam.attacker[thrown:] for thrown in range(logs + 1)]
    if attacker_plays:
        stays = ELITE_VALUES if left.readings["retreat-scope"] != "elites-too" else ()
        kept.append(tuple(card for card in dam.attacker if card in stays))
    slots = dam.face.slots
    for attacker in kept:
        full = len(attacker) == slots == len(dam.defender)
        leaving = _subsets([card for card in attacker if _counterpart(card) in left.defenders_cards])
        to_answer = [card for card in dam.defender if _counterpart(card) in left.attackers_cards]
        for gone in leaving if not full else [()]:
            for answered in _subsets(to_answer):
                if full and answered:
                    continue
                if gone and not answered and len(dam.defender) == slots:
                    continue
                if answered and not gone and len(attacker) == slots:
                    continue
                rest = tuple(card for card in attacker if card not in gone)
                others = tuple(card for card in dam.defender if card not in answered)
                yield slots - len(rest) + len(answered), rest, others


def _subsets(cards: list[str]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size)]


def _counterpart(card: str) -> str:
    """The beaver for a duck of the same colour, and the duck for a beaver."""
    return card[0] + {"0": "11", "11": "0"}.get(card[1:], "-")


def _can_take(left: _Left, dam: Dam, attacker: tuple[str, ...], defender: tuple[str, ...]) -> bool:
    """Can the attacker's full side be stronger than the defender's?"""
    face = dam.face
    open_cards = left.attackers_cards.difference(attacker, defender)
    reading = left.readings["legion-on-icon-dams"]
    if len(defender) == face.slots:
        defenders = left.strongest(face, defender, frozenset(), None, reading)
        if defenders is None:
            raise OutOfBudget
        untouched = attacker == dam.attacker and defender == dam.defender
        first = len(attacker) == face.slots and untouched and dam.first == "attacker"
        least = defenders if first else defenders + 1
        return left.strongest(face, attacker, open_cards, least, reading) is not None
    weakest = _weakest_full_side(left, dam, defender)
    return left.strongest(face, attacker, open_cards, weakest, reading) is not None


def _weakest_full_side(left: _Left, dam: Dam, defender: tuple[str, ...]) -> int:
    """The points of the weakest side that the defender can end with, if both sides help to make it weak.

    They are below the strength of any formation, so a formation of the attacker reaches them.
    """
    sign = -1 if dam.face.requirement is Requirement.LOWEST_SUM else 1
    total = 0
    for card in defender:
        values = ELITE_VALUES[card] if card in ELITE_VALUES else (int(card[1:]),)
        total += max(sign * value for value in values)
    lowest_first = sorted(sign * int(card[1:]) for card in left.unseen)
    free = dam.face.slots - len(defender)
    spoiled = min(free, left.plays[1])
    total += sum(lowest_first[:spoiled])
    if left.readings["duck-beaver-in-proof"] == "excluded":
        lowest_first = [value for value in lowest_first if abs(value) not in (0, HIGHEST_VALUE)]
    lowest_first = lowest_first[: max(0, len(lowest_first) - sum(left.plays))]
    if len(lowest_first) < free:  # after the plays elsewhere too few cards are left for this side
        return -FORMATION_WEIGHT
    return total + sum(lowest_first[len(lowest_first) - (free - spoiled) :])


@lru_cache(maxsize=4096)
def _by_solver(
    solve: Solve, face: Face, cards: tuple[str, ...], more: frozenset[str], least: int | None, reading: str
) -> int | None:
    """The strongest side, by a solver unless it is full; with a least strength, whether one reaches it."""
    nothing = -FORMATION_WEIGHT if face.requirement is Requirement.LOWEST_SUM else 0
    floor = nothing if least is None else max(least, nothing)
    full = strength_of_full_side(face, cards, reading)
    if full is not None:
        if full < floor:
            return None
        return full if least is None else floor
    dam = Dam(1, False, face, (), cards, None, _EMPTY, _EMPTY)
    readings = {
        "legion-on-icon-dams": reading,
        "duck-beaver-in-proof": "counts",
        "unplayed-elites": "ignored",
    }
    program = defender_program(Position((dam,), ()), dam, readings, floor, frozenset(CARDS) - more)
    if least is not None:
        program.goal = ()
    found = solve(program)
    if found.outcome is Outcome.GAVE_UP:
        raise OutOfBudget
    if found.outcome is not Outcome.FOUND:
        return None
    return found.value if least is None else floor


_EMPTY: Final = laid_cards(())
