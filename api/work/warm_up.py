"""Has everything that is needed work once, before it is asked for."""

import logging
from collections.abc import Callable
from functools import cache
from typing import Final

from adjudicator.case import Case
from adjudicator.claims.decide import decide
from adjudicator.game import Game, load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import each
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from api.work.jobs import Door

WORK: Final[dict[Door, Callable[[Game, Case[object, object]], object]]] = {
    Door.VERDICT: decide,
    Door.RULING: rule,
}
"""What is done for each door. A verdict asks no solver, unless it is on ``consistent``."""

log = logging.getLogger(__name__)


@cache
def first_cases() -> tuple[Case[object, object], ...]:
    """One precedent of each game."""
    found: list[Case[object, object]] = []
    for name in GAMES:
        sound = next((file.case for file in each(name) if "verdict" in file.expect), None)
        if sound is not None:
            found.append(read_case(sound))
    return tuple(found)


def warm_up(door: Door) -> None:
    for case in first_cases():
        try:
            WORK[door](load_game(case.game), case)
        except Exception:
            log.exception("warming up %s failed", case.game)
