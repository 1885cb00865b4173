"""The three engines for the claim ``control``: search, CP-SAT and Z3. Imported only when a ruling is made."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.river.claims.control import ControlFinding
from adjudicator.games.river.models.dam import ask_solver
from adjudicator.games.river.rulings.model_scale import on_model_scale
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, unanimous

Solver = Callable[[Position, Dam, Readings], Answer]

log = logging.getLogger(__name__)


def search_answer(found: ControlFinding) -> Answer:
    """What the search has found."""
    if found.build is None:
        return Answer("search", Outcome.NONE)
    return Answer("search", Outcome.FOUND, on_model_scale(found.at.rungs, found.build.strength))


def by_cpsat(position: Position, dam: Dam, readings: Readings) -> Answer:
    """Also finds the strength of the strongest side: it confirms that the witness is the strongest."""
    return ask_solver(cpsat.NAME, cpsat.solve, position, dam, readings)


def by_z3(position: Position, dam: Dam, readings: Readings) -> Answer:
    return ask_solver(z3smt.NAME, z3smt.solve, position, dam, readings, strongest=False)


SOLVERS: Final[tuple[Solver, ...]] = (by_cpsat, by_z3)


def ask_engines(position: Position, dam: Dam, readings: Readings) -> tuple[Answer, ...]:
    """The answers of the engines that read only the position."""
    return tuple(solver(position, dam, readings) for solver in SOLVERS)


def agreed(answers: Sequence[Answer], dam: Dam, position: Position) -> Outcome | None:
    """What all engines agree on, if they do."""
    outcome = unanimous(answers)
    if outcome is None:
        log.error("engines disagree at dam %s: %s; position %s", dam.name, answers, position)
    return outcome
