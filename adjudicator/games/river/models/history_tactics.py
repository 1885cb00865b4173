"""The laws of the eleven tactics cards for ``consistent``: where they can be, and what the ruses did.

In a game without tactics cards all eleven stay in the box. Here they then count as a pile that nobody draws
from.
"""

from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.table.cards import ELITE_COPIES, RUSES
from adjudicator.games.river.table.position import SIDES
from adjudicator.readings import Readings
from solver.numbers import NOTHING, Number, NumberProgram, total
from solver.program import Var

EXCHANGED: Final = 3
"""Cards that each side gives in a Wymiana."""


@dataclass(frozen=True, slots=True)
class TacticsCard:
    """The copies of one tactics card. Pairs are (attacker, defender)."""

    laid: tuple[Number, Number]
    """Elite units at the dams; ruses beside the pile."""
    gone: tuple[Number, Number]
    """Discarded, by the side that had played it."""
    held: tuple[Number, Number]
    pile: Number

    def played(self, side: int) -> Number:
        return self.laid[side] + self.gone[side]


@dataclass(frozen=True, slots=True)
class Tactics:
    """All tactics cards. Pairs are (attacker, defender). An effect is 1 if that side's ruse had it."""

    used: Var
    """The game is played with tactics cards."""
    cards: dict[str, TacticsCard]
    recruited: tuple[Number, Number]
    deserted: tuple[Number, Number]
    """A card of the opponent was discarded by Dezercja."""
    betrayed: tuple[Number, Number]
    """A card of the opponent was taken over by Zdrada."""
    moved: tuple[Number, Number]
    """An own card was moved to the opponent's side by Transfer."""
    dropped: tuple[Number, Number]
    """An own card was discarded by Transfer."""
    support: Number
    blasts: Number
    exchanges: Number
    exchanged: tuple[Number, Number]
    """(battle cards, tactics cards) that the attacker gained by Wymiana, minus those lost."""

    @property
    def pile(self) -> Number:
        return total(card.pile for card in self.cards.values())

    def held(self, side: int) -> Number:
        return total(card.held[side] for card in self.cards.values())

    def played(self, side: int) -> Number:
        return total(card.played(side) for card in self.cards.values())

    def elites(self, side: int) -> Number:
        """Elite units that this side has laid, wherever they are now."""
        return total(self.cards[name].played(side) for name in ELITE_COPIES)

    def ruses(self, side: int) -> Number:
        return total(self.cards[name].played(side) for name in RUSES)

    @property
    def crossings(self) -> Number:
        """Cards that a ruse moved to the other side of a dam."""
        return total((*self.betrayed, *self.moved))


def build_tactics(books: NumberProgram, readings: Readings) -> Tactics:
    """Rules river.tactics.count, river.elite.limit, river.ruse.*: no side is two tactics cards ahead."""
    used = books.flag("with tactics cards")
    cards = {name: _build_elite(books, name, copies) for name, copies in ELITE_COPIES.items()}
    cards |= {name: _build_ruse(books, name) for name in RUSES}
    if readings["dragonfly-limit"] == "one-each":
        for side in (0, 1):
            books.at_most(cards["wazka"].played(side), 1)
    tactics = _with_effects(books, used, cards, readings)
    for own, other in ((0, 1), (1, 0)):
        books.at_most(tactics.played(own), tactics.played(other) + 1)
    return tactics


def _build_elite(books: NumberProgram, name: str, copies: int) -> TacticsCard:
    laid, gone, held = (
        (books.number(f"attacker {name} {place}", copies), books.number(f"defender {name} {place}", copies))
        for place in ("laid", "gone", "held")
    )
    pile = books.number(f"{name} in the pile", copies)
    books.equal(total((*laid, *gone, *held, pile)), copies)
    return TacticsCard(laid, gone, held, pile)


def _build_ruse(books: NumberProgram, name: str) -> TacticsCard:
    laid, held = (
        (books.number(f"attacker {name} {place}", 1), books.number(f"defender {name} {place}", 1))
        for place in ("played", "held")
    )
    pile = books.number(f"{name} in the pile", 1)
    books.equal(total((*laid, *held, pile)), 1)
    return TacticsCard(laid, (NOTHING, NOTHING), held, pile)


def _with_effects(
    books: NumberProgram, used: Var, cards: dict[str, TacticsCard], readings: Readings
) -> Tactics:
    """A played ruse has its effect. Reading ruse-without-target may allow one without effect."""
    may_fail = readings["ruse-without-target"] == "allowed"

    def effect(name: str, ruse: str) -> tuple[Number, Number]:
        found = []
        for side, played in zip(SIDES, cards[ruse].laid, strict=True):
            number = books.number(f"{side} {name}", 1)
            books.at_most(number, played)
            if not may_fail and ruse != "transfer":
                books.at_least(number, played)
            found.append(number)
        return found[0], found[1]

    moved, dropped = effect("moved", "transfer"), effect("dropped", "transfer")
    for side in (0, 1):
        books.at_most(moved[side] + dropped[side], cards["transfer"].laid[side])
        if not may_fail:
            books.at_least(moved[side] + dropped[side], cards["transfer"].laid[side])
    exchanges = total(cards["wymiana"].laid)
    gain, loss = books.number("battle cards gained", EXCHANGED), books.number("battle cards lost", EXCHANGED)
    for number in (gain, loss):
        books.at_most(number, exchanges * EXCHANGED)
    swapped = gain - loss
    return Tactics(
        used=used,
        cards=cards,
        recruited=effect("recruited", "rekrutacja"),
        deserted=effect("deserted", "dezercja"),
        betrayed=effect("betrayed", "zdrada"),
        moved=moved,
        dropped=dropped,
        support=total(cards["wsparcie"].laid),
        blasts=total(cards["eksplozja"].laid),
        exchanges=exchanges,
        # Both sides give three cards, and no hand ever has fewer. A hand may have fewer than three battle
        # cards (reading exchange-short).
        exchanged=(swapped, NOTHING if readings["exchange-short"] == "battle-only" else swapped * -1),
    )
