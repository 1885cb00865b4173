"""Bounds on a region before the upkeep: the most and the fewest towns that everybody can have there after it.

Each trick brings a player at most one new town, by winning the trick or by expanding. A marriage card or the
track brings one more. One card of the deck removes one Viking token in each round. The invasion takes at most
one town from each player, and each player builds at most one monastery. The bounds are sound, not exact.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.rules.control import standing, weight
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.cards import PRINCESS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import DEALT, FACE_DOWN, IN_TRICKS, Phase, Table
from adjudicator.readings import Readings

REMOVING_CARD: Final = 13
"""The only card that removes a Viking token."""


class RegionBounds(NamedTuple):
    """The fewest and the most towns that everybody can have in a region, a monastery counted twice."""

    least: tuple[int, ...]
    """By seat, and the Vikings last; ``most`` too."""
    most: tuple[int, ...]
    total_least: int
    """For all players and the Vikings together."""
    total_most: int


def most_new_towns(table: Table, seat: int, readings: Readings) -> int:
    """The most new towns that this player can get before the fourth step of the upkeep."""
    tricks = DEALT[table.size] - cards_left_over(table.size, readings)
    if table.phase in IN_TRICKS:
        tricks -= table.tricks
        acted = {who for who, _ in table.order[: table.acted]} if table.trick else set()
        tricks -= seat in acted
    first_disc = 1 if table.phase == Phase.SETUP else 0
    by_marriage = 1
    return tricks + by_marriage + first_disc


def token_may_be_removed(table: Table) -> bool:
    """Can a Viking token still be removed in this round?"""
    acted = {card for _, card in table.order[: table.acted]} if table.trick else set()
    return not table.discard >> REMOVING_CARD & 1 and REMOVING_CARD not in acted


def region_bounds(table: Table, region: int, readings: Readings) -> RegionBounds:
    towns = REGIONS[region].towns
    now = standing(table._replace(pact=""), REGIONS[region])
    free = (towns & table.free).bit_count()
    covered = towns & table.covered
    freed = _heaviest(table, covered) if token_may_be_removed(table) else 0
    least, most, lost = [], [], 0
    for seat, player in enumerate(table.players):
        own, under_token = player.discs & towns & ~covered, player.discs & covered
        gains = min(free, most_new_towns(table, seat, readings))
        back = _heaviest(table, under_token) if token_may_be_removed(table) else 0
        builds = 1 if own & ~table.monasteries or back or gains else 0
        least.append(now.players[seat] - _heaviest(table, own))
        most.append(now.players[seat] + gains + back + builds)
        lost += max(_heaviest(table, own), back, min(gains, 1))
    vikings = weight(table, covered)
    here = weight(table, table.discs & towns)
    return RegionBounds((*least, vikings - freed), (*most, vikings + lost), here, here + free + table.size)


def _heaviest(table: Table, towns: int) -> int:
    """How much the heaviest of these towns counts: 2 with a monastery, 1 without; 0 if there are no towns."""
    return 0 if not towns else 2 if towns & table.monasteries else 1


def princess_may_be_married(table: Table) -> bool:
    """Can somebody have the Princess of Denmark at the fourth step of this round's upkeep?"""
    if table.pact or table.bride == PRINCESS:
        return True
    return table.phase in (Phase.SETUP, Phase.VIKINGS, Phase.COURTED) and table.deck <= 1


def with_possible_ally(table: Table, at: RegionBounds) -> RegionBounds:
    """If the Princess is in play, the Vikings' towns may count for any player."""
    if not princess_may_be_married(table):
        return at
    vikings = at.most[-1]
    return at._replace(most=(*(most + vikings for most in at.most[:-1]), vikings), least=(*at.least[:-1], 0))


def certainly_held(table: Table, goal: Goal, readings: Readings) -> bool:
    """Does the player hold the region after the upkeep in every course of play?"""
    at = with_possible_ally(table, region_bounds(table, goal.region, readings))
    rivals = max(most for side, most in enumerate(at.most[:-1]) if side != goal.seat)
    own, vikings = at.least[goal.seat], at.most[-1]
    tied = readings["token-vikings-tied"]
    if table.tokens[goal.region] == goal.seat:
        return own >= rivals and (own > vikings or (own == vikings and tied != "returns"))
    face_up = table.tokens[goal.region] != FACE_DOWN or at.total_least >= REGIONS[goal.region].threshold
    return face_up and own > rivals and (own > vikings or (own == vikings and tied == "player-takes"))


def never_held(table: Table, goal: Goal, readings: Readings) -> bool:
    """Does the player hold the region after the upkeep in no course of play?"""
    region = REGIONS[goal.region]
    at = with_possible_ally(table, region_bounds(table, goal.region, readings))
    if table.tokens[goal.region] == FACE_DOWN and at.total_most < region.threshold:
        return True
    own = at.most[goal.seat]
    others = [side for side in range(len(at.least)) if side != goal.seat]
    if table.tokens[goal.region] != goal.seat:
        beaten_by_a_tie = others if readings["token-vikings-tied"] != "player-takes" else others[:-1]
        return any(at.least[side] >= own for side in beaten_by_a_tie) or at.least[-1] > own
    return any(
        all(at.least[side] > at.most[other] for other in range(len(at.most)) if other != side)
        for side in others
    )
