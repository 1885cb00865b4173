"""The wall: six forts turned up in a row, then the lowest put first and the highest last."""

from collections.abc import Sequence

from adjudicator.games.romans.table.forts import KIND, VALUES
from adjudicator.games.romans.table.table import Table, forts_seen
from adjudicator.readings import Readings


def lowest_place(row: Sequence[int]) -> int:
    """The place of the lowest positive fort, the leftmost if several are equal (romans.wall.ties)."""
    places = [place for place, fort in enumerate(row) if VALUES[fort & KIND] > 0]
    return min(places, key=lambda place: (VALUES[row[place] & KIND], place))


def highest_place(row: Sequence[int]) -> int:
    """The place of the highest positive fort, the rightmost if several are equal (romans.wall.ties)."""
    places = [place for place, fort in enumerate(row) if VALUES[fort & KIND] > 0]
    return max(places, key=lambda place: (VALUES[row[place] & KIND], place))


def arranged(row: Sequence[int], readings: Readings) -> tuple[int, ...]:
    """The row in its right order (romans.wall.order, reading wall-move).

    The lowest and the highest fort are those of the row as it was turned up.
    """
    first, last = lowest_place(row), highest_place(row)
    if readings["wall-move"] == "insert":
        rest = [fort for place, fort in enumerate(row) if place not in (first, last)]
        return (row[first], *rest, row[last])
    wall = list(row)
    wall[0], wall[first] = wall[first], wall[0]
    if last == 0:
        last = first
    wall[-1], wall[last] = wall[last], wall[-1]
    return tuple(wall)


def left_in_deck(table: Table) -> list[int]:
    """How many forts of each kind have not been turned up, by the forts listed."""
    left = list(table.setup.deck)
    for fort in forts_seen(table):
        left[fort & KIND] -= 1
    return left
