"""The laws of dams for ``consistent``: how many cards lie there, and how many lay there when it was taken."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.models.history_takings import Tile
from adjudicator.games.river.models.history_turns import Clock, number_per_side
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from solver.numbers import NOTHING, Number, NumberProgram, total, yes
from solver.program import Var

ATTACKER: Final = 0
DEFENDER: Final = 1
ELITES: Final = sum(ELITE_COPIES.values())
MOST_LAID: Final = 40
"""More cards than one side can lay in a whole game."""
OTHER_DAMS: Final = "?"
"""The name under which all dams that the position does not describe are counted together."""


@dataclass(frozen=True, slots=True)
class DamCounts:
    """A dam in numbers. Pairs are (attacker, defender)."""

    damaged: Var
    intact: Var
    battle: tuple[Number, Number]
    elites: tuple[Number, Number]
    guarding: Number
    """Cards of the defender that lay there when the attacker took the intact dam."""
    lost: tuple[Number, Number]
    """Cards that lay there when the attacker took the intact dam, and those cleared away after its end."""
    wrecked: tuple[Number, Number]
    """Of these, the cards that were cleared away when the dam was destroyed. The rulebook does not say."""
    destroyed: Var
    takings: Number
    """How many times the attacker has taken it."""

    def size(self, side: int) -> Number:
        return self.battle[side] + self.elites[side]


def build_dams(
    books: NumberProgram, clock: Clock, described: Sequence[tuple[int | str, int]], complete: bool
) -> dict[int | str, DamCounts]:
    """All seven tiles. With house dams: the described dams (name and slots) and one entry for any others."""
    slots_of: dict[int | str, int] = dict(described)
    if all(isinstance(name, int) for name in slots_of):
        dams: dict[int | str, DamCounts] = {tile: _build_tile(books, clock, tile) for tile in TILES}
        return dams
    dams = {name: _build_house_dam(books, clock, name, slots) for name, slots in slots_of.items()}
    if not complete:
        dams[OTHER_DAMS] = _build_other_dams(books)
    books.at_most(total(yes(dam.destroyed) for dam in dams.values()), 1)
    return dams


def _build_tile(books: NumberProgram, clock: Clock, tile: int) -> DamCounts:
    """Rules river.dam.slots, river.dam.flip, river.dam.destroy."""
    intact_slots, damaged_slots = TILES[tile][False].slots, TILES[tile][True].slots
    damaged = books.flag(f"dam {tile} damaged")
    intact = books.opposite(f"dam {tile} intact", damaged)
    destroyed = books.flag(f"dam {tile} destroyed")
    most = max(intact_slots, damaged_slots)
    battle = number_per_side(books, f"dam {tile} battle", most)
    elites = number_per_side(books, f"dam {tile} elites", ELITES)
    guarding = books.number(f"dam {tile} defender cards when taken", intact_slots)
    books.at_most(guarding, yes(damaged) * intact_slots)
    wrecked = number_per_side(books, f"dam {tile} wrecked", damaged_slots)
    lost = (yes(damaged) * intact_slots + wrecked[ATTACKER], guarding + wrecked[DEFENDER])
    takings = yes(damaged) + yes(destroyed)
    dam = DamCounts(damaged, intact, battle, elites, guarding, lost, wrecked, destroyed, takings)
    for side in (ATTACKER, DEFENDER):
        books.at_most(dam.size(side), intact_slots, (intact,))
        books.at_most(dam.size(side), damaged_slots, (damaged,))
    books.at_most(yes(destroyed), yes(damaged))
    books.at_most(yes(destroyed), yes(clock.attacking))
    _state_wreck(books, dam, damaged_slots, damaged_slots)
    return dam


def _state_wreck(books: NumberProgram, dam: DamCounts, slots: int, most: int) -> None:
    """A dam is destroyed by a full side of the attacker. What lay there may have been cleared away since."""
    books.at_least(dam.size(ATTACKER) + dam.wrecked[ATTACKER], slots, (dam.destroyed,))
    for side in (ATTACKER, DEFENDER):
        books.at_most(dam.wrecked[side], yes(dam.destroyed) * most)
        books.at_most(dam.size(side) + dam.wrecked[side], most, (dam.destroyed,))


def _build_house_dam(books: NumberProgram, clock: Clock, name: int | str, slots: int) -> DamCounts:
    """The back of a house dam is unknown. It had at least one slot."""
    damaged = books.flag(f"dam {name} damaged")
    intact = books.opposite(f"dam {name} intact", damaged)
    destroyed = books.flag(f"dam {name} destroyed")
    battle = number_per_side(books, f"dam {name} battle", slots)
    elites = number_per_side(books, f"dam {name} elites", ELITES)
    taken = number_per_side(books, f"dam {name} cards when taken", MOST_SLOTS)
    wrecked = number_per_side(books, f"dam {name} wrecked", slots)
    books.at_least(taken[ATTACKER], yes(damaged))
    for side in (ATTACKER, DEFENDER):
        books.at_most(taken[side], yes(damaged) * MOST_SLOTS)
    books.at_most(yes(destroyed), yes(damaged))
    books.at_most(yes(destroyed), yes(clock.attacking))
    lost = (taken[ATTACKER] + wrecked[ATTACKER], taken[DEFENDER] + wrecked[DEFENDER])
    takings = yes(damaged) + yes(destroyed)
    dam = DamCounts(damaged, intact, battle, elites, taken[DEFENDER], lost, wrecked, destroyed, takings)
    _state_wreck(books, dam, slots, slots)
    return dam


def _build_other_dams(books: NumberProgram) -> DamCounts:
    """All dams that the position does not describe: nobody knows how many, or how many of them were taken."""
    damaged = books.flag("another dam damaged")
    intact = books.opposite("no other dam damaged", damaged)
    battle = number_per_side(books, "other dams battle", MOST_LAID)
    elites = number_per_side(books, "other dams elites", ELITES)
    taken = number_per_side(books, "other dams cards when taken", MOST_LAID)
    takings = books.number("other dams taken", MOST_LAID)
    books.at_least(takings, yes(damaged))
    books.at_most(takings, yes(damaged) * MOST_LAID)
    destroyed = books.flag("another dam destroyed")
    books.at_least(taken[ATTACKER], takings - yes(destroyed))
    for side in (ATTACKER, DEFENDER):
        books.at_most(taken[side], takings * MOST_SLOTS)
    books.at_most(yes(destroyed), yes(damaged))
    return DamCounts(
        damaged, intact, battle, elites, taken[DEFENDER], taken, (NOTHING, NOTHING), destroyed, takings
    )


def state_victory(books: NumberProgram, clock: Clock, dams: dict[int | str, DamCounts]) -> Number:
    """Rules river.win.four, river.dam.destroy: the game ends at once, in the attacker's turn.

    Returns 1 if the attacker has won.
    """
    damaged = total(yes(dam.damaged) for dam in dams.values())
    destroyed = total(yes(dam.destroyed) for dam in dams.values())
    four = books.flag("four dams damaged")
    books.at_most(damaged, yes(four) + DAMAGED_TO_WIN - 1)
    books.at_least(damaged, DAMAGED_TO_WIN, (four,))
    books.at_most(destroyed + yes(four), yes(clock.attacking))
    just_taken = []
    for name, dam in dams.items():
        just = books.flag(f"dam {name} just taken")
        books.at_most(yes(just), yes(dam.damaged))
        books.at_most(dam.size(ATTACKER) + dam.size(DEFENDER), 0, (just,))
        just_taken.append(just)
    books.either(just_taken, (four,))
    return destroyed + yes(four)


def printed_tiles(dams: dict[int | str, DamCounts]) -> list[Tile]:
    """The dams whose taking has laws. Beside a house dam too little is known."""
    if not all(isinstance(name, int) for name in dams):
        return []
    return [
        Tile(name, dam.damaged, (dam.size(ATTACKER), dam.size(DEFENDER)), dam.guarding)
        for name, dam in dams.items()
        if isinstance(name, int)
    ]
