"""Control: how many towns everybody has in a region, who leads there, and where a player can expand or build.

This is the reference for the rules on control. The models state the same rules independently, and tests
compare the two.
"""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.boru.table.board import NEIGHBOURS, REGIONS, TOWNS, Region, places
from adjudicator.games.boru.table.table import NOBODY, Table


class Standing(NamedTuple):
    """How many towns everybody controls in one region. A town with a monastery counts twice."""

    players: tuple[int, ...]
    """By seat."""
    vikings: int
    """0 if a player has the Princess's military support: the Vikings' towns then count for that player."""

    @property
    def most(self) -> int:
        return max(*self.players, self.vikings)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most towns. NOBODY stands for the Vikings."""
        most = self.most
        found = tuple(seat for seat, towns in enumerate(self.players) if towns == most)
        return (*found, NOBODY) if self.vikings == most and most > 0 else found


def seats_with_most(counts: Sequence[int]) -> list[int]:
    """The seats with the highest of these numbers, one for each seat."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most]


def weight(table: Table, towns: int) -> int:
    """How many towns these are. A town with a monastery counts twice (rule boru.regions.monastery)."""
    return towns.bit_count() + (towns & table.monasteries).bit_count()


def standing(table: Table, region: Region) -> Standing:
    """How many towns everybody controls in a region (rules boru.regions.take, monastery, military)."""
    towns = region.towns
    free_of_vikings = towns & ~table.covered
    players = [weight(table, player.discs & free_of_vikings) for player in table.players]
    vikings = weight(table, table.covered & towns)
    if table.pact == "military":
        ally = table.princess()
        if ally != NOBODY:
            players[ally] += vikings
            vikings = 0
    return Standing(tuple(players), vikings)


def total_in_region(table: Table, region: Region) -> int:
    """Towns of a region that players or Vikings control (rules boru.regions.reveal, monastery)."""
    return weight(table, table.discs & region.towns)


def regions_with_towns(table: Table, seat: int) -> tuple[str, ...]:
    """The regions in which a player controls a town at the end (rules boru.score.regions, trade)."""
    towns = table.controlled(seat)
    if table.pact == "trade" and table.princess() == seat:
        towns |= table.covered
    return tuple(region.id for region in REGIONS if towns & region.towns)


def expansions(table: Table, seat: int) -> tuple[tuple[str, str], ...]:
    """Every expansion open to a player, as (from, to) (rules boru.expand.road, vikings, active)."""
    open_towns = _open_towns(table)
    return tuple(
        (TOWNS[start], TOWNS[end])
        for start in places(table.controlled(seat))
        for end in places(NEIGHBOURS[start] & open_towns)
    )


def can_expand(table: Table, seat: int) -> bool:
    open_towns = _open_towns(table)
    return any(NEIGHBOURS[start] & open_towns for start in places(table.controlled(seat)))


def _open_towns(table: Table) -> int:
    """The towns to which somebody could expand."""
    active = 1 << table.active if table.active != NOBODY else 0
    return table.free & ~active


def monastery_sites(table: Table, seat: int) -> int:
    """The towns where a player may build a monastery (rules boru.church.first, one-monastery)."""
    return table.controlled(seat) & ~table.monasteries
