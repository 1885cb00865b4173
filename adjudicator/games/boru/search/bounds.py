"""Before the upkeep: what can at most and at least become of a region, whatever is played.

Each trick brings a player at most one new town, by winning it or by expanding; a marriage card or the track
one more; one card of the deck takes one Viking token away each round; the invasion takes at most one town of
each player, and each builds at most one monastery. These bounds are sound, not exact.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.rules.control import standing, weight
from adjudicator.games.boru.rules.rounds import last_cards
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.cards import PRINCESS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import IN_TRICKS
from adjudicator.games.boru.table.table import DEALT, FACE_DOWN, Phase, Table
from adjudicator.readings import Readings

FREEING: Final = 13
"""The only card that takes a Viking token away."""


class Reach(NamedTuple):
    """The least and the most that everybody, and last the Vikings, may count for in a region."""

    least: tuple[int, ...]
    most: tuple[int, ...]
    total_least: int
    total_most: int


def new_towns(table: Table, seat: int, readings: Readings) -> int:
    """At most so many new towns this player gets before the fourth step of the upkeep."""
    tricks = DEALT[table.size] - last_cards(table.size, readings)
    if table.phase in IN_TRICKS:
        tricks -= table.tricks
        acted = {who for who, _ in table.order[: table.acted]} if table.trick else set()
        tricks -= seat in acted
    first_disc = 1 if table.phase == Phase.SETUP else 0
    by_marriage = 1
    return tricks + by_marriage + first_disc


def can_be_freed(table: Table) -> bool:
    """May a Viking token still leave the board in this round?"""
    acted = {card for _, card in table.order[: table.acted]} if table.trick else set()
    return not table.discard >> FREEING & 1 and FREEING not in acted


def reach(table: Table, region: int, readings: Readings) -> Reach:
    towns = REGIONS[region].towns
    now = standing(table._replace(pact=""), REGIONS[region])
    free = (towns & table.free).bit_count()
    covered = towns & table.covered
    freed = _heaviest(table, covered) if can_be_freed(table) else 0
    least, most, lost = [], [], 0
    for seat, player in enumerate(table.players):
        own, hidden = player.discs & towns & ~covered, player.discs & covered
        gains = min(free, new_towns(table, seat, readings))
        back = _heaviest(table, hidden) if can_be_freed(table) else 0
        builds = 1 if own & ~table.monasteries or back or gains else 0
        least.append(now.players[seat] - _heaviest(table, own))
        most.append(now.players[seat] + gains + back + builds)
        lost += max(_heaviest(table, own), back, min(gains, 1))
    vikings = weight(table, covered)
    here = weight(table, table.discs & towns)
    return Reach((*least, vikings - freed), (*most, vikings + lost), here, here + free + table.size)


def _heaviest(table: Table, towns: int) -> int:
    """What the loss of one of these towns costs at most."""
    return 0 if not towns else 2 if towns & table.monasteries else 1


def may_wed(table: Table) -> bool:
    """Can somebody have the Princess of Denmark at the fourth step of this round's upkeep?"""
    if table.pact or table.bride == PRINCESS:
        return True
    return table.phase in (Phase.SETUP, Phase.VIKINGS, Phase.COURTED) and table.deck <= 1


def with_ally(table: Table, at: Reach) -> Reach:
    """With the Princess in play anybody may come to count the Vikings' towns as their own."""
    if not may_wed(table):
        return at
    vikings = at.most[-1]
    return at._replace(most=(*(most + vikings for most in at.most[:-1]), vikings), least=(*at.least[:-1], 0))


def surely(table: Table, goal: Goal, readings: Readings) -> bool:
    """Does the player hold the region after the upkeep, whatever happens?"""
    at = with_ally(table, reach(table, goal.region, readings))
    rivals = [most for side, most in enumerate(at.most) if side != goal.seat]
    own = at.least[goal.seat]
    if table.tokens[goal.region] == goal.seat:
        return own >= max(rivals)
    face_up = table.tokens[goal.region] != FACE_DOWN or at.total_least >= REGIONS[goal.region].threshold
    return face_up and own > max(rivals)


def never(table: Table, goal: Goal, readings: Readings) -> bool:
    """Can the player not hold the region after the upkeep, whatever happens?"""
    region = REGIONS[goal.region]
    at = with_ally(table, reach(table, goal.region, readings))
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
