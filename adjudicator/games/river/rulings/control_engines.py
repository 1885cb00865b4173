"""The three engines for the claim ``control``: search, CP-SAT and Z3. Imported only when a ruling is made."""

import logging
from collections.abc import Callable
from typing import Final

from adjudicator.games.river.models.dam import FORMATION_WEIGHT, ask_solver
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, unanimous

Engine = Callable[[Position, Dam, Readings], Answer]

log = logging.getLogger(__name__)


def by_search(position: Position, dam: Dam, readings: Readings) -> Answer:
    at = contest(position, dam, readings)
    build = beating_side(at)
    if build is None:
        return Answer("search", Outcome.NONE)
    rungs_below = len(at.rungs) - 1 + build.strength.rung
    return Answer("search", Outcome.FOUND, FORMATION_WEIGHT * rungs_below + build.strength.points)


def by_cpsat(position: Position, dam: Dam, readings: Readings) -> Answer:
    """Also finds the strength of the strongest side: it confirms that the witness is the strongest."""
    return ask_solver(cpsat.NAME, cpsat.solve, position, dam, readings)


def by_z3(position: Position, dam: Dam, readings: Readings) -> Answer:
    return ask_solver(z3smt.NAME, z3smt.solve, position, dam, readings, strongest=False)


ENGINES: Final[tuple[Engine, ...]] = (by_search, by_cpsat, by_z3)


def ask_engines(
    position: Position, dam: Dam, readings: Readings
) -> tuple[tuple[Answer, ...], Outcome | None]:
    """Every engine's answer, and what they agree on, if they do."""
    answers = tuple(engine(position, dam, readings) for engine in ENGINES)
    outcome = unanimous(answers)
    if outcome is None:
        log.error("engines disagree at dam %s: %s; position %s", dam.name, answers, position)
    return answers, outcome
