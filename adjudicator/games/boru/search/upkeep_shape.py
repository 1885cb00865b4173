"""Who will choose what in an upkeep: all that raiders, church and track mean for a region."""

from typing import NamedTuple

from adjudicator.games.boru.rules.control import seats_with_most
from adjudicator.games.boru.rules.upkeep import DISCS_FOR_A_MONASTERY, highest_on_track
from adjudicator.games.boru.table.board import TRACK
from adjudicator.games.boru.table.table import NOBODY, Table


class UpkeepShape(NamedTuple):
    """Upkeeps of one shape, from equivalent towns, end alike for a region."""

    married: int
    """Who takes the marriage card."""
    settles: int
    """Who gets a town by the track."""
    losers: tuple[int, ...]
    """Who loses a town to the Vikings."""
    chooser: int
    """Who chooses these towns; NOBODY if the losers do."""
    builders: tuple[int, ...]
    """Who builds a monastery."""


def upkeep_shape(table: Table, in_order: bool) -> UpkeepShape:
    """The shape of the upkeep that begins now. The order of choices matters only if a line has conditions."""
    married = highest_on_track(table)
    settles = NOBODY
    if married != NOBODY:
        settles = next(
            (seat for seat, one in enumerate(table.players) if seat != married and TRACK[one.track].town),
            NOBODY,
        )
    losers, chooser = _losses(table)
    builders = _builders(table)
    if not in_order:
        losers, chooser, builders = tuple(sorted(losers)), NOBODY, tuple(sorted(builders))
    return UpkeepShape(married, settles, losers, chooser, builders)


def _losses(table: Table) -> tuple[tuple[int, ...], int]:
    """Rules boru.battle.invasion, least-tied, most-tied."""
    raiders = [player.raiders for player in table.players]
    if not table.battle:
        return (), NOBODY
    leaders = seats_with_most(raiders)
    losers = tuple(seat for seat in table.clockwise(table.marker) if raiders[seat] == min(raiders))
    return losers, leaders[0] if len(leaders) == 1 else NOBODY


def _builders(table: Table) -> tuple[int, ...]:
    """Rules boru.church.first, second, four."""
    discs = [player.church for player in table.players]
    leaders, marker, found = seats_with_most(discs), table.marker, []
    if len(leaders) == 1:
        marker = leaders[0]
        found.append(marker)
        discs[marker] = 0
    most = max(discs)
    discs = [count - 1 if most and count == most else count for count in discs]
    found += [seat for seat in table.clockwise(marker) if discs[seat] >= DISCS_FOR_A_MONASTERY]
    return tuple(found)
