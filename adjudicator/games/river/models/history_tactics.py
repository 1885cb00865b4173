"""Where the eleven tactics cards can be, in numbers, and what the ruses among them did.

Without tactics cards all eleven stay in the box; that is told here as a pile that nobody touches.
"""

from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.table.cards import ELITE_COPIES, RUSES
from adjudicator.games.river.table.position import SIDES
from adjudicator.readings import Readings
from solver.numbers import NOTHING, Books, Number, total
from solver.program import Var

EXCHANGED: Final = 3


@dataclass(frozen=True, slots=True)
class Kind:
    """The copies of one tactics card. Pairs are (attacker, defender)."""

    laid: tuple[Number, Number]
    """At the dams; a ruse lies beside the pile."""
    gone: tuple[Number, Number]
    """Discarded, by who had played it."""
    held: tuple[Number, Number]
    pile: Number

    def played(self, side: int) -> Number:
        return self.laid[side] + self.gone[side]


@dataclass(frozen=True, slots=True)
class Tactics:
    """Pairs are (attacker, defender); an effect is 1 where that side's ruse had it."""

    used: Var
    """The game is played with tactics cards."""
    kinds: dict[str, Kind]
    recruited: tuple[Number, Number]
    deserted: tuple[Number, Number]
    """The opponent's card was discarded."""
    betrayed: tuple[Number, Number]
    """The opponent's card came over."""
    moved: tuple[Number, Number]
    """An own card went over to the opponent."""
    dropped: tuple[Number, Number]
    """An own card was discarded by Transfer."""
    support: Number
    blasts: Number
    exchanges: Number
    exchanged: tuple[Number, Number]
    """Battle and tactics cards that the attacker gained by Wymiana, less those lost."""

    @property
    def pile(self) -> Number:
        return total(kind.pile for kind in self.kinds.values())

    def held(self, side: int) -> Number:
        return total(kind.held[side] for kind in self.kinds.values())

    def played(self, side: int) -> Number:
        return total(kind.played(side) for kind in self.kinds.values())

    def elites(self, side: int) -> Number:
        """Elite units that this side has laid, wherever they are now."""
        return total(self.kinds[name].played(side) for name in ELITE_COPIES)

    def ruses(self, side: int) -> Number:
        return total(self.kinds[name].played(side) for name in RUSES)

    @property
    def crossings(self) -> Number:
        """Cards that a ruse took across the river."""
        return total((*self.betrayed, *self.moved))


def tactics(books: Books, readings: Readings) -> Tactics:
    """Rules river.tactics.count, river.elite.limit, river.ruse.*: each card once, nobody two ahead."""
    used = books.flag("with tactics cards")
    kinds = {name: _elite(books, name, copies) for name, copies in ELITE_COPIES.items()}
    kinds |= {name: _ruse(books, name) for name in RUSES}
    if readings["dragonfly-limit"] == "one-each":
        for side in (0, 1):
            books.at_most(kinds["wazka"].played(side), 1)
    found = _with_effects(books, used, kinds, readings)
    for own, other in ((0, 1), (1, 0)):
        books.at_most(found.played(own), found.played(other) + 1)
    return found


def _elite(books: Books, name: str, copies: int) -> Kind:
    laid, gone, held = (
        (books.number(f"attacker {name} {place}", copies), books.number(f"defender {name} {place}", copies))
        for place in ("laid", "gone", "held")
    )
    pile = books.number(f"{name} in the pile", copies)
    books.equal(total((*laid, *gone, *held, pile)), copies)
    return Kind(laid, gone, held, pile)


def _ruse(books: Books, name: str) -> Kind:
    laid, held = (
        (books.number(f"attacker {name} {place}", 1), books.number(f"defender {name} {place}", 1))
        for place in ("played", "held")
    )
    pile = books.number(f"{name} in the pile", 1)
    books.equal(total((*laid, *held, pile)), 1)
    return Kind(laid, (NOTHING, NOTHING), held, pile)


def _with_effects(books: Books, used: Var, kinds: dict[str, Kind], readings: Readings) -> Tactics:
    """A ruse has its effect; under reading ruse-without-target it may be played for nothing."""
    void = readings["ruse-without-target"] == "allowed"

    def effect(name: str, ruse: str) -> tuple[Number, Number]:
        found = []
        for side, played in zip(SIDES, kinds[ruse].laid, strict=True):
            number = books.number(f"{side} {name}", 1)
            books.at_most(number, played)
            if not void and ruse != "transfer":
                books.at_least(number, played)
            found.append(number)
        return found[0], found[1]

    moved, dropped = effect("moved", "transfer"), effect("dropped", "transfer")
    for side in (0, 1):
        books.at_most(moved[side] + dropped[side], kinds["transfer"].laid[side])
        if not void:
            books.at_least(moved[side] + dropped[side], kinds["transfer"].laid[side])
    exchanges = total(kinds["wymiana"].laid)
    gain, loss = books.number("battle cards gained", EXCHANGED), books.number("battle cards lost", EXCHANGED)
    for number in (gain, loss):
        books.at_most(number, exchanges * EXCHANGED)
    swapped = gain - loss
    return Tactics(
        used=used,
        kinds=kinds,
        recruited=effect("recruited", "rekrutacja"),
        deserted=effect("deserted", "dezercja"),
        betrayed=effect("betrayed", "zdrada"),
        moved=moved,
        dropped=dropped,
        support=total(kinds["wsparcie"].laid),
        blasts=total(kinds["eksplozja"].laid),
        exchanges=exchanges,
        # Both give three cards, and no hand is ever shorter; of battle cards only it may be (exchange-short).
        exchanged=(swapped, NOTHING if readings["exchange-short"] == "battle-only" else swapped * -1),
    )
