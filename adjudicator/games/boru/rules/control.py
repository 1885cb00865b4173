"""The reference meaning of the rules on control: who counts for how much in a region, and who is in front.

Everything here is plain evaluation of a table. The constraint model states the same rules on its own; tests
hold the two together, and where they differ this file is the one to be argued about.
"""

from typing import NamedTuple

from adjudicator.games.boru.table.board import NEIGHBOURS, REGIONS, TOWNS, Region, places
from adjudicator.games.boru.table.table import NOBODY, Table


class Standing(NamedTuple):
    """Towns in one region, a monastery counted as a second one."""

    players: tuple[int, ...]
    """By seat."""
    vikings: int
    """None where somebody has the military support of the Princess: these are that player's."""

    @property
    def most(self) -> int:
        return max(*self.players, self.vikings)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most; NOBODY stands for the Vikings."""
        most = self.most
        found = tuple(seat for seat, towns in enumerate(self.players) if towns == most)
        return (*found, NOBODY) if self.vikings == most and most > 0 else found


def weight(table: Table, towns: int) -> int:
    """How many towns these are, one with a monastery being two (rule boru.regions.monastery)."""
    return towns.bit_count() + (towns & table.monasteries).bit_count()


def standing(table: Table, region: Region) -> Standing:
    """Who controls how much in a region (rules boru.regions.take, monastery, military)."""
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


def controlled_in_all(table: Table, region: Region) -> int:
    """Controlled towns of a region, the Vikings' included (rules boru.regions.reveal, monastery)."""
    return weight(table, table.discs & region.towns)


def holds_in(table: Table, seat: int) -> tuple[str, ...]:
    """The regions in which a player controls a town at the end (rules boru.score.regions, trade)."""
    towns = table.controlled(seat)
    if table.pact == "trade" and table.princess() == seat:
        towns |= table.covered
    return tuple(region.id for region in REGIONS if towns & region.towns)


def reachable(table: Table, seat: int) -> tuple[tuple[str, str], ...]:
    """Every expansion open to a player: from, to (rules boru.expand.road, vikings, active)."""
    active = 1 << table.active if table.active != NOBODY else 0
    open_towns = table.free & ~active
    return tuple(
        (TOWNS[start], TOWNS[end])
        for start in places(table.controlled(seat))
        for end in places(NEIGHBOURS[start] & open_towns)
    )


def can_expand(table: Table, seat: int) -> bool:
    active = 1 << table.active if table.active != NOBODY else 0
    open_towns = table.free & ~active
    return any(NEIGHBOURS[start] & open_towns for start in places(table.controlled(seat)))


def can_build(table: Table, seat: int) -> int:
    """The towns where a player may put a monastery (rules boru.church.first, one-monastery)."""
    return table.controlled(seat) & ~table.monasteries
