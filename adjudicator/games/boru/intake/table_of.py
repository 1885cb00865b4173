"""The table to be played at, or the facts that are missing for it."""

from typing import Final

from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import ACTING, UPKEEP, Phase, Table
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings


def missing_bride(position: Position) -> list[Problem]:
    """Without the face-up card the marriage cannot be resolved."""
    return position.missing("bride") if position.table.phase == Phase.MARRIAGE else []


UPKEEP_FACTS: Final = (
    "coins",
    "points",
    "renown",
    "raiders",
    "church",
    "track",
    "marker",
    "battle",
    "marriage_deck",
)
"""The facts without which an upkeep cannot be played."""
ACTION_FACTS: Final = ("coins", "points", "raiders", "church", "track", "battle", "marker")
"""The facts without which a card's action cannot be carried out."""


def table_of(position: Position, readings: Readings) -> Table:  # noqa: ARG001 - the same under every reading
    """The table to be played at; raises BadCase with the facts that are missing to rule on an action."""
    table = position.table
    missing = position.missing("phase")
    if table.phase in UPKEEP:
        missing += [*position.missing(*UPKEEP_FACTS), *missing_bride(position)]
    elif table.phase in ACTING:
        missing += position.missing(*ACTION_FACTS)
    if missing:
        raise BadCase(missing)
    return table


def missing_in_record(position: Position) -> list[Problem]:
    """Play recorded from here may go on into an upkeep."""
    return position.missing(*UPKEEP_FACTS)
