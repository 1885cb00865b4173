"""The shapes of answers and witnesses in Rzymianie do domu!"""

from collections.abc import Mapping
from typing import Final, NotRequired

from typing_extensions import TypedDict

from adjudicator.answers import Shapes, shared_shapes
from adjudicator.games.romans.intake.position_form import PositionForm


class WallAnswer(TypedDict):
    """The wall in its right order."""

    wall: list[str]
    in_order: bool


class NeutralClan(TypedDict):
    clan: str
    points: int
    forts: list[str]


class RankedClan(NeutralClan):
    place: int | None


class RomansResult(TypedDict):
    """The final ranking."""

    winners: list[str] | None
    by: str
    ranking: list[RankedClan]
    neutral: list[NeutralClan]


class KeptByClan(TypedDict):
    """What a clan keeps, and in which ways it may come to that."""

    keeps: list[str]
    forts: list[str]
    ways: list[list[str]]


class RoundOutcome(TypedDict):
    """What comes of a round."""

    takes: str | None
    fort: str | None
    discarded: list[str]
    wall: list[str]
    clans: dict[str, list[KeptByClan]]
    may_rearrange: list[str]
    result: RomansResult | None


class RoundOption(RoundOutcome):
    """What comes of a round if this is chosen."""

    do: list[str]


class RoundAnswer(TypedDict):
    """What comes of a round; or, where somebody has to choose first, who, what, and each option."""

    takes: NotRequired[str | None]
    fort: NotRequired[str | None]
    discarded: NotRequired[list[str]]
    wall: NotRequired[list[str]]
    clans: NotRequired[dict[str, list[KeptByClan]]]
    may_rearrange: NotRequired[list[str]]
    result: NotRequired[RomansResult | None]
    who: NotRequired[str]
    what: NotRequired[str]
    options: NotRequired[list[RoundOption]]


class DealWitness(TypedDict):
    """Hidden cards and a course of play, and the forts that every clan has then."""

    down: dict[str, list[str]]
    actions: list[str]
    forts: dict[str, list[str]]


class LineStep(TypedDict):
    """What to do, and if it is not always the same: when the others have revealed this."""

    do: str
    when: NotRequired[dict[str, str]]


class RomansForcedWitness(TypedDict):
    """The line that makes sure of the fort, or what the others do against it."""

    against: NotRequired[dict[str, str]]
    line: NotRequired[list[LineStep]]


SHAPES: Final[Mapping[str, Shapes]] = {
    **shared_shapes(PositionForm, RomansResult),
    "wall": Shapes(WallAnswer),
    "round": Shapes(RoundAnswer),
    "fort": Shapes(None, DealWitness),
    "game": Shapes(None, DealWitness),
    "forced": Shapes(None, RomansForcedWitness),
    "result": Shapes(RomansResult),
}
