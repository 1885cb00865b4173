"""A fact as one statement of a program, for the claim ``consistent``."""

from dataclasses import dataclass

from adjudicator.ruling import Reason
from solver.program import Var


@dataclass(frozen=True, slots=True)
class Statement:
    """One fact that someone states: the guard that makes it hold, and how it is said."""

    guard: Var
    say: Reason
    who: str = ""
    """Whose testimony it is; empty for what lies on the table."""
