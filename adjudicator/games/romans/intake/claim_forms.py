"""The JSON shapes of the claims."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.form import ClaimForm, Form
from adjudicator.intake.forms import ActionText, DisputedForm, LegalForm, RecordForm, RemedyForm

ClanName = Annotated[str, Field(max_length=16, examples=["gold"])]
How = Literal["certain", "possible"]


class WallForm(ClaimForm):
    """The six forts of this turn in their right order."""

    kind: Literal["wall"]


class RoundForm(ClaimForm):
    """Who takes the fort and what everyone keeps, step by step, with every choice."""

    kind: Literal["round"]


class LineForm(Form):
    """One step of the claimer's line: at this choice, do this. The first that matches applies.

    If that one is not allowed, or none matches, the choice is taken against the claimer.
    """

    do: ActionText = Field(description="The choice as an action, such as: gold keeps axx")
    round: int | None = Field(None, ge=1, le=6, description="Only in this round")
    when: dict[ClanName, Annotated[str, Field(max_length=16)]] = Field(
        default_factory=dict,
        max_length=4,
        description="Only if these clans have revealed these warriors in this round",
        examples=[{"red": "horsie"}],
    )


class FortForm(ClaimForm):
    """This clan takes this fort, whatever is hidden, or still can."""

    kind: Literal["fort"]
    clan: ClanName
    fort: int = Field(ge=1, le=6, description="Its present place in the wall")
    how: How = "certain"
    line: list[LineForm] = Field(default_factory=list, max_length=40)


class GameForm(ClaimForm):
    """This clan has already won, or can still win."""

    kind: Literal["game"]
    clan: ClanName
    how: How = "certain"
    sole: bool = Field(False, description="A shared win does not count")
    line: list[LineForm] = Field(default_factory=list, max_length=40)


class ForcedForm(ClaimForm):
    """Can this clan force the fort of this round?"""

    kind: Literal["forced"]
    clan: ClanName


class ResultForm(ClaimForm):
    """The final ranking."""

    kind: Literal["result"]


class ConsistentForm(ClaimForm):
    """Can all of this be true?"""

    kind: Literal["consistent"]


AnyClaimForm = (
    WallForm
    | RoundForm
    | FortForm
    | GameForm
    | ForcedForm
    | ResultForm
    | ConsistentForm
    | LegalForm
    | RecordForm
    | RemedyForm
    | DisputedForm
)
