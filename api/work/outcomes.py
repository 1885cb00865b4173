"""How a job ended: with an answer, with the problems of the case, or without either."""

from enum import StrEnum
from typing import NamedTuple

from adjudicator.problems import Problem
from api.store.content import Content


class Why(StrEnum):
    """Why there is no answer. None of these is a ruling."""

    BUSY = "busy"
    """Too many wait already."""
    STOPPING = "stopping"
    """The service ends. Another one, or this one after its start, can do it."""
    TIME = "too-long"
    """The case takes more time than a case may take."""
    MEMORY = "too-much-memory"
    """The case takes more memory than a case may take."""
    LOST = "lost"
    """The process died under the case, twice."""


class NoAnswer(Exception):  # noqa: N818 - an answer that is missing
    """The case was not ruled on."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


class Done(NamedTuple):
    """What a solver process says of a job."""

    answer: bytes | Content | None = None
    problems: tuple[Problem, ...] = ()
    """Why the case is refused."""
    fault: str = ""
    """What went wrong on our side, as a traceback."""
    out_of_memory: bool = False
    retires: bool = False
    """The process has grown and ends after this job."""


class Fault(Exception):  # noqa: N818 - a fault of ours
    """Something failed in a solver process. Its traceback is the text."""
