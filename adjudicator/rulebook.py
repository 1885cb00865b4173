"""Rules by id and by their place in the printed rulebook; what they say is in the game's message files."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule that a ruling may cite."""

    id: str
    place: str
    """The headings in the printed rulebook under which it is found."""
    reading: str = ""
    """The reading that decides how we take it, where the rulebook leaves that open."""


_OURS: Final = "Sędzia"
REFEREE: Final = (
    Rule("referee.legal", _OURS),
    Rule("referee.record", _OURS),
    Rule("referee.remedy", _OURS),
    Rule("referee.disputed", _OURS),
    Rule("referee.consistent", _OURS),
)
"""How we go about it where no rulebook says a word. Every game that is played action by action has them."""
