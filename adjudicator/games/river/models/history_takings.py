"""In which turns dams can have been taken: what lies at a damaged dam was laid after it was turned.

Only for printed tiles. The dams are put in the order in which they were taken. A side lays at most one card a
turn: what must have been laid before and since bounds the turn of each taking on both sides.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.games.river.models.history_turns import MOST_TURNS, Clock
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from solver.numbers import Books, Number, total, yes
from solver.program import Var

MOST_AT_DAM = max(face.slots for faces in TILES.values() for face in faces.values())


@dataclass(frozen=True, slots=True)
class Taken:
    """One dam as a candidate. Pairs are (attacker, defender)."""

    tile: int
    damaged: Var
    now: tuple[Number, Number]
    """Cards that lie there."""
    guarding: Number
    """Cards of the defender that were discarded with it."""


@dataclass(frozen=True, slots=True)
class Step:
    """The first, second ... dam that was taken."""

    used: Var
    turn: Number
    """Of the attacker's turns."""
    early: Var
    """Taken before that turn's card was played."""
    slots: Number
    now: tuple[Number, Number]
    guarding: Number


def takings(books: Books, at: Clock, dams: Sequence[Taken], moved: tuple[Number, Number]) -> list[Step]:
    """Rules river.control.when, river.dam.flip. ``moved``: cards that Transfer took over to the opponent."""
    steps = [_step(books, place) for place in range(DAMAGED_TO_WIN)]
    chosen = [
        [books.flag(f"dam {dam.tile} taken as number {n}") for n, _ in enumerate(steps, 1)] for dam in dams
    ]
    for dam, places in zip(dams, chosen, strict=True):
        books.equal(total(map(yes, places)), yes(dam.damaged))
    for n, step in enumerate(steps):
        here = [places[n] for places in chosen]
        books.equal(total(map(yes, here)), yes(step.used))
        slots = [yes(var) * TILES[dam.tile][False].slots for dam, var in zip(dams, here, strict=True)]
        books.equal(step.slots, total(slots))
        for dam, var in zip(dams, here, strict=True):
            for side in (0, 1):
                books.equal(step.now[side], dam.now[side], (var,))
            books.equal(step.guarding, dam.guarding, (var,))
        _bounds(books, at, steps, n, moved)
    return steps


def _step(books: Books, place: int) -> Step:
    name = f"taking {place + 1}"
    now = (
        books.number(f"{name} attacker cards now", MOST_AT_DAM),
        books.number(f"{name} defender cards now", MOST_AT_DAM),
    )
    return Step(
        used=books.flag(f"{name} happened"),
        turn=books.number(f"{name} turn", MOST_TURNS),
        early=books.flag(f"{name} before playing"),
        slots=books.number(f"{name} slots", MOST_AT_DAM),
        now=now,
        guarding=books.number(f"{name} defender cards then", MOST_AT_DAM),
    )


def latest_cards(
    books: Books,
    at: Clock,
    steps: Sequence[Step],
    lying: tuple[Number, Number],
    otherwise: tuple[Number, Number],
) -> None:
    """Rule river.dam.flip once more: a card is discarded with a dam only after it was laid there.

    The attacker's latest card lies there, was discarded with a dam since, or left ``otherwise``; and what the
    defender has laid since a dam was taken lies there, was discarded with a later one, or left otherwise.
    """
    begun = books.flag("the attacker has played a card")
    books.at_most(at.play_steps[0], yes(begun) * MOST_TURNS)
    since = []
    for n, step in enumerate(steps, 1):
        last = books.flag(f"taking {n} with the attacker's latest card")
        books.at_most(yes(last), yes(step.used))
        books.at_least(step.turn - yes(step.early), at.play_steps[0], (last,))
        since.append(yes(last))
        later = total(one.guarding for one in steps[n:])
        books.at_most(at.play_steps[1] - step.turn + 1, lying[1] + later + otherwise[1], (step.used,))
    books.at_least(lying[0] + total(since) + otherwise[0], 1, (begun,))


def _bounds(books: Books, at: Clock, steps: Sequence[Step], n: int, moved: tuple[Number, Number]) -> None:
    """What was laid by then, and what has been laid since."""
    step, when = steps[n], (steps[n].used,)
    laid_by_then = step.turn - yes(step.early)
    if n:
        before = steps[n - 1]
        books.at_most(yes(step.used), yes(before.used))
        books.at_least(step.turn * 2 - yes(step.early), before.turn * 2 - yes(before.early), when)
    books.at_most(step.turn, at.turns[0], when)
    books.at_most(laid_by_then, at.play_steps[0], when)
    so_far, since = steps[: n + 1], steps[n:]
    books.at_most(total(one.slots for one in so_far), laid_by_then + moved[1], when)
    books.at_most(total(one.guarding for one in so_far), step.turn - 1 + moved[0], when)
    for one in since:
        unused = yes(one.used) * MOST_AT_DAM
        for number in (*one.now, one.guarding):
            books.at_most(number, unused)
    after = (at.play_steps[0] - laid_by_then + moved[1], at.play_steps[1] - step.turn + 1 + moved[0])
    for side in (0, 1):
        books.at_most(total(one.now[side] for one in since), after[side], when)
