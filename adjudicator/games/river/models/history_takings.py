"""The laws of taking dams for ``consistent``: in which turns the dams can have been taken.

Only for printed tiles. What lies at a damaged dam was laid after it was taken, and a side lays at most one
card a turn. So the dams are put in the order in which they were taken, and for each one the cards that were
laid before and after set limits to its turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.games.river.models.history_turns import MOST_TURNS, Clock
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from solver.numbers import Number, NumberProgram, total, yes
from solver.program import Var

MOST_AT_DAM = max(face.slots for faces in TILES.values() for face in faces.values())


@dataclass(frozen=True, slots=True)
class Tile:
    """A printed dam that may have been taken. Pairs are (attacker, defender)."""

    number: int
    damaged: Var
    now: tuple[Number, Number]
    """Cards that lie there now."""
    guarding: Number
    """Cards of the defender that were discarded when it was taken."""


@dataclass(frozen=True, slots=True)
class Taking:
    """The taking of the first, second, third or fourth dam. Pairs are (attacker, defender)."""

    happened: Var
    turn: Number
    """Counting only the attacker's turns."""
    early: Var
    """The dam was taken before that turn's card was played."""
    slots: Number
    now: tuple[Number, Number]
    """Cards that lie at the dam now."""
    guarding: Number
    """Cards of the defender that were discarded with the dam."""


def build_takings(
    books: NumberProgram, clock: Clock, tiles: Sequence[Tile], moved: tuple[Number, Number]
) -> list[Taking]:
    """Rules river.control.when, river.dam.flip. ``moved``: cards that Transfer moved across the dam."""
    takings = [_build_taking(books, place) for place in range(DAMAGED_TO_WIN)]
    chosen = [
        [books.flag(f"dam {tile.number} taken as number {n}") for n, _ in enumerate(takings, 1)]
        for tile in tiles
    ]
    for tile, places in zip(tiles, chosen, strict=True):
        books.equal(total(map(yes, places)), yes(tile.damaged))
    for n, taking in enumerate(takings):
        here = [places[n] for places in chosen]
        books.equal(total(map(yes, here)), yes(taking.happened))
        slots = [yes(var) * TILES[tile.number][False].slots for tile, var in zip(tiles, here, strict=True)]
        books.equal(taking.slots, total(slots))
        for tile, var in zip(tiles, here, strict=True):
            for side in (0, 1):
                books.equal(taking.now[side], tile.now[side], (var,))
            books.equal(taking.guarding, tile.guarding, (var,))
        _bound_turn(books, clock, takings, n, moved)
    return takings


def _build_taking(books: NumberProgram, place: int) -> Taking:
    name = f"taking {place + 1}"
    now = (
        books.number(f"{name} attacker cards now", MOST_AT_DAM),
        books.number(f"{name} defender cards now", MOST_AT_DAM),
    )
    return Taking(
        happened=books.flag(f"{name} happened"),
        turn=books.number(f"{name} turn", MOST_TURNS),
        early=books.flag(f"{name} before playing"),
        slots=books.number(f"{name} slots", MOST_AT_DAM),
        now=now,
        guarding=books.number(f"{name} defender cards then", MOST_AT_DAM),
    )


def state_latest_cards(
    books: NumberProgram,
    clock: Clock,
    takings: Sequence[Taking],
    lying: tuple[Number, Number],
    otherwise: tuple[Number, Number],
) -> None:
    """Rule river.dam.flip: a card is discarded with a dam only after it was laid there.

    The attacker's latest card lies at a dam (``lying``), was discarded with a dam, or left in some other way
    (``otherwise``). The same holds for what the defender has laid since a dam was taken: it lies at a dam,
    was discarded with a later one, or left in some other way.
    """
    begun = books.flag("the attacker has played a card")
    books.at_most(clock.play_steps[0], yes(begun) * MOST_TURNS)
    since = []
    for n, taking in enumerate(takings, 1):
        last = books.flag(f"taking {n} with the attacker's latest card")
        books.at_most(yes(last), yes(taking.happened))
        books.at_least(taking.turn - yes(taking.early), clock.play_steps[0], (last,))
        since.append(yes(last))
        later = total(one.guarding for one in takings[n:])
        laid_since = clock.play_steps[1] - taking.turn + 1
        books.at_most(laid_since, lying[1] + later + otherwise[1], (taking.happened,))
    books.at_least(lying[0] + total(since) + otherwise[0], 1, (begun,))


def _bound_turn(
    books: NumberProgram, clock: Clock, takings: Sequence[Taking], n: int, moved: tuple[Number, Number]
) -> None:
    """Enough cards were laid before this taking for it and those before; enough since for what lies there."""
    taking, when = takings[n], (takings[n].happened,)
    laid_by_then = taking.turn - yes(taking.early)
    if n:
        before = takings[n - 1]
        books.at_most(yes(taking.happened), yes(before.happened))
        books.at_least(taking.turn * 2 - yes(taking.early), before.turn * 2 - yes(before.early), when)
    books.at_most(taking.turn, clock.turns[0], when)
    books.at_most(laid_by_then, clock.play_steps[0], when)
    so_far, since = takings[: n + 1], takings[n:]
    books.at_most(total(one.slots for one in so_far), laid_by_then + moved[1], when)
    books.at_most(total(one.guarding for one in so_far), taking.turn - 1 + moved[0], when)
    for one in since:
        most = yes(one.happened) * MOST_AT_DAM
        for number in (*one.now, one.guarding):
            books.at_most(number, most)
    after = (clock.play_steps[0] - laid_by_then + moved[1], clock.play_steps[1] - taking.turn + 1 + moved[0])
    for side in (0, 1):
        books.at_most(total(one.now[side] for one in since), after[side], when)
