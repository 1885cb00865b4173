"""From the empty table to the first reveal: the wall is built, two warriors are lost, the others are laid."""

from itertools import combinations_with_replacement

from adjudicator.games.romans.table.cards import COPIES, NONE, UNKNOWN
from adjudicator.games.romans.table.forts import TURNS, WALL
from adjudicator.games.romans.table.table import ClanCards, Step, Table, unseen_warriors, with_cards

KINDS = range(len(COPIES))
PAIRS = (
    (UNKNOWN, UNKNOWN),
    *[pair for pair in combinations_with_replacement(KINDS, 2) if pair[0] != pair[1] or COPIES[pair[0]] > 1],
)
"""Every pair of warriors that may be lost at random, and the pair of unknown ones."""


def uncover(table: Table, fort: int) -> Table:
    """One more fort of the row is turned up (romans.wall.uncover)."""
    wall = (*table.wall, fort)
    return table._replace(wall=wall, step=Step.ARRANGE if len(wall) == WALL else Step.UNCOVER)


def arrange(table: Table, wall: tuple[int, ...]) -> Table:
    """The wall stands in this order; the clans begin to lay warriors (romans.wall.order)."""
    return _next_orders(table._replace(wall=wall))


def _next_orders(table: Table) -> Table:
    """The next clan that has not laid all its warriors gives orders. After the last one the attack begins."""
    for clan, cards in enumerate(table.cards):
        if len(cards.down) < WALL:
            return _orders_of(table, clan)
    return table._replace(step=Step.REVEAL, who=0)


def _orders_of(table: Table, clan: int) -> Table:
    return table._replace(step=Step.LAY if table.setup.neutral[clan] else Step.LOSE, who=clan)


def clans_to_act(table: Table) -> tuple[int, ...]:
    """The clans that may act now. Orders and reveals are simultaneous, so they come in any order.

    But a clan that has begun to lay its warriors finishes before another one begins.
    """
    if table.step == Step.REVEAL:
        return tuple([clan for clan, cards in enumerate(table.cards) if cards.now == NONE])
    begun = table.step == Step.LAY and (not table.setup.neutral[table.who] or table.cards[table.who].down)
    if table.step in (Step.LOSE, Step.LAY) and not begun:
        return tuple([clan for clan, cards in enumerate(table.cards) if len(cards.down) < WALL])
    return (table.who,)


def with_turn_of(table: Table, clan: int) -> Table:
    """The table with this clan to act, if it may act now. If not, the same table."""
    if clan == table.who or clan not in clans_to_act(table):
        return table
    return table._replace(who=clan) if table.step == Step.REVEAL else _orders_of(table, clan)


def lose_two(table: Table, pair: tuple[int, ...]) -> Table:
    """The clan loses two random warriors for this turn (romans.orders.lose)."""
    cards = table.cards[table.who]
    aside = () if UNKNOWN in pair else pair
    all_cards = with_cards(table, table.who, cards._replace(aside=aside))
    return table._replace(cards=all_cards, step=Step.LAY)


def layable(cards: ClanCards) -> list[int]:
    """What may be laid next: a warrior not yet laid or lost, or an unknown one."""
    left = unseen_warriors(cards)
    return [UNKNOWN, *[warrior for warrior in KINDS if left[warrior] > 0]]


def lay(table: Table, warrior: int) -> Table:
    """The clan lays one warrior at the next fort (romans.orders.lay)."""
    cards = table.cards[table.who]
    cards = cards._replace(down=(*cards.down, warrior))
    table = table._replace(cards=with_cards(table, table.who, cards))
    return _next_orders(table) if len(cards.down) == WALL else table


def revealable(cards: ClanCards) -> list[int]:
    """What may be revealed at the contested fort: the known warrior, or any that the clan may have there."""
    card = cards.down[0]
    if card != UNKNOWN:
        return [card]
    left = unseen_warriors(cards)
    return [warrior for warrior in KINDS if left[warrior] > 0]


def collect(table: Table) -> Table:
    """A new turn: every clan takes its nine warriors back, forts stay (romans.turn.end)."""
    assert table.turn < TURNS
    all_cards = tuple(ClanCards(forts=cards.forts, dropped=cards.dropped) for cards in table.cards)
    return Table(
        table.setup, all_cards, turn=table.turn + 1, step=Step.UNCOVER, who=NONE, discarded=table.discarded
    )
