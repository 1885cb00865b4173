"""The table as the position of a case, in JSON."""

from typing import Any

from adjudicator.games.river.table.position import SIDES, Dam
from adjudicator.games.river.table.table import (
    Table,
    everything_known,
)


def facts(table: Table) -> dict[str, Any]:
    """The table as the position of a case, defaults left out.

    That a hidden card cannot be one that was shuffled back since is known to the table only.
    """
    told: dict[str, Any] = {"dams": [_dam(dam) for dam in table.dams]}
    if table.discard:
        told["discard"] = list(table.discard)
    told |= {"complete": True, "turn": table.turn, "phase": table.phase}
    told["hands"] = {side: list(hand) for side, hand in zip(SIDES, table.hands, strict=True) if hand}
    if not everything_known(table):
        told["hidden"] = {
            side: {name: count for name, count in (("battle", h.battle), ("tactics", h.tactics)) if count}
            for side, h in zip(SIDES, table.hidden, strict=True)
            if h.size
        }
    told |= {"logs": table.logs, "deck": table.deck}
    if table.tactics_deck is not None:
        told |= _tactics(table, table.tactics_deck)
    if table.number:
        told["turn_number"] = table.number
    if table.ending != "no" or not table.deck:
        told["ending"] = table.ending
    if table.destroyed is not None:
        told["destroyed"] = table.destroyed
    return told


def _dam(dam: Dam) -> dict[str, Any]:
    told: dict[str, Any] = {"tile": dam.name}
    if dam.damaged:
        told["damaged"] = True
    for side, cards in zip(SIDES, (dam.attacker, dam.defender), strict=True):
        if cards:
            told[side] = list(cards)
    if dam.first is not None:
        told["first"] = dam.first
    return told


def _tactics(table: Table, pile: int) -> dict[str, Any]:
    told: dict[str, Any] = {"tactics_deck": pile}
    ruses = {side: list(cards) for side, cards in zip(SIDES, table.ruses, strict=True) if cards}
    if ruses:
        told["ruses"] = ruses
    told["tactics_played"] = _count(table.tactics_played)
    if "wazka" in table.discard:
        told["wazki_played"] = _count(table.wazki_played)
    return told


def _count(pair: tuple[int, int]) -> dict[str, int]:
    return {side: count for side, count in zip(SIDES, pair, strict=True) if count}
