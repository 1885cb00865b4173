"""Where cards may be: the rules of the draft and the tricks as a small program of the tests' own.

Every card is in a hand, in the trick, in an earlier trick of the round, out of play, or aside.
"""

from collections.abc import Iterable
from typing import Final

from ortools.sat.python import cp_model

from tests.boru.truth.scene import DEALT, DECK, PLAYING, Scene

PLACES: Final = ("hand", "trick", "laid", "out")


class Cards:
    """The cards of a round. Each method adds a fact; ``possible`` says whether all of them can be true."""

    def __init__(self, scene: Scene, bounded: bool = True) -> None:
        """``bounded``: a round has only so many tricks, whatever is said of their number."""
        self.n, self.scene = scene.n, scene
        self.model = cp_model.CpModel()
        self.at = {
            (place, seat, card): self.model.new_bool_var(f"{place} {seat} {card}")
            for place in PLACES
            for seat in range(self.n)
            for card in DECK
        }
        for card in DECK:
            self.model.add_at_most_one(
                self.at[place, seat, card] for place in PLACES for seat in range(self.n)
            )
        for seat in range(self.n):
            self.model.add(self.number(seat, PLACES) == DEALT[self.n])
            self.model.add(self.number(seat, ("trick",)) <= 1)
            if bounded or scene.phase not in PLAYING or scene.tricks is None:
                self.model.add(self.number(seat, ("laid",)) == self.number(0, ("laid",)))
            if scene.phase in PLAYING:
                self.model.add(self.number(seat, ("out",)) == 0)
                self.model.add(self.number(seat, ("trick",)) == sum(who == seat for who, _ in scene.trick))
            last = self.n == 5 and scene.readings["five-player-tricks"] == "played"
            most = DEALT[self.n] - (not last)
            if bounded or scene.phase not in PLAYING or scene.tricks is None:
                self.model.add(self.number(seat, ("laid", "trick")) <= most)
                self.model.add(self.number(seat, ("laid",)) <= most - (scene.phase in PLAYING))

    def number(self, seat: int, places: Iterable[str], cards: Iterable[int] = DECK) -> cp_model.LinearExprT:
        wanted = list(cards)
        return sum(self.at[place, seat, card] for place in places for card in wanted)

    def holds(self, seat: int, cards: Iterable[int]) -> None:
        for card in cards:
            self.model.add(self.at["hand", seat, card] == 1)

    def lacks(self, seat: int, cards: Iterable[int]) -> None:
        for card in cards:
            self.model.add(self.at["hand", seat, card] == 0)

    def played(self, seat: int, cards: Iterable[int]) -> None:
        for card in cards:
            self.model.add(self.at["laid", seat, card] + self.at["trick", seat, card] == 1)

    def in_trick(self, seat: int, card: int) -> None:
        self.model.add(self.at["trick", seat, card] == 1)

    def discarded(self, card: int) -> None:
        self.model.add(sum(self.at["laid", seat, card] for seat in range(self.n)) == 1)

    def tricks(self, count: int) -> None:
        self.model.add(self.number(0, ("laid",)) == count)

    def no_hands(self) -> None:
        for seat in range(self.n):
            self.lacks(seat, DECK)

    def before_tricks(self) -> None:
        for seat in range(self.n):
            self.model.add(self.number(seat, ("laid", "trick")) == 0)

    def pack(self, seat: int, cards: Iterable[int], kept: Iterable[int]) -> None:
        """A pack that this player was handed: two cards for each player in turn, until none are left."""
        left, who, shares, pack = len(list(cards)), seat, [0] * self.n, list(cards)
        while left:
            shares[who % self.n] += min(2, left)
            left -= min(2, left)
            who += 1
        for other in range(self.n):
            self.model.add(self.number(other, PLACES, pack) == shares[other])
        for card in kept:
            self.model.add(sum(self.at[place, seat, card] for place in PLACES) == 1)

    def sizes(self, seat: int, cards: int) -> None:
        self.model.add(self.number(seat, ("hand",)) == cards)

    def some_in_hand(self, seats: Iterable[int], cards: Iterable[int]) -> None:
        wanted = list(cards)
        self.model.add(sum(self.at["hand", seat, card] for seat in seats for card in wanted) >= 1)

    @property
    def possible(self) -> bool:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        status = solver.solve(self.model)
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
        return status != cp_model.INFEASIBLE


def cards_of(scene: Scene, seen_by: int | None = None) -> Cards:
    """What is known of this round's cards; with ``seen_by``, what is public or known to this player."""
    cards = Cards(scene)
    if scene.tricks is not None:
        cards.tricks(scene.tricks)
    for seat, card in scene.trick:
        cards.in_trick(seat, card)
    for card in scene.discard:
        cards.discarded(card)
    for seat in range(scene.n):
        if scene.tricks is not None:
            cards.sizes(seat, len(scene.hands[seat]) + scene.unseen[seat])
        cards.lacks(seat, scene.lacks[seat])
        if seen_by in (None, seat):
            cards.holds(seat, scene.hands[seat])
    for memory in scene.memories:
        if seen_by in (None, memory["seat"]):
            for turn, pack in enumerate(memory["packs"]):
                kept = memory["kept"][turn] if turn < len(memory["kept"]) else ()
                cards.pack(memory["seat"], pack, kept)
    return cards
