"""The seven ruses: the legal targets of each, and its effect."""

from collections.abc import Iterator
from itertools import combinations

from adjudicator.games.river.rules.hands import (
    not_in_hand,
    shuffled_back,
    without_card,
    without_stale_reshuffle,
)
from adjudicator.games.river.rules.placing import (
    after_arrival,
    room_refusal,
    second_play_refusal,
    tactics_counted,
    tactics_refusal,
)
from adjudicator.games.river.rules.turns import enter_draw_phase
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
    cards_at,
    dam_at,
    has_room,
    index_of,
    laid_at,
    opponent,
    replace_for,
    tile_of,
    whereabouts,
    with_card_lifted,
    with_dam,
    with_side,
)
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json

# May it be played?


def ruse_refusal(table: Table, action: Ruse, readings: Readings) -> Reason | None:
    """First the rules for every tactics card (river.tactics.*), then those for this ruse (river.ruse.*)."""
    side, ruse = action.side, ruse_of(action)
    refused = second_play_refusal(table, side) or tactics_refusal(table, side, ruse, readings)
    if refused is not None:
        return refused
    held = without_card(table, side, ruse)
    if held is None:
        return not_in_hand(table, side, ruse)
    return _target_refusal(_face_up(held, side, ruse), action, readings)


def _face_up(table: Table, side: Side, ruse: str) -> Table:
    """The table with this ruse face up beside the tactics pile (rule river.tactics.ruse)."""
    return table._replace(ruses=replace_for(table.ruses, side, (*table.ruses[index_of(side)], ruse)))


def _target_refusal(table: Table, action: Ruse, readings: Readings) -> Reason | None:
    match action:
        case Transfer(side, card, name):
            refused = _not_at_dam_refusal(table, side, side, card, "transfer")
            if refused is not None or name is None:
                return refused
            return _move_refusal(table, opponent(side), card, name, "transfer", readings)
        case Zdrada(side, card, name):
            return _not_at_dam_refusal(table, side, opponent(side), card, "zdrada") or _move_refusal(
                table, side, card, name, "zdrada", readings
            )
        case Dezercja(side, card):
            return _not_at_dam_refusal(table, side, opponent(side), card, "dezercja")
        case Rekrutacja(side, card, name):
            return _not_discarded_refusal(table, card, "rekrutacja") or room_refusal(
                dam_at(table, name), side, card
            )
        case Wsparcie(_, cards):
            return _wsparcie_refusal(table, cards)
        case Eksplozja(_, name):
            return _eksplozja_refusal(dam_at(table, name))
        case Wymiana():
            return exchange_refusal(table, action, readings)
        case NoEffect(side, ruse):
            return _no_effect_refusal(table, side, ruse, readings)


def _not_at_dam_refusal(table: Table, side: Side, where: Side, card: str, ruse: str) -> Reason | None:
    """The target must be a battle card on that side (rules river.ruse.battle-only, river.ruse.<name>)."""
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
    """Rule river.ruse.move: to the other side of the same dam, if it has room (reading move-destination)."""
    found = whereabouts(table, card)
    assert found is not None
    params: dict[str, Json] = {"ruse": ruse, "card": card, "dam": str(found[0].name), "to": str(name)}
    if readings["move-destination"] == "same-dam" and found[0].name != name:
        return Reason("river.ruse.move", "river-move-elsewhere", params, (card,))
    dam = dam_at(table, name)
    if has_room(dam, to):
        return None
    return Reason("river.ruse.move", "river-move-full", params | {"side": to}, cards_at(dam, to))


def _not_discarded_refusal(table: Table, card: str, ruse: str) -> Reason | None:
    """The target must be a discarded battle card (rules river.ruse.rekrutacja, river.ruse.wsparcie)."""
    params = {"ruse": ruse, "card": card}
    if card not in BIT:
        return Reason("river.ruse.battle-only", "river-ruse-elite", params, (card,))
    if card in table.discard:
        return None
    return Reason(f"river.ruse.{ruse}", "river-ruse-not-discarded", params, (card,))


def _wsparcie_refusal(table: Table, cards: tuple[str, ...]) -> Reason | None:
    count = mask(table.discard).bit_count()
    if count < 2:
        return Reason("river.ruse.wsparcie", "river-support-too-few", {"count": count})
    if len(set(cards)) < 2:
        return Reason("river.ruse.wsparcie", "river-support-twice", {"card": cards[0]}, cards[:1])
    return _not_discarded_refusal(table, cards[0], "wsparcie") or _not_discarded_refusal(
        table, cards[1], "wsparcie"
    )


def _eksplozja_refusal(dam: Dam) -> Reason | None:
    if dam.attacker_laid.real | dam.defender_laid.real:
        return None
    return Reason("river.ruse.eksplozja", "river-blast-nothing", {"dam": str(dam.name)})


def _no_effect_refusal(table: Table, side: Side, ruse: str, readings: Readings) -> Reason | None:
    """Rule river.ruse.target: playing a ruse without a target (reading ruse-without-target)."""
    if ruse == "wsparcie":
        count = mask(table.discard).bit_count()
        if count < 2:
            return Reason("river.ruse.wsparcie", "river-support-too-few", {"count": count})
    aimed = next(_with_each_target(table, side, ruse, readings), None)
    if aimed is not None:
        return Reason("river.ruse.target", "river-ruse-has-target", {"ruse": ruse, **_target_of(aimed)})
    if readings["ruse-without-target"] == "illegal":
        return Reason("river.ruse.target", "river-ruse-no-target", {"ruse": ruse})
    return None


