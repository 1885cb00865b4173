"""The form of a case: the JSON of a position and a claim before it is checked."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.form import CaseForm, Form
from adjudicator.games.river.intake.claim_forms import AnyClaimForm

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


class HiddenForm(Form):
    """The cards of one hand that are not known."""

    battle: int = Field(0, ge=0, le=20, description="Battle cards")
    tactics: int = Field(0, ge=0, le=11, description="Tactics cards")


class HiddenHands(Form):
    attacker: HiddenForm = Field(HiddenForm(battle=0, tactics=0), description="In the attacker's hand")
    defender: HiddenForm = Field(HiddenForm(battle=0, tactics=0), description="In the defender's hand")


class RusesForm(Form):
    attacker: CardList = Field(description="Ruses the attacker has played, face up beside their pile")
    defender: CardList = Field(description="Ruses the defender has played, face up beside their pile")


class PositionForm(Form):
    """What lies on the table. Only what bears on the claim is required."""

    dams: list[DamForm] = Field(default_factory=list, max_length=16)
    discard: CardList = Field(description="Face-up discarded cards")
    complete: bool = Field(False, description="Every battle card is accounted for: counts are checked")
    turn: Side | None = Field(None, description="Whose turn it is")
    phase: Literal["prepare", "play", "draw", "end"] | None = Field(
        None, description="Phase of the turn: preparing, playing a card, drawing a card, or finished"
    )
    hands: Hands | None = None
    hidden: HiddenHands | None = Field(None, description="How many cards in each hand are not known")
    logs: int | None = Field(None, ge=0, le=3, description="Logs the defender has left")
    deck: int | None = Field(None, ge=0, le=50, description="Battle cards left in the face-down pile")
    tactics_deck: int | None = Field(
        None, ge=0, le=11, description="Tactics cards left in their pile; left out: played without them"
    )
    ruses: RusesForm | None = None
    tactics_played: Count | None = Field(None, description="Tactics cards each side has played so far")
    wazki_played: Count | None = Field(None, description="Ważki each side has played so far")
    turn_number: int | None = Field(
        None, ge=1, le=400, description="Turns of both sides so far, with this one: the attacker's are odd"
    )
    ending: Literal["no", "coming", "last", "over"] | None = Field(
        None, description="End by an empty pile: not in sight, last turn to come, last turn now, or passed"
    )
    destroyed: int | None = Field(None, description="The tile whose destruction won the game")


class RiverCase(CaseForm):
    """A dispute in Bitwa o Rzekę."""

    game: Literal["river"]
    position: PositionForm
    claim: Annotated[AnyClaimForm, Field(discriminator="kind")]
    readings: Annotated[dict[str, str], Field(default_factory=dict, max_length=64)]
