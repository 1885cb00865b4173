"""What everybody's final score will be, kept up while the search chooses: only one region changes at a time.

A region's share is worked out by the evaluator once for each way it may look. All seats are packed into one
number, so that shares are added and taken away at once.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.control import controlled_in_all, standing
from adjudicator.games.boru.rules.regions import taker
from adjudicator.games.boru.table.board import REGION_POINTS, REGIONS
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.readings import Readings

POINT: Final = 10_000
TOKEN: Final = 100
BRIDE: Final = 1
"""Points, then claim tokens, then marriage cards (rules boru.tie.tokens, boru.tie.brides)."""
WIDE: Final = 32
"""Bits for each seat's share."""
NARROW: Final = 4
"""Bits for each seat's number of regions."""

_PLACES: Final = tuple((region.towns & -region.towns).bit_length() - 1 for region in REGIONS)
_MASKS: Final = tuple(region.towns >> place for region, place in zip(REGIONS, _PLACES, strict=True))


class Share(NamedTuple):
    """What one region is worth to everybody, and who has a town there."""

    worth: int
    present: int


class Total(NamedTuple):
    """The shares of all regions and their sum."""

    shares: tuple[Share, ...]
    worth: int
    present: int


@dataclass(slots=True)
class Worth:
    readings: Readings
    seen: dict[int, Share] = field(default_factory=dict)
    """Keyed by how a region looks; the claim tokens stay where they are until the fourth step."""

    def total(self, table: Table) -> Total:
        shares = tuple(self.share(table, region) for region in range(len(REGIONS)))
        return Total(shares, sum(one.worth for one in shares), sum(one.present for one in shares))

    def changed(self, total: Total, table: Table, region: int) -> Total:
        """The total after something has changed in one region only."""
        old, new = total.shares[region], self.share(table, region)
        if old is new:
            return total
        shares = (*total.shares[:region], new, *total.shares[region + 1 :])
        return Total(shares, total.worth - old.worth + new.worth, total.present - old.present + new.present)

    def share(self, table: Table, region: int) -> Share:
        place, mask = _PLACES[region], _MASKS[region]
        key = region
        for player in table.players:
            key = key << 10 | player.discs >> place & mask
        key = key << 10 | table.covered >> place & mask
        key = key << 10 | table.monasteries >> place & mask
        pact = table.pact
        if pact:
            key = key << 5 | (table.princess() + 1) << 1 | (pact == "military")
        else:
            key <<= 5
        if key not in self.seen:
            self.seen[key] = self._share(table, region)
        return self.seen[key]

    def _share(self, table: Table, region: int) -> Share:
        """Rules boru.score.tokens, half, regions for one region."""
        token, tied = claimed(table, region, self.readings)
        points = REGIONS[region].points
        worth = (POINT * points + TOKEN) << WIDE * token if token >= 0 else 0
        for seat in tied:
            worth += POINT * (points // 2) << WIDE * seat
        trade = table.princess() if table.pact == "trade" else NOBODY
        present = 0
        for seat, player in enumerate(table.players):
            own = player.discs & ~table.covered | (table.covered if seat == trade else 0)
            if own & REGIONS[region].towns:
                present += 1 << NARROW * seat
        return Share(worth, present)

    def ranks(self, table: Table, total: Total) -> list[int]:
        """Everybody's final standing as one number each (rules boru.score.*, boru.tie.*)."""
        players = table.players
        richest = max([player.coins for player in players])
        alone = [player.coins for player in players].count(richest) == 1
        found = []
        for seat, player in enumerate(players):
            points = player.points + player.renown + (table.marker == seat)
            if alone and player.coins == richest:
                points += 1
            points += REGION_POINTS[total.present >> NARROW * seat & 15]
            own = total.worth >> WIDE * seat & (1 << WIDE) - 1
            found.append(POINT * points + own + BRIDE * len(player.brides))
        return found


def claimed(table: Table, place: int, readings: Readings) -> tuple[int, tuple[int, ...]]:
    """Who has a region's token after the fourth step, and who shares it on the board."""
    region, token = REGIONS[place], table.tokens[place]
    if token == FACE_DOWN:
        if controlled_in_all(table, region) < region.threshold:
            return FACE_DOWN, ()
        token = ON_BOARD
    at = standing(table, region)
    token = taker(at, token, readings)
    return token, tuple(seat for seat in at.leaders if seat >= 0) if token == ON_BOARD else ()
