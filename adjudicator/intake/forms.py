"""The forms that all games share: claims about play, and disputed facts."""

from typing import Annotated, Any, Literal

from pydantic import Field

from adjudicator.form import ClaimForm, Form

ActionText = Annotated[str, Field(min_length=1, max_length=160)]


class LegalForm(ClaimForm):
    """Is this action legal now? Without an action: what may be done now?"""

    kind: Literal["legal"]
    action: ActionText | None = Field(None, description="The action as text; left out: list all legal ones")


class RecordForm(ClaimForm):
    """A record of play from this position: the first illegal action, the final table, the result."""

    kind: Literal["record"]
    actions: list[ActionText] = Field(max_length=1000, description="One action after another, as text")
    at: int | None = Field(None, ge=0, description="Also show the table after this many actions")


class RemedyForm(ClaimForm):
    """A record with an illegal action found late: the last sound table and the ways to repair it."""

    kind: Literal["remedy"]
    actions: list[ActionText] = Field(max_length=1000, description="One action after another, as text")


class VersionForm(Form):
    """One side's version of the contested facts."""

    who: Annotated[str, Field(min_length=1, max_length=40)] = Field(description="Who says so")
    facts: dict[Annotated[str, Field(max_length=200)], Any] = Field(
        min_length=1, max_length=12, description="JSON pointer into the position, and what is there"
    )


class DisputedForm(ClaimForm):
    """Two versions of the facts: does it matter, and what would settle it?"""

    kind: Literal["disputed"]
    versions: list[VersionForm] = Field(min_length=2, max_length=2)
    about: dict[str, Any] = Field(description="The claim that is to be ruled on under each version")