def _target_of(action: Ruse) -> dict[str, Json]:
    """What the action aims at, for a sentence: cards, a dam, or cards of the hands, which are not named."""
    match action:
        case Transfer(_, card) | Zdrada(_, card) | Dezercja(_, card) | Rekrutacja(_, card):
            return {"aim": "cards", "targets": [card]}
        case Wsparcie(_, cards):
            return {"aim": "cards", "targets": list(cards)}
        case Eksplozja(_, dam):
            return {"aim": "dam", "targets": [str(dam)]}
        case _:
            return {"aim": "hands", "targets": []}


# Every legal target


def ruse_actions(table: Table, side: Side, ruse: str, readings: Readings) -> Iterator[Ruse]:
    """Every legal action with this ruse, if this side can hold it. The tactics count is not checked here."""
    held = without_card(table, side, ruse)
    if held is None:
        return
    found = False
    for action in _with_each_target(held, side, ruse, readings):
        found = True
        yield action
    if not found and ruse != "wsparcie" and readings["ruse-without-target"] == "allowed":
        yield NoEffect(side, ruse)


def _with_each_target(table: Table, side: Side, ruse: str, readings: Readings) -> Iterator[Ruse]:
    """The ruse with each of its targets. ``table`` is without the ruse in the hand."""
    other = opponent(side)
    match ruse:
        case "transfer":
            for card, dam in _battle_cards_at_dams(table, side):
                yield Transfer(side, card, None)
                yield from (Transfer(side, card, name) for name in _destinations(table, dam, other, readings))
        case "zdrada":
            for card, dam in _battle_cards_at_dams(table, other):
                yield from (Zdrada(side, card, name) for name in _destinations(table, dam, side, readings))
        case "dezercja":
            yield from (Dezercja(side, card) for card, _ in _battle_cards_at_dams(table, other))
        case "rekrutacja":
            for card in _discarded_battle_cards(table):
                for dam in table.dams:
                    if has_room(dam, side):
                        yield Rekrutacja(side, card, tile_of(dam))
        case "wsparcie":
            yield from (Wsparcie(side, cards) for cards in combinations(_discarded_battle_cards(table), 2))
        case "eksplozja":
            for dam in table.dams:
                if dam.attacker_laid.real | dam.defender_laid.real:
                    yield Eksplozja(side, tile_of(dam))
        case "wymiana":
            yield from exchanges(table, side, readings)


def _battle_cards_at_dams(table: Table, side: Side) -> list[tuple[str, Dam]]:
    """The battle cards at the dams on this side."""
    return [(card, dam) for dam in table.dams for card in cards_at(dam, side) if card in BIT]


def _destinations(table: Table, dam: Dam, to: Side, readings: Readings) -> Iterator[int]:
    """The dams to which a card at ``dam`` may be moved, on side ``to`` (reading move-destination)."""
    dams = table.dams if readings["move-destination"] == "any-dam" else (dam,)
    return (tile_of(dam) for dam in dams if has_room(dam, to))


def _discarded_battle_cards(table: Table) -> list[str]:
    return sorted((card for card in table.discard if card in BIT), key=ORDER.__getitem__)


# What it does


def after_ruse(table: Table, action: Ruse, readings: Readings) -> Table:
    """The ruse is laid face up and takes effect."""
    side, ruse = action.side, ruse_of(action)
    held = without_card(table, side, ruse)
    assert held is not None, "never called with an illegal action"
    table = _face_up(tactics_counted(held, side, ruse), side, ruse)
    return enter_draw_phase(without_stale_reshuffle(_effect(table, action, readings)), readings)


def _effect(table: Table, action: Ruse, readings: Readings) -> Table:
    match action:
        case Transfer(side, card, None):
            return _discarded_from_dam(table, side, card)
        case Transfer(side, card, int(name)):
            return _moved(table, side, opponent(side), card, name, readings)
        case Zdrada(side, card, name):
            return _moved(table, opponent(side), side, card, name, readings)
        case Dezercja(side, card):
            return _discarded_from_dam(table, opponent(side), card)
        case Rekrutacja(side, card, name):
            return after_arrival(_taken_from_discard(table, (card,)), side, card, name)
        case Wsparcie(_, cards):
            return shuffled_back(_taken_from_discard(table, cards), mask(cards))
        case Eksplozja(_, name):
            return _exploded(table, dam_at(table, name))
        case Wymiana():
            return exchanged(table, action)
        case _:
            return table


def _discarded_from_dam(table: Table, side: Side, card: str) -> Table:
    found = whereabouts(table, card)
    assert found is not None
    table = with_dam(table, with_card_lifted(found[0], side, card))
    return table._replace(discard=(*table.discard, card))


def _moved(table: Table, side: Side, to: Side, card: str, name: int, readings: Readings) -> Table:
    """The card lies last on its new side. Reading duck-beaver-trigger says whether it can cancel there."""
    found = whereabouts(table, card)
    assert found is not None
    table = with_dam(table, with_card_lifted(found[0], side, card))
    return after_arrival(table, to, card, name, cancels=readings["duck-beaver-trigger"] == "any-arrival")


def _taken_from_discard(table: Table, cards: tuple[str, ...]) -> Table:
    return table._replace(discard=tuple(card for card in table.discard if card not in cards))


def _exploded(table: Table, dam: Dam) -> Table:
    """Every battle card on both sides is discarded, elite units stay (rule river.ruse.eksplozja)."""
    gone = tuple(card for card in (*dam.attacker, *dam.defender) if card in BIT)
    for side in SIDES:
        if laid_at(dam, side).real:
            dam = with_side(dam, side, tuple(card for card in cards_at(dam, side) if card not in BIT))
    return with_dam(table, dam)._replace(discard=table.discard + gone)
