"""Where the unseen cards may be, as a program for the solvers, written independently of the search.

Every card has one place: a hand, the earlier tricks of a player, or set aside.
"""

from collections.abc import Iterable
from typing import Final

from adjudicator.games.boru.table.hand_knowledge import HandKnowledge
from solver.program import Program, Var, count

DECK: Final = range(1, 26)
WHITE: Final = (13, 20, 21, 22)
COLOURED: Final = {
    "Y": (1, 4, 7, 10, 14, 17, 23),
    "R": (2, 5, 8, 11, 15, 18, 24),
    "B": (3, 6, 9, 12, 16, 19, 25),
}
HAND_SIZE: Final = {3: 8, 4: 6, 5: 5}
KEPT_FROM_A_PACK: Final = 2


def pack_shares(first: int, number: int, size: int) -> list[int]:
    """How many cards of a pack everybody got: two each, clockwise from the first, until none is left."""
    shares = [0] * size
    for start in range(0, number, KEPT_FROM_A_PACK):
        shares[(first + start // KEPT_FROM_A_PACK) % size] += min(KEPT_FROM_A_PACK, number - start)
    return shares


class CardPlaces:
    """The program. Its variables say who holds each card or played it in an earlier trick."""

    def __init__(self, known: HandKnowledge) -> None:
        self.program = Program()
        self.known = known
        self.held: dict[tuple[int, int], Var] = {}
        self.laid: dict[tuple[int, int], Var] = {}
        in_trick = {card: seat for seat, card in known.trick}
        aside = []
        for card in DECK:
            if card in in_trick:
                continue
            spots = []
            for seat in range(known.size):
                self.held[seat, card] = self.program.var(f"hand {seat} {card}")
                self.laid[seat, card] = self.program.var(f"laid {seat} {card}")
                spots += [self.held[seat, card], self.laid[seat, card]]
            aside.append(self.program.var(f"aside {card}"))
            self.program.exactly(count([*spots, aside[-1]]), 1)
            if known.discard >> card & 1:
                self.program.exactly(count(self.laid[seat, card] for seat in range(known.size)), 1)
        for seat in range(known.size):
            own = [card for card in DECK if known.hands[seat] >> card & 1]
            size = len(own) + known.unseen[seat]
            self.program.exactly(count(self.held[seat, card] for card in own), len(own))
            self.program.exactly(self._of(self.held, seat), size)
            missing = [card for card in DECK if known.lacks[seat] >> card & 1 and (seat, card) in self.held]
            self.program.at_most(count(self.held[seat, card] for card in missing), 0)
            before = HAND_SIZE[known.size] - size - list(in_trick.values()).count(seat)
            self.program.exactly(self._of(self.laid, seat), before)
        self.program.exactly(count(aside), len(DECK) - known.size * HAND_SIZE[known.size])
        for seat, packs, kept in known.memories:
            for number, pack in enumerate(packs):
                cards = [card for card in DECK if pack >> card & 1]
                mine = [card for card in cards if number < len(kept) and kept[number] >> card & 1]
                self._draft(seat, cards, mine)

    def _of(self, spots: dict[tuple[int, int], Var], seat: int) -> tuple[tuple[int, Var], ...]:
        return count(var for (who, _), var in spots.items() if who == seat)

    def _draft(self, seat: int, cards: list[int], mine: list[int]) -> None:
        """A pack goes round to the left (rules boru.draft.keep, rest)."""
        for card in mine:
            self._got([card], seat, 1)
        got = pack_shares(seat, len(cards), self.known.size)
        for who, number in enumerate(got):
            self._got(cards, who, number)
        if mine and got[seat] > len(mine):  # the pack came back: other cards were kept then
            self._got([card for card in cards if card not in mine], seat, got[seat] - len(mine))

    def _got(self, cards: Iterable[int], seat: int, number: int) -> None:
        in_trick = {card for who, card in self.known.trick if who == seat}
        cards = list(cards)
        spots = [one[seat, card] for one in (self.held, self.laid) for card in cards if (seat, card) in one]
        self.program.exactly(count(spots), number - len(in_trick.intersection(cards)))


def beaten_program(known: HandKnowledge, card: int, colour: str, waiting: Iterable[int]) -> Program:
    """Solutions: hands with which a player who has yet to play has a card that beats this one."""
    places = CardPlaces(known)
    stronger = [other for other in (*COLOURED[colour], *WHITE) if other > card]
    places.program.at_least(
        count(
            places.held[seat, other] for seat in waiting for other in stronger if (seat, other) in places.held
        ),
        1,
    )
    return places.program


def unbeaten_program(known: HandKnowledge, card: int, colour: str, waiting: Iterable[int]) -> Program:
    """Solutions: hands with which everybody who has yet to play has a card that does not beat this one."""
    places = CardPlaces(known)
    stronger = [other for other in (*COLOURED[colour], *WHITE) if other > card]
    for seat in waiting:
        harmless = [other for other in DECK if other not in stronger and (seat, other) in places.held]
        places.program.at_least(count(places.held[seat, other] for other in harmless), 1)
    return places.program
