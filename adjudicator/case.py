"""A case: what lies on the table and what is claimed about it, checked and ready for a ruling."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from adjudicator.readings import Readings

P = TypeVar("P")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Case(Generic[P, C]):
    """A sound case of one game. Only the game's ``check`` makes one."""

    position: P
    claim: C
    form: BaseModel
    """The filled-in form that it was made of."""
    readings: Readings = field(default_factory=dict)
    """One option for every reading of the game."""
    changed_readings: Mapping[str, str] = field(default_factory=dict)
    """The readings that differ from the default."""

    @property
    def game(self) -> str:
        name: str = getattr(self.form, "game")  # noqa: B009 - every form has one, the base model does not
        return name

    @property
    def given(self) -> dict[str, Any]:
        """The case as JSON without defaults: the same for everyone who describes the same table."""
        given = self.form.model_dump(mode="json", exclude_defaults=True, exclude={"readings"})
        return {**given, "readings": dict(self.changed_readings)} if self.changed_readings else given
