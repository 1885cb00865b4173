"""Several dams at once: what lies fixed, what is open, and which of them the defender can hold together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from adjudicator.games.river.rules.contest import cancelled, contest
from adjudicator.games.river.rules.formations import Strength
from adjudicator.games.river.rules.strongest import Contest, beating, own_best
from adjudicator.games.river.search.joint import Budget, Held, hold
from adjudicator.games.river.search.joint_sides import Front, elite_mask, front
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings

Places = tuple[int, ...]
"""Dams of the claim by their places in it, in order."""


@dataclass(frozen=True, slots=True)
class Joint:
    """The dams of a claim. Full sides are compared as they lie; the others share what is unseen."""

    dams: tuple[Dam, ...]
    contests: tuple[Contest, ...]
    fronts: dict[int, Front]
    """The dams where the defender still has to lay cards."""
    lost: frozenset[int]
    """Dams that the attacker wins as they lie."""
    pool: int
    limit: int

    def only(self, places: Iterable[int]) -> list[Front]:
        return [self.fronts[place] for place in places if place in self.fronts]


def least_to_hold(at: Contest) -> Strength:
    """The weakest strength with which the defender keeps the dam (rules river.tie.first, river.tie.proof)."""
    own = own_best(at, at.attacker).strength
    return own if at.ties_defend else Strength(own.rung, own.points + 1)


class Pool(NamedTuple):
    """What the defender might still get: battle cards, elite cards, and how many of the latter."""

    cards: int
    elites: tuple[str, ...]
    limit: int


def pool_of(position: Position, dams: Sequence[Dam], readings: Readings) -> Pool:
    """Rules river.control.pool and river.elite.unplayed: the same for all dams."""
    at = contest(position, dams[0], readings)
    return Pool(position.unseen, at.spare, at.spare_limit if at.spare else 0)


def joint(position: Position, dams: Sequence[Dam], readings: Readings, pool: Pool | None = None) -> Joint:
    """The dams with what the position leaves unseen, or with another pool."""
    cards, elites, limit = pool or pool_of(position, dams, readings)
    contests: list[Contest] = []
    fronts: dict[int, Front] = {}
    lost: set[int] = set()
    for place, dam in enumerate(dams):
        shut = cancelled(dam) if readings["duck-beaver-in-proof"] == "excluded" else 0
        at = contest(position, dam, readings)
        at = at._replace(unseen=cards & ~shut, spare=elites, spare_limit=limit)
        contests.append(at)
        if at.defender.size < at.slots:
            fronts[place] = front(place, at, least_to_hold(at), shut)
        elif beating(at) is None:
            lost.add(place)
    return Joint(tuple(dams), tuple(contests), fronts, frozenset(lost), cards | elite_mask(elites), limit)


@dataclass(slots=True)
class Combined:
    """Which dams can be held together: every question about it is asked once."""

    table: Joint
    budget: Budget = field(default_factory=Budget)
    held: dict[Places, Held] = field(default_factory=dict)
    cores: list[Places] = field(default_factory=list)
    """Dams that can't be held together, none of which can be left out."""

    @property
    def all(self) -> Places:
        return tuple(range(len(self.table.dams)))

    def hold(self, places: Places) -> Held | None:
        """Cards for these dams so that all of them are held; None if there are none."""
        if self.table.lost.intersection(places):
            return None
        if places not in self.held:
            found = hold(self.table.only(places), self.table.pool, self.table.limit, self.budget)
            if found is None:
                return None
            self.held[places] = found
        return self.held[places]

    def can_hold(self, places: Places) -> bool:
        wanted = set(places)
        if any(wanted.issuperset(core) for core in self.cores):
            return False
        if any(wanted.issubset(held) for held in self.held):
            return True
        return self.hold(places) is not None

    def core(self, places: Places) -> Places:
        """Of dams that can't be held together, some that can't either, and not one too many."""
        left = places
        for place in reversed(places):
            fewer = tuple(other for other in left if other != place)
            if not self.can_hold(fewer):
                left = fewer
        if left not in self.cores:
            self.cores.append(left)
        return left

    def most(self) -> Places:
        """The most dams that can be held together; among equals those named first."""
        for number in range(len(self.all), -1, -1):
            for places in combinations(self.all, number):
                if self.can_hold(places):
                    if places:
                        self.hold(places)
                    return places
                self.core(places)
        raise AssertionError("no dam at all can always be held")

    def smallest(self) -> Places:
        """The fewest dams that can't be held together; among equals those named first."""
        bound = min(len(core) for core in self.cores) if self.cores else len(self.all)
        for number in range(1, bound + 1):
            for places in combinations(self.all, number):
                if not self.can_hold(places):
                    self.core(places)
                    return places
        raise AssertionError("only asked where the dams can't all be held")
