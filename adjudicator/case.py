"""A case: what lies on the table and what is claimed about it, checked and ready for a ruling."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from adjudicator.form import CaseForm
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.values import Json

P = TypeVar("P")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Case(Generic[P, C]):
    """A sound case of one game. Only ``check`` makes one."""

    position: P
    claim: C
    form: CaseForm
    """The filled-in form that it was made of."""
    readings: Readings = field(default_factory=dict)
    """One option for every reading of the game."""
    changed_readings: Mapping[str, str] = field(default_factory=dict)
    """The readings that differ from the default."""
    refused: tuple[Problem, ...] = ()
    """Contradictory or illegal facts. Only ``consistent`` is ruled on in spite of them: they answer it."""

    @property
    def game(self) -> str:
        return self.form.game

    @property
    def given(self) -> dict[str, Json]:
        """The case as JSON without defaults: the same for everyone who describes the same table."""
        given: dict[str, Json] = self.form.model_dump(
            mode="json", exclude_defaults=True, exclude={"readings"}
        )
        return {**given, "readings": dict(self.changed_readings)} if self.changed_readings else given
