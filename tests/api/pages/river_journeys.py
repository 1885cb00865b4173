"""Ways from an empty table of Bitwa o Rzekę to a ruling, as somebody taps them, and one by keys alone."""

from typing import Final

from playwright.sync_api import expect

from tests.api.pages.hand import Hand


def card(name: str) -> str:
    return f'[data-card="{name}"]'


def zone(name: str) -> str:
    return f'[data-zone="{name}"]'


def dam(name: str) -> str:
    return f'[data-dam="{name}"]'


def settle(hand: Hand) -> None:
    hand.tap("#settle")
    expect(hand.page.locator(".ruling .verdict")).to_be_visible()


def lay_dispute(hand: Hand) -> None:
    """When the attacker's side is full, the defender's is next."""
    hand.tap(*map(card, ("R8", "R9", "R10", "Y11")))
    hand.tap(zone("discard"), *map(card, ("Y9", "P10")))


def dispute(hand: Hand) -> None:
    """I take this dam, you can't beat it."""
    lay_dispute(hand)
    settle(hand)


def several_dams(hand: Hand) -> None:
    """Both at once: the defender can't hold all of them."""
    hand.choose("#claim", "joint-control")
    hand.tap(*map(card, ("R8", "R9", "R10")))
    hand.tap(dam("4"), *map(card, ("B10", "B11")))
    settle(hand)


def who_has_won(hand: Hand) -> None:
    hand.choose("#claim", "result")
    hand.choose("#fact-turn", "attacker")
    hand.choose("#fact-phase", "play")
    hand.type("#fact-logs", "3", "48", "6", "6")
    settle(hand)


def lay_record(hand: Hand) -> None:
    hand.choose("#claim", "record")
    hand.tap("#begin")
    moves = hand.page.locator("#moves li")
    hand.tap(card("R8"), dam("3"))
    expect(moves).to_have_count(1)
    hand.tap('[data-move="attacker draw ?"]')
    expect(moves).to_have_count(2)
    hand.tap(dam("3"), card("Y11"))
    expect(moves).to_have_count(3)


def record(hand: Hand) -> None:
    """A game from its first turn: was everything legal?"""
    lay_record(hand)
    settle(hand)


def two_versions(hand: Hand) -> None:
    """Was yellow 9 in the discard or not?"""
    hand.tap(*map(card, ("R8", "R9", "R10", "Y11")), "#dispute summary")
    hand.type("#who-first", "Ania", "Jan")
    hand.tap("#dispute-begin", zone("discard"), card("Y9"))
    settle(hand)


def dispute_by_keys(hand: Hand) -> None:
    """No finger, no mouse."""
    hand.tab_to("#grid")
    for name in ("R8", "R9", "R10", "Y11"):
        hand.arrow_to(card(name))
        hand.press("Enter")
    hand.tab_to("#zones", key="Shift+Tab")
    hand.arrow_to(zone("discard"))
    hand.press("Enter")
    hand.tab_to("#grid")
    for name in ("Y9", "P10"):
        hand.arrow_to(card(name))
        hand.press("Enter")
    hand.tab_to("#settle")
    hand.press("Enter")
    expect(hand.page.locator(".ruling .verdict")).to_be_visible()


JOURNEYS: Final = {
    "dispute about a dam": dispute,
    "the same by keys alone": dispute_by_keys,
    "several dams at once": several_dams,
    "who has won": who_has_won,
    "record": record,
    "two versions": two_versions,
}
"""Each begins on the empty table, at ``/``."""
