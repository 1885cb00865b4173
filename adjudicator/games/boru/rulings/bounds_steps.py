"""The steps of a ruling that bounds decide: the most and the fewest towns, and what follows from them."""

from collections.abc import Iterator

from adjudicator.games.boru.search.bounds import RegionBounds, region_bounds, with_possible_ally
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import FACE_DOWN, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Reason


def bounds_steps(table: Table, goal: Goal, readings: Readings, held: bool) -> Iterator[Reason]:
    """First the comparison that decides, then everybody's bounds."""
    at = with_possible_ally(table, region_bounds(table, goal.region, readings))
    yield _why_held(table, goal, at) if held else _why_never(table, goal, at, readings)
    for seat in range(table.size):
        if at.most[seat]:
            params: Params = {"player": table.name(seat), "least": at.least[seat], "most": at.most[seat]}
            yield Reason("boru.regions.take", "boru-bound-of", params, bears=False)
    if at.most[-1]:
        vikings = {"least": at.least[-1], "most": at.most[-1]}
        yield Reason("boru.regions.vikings", "boru-bound-of-vikings", vikings, bears=False)


def _why_held(table: Table, goal: Goal, at: RegionBounds) -> Reason:
    """The claimer's fewest against the most of the others."""
    rivals = max(most for side, most in enumerate(at.most[:-1]) if side != goal.seat)
    token = table.tokens[goal.region]
    params: Params = {
        "player": table.name(goal.seat),
        "own": at.least[goal.seat],
        "rivals": rivals,
        "vikings": at.most[-1],
        "token": "own" if token == goal.seat else "turns" if token == FACE_DOWN else "up",
        "total": at.total_least,
        "threshold": REGIONS[goal.region].threshold,
    }
    return Reason("boru.regions.take", "boru-bounds-held", params)


def _why_never(table: Table, goal: Goal, at: RegionBounds, readings: Readings) -> Reason:
    """Below the threshold, or somebody has more whatever happens."""
    threshold = REGIONS[goal.region].threshold
    if table.tokens[goal.region] == FACE_DOWN and at.total_most < threshold:
        below: Params = {"total": at.total_most, "threshold": threshold}
        return Reason("boru.regions.reveal", "boru-bounds-threshold", below)
    own, holds = at.most[goal.seat], table.tokens[goal.region] == goal.seat
    others = [side for side in range(len(at.least)) if side != goal.seat]
    ahead = max(others, key=lambda side: at.least[side])
    if not holds and readings["token-vikings-tied"] == "player-takes":
        ahead = max(others, key=lambda side: (at.least[side] >= own + (side == others[-1]), at.least[side]))
    vikings = ahead == len(at.least) - 1
    params: dict[str, Param] = {
        "player": table.name(goal.seat),
        "own": own,
        "other": "" if vikings else table.name(ahead),
        "vikings": "yes" if vikings else "no",
        "least": at.least[ahead],
        "rest": max(at.most[side] for side in range(len(at.most)) if side != ahead),
    }
    return Reason("boru.regions.take", "boru-bounds-overtaken" if holds else "boru-bounds-behind", params)
