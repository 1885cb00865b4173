"""Which readings can matter in a case."""

from typing import Final

from adjudicator.case import Case
from adjudicator.games.boru.claims.forced import GoalForced
from adjudicator.games.boru.claims.goal import is_exact, is_settled
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

    The reading nobody-courted matters there only if nobody has courted, those on half points only for the
    game.
    """
    table, claim = case.position.table, case.claim
    if not isinstance(claim, GoalMet | GoalForced) or not (
        is_settled(table, claim.goal) or is_exact(table, claim.goal, case.readings)
    ):
        return READINGS
    courted = table.phase != Phase.MARRIAGE or highest_on_track(table) != NOBODY
    ids = {*_TOKENS} if courted else {"nobody-courted", *_TOKENS}
    if claim.goal.region == NOBODY:
        ids |= {"half-points", "half-points-monasteries"}
    return tuple(reading for reading in READINGS if reading.id in ids)
