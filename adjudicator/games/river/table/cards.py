"""The 60 battle cards, the tactics cards, and sets of battle cards as bit masks.

A set of battle cards is an int. Bit ``5 * value + (4 - colour)`` stands for one card. So the highest bit of a
set is the card with the highest value and, among equal values, the first colour of R G B Y P.
"""

from collections.abc import Iterable, Iterator
from typing import Final

COLOURS: Final = "RGBYP"
VALUES: Final = range(12)
DUCK: Final = 0
BEAVER: Final = 11

BATTLE_CARDS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
"""In canonical order: R G B Y P, then by value."""

ELITE_COPIES: Final = {"perkoz": 1, "wazka": 2, "labedz": 1}
ELITE_VALUES: Final = {"perkoz": (1, 2, 3), "wazka": tuple(VALUES), "labedz": (7,)}
RUSES: Final = ("transfer", "rekrutacja", "dezercja", "wsparcie", "zdrada", "wymiana", "eksplozja")

BIT: Final = {card: 1 << (5 * int(card[1:]) + 4 - COLOURS.index(card[0])) for card in BATTLE_CARDS}
CARD: Final = {bit: card for card, bit in BIT.items()}
ORDER: Final = {card: place for place, card in enumerate(BATTLE_CARDS)}

DECK: Final = (1 << 60) - 1
OF_COLOUR: Final = {c: sum(BIT[f"{c}{v}"] for v in VALUES) for c in COLOURS}
OF_VALUE: Final = tuple(sum(BIT[f"{c}{v}"] for c in COLOURS) for v in VALUES)


def mask(cards: Iterable[str]) -> int:
    """The battle cards among these cards, as a set."""
    found = 0
    for card in cards:
        found |= BIT.get(card, 0)
    return found


def bits(cards: int) -> Iterator[int]:
    """The single cards of a set as one-bit sets, highest value first, R before G before B, Y, P."""
    while cards:
        top = 1 << (cards.bit_length() - 1)
        yield top
        cards ^= top


def names(cards: int) -> tuple[str, ...]:
    """The cards of a set in canonical order."""
    return tuple(sorted((CARD[bit] for bit in bits(cards)), key=ORDER.__getitem__))


def value_of(bit: int) -> int:
    return (bit.bit_length() - 1) // 5


def colour_of(bit: int) -> str:
    return COLOURS[4 - (bit.bit_length() - 1) % 5]
