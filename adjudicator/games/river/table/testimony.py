"""Testimony: what a player says about the game so far."""

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
"""What the testimony is about."""


@dataclass(frozen=True, slots=True)
class Testimony:
    """One thing that somebody says. ``says`` determines which of the optional fields are filled."""

    who: str
    says: Says
    side: Side | None = None
    count: int | None = None
    card: str | None = None
