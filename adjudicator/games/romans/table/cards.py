"""The clans and their warriors: nine cards each, eight kinds, as small ints in the rulebook's order."""

from enum import StrEnum
from typing import Final


class Sure(StrEnum):
    """How sure we are of a datum that the scans of the rulebook lost."""

    SURE = "sure"
    LIKELY = "likely"
    UNVERIFIED = "unverified"


QWEEN: Final = 0
DRUHID: Final = 1
SVORD: Final = 2
AXX: Final = 3
ARCHR: Final = 4
FILCHY: Final = 5
HORSIE: Final = 6
CHARIOTT: Final = 7
EARLIER: Final = 8
"""Of two Ch'ariotts in a line the one revealed earlier, where it matters which of them is paid."""
UNKNOWN: Final = -1
"""A face-down card that nobody has named."""
NONE: Final = -1
"""No clan, no card, no fort."""

CLANS: Final = ("green", "red", "gold", "blue")
"""Three of the colours are in the rulebook's example; the fourth is likely."""
WARRIORS: Final = ("qween", "druhid", "svord", "axx", "archr", "filchy", "horsie", "chariott")
WARRIOR: Final = {name: number for number, name in enumerate(WARRIORS)}
HIDDEN: Final = "?"
"""How an unknown card is written."""

COPIES: Final = (1, 1, 1, 1, 1, 1, 1, 2)
DECK_SIZE: Final = sum(COPIES)
STRENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 9)
STRENGTHS_SURE: Final = (
    Sure.LIKELY,
    Sure.LIKELY,
    Sure.LIKELY,
    Sure.LIKELY,
    Sure.SURE,
    Sure.LIKELY,
    Sure.LIKELY,
    Sure.SURE,
)
"""That the nine strengths are 1 to 7 and twice 9 is sure; who has which of the likely ones is inferred."""
DRUHID_AT_MOST: Final = 4
"""The rulebook's worked example shows that Dru'hid is weaker than Arch'r."""


def card_id(clan: str, warrior: int) -> str:
    """How a warrior of a clan is written in rulings: ``gold:archr``."""
    return f"{clan}:{WARRIORS[CHARIOTT if warrior == EARLIER else warrior]}"


def written(warrior: int) -> str:
    return HIDDEN if warrior == UNKNOWN else WARRIORS[warrior]
