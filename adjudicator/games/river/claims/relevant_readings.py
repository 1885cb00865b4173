"""Which readings can matter in a case."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adjudicator.case import Case
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.games.river.table.position import Position
from adjudicator.games.river.table.table import Table, unknown_tactics
from adjudicator.readings import Reading

_AT_A_TABLE: Final = ("can-win", "forced", "legal", "record", "remedy")
"""Claims that need a whole table: what it does not show is not in the game."""
_TO_THE_END: Final = ("can-win", "forced")
"""Claims about what may still come, and nothing else."""
_OF_TACTICS: Final = (
    "unplayed-elites",
    "dragonfly-limit",
    "draw-when-deck-empty",
    "ruse-without-target",
    "move-destination",
    "exchange-short",
)
_MOVING: Final = frozenset(("transfer", "zdrada", "rekrutacja"))
"""The ruses that bring a card to a dam."""
_ASKED_BY: Final = {
    "ruse-without-target": frozenset(RUSES),
    "move-destination": _MOVING,
    "duck-beaver-trigger": _MOVING,
    "exchange-short": frozenset(("wymiana",)),
    "dragonfly-limit": frozenset(("wazka",)),
}
"""Readings that only matter if one of these cards is in the game."""


def relevant_readings(case: Case[Position, object]) -> tuple[Reading, ...]:
    """All readings; in a game without tactics cards, all but those about tactics cards.

    What may still come depends only on the tactics cards that can still be played or lie at a dam.
    """
    position, kind = case.position, case.form.claim.kind
    if position.uses_tactics or position.tactics_deck is not None:
        if kind in _TO_THE_END and won_already(position, case.readings) is None:
            return tuple(_with_cards_left(table_of(position, case.readings)))
        return READINGS
    readings = tuple(reading for reading in READINGS if reading.id not in _OF_TACTICS)
    if kind not in _AT_A_TABLE:
        return readings
    return tuple(_without_elites(reading) for reading in readings if reading.id != "duck-beaver-trigger")


def _without_elites(reading: Reading) -> Reading:
    """The reading without the option that is about elite units. A duck or beaver is moved by ruses alone."""
    return replace(reading, options=tuple(option for option in reading.options if option != "elites-too"))


def _with_cards_left(table: Table) -> Iterator[Reading]:
    """The readings that can matter with the tactics cards that are left."""
    left = _tactics_left(table)
    for reading in READINGS:
        if reading.id == "draw-when-deck-empty" and (not table.tactics_deck or table.ending == "last"):
            continue
        if reading.id in _ASKED_BY and not left & _ASKED_BY[reading.id]:
            continue
        yield reading if left & ELITE_COPIES.keys() else _without_elites(reading)


def _tactics_left(table: Table) -> set[str]:
    """The tactics cards that may still be played, and those seen at dams or in the discard.

    In the last turn only the attacker still plays a card, and it is in their hand now.
    """
    last = table.ending == "last" and table.turn == "attacker"
    cards = {*table.discard, *table.hands[0], *(() if last else table.hands[1])}
    for dam in table.dams:
        cards |= {*dam.attacker, *dam.defender}
    drawn = table.tactics_deck or table.hidden[1].tactics
    if table.hidden[0].tactics or (drawn and not last):
        cards.update(unknown_tactics(table))
    return cards - BIT.keys()
