"""Ways from an empty table of Brian Boru to a ruling, as somebody taps them."""

from typing import Final

from playwright.sync_api import expect

from tests.api.pages.hand import Hand

DISCS: Final = {
    "0": ["CON-R1", "CON-R2", "CON-R3", "CON-Y1", "CON-Y3", "BRE-R1", "BRE-Y1", "DUB-R1", "NUN-B2"],
    "1": ["LEI-B1", "LEI-B2", "LEI-Y1", "LEI-Y3", "DUB-B1", "SUN-R1", "SUN-B1", "MUN-R2"],
    "2": ["MUN-B1", "MUN-B2", "MUN-Y1", "MUN-R1", "ULA-R1", "ULA-B1", "SUN-Y2", "BRE-B2"],
}
"""The towns of three players in the middle of a game."""


def town(name: str) -> str:
    return f'[data-thing="{name}"]'


def card(number: int) -> str:
    return f'[data-card="{number}"]'


def settle(hand: Hand) -> None:
    hand.tap("#settle")
    expect(hand.page.locator(".ruling .verdict")).to_be_visible()


def lay_discs(hand: Hand) -> None:
    for seat, names in DISCS.items():
        hand.tap(f'[data-tool="{seat}"]', *map(town, names))


def fill_in(hand: Hand) -> None:
    """What a region in the upkeep depends on, once it is asked for."""
    hand.choose("#fact-phase", "battle")
    hand.tap("#settle")
    expect(hand.page.locator("#number-0-raiders")).to_be_focused()
    hand.type("#number-0-track", "1", "2", "3", "2", "1", "3", "2", "0", "1")
    hand.choose("#fact-marker", "A")
    for fact, value in {"battle": "0", "round": "2", "marriage_deck": "1"}.items():
        hand.type(f"#fact-{fact}", value)


def middle_of_a_game(hand: Hand) -> None:
    """Twenty-five discs, and can B still hold Dublin?"""
    lay_discs(hand)
    hand.choose("#asks-player", "1")
    hand.choose("#asks-region", "DUB")
    hand.tap("#settle")
    expect(hand.page.locator("#fact-phase")).to_be_focused()
    fill_in(hand)
    settle(hand)


def trick(hand: Hand) -> None:
    """Who wins the trick?"""
    hand.tap('[data-tool="active"]', town("CON-R1"))
    hand.choose("#claim", "trick")
    hand.tap(*map(card, (11, 2, 13)))
    settle(hand)


def record(hand: Hand) -> None:
    """From the first disc to the first trick: was everything legal?"""
    hand.choose("#claim", "record")
    hand.tap("#begin")
    moves = hand.page.locator("#moves li")

    def moved(count: int, *targets: str) -> None:
        hand.tap(*targets)
        expect(moves).to_have_count(count)

    for count, name in enumerate(("MUN-R1", "CON-R1", "LEI-R1"), start=1):
        moved(count, town(name))
    moved(4, '[data-move="reveal viking 9"]')
    moved(5, '[data-move="reveal marriage brigid"]')
    moved(6, '[data-move="deal unseen"]')
    moved(7, card(11), town("CON-R2"))
    moved(8, card(2))
    moved(9, card(13))
    moved(10, '[data-move="B takes side 2"]')
    settle(hand)


JOURNEYS: Final = {"middle of a game": middle_of_a_game, "trick": trick, "record": record}
"""Each begins on the empty table, at ``/boru``."""
