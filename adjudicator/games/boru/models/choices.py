"""The choices of an upkeep as variables of a program, one for each town that may be chosen."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from adjudicator.games.boru.models.rest_of_upkeep import RestOfUpkeep
from adjudicator.games.boru.table.board import TOWNS, places
from adjudicator.games.boru.table.table import Table
from adjudicator.readings import Readings
from solver.gates import Gates
from solver.numbers import NOTHING, Number, total, yes
from solver.program import Var

ONE: Final = Number(constant=1)

Chosen = dict[tuple[int, int], Var]
"""Seat and town to the variable that is true if this town is chosen for this player."""


@dataclass(slots=True)
class TownsModel:
    """Who has which town after an upkeep, and what else counts at the end of the game."""

    table: Table
    readings: Readings
    pact: str
    """The side of the Princess that is up after the marriage step; empty if nobody has her."""
    ally: int
    """Who has the Princess; NOBODY if no player does."""
    side: str = ""
    """What is chosen for the Princess in this upkeep."""
    gates: Gates = field(default_factory=Gates)
    settled: Chosen = field(default_factory=dict)
    lost: Chosen = field(default_factory=dict)
    built: Chosen = field(default_factory=dict)
    owned: list[dict[int, Number]] = field(default_factory=list)
    """By seat: the towns that the player has or may get before the battle; 1 if the player has it."""
    under_token: dict[int, Number] = field(default_factory=dict)
    """Towns under a Viking token before the battle; 1 if it is there."""
    points: list[Number] = field(default_factory=list)
    """By seat: the final points, without those for claim tokens and for the number of regions."""
    cards: list[Number] = field(default_factory=list)
    """By seat: the number of marriage cards at the end."""

    def left(self, seat: int, town: int) -> Number:
        """1 if the player controls the town after the battle, else 0."""
        owned = self.owned[seat].get(town, NOTHING)
        return owned - yes(self.lost[seat, town]) if (seat, town) in self.lost else owned

    def sites(self, seat: int) -> dict[int, Number]:
        """Where the player may build: 1 if the player controls that town after the battle."""
        towns = [town for town in self.owned[seat] if not self.table.monasteries >> town & 1]
        return {town: self.left(seat, town) for town in towns}

    def one_of(self, what: str, seat: int, chosen: Chosen, towns: Iterable[int]) -> list[Var]:
        """A variable for each of these towns. At most one is chosen."""
        mine = []
        for town in towns:
            chosen[seat, town] = self.gates.var(f"{what} {seat} {TOWNS[town]}")
            mine.append(chosen[seat, town])
        self.gates.numbers.at_most(total(map(yes, mine)), 1)
        return mine

    def choose(self, what: str, seat: int, chosen: Chosen, legal: dict[int, Number], when: Var) -> None:
        """If the choice is due, exactly one of the legal towns is chosen; none if no town is legal."""
        mine = self.one_of(what, seat, chosen, legal)
        some = total(map(yes, mine))
        given = () if when == self.gates.yes else (when,)
        for town, may in legal.items():
            self.gates.numbers.at_least(may, yes(chosen[seat, town]))
            self.gates.numbers.at_least(some, may, given)
        if given:
            self.gates.numbers.at_least(yes(when), some)


@dataclass(slots=True)
class UpkeepModel(TownsModel):
    """The choices of one upkeep, for one side of the Princess, and which of them are legal."""

    rest: RestOfUpkeep = field(kw_only=True)

    def __post_init__(self) -> None:
        self.under_token = dict.fromkeys(places(self.table.covered), ONE)
        self.points = [Number(constant=points) for points in self.rest.points]
        self.cards = [Number(constant=cards) for cards in self.rest.cards]
        self._settle()
        self.owned = [self._owned_by(seat) for seat in range(self.table.size)]
        for seat in self.rest.losers:
            self.choose("lose", seat, self.lost, self.owned[seat], self.gates.yes)
        for seat in self.rest.builders:
            self.choose("build", seat, self.built, self.sites(seat), self.gates.yes)

    def _settle(self) -> None:
        """New discs: each on a different free town. A disc is placed unless no town is left for it."""
        for seat, allowed in self.rest.settles:
            mine = self.one_of("settle", seat, self.settled, places(allowed))
            for town in places(allowed):
                taken = [
                    self.settled[other, town]
                    for other, _ in self.rest.settles
                    if other != seat and (other, town) in self.settled
                ]
                self.gates.numbers.either([*mine, *taken])
                if taken:
                    self.gates.numbers.at_most(total(map(yes, [self.settled[seat, town], *taken])), 1)

    def _owned_by(self, seat: int) -> dict[int, Number]:
        owned = dict.fromkeys(places(self.table.players[seat].discs & ~self.table.covered), ONE)
        return owned | {town: yes(var) for (who, town), var in self.settled.items() if who == seat}
