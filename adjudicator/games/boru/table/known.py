"""What is known of the hands in the middle of a trick: sizes, cards seen, and what a drafter remembers."""

from typing import NamedTuple

from adjudicator.games.boru.table.cards import DECK
from adjudicator.games.boru.table.table import DEALT, Table


class Memory(NamedTuple):
    """One player's memory of the draft: the packs they were handed, and what they kept of each."""

    seat: int
    packs: tuple[int, ...]
    kept: tuple[int, ...]


class Known(NamedTuple):
    """Every card is in a hand, in the trick, played earlier in the round, or lies aside."""

    size: int
    hands: tuple[int, ...]
    """Cards known to be in each hand."""
    unseen: tuple[int, ...]
    """How many more there are in each hand."""
    trick: tuple[tuple[int, int], ...]
    discard: int
    """Cards of finished tricks, as far as known; by whom they were played is not written down."""
    lacks: tuple[int, ...]
    """Cards known not to be in each hand."""
    memories: tuple[Memory, ...] = ()

    @property
    def dealt(self) -> int:
        return DEALT[self.size]

    @property
    def pool(self) -> int:
        """Cards that were seen nowhere this round."""
        seen = self.discard
        for hand in self.hands:
            seen |= hand
        for _, card in self.trick:
            seen |= 1 << card
        return DECK & ~seen

    def played(self, seat: int) -> int:
        """How many cards the player laid in finished tricks of this round."""
        in_trick = sum(1 for who, _ in self.trick if who == seat)
        return self.dealt - in_trick - self.hands[seat].bit_count() - self.unseen[seat]

    def holding(self, seat: int, card: int) -> "Known":
        """The same, and this unseen card is in that hand."""
        hands = (*self.hands[:seat], self.hands[seat] | 1 << card, *self.hands[seat + 1 :])
        unseen = (*self.unseen[:seat], self.unseen[seat] - 1, *self.unseen[seat + 1 :])
        return self._replace(hands=hands, unseen=unseen)


def known(table: Table, memories: tuple[Memory, ...], seen_by: int | None) -> Known:
    """All that was stated, or only what is open to everybody and to one player."""
    hands = [player.hand for player in table.players]
    unseen = [player.unseen for player in table.players]
    if seen_by is not None:
        memories = tuple(memory for memory in memories if memory.seat == seen_by)
        for seat in range(table.size):
            if seat != seen_by:
                unseen[seat] += hands[seat].bit_count()
                hands[seat] = 0
    lacks = tuple(player.lacks for player in table.players)
    return Known(table.size, tuple(hands), tuple(unseen), table.trick, table.discard, lacks, memories)
