"""How a job ended: with an answer, with the problems of the case, or without either."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from operator import itemgetter
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
    """Problems in words, as JSON."""

    detail: bytes
    """All messages, as one text."""
    listed: bytes
    unlisted: int
    """How many more there are."""


class ManyProblems(BadCase):
    """A case with more problems than the event loop should look at. It has one of each kind."""

    def __init__(self, problems: Iterable[Problem], told: ToldProblems) -> None:
        super().__init__(problems)
        self.told = told


MOST_LISTED: Final = 1000
MOST_SIGNS: Final = 500_000
"""How long the list of problems may get before it ends.

A large body may have 260,000 problems, and all of them in words are 300 times as long as the body."""


def tell(problems: Sequence[Problem], lang: Lang) -> ToldProblems:
    """All of them, or as many as are listed, and at least one."""
    messages: list[str] = []
    listed: list[str] = []
    left = MOST_SIGNS
    for problem in _foremost(problems):
        told = problem_json(problem, lang)
        messages.append(told["message"])
        listed.append(compact(told))
        left -= len(listed[-1])
        if left <= 0:
            break
    detail, entries = compact(" ".join(messages)), ",".join(listed)
    return ToldProblems(detail.encode(), f"[{entries}]".encode(), len(problems) - len(listed))


def _foremost(problems: Sequence[Problem]) -> Sequence[Problem]:
    """All, unless there are too many: then some of each code."""
    if len(problems) <= MOST_LISTED:
        return problems
    same: Counter[str] = Counter()
    ranked: list[tuple[int, Problem]] = []
    for problem in problems:
        same[problem.code] += 1
        ranked.append((same[problem.code], problem))
    return [problem for _, problem in sorted(ranked, key=itemgetter(0))[:MOST_LISTED]]


class Part(NamedTuple):
    """What was said of the first of many lines."""

    told: bytes
    """A line for each of them: the verdict, or why there is none."""
    taken: int
    """How many bytes those lines had, each with its line feed."""


Answer = bytes | Content | Part


class Done(NamedTuple):
    """What a solver process says of a job."""

    answer: Answer | None = None
    problems: tuple[Problem, ...] = ()
    """Why the case is refused; if there are many, one of each kind."""
    told: ToldProblems | None = None
    """If there are many: as many as are listed."""
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
