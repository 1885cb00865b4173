"""Ways from an empty table of Rzymianie do domu! to a ruling, as somebody taps them."""

from typing import Final

from playwright.sync_api import expect

from tests.api.pages.hand import Hand

ROW: Final = ("niefort-5", "komfort", "fortheca-2", "niefort-3", "fortuna", "niefort-1")
"""A wall as it is turned up."""


def card(name: str) -> str:
    """A clan's card as ``gold:axx``, a fort as ``komfort``."""
    return f'[data-card="{name}"]'


def moved(hand: Hand, count: int, *targets: str) -> None:
    hand.tap(*targets)
    expect(hand.page.locator("#moves li")).to_have_count(count)


def settle(hand: Hand) -> None:
    hand.tap("#settle")
    expect(hand.page.locator(".ruling .verdict")).to_be_visible()


def lay_third_round(hand: Hand) -> None:
    """The wall, one card of each clan, and the cards of the two rounds before."""
    hand.tap('[data-round="3"]', *map(card, ("fokus", "niefort-5", "fortheca-3", "fortuna")))
    hand.tap(*map(card, ("green:svord", "red:druhid", "gold:qween")))
    hand.tap(
        *map(card, ("green:archr", "green:axx", "red:filchy", "red:chariott", "gold:svord", "gold:horsie"))
    )


def third_round(hand: Hand) -> None:
    """Who takes the fort and keeps what?"""
    lay_third_round(hand)
    settle(hand)


def first_round(hand: Hand) -> None:
    """Six forts and a card of each clan."""
    hand.tap(*map(card, ("komfort", "niefort-5", "niefort-3", "fokus", "niefort-6", "fortuna")))
    hand.tap(*map(card, ("green:chariott", "red:chariott", "gold:archr")))
    settle(hand)


def choices(hand: Hand) -> None:
    """The choices of a round, one at a time, until the next round begins."""
    lay_third_round(hand)
    hand.tap("#offer-play")
    for count, move in enumerate(
        ("gold seduces green", "red takes fort 4", "green rearranges ? ? ?"), start=1
    ):
        moved(hand, count, f'[data-move="{move}"]')
    settle(hand)


def can_still_take(hand: Hand) -> None:
    """Can the gold clan still take Fort Fokus?"""
    hand.choose("#claim", "fort-possible")
    hand.tap('[data-round="5"]', card("fokus"), card("fortuna"))
    hand.tap(*map(card, ("green:svord", "red:druhid", "gold:qween", "green:archr", "green:axx")))
    hand.choose("#asks-clan", "gold")
    hand.choose("#asks-fort", "5")
    settle(hand)


def record(hand: Hand) -> None:
    """A turn from its first fort: was everything legal?"""
    hand.choose("#claim", "record")
    hand.tap("#begin")
    for count, fort in enumerate(ROW, start=1):
        moved(hand, count, card(fort))
    moved(hand, 7, '[data-move^="arrange"]')
    for count, clan in enumerate(("green", "red", "gold"), start=8):
        moved(hand, count, f'[data-move="{clan} loses ? ?"]')
    moved(hand, 11, '[data-round="2"]', card("green:axx"))
    settle(hand)


def result(hand: Hand) -> None:
    """Who has won?"""
    hand.choose("#claim", "result")
    hand.tap(*map(card, ("niefort-6", "niefort-5", "niefort-3")))
    for clan, forts in {
        "red": ("niefort-6", "niefort-5", "niefort-1", "komfort"),
        "gold": ("fortuna", "niefort-4", "fortheca-1", "fortheca-2"),
    }.items():
        hand.tap(f'[data-zone="forts@{clan}"]', *map(card, forts))
    settle(hand)


JOURNEYS: Final = {
    "first round": first_round,
    "third round": third_round,
    "choices of a round": choices,
    "can still take a fort": can_still_take,
    "record of a turn": record,
    "result": result,
}
"""Each begins on the empty table, at ``/romans``."""
