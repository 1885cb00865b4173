"""The clans and their warriors. A clan has nine cards of eight kinds, numbered as in the rulebook."""

from enum import StrEnum
from typing import Final


class Confidence(StrEnum):
    """How sure we are of a number that cannot be read in the scans of the rulebook."""

    SURE = "sure"
    LIKELY = "likely"


QWEEN: Final = 0
DRUHID: Final = 1
SVORD: Final = 2
AXX: Final = 3
ARCHR: Final = 4
FILCHY: Final = 5
HORSIE: Final = 6
CHARIOTT: Final = 7
EARLIER_CHARIOTT: Final = 8
"""The earlier revealed of two face-up Ch'ariotts. Used only where it matters which of them is paid."""
UNKNOWN: Final = -1
"""A face-down card of which we do not know the warrior."""
EMPTY: Final = -2
"""A place at the wall where a clan has not laid a warrior yet."""
NONE: Final = -1
"""No clan, no card, no fort."""

CLANS: Final = ("green", "red", "gold", "blue")
"""The rulebook's example shows three of the colours. The fourth is our guess."""
WARRIORS: Final = ("qween", "druhid", "svord", "axx", "archr", "filchy", "horsie", "chariott")
WARRIOR: Final = {name: number for number, name in enumerate(WARRIORS)}
HIDDEN: Final = "?"
"""The text of an unknown card."""
NOT_LAID: Final = "empty"
"""The text of a place without a card."""

COPIES: Final = (1, 1, 1, 1, 1, 1, 1, 2)
"""How many cards of each warrior a clan has."""
DECK_SIZE: Final = sum(COPIES)
STRENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 9)
STRENGTHS_CONFIDENCE: Final = (
    Confidence.LIKELY,
    Confidence.LIKELY,
    Confidence.LIKELY,
    Confidence.LIKELY,
    Confidence.SURE,
    Confidence.LIKELY,
    Confidence.LIKELY,
    Confidence.SURE,
)
"""It is sure that the nine strengths are 1 to 7 and twice 9. Which warrior has which is partly inferred."""
DRUHID_AT_MOST: Final = 4
"""The rulebook's worked example shows that Dru'hid is weaker than Arch'r."""


def card_id(clan: str, warrior: int) -> str:
    """The id of a warrior in rulings, such as ``gold:archr``."""
    return f"{clan}:{WARRIORS[CHARIOTT if warrior == EARLIER_CHARIOTT else warrior]}"


def card_text(warrior: int) -> str:
    if warrior == EMPTY:
        return NOT_LAID
    return HIDDEN if warrior == UNKNOWN else WARRIORS[warrior]
