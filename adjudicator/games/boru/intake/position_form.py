"""The JSON form of a case and its position, before anything is checked."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.form import CaseForm, Form
from adjudicator.games.boru.intake.claim_forms import (
    AnyClaimForm,
    CardValue,
    PlayerName,
    RegionName,
    TownName,
)
from adjudicator.games.boru.table.table import PHASES

BrideName = Annotated[str, Field(max_length=16, examples=["brigid"])]
TownList = Annotated[list[TownName], Field(default_factory=list, max_length=64)]
CardList = Annotated[list[CardValue], Field(default_factory=list, max_length=32)]
Count = Annotated[int, Field(ge=0, le=999)]


class PlayerForm(Form):
    """One player. What is left out is not known; only what bears on the claim is required."""

    id: PlayerName
    coins: Count | None = None
    points: Count | None = None
    renown: Count | None = None
    raiders: Count | None = Field(None, description="Viking raiders in front of the player")
    church: Count | None = Field(None, description="Discs in the church area")
    track: int | None = Field(None, ge=1, le=10, description="Space of the marriage track, 1 is the first")
    towns: TownList = Field(description="Towns with a disc of this player, those under Viking tokens too")
    tokens: Annotated[list[RegionName], Field(default_factory=list, max_length=16)] = Field(
        description="Claim tokens in front of the player"
    )
    brides: Annotated[list[BrideName], Field(default_factory=list, max_length=16)] = Field(
        description="Marriage cards in front of the player"
    )
    hand: CardList = Field(description="Cards known to be in the hand")
    unseen: int | None = Field(None, ge=0, le=8, description="How many more cards are in the hand")
    lacks: CardList = Field(description="Cards known not to be in the hand, since the player could not lead")
    pack: CardList = Field(description="Draft: the cards this player is choosing from")
    kept: CardList = Field(description="Draft: the cards this player has chosen so far")


class CardPlayed(Form):
    player: PlayerName
    card: CardValue


class ActingForm(Form):
    """The action being carried out, in the middle of its symbols."""

    row: Literal["main", "side-1", "side-2"]
    symbol: int = Field(ge=1, le=4, description="Its symbol that awaits a decision, from the left")


class DraftForm(Form):
    """What one player remembers of this round's draft: each pack they were handed, and what they kept."""

    player: PlayerName
    packs: list[list[CardValue]] = Field(min_length=1, max_length=4)
    kept: list[list[CardValue]] = Field(max_length=4)


class PositionForm(Form):
    """What lies on the table. Only what bears on the claim is required."""

    players: list[PlayerForm] = Field(min_length=3, max_length=5, description="Clockwise")
    marker: PlayerName | None = Field(
        None, description="Who has the active town marker, or led while it lies on a town"
    )
    phase: Literal[PHASES] | None = Field(None, description="What is due now")  # type: ignore[valid-type]
    round: int | None = Field(None, ge=1, le=4)
    vikings: TownList = Field(description="Towns under a Viking control token")
    monasteries: TownList = Field(description="Towns with a monastery, once for each monastery")
    face_up: Annotated[list[RegionName], Field(default_factory=list, max_length=16)] = Field(
        description="Claim tokens that lie face up on the board"
    )
    battle: int | None = Field(None, ge=0, le=30, description="Viking raiders in the battle area")
    bride: BrideName | None = Field(None, description="The face-up marriage card")
    marriage_deck: int | None = Field(
        None, ge=0, le=4, description="Marriage cards left face down, the Princess included"
    )
    gone: Annotated[list[BrideName], Field(default_factory=list, max_length=16)] = Field(
        description="Marriage cards that have left the game"
    )
    viking_deck: Annotated[list[Annotated[int, Field(ge=1, le=30)]], Field(max_length=16)] | None = Field(
        None, description="Viking cards still face down"
    )
    pact: Literal["military", "trade"] | None = Field(None, description="The side of the Princess that is up")
    active: TownName | None = Field(None, description="The town on which the marker lies")
    trick: list[CardPlayed] = Field(default_factory=list, max_length=5, description="In the order played")
    acted: int = Field(0, ge=0, le=4, description="How many cards of the trick have been resolved")
    acting: ActingForm | None = None
    discard: CardList = Field(description="Cards of this round's finished tricks, as far as known")
    tricks: int | None = Field(None, ge=0, le=7, description="Tricks finished in this round")
    passes: int = Field(0, ge=0, le=4, description="Players in a row who could not lead")
    queue: Annotated[list[PlayerName], Field(default_factory=list, max_length=5)] = Field(
        description="Set-up and upkeep: those for whom something is still to be decided, in order"
    )
    draft: Annotated[list[DraftForm], Field(default_factory=list, max_length=5)] = Field(
        description="What players remember of the draft"
    )


class BoruCase(CaseForm):
    """A dispute in Brian Boru."""

    game: Literal["boru"]
    position: PositionForm
    claim: Annotated[AnyClaimForm, Field(discriminator="kind")]
    readings: Annotated[dict[str, str], Field(default_factory=dict, max_length=64)]
