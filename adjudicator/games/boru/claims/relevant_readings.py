"""Which readings can matter in a case."""

from typing import Final

from adjudicator.case import Case
from adjudicator.games.boru.claims.forced import GoalForced
from adjudicator.games.boru.claims.goal import is_exact, is_last_trick_exact, is_settled
from adjudicator.games.boru.claims.region_and_game import GoalMet
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rules.upkeep import highest_on_track
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, Phase
from adjudicator.readings import Reading

_TOKENS: Final = ("token-overtaken-tied", "token-vikings-tied")
"""The readings on who gets a claim token."""


def relevant_readings(case: Case[Position, object]) -> tuple[Reading, ...]:
    """All readings; for a goal in an upkeep, not those on actions.

    The reading nobody-courted matters only if nobody has courted, those on half points only for the game,
    and five-player-tricks only with five players.
    """
    table, claim = case.position.table, case.claim
    if not isinstance(claim, GoalMet | GoalForced):
        return READINGS
    courted = highest_on_track(table) != NOBODY
    if not (is_settled(table, claim.goal) or is_exact(table, claim.goal, case.readings)):
        if not is_last_trick_exact(table, claim.goal, case.readings):
            return READINGS
        ids = {"track-collision", *_TOKENS} | ({"five-player-tricks"} if table.size == 5 else set())
    else:
        ids = {*_TOKENS}
        courted = courted or table.phase != Phase.MARRIAGE
    if not courted:
        ids.add("nobody-courted")
    if claim.goal.region == NOBODY:
        ids |= {"half-points", "half-points-monasteries"}
    return tuple(reading for reading in READINGS if reading.id in ids)
