"""From the empty table to the first reveal: the wall is built, two warriors are lost, the others are laid."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Final

from adjudicator.games.romans.table.cards import COPIES, EMPTY, NONE, UNKNOWN
from adjudicator.games.romans.table.forts import TURNS, WALL
from adjudicator.games.romans.table.table import (
    ClanCards,
    Step,
    Table,
    has_laid_all,
    unseen_warriors,
    with_cards,
)

OUT_OF_TURN: Final = sum(COPIES) - WALL
"""A clan does not lay this many of its warriors: two are lost, the seventh is put away."""
KINDS = range(len(COPIES))
PAIRS: Final[tuple[tuple[int, int], ...]] = (
    (UNKNOWN, UNKNOWN),
    *[(UNKNOWN, warrior) for warrior in KINDS],
    *[pair for pair in combinations_with_replacement(KINDS, 2) if pair[0] != pair[1] or COPIES[pair[0]] > 1],
)
"""Every pair of warriors that may be lost at random; unknown where nobody saw the card."""


def uncover(table: Table, fort: int) -> Table:
    """One more fort of the row is turned up (romans.wall.uncover)."""
    wall = (*table.wall, fort)
    return table._replace(wall=wall, step=Step.ARRANGE if len(wall) == WALL else Step.UNCOVER)


def arrange(table: Table, wall: tuple[int, ...]) -> Table:
    """The wall stands in this order; the clans begin to give orders (romans.wall.order)."""
    return _next_orders(table._replace(wall=wall, step=Step.LOSE))


def _next_orders(table: Table) -> Table:
    """Orders go on until every clan has laid all its warriors. Then the attack begins.

    They are given at once, so the table says only what has been done, not in which order.
    """
    if table.step == Step.LOSE:
        for clan, cards in enumerate(table.cards):
            if not cards.down and not table.setup.neutral[clan]:
                return table._replace(who=clan)
    for clan, cards in enumerate(table.cards):
        if not has_laid_all(cards):
            return table._replace(step=Step.LAY, who=clan)
    return table._replace(step=Step.REVEAL, who=0)


def clans_to_act(table: Table) -> tuple[int, ...]:
    """The clans that may act now. What clans do at once comes in any order."""
    if table.step == Step.REVEAL:
        return tuple([clan for clan, cards in enumerate(table.cards) if cards.now == NONE])
    if table.step in (Step.LOSE, Step.LAY):
        return tuple([clan for clan, cards in enumerate(table.cards) if not has_laid_all(cards)])
    return table.waiting or (table.who,)


def with_turn_of(table: Table, clan: int) -> Table:
    """The table with this clan to act, if it may act now. If not, the same table."""
    return table._replace(who=clan) if clan in clans_to_act(table) else table


def may_lose(table: Table) -> bool:
    """May ``who`` lose two warriors now? Neutral clans lose none (romans.orders.lose)."""
    return not table.cards[table.who].down and not table.setup.neutral[table.who]


def may_lay(table: Table) -> bool:
    """May ``who`` lay a warrior now? Not before two were lost, if we know that they were not."""
    return table.step == Step.LAY or not may_lose(table)


def lose_two(table: Table, pair: tuple[int, ...]) -> Table:
    """The clan loses two random warriors for this turn (romans.orders.lose)."""
    cards = table.cards[table.who]
    aside = tuple(sorted(_aside_with(cards, pair).elements()))
    lost = cards._replace(aside=aside, down=(EMPTY,) * WALL)
    return _next_orders(table._replace(cards=with_cards(table, table.who, lost)))


def losable(cards: ClanCards) -> list[tuple[int, int]]:
    """Every pair of warriors that the clan may lose at random, as far as they are known."""
    return [pair for pair in PAIRS if can_lose(cards, pair)]


def can_lose(cards: ClanCards, pair: tuple[int, ...]) -> bool:
    """May the clan lose this pair at random, as far as its lost warriors are known?"""
    return pair in PAIRS and _aside_with(cards, pair).total() <= OUT_OF_TURN


def _aside_with(cards: ClanCards, pair: tuple[int, ...]) -> Counter[int]:
    """The warriors that are known not to be laid, those of the pair among them."""
    return Counter(cards.aside) | Counter([warrior for warrior in pair if warrior != UNKNOWN])


def layable(cards: ClanCards) -> list[int]:
    """What may be laid: a warrior not yet laid or lost, or an unknown one."""
    left = unseen_warriors(cards)
    return [UNKNOWN, *[warrior for warrior in KINDS if left[warrior] > 0]]


def empty_places(cards: ClanCards) -> tuple[int, ...]:
    """The places, 1 to 6, at which the clan has no warrior yet."""
    down = cards.down or (EMPTY,) * WALL
    return tuple([place for place, card in enumerate(down, 1) if card == EMPTY])


def lay(table: Table, warrior: int, place: int) -> Table:
    """The clan lays one warrior at the fort at this place (romans.orders.lay)."""
    cards = table.cards[table.who]
    down = list(cards.down or (EMPTY,) * WALL)
    down[place - 1] = warrior
    return _next_orders(table._replace(cards=with_cards(table, table.who, cards._replace(down=tuple(down)))))


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
