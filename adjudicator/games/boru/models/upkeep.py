"""An upkeep as a program for the solvers, written from the rulebook alone.

It uses neither the evaluator nor the search. ``rest_of_upkeep`` says which choices are left. Here every
choice becomes variables, one for each town that may be chosen. The constraints say which choices are legal,
what everybody then has in each region, who gets the claim tokens, and the final scores. There is a program
for each side of the Princess that may be chosen.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.boru.models.rest_of_upkeep import (
    PRINCESS_SIDES,
    RestOfUpkeep,
    princess_chooser,
    rest_of_upkeep,
    turn_of,
)
from adjudicator.games.boru.table.board import REGION_OF, REGION_POINTS, REGIONS, TOWNS, places
from adjudicator.games.boru.table.cards import PRINCESS
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, Table
from adjudicator.games.boru.table.upkeep_choices import ChoiceEntry, UpkeepChoice
from adjudicator.readings import Readings
from solver.program import Program, Term, Var, count

POINT: Final = 100
TOKEN: Final = 10
CARD: Final = 1
"""Weights in a rank: points, then claim tokens, then marriage cards. Each outweighs all that follow."""


class Sum(NamedTuple):
    """A number: variables with their weights, and a fixed part."""

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
class UpkeepModel:
    """The choices of one upkeep, for one side of the Princess, and what follows from them."""

    table: Table
    rest: RestOfUpkeep
    readings: Readings
    pact: str
    """The side of the Princess that is up after the marriage step; empty if nobody has her."""
    ally: int
    """Who has the Princess; NOBODY if no player does."""
    side: str = ""
    """What is chosen for the Princess in this upkeep."""
    program: Program = field(default_factory=Program)
    settled: dict[tuple[int, int], Var] = field(default_factory=dict)
    lost: dict[tuple[int, int], Var] = field(default_factory=dict)
    built: dict[tuple[int, int], Var] = field(default_factory=dict)
    constant: dict[Var, bool] = field(default_factory=dict)
    """Variables that are always true or always false."""
    owned: list[dict[int, Sum]] = field(default_factory=list)
    """By seat: the towns that the player has or may get before the battle."""

    def __post_init__(self) -> None:
        self._settle()
        self.owned = [self._owned_by(seat) for seat in range(self.table.size)]
        for seat in self.rest.losers:
            self._choose("lose", seat, self.lost, self.owned[seat])
        for seat in self.rest.builders:
            places_left = {
                town: self._left(seat, town)
                for town in self.owned[seat]
                if not self.table.monasteries >> town & 1
            }
            self._choose("build", seat, self.built, places_left)

    # Choices

    def _settle(self) -> None:
        """New discs: each on a different free town. A disc is placed unless no town is left for it."""
        for seat, allowed in self.rest.settles:
            mine = []
            for town in places(allowed):
                var = self.settled[seat, town] = self.program.var(f"settle {seat} {TOWNS[town]}")
                mine.append(var)
            for town in places(allowed):
                taken = [
                    self.settled[other, town]
                    for other, _ in self.rest.settles
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
        """1 if the player controls the town after the battle, else 0."""
        owned = self.owned[seat].get(town, ZERO)
        if (seat, town) in self.lost:
            return owned.plus(Sum(((1, self.lost[seat, town]),), 0), -1)
        return owned

    def _choose(
        self, what: str, seat: int, chosen: dict[tuple[int, int], Var], legal: dict[int, Sum]
    ) -> None:
        """Exactly one of the legal towns is chosen; none if no town is legal."""
        mine = []
        for town in legal:
            chosen[seat, town] = self.program.var(f"{what} {seat} {TOWNS[town]}")
            mine.append(chosen[seat, town])
        for town, may in legal.items():
            self.at_least(may.plus(Sum(((1, chosen[seat, town]),), 0), -1), 0)
            self.at_least(Sum(count(mine), 0).plus(may, -1), 0)
        self.program.at_most(count(mine), 1)

    # Constraints on sums

    def at_least(self, number: Sum, bound: int, when: Sequence[Var] = ()) -> None:
        number = self._plain(number)
        self.program.at_least(number.terms, bound - number.fixed, when)

    def reaches(self, name: str, number: Sum, bound: int) -> Var:
        """A variable that is true exactly if the number is at least ``bound``."""
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
        """A variable that always has this value."""
        found = next((var for var, fixed in self.constant.items() if fixed is value), None)
        if found is None:
            found = self.program.var("always" if value else "never")
            self.program.exactly(count([found]), int(value))
            self.constant[found] = value
        return found

    def _plain(self, number: Sum) -> Sum:
        """The same number without variables that are always true or always false."""
        if not any(var in self.constant for _, var in number.terms):
            return number
        terms = tuple(term for term in number.terms if term[1] not in self.constant)
        fixed = sum(weight for weight, var in number.terms if self.constant.get(var))
        return Sum(terms, number.fixed + fixed)

    def all_of(self, name: str, parts: Sequence[Var], none_of: Sequence[Var] = ()) -> Var:
        """A variable that is true exactly if all of ``parts`` are true and none of ``none_of`` is."""
        number = Sum((*count(parts), *((-1, var) for var in none_of)), 0)
        return self.reaches(name, number, len(parts))

    def any_of(self, name: str, parts: Sequence[Var]) -> Var:
        return self.reaches(name, Sum(count(parts), 0), 1)

    # Regions

    def strength(self, region: int, seat: int) -> Sum:
        """A player's towns in a region after the church step. A town with a monastery counts twice."""
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
        """Every player's towns there, and the Vikings' last, unless these count for their ally."""
        found = [self.strength(region, seat) for seat in range(self.table.size)]
        vikings = self.vikings(region)
        if self.pact == "military":
            found[self.ally] = found[self.ally].plus(vikings)
            return found
        return [*found, vikings]

    def region(self, region: int) -> "RegionOutcome":
        name = REGIONS[region].id
        sides = self.sides(region)
        at_least = {
            (one, other): self.reaches(f"{name} {one}>={other}", sides[one].plus(sides[other], -1), 0)
            for one in range(len(sides))
            for other in range(len(sides))
            if one != other
        }
        top = [
            self.all_of(f"{name} top {one}", [at_least[one, other] for other in _others(one, sides)])
            for one in range(len(sides))
        ]
        alone = [
            self.all_of(
                f"{name} alone {one}",
                [top[one]],
                none_of=[at_least[other, one] for other in _others(one, sides)],
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
        return RegionOutcome(tuple(holders), tuple(halves))

    # The end of the game

    def present(self, region: int, seat: int) -> Var:
        """Does the player count this region as one where they have a town?"""
        towns = [self._left(seat, town) for town in self.owned[seat] if REGION_OF[town] == region]
        if self.pact == "trade" and self.ally == seat:
            towns.append(self.vikings(region))
        return self.reaches(f"{REGIONS[region].id} present {seat}", total(towns), 1)

    def worth(self) -> list[Sum]:
        """A number for each seat: who has the highest wins (points, then tokens, then marriage cards)."""
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
            fixed = POINT * self.rest.points[seat] + CARD * self.rest.cards[seat]
            found.append(Sum(tuple(terms), fixed))
        return found

    # A line

    def follow(self, line: Sequence[ChoiceEntry]) -> None:
        """The claimer makes the choice of the first entry whose conditions hold, if that choice is legal."""
        earlier: dict[tuple[str, int], list[Var]] = {}
        for number, entry in enumerate(line):
            choice = entry.choice
            met = [
                self._condition_met(f"line {number}.{place}", choice, one)
                for place, one in enumerate(entry.conditions)
            ]
            if choice.kind == "lose":
                met.append(self._is_losers_town(choice))
            conditions = [var for var in met if var is not None]
            if choice.kind == "princess" or len(conditions) < len(met):
                continue
            before = earlier.setdefault((choice.kind, choice.seat), [])
            matched = self.all_of(f"line {number}", conditions, none_of=before)
            before.append(matched)
            if (choice.seat, choice.town) in self._variables(choice.kind):
                chosen = Sum(((1, self._chosen(choice)),), 0)
                self.at_least(chosen.plus(self._is_legal(choice), -1), 0, [matched])

    def _condition_met(self, name: str, choice: UpkeepChoice, one_of: Sequence[UpkeepChoice]) -> Var | None:
        """A variable that is true exactly if one of these choices was made earlier; None if none can be."""
        chooser = princess_chooser(self.table)
        if any(one.kind == "princess" and (one.seat, one.side) == (chooser, self.side) for one in one_of):
            return self.all_of(name, [])
        possible = [
            self._chosen(one)
            for one in one_of
            if one.kind != "princess"
            and (one.seat, one.town) in self._variables(one.kind)
            and one.chooser in (NOBODY, _who_chooses(self.rest, one))
            and turn_of(self.rest, one) < turn_of(self.rest, choice)
        ]
        return self.any_of(name, possible) if possible else None

    def _is_losers_town(self, choice: UpkeepChoice) -> Var | None:
        """A variable that is true exactly if the disc in this town is the loser's; None if it cannot be."""
        if self.table.players[choice.seat].discs >> choice.town & 1:
            return self.all_of("theirs", [])
        return self.settled.get((choice.seat, choice.town))

    def _variables(self, kind: str) -> dict[tuple[int, int], Var]:
        return {"settle": self.settled, "lose": self.lost, "build": self.built}[kind]

    def _chosen(self, choice: UpkeepChoice) -> Var:
        return self._variables(choice.kind)[choice.seat, choice.town]

    def _is_legal(self, choice: UpkeepChoice) -> Sum:
        """1 if the town may be chosen, else 0."""
        if choice.kind == "lose":
            return self.owned[choice.seat][choice.town]
        if choice.kind == "build":
            return self._left(choice.seat, choice.town)
        taken: list[Sum] = [Sum((), 1)]
        for other, _ in self.rest.settles:
            if other == choice.seat:
                break
            if (other, choice.town) in self.settled:
                taken.append(Sum(((-1, self.settled[other, choice.town]),), 0))
        return total(taken)


class RegionOutcome(NamedTuple):
    """A region after the upkeep: who holds its token, and who gets half points for a token on the board."""

    holders: tuple[Var, ...]
    halves: tuple[Var, ...]


def _others(one: int, sides: Sequence[Sum]) -> list[int]:
    return [other for other in range(len(sides)) if other != one]


# Programs


def princess_sides(table: Table) -> tuple[str, ...]:
    """The sides of the Princess that may be chosen; one empty side if there is no such choice."""
    return PRINCESS_SIDES if princess_chooser(table) != NOBODY else ("",)


def upkeep_model(
    table: Table, readings: Readings, side: str, claimer: int, line: Sequence[ChoiceEntry] = ()
) -> UpkeepModel | None:
    """The rest of the upkeep with this side of the Princess; None if the claimer's line chooses another."""
    chooses = princess_chooser(table)
    if side and chooses == claimer:
        first = next(
            (one.choice for one in line if one.choice.kind == "princess" and not one.conditions), None
        )
        if first is not None and first.side != side:
            return None
    pact = side if side in ("military", "trade") else table.pact
    ally = chooses if side in ("military", "trade") else _ally(table)
    rest = rest_of_upkeep(table, side)
    model = UpkeepModel(table, rest, readings, pact if ally != NOBODY else "", ally, side)
    model.follow([entry for entry in line if _who_chooses(rest, entry.choice) == claimer])
    return model


def _who_chooses(rest: RestOfUpkeep, choice: UpkeepChoice) -> int:
    """Who makes this choice. The player with the most raiders chooses for all who lose a town."""
    return rest.leader if choice.kind == "lose" and rest.leader != NOBODY else choice.seat


def _ally(table: Table) -> int:
    return next((seat for seat, player in enumerate(table.players) if PRINCESS in player.brides), NOBODY)


def region_program(model: UpkeepModel, region: int, seat: int, wanted: bool) -> Program:
    """Solutions: upkeeps after which the player holds the region; with ``wanted`` false, does not hold it."""
    holder = model.region(region).holders[seat]
    model.program.exactly(count([holder]), 1 if wanted else 0)
    return model.program


def game_program(model: UpkeepModel, seat: int, sole: bool, wanted: bool) -> Program:
    """Solutions: last upkeeps after which the player wins; with ``wanted`` false, does not win."""
    worth = model.worth()
    others = [other for other in range(model.table.size) if other != seat]
    margin = 1 if sole else 0
    if wanted:
        for other in others:
            model.at_least(worth[seat].plus(worth[other], -1), margin)
        return model.program
    ahead = [
        model.reaches(f"{other} ahead", worth[other].plus(worth[seat], -1), 1 - margin) for other in others
    ]
    model.program.at_least(count(ahead), 1)
    return model.program
