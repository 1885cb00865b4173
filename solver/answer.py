"""What an engine answers, and when several engines agree."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class OutOfBudget(Exception):  # noqa: N818 - no answer within the budget is not an error
    """An engine has used up its budget before it found an answer."""


class FalseWitness(Exception):  # noqa: N818 - said of the witness
    """The rules do not confirm what an engine found. This is a mistake of ours, and never a ruling."""


class Outcome(StrEnum):
    FOUND = "found"
    NONE = "none"
    GAVE_UP = "gave-up"
    """The budget ran out. This is never a guess."""


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


def unanimous(answers: Sequence[Answer]) -> Outcome | None:
    """The outcome that all engines gave, at least two of them; else None. One that gave up prevents it."""
    said = {answer.outcome for answer in answers}
    values = {answer.value for answer in answers if answer.value is not None}
    if len(answers) < 2 or len(said) != 1 or len(values) > 1:
        return None
    outcome = answers[0].outcome
    return None if outcome is Outcome.GAVE_UP else outcome
