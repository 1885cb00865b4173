"""What a claim of region or game is about: who, and which region."""

from typing import NamedTuple

from adjudicator.games.boru.table.table import NOBODY


class Goal(NamedTuple):
    """What is claimed of the table after the upkeep."""

    seat: int
    region: int = NOBODY
    """The region to hold; NOBODY: the game to win."""
    sole: bool = False
