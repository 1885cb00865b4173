"""The 25 action cards, the marriage cards and the Viking cards.

A set of action cards is an int: bit ``value`` stands for the card of that value.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.bitset import members
from adjudicator.games.boru.table.box import BOX

COLOURS: Final = "RBY"
"""Battle (red), church (blue), courtship (yellow)."""
ROYAL: Final = "W"
"""White: counts as any colour."""

TAKE, COIN, PAY, COURT, RAID, PRAY, EXPAND, REMOVE = "TCPMVKEX"
"""The symbols of an action, resolved from left to right."""


class ActionCard(NamedTuple):
    value: int
    colour: str
    main: str
    sides: tuple[str, ...]

    def row(self, name: str) -> str:
        """The symbols of one of the card's actions; empty if the card has no such action."""
        if name == "main":
            return self.main
        place = int(name[-1]) - 1
        return self.sides[place] if place < len(self.sides) else ""


ROWS: Final = ("main", "side-1", "side-2")

CARDS: Final[dict[int, ActionCard]] = {
    int(value): ActionCard(int(value), colour, main, tuple(sides))
    for value, (colour, main, *sides) in BOX["action-cards"].items()
}
DECK: Final = sum(1 << value for value in CARDS)
OF_COLOUR: Final = {
    colour: sum(1 << card.value for card in CARDS.values() if card.colour == colour) for colour in "RBYW"
}
MATCHING: Final = {colour: OF_COLOUR[colour] | OF_COLOUR[ROYAL] for colour in COLOURS}
"""Colour of a town to the cards that can win a trick there."""


class Bride(NamedTuple):
    """A marriage card: what the player who takes it gains at once."""

    name: str
    points: int
    renown: int
    region: str
    """The region in which it gives a town; empty if it gives none."""


PRINCESS: Final = "princess"
SPURN: Final = "spurn"
SPURNED: Final[int] = BOX["marriage-cards"][PRINCESS]["spurned"]
"""Points for the player who spurns the Princess."""
BRIDES: Final[dict[str, Bride]] = {
    slug: Bride(card["name"], card.get("points", 0), card.get("renown", 0), card.get("town", ""))
    for slug, card in BOX["marriage-cards"].items()
}
NOBLES: Final = tuple(slug for slug in BRIDES if slug != PRINCESS)
"""All marriage cards but the Princess."""
VIKING_CARDS: Final[tuple[int, ...]] = tuple(BOX["viking-cards"])


values: Final = members
"""The cards of a set, lowest first."""
