"""Wymiana: both players choose three cards from their hands, at the same time, and swap them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from adjudicator.games.river.rules.hands import lack, with_card, without
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, Wymiana, in_order
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table, opponent, place_of, unknown, unknown_tactics
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

EXCHANGED: Final = 3
RULE: Final = "river.ruse.wymiana"


def _stock(table: Table, side: Side, readings: Readings) -> int:
    """How many cards this side can give (reading exchange-short)."""
    hand, hidden = table.hands[place_of(side)], table.hidden[place_of(side)]
    if readings["exchange-short"] == "battle-only":
        return sum(card in BIT for card in hand) + hidden.battle
    return len(hand) + hidden.size


def _owed(table: Table, side: Side, readings: Readings) -> int:
    """Three cards, or all where there are fewer."""
    return min(EXCHANGED, _stock(table, side, readings))


def exchange_refusal(table: Table, action: Wymiana, readings: Readings) -> Reason | None:
    """Rule river.ruse.wymiana; ``table`` is without the ruse itself."""
    other = opponent(action.side)
    left: Table | None = table
    named: list[str] = []
    if not _stock(table, action.side, readings) and not _stock(table, other, readings):
        return Reason("river.ruse.target", "river-ruse-no-target", {"ruse": "wymiana"})
    for side, cards in ((action.side, action.given), (other, action.taken)):
        owed = _owed(table, side, readings)
        params: dict[str, Any] = {"side": side, "count": len(cards), "owed": owed}
        if len(cards) != owed:
            return Reason(RULE, "river-exchange-count", params)
        if readings["exchange-short"] == "battle-only":
            tactics = [card for card in cards if card not in BIT and card != HIDDEN_BATTLE]
            if tactics:
                return Reason(RULE, "river-exchange-tactics", params)
        for card in cards:
            assert left is not None
            before, left = left, without(left, side, card)
            named.append(card)
            if left is None or named.count(card) > _copies(table, card):
                return lack(before, side, card)
    return None


def _copies(table: Table, card: str) -> int:
    """How often this card can be in the two hands together; nobody counts cards that stay hidden."""
    if card in (HIDDEN_BATTLE, HIDDEN_TACTICS):
        return 2 * EXCHANGED
    loose = bool(BIT[card] & unknown(table)) if card in BIT else unknown_tactics(table).count(card)
    return loose + table.hands[0].count(card) + table.hands[1].count(card)


def exchanged(table: Table, action: Wymiana) -> Table:
    """First both give, then both receive: nobody hands a card straight back."""
    other = opponent(action.side)
    moved: list[tuple[Side, str, bool]] = []
    for side, cards in ((action.side, action.given), (other, action.taken)):
        for card in cards:
            held = without(table, side, card)
            assert held is not None, "never called with an illegal action"
            at = place_of(side)
            moved.append((opponent(side), card, held.hidden[at].fresh < table.hidden[at].fresh))
            table = held
    for side, card, fresh in moved:
        table = with_card(table, side, card, fresh)
    return table


def exchanges(table: Table, side: Side, readings: Readings) -> Iterator[Wymiana]:
    """Every exchange of cards that are known, the hidden ones staying hidden."""
    other = opponent(side)
    if not _stock(table, side, readings) and not _stock(table, other, readings):
        return
    takes = list(_choices(table, other, readings))
    for given in _choices(table, side, readings):
        for taken in takes:
            yield Wymiana(side, given, taken)


def _choices(table: Table, side: Side, readings: Readings) -> Iterator[tuple[str, ...]]:
    hand, hidden = table.hands[place_of(side)], table.hidden[place_of(side)]
    cards = [*hand, *[HIDDEN_BATTLE] * hidden.battle, *[HIDDEN_TACTICS] * hidden.tactics]
    if readings["exchange-short"] == "battle-only":
        cards = [card for card in cards if card in BIT or card == HIDDEN_BATTLE]
    chosen = combinations(in_order(cards), _owed(table, side, readings))
    return iter(dict.fromkeys(chosen))
