"""Which readings can matter in a case."""

from dataclasses import replace
from typing import Final

from adjudicator.case import Case
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.table.position import Position
from adjudicator.readings import Reading

_AT_A_TABLE: Final = ("can-win", "forced", "legal", "record", "remedy")
"""Claims that need a whole table: what it does not show is not in the game."""
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
    readings = tuple(reading for reading in READINGS if reading.id not in _OF_TACTICS)
    if case.form.claim.kind not in _AT_A_TABLE:
        return readings
    return tuple(_in_play(reading) for reading in readings if reading.id != "duck-beaver-trigger")


def _in_play(reading: Reading) -> Reading:
    """The reading without the option that is about elite units. A duck or beaver is moved by ruses alone."""
    return replace(reading, options=tuple(option for option in reading.options if option != "elites-too"))
