"""Dams in numbers: how many cards lie there, whether they were taken, and with how many cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.models.history_takings import Taken
from adjudicator.games.river.models.history_turns import Clock
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, SIDES
from solver.numbers import Books, Number, total, yes
from solver.program import Var

A: Final = 0
D: Final = 1
ELITES: Final = sum(ELITE_COPIES.values())
MOST_LAID: Final = 40
"""Cards that one side can have laid in a whole game, with something to spare."""


@dataclass(frozen=True, slots=True)
class Site:
    """A dam in numbers. Pairs are (attacker, defender)."""

    damaged: Var
    intact: Var
    battle: tuple[Number, Number]
    elites: tuple[Number, Number]
    lost: tuple[Number, Number]
    """Cards that lay there when the attacker took the intact dam."""
    destroyed: Var | None = None

    def size(self, side: int) -> Number:
        return self.battle[side] + self.elites[side]


def pair(books: Books, name: str, most: int) -> tuple[Number, Number]:
    """A number for each side."""
    one, other = (books.number(f"{side} {name}", most) for side in SIDES)
    return one, other


def sites_of(
    books: Books, at: Clock, dams: Sequence[tuple[int | str, int]], complete: bool
) -> dict[int | str, Site]:
    """The seven tiles; or, with house dams among them, those described and, if need be, one for the rest."""
    names: dict[int | str, int] = dict(dams)
    if all(isinstance(name, int) for name in names):
        sites: dict[int | str, Site] = {tile: _tile(books, at, tile) for tile in TILES}
        _victory(books, at, sites)
        return sites
    sites = {name: _house(books, name, slots) for name, slots in names.items()}
    if not complete:
        sites["?"] = _house(books, "?", MOST_LAID)
    return sites


def _tile(books: Books, at: Clock, tile: int) -> Site:
    """Rules river.dam.slots, river.dam.flip, river.dam.destroy."""
    intact_slots, damaged_slots = TILES[tile][False].slots, TILES[tile][True].slots
    damaged = books.flag(f"dam {tile} damaged")
    intact = books.opposite(f"dam {tile} intact", damaged)
    destroyed = books.flag(f"dam {tile} destroyed")
    most = max(intact_slots, damaged_slots)
    battle, elites = (
        pair(books, f"dam {tile} battle", most),
        pair(books, f"dam {tile} elites", ELITES),
    )
    guarding = books.number(f"dam {tile} defender cards when taken", intact_slots)
    books.at_most(guarding, yes(damaged) * intact_slots)
    site = Site(damaged, intact, battle, elites, (yes(damaged) * intact_slots, guarding), destroyed)
    for side in (A, D):
        books.at_most(site.size(side), intact_slots, (intact,))
        books.at_most(site.size(side), damaged_slots, (damaged,))
    books.at_most(yes(destroyed), yes(damaged))
    books.at_most(yes(destroyed), yes(at.attacking))
    books.at_least(site.size(A), damaged_slots, (destroyed,))
    return site


def _house(books: Books, name: int | str, slots: int) -> Site:
    """What the other side of a house dam looks like, nobody knows: it had at least one slot."""
    damaged = books.flag(f"dam {name} damaged")
    intact = books.opposite(f"dam {name} intact", damaged)
    most = MOST_LAID if name == "?" else MOST_SLOTS
    battle, elites = (
        pair(books, f"dam {name} battle", slots),
        pair(books, f"dam {name} elites", ELITES),
    )
    lost = pair(books, f"dam {name} cards when taken", most)
    books.at_least(lost[A], yes(damaged))
    for side in (A, D):
        books.at_most(lost[side], yes(damaged) * most)
    return Site(damaged, intact, battle, elites, lost)


def _victory(books: Books, at: Clock, sites: dict[int | str, Site]) -> None:
    """Rules river.win.four, river.dam.destroy: the game ends at once, in the attacker's turn."""
    damaged = total(yes(site.damaged) for site in sites.values())
    destroyed = total(yes(site.destroyed) for site in sites.values() if site.destroyed is not None)
    four = books.flag("four dams damaged")
    books.at_most(damaged, yes(four) + DAMAGED_TO_WIN - 1)
    books.at_least(damaged, DAMAGED_TO_WIN, (four,))
    books.at_most(destroyed + yes(four), yes(at.attacking))
    cleared = []
    for name, site in sites.items():
        just = books.flag(f"dam {name} just taken")
        books.at_most(yes(just), yes(site.damaged))
        books.at_most(site.size(A) + site.size(D), 0, (just,))
        cleared.append(just)
    books.either(cleared, (four,))


def taken_of(sites: dict[int | str, Site]) -> list[Taken]:
    """Printed tiles only: of house dams too little is known."""
    return [
        Taken(name, site.damaged, (site.size(A), site.size(D)), site.lost[D])
        for name, site in sites.items()
        if isinstance(name, int) and site.destroyed is not None
    ]
