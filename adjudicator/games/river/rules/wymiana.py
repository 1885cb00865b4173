"""Wymiana: both players choose three cards from their hands at the same time and swap them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from adjudicator.games.river.rules.hands import not_in_hand, with_card, without_card
from adjudicator.games.river.table.actions import EXCHANGED, HIDDEN_BATTLE, HIDDEN_TACTICS, Wymiana, in_order
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import Table, index_of, opponent, unknown_cards, unknown_tactics
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json

MOST_EXCHANGES: Final = 2_000
"""At most this many exchanges are listed: those of two hands of eight cards are."""
RULE: Final = "river.ruse.wymiana"


def _can_give(table: Table, side: Side, readings: Readings) -> int:
    """The number of cards this side could give (reading exchange-short)."""
    hand, hidden = table.hands[index_of(side)], table.hidden[index_of(side)]
    if readings["exchange-short"] == "battle-only":
        return sum(card in BIT for card in hand) + hidden.battle
    return len(hand) + hidden.size


def _must_give(table: Table, side: Side, readings: Readings) -> int:
    """The number of cards this side must give: three, or all if there are fewer."""
    return min(EXCHANGED, _can_give(table, side, readings))


def exchange_refusal(table: Table, action: Wymiana, readings: Readings) -> Reason | None:
    """Rule river.ruse.wymiana. ``table`` is without the ruse in the hand."""
    other = opponent(action.side)
    left: Table | None = table
    named: list[str] = []
    if not _can_give(table, action.side, readings) and not _can_give(table, other, readings):
        return Reason("river.ruse.target", "river-ruse-no-target", {"ruse": "wymiana"})
    for side, cards in ((action.side, action.given), (other, action.taken)):
        owed = _must_give(table, side, readings)
        params: dict[str, Json] = {"side": side, "count": len(cards), "owed": owed}
        if len(cards) != owed:
            return Reason(RULE, "river-exchange-count", params)
        if readings["exchange-short"] == "battle-only":
            tactics = [card for card in cards if card not in BIT and card != HIDDEN_BATTLE]
            if tactics:
                return Reason(RULE, "river-exchange-tactics", params)
    for side, card in _given_at_once(action):
        assert left is not None
        before, left = left, without_card(left, side, card)
        named.append(card)
        if left is None or named.count(card) > _copies(table, card):
            return not_in_hand(before, side, card)
    return None


def _given_at_once(action: Wymiana) -> list[tuple[Side, str]]:
    """Every card that is given. Both choose at once: named cards come first, then those that stay hidden."""
    other = opponent(action.side)
    given: list[tuple[Side, str]] = [(action.side, card) for card in action.given]
    given += [(other, card) for card in action.taken]
    return sorted(given, key=lambda one: one[1] in (HIDDEN_BATTLE, HIDDEN_TACTICS))


def _copies(table: Table, card: str) -> int:
    """How many of this card the two hands can hold together. Cards that stay hidden are not limited here."""
    if card in (HIDDEN_BATTLE, HIDDEN_TACTICS):
        return 2 * EXCHANGED
    loose = bool(BIT[card] & unknown_cards(table)) if card in BIT else unknown_tactics(table).count(card)
    return loose + table.hands[0].count(card) + table.hands[1].count(card)


def exchanged(table: Table, action: Wymiana) -> Table:
    """First both give, then both receive, so that nobody gives back a card just received."""
    moved: list[tuple[Side, str, bool]] = []
    for side, card in _given_at_once(action):
        held = without_card(table, side, card)
        assert held is not None, "never called with an illegal action"
        at = index_of(side)
        moved.append((opponent(side), card, held.hidden[at].fresh < table.hidden[at].fresh))
        table = held
    for side, card, fresh in moved:
        table = with_card(table, side, card, fresh)
    return table


def exchanges(table: Table, side: Side, readings: Readings) -> Iterator[Wymiana]:
    """Every exchange in which known cards are named and hidden cards stay hidden."""
    other = opponent(side)
    if not _can_give(table, side, readings) and not _can_give(table, other, readings):
        return
    takes = list(_choices(table, other, readings))
    for given in _choices(table, side, readings):
        for taken in takes:
            yield Wymiana(side, given, taken)


def too_many_exchanges(table: Table, side: Side, readings: Readings) -> bool:
    """Are there more exchanges than can be listed? The ruse itself is taken to be in the hand."""
    held = without_card(table, side, "wymiana")
    if held is None:
        return False
    ways = [sum(1 for _ in _choices(held, one, readings)) for one in SIDES]
    return ways[0] * ways[1] > MOST_EXCHANGES


def _choices(table: Table, side: Side, readings: Readings) -> Iterator[tuple[str, ...]]:
    hand, hidden = table.hands[index_of(side)], table.hidden[index_of(side)]
    cards = [*hand, *[HIDDEN_BATTLE] * hidden.battle, *[HIDDEN_TACTICS] * hidden.tactics]
    if readings["exchange-short"] == "battle-only":
        cards = [card for card in cards if card in BIT or card == HIDDEN_BATTLE]
    chosen = combinations(in_order(cards), _must_give(table, side, readings))
    return iter(dict.fromkeys(chosen))
