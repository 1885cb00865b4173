"""What a claim about the rest of the game needs: a table from which play can go on."""

from collections.abc import Callable
from typing import Any, TypeVar

from adjudicator.case import Case
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.table.position import Position
from adjudicator.problems import Kind, Problem, problems_of
from adjudicator.readings import Readings

F = TypeVar("F")
C = TypeVar("C")
Read = Callable[[F, PositionForm, Readings], tuple[C, list[Problem]]]
"""How a claim is read."""


def play_needs(case: Case[Position, Any]) -> tuple[Problem, ...]:
    """The facts that are missing for play to go on from this position, or that do not fit.

    A game that is over needs no more facts, but those that are given must fit.
    """
    problems = problems_of(lambda: table_of(case.position, case.readings))
    if won_already(case.position, case.readings) is None:
        return problems
    return tuple(problem for problem in problems if problem.kind is Kind.CONTRADICTORY)


def beside_the_table(read: Read[F, C]) -> Read[F, C]:
    """The same way to read a claim, but facts of the table that do not fit are named beside its problems.

    Without problems of the claim its needs name them.
    """

    def both(form: F, position: PositionForm, readings: Readings) -> tuple[C, list[Problem]]:
        claim, problems = read(form, position, readings)
        return claim, [*problems, *_table_problems(position, readings)] if problems else []

    return both


def _table_problems(form: PositionForm, readings: Readings) -> list[Problem]:
    """What keeps play from going on, missing facts apart. A position with problems makes no table."""
    position, problems = check_position(form, readings)
    if problems:
        return []
    found = problems_of(lambda: table_of(position, readings))
    return [problem for problem in found if problem.kind is not Kind.MISSING]
