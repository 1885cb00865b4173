"""The seven ruses: what each may be aimed at, and what it does."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from adjudicator.games.river.rules.hands import lack, settled, shuffled_back, without
from adjudicator.games.river.rules.placing import (
    arrived,
    room_refusal,
    tactics_counted,
    tactics_refusal,
    to_play,
)
from adjudicator.games.river.rules.turns import card_played
from adjudicator.games.river.rules.wymiana import exchange_refusal, exchanged, exchanges
from adjudicator.games.river.table.actions import (
    Dezercja,
    Eksplozja,
    NoEffect,
    Rekrutacja,
    Ruse,
    Transfer,
    Wsparcie,
    Wymiana,
    Zdrada,
    ruse_of,
)
from adjudicator.games.river.table.cards import BIT, ORDER, mask
from adjudicator.games.river.table.position import SIDES, Dam, Side
from adjudicator.games.river.table.table import (
    Table,
    dam_at,
    has_room,
    lifted,
    opponent,
    place_of,
    put,
    side_at,
    stand_at,
    whereabouts,
    with_dam,
    with_side,
)
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

# May it be played?


def ruse_refusal(table: Table, action: Ruse, readings: Readings) -> Reason | None:
    """As any tactics card (rules river.tactics.*); then what this ruse asks for (rules river.ruse.*)."""
    side, ruse = action.side, ruse_of(action)
    refused = to_play(table, side) or tactics_refusal(table, side, ruse, readings)
    if refused is not None:
        return refused
    held = without(table, side, ruse)
    if held is None:
        return lack(table, side, ruse)
    return _aim_refusal(_shown(held, side, ruse), action, readings)


def _shown(table: Table, side: Side, ruse: str) -> Table:
    """The ruse lies face up beside the tactics pile (rule river.tactics.ruse)."""
    return table._replace(ruses=put(table.ruses, side, (*table.ruses[place_of(side)], ruse)))


def _aim_refusal(table: Table, action: Ruse, readings: Readings) -> Reason | None:
    match action:
        case Transfer(side, card, name):
            refused = _not_there(table, side, side, card, "transfer")
            if refused is not None or name is None:
                return refused
            return _move_refusal(table, opponent(side), card, name, "transfer", readings)
        case Zdrada(side, card, name):
            return _not_there(table, side, opponent(side), card, "zdrada") or _move_refusal(
                table, side, card, name, "zdrada", readings
            )
        case Dezercja(side, card):
            return _not_there(table, side, opponent(side), card, "dezercja")
        case Rekrutacja(side, card, name):
            return _not_discarded(table, card, "rekrutacja") or room_refusal(dam_at(table, name), side, card)
        case Wsparcie(_, cards):
            return _support_refusal(table, cards)
        case Eksplozja(_, name):
            return _blast_refusal(dam_at(table, name))
        case Wymiana():
            return exchange_refusal(table, action, readings)
        case NoEffect(side, ruse):
            return _empty_refusal(table, side, ruse, readings)


def _not_there(table: Table, side: Side, where: Side, card: str, ruse: str) -> Reason | None:
    """Is this a battle card that lies on that side (rules river.ruse.battle-only, river.ruse.<name>)?"""
    params = {"ruse": ruse, "card": card, "whose": "own" if where == side else "other"}
    if card not in BIT:
        return Reason("river.ruse.battle-only", "river-ruse-elite", params, (card,))
    found = whereabouts(table, card)
    if found is not None and found[1] == where:
        return None
    return Reason(f"river.ruse.{ruse}", "river-ruse-not-there", params, (card,))


def _move_refusal(
    table: Table, to: Side, card: str, name: int, ruse: str, readings: Readings
) -> Reason | None:
    """Rule river.ruse.move: across the same dam, if there is room (reading move-destination)."""
    found = whereabouts(table, card)
    assert found is not None
    params: dict[str, Any] = {"ruse": ruse, "card": card, "dam": str(found[0].name), "to": str(name)}
    if readings["move-destination"] == "same-dam" and found[0].name != name:
        return Reason("river.ruse.move", "river-move-elsewhere", params, (card,))
    dam = dam_at(table, name)
    if has_room(dam, to):
        return None
    return Reason("river.ruse.move", "river-move-full", params | {"side": to}, side_at(dam, to))


def _not_discarded(table: Table, card: str, ruse: str) -> Reason | None:
    """Rules river.ruse.rekrutacja, river.ruse.wsparcie: a battle card from the discards."""
    params = {"ruse": ruse, "card": card}
    if card not in BIT:
        return Reason("river.ruse.battle-only", "river-ruse-elite", params, (card,))
    if card in table.discard:
        return None
    return Reason(f"river.ruse.{ruse}", "river-ruse-not-discarded", params, (card,))


def _support_refusal(table: Table, cards: tuple[str, ...]) -> Reason | None:
    count = mask(table.discard).bit_count()
    if count < 2:
        return Reason("river.ruse.wsparcie", "river-support-too-few", {"count": count})
    if len(set(cards)) < 2:
        return Reason("river.ruse.wsparcie", "river-support-twice", {"card": cards[0]}, cards[:1])
    return _not_discarded(table, cards[0], "wsparcie") or _not_discarded(table, cards[1], "wsparcie")


def _blast_refusal(dam: Dam) -> Reason | None:
    if dam.attacker_stand.real | dam.defender_stand.real:
        return None
    return Reason("river.ruse.eksplozja", "river-blast-nothing", {"dam": str(dam.name)})


def _empty_refusal(table: Table, side: Side, ruse: str, readings: Readings) -> Reason | None:
    """Rule river.ruse.target: may a ruse be played that does nothing (reading ruse-without-target)?"""
    if ruse == "wsparcie":
        count = mask(table.discard).bit_count()
        if count < 2:
            return Reason("river.ruse.wsparcie", "river-support-too-few", {"count": count})
    if next(_aims(table, side, ruse, readings), None) is not None:
        return Reason("river.ruse.target", "river-ruse-has-target", {"ruse": ruse})
    if readings["ruse-without-target"] == "illegal":
        return Reason("river.ruse.target", "river-ruse-no-target", {"ruse": ruse})
    return None


# Every way to play it


def ruse_actions(table: Table, side: Side, ruse: str, readings: Readings) -> Iterator[Ruse]:
    """Every legal way to play a ruse that this side may play now and may hold, in canonical order."""
    held = without(table, side, ruse)
    if held is None:
        return
    found = False
    for action in _aims(held, side, ruse, readings):
        found = True
        yield action
    if not found and ruse != "wsparcie" and readings["ruse-without-target"] == "allowed":
        yield NoEffect(side, ruse)


def _aims(table: Table, side: Side, ruse: str, readings: Readings) -> Iterator[Ruse]:
    """Everything the ruse can be aimed at once it has left the hand."""
    other = opponent(side)
    match ruse:
        case "transfer":
            for card, dam in _lying(table, side):
                yield Transfer(side, card, None)
                yield from (Transfer(side, card, name) for name in _ways(table, dam, other, readings))
        case "zdrada":
            for card, dam in _lying(table, other):
                yield from (Zdrada(side, card, name) for name in _ways(table, dam, side, readings))
        case "dezercja":
            yield from (Dezercja(side, card) for card, _ in _lying(table, other))
        case "rekrutacja":
            for card in _discarded(table):
                for dam in table.dams:
                    if has_room(dam, side):
                        yield Rekrutacja(side, card, _tile(dam))
        case "wsparcie":
            yield from (Wsparcie(side, cards) for cards in combinations(_discarded(table), 2))
        case "eksplozja":
            for dam in table.dams:
                if dam.attacker_stand.real | dam.defender_stand.real:
                    yield Eksplozja(side, _tile(dam))
        case "wymiana":
            yield from exchanges(table, side, readings)


def _tile(dam: Dam) -> int:
    assert isinstance(dam.name, int), "only printed tiles are played on"
    return dam.name


def _lying(table: Table, side: Side) -> list[tuple[str, Dam]]:
    """The battle cards on this side of the river."""
    return [(card, dam) for dam in table.dams for card in side_at(dam, side) if card in BIT]


def _ways(table: Table, dam: Dam, to: Side, readings: Readings) -> Iterator[int]:
    """The dams where a moved card may go on this side (reading move-destination)."""
    dams = table.dams if readings["move-destination"] == "any-dam" else (dam,)
    return (_tile(dam) for dam in dams if has_room(dam, to))


def _discarded(table: Table) -> list[str]:
    return sorted((card for card in table.discard if card in BIT), key=ORDER.__getitem__)


# What it does


def after_ruse(table: Table, action: Ruse, readings: Readings) -> Table:
    """The ruse is shown, and takes effect."""
    side, ruse = action.side, ruse_of(action)
    held = without(table, side, ruse)
    assert held is not None, "never called with an illegal action"
    table = _shown(tactics_counted(held, side, ruse), side, ruse)
    return card_played(settled(_effect(table, action, readings)), readings)


def _effect(table: Table, action: Ruse, readings: Readings) -> Table:
    match action:
        case Transfer(side, card, None):
            return _discarding(table, side, card)
        case Transfer(side, card, int(name)):
            return _moved(table, side, opponent(side), card, name, readings)
        case Zdrada(side, card, name):
            return _moved(table, opponent(side), side, card, name, readings)
        case Dezercja(side, card):
            return _discarding(table, opponent(side), card)
        case Rekrutacja(side, card, name):
            return arrived(_picked_up(table, (card,)), side, card, name)
        case Wsparcie(_, cards):
            return shuffled_back(_picked_up(table, cards), mask(cards))
        case Eksplozja(_, name):
            return _blasted(table, dam_at(table, name))
        case Wymiana():
            return exchanged(table, action)
        case _:
            return table


def _discarding(table: Table, side: Side, card: str) -> Table:
    found = whereabouts(table, card)
    assert found is not None
    table = with_dam(table, lifted(found[0], side, card))
    return table._replace(discard=(*table.discard, card))


def _moved(table: Table, side: Side, to: Side, card: str, name: int, readings: Readings) -> Table:
    """The card lies last on its new side; whether it cancels there is reading duck-beaver-trigger."""
    found = whereabouts(table, card)
    assert found is not None
    table = with_dam(table, lifted(found[0], side, card))
    return arrived(table, to, card, name, cancels=readings["duck-beaver-trigger"] == "any-arrival")


def _picked_up(table: Table, cards: tuple[str, ...]) -> Table:
    return table._replace(discard=tuple(card for card in table.discard if card not in cards))


def _blasted(table: Table, dam: Dam) -> Table:
    """Every battle card on both sides goes; elite units stay (rule river.ruse.eksplozja)."""
    gone = tuple(card for card in (*dam.attacker, *dam.defender) if card in BIT)
    for side in SIDES:
        if stand_at(dam, side).real:
            dam = with_side(dam, side, tuple(card for card in side_at(dam, side) if card not in BIT))
    return with_dam(table, dam)._replace(discard=table.discard + gone)
