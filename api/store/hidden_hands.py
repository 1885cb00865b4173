"""Which cases tell something that not everybody at the table may know. Each game says it of its own.

The public sees no more of their givings than the number. Everything of a game that says nothing counts as
hidden, and so does what is stored of a game that is no longer registered.
"""

from collections.abc import Mapping

from adjudicator.game import load_game
from adjudicator.registry import GAMES
from adjudicator.values import Json


def has_hidden_hands(case: Mapping[str, Json]) -> bool:
    """Does the case tell cards that are hidden at the table?"""
    name = case.get("game")
    hidden = load_game(name).hidden if isinstance(name, str) and name in GAMES else None
    return hidden is None or hidden.is_told_in(case)
