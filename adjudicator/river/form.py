"""The form a case is handed in on: the JSON shape of a position and a claim, before anything is checked."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.form import Form
from adjudicator.river.claim_forms import ClaimForm

Side = Literal["attacker", "defender"]
CardName = Annotated[str, Field(max_length=16, examples=["R8", "wazka"])]
CardList = Annotated[list[CardName], Field(default_factory=list, max_length=64)]


class DamForm(Form):
    """A dam: a printed tile, or a house dam with an id, slots and a requirement of its own."""

    tile: int | None = Field(None, description="Number of a printed tile, 1 to 7")
    damaged: bool = Field(False, description="Whether the damaged side is up")
    id: Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[a-z][a-z0-9-]*$")] | None = Field(
        None, description="Name of a house dam"
    )
    slots: int | None = Field(None, description="Slots of a house dam, 1 to 6")
    requirement: str | None = Field(None, description="Requirement of a house dam")
    attacker: CardList = Field(description="The attacker's cards, first laid first")
    defender: CardList = Field(description="The defender's cards, first laid first")
    first: Side | None = Field(None, description="Who completed their side first, if both are full")


class Count(Form):
    attacker: int = Field(0, ge=0, le=11)
    defender: int = Field(0, ge=0, le=11)


class Hands(Form):
    attacker: CardList = Field(description="Cards known to be in the attacker's hand")
    defender: CardList = Field(description="Cards known to be in the defender's hand")


class PositionForm(Form):
    """What lies on the table. Only what bears on the claim is required."""

    dams: list[DamForm] = Field(max_length=16)
    discard: CardList = Field(description="Face-up discarded cards")
    complete: bool = Field(False, description="Every battle card is accounted for: counts are checked")
    turn: Side | None = Field(None, description="Whose turn it is")
    phase: Literal["prepare", "play", "draw"] | None = None
    hands: Hands | None = None
    logs: int | None = Field(None, ge=0, le=3, description="Logs the defender has left")
    deck: int | None = Field(None, ge=0, le=48, description="Battle cards left in the face-down pile")
    tactics_played: Count | None = Field(None, description="Tactics cards each side has played so far")


class RiverCase(Form):
    """A dispute in Bitwa o Rzekę."""

    game: Literal["river"]
    position: PositionForm
    claim: Annotated[ClaimForm, Field(discriminator="kind")]
    readings: Annotated[dict[str, str], Field(default_factory=dict, max_length=64)]
