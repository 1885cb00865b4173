"""How a job ended: with an answer, with the problems of the case, or without either."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from adjudicator.lang import Lang
from adjudicator.problems import BadCase, Problem
from adjudicator.words.render import problem_json
from api.store.content import Content, compact


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


class ToldProblems(NamedTuple):
    """Problems in words, as JSON. A large body may have tens of thousands, which take a second to word."""

    detail: bytes
    """All messages, as one text."""
    listed: bytes


class ManyProblems(BadCase):
    """A case with more problems than the event loop should look at. It has one of each kind."""

    def __init__(self, problems: Iterable[Problem], told: ToldProblems) -> None:
        super().__init__(problems)
        self.told = told


def tell(problems: Iterable[Problem], lang: Lang) -> ToldProblems:
    listed = [problem_json(problem, lang) for problem in problems]
    detail = " ".join(str(problem["message"]) for problem in listed)
    return ToldProblems(compact(detail).encode(), compact(listed).encode())


class Done(NamedTuple):
    """What a solver process says of a job."""

    answer: bytes | Content | None = None
    problems: tuple[Problem, ...] = ()
    """Why the case is refused; if there are many, one of each kind."""
    told: ToldProblems | None = None
    """If there are many: all of them."""
    fault: str = ""
    """What went wrong on our side, as a traceback."""
    out_of_memory: bool = False
    retires: bool = False
    """The process has grown and ends after this job."""


MANY: Final = 50


def refusal(problems: Sequence[Problem], lang: Lang) -> Done:
    if len(problems) <= MANY:
        return Done(problems=tuple(problems))
    first_of_kind = {problem.kind: problem for problem in reversed(problems)}
    return Done(problems=(problems[0], *first_of_kind.values()), told=tell(problems, lang))


class Fault(Exception):  # noqa: N818 - a fault of ours
    """Something failed in a solver process. Its traceback is the text."""
