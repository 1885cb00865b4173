"""An upkeep as statements for the solvers, written from the rulebook on their own.

This module never reads the evaluator or the search. ``outlook`` says what the upkeep still asks of whom;
here every choice becomes variables, one for each town that may be chosen, and the statements say which
choices are legal, what everybody then has in each region, who gets the claim tokens and what the game is
worth. The sides of the Princess are few, so each of them is a program of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.boru.models.upkeep_ahead import SIDES, Outlook, outlook, princess_open, turn
from adjudicator.games.boru.table.board import REGION_OF, REGION_POINTS, REGIONS, TOWNS, places
from adjudicator.games.boru.table.cards import PRINCESS
from adjudicator.games.boru.table.choices import Done, Stated
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, Table
from adjudicator.readings import Readings
from solver.program import Program, Term, Var, count

POINT: Final = 100
TOKEN: Final = 10
CARD: Final = 1
"""Points, then claim tokens, then marriage cards: each outweighs everything that comes after it."""


class Sum(NamedTuple):
    """A number: some variables with their weights, and a rest that is fixed."""

    terms: tuple[Term, ...]
    fixed: int

    def plus(self, other: "Sum", times: int = 1) -> "Sum":
        terms = self.terms + tuple((weight * times, var) for weight, var in other.terms)
        return Sum(terms, self.fixed + times * other.fixed)


ZERO: Final = Sum((), 0)


def total(sums: Iterable[Sum]) -> Sum:
    terms: list[Term] = []
    fixed = 0
    for one in sums:
        terms += one.terms
        fixed += one.fixed
    return Sum(tuple(terms), fixed)


@dataclass(slots=True)
class Upkeep:
    """The choices of one upkeep, under one side of the Princess, and what follows from them."""

    table: Table
    ahead: Outlook
    readings: Readings
    pact: str
    """The side of the Princess that is up after the marriage step; empty if nobody has her."""
    ally: int
    side: str = ""
    """What is chosen of the Princess in this upkeep."""
    program: Program = field(default_factory=Program)
    settled: dict[tuple[int, int], Var] = field(default_factory=dict)
    lost: dict[tuple[int, int], Var] = field(default_factory=dict)
    built: dict[tuple[int, int], Var] = field(default_factory=dict)
    constant: dict[Var, bool] = field(default_factory=dict)
    """Variables that are the same whatever is chosen."""
    owned: list[dict[int, Sum]] = field(default_factory=list)
    """By seat, the towns that are or may become the player's before the battle."""

    def __post_init__(self) -> None:
        self._settle()
        self.owned = [self._owned_by(seat) for seat in range(self.table.size)]
        for seat in self.ahead.losers:
            self._choose("lose", seat, self.lost, self.owned[seat])
        for seat in self.ahead.builders:
            places_left = {
                town: self._left(seat, town)
                for town in self.owned[seat]
                if not self.table.monasteries >> town & 1
            }
            self._choose("build", seat, self.built, places_left)

    # Choices

    def _settle(self) -> None:
        """New discs: each on a free town, not on the same one, and only where no town is left on none."""
        for seat, allowed in self.ahead.settles:
            mine = []
            for town in places(allowed):
                var = self.settled[seat, town] = self.program.var(f"settle {seat} {TOWNS[town]}")
                mine.append(var)
            for town in places(allowed):
                taken = [
                    self.settled[other, town]
                    for other, _ in self.ahead.settles
                    if other != seat and (other, town) in self.settled
                ]
                self.program.at_least(count([*mine, *taken]), 1)
                if taken:
                    self.program.at_most(count([self.settled[seat, town], *taken]), 1)
            self.program.at_most(count(mine), 1)

    def _owned_by(self, seat: int) -> dict[int, Sum]:
        owned = {town: Sum((), 1) for town in places(self.table.players[seat].discs & ~self.table.covered)}
        for (who, town), var in self.settled.items():
            if who == seat:
                owned[town] = Sum(((1, var),), 0)
        return owned

    def _left(self, seat: int, town: int) -> Sum:
        """One if the player controls the town after the battle, else nothing."""
        owned = self.owned[seat].get(town, ZERO)
        if (seat, town) in self.lost:
            return owned.plus(Sum(((1, self.lost[seat, town]),), 0), -1)
        return owned

    def _choose(
        self, what: str, seat: int, chosen: dict[tuple[int, int], Var], legal: dict[int, Sum]
    ) -> None:
        """Just one of the legal towns; none only if there is no legal one."""
        mine = []
        for town in legal:
            chosen[seat, town] = self.program.var(f"{what} {seat} {TOWNS[town]}")
            mine.append(chosen[seat, town])
        for town, may in legal.items():
            self.at_least(may.plus(Sum(((1, chosen[seat, town]),), 0), -1), 0)
            self.at_least(Sum(count(mine), 0).plus(may, -1), 0)
        self.program.at_most(count(mine), 1)

    # Statements about sums

    def at_least(self, number: Sum, bound: int, when: Sequence[Var] = ()) -> None:
        number = self._plain(number)
        self.program.at_least(number.terms, bound - number.fixed, when)

    def reaches(self, name: str, number: Sum, bound: int) -> Var:
        """True exactly if the number is at least so great; what cannot vary needs no statement."""
        number = self._plain(number)
        lowest = number.fixed + sum(weight for weight, _ in number.terms if weight < 0)
        highest = number.fixed + sum(weight for weight, _ in number.terms if weight > 0)
        if lowest >= bound or highest < bound:
            return self._always(lowest >= bound)
        yes, no = self.program.var(name), self.program.var(f"not {name}")
        self.program.exactly(count([yes, no]), 1)
        self.at_least(number, bound, [yes])
        self.at_least(Sum((), 0).plus(number, -1), 1 - bound, [no])
        return yes

    def _always(self, value: bool) -> Var:
        """A variable that is true, or false, whatever is chosen."""
        found = next((var for var, fixed in self.constant.items() if fixed is value), None)
        if found is None:
            found = self.program.var("always" if value else "never")
            self.program.exactly(count([found]), int(value))
            self.constant[found] = value
        return found

    def _plain(self, number: Sum) -> Sum:
        """The same number without variables that cannot vary."""
        if not any(var in self.constant for _, var in number.terms):
            return number
        terms = tuple(term for term in number.terms if term[1] not in self.constant)
        fixed = sum(weight for weight, var in number.terms if self.constant.get(var))
        return Sum(terms, number.fixed + fixed)

    def all_of(self, name: str, parts: Sequence[Var], none_of: Sequence[Var] = ()) -> Var:
        """True exactly if all of these are true, and none of those."""
        number = Sum((*count(parts), *((-1, var) for var in none_of)), 0)
        return self.reaches(name, number, len(parts))

    def any_of(self, name: str, parts: Sequence[Var]) -> Var:
        return self.reaches(name, Sum(count(parts), 0), 1)

    # Regions

    def strength(self, region: int, seat: int) -> Sum:
        """Towns of one player in a region after the church step, a monastery making two of one."""
        found = []
        for town in self.owned[seat]:
            if REGION_OF[town] == region:
                worth = 2 if self.table.monasteries >> town & 1 else 1
                found.append(ZERO.plus(self._left(seat, town), worth))
                if (seat, town) in self.built:
                    found.append(Sum(((1, self.built[seat, town]),), 0))
        return total(found)

    def vikings(self, region: int) -> Sum:
        found = []
        for town in places(self.table.covered & REGIONS[region].towns):
            found.append(Sum((), 2 if self.table.monasteries >> town & 1 else 1))
        for (_, town), var in self.lost.items():
            if REGION_OF[town] == region:
                found.append(Sum(((2 if self.table.monasteries >> town & 1 else 1, var),), 0))
        return total(found)

    def sides(self, region: int) -> list[Sum]:
        """What every player has there, and last the Vikings, unless they stand with their ally."""
        found = [self.strength(region, seat) for seat in range(self.table.size)]
        vikings = self.vikings(region)
        if self.pact == "military":
            found[self.ally] = found[self.ally].plus(vikings)
            return found
        return [*found, vikings]

    def region(self, region: int) -> "Claimed":
        name = REGIONS[region].id
        sides = self.sides(region)
        at_least = {
            (one, other): self.reaches(f"{name} {one}>={other}", sides[one].plus(sides[other], -1), 0)
            for one in range(len(sides))
            for other in range(len(sides))
            if one != other
        }
        top = [
            self.all_of(f"{name} top {one}", [at_least[one, other] for other in _but(one, sides)])
            for one in range(len(sides))
        ]
        alone = [
            self.all_of(
                f"{name} alone {one}",
                [top[one]],
                none_of=[at_least[other, one] for other in _but(one, sides)],
            )
            for one in range(len(sides))
        ]
        token = self.table.tokens[region]
        bound = REGIONS[region].threshold if token == FACE_DOWN else 0
        face_up = self.reaches(f"{name} face up", total(sides), bound)
        decided = self.any_of(f"{name} decided", alone)
        holders = []
        for seat in range(self.table.size):
            takes = self.all_of(f"{name} takes {seat}", [face_up, alone[seat]])
            if token != seat:
                holders.append(takes)
                continue
            stays = [top[seat]] if self.readings["token-overtaken-tied"] == "returns" else []
            keeps = self.all_of(f"{name} keeps {seat}", stays, none_of=[decided])
            holders.append(self.any_of(f"{name} holds {seat}", [takes, keeps]))
        on_board = self.all_of(f"{name} on board", [face_up], none_of=holders)
        halves = [
            self.all_of(f"{name} half {seat}", [on_board, top[seat]]) for seat in range(self.table.size)
        ]
        return Claimed(tuple(holders), tuple(halves))

    # The end of the game

    def present(self, region: int, seat: int) -> Var:
        """Does the player count this region as one where they have a town?"""
        towns = [self._left(seat, town) for town in self.owned[seat] if REGION_OF[town] == region]
        if self.pact == "trade" and self.ally == seat:
            towns.append(self.vikings(region))
        return self.reaches(f"{REGIONS[region].id} present {seat}", total(towns), 1)

    def worth(self) -> list[Sum]:
        """Everybody's final standing on one scale: points, then tokens, then marriage cards."""
        claimed = [self.region(region) for region in range(len(REGIONS))]
        found = []
        for seat in range(self.table.size):
            terms: list[Term] = []
            for region, (holders, halves) in enumerate(claimed):
                points = REGIONS[region].points
                terms.append((POINT * points + TOKEN, holders[seat]))
                terms.append((POINT * (points // 2), halves[seat]))
            here = Sum(count([self.present(region, seat) for region in range(len(REGIONS))]), 0)
            for number in range(1, len(REGIONS) + 1):
                more = REGION_POINTS[number] - REGION_POINTS[number - 1]
                if more:
                    terms.append((POINT * more, self.reaches(f"{seat} in {number}", here, number)))
            fixed = POINT * self.ahead.points[seat] + CARD * self.ahead.cards[seat]
            found.append(Sum(tuple(terms), fixed))
        return found

    # A line

    def follow(self, stated: Sequence[Stated]) -> None:
        """The claimer keeps to what they said: the first entry whose conditions hold, where it is legal."""
        earlier: dict[tuple[str, int], list[Var]] = {}
        for number, entry in enumerate(stated):
            does = entry.does
            met = [self._met(f"line {number}.{place}", does, one) for place, one in enumerate(entry.when)]
            if does.what == "lose":
                met.append(self._is_theirs(does))
            conditions = [var for var in met if var is not None]
            if does.what == "princess" or len(conditions) < len(met):
                continue
            before = earlier.setdefault((does.what, does.seat), [])
            matched = self.all_of(f"line {number}", conditions, none_of=before)
            before.append(matched)
            if (does.seat, does.town) in self._of(does.what):
                did = Sum(((1, self._did(does)),), 0)
                self.at_least(did.plus(self._legal(entry), -1), 0, [matched])

    def _met(self, name: str, does: Done, one_of: Sequence[Done]) -> Var | None:
        """True exactly if one of these was done before; None if none of them can be."""
        chooser = princess_open(self.table)
        if any(done.what == "princess" and (done.seat, done.side) == (chooser, self.side) for done in one_of):
            return self.all_of(name, [])
        able = [
            self._did(done)
            for done in one_of
            if done.what != "princess"
            and (done.seat, done.town) in self._of(done.what)
            and done.by in (NOBODY, _decides(self.ahead, done))
            and turn(self.ahead, done) < turn(self.ahead, does)
        ]
        return self.any_of(name, able) if able else None

    def _is_theirs(self, does: Done) -> Var | None:
        """True exactly if the disc in this town is the loser's; None if it cannot be."""
        if self.table.players[does.seat].discs >> does.town & 1:
            return self.all_of("theirs", [])
        return self.settled.get((does.seat, does.town))

    def _of(self, what: str) -> dict[tuple[int, int], Var]:
        return {"settle": self.settled, "lose": self.lost, "build": self.built}[what]

    def _did(self, done: Done) -> Var:
        return self._of(done.what)[done.seat, done.town]

    def _legal(self, entry: Stated) -> Sum:
        """One if the town may be chosen, else nothing."""
        does = entry.does
        if does.what == "lose":
            return self.owned[does.seat][does.town]
        if does.what == "build":
            return self._left(does.seat, does.town)
        taken: list[Sum] = [Sum((), 1)]
        for other, _ in self.ahead.settles:
            if other == does.seat:
                break
            if (other, does.town) in self.settled:
                taken.append(Sum(((-1, self.settled[other, does.town]),), 0))
        return total(taken)


class Claimed(NamedTuple):
    """A region after the upkeep: who holds its token, and who has half of it on the board."""

    holders: tuple[Var, ...]
    halves: tuple[Var, ...]


def _but(one: int, sides: Sequence[Sum]) -> list[int]:
    return [other for other in range(len(sides)) if other != one]


# Questions


def sides_of(table: Table) -> tuple[str, ...]:
    """The sides of the Princess that are still open; an empty one if there is nothing to choose."""
    return SIDES if princess_open(table) != NOBODY else ("",)


def upkeep(
    table: Table, readings: Readings, side: str, claimer: int, line: Sequence[Stated] = ()
) -> Upkeep | None:
    """The rest of the upkeep with this side of the Princess; None where the claimer's line forbids it."""
    chooses = princess_open(table)
    if side and chooses == claimer:
        first = next((one.does for one in line if one.does.what == "princess" and not one.when), None)
        if first is not None and first.side != side:
            return None
    pact = side if side in ("military", "trade") else table.pact
    ally = chooses if side in ("military", "trade") else _ally(table)
    ahead = outlook(table, side)
    stated = Upkeep(table, ahead, readings, pact if ally != NOBODY else "", ally, side)
    stated.follow([entry for entry in line if _decides(ahead, entry.does) == claimer])
    return stated


def _decides(ahead: Outlook, does: Done) -> int:
    """Who makes this choice: the one with the most raiders picks for all who lose a town."""
    return ahead.leader if does.what == "lose" and ahead.leader != NOBODY else does.seat


def _ally(table: Table) -> int:
    return next((seat for seat, player in enumerate(table.players) if PRINCESS in player.brides), NOBODY)


def region_program(stated: Upkeep, region: int, seat: int, wanted: bool) -> Program:
    """The player holds the region after the upkeep; or does not."""
    holder = stated.region(region).holders[seat]
    stated.program.exactly(count([holder]), 1 if wanted else 0)
    return stated.program


def game_program(stated: Upkeep, seat: int, sole: bool, wanted: bool) -> Program:
    """The player wins the game after this last upkeep; or does not."""
    worth = stated.worth()
    others = [other for other in range(stated.table.size) if other != seat]
    margin = 1 if sole else 0
    if wanted:
        for other in others:
            stated.at_least(worth[seat].plus(worth[other], -1), margin)
        return stated.program
    ahead = [
        stated.reaches(f"{other} ahead", worth[other].plus(worth[seat], -1), 1 - margin) for other in others
    ]
    stated.program.at_least(count(ahead), 1)
    return stated.program
