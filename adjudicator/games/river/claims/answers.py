"""The shapes of answers and witnesses in Bitwa o Rzekę."""

from collections.abc import Mapping
from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from adjudicator.answers import Shapes, shared_shapes
from adjudicator.games.river.intake.position_form import PositionForm

DamName = int | str
Side = Literal["attacker", "defender"]

ShownCard = TypedDict("ShownCard", {"card": str, "as": NotRequired[str]})


class SideWitness(TypedDict):
    """A full side of the defender that beats the attacker, card by card."""

    formation: str
    grade: int
    sum: int
    cards: list[ShownCard]
    adds: list[str]


class ClaimableDam(TypedDict):
    dam: DamName
    verdict: Literal["upheld", "rejected", "undecided"]
    rule: str
    witness: SideWitness | None


class ClaimableAnswer(TypedDict):
    """Every dam, and whether the attacker could take it now."""

    dams: list[ClaimableDam]


class HeldDam(SideWitness):
    """A side with which the defender holds a dam."""

    dam: DamName


class JointControlWitness(TypedDict):
    """Sides with which the defender holds all of the dams."""

    dams: list[HeldDam]


class JointDam(TypedDict):
    dam: DamName
    held: bool
    witness: HeldDam | None


class JointControlAnswer(TypedDict):
    """How many of the dams the defender can hold at once, and which cannot be held together."""

    most: int
    of: int
    dams: list[JointDam]
    not_together: list[list[DamName]]


class RiverResult(TypedDict):
    """Who has won, and by what."""

    winner: Side
    by: str
    rule: str
    deck: int | None
    tactics_deck: int | None
    logs: int | None
    undamaged: int | None


class CanWinWitness(TypedDict):
    """A course of play in which that side wins."""

    actions: list[str]
    turns: int
    result: RiverResult


class RiverForcedAnswer(TypedDict):
    """Who can force the win, and by what; nobody if the cards drawn decide."""

    winner: Side | None
    by: str


class RiverForcedWitness(TypedDict):
    """A course of play in which both sides do their best."""

    actions: list[str]
    result: RiverResult


class ResultAnswer(TypedDict):
    """Who has won; if nobody has, how far it is."""

    winner: Side | None
    by: str | None
    damaged: list[DamName]
    destroyed: int | None
    deck: int | None
    ending: str | None
    result: NotRequired[RiverResult]
    more_damaged: NotRequired[int]
    provable: NotRequired[list[DamName]]


class RematchAnswer(TypedDict):
    """Who wins the Rewanż. What is compared: a ``measure``, and the figure of each player by name."""

    winner: str | None
    by: str
    compared: list[dict[str, str | int]]


SHAPES: Final[Mapping[str, Shapes]] = {
    **shared_shapes(PositionForm, RiverResult),
    "control": Shapes(None, SideWitness),
    "claimable": Shapes(ClaimableAnswer),
    "joint-control": Shapes(JointControlAnswer, JointControlWitness),
    "can-win": Shapes(None, CanWinWitness),
    "forced": Shapes(RiverForcedAnswer, RiverForcedWitness),
    "result": Shapes(ResultAnswer),
    "rematch": Shapes(RematchAnswer),
}
