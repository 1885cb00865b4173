"""Which readings can matter in a case."""

from typing import Final

from adjudicator.case import Case
from adjudicator.games.romans.claims.game import GameClaim
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.readings import Reading

_ABOUT_NEUTRAL: Final = ("archer-pair-neutral", "neutral-powers", "neutral-choices", "neutral-axx")


def relevant_readings(case: Case[Position, object]) -> tuple[Reading, ...]:
    """The readings that can change this ruling.

    Readings about neutral clans need a neutral clan, and ``solo-result`` a game with one player. The order of
    the wall changes a game only if the wall is still to be arranged.
    """
    table = case.position.table
    irrelevant: set[str] = set() if any(table.setup.neutral) else set(_ABOUT_NEUTRAL)
    if table.setup.players > 1:
        irrelevant.add("solo-result")
    if isinstance(case.claim, GameClaim) and table.step != Step.ARRANGE:
        irrelevant.add("wall-move")
    return tuple(reading for reading in READINGS if reading.id not in irrelevant)
