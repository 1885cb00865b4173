"""Random rounds: really drafted, partly played, and seen by one player."""

import random

from adjudicator.games.boru.search.deals import CardInTrick
from adjudicator.games.boru.table.bitset import bitset
from adjudicator.games.boru.table.hand_knowledge import DraftMemory, HandKnowledge

DEALT = {3: 8, 4: 6, 5: 5}


COLOURS = {"R": "red", "B": "blue", "Y": "yellow"}


class RandomRound:
    """A random round that was drafted by the rules and partly played."""

    def __init__(self, rng: random.Random, size: int | None = None, tricks: int | None = None) -> None:
        self.size = size or rng.choice((3, 4, 5))
        dealt = DEALT[self.size]
        cards = rng.sample(range(1, 26), 25)
        packs = [set(cards[seat * dealt : (seat + 1) * dealt]) for seat in range(self.size)]
        self.packs: list[list[set[int]]] = [[] for _ in range(self.size)]
        self.kept: list[list[set[int]]] = [[] for _ in range(self.size)]
        while packs[0]:
            for seat in range(self.size):
                self.packs[seat].append(set(packs[seat]))
                keep = set(rng.sample(sorted(packs[seat]), min(2, len(packs[seat]))))
                self.kept[seat].append(keep)
                packs[seat] -= keep
            packs = [packs[seat - 1] for seat in range(self.size)]
        self.hands = [set().union(*kept) for kept in self.kept]
        finished = rng.randint(0, dealt - 2) if tricks is None else tricks
        self.laid: list[list[int]] = [rng.sample(sorted(hand), finished) for hand in self.hands]
        self.hands = [hand - set(laid) for hand, laid in zip(self.hands, self.laid, strict=True)]
        self.colour = rng.choice("RBY")
        self.leader = rng.randrange(self.size)
        self.trick: list[tuple[int, int]] = []
        for step in range(rng.randint(0, self.size - 1)):
            seat = (self.leader + step) % self.size
            card = rng.choice(sorted(self.hands[seat]))
            self.hands[seat].discard(card)
            self.trick.append((seat, card))

    def seen_by(self, seat: int, remembers: bool, rng: random.Random) -> HandKnowledge:
        """What this player knows. Sometimes they have forgotten what they kept from the last pack."""
        hands = tuple(bitset(hand) if who == seat else 0 for who, hand in enumerate(self.hands))
        unseen = tuple(0 if who == seat else len(hand) for who, hand in enumerate(self.hands))
        memories: tuple[DraftMemory, ...] = ()
        if remembers:
            remembered = rng.randint(1, len(self.packs[seat]))
            packs = tuple(bitset(pack) for pack in self.packs[seat][:remembered])
            kept = tuple(bitset(kept) for kept in self.kept[seat][: rng.randint(remembered - 1, remembered)])
            memories = (DraftMemory(seat, packs, kept),)
        discard = bitset(card for laid in self.laid for card in laid)
        return HandKnowledge(self.size, hands, unseen, tuple(self.trick), discard, (0,) * self.size, memories)

    def claim(self, rng: random.Random, remembers: bool) -> CardInTrick:
        laid = {seat for seat, _ in self.trick}
        seat = rng.randrange(self.size)
        card = dict(self.trick)[seat] if seat in laid else rng.choice(sorted(self.hands[seat]))
        waiting = tuple(
            (self.leader + step) % self.size
            for step in range(self.size)
            if (self.leader + step) % self.size not in laid | {seat}
        )
        return CardInTrick(self.seen_by(seat, remembers, rng), seat, card, self.colour, waiting)
