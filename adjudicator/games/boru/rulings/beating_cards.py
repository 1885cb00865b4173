"""The cards that decide the claim ``card``: those seen, and those unseen, that could beat it."""

from collections.abc import Iterable

from adjudicator.games.boru.search.deals import CardInTrick, some_deal
from adjudicator.games.boru.table.bitset import bitset
from adjudicator.games.boru.table.cards import values


def seen_beating_cards(at: CardInTrick) -> tuple[int, ...]:
    """The visible cards that make the claim certain: each of them could beat the card if it were unseen.

    There are none if the hands of those who have yet to play, or memories of the draft, make it certain.
    """
    if at.known.memories or not any(at.known.unseen[seat] for seat in at.waiting):
        return ()
    seen = at.beating_cards & ~at.known.pool & ~_laid(at)
    return tuple(
        card for card in values(seen) if any(not at.known.lacks[seat] >> card & 1 for seat in at.waiting)
    )


def with_only_these_seen(at: CardInTrick, cards: Iterable[int]) -> CardInTrick:
    """The trick as it is, if outside it only these cards and the card itself had been seen.

    How many cards everybody has, and which ones they are known to lack, stays known.
    """
    known, seen = at.known, bitset(cards) | 1 << at.card
    hands = tuple(hand & seen for hand in known.hands)
    forgotten = ((hand & ~seen).bit_count() for hand in known.hands)
    unseen = tuple(more + count for more, count in zip(known.unseen, forgotten, strict=True))
    return at._replace(known=known._replace(hands=hands, unseen=unseen, discard=known.discard & seen))


def _laid(at: CardInTrick) -> int:
    return bitset(card for _, card in at.known.trick)


def unseen_beating_cards(at: CardInTrick) -> tuple[str, ...]:
    """The unseen cards that can beat the card. The claim would be certain if all of them were seen."""
    return tuple(
        str(card)
        for card in values(at.beating_cards & at.known.pool)
        if any(
            at.known.unseen[seat] and some_deal(at.known.with_card(seat, card)) is not None
            for seat in at.waiting
        )
    )
