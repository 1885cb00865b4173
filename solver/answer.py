"""What an engine answers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from solver.program import Program

SOLVER_NAMES: Final = ("cpsat", "z3")
"""The engines that answer programs."""


class OutOfBudget(Exception):  # noqa: N818 - no answer within the budget is not an error
    """An engine has used up its budget before it found an answer."""


class FalseWitness(Exception):  # noqa: N818 - said of the witness
    """The rules do not confirm what an engine found. This is a mistake of ours, and never a ruling."""


class Outcome(StrEnum):
    FOUND = "found"
    NONE = "none"
    GAVE_UP = "gave-up"
    """The budget ran out. This is never a guess."""
    FALSE = "false"
    """It found something that the rules refute. This is a mistake of ours."""
    NOT_EXCLUDED = "not-excluded"
    """The laws it was asked about do not exclude it; they are only some of the rules."""


DECIDES_NOTHING: Final = (Outcome.GAVE_UP, Outcome.NOT_EXCLUDED)


def any_of(outcomes: Iterable[Outcome]) -> Outcome:
    """The answer to a question that was split into several: is there one in any of them?

    The first that is found ends it. There is none if there is none in each of them.
    """
    gave_up = False
    for outcome in outcomes:
        if outcome in (Outcome.FOUND, Outcome.FALSE, Outcome.NOT_EXCLUDED):
            return outcome
        gave_up = gave_up or outcome is Outcome.GAVE_UP
    return Outcome.GAVE_UP if gave_up else Outcome.NONE


def by_laws(outcome: Outcome) -> Outcome:
    """The answer of an engine that was asked about a few laws only: what keeps them need not exist."""
    return Outcome.NOT_EXCLUDED if outcome is Outcome.FOUND else outcome


@dataclass(frozen=True, slots=True)
class Solution:
    """One engine's answer to a program: the greatest value of the goal, and the true variables."""

    outcome: Outcome
    value: int = 0
    true: frozenset[str] = frozenset()
    spent: float = field(default=0.0, compare=False)
    """Deterministic seconds, if the engine counts them."""


Solve = Callable[[Program], Solution]
"""A solver."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One engine's answer to a question about a game."""

    engine: str
    outcome: Outcome
    value: int | None = None
    """How strong the best solution is, on a scale that all engines of the question share."""
    about: str = ""
    """Which part of the question, where there are several."""
    of_laws: bool = False
    """Is it about laws that every game keeps, and not about a course of play?"""
    after_rules: bool = False
    """Did the evaluator play on before the engine was asked, so that the engines share its rules?"""
    alone: bool = False
    """Was no other engine asked about this part of the question?"""
