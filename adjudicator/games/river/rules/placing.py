"""Preparation and placing: retreat, logs, and a card from the hand at a dam, with what that may remove."""

from typing import Any

from adjudicator.games.river.rules.hands import lack, settled, without
from adjudicator.games.river.rules.turns import card_played
from adjudicator.games.river.table.actions import Log, Place, Retreat
from adjudicator.games.river.table.cards import BEAVER, BIT, DUCK
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import (
    Table,
    dam_at,
    has_room,
    laid,
    lifted,
    opponent,
    place_of,
    put,
    side_at,
    stand_at,
    with_dam,
    with_side,
)
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

# Preparation


def retreat_refusal(table: Table, action: Retreat, readings: Readings) -> Reason | None:
    """Rules river.retreat.when, river.retreat.scope."""
    params = {"dam": str(action.dam)}
    if action.side == "defender":
        return Reason("river.retreat.when", "river-retreat-defender", params)
    if table.phase != "prepare":
        once = table.phase == "play" and readings["retreat-scope"] != "several-dams"
        rule = "river.retreat.scope" if once else "river.retreat.when"
        late = params | {"phase": table.phase, "once": "yes" if once else "no"}
        return Reason(rule, "river-retreat-late", late)
    dam = dam_at(table, action.dam)
    if _leaving(dam, readings):
        return None
    message = "river-retreat-only-elites" if dam.attacker else "river-retreat-nothing"
    return Reason("river.retreat.scope", message, params)


def _leaving(dam: Dam, readings: Readings) -> tuple[str, ...]:
    """Reading retreat-scope: the battle cards, or the elite units with them."""
    if readings["retreat-scope"] == "elites-too":
        return dam.attacker
    return tuple(card for card in dam.attacker if card in BIT)


def after_retreat(table: Table, action: Retreat, readings: Readings) -> Table:
    dam = dam_at(table, action.dam)
    leaving = _leaving(dam, readings)
    stay = () if len(leaving) == len(dam.attacker) else tuple(c for c in dam.attacker if c not in BIT)
    table = with_dam(table, with_side(dam, "attacker", stay))
    several = readings["retreat-scope"] == "several-dams"
    return table._replace(discard=table.discard + leaving, phase="prepare" if several else "play")


def log_refusal(table: Table, action: Log) -> Reason | None:
    """Rules river.log.when, river.log.once, river.log.three, river.log.nearest."""
    params = {"dam": str(action.dam)}
    if action.side == "attacker":
        return Reason("river.log.when", "river-log-attacker", params)
    if table.phase == "play":
        return Reason("river.log.once", "river-log-again", params)
    if table.phase != "prepare":
        return Reason("river.log.when", "river-log-late", params)
    if not table.logs:
        return Reason("river.log.three", "river-log-none", params)
    if not dam_at(table, action.dam).attacker:
        return Reason("river.log.nearest", "river-log-nothing", params)
    return None


def after_log(table: Table, action: Log) -> Table:
    """The card nearest the dam goes, be it a battle card or an elite unit (rule river.log.nearest)."""
    dam = dam_at(table, action.dam)
    table = with_dam(table, with_side(dam, "attacker", dam.attacker[1:]))
    return table._replace(discard=(*table.discard, dam.attacker[0]), logs=table.logs - 1, phase="play")


# Placing


def to_play(table: Table, side: Side) -> Reason | None:
    """One card a turn, and only before drawing (rules river.place.one, river.tactics.play)."""
    if table.phase in ("prepare", "play"):
        return None
    rule = "river.tactics.play" if table.uses_tactics else "river.place.one"
    return Reason(rule, "river-play-twice", {"side": side, "phase": table.phase})


def place_refusal(table: Table, action: Place, readings: Readings) -> Reason | None:
    """Rules river.place.one, river.place.hand, river.dam.slots; for elite units those on tactics too."""
    late = to_play(table, action.side)
    if late is not None:
        return late
    if action.card not in BIT:
        refused = tactics_refusal(table, action.side, action.card, readings)
        if refused is not None:
            return refused
    if without(table, action.side, action.card) is None:
        return lack(table, action.side, action.card)
    return room_refusal(dam_at(table, action.dam), action.side, action.card)


def room_refusal(dam: Dam, side: Side, card: str) -> Reason | None:
    """Rule river.dam.slots. A card that would be cancelled at once needs room too (river.cancel.room)."""
    if has_room(dam, side):
        return None
    params: dict[str, Any] = {"side": side, "dam": str(dam.name), "slots": dam.face.slots, "card": card}
    if counterpart(dam, side, card):
        return Reason("river.cancel.room", "river-cancel-needs-room", params, (card,))
    rule = "river.dam.slots" if card in BIT else "river.tactics.elite"
    return Reason(rule, "river-side-full", params, side_at(dam, side))


def tactics_refusal(table: Table, side: Side, card: str, readings: Readings) -> Reason | None:
    """May this side play this tactics card now (rules river.tactics.count, river.elite.limit)?"""
    if not table.uses_tactics:
        return Reason("river.tactics.setup", "river-no-tactics", {"side": side, "card": card})
    at = place_of(side)
    own, other = table.tactics_played[at], table.tactics_played[1 - at]
    if own > other:
        params = {"side": side, "own": own, "other": other, "card": card}
        return Reason("river.tactics.count", "river-tactics-ahead", params)
    if card == "wazka" and readings["dragonfly-limit"] == "one-each" and table.wazki_played[at]:
        return Reason("river.elite.limit", "river-second-wazka", {"side": side})
    return None


def after_place(table: Table, action: Place, readings: Readings) -> Table:
    held = without(table, action.side, action.card)
    assert held is not None, "never called with an illegal action"
    table = settled(held)
    if action.card not in BIT:
        table = tactics_counted(table, action.side, action.card)
    return card_played(arrived(table, action.side, action.card, action.dam), readings)


def tactics_counted(table: Table, side: Side, card: str) -> Table:
    """One more tactics card played by this side (rule river.tactics.count)."""
    at = place_of(side)
    table = table._replace(tactics_played=put(table.tactics_played, side, table.tactics_played[at] + 1))
    if card == "wazka":
        table = table._replace(wazki_played=put(table.wazki_played, side, table.wazki_played[at] + 1))
    return table


def counterpart(dam: Dam, side: Side, card: str) -> str:
    """The duck or beaver of the same colour on the other side that this card cancels; "" if none."""
    if card not in BIT or card[1:] not in (str(DUCK), str(BEAVER)):
        return ""
    other = f"{card[0]}{BEAVER if card[1:] == str(DUCK) else DUCK}"
    return other if stand_at(dam, opponent(side)).real & BIT[other] else ""


def arrived(table: Table, side: Side, card: str, name: int, cancels: bool = True) -> Table:
    """A card comes to lie on this side; a duck and a beaver of one colour cancel out (rule river.cancel)."""
    dam = dam_at(table, name)
    other = counterpart(dam, side, card) if cancels else ""
    if not other:
        return with_dam(table, laid(dam, side, card))
    table = with_dam(table, lifted(dam, opponent(side), other))
    return table._replace(discard=(*table.discard, card, other))
