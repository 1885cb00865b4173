"""Loads the solvers before the first ruling is asked for, while the service already answers."""

import logging

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule

log = logging.getLogger(__name__)


def warm_up() -> None:
    """Rules on one precedent of each game."""
    for name in GAMES:
        for file in load_all(name)[:40]:
            try:
                rule(load_game(name), read_case(file.case))
            except BadCase:
                continue
            except Exception:
                log.exception("warming up %s failed", name)
            break
