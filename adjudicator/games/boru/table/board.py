"""The board: eight regions, their towns and roads, and the marriage track.

A town is an int, its place in ``TOWNS``. A set of towns is an int too: bit ``town`` stands for that town.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.bitset import members
from adjudicator.games.boru.table.box import BOX
from adjudicator.games.boru.table.cards import COLOURS


class Region(NamedTuple):
    id: str
    name: str
    threshold: int
    points: int
    towns: int
    """A set of towns."""


class Space(NamedTuple):
    """A space of the marriage track: what a player there gains if somebody else marries."""

    coins: int = 0
    renown: int = 0
    town: bool = False


TOWNS: Final[tuple[str, ...]] = tuple(town for region in BOX["regions"].values() for town in region["towns"])
TOWN: Final = {name: place for place, name in enumerate(TOWNS)}
"""Town id to its place in ``TOWNS``."""
BIT: Final = {name: 1 << place for name, place in TOWN.items()}
"""Town id to the set of that town alone."""
ALL_TOWNS: Final = (1 << len(TOWNS)) - 1
COLOUR: Final = tuple(name.split("-")[1][0] for name in TOWNS)
"""Town to its colour."""
OF_COLOUR: Final = {
    colour: sum(BIT[name] for place, name in enumerate(TOWNS) if COLOUR[place] == colour)
    for colour in COLOURS
}

REGIONS: Final = tuple(
    Region(
        name,
        region["name"],
        region["threshold"],
        region["points"],
        sum(BIT[town] for town in region["towns"]),
    )
    for name, region in BOX["regions"].items()
)
REGION: Final = {region.id: place for place, region in enumerate(REGIONS)}
"""Region id to its place in ``REGIONS``."""
REGION_OF: Final = tuple(REGION[name.split("-")[0]] for name in TOWNS)
"""Town to its region."""

ROADS: Final = frozenset(frozenset(road) for road in BOX["roads"])
NEIGHBOURS: Final = tuple(
    sum(BIT[other] for road in ROADS if name in road for other in road if other != name) for name in TOWNS
)
"""Town to the set of towns that are joined to it by a road."""

TRACK: Final = tuple(
    Space(space.get("coins", 0), space.get("renown", 0), "town" in space) for space in BOX["track"]
)
FIRST: Final = 0
TOP: Final = len(TRACK) - 1
"""The lowest and the highest space of the marriage track."""
REGION_POINTS: Final[tuple[int, ...]] = tuple(BOX["region-points"])
"""Number of different regions to points at the end."""


places: Final = members
"""The towns of a set, in the order of ``TOWNS``."""


def town_names(towns: int) -> tuple[str, ...]:
    return tuple(TOWNS[place] for place in places(towns))
