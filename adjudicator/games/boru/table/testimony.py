"""What a player says about the cards of this round."""

from dataclasses import dataclass
from typing import Literal

Says = Literal["holds", "lacks", "played"]


@dataclass(frozen=True, slots=True)
class Testimony:
    """Somebody says that a player has these cards in hand, has none of them, or has played them."""

    who: str
    seat: int
    says: Says
    cards: tuple[int, ...]
