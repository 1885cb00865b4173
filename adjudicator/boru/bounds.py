"""Before the upkeep: what can at most and at least become of a region, whatever is played.

Each trick brings a player at most one new town, by winning it or by expanding; a marriage card or the track
one more; one card of the deck takes one Viking token away each round; the invasion takes at most one town of
each player, and each builds at most one monastery. These bounds are sound, not exact.
"""

from typing import Final, NamedTuple

from adjudicator.boru.board import REGIONS
from adjudicator.boru.cards import PRINCESS
from adjudicator.boru.rules import standing, weight
from adjudicator.boru.search import Goal
from adjudicator.boru.table import DEALT, FACE_DOWN, Phase, Table
from adjudicator.readings import Readings

HEAVIEST: Final = 2
"""A town with a monastery."""
OTHER_TOWNS: Final = 2
"""The first disc of the game, and one by marriage or by the track."""


class Reach(NamedTuple):
    """The least and the most that everybody, and last the Vikings, may count for in a region."""

    least: tuple[int, ...]
    most: tuple[int, ...]
    total_least: int
    total_most: int


def tricks_left(table: Table) -> int:
    """At most so many tricks bring something before the upkeep."""
    most = DEALT[table.size]
    if table.phase in (Phase.LEAD, Phase.FOLLOW, Phase.ROW, Phase.BUY, Phase.EXPAND, Phase.REMOVE):
        return most - table.tricks
    return most


def reach(table: Table, region: int) -> Reach:
    towns = REGIONS[region].towns
    now = standing(table._replace(pact=""), REGIONS[region])
    free = (towns & table.free).bit_count()
    gains = min(free, tricks_left(table) + OTHER_TOWNS)
    least, most = [], []
    for seat, player in enumerate(table.players):
        own = player.discs & towns & ~table.covered
        hidden = player.discs & towns & table.covered
        has = now.players[seat]
        least.append(max(0, has - (HEAVIEST if own & table.monasteries else 1 if own or gains else 0)))
        builds = 1 if own & ~table.monasteries or hidden or gains else 0
        most.append(has + gains + (HEAVIEST if hidden else 0) + builds)
    covered = table.covered & towns
    vikings = weight(table, covered)
    least.append(max(0, vikings - (HEAVIEST if covered else 0)))
    losable = [player.discs & towns for player in table.players]
    most.append(vikings + sum(HEAVIEST for own in losable if own or gains))
    here = weight(table, table.discs & towns)
    return Reach(tuple(least), tuple(most), here, here + free + table.size)


def with_ally(table: Table, at: Reach) -> Reach:
    """With the Princess in play anybody may come to count the Vikings' towns as their own."""
    if table.bride != PRINCESS and table.deck > 1:
        return at
    vikings = at.most[-1]
    return at._replace(most=(*(most + vikings for most in at.most[:-1]), vikings), least=(*at.least[:-1], 0))


def surely(table: Table, goal: Goal, readings: Readings) -> bool:  # noqa: ARG001 - good under every reading
    """Does the player hold the region after the upkeep, whatever happens?"""
    at = with_ally(table, reach(table, goal.region))
    rivals = [most for side, most in enumerate(at.most) if side != goal.seat]
    own = at.least[goal.seat]
    if table.tokens[goal.region] == goal.seat:
        return own >= max(rivals)
    face_up = table.tokens[goal.region] != FACE_DOWN or at.total_least >= REGIONS[goal.region].threshold
    return face_up and own > max(rivals)


def never(table: Table, goal: Goal, readings: Readings) -> bool:  # noqa: ARG001 - bad under every reading
    """Can the player not hold the region after the upkeep, whatever happens?"""
    region = REGIONS[goal.region]
    at = with_ally(table, reach(table, goal.region))
    if table.tokens[goal.region] == FACE_DOWN and at.total_most < region.threshold:
        return True
    own = at.most[goal.seat]
    others = [side for side in range(len(at.least)) if side != goal.seat]
    if table.tokens[goal.region] != goal.seat:
        return any(at.least[side] >= own for side in others)
    return any(
        all(at.least[side] > at.most[other] for other in range(len(at.most)) if other != side)
        for side in others
    )
