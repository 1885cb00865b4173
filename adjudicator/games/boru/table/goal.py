"""The goal that a claim is about: one player holds a region, or wins the game."""

from typing import NamedTuple

from adjudicator.games.boru.table.table import NOBODY


class Goal(NamedTuple):
    seat: int
    region: int = NOBODY
    """The region to hold after the upkeep; NOBODY if the goal is to win the game."""
    sole: bool = False
    """A shared win is not enough."""
