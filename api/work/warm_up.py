"""Has every engine work once before the first ruling is asked for."""

import logging
from functools import cache

from adjudicator.case import Case
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule

log = logging.getLogger(__name__)


@cache
def first_cases() -> tuple[Case[object, object], ...]:
    """One precedent of each game."""
    found: list[Case[object, object]] = []
    for name in GAMES:
        sound = next((file.case for file in load_all(name) if "verdict" in file.expect), None)
        if sound is not None:
            found.append(read_case(sound))
    return tuple(found)


def warm_up() -> None:
    for case in first_cases():
        try:
            rule(load_game(case.game), case)
        except Exception:
            log.exception("warming up %s failed", case.game)
