"""A case: what lies on the table and what is said about it, checked and ready to be ruled on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from adjudicator.readings import Readings

P = TypeVar("P")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Case(Generic[P, C]):
    """A sound case of one game. Only ``check`` of the game makes one."""

    game: str
    position: P
    claim: C
    readings: Readings
    """One option for every reading of the game."""
    given: Mapping[str, Any]
    """The case as JSON, defaults left out: the form that is stored, shown and digested."""
