"""What an act is: a form that is filled in, who may hand it in, and what it makes of the event."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from api.desk.event import Event, Seat
from api.desk.roles import Author, Role

MOST_PLAYERS: Final = 2000
MOST_ROUNDS: Final = 50
MOST_MINUTES: Final = 600
MOST_AGO: Final = 3600
"""Seconds that something may have begun before somebody noted it."""


class Act(BaseModel):
    """Each kind of act is one form."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)

    kind: str


Id = Annotated[int, Field(strict=True, ge=1, description="The place of the act that made it")]
Line = Annotated[str, Field(min_length=1, max_length=200)]
Text = Annotated[str, Field(min_length=1, max_length=4000)]
Ago = Annotated[int, Field(strict=True, ge=0, le=MOST_AGO, description="Seconds since it happened")]
Minutes = Annotated[int, Field(strict=True, ge=1, le=MOST_MINUTES)]


class SeatForm(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    round: Annotated[int, Field(strict=True, ge=1, le=MOST_ROUNDS)]
    table: Annotated[int, Field(strict=True, ge=1, le=MOST_PLAYERS)]

    @property
    def seat(self) -> Seat:
        return Seat(self.round, self.table)


@dataclass(frozen=True, slots=True)
class Done:
    """An act was handed in: where it stands in the journal, when and by whom."""

    place: int
    at: int
    by: Author


Form = TypeVar("Form", bound=Act)


@dataclass(frozen=True, slots=True)
class ActKind(Generic[Form]):
    form: type[Form]
    who: frozenset[Role]
    do: Callable[[Event, Done, Form], Event]
    """The event after it. Raises NotPossible."""

    @property
    def name(self) -> str:
        return str(self.form.model_fields["kind"].default)
