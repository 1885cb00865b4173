"""Svord: who may rearrange face-down cards, and how (romans.svord.move)."""

from collections import Counter
from itertools import permutations

from adjudicator.games.romans.rules import round_steps
from adjudicator.games.romans.rules.orders import OUT_OF_TURN
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.table.cards import SVORD, UNKNOWN
from adjudicator.games.romans.table.table import ClanCards, Table, clockwise, unseen_warriors


def clans_to_rearrange(table: Table, trace: Trace | None) -> list[int]:
    """The clans that may rearrange their face-down cards: at least two, and not all known to be alike
    (romans.svord.move)."""
    found = []
    for clan in clockwise(table):
        cards = table.cards[clan]
        if cards.now != SVORD:
            continue
        if not table.setup.neutral[clan]:
            if may_rearrange(cards):
                found.append(clan)
            elif trace is not None:
                round_steps.nothing_to_rearrange(trace, table, clan)
        elif len(cards.down) > 1 and trace is not None:
            round_steps.neutral_without_power(trace, table, clan)
    return found


def may_rearrange(cards: ClanCards) -> bool:
    """Can the order of the face-down cards make a difference? Their owner knows them, even if we do not."""
    return len(cards.down) > 1 and (UNKNOWN in cards.down or len(set(cards.down)) > 1)


def fits_face_down(cards: ClanCards, order: tuple[int, ...]) -> bool:
    """Can these be the face-down cards in a new order? An unknown card may be any that has not been seen."""
    named = Counter(card for card in order if card != UNKNOWN)
    new = named - Counter(cards.down)
    left = unseen_warriors(cards)
    return (
        len(order) == len(cards.down)
        and new.total() <= cards.down.count(UNKNOWN)
        and all(count <= left[card] for card, count in new.items())
    )


def rearranged(cards: ClanCards, order: tuple[int, ...]) -> ClanCards:
    """The face-down cards in their new order (romans.svord.move).

    If all were known and the new order is not, the clan's other cards are still known not to lie there.
    """
    if UNKNOWN in order and UNKNOWN not in cards.down:
        left = unseen_warriors(cards)
        others = [warrior for warrior, count in enumerate(left) for _ in range(count)]
        if len(cards.aside) + len(others) <= OUT_OF_TURN:
            cards = cards._replace(aside=tuple(sorted((*cards.aside, *others))))
    return cards._replace(down=order)


def arrangements(down: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """These face-down cards in every order. Unknown cards are alike."""
    return tuple(sorted(set(permutations(down))))
