"""The strength of a full side: which formation it is, and which of two sides is stronger.

This is the reference meaning of these rules, evaluated on known cards. The constraint model states the same
rules independently and is tested against this file.
"""

from collections.abc import Callable, Collection, Iterator
from enum import StrEnum
from itertools import product
from typing import Final, NamedTuple

from adjudicator.games.river.table.cards import ELITE_VALUES, OF_COLOUR, bits, value_of
from adjudicator.games.river.table.dams import Requirement


class Shape(StrEnum):
    """What a side can be. A dam's ladder lists the shapes that count there, strongest first."""

    __hash__ = str.__hash__  # the enumeration's own is slow, and tables are indexed by it

    LEGION = "legion"
    KOMPANIA = "kompania"
    BRACTWO = "bractwo"
    BANDA = "banda"
    PLAIN_BRACTWO = "plain-bractwo"
    """A Bractwo that is not a Legion (reading legion-on-icon-dams: excluded)."""
    PLAIN_BANDA = "plain-banda"
    """A Banda that is not a Legion (reading legion-on-icon-dams: excluded)."""
    ANY = "any"
    """Any cards: a Zgraja where formations count, and any side where only the sum counts."""


class Strength(NamedTuple):
    """Greater is stronger. ``rung`` is 0 at the top of the ladder, then -1, -2 and so on."""

    rung: int
    points: int


Ladder = tuple[Shape, ...]

FORMATIONS: Final[Ladder] = (Shape.LEGION, Shape.KOMPANIA, Shape.BRACTWO, Shape.BANDA, Shape.ANY)
SUM_ONLY: Final[Ladder] = (Shape.ANY,)
ICON_LADDERS: Final[dict[Requirement, dict[str, Ladder]]] = {
    Requirement.KOMPANIA: dict.fromkeys(("counts", "outranks", "excluded"), (Shape.KOMPANIA, Shape.ANY)),
    Requirement.BRACTWO: {
        "counts": (Shape.BRACTWO, Shape.ANY),
        "outranks": (Shape.LEGION, Shape.BRACTWO, Shape.ANY),
        "excluded": (Shape.PLAIN_BRACTWO, Shape.ANY),
    },
    Requirement.BANDA: {
        "counts": (Shape.BANDA, Shape.ANY),
        "outranks": (Shape.LEGION, Shape.BANDA, Shape.ANY),
        "excluded": (Shape.PLAIN_BANDA, Shape.ANY),
    },
}


def ladder(requirement: Requirement, legion_reading: str) -> Ladder:
    """The shapes that count at a dam, strongest first (rules river.formations.order, river.dam.*)."""
    if requirement is Requirement.NONE:
        return FORMATIONS
    icon = ICON_LADDERS.get(requirement)
    return icon[legion_reading] if icon else SUM_ONLY


def is_run(values: Collection[int]) -> bool:
    """Are these consecutive values, in any order? 11 and 0 are not neighbours (rule river.formations.run)."""
    return not values or (max(values) - min(values) == len(values) - 1 and len(set(values)) == len(values))


FITS: Final[dict[Shape, Callable[[Collection[int], bool], bool]]] = {
    Shape.ANY: lambda _values, _one_colour: True,
    Shape.BRACTWO: lambda _values, one_colour: one_colour,
    Shape.KOMPANIA: lambda values, _one_colour: len(set(values)) == 1,
    Shape.BANDA: lambda values, _one_colour: is_run(values),
    Shape.LEGION: lambda values, one_colour: one_colour and is_run(values),
    Shape.PLAIN_BRACTWO: lambda values, one_colour: one_colour and not is_run(values),
    Shape.PLAIN_BANDA: lambda values, one_colour: not one_colour and is_run(values),
}
"""Is a full side with these values, of one colour or not, of this shape?"""


def fits(shape: Shape, values: tuple[int, ...], one_colour: bool) -> bool:
    """Is a full side with these values of this shape?"""
    return FITS[shape](values, one_colour)


_LOWEST_SUM: Final = Requirement.LOWEST_SUM
"""Looked up once: that takes longer than to compare it."""


def strength(requirement: Requirement, rungs: Ladder, values: tuple[int, ...], one_colour: bool) -> Strength:
    """The strength of a full side (rules river.formations.*, river.tie.sum, river.dam.*)."""
    points = -sum(values) if requirement is _LOWEST_SUM else sum(values)
    rung = 0
    for shape in rungs:
        if FITS[shape](values, one_colour):
            return Strength(rung, points)
        rung -= 1
    raise AssertionError("every ladder ends with a shape that fits anything")


def values_in(cards: int) -> tuple[int, ...]:
    return tuple([value_of(bit) for bit in bits(cards)])


_NOT_OF_COLOUR: Final = tuple(~cards for cards in OF_COLOUR.values())


def is_one_colour(cards: int) -> bool:
    return 0 in [cards & others for others in _NOT_OF_COLOUR]


def readings_of_elites(real: int, elites: tuple[str, ...]) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Every way to read a full side, as (values, one colour?) (rules river.elite.*, reading wild-range).

    An elite card may take any colour. So it can always differ from another card, and it can join a single
    colour whenever the battle cards have one.
    """
    fixed = values_in(real)
    alike = is_one_colour(real)
    for chosen in product(*(ELITE_VALUES[elite] for elite in elites)):
        values = fixed + chosen
        if alike:
            yield values, True
        if not alike or (elites and len(values) > 1):
            yield values, False


def best_strength(requirement: Requirement, rungs: Ladder, real: int, elites: tuple[str, ...]) -> Strength:
    """The strength of a full side with its elite cards read in its owner's favour."""
    if not elites:
        return strength(requirement, rungs, values_in(real), is_one_colour(real))
    return max(
        strength(requirement, rungs, values, one_colour)
        for values, one_colour in readings_of_elites(real, elites)
    )
