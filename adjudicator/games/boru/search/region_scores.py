"""Everybody's final score during a search: each choice changes one region, and only that one is scored again.

The evaluator scores each state of a region once; the result is kept. The shares of all seats are packed into
one number, so that one addition serves all of them.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.control import standing, total_in_region
from adjudicator.games.boru.rules.regions import token_holder
from adjudicator.games.boru.rules.scoring import half_takers
from adjudicator.games.boru.table.board import REGION_POINTS, REGIONS
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, Table
from adjudicator.readings import Readings

POINT: Final = 10_000
TOKEN: Final = 100
BRIDE: Final = 1
"""Weights in a rank: points, then claim tokens, then marriage cards (rules boru.tie.tokens, brides)."""
SHARE_BITS: Final = 32
"""Bits for the share of each seat."""
COUNT_BITS: Final = 4
"""Bits for the number of regions of each seat."""

_FIRST_TOWN: Final = tuple((region.towns & -region.towns).bit_length() - 1 for region in REGIONS)
_TOWN_MASK: Final = tuple(region.towns >> place for region, place in zip(REGIONS, _FIRST_TOWN, strict=True))


class RegionShare(NamedTuple):
    """What one region is worth to everybody, and who has a town there; both packed by seat."""

    worth: int
    present: int


class ScoreTotal(NamedTuple):
    """The shares of all regions, and their sums."""

    shares: tuple[RegionShare, ...]
    worth: int
    present: int


@dataclass(slots=True)
class RegionScores:
    readings: Readings
    seen: dict[int, RegionShare] = field(default_factory=dict)
    """State of a region to its share. The claim token is not in the key: it moves only in the fourth step."""

    def total(self, table: Table) -> ScoreTotal:
        shares = tuple(self.share(table, region) for region in range(len(REGIONS)))
        return ScoreTotal(shares, sum(one.worth for one in shares), sum(one.present for one in shares))

    def changed(self, total: ScoreTotal, table: Table, region: int) -> ScoreTotal:
        """The total after a change in one region."""
        old, new = total.shares[region], self.share(table, region)
        if old is new:
            return total
        shares = (*total.shares[:region], new, *total.shares[region + 1 :])
        return ScoreTotal(
            shares, total.worth - old.worth + new.worth, total.present - old.present + new.present
        )

    def share(self, table: Table, region: int) -> RegionShare:
        place, mask = _FIRST_TOWN[region], _TOWN_MASK[region]
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
            self.seen[key] = self._evaluate(table, region)
        return self.seen[key]

    def _evaluate(self, table: Table, region: int) -> RegionShare:
        """The share of one region (rules boru.score.tokens, half, regions)."""
        token = token_after_upkeep(table, region, self.readings)
        tied = half_takers(table, REGIONS[region], self.readings) if token == ON_BOARD else ()
        points = REGIONS[region].points
        worth = (POINT * points + TOKEN) << SHARE_BITS * token if token >= 0 else 0
        for seat in tied:
            worth += POINT * (points // 2) << SHARE_BITS * seat
        trade = table.princess() if table.pact == "trade" else NOBODY
        present = 0
        for seat, player in enumerate(table.players):
            own = player.discs & ~table.covered | (table.covered if seat == trade else 0)
            if own & REGIONS[region].towns:
                present += 1 << COUNT_BITS * seat
        return RegionShare(worth, present)

    def ranks(self, table: Table, total: ScoreTotal) -> list[int]:
        """A number for each seat: who has the highest wins (rules boru.score.*, boru.tie.*)."""
        players = table.players
        richest = max([player.coins for player in players])
        alone = [player.coins for player in players].count(richest) == 1
        found = []
        for seat, player in enumerate(players):
            points = player.points + player.renown + (table.marker == seat)
            if alone and player.coins == richest:
                points += 1
            points += REGION_POINTS[total.present >> COUNT_BITS * seat & 15]
            own = total.worth >> SHARE_BITS * seat & (1 << SHARE_BITS) - 1
            found.append(POINT * points + own + BRIDE * len(player.brides))
        return found


def token_after_upkeep(table: Table, place: int, readings: Readings) -> int:
    """Where a region's token is after the fourth step: the seat of its holder, FACE_DOWN or ON_BOARD."""
    region, token = REGIONS[place], table.tokens[place]
    if token == FACE_DOWN:
        if total_in_region(table, region) < region.threshold:
            return FACE_DOWN
        token = ON_BOARD
    return token_holder(standing(table, region), token, readings)
