"""What an engine answers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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


@dataclass(frozen=True, slots=True)
class Solution:
    """One engine's answer to a program: the greatest value of the goal, and the true variables."""

    outcome: Outcome
    value: int = 0
    true: frozenset[str] = frozenset()


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
