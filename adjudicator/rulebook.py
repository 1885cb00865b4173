"""Rules by id and place in the printed rulebook. Their text is in the game's message files."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule that a ruling may cite."""

    id: str
    place: str
    """The headings in the printed rulebook under which it stands."""
    reading: str = ""
    """The reading that decides its meaning, where the rulebook leaves that open."""


_OURS: Final = "Sędzia"
REFEREE: Final = (
    Rule("referee.legal", _OURS),
    Rule("referee.record", _OURS),
    Rule("referee.remedy", _OURS),
    Rule("referee.disputed", _OURS),
    Rule("referee.consistent", _OURS),
)
"""Our own rules, for what no rulebook covers. Every game has them."""
