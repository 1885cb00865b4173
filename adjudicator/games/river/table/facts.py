"""The table written out as the position of a case, in JSON."""

from typing import Any

from adjudicator.games.river.table.position import SIDES, Dam
from adjudicator.games.river.table.table import Table, everything_known


def facts(table: Table) -> dict[str, Any]:
    """The position, without fields that have their default.

    One thing is lost: which hidden cards are older than the cards that Wsparcie shuffled back.
    """
    fields: dict[str, Any] = {"dams": [_dam_fields(dam) for dam in table.dams]}
    if table.discard:
        fields["discard"] = list(table.discard)
    fields |= {"complete": True, "turn": table.turn, "phase": table.phase}
    fields["hands"] = {side: list(hand) for side, hand in zip(SIDES, table.hands, strict=True) if hand}
    if not everything_known(table):
        fields["hidden"] = {
            side: {name: count for name, count in (("battle", h.battle), ("tactics", h.tactics)) if count}
            for side, h in zip(SIDES, table.hidden, strict=True)
            if h.size
        }
    fields |= {"logs": table.logs, "deck": table.deck}
    if table.tactics_deck is not None:
        fields |= _tactics_fields(table, table.tactics_deck)
    if table.number:
        fields["turn_number"] = table.number
    if table.ending is not None and (table.ending != "no" or _pile_may_have_run_out(table)):
        fields["ending"] = table.ending
    if table.destroyed is not None:
        fields["destroyed"] = table.destroyed
    return fields


def _pile_may_have_run_out(table: Table) -> bool:
    """Is the pile empty, or can Wsparcie have put all its cards back into it?"""
    return table.deck == 0 or (table.deck <= 2 and "wsparcie" in (*table.ruses[0], *table.ruses[1]))


def _dam_fields(dam: Dam) -> dict[str, Any]:
    fields: dict[str, Any] = {"tile": dam.name}
    if dam.damaged:
        fields["damaged"] = True
    for side, cards in zip(SIDES, (dam.attacker, dam.defender), strict=True):
        if cards:
            fields[side] = list(cards)
    if dam.first is not None:
        fields["first"] = dam.first
    return fields


def _tactics_fields(table: Table, pile: int) -> dict[str, Any]:
    fields: dict[str, Any] = {"tactics_deck": pile}
    ruses = {side: list(cards) for side, cards in zip(SIDES, table.ruses, strict=True) if cards}
    if ruses:
        fields["ruses"] = ruses
    fields["tactics_played"] = _counts(table.tactics_played)
    if "wazka" in table.discard:
        fields["wazki_played"] = _counts(table.wazki_played)
    return fields


def _counts(pair: tuple[int, int]) -> dict[str, int]:
    return {side: count for side, count in zip(SIDES, pair, strict=True) if count}
