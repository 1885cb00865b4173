"""The shapes of answers and witnesses in Brian Boru."""

from collections.abc import Mapping
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from adjudicator.answers import Shapes, shared_shapes
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.scoring import Score


class PlayedCard(TypedDict):
    player: str
    card: int


class TrickAnswer(TypedDict):
    """Who wins the trick, and who acts in which order."""

    winner: str | None
    card: int | None
    town: str | None
    order: list[PlayedCard]


class CardWitness(TypedDict):
    """Hands, and a trick played from them."""

    hands: dict[str, list[int]]
    trick: list[PlayedCard]
    winner: str


class OpenAction(TypedDict):
    """An action that was tried: is it legal, and if not, why."""

    action: str
    legal: bool
    rule: NotRequired[str]
    why: NotRequired[str]
    params: NotRequired[dict[str, Any]]


class ActionOutcome(TypedDict):
    """What choices of an action lead to, for whoever acts."""

    choices: list[str]
    coins: int
    points: int
    raiders: int
    church: int
    track: int
    towns: list[str]
    vikings: list[str]
    battle: int


class ActionAnswer(TypedDict):
    """The table after an action and what may still be chosen; or the first step that is illegal."""

    legal: bool
    table: PositionForm
    player: NotRequired[str]
    card: NotRequired[int]
    open: NotRequired[list[OpenAction]]
    outcomes: NotRequired[list[ActionOutcome]]
    more: NotRequired[bool]
    at: NotRequired[int]
    action: NotRequired[str]
    rule: NotRequired[str]
    why: NotRequired[str]
    params: NotRequired[dict[str, Any]]


class PlayerScore(Score):
    """The final scoring of a player, line by line."""

    player: str
    total: int
    claim_tokens: int
    marriage_cards: int


class BoruResult(TypedDict):
    scores: list[PlayerScore]
    winners: list[str]


class UpkeepDecision(TypedDict):
    """Who has to choose now, about what."""

    decision: str
    player: str
    about: str
    options: list[str]


class UpkeepOutcome(TypedDict):
    """What choices in the upkeep lead to."""

    choices: list[str]
    tokens: dict[str, str]
    face_up: list[str]
    points: dict[str, int]


class UpkeepAnswer(TypedDict):
    """The table after the upkeep, or as far as it goes without a choice; or the first illegal step."""

    legal: bool
    done: list[str]
    table: PositionForm
    open: NotRequired[UpkeepDecision | None]
    outcomes: NotRequired[list[UpkeepOutcome]]
    result: NotRequired[BoruResult | None]
    at: NotRequired[int]
    action: NotRequired[str]
    rule: NotRequired[str]
    why: NotRequired[str]
    params: NotRequired[dict[str, Any]]


class RegionWitness(TypedDict):
    """A course of play, and who holds the region then."""

    actions: list[str]
    holder: str | None
    table: PositionForm


class GameWitness(TypedDict):
    """A course of play, and how the game ends then."""

    actions: list[str]
    result: BoruResult
    table: PositionForm


class BoruForcedWitness(TypedDict):
    """The choices that make sure of it."""

    line: list[str]


SHAPES: Final[Mapping[str, Shapes]] = {
    **shared_shapes(PositionForm, BoruResult),
    "trick": Shapes(TrickAnswer),
    "card": Shapes(None, CardWitness),
    "action": Shapes(ActionAnswer),
    "upkeep": Shapes(UpkeepAnswer),
    "region": Shapes(None, RegionWitness),
    "score": Shapes(BoruResult),
    "game": Shapes(None, GameWitness),
    "forced": Shapes(None, BoruForcedWitness),
}
