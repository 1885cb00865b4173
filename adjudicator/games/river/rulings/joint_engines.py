"""The three engines for ``joint-control``: search, CP-SAT and Z3. Imported only when a ruling is made."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.search.joint_dams import JointSearch, joint_dams
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, OutOfBudget, unanimous

Engine = Callable[[Position, Sequence[Dam], Readings, str], Answer]

log = logging.getLogger(__name__)


def by_search(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    search = JointSearch(joint_dams(position, dams, readings))
    try:
        allocation = search.allocation(search.every_dam)
    except OutOfBudget:
        return Answer("search", Outcome.GAVE_UP, about=about)
    return Answer("search", Outcome.NONE if allocation is None else Outcome.FOUND, about=about)


def by_cpsat(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    return ask_solver(cpsat.NAME, cpsat.solve, position, dams, readings, about)


def by_z3(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    return ask_solver(z3smt.NAME, z3smt.solve, position, dams, readings, about)


ENGINES: Final[tuple[Engine, ...]] = (by_search, by_cpsat, by_z3)


def ask_engines(
    position: Position, dams: Sequence[Dam], readings: Readings
) -> tuple[tuple[Answer, ...], Outcome | None]:
    """Can all of these dams be held at once? Every engine's answer, and what they agree on, if they do."""
    about = ", ".join(str(dam.name) for dam in dams)
    answers = tuple(engine(position, dams, readings, about) for engine in ENGINES)
    outcome = unanimous(answers)
    if outcome is None:
        log.error("engines disagree at dams %s: %s; position %s", about, answers, position)
    return answers, outcome
