"""Which readings can matter in a case."""

from typing import Final

from adjudicator.case import Case
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.table.position import Position
from adjudicator.readings import Reading

_OF_TACTICS: Final = (
    "unplayed-elites",
    "dragonfly-limit",
    "draw-when-deck-empty",
    "ruse-without-target",
    "move-destination",
    "exchange-short",
)


def relevant_readings(case: Case[Position, object]) -> tuple[Reading, ...]:
    """All readings; in a game without tactics cards, all but those about tactics cards."""
    position = case.position
    if position.uses_tactics or position.tactics_deck is not None:
        return READINGS
    return tuple(reading for reading in READINGS if reading.id not in _OF_TACTICS)
