"""The JSON forms of the claims of Brian Boru."""

from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from adjudicator.form import ClaimForm, Form
from adjudicator.games.boru.table.actions import NAME
from adjudicator.intake.forms import ActionText, DisputedForm, LegalForm, RecordForm, RemedyForm

PlayerName = Annotated[str, Field(max_length=32, pattern=rf"^{NAME}$", examples=["daria"])]
TownName = Annotated[str, Field(max_length=16, examples=["CON-R1"])]
RegionName = Annotated[str, Field(max_length=16, examples=["CON"])]
CardValue = Annotated[int, Field(examples=[11], description="Value of an action card, 1 to 25")]
How = Literal["certain", "possible"]
Actions = Annotated[list[ActionText], Field(default_factory=list, max_length=200)]


class TrickForm(ClaimForm):
    """Who wins the trick, and in which order are the cards resolved?"""

    kind: Literal["trick"]


class CardForm(ClaimForm):
    """This card wins the trick: whatever the others hold, or at least possibly."""

    kind: Literal["card"]
    player: PlayerName
    card: CardValue
    how: How = "certain"
    town: TownName | None = Field(None, description="If the player leads: the town")
    seen_by: PlayerName | None = Field(None, description="Whose knowledge counts beside what is public")


class ActionForm(ClaimForm):
    """The table after these choices of one card's action; what is still open is listed."""

    kind: Literal["action"]
    actions: Actions = Field(description="The choices, as actions")


class UpkeepForm(ClaimForm):
    """The upkeep step by step; what is still open is listed."""

    kind: Literal["upkeep"]
    actions: Actions = Field(description="The choices made, as actions, in order")


class RegionForm(ClaimForm):
    """This player has this region's claim token after the upkeep."""

    kind: Literal["region"]
    player: PlayerName
    region: RegionName
    how: How = "certain"
    line: Actions = Field(description="Choices, with conditions after `if`; the first that fits counts")


class ScoreForm(ClaimForm):
    """The final scoring, line by line."""

    kind: Literal["score"]


class GameForm(ClaimForm):
    """This player has already won, or can still win."""

    kind: Literal["game"]
    player: PlayerName
    how: How = "certain"
    sole: bool = Field(False, description="A shared win is not enough")
    line: Actions = Field(description="Choices, with conditions after `if`; the first that fits counts")


class ForcedForm(ClaimForm):
    """Some line of this player makes a region or the game certain in this upkeep."""

    kind: Literal["forced"]
    player: PlayerName
    region: RegionName | None = Field(None, description="The region to hold; left out: the game to win")
    sole: bool = Field(False, description="A shared win is not enough")


class CardTestimonyForm(Form):
    """What somebody says about one player's cards of this round. Just one of the three lists is given."""

    who: str = Field(description="Who says so")
    player: str = Field("", min_length=1, description="Whose cards; left out: those of the one who says it")
    holds: list[CardValue] = Field(default_factory=list, min_length=1, description="In the hand")
    lacks: list[CardValue] = Field(default_factory=list, min_length=1, description="Not in the hand")
    played: list[CardValue] = Field(default_factory=list, min_length=1, description="Played in this round")


UnreadTestimony = dict[str, object]
"""An object that does not fit the form. It gets one problem that says what a testimony looks like."""
TestimonyForm = Annotated[
    CardTestimonyForm | SkipJsonSchema[UnreadTestimony], Field(union_mode="left_to_right")
]


class ConsistentForm(ClaimForm):
    """Can these facts all be true?"""

    kind: Literal["consistent"]
    testimony: list[TestimonyForm] = Field(default_factory=list, max_length=20)


AnyClaimForm = (
    TrickForm
    | CardForm
    | ActionForm
    | UpkeepForm
    | RegionForm
    | ScoreForm
    | GameForm
    | ForcedForm
    | LegalForm
    | RecordForm
    | RemedyForm
    | DisputedForm
    | ConsistentForm
)
