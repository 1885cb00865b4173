"""What a player says about the game so far."""

from dataclasses import dataclass
from typing import Literal

from adjudicator.games.river.table.position import Side

Says = Literal[
    "turns",
    "logs-thrown",
    "retreats",
    "dams-taken",
    "cancelled",
    "skips",
    "hand-size",
    "tactics-drawn",
    "tactics-played",
    "holds",
    "drew",
    "played",
    "discarded",
]
"""What a statement is about."""


@dataclass(frozen=True, slots=True)
class Said:
    """One statement. Which of the optional fields it has follows from ``says``."""

    who: str
    says: Says
    side: Side | None = None
    count: int | None = None
    card: str | None = None
