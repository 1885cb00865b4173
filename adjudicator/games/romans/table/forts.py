"""The forts: eleven kinds in a deck of eighteen cards. How many of each kind there are is data.

A fort is a small int, its kind. A search may add ``MARK`` to one fort to follow that very card among others
that are alike; the rules look at the kind only and carry the mark along.
"""

from collections.abc import Iterable
from typing import Final

from adjudicator.games.romans.table.cards import Sure

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
"""By value; the number in the name of a FortHeca is what it costs."""
FORT: Final = {name: number for number, name in enumerate(FORTS)}
VALUES: Final = (-3, -2, -1, 1, 2, 3, 4, 4, 5, 6, 8)
KOMFORT: Final = FORT["komfort"]
FOKUS: Final = FORT["fokus"]
FORTUNA: Final = FORT["fortuna"]
HECAS: Final = 3
"""Kinds below this number are FortHece."""
MARK: Final = 16
KIND: Final = MARK - 1

WALL: Final = 6
TURNS: Final = 3
DECK_SIZE: Final = WALL * TURNS
HECA_CARDS: Final = 4
TO_WIN: Final = 3
"""FortHece that win the game at once."""

DECK: Final = (1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 1)
"""Copies of each kind. Sure: 18 cards, 4 of them FortHece, at least one of each kind. The rest is a guess."""
DECK_SURE: Final = Sure.UNVERIFIED


def value(fort: int) -> int:
    return VALUES[fort & KIND]


def is_heca(fort: int) -> bool:
    return fort & KIND < HECAS


def hecas(forts: Iterable[int]) -> int:
    return sum(fort & KIND < HECAS for fort in forts)


def fort_name(fort: int) -> str:
    return FORTS[fort & KIND]
