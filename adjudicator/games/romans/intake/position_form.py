"""The JSON shape of a case, before anything is checked."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.form import CaseForm, Form
from adjudicator.games.romans.intake.claim_forms import AnyClaimForm, ClanName

CardName = Annotated[str, Field(max_length=16, examples=["archr", "?"])]
FortName = Annotated[str, Field(max_length=16, examples=["komfort", "fortheca-2"])]
CardList = Annotated[list[CardName], Field(default_factory=list, max_length=20)]
FortList = Annotated[list[FortName], Field(default_factory=list, max_length=40)]
Copies = Annotated[int, Field(ge=0, le=18)]
Strength = Annotated[int, Field(ge=0, le=99)]
StepName = Literal[
    "uncover",
    "arrange",
    "lose",
    "lay",
    "reveal",
    "svord-at-once",
    "qween",
    "druhid",
    "fokus",
    "keep",
    "horsie",
    "fortuna",
    "svord",
    "collect",
    "over",
]
Variant = Literal["tie-stays", "druhid-shift"]


class ClanForm(Form):
    """One clan: its warriors of this turn, and its forts."""

    clan: ClanName
    neutral: bool = Field(False, description="A neutral clan: nobody plays it")
    shown: CardList = Field(description="Face up since earlier rounds, first revealed first")
    now: CardName | None = Field(None, description="Revealed in this round")
    left: bool = Field(False, description="The warrior revealed in this round has already been discarded")
    down: list[CardName] | None = Field(
        None,
        max_length=20,
        description="Face down, from the next fort on; ? or left out: not known. While orders are given: "
        "from the first fort on, empty where no card lies yet; left out if the clan has not lost two cards",
    )
    spent: CardList = Field(description="Discarded this turn, face up")
    aside: CardList = Field(description="Known not to have been laid this turn")
    forts: FortList = Field(description="Forts held, first captured first")
    dropped: FortList = Field(description="Forts captured and given up again for a FortUna")


class PositionForm(Form):
    """What lies on the table. Only what bears on the claim is required."""

    clans: list[ClanForm] = Field(
        default_factory=list, max_length=16, description="In clockwise order. Only the claim wall needs none"
    )
    wall: FortList = Field(description="Forts still in the wall, the contested one first")
    turn: int = Field(1, ge=1, le=3)
    round: int | None = Field(
        None, ge=1, le=6, description="If left out, it follows from the length of the wall"
    )
    step: StepName = Field("reveal", description="What is to be done or decided next")
    who: ClanName | None = Field(
        None, description="Who decides, at a choice inside a round; elsewhere any clan that still has to act"
    )
    waiting: list[ClanName] | None = Field(
        None,
        max_length=16,
        description="Where several clans choose at once (Fort Fokus, Horsie, Svord): all that have not yet. "
        "If left out, those before who, clockwise from the capturer, have chosen",
    )
    winner: ClanName | None = Field(None, description="Who captures in this round, if that is known already")
    seduced: ClanName | None = Field(None, description="Whose warrior Qween has seduced in this round")
    discarded: FortList = Field(description="Forts that nobody took")
    variants: list[Variant] = Field(default_factory=list, max_length=2)
    deck: dict[FortName, Copies] | None = Field(
        None, max_length=16, description="Copies of each fort, where the shipped deck is not yours"
    )
    strengths: dict[CardName, Strength] | None = Field(
        None, max_length=16, description="Strengths of warriors that differ from the shipped ones"
    )
    complete: bool = Field(False, description="Every open card is listed: counts are checked")


class RomansCase(CaseForm):
    """A dispute in Rzymianie do domu!."""

    game: Literal["romans"]
    position: PositionForm
    claim: Annotated[AnyClaimForm, Field(discriminator="kind")]
    readings: Annotated[dict[str, str], Field(default_factory=dict, max_length=64)]
