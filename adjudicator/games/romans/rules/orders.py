"""From the empty table to the first reveal: the wall, the random loss, and the warriors laid face down."""

from itertools import combinations_with_replacement

from adjudicator.games.romans.table.cards import COPIES, NONE, UNKNOWN
from adjudicator.games.romans.table.forts import TURNS, WALL
from adjudicator.games.romans.table.table import Line, Step, Table, unseen, with_line

KINDS = range(len(COPIES))
PAIRS = (
    (UNKNOWN, UNKNOWN),
    *[pair for pair in combinations_with_replacement(KINDS, 2) if pair[0] != pair[1] or COPIES[pair[0]] > 1],
)
"""Every two warriors that may be lost at random, or two that nobody has named."""


def uncovered(table: Table, fort: int) -> Table:
    """One more fort of the row (romans.wall.uncover)."""
    wall = (*table.wall, fort)
    return table._replace(wall=wall, step=Step.ARRANGE if len(wall) == WALL else Step.UNCOVER)


def put_in_order(table: Table, wall: tuple[int, ...]) -> Table:
    """The wall stands; the orders begin (romans.wall.order)."""
    return _orders(table._replace(wall=wall))


def _orders(table: Table) -> Table:
    """The first clan that has not laid its warriors is due; after the last one the attack begins."""
    for clan, line in enumerate(table.lines):
        if len(line.down) < WALL:
            return _orders_of(table, clan)
    return table._replace(step=Step.REVEAL, who=0)


def _orders_of(table: Table, clan: int) -> Table:
    return table._replace(step=Step.LAY if table.setup.neutral[clan] else Step.LOSE, who=clan)


def due(table: Table) -> tuple[int, ...]:
    """The clans that may act now: orders are given and warriors revealed by all at once, in any order.

    Only a clan that has begun to lay its warriors goes on before another begins.
    """
    if table.step == Step.REVEAL:
        return tuple([clan for clan, line in enumerate(table.lines) if line.now == NONE])
    begun = table.step == Step.LAY and (not table.setup.neutral[table.who] or table.lines[table.who].down)
    if table.step in (Step.LOSE, Step.LAY) and not begun:
        return tuple([clan for clan, line in enumerate(table.lines) if len(line.down) < WALL])
    return (table.who,)


def turned_to(table: Table, clan: int) -> Table:
    """The table with this clan due, if it may act now; else as it was."""
    if clan == table.who or clan not in due(table):
        return table
    return table._replace(who=clan) if table.step == Step.REVEAL else _orders_of(table, clan)


def lost(table: Table, pair: tuple[int, ...]) -> Table:
    """Two random warriors are out for this turn (romans.orders.lose)."""
    line = table.lines[table.who]
    aside = () if UNKNOWN in pair else pair
    lines = with_line(table, table.who, line._replace(aside=aside))
    return table._replace(lines=lines, step=Step.LAY)


def layable(line: Line) -> list[int]:
    """What may be laid next: a warrior not yet laid nor lost, or one that nobody names."""
    left = unseen(line)
    return [UNKNOWN, *[warrior for warrior in KINDS if left[warrior] > 0]]


def laid(table: Table, warrior: int) -> Table:
    """One warrior at the next fort (romans.orders.lay)."""
    line = table.lines[table.who]
    line = line._replace(down=(*line.down, warrior))
    table = table._replace(lines=with_line(table, table.who, line))
    return _orders(table) if len(line.down) == WALL else table


def revealable(line: Line) -> list[int]:
    """What may turn up at the contested fort: the warrior laid there, or any that the clan may have left."""
    card = line.down[0]
    if card != UNKNOWN:
        return [card]
    left = unseen(line)
    return [warrior for warrior in KINDS if left[warrior] > 0]


def collected(table: Table) -> Table:
    """A new turn: all nine warriors are shuffled anew, forts stay (romans.turn.end)."""
    assert table.turn < TURNS
    lines = tuple(Line(forts=line.forts, dropped=line.dropped) for line in table.lines)
    return Table(
        table.setup, lines, turn=table.turn + 1, step=Step.UNCOVER, who=NONE, discarded=table.discarded
    )
