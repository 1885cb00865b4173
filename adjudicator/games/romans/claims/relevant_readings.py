"""Which readings can matter in a case."""

from collections.abc import Iterator
from typing import Final

from adjudicator.case import Case
from adjudicator.games.romans.claims.fort import Fort
from adjudicator.games.romans.claims.game import GameClaim
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.table.forts import FORTUNA, KIND
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.readings import Reading

_ABOUT_NEUTRAL: Final = (
    "archer-pair-neutral",
    "neutral-powers",
    "neutral-choices",
    "neutral-fortuna",
    "neutral-axx",
)


def relevant_readings(case: Case[Position, object]) -> tuple[Reading, ...]:
    """The readings that can change this ruling."""
    irrelevant = set(_irrelevant(case))
    return tuple(reading for reading in READINGS if reading.id not in irrelevant)


def _irrelevant(case: Case[Position, object]) -> Iterator[str]:
    """The readings that cannot change this ruling."""
    table = case.position.table
    neutral = table.setup.neutral.count(True)
    if not neutral:
        yield from _ABOUT_NEUTRAL
    if neutral < 2:
        yield "chariott-scope"  # it is about neutral Ch'ariotts that meet
    if len(table.setup.clans) < 3:
        yield "archer-pair-keeps"  # it is about a third clan's Horsie
    if not table.setup.tie_stays:
        yield "variant-1-end"
    if table.setup.players > 1:
        yield "solo-result"
    if isinstance(case.claim, GameClaim) and table.step != Step.ARRANGE:
        yield "wall-move"
    if isinstance(case.claim, Fort | GameClaim) and table.taken & KIND != FORTUNA:
        yield "fortuna-moment"  # the order changes nothing unless a FortUna has just been captured
