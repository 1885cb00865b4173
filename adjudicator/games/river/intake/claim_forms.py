"""The forms of the claims that can be made about a position."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.form import ClaimForm, Form
from adjudicator.games.river.table.testimony import Says
from adjudicator.intake.forms import DisputedForm, LegalForm, RecordForm, RemedyForm

DamName = int | Annotated[str, Field(min_length=1, max_length=32)]
Side = Literal["attacker", "defender"]
Player = Annotated[str, Field(min_length=1, max_length=40)]


class ControlForm(ClaimForm):
    """The attacker takes this dam now."""

    kind: Literal["control"]
    dam: DamName = Field(description="Tile number, or the id of a house dam")


class ClaimableForm(ClaimForm):
    """Every dam that the attacker could prove now."""

    kind: Literal["claimable"]


class JointControlForm(ClaimForm):
    """The defender cannot hold all of these dams at once: they compete for the same cards."""

    kind: Literal["joint-control"]
    dams: list[DamName] = Field(min_length=2, max_length=16, description="Tile numbers, or ids of house dams")


class CanWinForm(ClaimForm):
    """This side can still win from here."""

    kind: Literal["can-win"]
    side: Side


class ResultForm(ClaimForm):
    """Who has won?"""

    kind: Literal["result"]


class ForcedForm(ClaimForm):
    """Which side can force the win, with everything known?"""

    kind: Literal["forced"]
    pile: list[Annotated[str, Field(max_length=16)]] | None = Field(
        None, max_length=50, description="The order of the pile, top card first, if the referee knows it"
    )


class PlayedForm(Form):
    """One of the two games of a Rewanż."""

    attacker: Player = Field(description="Who was the attacker")
    defender: Player = Field(description="Who was the defender")
    winner: Side = Field(description="Which role won")
    deck: int = Field(ge=0, le=50, description="Battle cards left in the pile")
    tactics_deck: int = Field(0, ge=0, le=11, description="Tactics cards left in their pile")
    logs: int = Field(ge=0, le=3, description="Logs the defender had left")
    undamaged: int = Field(ge=0, le=7, description="Dams left undamaged")


class RematchForm(ClaimForm):
    """Who wins the Rewanż: two games with the roles swapped?"""

    kind: Literal["rematch"]
    games: list[PlayedForm] = Field(min_length=2, max_length=2)


class TestimonyForm(Form):
    """What someone says about the game so far."""

    who: Player = Field(description="Who says so")
    says: Says = Field(description="What it is about. This decides which of the other fields are needed")
    side: Side | None = Field(
        None, description="Which side it is about. Turns without a side are those of both sides"
    )
    count: int | None = Field(None, ge=0, le=99, description="How many")
    card: Annotated[str, Field(max_length=16)] | None = Field(None, description="Which card")


class ConsistentForm(ClaimForm):
    """Can all of this be true?"""

    kind: Literal["consistent"]
    testimony: list[TestimonyForm] = Field(default_factory=list, max_length=16)


AnyClaimForm = (
    ControlForm
    | ClaimableForm
    | JointControlForm
    | CanWinForm
    | ResultForm
    | ForcedForm
    | RematchForm
    | ConsistentForm
    | LegalForm
    | RecordForm
    | RemedyForm
    | DisputedForm
)
