"""The rest of the last trick and its upkeep as one program, written from the rulebook alone.

``trick_outcomes`` says what the actions can lead to, ``rest_of_upkeep`` what the upkeep then is. One of these
ways is chosen. It says who expands, settles, loses a town and builds; the program chooses the towns.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.boru.models.choices import ONE, Chosen, TownsModel
from adjudicator.games.boru.models.rest_of_upkeep import (
    PRINCESS_SIDES,
    RestOfUpkeep,
    princess_chooser,
    rest_of_upkeep,
)
from adjudicator.games.boru.models.trick_outcomes import Move, Outcomes, TrickOutcome, table_before_upkeep
from adjudicator.games.boru.table.board import places
from adjudicator.games.boru.table.cards import PRINCESS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget
from solver.numbers import NOTHING, Number, total, yes
from solver.program import Var

MOST_WAYS: Final = 1_500
"""A program with more ways is not asked."""


class Way(NamedTuple):
    """What a way through the trick leads to, as far as the goal depends on it."""

    side: str
    """What is chosen for the Princess; empty if nobody marries her."""
    ally: int
    """Who has the Princess after that; NOBODY if no player does."""
    taken_by: int
    expanding: tuple[int, ...]
    covered: int
    settles: tuple[tuple[int, int], ...]
    losers: frozenset[int]
    builders: frozenset[int]
    points: tuple[int, ...]
    cards: tuple[int, ...]


Ways = dict[Way, tuple[Move, ...]]
"""Each way, and decisions in the trick that lead to it."""


def ways_by_pact(table: Table, outcomes: Outcomes, goal: Goal) -> dict[tuple[str, int], Ways]:
    """The ways, by the side of the Princess that is up after the marriage and by who has her."""
    found: dict[tuple[str, int], Ways] = defaultdict(dict)
    for outcome, moves in outcomes.items():
        upkeep = table_before_upkeep(table, outcome)
        chooser = princess_chooser(upkeep)
        for side in PRINCESS_SIDES if chooser != NOBODY else ("",):
            ally = chooser if side in ("military", "trade") else _ally(table)
            pact = side if side in ("military", "trade") else table.pact
            way = _way(outcome, rest_of_upkeep(upkeep, side), side, ally, goal)
            found[pact if ally != NOBODY else "", ally].setdefault(way, moves)
    return found


def _ally(table: Table) -> int:
    return next((seat for seat, player in enumerate(table.players) if PRINCESS in player.brides), NOBODY)


def _way(at: TrickOutcome, rest: RestOfUpkeep, side: str, ally: int, goal: Goal) -> Way:
    nothing = (0,) * len(at.coins)
    whole = goal.region == NOBODY
    return Way(
        side,
        ally,
        at.taken_by,
        at.expanding,
        at.covered,
        rest.settles,
        frozenset(rest.losers),
        frozenset(rest.builders),
        rest.points if whole else nothing,
        rest.cards if whole else nothing,
    )


@dataclass(slots=True)
class LastTrickModel(TownsModel):
    """The ways through the trick, one of them chosen, and the towns chosen in it and in the upkeep."""

    ways: Ways = field(kw_only=True)
    chosen: dict[Way, Var] = field(default_factory=dict)
    expanded: Chosen = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.ways) > MOST_WAYS:
            raise OutOfBudget
        gates, seats = self.gates, range(self.table.size)
        self.chosen = {way: gates.var(f"way {place}") for place, way in enumerate(self.ways)}
        gates.one_of(self.chosen.values())
        for seat in seats:
            self._choose_among("expand", seat, self.expanded, {w: w.expanding[seat] for w in self.ways})
        for seat in seats:
            self._choose_among("settle", seat, self.settled, {w: _turn(w, seat)[0] for w in self.ways})
        self._one_disc_in_a_town()
        self.under_token = {
            town: yes(self._when(way.covered >> town & 1 for way in self.ways))
            for town in places(self.table.covered)
        }
        self.owned = [self._owned_by(seat) for seat in seats]
        for seat in seats:
            loses = self._when(seat in way.losers for way in self.ways)
            if loses != gates.no:
                self.choose("lose", seat, self.lost, self.owned[seat], loses)
        for seat in seats:
            builds = self._when(seat in way.builders for way in self.ways)
            if builds != gates.no:
                self.choose("build", seat, self.built, self.sites(seat), builds)
        self.points = [self._sum(way.points[seat] for way in self.ways) for seat in seats]
        self.cards = [self._sum(way.cards[seat] for way in self.ways) for seat in seats]

    def _when(self, holds: Iterable[int]) -> Var:
        """True exactly if the chosen way is one of those for which this holds."""
        true = [var for var, one in zip(self.chosen.values(), holds, strict=True) if one]
        return self.gates.yes if len(true) == len(self.chosen) else self.gates.any_of(true)

    def _sum(self, numbers: Iterable[int]) -> Number:
        """The number of the chosen way."""
        return total(yes(var) * one for var, one in zip(self.chosen.values(), numbers, strict=True))

    def _choose_among(self, what: str, seat: int, chosen: Chosen, allowed: dict[Way, int]) -> None:
        """Only towns that the way allows. Who expands chooses one; who settles, if one is left."""
        every = 0
        for towns in allowed.values():
            every |= towns
        mine = self.one_of(what, seat, chosen, places(every))
        for towns in set(allowed.values()):
            here = self._when(allowed[way] == towns for way in self.ways)
            given = () if here == self.gates.yes else (here,)
            outside = [chosen[seat, town] for town in places(every & ~towns)]
            if outside and here != self.gates.no:
                self.gates.numbers.at_most(total(map(yes, outside)), 0, given)
            if towns and what == "expand":
                self.gates.numbers.either(mine, given)

    def _one_disc_in_a_town(self) -> None:
        """Each new disc is on a town of its own. Who settles does so unless no town is left by then."""
        towns = {town for _, town in (*self.expanded, *self.settled)}
        for town in towns:
            takers = [*self._takers(self.expanded, town), *self._takers(self.settled, town)]
            self.gates.numbers.at_most(total(map(yes, takers)), 1)
        for seat in range(self.table.size):
            mine = [var for (who, _), var in self.settled.items() if who == seat]
            turns = {way: _turn(way, seat) for way in self.ways}
            for allowed, earlier in set(turns.values()):
                here = self._when(turns[way] == (allowed, earlier) for way in self.ways)
                given = () if here == self.gates.yes else (here,)
                for town in places(allowed):
                    before = [self.settled[who, town] for who in earlier if (who, town) in self.settled]
                    taken = [*self._takers(self.expanded, town), *before]
                    self.gates.numbers.either([*mine, *taken], given)

    def _takers(self, chosen: Chosen, town: int) -> list[Var]:
        return [var for (_, where), var in chosen.items() if where == town]

    def _owned_by(self, seat: int) -> dict[int, Number]:
        discs = self.table.players[seat].discs
        owned = dict.fromkeys(places(discs & ~self.table.covered), ONE)
        owned |= {town: ONE - at for town, at in self.under_token.items() if discs >> town & 1}
        for chosen in (self.expanded, self.settled):
            for (who, town), var in chosen.items():
                if who == seat:
                    owned[town] = owned.get(town, NOTHING) + yes(var)
        takes = self._when(way.taken_by == seat for way in self.ways)
        return owned if takes == self.gates.no else owned | {self.table.active: yes(takes)}


def _turn(way: Way, seat: int) -> tuple[int, tuple[int, ...]]:
    """The free towns from which a player chooses in the upkeep, and who has settled before."""
    earlier: tuple[int, ...] = ()
    for who, towns in way.settles:
        if who == seat:
            return towns, earlier
        earlier = (*earlier, who)
    return 0, ()


def last_trick_model(table: Table, readings: Readings, pact: str, ally: int, ways: Ways) -> LastTrickModel:
    return LastTrickModel(table, readings, pact, ally, ways=ways)
