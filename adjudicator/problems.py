"""What can be wrong with a case. All problems are reported at once, each with a code and its place."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from adjudicator.values import Json


class Kind(StrEnum):
    MALFORMED = "malformed"
    """Not readable: an unknown card, a field that does not exist, a number out of range."""
    ILLEGAL = "illegal"
    """Readable, but the rules never allow it: four cards at a dam for three."""
    CONTRADICTORY = "contradictory"
    """Facts that cannot all be true: one card in two places."""
    MISSING = "missing"
    """The facts are sound, but the claim depends on one that was not given."""


@dataclass(frozen=True, slots=True)
class Problem:
    kind: Kind
    code: str
    pointer: str
    """JSON pointer (RFC 6901) to the place in the case."""
    params: Mapping[str, Json] = field(default_factory=dict)
    among: str = ""
    """Pointer to the list in which a name was looked up and not found, if that is the problem."""


class BadCase(Exception):  # noqa: N818 - a bad case is not a fault of the program
    """A case that gets no ruling, with all its problems."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(", ".join(f"{problem.pointer}: {problem.code}" for problem in self.problems))

    def __reduce__(self) -> tuple[type["BadCase"], tuple[tuple[Problem, ...]]]:
        """Between processes it goes with its problems, not with its text."""
        return type(self), (self.problems,)


def problems_of(read: Callable[[], object]) -> tuple[Problem, ...]:
    """All problems that keep this from being read; none if it can be."""
    try:
        read()
    except BadCase as bad:
        return bad.problems
    return ()
