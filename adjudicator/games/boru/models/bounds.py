"""Bounds on a region before the upkeep, as programs for the solvers: a relaxation of the rest of the round.

Every course of play is a solution, and there are more solutions. So if the program has none, no course of
play has such an end.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.board import REGIONS, places
from adjudicator.games.boru.table.table import FACE_DOWN, IN_TRICKS, NOBODY, Phase, Table
from adjudicator.readings import Readings
from solver.numbers import Number, NumberProgram, total, yes
from solver.program import Program, Var

REMOVING_CARD: Final = 13
"""The only card that removes a Viking token."""


class _Changes(NamedTuple):
    """What may happen to one player's towns in the region."""

    gains: dict[int, Var]
    """Free town to whether the player gets it."""
    frees: dict[int, Var]
    """Town of the player under a Viking token to whether the token is removed."""
    freed: Number
    lost: Number
    towns: Number
    """The player's towns after the upkeep."""


class RelaxedRegion:
    """How many towns everybody may have in one region after the upkeep."""

    def __init__(self, table: Table, region: int, readings: Readings) -> None:
        self.table = table
        self.readings = readings
        self.books = NumberProgram()
        self.area = REGIONS[region].towns
        self.resolved = sorted(table.trick, key=lambda played: played[1])[: table.acted]
        changes = [self._change(seat) for seat in range(table.size)]
        for town in changes[0].gains:
            self.books.at_most(total(yes(one.gains[town]) for one in changes), 1)
        removed = table.discard >> REMOVING_CARD & 1 or REMOVING_CARD in [card for _, card in self.resolved]
        tokens = total(yes(var) for one in changes for var in one.frees.values())
        self.books.at_most(tokens, 0 if removed else 1)
        self.sides = [one.towns for one in changes]
        """By seat: the player's towns."""
        covered = sum(self._worth(town) for town in places(self.area & table.covered))
        self.vikings = total(one.lost - one.freed for one in changes) + covered
        """The Vikings' towns."""

    def _change(self, seat: int) -> _Changes:
        discs = self.table.players[seat].discs & self.area
        uncovered = discs & ~self.table.covered
        gains = self._flags(f"{seat} gains", self.area & self.table.free)
        frees = self._flags(f"{seat} frees", discs & self.table.covered)
        loses = self._flags(f"{seat} loses", discs)
        new_lost = yes(self.books.flag(f"{seat} loses a new town"))
        builds = yes(self.books.flag(f"{seat} builds"))
        gained = total(map(yes, gains.values()))
        self.books.at_most(gained, self._most_gains(seat))
        self.books.at_most(total(map(yes, loses.values())) + new_lost, 1)
        self.books.at_least(gained, new_lost)
        for town, var in frees.items():  # lost only after it was freed
            self.books.at_least(yes(var), yes(loses[town]))
        freed, lost = self._number(frees), self._number(loses) + new_lost
        now = sum(map(self._worth, places(uncovered)))
        return _Changes(gains, frees, freed, lost, gained + freed - lost + builds + now)

    def _most_gains(self, seat: int) -> int:
        """One town in each trick, one by the marriage, and the first disc."""
        table = self.table
        tricks = {3: 7, 4: 5, 5: 5 if self.readings["five-player-tricks"] == "played" else 4}[table.size]
        if table.phase in IN_TRICKS:
            tricks -= table.tricks + (seat in [who for who, _ in self.resolved])
        return tricks + 1 + (table.phase == Phase.SETUP)

    def _flags(self, what: str, towns: int) -> dict[int, Var]:
        return {town: self.books.flag(f"{what} {town}") for town in places(towns)}

    def _number(self, chosen: dict[int, Var]) -> Number:
        """How many of these towns there are. A town with a monastery counts twice."""
        return total(yes(var) * self._worth(town) for town, var in chosen.items())

    def _worth(self, town: int) -> int:
        return 2 if self.table.monasteries >> town & 1 else 1


def held_by_program(
    table: Table, region: int, seat: int, wanted: bool, ally: int, readings: Readings
) -> Program:
    """Solutions: ends at which the player holds the region; with ``wanted`` false, does not hold it.

    The Vikings' towns count for this ally; for the Vikings themselves if it is NOBODY.
    """
    relaxed = RelaxedRegion(table, region, readings)
    books, sides = relaxed.books, list(relaxed.sides)
    if ally == NOBODY:
        sides.append(relaxed.vikings)
    else:
        sides[ally] += relaxed.vikings
    own, others = sides[seat], [place for place in range(len(sides)) if place != seat]
    everything = total(sides)
    token, threshold = table.tokens[region], REGIONS[region].threshold
    option = readings["token-vikings-tied"]
    vikings = {len(sides) - 1} if ally == NOBODY else set()
    harmless = vikings if option == "player-takes" else set()
    """Sides with which a tie does not keep a player from taking the token."""
    harmful = vikings if option == "returns" else set()
    """Sides with which a tie costs a player the token."""
    if wanted and token == FACE_DOWN:  # it must be turned over (rule boru.regions.reveal)
        books.at_least(everything, threshold)
    if wanted and token == seat:  # nobody else has the most alone
        for place, side in enumerate(sides):
            if place != seat:
                _require_rival(books, [(one, side) for one in _without(sides, place)])
    elif wanted:
        for other in others:
            books.at_least(own, sides[other] + (other not in harmless))
    elif token == seat:
        _require_rival(books, [(sides[other], own + (other not in harmful)) for other in others])
    elif token != FACE_DOWN or everything.constant >= threshold:  # otherwise it may stay face down
        _require_rival(books, [(sides[other], own + (other in harmless)) for other in others])
    return books.program


def _without(sides: list[Number], place: int) -> list[Number]:
    return [*sides[:place], *sides[place + 1 :]]


def _require_rival(books: NumberProgram, pairs: list[tuple[Number, Number]]) -> None:
    """In at least one of these pairs the first number is at least as large as the second."""
    chosen = []
    for rival, bar in pairs:
        chosen.append(books.flag(f"rival {len(books.program.names)}"))
        books.at_least(rival, bar, chosen[-1:])
    books.either(chosen)


def possible_allies(table: Table) -> list[int]:
    """Whose towns the Vikings' towns may count as in this round; NOBODY for the Vikings alone."""
    revealed = table.phase not in (Phase.SETUP, Phase.VIKINGS, Phase.COURTED)
    last = table.bride == "princess" or (not revealed and table.deck <= 1)
    if not last and not table.pact:
        return [NOBODY]
    return [NOBODY, *range(table.size)]
