"""The dams of a joint claim, and which of them the defender can hold together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from adjudicator.games.river.rules.contest import Pool, contest, elites_to_come
from adjudicator.games.river.rules.formations import Strength
from adjudicator.games.river.rules.strongest import Contest, beating_side, own_best
from adjudicator.games.river.search.joint_allocation import Allocation, Budget, allocate
from adjudicator.games.river.search.joint_sides import OpenDam, elite_mask, open_dam
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

Places = tuple[int, ...]
"""Dams of the claim, as their places in it, in order."""
MOST_CORES: Final = 100
"""If more minimal sets can't be held together, it is not worked out how many dams can be."""


@dataclass(frozen=True, slots=True)
class JointDams:
    """The dams of a claim. Full sides are compared as they lie. The open dams share the unseen cards."""

    dams: tuple[Dam, ...]
    contests: tuple[Contest, ...]
    open_dams: dict[int, OpenDam]
    """The dams where the defender still has to lay cards."""
    lost: frozenset[int]
    """Dams that the attacker wins as they lie."""
    pool: int
    """The battle cards and elites that the defender might still get, as a set."""
    limit: int
    """How many elites the defender may still play."""

    def open_among(self, places: Iterable[int]) -> list[OpenDam]:
        return [self.open_dams[place] for place in places if place in self.open_dams]


def least_to_hold(at: Contest) -> Strength:
    """The lowest strength with which the defender keeps the dam (rules river.tie.first, river.tie.proof)."""
    own = own_best(at, at.attacker).strength
    return own if at.ties_defend else Strength(own.rung, own.points + 1)


def pool_of(position: Position, readings: Readings) -> Pool:
    """Rules river.control.pool and river.elite.unplayed. The pool is the same for all dams."""
    elites, limit = elites_to_come(position, readings)
    return Pool(position.unseen, elites, limit if elites else 0)


def joint_contests(
    position: Position, dams: Sequence[Dam], readings: Readings, pool: Pool
) -> tuple[Contest, ...]:
    return tuple(contest(position, dam, readings, pool) for dam in dams)


def joint_dams(
    position: Position, dams: Sequence[Dam], readings: Readings, pool: Pool | None = None
) -> JointDams:
    """The dams with the unseen cards of the position, or with another pool."""
    pool = pool or pool_of(position, readings)
    return weighed(dams, joint_contests(position, dams, readings, pool), pool)


def weighed(dams: Sequence[Dam], contests: tuple[Contest, ...], pool: Pool) -> JointDams:
    """The dams with these contests about this pool: which are open, which are lost."""
    open_dams: dict[int, OpenDam] = {}
    lost: set[int] = set()
    for place, at in enumerate(contests):
        if at.defender.size < at.slots:
            open_dams[place] = open_dam(place, at, least_to_hold(at), pool.cards & ~at.unseen)
        elif beating_side(at) is None:
            lost.add(place)
    cards = pool.cards | elite_mask(pool.elites)
    return JointDams(tuple(dams), contests, open_dams, frozenset(lost), cards, pool.limit)


def _mask(places: Places) -> int:
    return sum(1 << place for place in places)


@dataclass(slots=True)
class JointSearch:
    """Finds out which of the dams can be held together. Every answer is remembered."""

    table: JointDams
    budget: Budget = field(default_factory=Budget)
    allocations: dict[Places, Allocation] = field(default_factory=dict)
    """Dams that can be held together, with the cards for each."""
    not_held: set[Places] = field(default_factory=set)
    """Dams that can't be held together."""
    cores: list[Places] = field(default_factory=list)
    """Minimal sets of dams that can't be held together: without any one of them, the others can be."""
    held_masks: list[int] = field(default_factory=list)
    core_masks: list[int] = field(default_factory=list)
    """The sets in ``allocations`` and ``cores``, a bit for each dam."""

    @property
    def every_dam(self) -> Places:
        return tuple(range(len(self.table.dams)))

    def allocation(self, places: Places) -> Allocation | None:
        """Cards for each of these dams so that all are held. None if that is impossible."""
        if places in self.not_held or self.table.lost.intersection(places):
            return None
        if places not in self.allocations:
            found = allocate(self.table.open_among(places), self.table.pool, self.table.limit, self.budget)
            if found is None:
                self.not_held.add(places)
                return None
            self.allocations[places] = found
            self.held_masks.append(_mask(places))
        return self.allocations[places]

    def can_hold(self, places: Places) -> bool:
        if self._has_core(places):
            return False
        wanted = _mask(places)
        if any(wanted & ~held == 0 for held in self.held_masks):
            return True
        return self.allocation(places) is not None

    def _has_core(self, places: Places) -> bool:
        """Is it known already that these dams can't be held together?"""
        beside = ~_mask(places)
        return any(core & beside == 0 for core in self.core_masks)

    def find_core(self, places: Places) -> Places:
        """A minimal set among these dams that can't be held together. Remembered in ``cores``.

        Raises OutOfBudget if there are too many.
        """
        left = places
        for place in reversed(places):
            fewer = tuple(other for other in left if other != place)
            if not self.can_hold(fewer):
                left = fewer
        if left not in self.cores:
            if len(self.cores) == MOST_CORES:
                raise OutOfBudget
            self.cores.append(left)
            self.core_masks.append(_mask(left))
        return left

    def most_held(self) -> Places:
        """The largest set of dams that can be held together, the first such set in order of the claim."""
        for number in range(len(self.every_dam), -1, -1):
            for places in combinations(self.every_dam, number):
                if self._has_core(places):
                    continue
                if self.can_hold(places):
                    if places:
                        self.allocation(places)
                    return places
                self.find_core(places)
        raise AssertionError("the empty set of dams can always be held")

    def fewest_not_held(self) -> Places:
        """The smallest set of dams that can't be held together, the first such set in order of the claim."""
        bound = min(len(core) for core in self.cores) if self.cores else len(self.every_dam)
        for number in range(1, bound + 1):
            for places in combinations(self.every_dam, number):
                if not self.can_hold(places):
                    self.find_core(places)
                    return places
        raise AssertionError("the dams can all be held")
