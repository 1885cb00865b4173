"""A testimony: a statement about where cards of this round are."""

from dataclasses import dataclass
from typing import Literal

TestimonyKind = Literal["holds", "lacks", "played"]


@dataclass(frozen=True, slots=True)
class Testimony:
    """Somebody states that a player has these cards in hand, has none of them, or has played them."""

    who: str
    seat: int
    kind: TestimonyKind
    cards: tuple[int, ...]
