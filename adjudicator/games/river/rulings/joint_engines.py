"""The three engines asked whether some dams can all be held. Imported only when a ruling is made."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.river.models import joint as joint_model
from adjudicator.games.river.search.joint import GaveUp
from adjudicator.games.river.search.joint_dams import Combined, joint
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, agreed

Engine = Callable[[Position, Sequence[Dam], Readings, str], Answer]

log = logging.getLogger(__name__)


def search(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    combined = Combined(joint(position, dams, readings))
    try:
        held = combined.hold(combined.all)
    except GaveUp:
        return Answer("search", Outcome.GAVE_UP, about=about)
    return Answer("search", Outcome.NONE if held is None else Outcome.FOUND, about=about)


def by_cpsat(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    return joint_model.ask(cpsat.NAME, cpsat.solve, position, dams, readings, about)


def by_z3(position: Position, dams: Sequence[Dam], readings: Readings, about: str) -> Answer:
    return joint_model.ask(z3smt.NAME, z3smt.solve, position, dams, readings, about)


ENGINES: Final[tuple[Engine, ...]] = (search, by_cpsat, by_z3)


def ask(
    position: Position, dams: Sequence[Dam], readings: Readings
) -> tuple[tuple[Answer, ...], Outcome | None]:
    """Can all of these dams be held? Every engine's answer, and what they agree on."""
    about = ", ".join(str(dam.name) for dam in dams)
    answers = tuple(engine(position, dams, readings, about) for engine in ENGINES)
    outcome = agreed(answers)
    if outcome is None:
        log.error("engines disagree at dams %s: %s; position %s", about, answers, position)
    return answers, outcome
