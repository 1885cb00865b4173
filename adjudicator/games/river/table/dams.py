"""The seven dam tiles and what each side of them requires (docs/how-it-works.md says how sure we are)."""

from enum import StrEnum
from typing import Final, NamedTuple


class Requirement(StrEnum):
    """What decides at a dam (rules river.dam.*)."""

    __hash__ = str.__hash__  # the enumeration's own is slow, and tables are indexed by it

    NONE = "none"
    HIGHEST_SUM = "highest-sum"
    LOWEST_SUM = "lowest-sum"
    KOMPANIA = "kompania"
    BRACTWO = "bractwo"
    BANDA = "banda"


class Face(NamedTuple):
    """One side of a tile."""

    slots: int
    requirement: Requirement


MOST_SLOTS: Final = 6
"""A house dam may have at most this many slots. The printed tiles have two to four."""

TILES: Final[dict[int, dict[bool, Face]]] = {
    1: {False: Face(3, Requirement.HIGHEST_SUM), True: Face(3, Requirement.BANDA)},
    2: {False: Face(4, Requirement.NONE), True: Face(2, Requirement.KOMPANIA)},
    3: {False: Face(3, Requirement.NONE), True: Face(3, Requirement.BRACTWO)},
    4: {False: Face(2, Requirement.NONE), True: Face(4, Requirement.LOWEST_SUM)},
    5: {False: Face(3, Requirement.NONE), True: Face(3, Requirement.BRACTWO)},
    6: {False: Face(4, Requirement.NONE), True: Face(2, Requirement.KOMPANIA)},
    7: {False: Face(3, Requirement.LOWEST_SUM), True: Face(3, Requirement.BANDA)},
}
"""By tile number and whether the damaged side is up."""
