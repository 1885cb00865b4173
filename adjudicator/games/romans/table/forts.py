"""The forts: eleven kinds in a deck of eighteen cards. The copies of each kind are data.

A fort is a small int, its kind. A search adds ``MARK`` to one fort, so that it can follow this one card among
cards of the same kind. The rules use only the kind (``fort & KIND``) and keep the mark on the card.
"""

from collections.abc import Iterable
from typing import Final

FORTS: Final = (
    "fortheca-3",
    "fortheca-2",
    "fortheca-1",
    "niefort-1",
    "komfort",
    "niefort-3",
    "niefort-4",
    "fokus",
    "niefort-5",
    "niefort-6",
    "fortuna",
)
"""Sorted by value. The number in the name of a FortHeca is the number of points that it costs."""
FORT: Final = {name: number for number, name in enumerate(FORTS)}
VALUES: Final = (-3, -2, -1, 1, 2, 3, 4, 4, 5, 6, 8)
KOMFORT: Final = FORT["komfort"]
FOKUS: Final = FORT["fokus"]
FORTUNA: Final = FORT["fortuna"]
HECA_KINDS: Final = 3
"""The first three kinds are FortHece."""
MARK: Final = 16
KIND: Final = MARK - 1
"""The bits of a fort that are its kind."""

WALL: Final = 6
"""Forts in a full wall: also the rounds of a turn, and the warriors that each clan lays."""
TURNS: Final = 3
DECK_SIZE: Final = WALL * TURNS
HECA_CARDS: Final = 4
"""FortHece in the deck."""
HECAS_TO_WIN: Final = 3
"""FortHece that win the game at once."""

DECK: Final = (1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 1)
"""Copies of each kind. Sure: 18 cards, 4 of them FortHece, at least one of each kind. The rest is a guess."""


def value(fort: int) -> int:
    return VALUES[fort & KIND]


def is_heca(fort: int) -> bool:
    return fort & KIND < HECA_KINDS


def count_hecas(forts: Iterable[int]) -> int:
    return sum(map(is_heca, forts))


def fort_name(fort: int) -> str:
    return FORTS[fort & KIND]
