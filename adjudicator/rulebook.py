"""Rules by id and by their place in the printed rulebook; what they say is in the game's message files."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule that a ruling may cite."""

    id: str
    place: str
    """The headings in the printed rulebook under which it is found."""
    reading: str = ""
    """The reading that decides how we take it, where the rulebook leaves that open."""
