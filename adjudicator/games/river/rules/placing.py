"""Laying a card at a dam, where it may cancel another."""

from adjudicator.games.river.rules.hands import not_in_hand, without_card, without_stale_reshuffle
from adjudicator.games.river.rules.turns import enter_draw_phase
from adjudicator.games.river.table.actions import Place
from adjudicator.games.river.table.cards import BEAVER, BIT, DUCK
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import (
    Table,
    cards_at,
    dam_at,
    has_room,
    index_of,
    laid_at,
    opponent,
    replace_for,
    with_card_laid,
    with_card_lifted,
    with_dam,
)
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json


def second_play_refusal(table: Table, side: Side) -> Reason | None:
    """Only one card is played in a turn, before the draw (rules river.place.one, river.tactics.play)."""
    if table.phase in ("prepare", "play"):
        return None
    rule = "river.tactics.play" if table.uses_tactics else "river.place.one"
    return Reason(rule, "river-play-twice", {"side": side, "phase": table.phase})


def place_refusal(table: Table, action: Place, readings: Readings) -> Reason | None:
    """Rules river.place.one, river.place.hand, river.dam.slots; for elite units also river.tactics.*."""
    second = second_play_refusal(table, action.side)
    if second is not None:
        return second
    if action.card not in BIT:
        refused = tactics_refusal(table, action.side, action.card, readings)
        if refused is not None:
            return refused
    if without_card(table, action.side, action.card) is None:
        return not_in_hand(table, action.side, action.card)
    return room_refusal(dam_at(table, action.dam), action.side, action.card)


def room_refusal(dam: Dam, side: Side, card: str) -> Reason | None:
    """Rule river.dam.slots. A card that would be cancelled at once also needs a slot (river.cancel.room)."""
    if has_room(dam, side):
        return None
    params: dict[str, Json] = {"side": side, "dam": str(dam.name), "slots": dam.face.slots, "card": card}
    if counterpart(dam, side, card):
        return Reason("river.cancel.room", "river-cancel-needs-room", params, (card,))
    rule = "river.dam.slots" if card in BIT else "river.tactics.elite"
    return Reason(rule, "river-side-full", params, cards_at(dam, side))


def tactics_refusal(table: Table, side: Side, card: str, readings: Readings) -> Reason | None:
    """May this side play this tactics card now (rules river.tactics.count, river.elite.limit)?"""
    if not table.uses_tactics:
        return Reason("river.tactics.setup", "river-no-tactics", {"side": side, "card": card})
    at = index_of(side)
    own, other = table.tactics_played[at], table.tactics_played[1 - at]
    if own > other:
        params = {"side": side, "own": own, "other": other, "card": card}
        return Reason("river.tactics.count", "river-tactics-ahead", params)
    if card == "wazka" and table.wazki_played[at] and readings["dragonfly-limit"] == "one-each":
        return Reason("river.elite.limit", "river-second-wazka", {"side": side})
    return None


def after_place(table: Table, action: Place, readings: Readings) -> Table:
    held = without_card(table, action.side, action.card)
    assert held is not None, "never called with an illegal action"
    table = without_stale_reshuffle(held)
    if action.card not in BIT:
        table = tactics_counted(table, action.side, action.card)
    return enter_draw_phase(after_arrival(table, action.side, action.card, action.dam), readings)


def tactics_counted(table: Table, side: Side, card: str) -> Table:
    """The table with one more tactics card counted for this side (rule river.tactics.count)."""
    at = index_of(side)
    table = table._replace(
        tactics_played=replace_for(table.tactics_played, side, table.tactics_played[at] + 1)
    )
    if card == "wazka":
        table = table._replace(wazki_played=replace_for(table.wazki_played, side, table.wazki_played[at] + 1))
    return table


def counterpart(dam: Dam, side: Side, card: str) -> str:
    """The duck or beaver of the same colour on the other side that this card would cancel, or ""."""
    if card not in BIT or card[1:] not in (str(DUCK), str(BEAVER)):
        return ""
    other = f"{card[0]}{BEAVER if card[1:] == str(DUCK) else DUCK}"
    return other if laid_at(dam, opponent(side)).real & BIT[other] else ""


def after_arrival(table: Table, side: Side, card: str, name: int, cancels: bool = True) -> Table:
    """The table after a card arrived on this side.

    A duck and a beaver of one colour cancel out (river.cancel).
    """
    dam = dam_at(table, name)
    other = counterpart(dam, side, card) if cancels else ""
    if not other:
        return with_dam(table, with_card_laid(dam, side, card))
    table = with_dam(table, with_card_lifted(dam, opponent(side), other))
    return table._replace(discard=(*table.discard, card, other))
