"""What a player may hold in play, where some cards of the hand have never been shown."""

from itertools import combinations

from adjudicator.games.boru.table.board import ALL_TOWNS, COLOUR, OF_COLOUR
from adjudicator.games.boru.table.cards import CARDS, MATCHING, values
from adjudicator.games.boru.table.table import Table


def may_hold(table: Table, seat: int) -> int:
    """The cards that this player may have in hand now: the known ones, and what an unseen one may be."""
    player = table.players[seat]
    if not player.unseen:
        return player.hand
    hidden = table.pool & ~player.lacks
    if any(one.lacks for one in table.players):
        hidden = sum(1 << card for card in values(hidden) if _fits(table, seat, card))
    return player.hand | hidden


def _fits(table: Table, seat: int, card: int) -> bool:
    """Can the other unseen cards still be what they must be, if this player holds this one?"""
    left = [player.unseen - (place == seat) for place, player in enumerate(table.players)]
    return is_possible(table, left, table.pool & ~(1 << card))


def is_possible(table: Table, unseen: list[int], pool: int) -> bool:
    """Can each hand be filled up from the pool with cards it may hold? (Hall's condition)"""
    hidden = [seat for seat, count in enumerate(unseen) if count]
    for size in range(1, len(hidden) + 1):
        for group in combinations(hidden, size):
            allowed = 0
            for seat in group:
                allowed |= pool & ~table.players[seat].lacks
            if allowed.bit_count() < sum(unseen[seat] for seat in group):
                return False
    return True


def leads(table: Table) -> int:
    """The cards that match some free town (rules boru.trick.marker, match)."""
    free = table.free
    found = 0
    for colour, towns in OF_COLOUR.items():
        if free & towns:
            found |= MATCHING[colour]
    return found


def may_lack_a_lead(table: Table, seat: int) -> bool:
    """Can it be that none of this player's cards matches a free town (rule boru.trick.no-lead)?"""
    fitting = leads(table)
    player = table.players[seat]
    if player.hand & fitting:
        return False
    if not player.unseen:
        return True
    supposed = table.set(seat, lacks=player.lacks | fitting)
    return is_possible(supposed, [one.unseen for one in table.players], table.pool)


def without(table: Table, seat: int, card: int) -> Table:
    """The table after this player has let go of a card."""
    player = table.players[seat]
    if player.hand >> card & 1:
        return table.set(seat, hand=player.hand & ~(1 << card))
    return table.set(seat, unseen=player.unseen - 1)


def matches(card: int, town: int) -> bool:
    """Is the card of the town's colour, or white (rules boru.trick.match, royal)?"""
    return bool(MATCHING[COLOUR[town]] >> card & 1)


def fitting_towns(card: int) -> int:
    """The towns that a card matches (rules boru.trick.match, royal)."""
    return OF_COLOUR.get(CARDS[card].colour, ALL_TOWNS)
