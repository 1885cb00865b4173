"""The cards that decide the claim ``card``: those seen, and those unseen, that could beat it."""

from adjudicator.games.boru.search.deals import (
    CardInTrick,
    some_deal,
)
from adjudicator.games.boru.table.cards import values


def seen_beating_cards(at: CardInTrick) -> tuple[str, ...]:
    """The visible cards that make the claim certain: each of them could beat the card if it were unseen."""
    if at.known.memories or not any(at.known.unseen[seat] for seat in at.waiting):
        return ()
    laid = sum(1 << card for _, card in at.known.trick)
    return tuple(str(card) for card in values(at.beating_cards & ~at.known.pool & ~laid))


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
