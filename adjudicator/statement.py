"""The claim ``consistent``, and a fact as one statement of the program that decides it."""

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from adjudicator.ruling import Reason
from solver.program import Program, Var

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Statement:
    """One fact as a statement of a program. The fact holds if the guard is true."""

    guard: Var
    say: Reason
    who: str = ""
    """Who testifies it; empty for what lies on the table."""


class Stated(NamedTuple):
    """The laws of play as a program, and every fact with the variable that makes it hold."""

    program: Program
    facts: tuple[Statement, ...]

    @property
    def guards(self) -> list[Var]:
        return [fact.guard for fact in self.facts]

    @property
    def question(self) -> tuple[Program, list[Var]]:
        """Can all these guards be true at once?"""
        return self.program, self.guards


@dataclass(frozen=True, slots=True)
class Consistent(Generic[T]):
    """Are these facts possible together?"""

    testimony: tuple[T, ...] = ()
    """What people say beside what lies on the table."""
