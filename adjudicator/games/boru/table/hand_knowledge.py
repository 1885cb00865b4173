"""What is known about the hands in the middle of a trick: sizes, cards seen, memories of the draft."""

from typing import NamedTuple

from adjudicator.games.boru.table.cards import DECK
from adjudicator.games.boru.table.table import DEALT, Table


class DraftMemory(NamedTuple):
    """What one player remembers of the draft: the packs they were handed, and what they kept from each."""

    seat: int
    packs: tuple[int, ...]
    kept: tuple[int, ...]


class HandKnowledge(NamedTuple):
    """What is known about where cards are: a hand, the trick, an earlier trick of the round, or aside."""

    size: int
    hands: tuple[int, ...]
    """Cards known to be in each hand."""
    unseen: tuple[int, ...]
    """How many further cards each hand has."""
    trick: tuple[tuple[int, int], ...]
    discard: int
    """Cards of finished tricks, as far as known. Who played them is not recorded."""
    lacks: tuple[int, ...]
    """Cards known not to be in each hand."""
    memories: tuple[DraftMemory, ...] = ()

    @property
    def dealt(self) -> int:
        return DEALT[self.size]

    @property
    def pool(self) -> int:
        """Cards that were not seen anywhere this round."""
        seen = self.discard
        for hand in self.hands:
            seen |= hand
        for _, card in self.trick:
            seen |= 1 << card
        return DECK & ~seen

    def cards_played(self, seat: int) -> int:
        """How many cards the player has played in finished tricks of this round."""
        in_trick = sum(1 for who, _ in self.trick if who == seat)
        return self.dealt - in_trick - self.hands[seat].bit_count() - self.unseen[seat]

    def with_card(self, seat: int, card: int) -> "HandKnowledge":
        """The same knowledge, and one unseen card of this hand is now known."""
        hands = (*self.hands[:seat], self.hands[seat] | 1 << card, *self.hands[seat + 1 :])
        unseen = (*self.unseen[:seat], self.unseen[seat] - 1, *self.unseen[seat + 1 :])
        return self._replace(hands=hands, unseen=unseen)


def with_memories(table: Table, memories: tuple[DraftMemory, ...]) -> Table:
    """The table with what follows at once from memories: what one player kept nobody else has in hand."""
    for memory in memories:
        kept = 0
        for cards in memory.kept:
            kept |= cards
        for seat, player in enumerate(table.players):
            if seat != memory.seat and player.unseen:
                table = table.set(seat, lacks=player.lacks | kept)
    return table


def hand_knowledge(table: Table, memories: tuple[DraftMemory, ...], seen_by: int | None) -> HandKnowledge:
    """Everything stated in the case; with ``seen_by``, only what is public or known to that player."""
    hands = [player.hand for player in table.players]
    unseen = [player.unseen for player in table.players]
    if seen_by is not None:
        memories = tuple(memory for memory in memories if memory.seat == seen_by)
        for seat in range(table.size):
            if seat != seen_by:
                unseen[seat] += hands[seat].bit_count()
                hands[seat] = 0
    lacks = tuple(player.lacks for player in table.players)
    return HandKnowledge(table.size, tuple(hands), tuple(unseen), table.trick, table.discard, lacks, memories)
