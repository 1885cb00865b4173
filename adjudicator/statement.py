"""The claim ``consistent``, and a fact as one statement of the program that decides it."""

from dataclasses import dataclass
from typing import Any

from adjudicator.problems import Problem
from adjudicator.ruling import Reason
from solver.program import Var


@dataclass(frozen=True, slots=True)
class Statement:
    """One fact as a statement of a program. The fact holds if the guard is true."""

    guard: Var
    say: Reason
    who: str = ""
    """Who testifies it; empty for what lies on the table."""


@dataclass(frozen=True, slots=True)
class Consistent:
    """Are these facts possible together?"""

    refused: tuple[Problem, ...] = ()
    """Contradictory or illegal facts that the checks of the position found."""
    testimony: tuple[Any, ...] = ()
