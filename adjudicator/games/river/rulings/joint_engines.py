"""The three engines for ``joint-control``: search, CP-SAT and Z3. Imported only when a ruling is made."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, unanimous

Solver = Callable[[Position, Sequence[Dam], Readings, str], Answer]

log = logging.getLogger(__name__)


def by_cpsat(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    return ask_solver(cpsat.NAME, cpsat.solve, position, dams, readings, about)


def by_z3(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    return ask_solver(z3smt.NAME, z3smt.solve, position, dams, readings, about)


SOLVERS: Final[tuple[Solver, ...]] = (by_cpsat, by_z3)


def ask_engines(
    position: Position, dams: Sequence[Dam], readings: Readings, searched: Outcome
) -> tuple[tuple[Answer, ...], Outcome | None]:
    """Can all of these dams be held at once? Every engine's answer, and what they agree on, if they do.

    ``searched`` is what the search has found.
    """
    about = ", ".join(str(dam.name) for dam in dams)
    solved = (solver(position, dams, readings, about) for solver in SOLVERS)
    answers = (Answer("search", searched, about=about), *solved)
    outcome = unanimous(answers)
    if outcome is None:
        log.error("engines disagree at dams %s: %s; position %s", about, answers, position)
    return answers, outcome
