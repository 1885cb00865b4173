"""Which cards a player may have in hand, also where some cards of the hand are unseen."""

from itertools import combinations

from adjudicator.games.boru.table.board import ALL_TOWNS, COLOUR, OF_COLOUR
from adjudicator.games.boru.table.cards import CARDS, MATCHING, values
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import Table


def may_hold(table: Table, seat: int) -> int:
    """The cards that this player may have in hand: the known ones, and those that an unseen one may be."""
    player = table.players[seat]
    if not player.unseen:
        return player.hand
    hidden = table.pool & ~player.lacks
    if any(one.lacks for one in table.players) and _sizes_are_known(table):
        hidden = sum(1 << card for card in values(hidden) if _may_be_this_card(table, seat, card))
    return player.hand | hidden


def _sizes_are_known(table: Table) -> bool:
    """Is it known how many tricks are over? Else hands may be smaller than the table says."""
    return where("tricks") not in table.unknown


def _may_be_this_card(table: Table, seat: int, card: int) -> bool:
    """If this player holds this card, can all other unseen cards still be dealt?"""
    left = [player.unseen - (place == seat) for place, player in enumerate(table.players)]
    return can_fill_hands(table, left, table.pool & ~(1 << card))


def can_fill_hands(table: Table, unseen: list[int], pool: int) -> bool:
    """Can each hand be filled up from the pool with cards that it may hold (Hall's condition)?"""
    hidden = [seat for seat, count in enumerate(unseen) if count]
    for size in range(1, len(hidden) + 1):
        for group in combinations(hidden, size):
            allowed = 0
            for seat in group:
                allowed |= pool & ~table.players[seat].lacks
            if allowed.bit_count() < sum(unseen[seat] for seat in group):
                return False
    return True


def leading_cards(table: Table) -> int:
    """The cards that match some free town (rules boru.trick.marker, match)."""
    free = table.free
    found = 0
    for colour, towns in OF_COLOUR.items():
        if free & towns:
            found |= MATCHING[colour]
    return found


def may_be_unable_to_lead(table: Table, seat: int) -> bool:
    """Is it possible that none of this player's cards matches a free town (rule boru.trick.no-lead)?"""
    matching = leading_cards(table)
    player = table.players[seat]
    if player.hand & matching:
        return False
    if not player.unseen:
        return True
    if not _sizes_are_known(table):
        return bool(player.hand or table.pool & ~player.lacks & ~matching)
    supposed = table.set(seat, lacks=player.lacks | matching)
    return can_fill_hands(supposed, [one.unseen for one in table.players], table.pool)


def without_card(table: Table, seat: int, card: int) -> Table:
    """The table after this player has played a card from the hand."""
    player = table.players[seat]
    if player.hand >> card & 1:
        return table.set(seat, hand=player.hand & ~(1 << card))
    return table.set(seat, unseen=player.unseen - 1)


def matches(card: int, town: int) -> bool:
    """Is the card of the town's colour, or white (rules boru.trick.match, royal)?"""
    return bool(MATCHING[COLOUR[town]] >> card & 1)


def matching_towns(card: int) -> int:
    """The towns that a card matches (rules boru.trick.match, royal)."""
    return OF_COLOUR.get(CARDS[card].colour, ALL_TOWNS)
