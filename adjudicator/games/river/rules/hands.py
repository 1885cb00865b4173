"""Hands: whether a card can be in one, and the hand after a card has left or arrived.

A card that is not known to be in a hand may still be one of its hidden cards. It is refused only if that is
impossible: the card lies elsewhere, no hidden card of its kind is left, or it was shuffled back into the pile
after every hidden card of that hand had been drawn.
"""

from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS
from adjudicator.games.river.table.cards import BIT, names
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import (
    HAND_ORDER,
    Hidden,
    Table,
    index_of,
    opponent,
    replace_for,
    unknown_cards,
    unknown_tactics,
    whereabouts,
)
from adjudicator.ruling import Reason
from adjudicator.values import Json


def without_card(table: Table, side: Side, card: str) -> Table | None:
    """The table after this card left the hand. None if it cannot have been there (rule river.place.hand).

    ``?`` and ``?tactics`` are cards that stay hidden.
    """
    at = index_of(side)
    hand = table.hands[at]
    if card in hand:
        gone = hand.index(card)
        return table._replace(hands=replace_for(table.hands, side, hand[:gone] + hand[gone + 1 :]))
    hidden = table.hidden[at]
    if card == HIDDEN_TACTICS or (card in unknown_tactics(table) and card not in BIT):
        if not hidden.tactics:
            return None
        return _with_hidden(table, side, hidden._replace(tactics=hidden.tactics - 1))
    if card == HIDDEN_BATTLE:
        return _without_hidden_battle_card(table, side, hidden)
    if not BIT.get(card, 0) & unknown_cards(table):
        return None
    return _without_revealed_card(table, side, hidden, BIT[card])


def _without_revealed_card(table: Table, side: Side, hidden: Hidden, bit: int) -> Table | None:
    """The table after a hidden battle card was shown. It is taken to be an old one if possible.

    That assumption excludes the fewest later cards.
    """
    if bit & table.reshuffled:
        if not hidden.fresh:
            return None
        table = table._replace(reshuffled=table.reshuffled & ~bit)
        return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh - 1))
    if hidden.old:
        return _with_hidden(table, side, hidden._replace(old=hidden.old - 1))
    if not hidden.fresh or not _has_room_for_others(table):
        return None
    return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh - 1))


def _without_hidden_battle_card(table: Table, side: Side, hidden: Hidden) -> Table | None:
    """The table after a battle card left unseen. With old and fresh ones mixed, nobody knows which it was."""
    if not hidden.battle:
        return None
    if hidden.old and hidden.fresh:
        table = _without_reshuffle(table)
        hidden = table.hidden[index_of(side)]
    if hidden.old:
        return _with_hidden(table, side, hidden._replace(old=hidden.old - 1))
    return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh - 1))


def _has_room_for_others(table: Table) -> bool:
    """Can one of the pile cards and fresh cards be something else than a reshuffled card?"""
    room = table.deck + table.hidden[0].fresh + table.hidden[1].fresh
    return room > table.reshuffled.bit_count()


def possible_cards(table: Table, side: Side) -> list[str]:
    """Every card that can be in this hand, each once."""
    hand, hidden = table.hands[index_of(side)], table.hidden[index_of(side)]
    cards = {*hand}
    if hidden.battle:
        cards.update(names(unknown_cards(table)))
    if hidden.tactics:
        cards.update(unknown_tactics(table))
    possible = sorted(cards, key=HAND_ORDER.__getitem__)
    return [card for card in possible if card in hand or without_card(table, side, card) is not None]


def with_card(table: Table, side: Side, card: str, fresh: bool = True) -> Table:
    """The table after this card came into this hand. ``fresh``: it may be a reshuffled card."""
    at = index_of(side)
    if card in HAND_ORDER:
        hand = tuple(sorted((*table.hands[at], card), key=HAND_ORDER.__getitem__))
        table = table._replace(hands=replace_for(table.hands, side, hand))
        return table._replace(reshuffled=table.reshuffled & ~BIT.get(card, 0)) if table.reshuffled else table
    hidden = table.hidden[at]
    if card == HIDDEN_TACTICS:
        return _with_hidden(table, side, hidden._replace(tactics=hidden.tactics + 1))
    if fresh and table.reshuffled:
        return _with_hidden(table, side, hidden._replace(fresh=hidden.fresh + 1))
    return _with_hidden(table, side, hidden._replace(old=hidden.old + 1))


def shuffled_back(table: Table, cards: int) -> Table:
    """The table after these battle cards were put back into the pile.

    No card hidden now can be one of them.
    """
    return without_stale_reshuffle(
        table._replace(reshuffled=table.reshuffled | cards, deck=table.deck + cards.bit_count())
    )


def can_be_drawn(table: Table, card: str) -> bool:
    """Can this named card be on top of its pile?"""
    bit = BIT.get(card, 0)
    if not bit:
        return card in unknown_tactics(table)
    return bool(bit & unknown_cards(table)) and (bool(bit & table.reshuffled) or _has_room_for_others(table))


def without_stale_reshuffle(table: Table) -> Table:
    """The table without the record of reshuffled cards, once no hidden card is older than the shuffle."""
    if table.reshuffled and not (table.hidden[0].old or table.hidden[1].old):
        return _without_reshuffle(table)
    if not table.reshuffled and (table.hidden[0].fresh or table.hidden[1].fresh):
        return _without_reshuffle(table)
    return table


def _without_reshuffle(table: Table) -> Table:
    """The table without the record of reshuffled cards: every hidden card may be any unknown one."""
    attacker, defender = (Hidden(hand.battle, 0, hand.tactics) for hand in table.hidden)
    return table._replace(hidden=(attacker, defender), reshuffled=0)


def _with_hidden(table: Table, side: Side, hidden: Hidden) -> Table:
    return table._replace(hidden=replace_for(table.hidden, side, hidden))


def not_in_hand(table: Table, side: Side, card: str) -> Reason:
    """Why this card cannot be in that hand, as far as the table shows."""
    params: dict[str, Json] = {"side": side, "card": card, "where": "unknown", "dam": ""}
    rule = "river.place.hand"
    found = whereabouts(table, card)
    if found is not None:
        rule, params = "river.place.fixed", params | {"where": "dam", "dam": str(found[0].name)}
    elif card in table.discard and card in BIT:
        rule, params["where"] = "river.discard.open", "discard"
    elif card in table.ruses[0] or card in table.ruses[1]:
        rule, params["where"] = "river.tactics.ruse", "ruses"
    elif card in table.hands[index_of(opponent(side))]:
        params["where"] = "other-hand"
    elif BIT.get(card, 0) & table.reshuffled:
        params["where"] = "reshuffled"
    elif card in (HIDDEN_BATTLE, HIDDEN_TACTICS):
        params["where"] = "none-hidden"
    return Reason(rule, "river-not-in-hand", params, (card,) if card in HAND_ORDER else ())
