"""Hands: whether a card can be in one, what is left when it leaves, and what a draw adds.

A card that is not known to be in a hand may still be among its hidden cards. It is refused only where that is
impossible: it lies elsewhere, no hidden card of its kind is left, or it went back into the pile after every
hidden card of that hand was drawn.
"""

from typing import Any

from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import (
    HAND_ORDER,
    Hidden,
    Table,
    opponent,
    place_of,
    put,
    unknown,
    unknown_tactics,
    whereabouts,
)
from adjudicator.ruling import Reason


def without(table: Table, side: Side, card: str) -> Table | None:
    """The table after this card has left the hand; None if it cannot have been in it (rule river.place.hand).

    ``?`` and ``?tactics`` stand for a hidden card that stays hidden.
    """
    at = place_of(side)
    hand = table.hands[at]
    if card in hand:
        gone = hand.index(card)
        return table._replace(hands=put(table.hands, side, hand[:gone] + hand[gone + 1 :]))
    hidden = table.hidden[at]
    if card == HIDDEN_TACTICS or (card in unknown_tactics(table) and card not in BIT):
        if not hidden.tactics:
            return None
        return _with_hidden(table, side, hidden._replace(tactics=hidden.tactics - 1))
    if card == HIDDEN_BATTLE:
        return _without_any(table, side, hidden)
    if not BIT.get(card, 0) & unknown(table):
        return None
    return _revealed(table, side, hidden, BIT[card])


def _revealed(table: Table, side: Side, hidden: Hidden, bit: int) -> Table | None:
    """A hidden battle card is shown. The oldest that it can be is taken to be it: that leaves most open."""
    if bit & table.reshuffled:
        if not hidden.fresh:
            return None
        table = table._replace(reshuffled=table.reshuffled & ~bit)
        return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh - 1))
    if hidden.old:
        return _with_hidden(table, side, hidden._replace(old=hidden.old - 1))
    if not hidden.fresh or not _spare(table):
        return None
    return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh - 1))


def _without_any(table: Table, side: Side, hidden: Hidden) -> Table | None:
    """A hidden battle card leaves unseen. If old and fresh ones are mixed, nobody knows which it was."""
    if not hidden.battle:
        return None
    if hidden.old and hidden.fresh:
        table = _forgotten(table)
        hidden = table.hidden[place_of(side)]
    if hidden.old:
        return _with_hidden(table, side, hidden._replace(old=hidden.old - 1))
    return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh - 1))


def _spare(table: Table) -> bool:
    """Can one more pile card or fresh card be something else than a reshuffled card?"""
    room = table.deck + table.hidden[0].fresh + table.hidden[1].fresh
    return room > table.reshuffled.bit_count()


def with_card(table: Table, side: Side, card: str, fresh: bool = True) -> Table:
    """The card comes into this hand; ``fresh``: from the pile."""
    at = place_of(side)
    if card in HAND_ORDER:
        hand = tuple(sorted((*table.hands[at], card), key=HAND_ORDER.__getitem__))
        table = table._replace(hands=put(table.hands, side, hand))
        return table._replace(reshuffled=table.reshuffled & ~BIT.get(card, 0)) if table.reshuffled else table
    hidden = table.hidden[at]
    if card == HIDDEN_TACTICS:
        return _with_hidden(table, side, hidden._replace(tactics=hidden.tactics + 1))
    if fresh and table.reshuffled:
        return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh + 1))
    return _with_hidden(table, side, hidden._replace(old=hidden.old + 1))


def shuffled_back(table: Table, cards: int) -> Table:
    """These battle cards are in the pile again: no card that is hidden now can be one of them."""
    return settled(table._replace(reshuffled=table.reshuffled | cards, deck=table.deck + cards.bit_count()))


def can_be_drawn(table: Table, card: str) -> bool:
    """Can this named card be on top of its pile?"""
    bit = BIT.get(card, 0)
    if not bit:
        return card in unknown_tactics(table)
    return bool(bit & unknown(table)) and (bool(bit & table.reshuffled) or _spare(table))


def settled(table: Table) -> Table:
    """What was shuffled back matters only while some hidden card is older."""
    if table.reshuffled and not (table.hidden[0].old or table.hidden[1].old):
        return _forgotten(table)
    if not table.reshuffled and (table.hidden[0].fresh or table.hidden[1].fresh):
        return _forgotten(table)
    return table


def _forgotten(table: Table) -> Table:
    attacker, defender = (Hidden(hand.battle, 0, hand.tactics) for hand in table.hidden)
    return table._replace(hidden=(attacker, defender), reshuffled=0)


def _with_hidden(table: Table, side: Side, hidden: Hidden) -> Table:
    return table._replace(hidden=put(table.hidden, side, hidden))


def lack(table: Table, side: Side, card: str) -> Reason:
    """Why this card cannot be in that hand, as far as one can tell."""
    params: dict[str, Any] = {"side": side, "card": card, "where": "unknown", "dam": ""}
    rule = "river.place.hand"
    found = whereabouts(table, card)
    if found is not None:
        rule, params = "river.place.fixed", params | {"where": "dam", "dam": str(found[0].name)}
    elif card in table.discard and card in BIT:
        rule, params["where"] = "river.discard.open", "discard"
    elif card in table.ruses[0] or card in table.ruses[1]:
        rule, params["where"] = "river.tactics.ruse", "ruses"
    elif card in table.hands[place_of(opponent(side))]:
        params["where"] = "other-hand"
    elif BIT.get(card, 0) & table.reshuffled:
        params["where"] = "reshuffled"
    elif card in (HIDDEN_BATTLE, HIDDEN_TACTICS):
        params["where"] = "none-hidden"
    return Reason(rule, "river-not-in-hand", params, (card,) if card in HAND_ORDER else ())
