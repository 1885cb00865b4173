"""The last upkeep searched region by region: which choices make a player win, or not win.

Every decision about a town changes one region, and the final score is a sum over regions, except for the
points for the number of regions. So each region is looked at once with every part of the decisions, and the
regions are put together one after the other; ways to the same score with the same decisions are one way.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.upkeep import DISCS_FOR_A_MONASTERY
from adjudicator.games.boru.search.region_scores import RegionScores, ScoreTotal
from adjudicator.games.boru.table.board import REGIONS, places
from adjudicator.games.boru.table.table import Phase, Table
from solver.answer import OutOfBudget

WAYS_OF_A_TABLE: Final = 100
"""So many ways through a region, or put together from two, cost as much as one table of another search."""


class TownDecision(NamedTuple):
    """A town to be chosen: in which phase, for whom, and among which towns if not all."""

    phase: str
    seat: int
    towns: int


Score = tuple[int, int]
"""What regions are worth to everybody and who has a town there, packed as in ``RegionShare``."""
Towns = tuple[tuple[int, int], ...]
"""Decisions, by their place, and the town chosen in each."""
Ways = dict[tuple[int, Score], Towns]
"""A set of decisions (a bit for each) and the score after them, to towns that lead to it."""
Ends = dict[Score, Towns]
"""Scores after all decisions, with towns that lead to each."""
_NO_SCORE: Final = (0, 0)


def is_fixed(table: Table, decisions: Sequence[TownDecision]) -> bool:
    """Are the same decisions due whichever towns are chosen?

    Who has one town without a monastery and others with one may lose either, and then builds or cannot.
    """
    if table.free & table.monasteries:
        return False
    settlers = [one.seat for one in decisions if one.phase in (Phase.BRIDE_TOWN, Phase.TRACK_TOWN)]
    if table.free.bit_count() < len(settlers):
        return False
    for one in decisions:
        if one.phase == Phase.INVASION:
            own, new = table.controlled(one.seat), settlers.count(one.seat)
            sites = (own & ~table.monasteries).bit_count() + new
            if sites == 1 and own.bit_count() + new > 1 and _may_build(table, one.seat):
                return False
    return True


def _may_build(table: Table, seat: int) -> bool:
    discs = table.players[seat].church
    return discs >= DISCS_FOR_A_MONASTERY or discs == max(player.church for player in table.players)


@dataclass(slots=True)
class RegionByRegion:
    """Remembers what was found out about a region, and about all of them."""

    scores: RegionScores
    regions: dict[object, Ways] = field(default_factory=dict)
    boards: dict[object, Ends] = field(default_factory=dict)
    budget: int = 0
    """So many ways may be looked at."""
    spent: int = 0
    """So many were looked at for the last question."""

    def ends(self, table: Table, decisions: tuple[TownDecision, ...], budget: int) -> Ends:
        """Every score of all regions to which the decisions can lead, with towns that lead to it.

        Raises OutOfBudget if more ways than that have to be looked at.
        """
        self.budget, self.spent = budget, 0
        discs = tuple([player.discs for player in table.players])
        key = (discs, table.covered, table.monasteries, table.pact, table.princess(), decisions)
        if key not in self.boards:
            self.boards[key] = self._put_together(table, decisions)
        return self.boards[key]

    def _put_together(self, table: Table, decisions: tuple[TownDecision, ...]) -> Ends:
        every = (1 << len(decisions)) - 1
        ways: Ways = {(0, _NO_SCORE): ()}
        left = [self._of_region(table, region, decisions) for region in range(len(REGIONS))]
        left.sort(key=len)
        later = [0]
        for one in left:
            later.append(later[-1] | _decided(one))
        while left:
            here = left.pop()
            needed = every & ~later[len(left)]
            ways = self._combined(ways, here, needed)
        return {score: towns for (_, score), towns in ways.items()}

    def _combined(self, ways: Ways, here: Ways, needed: int) -> Ways:
        """Both together. ``needed``: decisions that no region after this one can take."""
        found: Ways = {}
        self._spend(len(ways) * len(here))
        for (done, (worth, present)), towns in ways.items():
            for (more, (worth_here, present_here)), towns_here in here.items():
                both = done | more
                if not done & more and not needed & ~both:
                    score = (worth + worth_here, present + present_here)
                    if (both, score) not in found:
                        found[both, score] = (*towns, *towns_here)
        return found

    def _of_region(self, table: Table, region: int, decisions: tuple[TownDecision, ...]) -> Ways:
        inside = REGIONS[region].towns
        discs = tuple([player.discs & inside for player in table.players])
        allowed = tuple([one.towns & inside for one in decisions])
        key = (
            region, discs, table.covered & inside, table.monasteries & inside, table.pact, table.princess(),
            tuple([(one.phase, one.seat) for one in decisions]), allowed,
        )  # fmt: skip
        if key not in self.regions:
            self.regions[key] = self._ways_in(table, region, decisions)
        return self.regions[key]

    def _ways_in(self, table: Table, region: int, decisions: Sequence[TownDecision]) -> Ways:
        here: dict[tuple[int, Table], Towns] = {(0, table): ()}
        for place, decision in enumerate(decisions):
            for (done, before), towns in list(here.items()):
                for town in _distinct(before, decision, REGIONS[region].towns & decision.towns):
                    self._spend(1)
                    key = (done | 1 << place, _chosen(before, decision, town))
                    here.setdefault(key, (*towns, (place, town)))
        found: Ways = {}
        for (done, after), towns in here.items():
            share = self.scores.share(after, region)
            found.setdefault((done, (share.worth, share.present)), towns)
        return found

    def _spend(self, ways: int) -> None:
        self.spent += ways
        if self.spent > self.budget:
            raise OutOfBudget


def _decided(ways: Ways) -> int:
    """The decisions that are made on some of these ways."""
    found = 0
    for done, _ in ways:
        found |= done
    return found


def _distinct(table: Table, decision: TownDecision, inside: int) -> Iterator[int]:
    """Towns of one region that may be chosen: the first with a monastery, and the first without."""
    match decision.phase:
        case Phase.BRIDE_TOWN | Phase.TRACK_TOWN:
            towns = table.free & inside
        case Phase.INVASION:
            towns = table.controlled(decision.seat) & inside
        case _:
            towns = table.controlled(decision.seat) & ~table.monasteries & inside
    for kind in (towns & table.monasteries, towns & ~table.monasteries):
        yield from list(places(kind))[:1]


def _chosen(table: Table, decision: TownDecision, town: int) -> Table:
    """The table after a choice, as far as the score depends on it."""
    match decision.phase:
        case Phase.BRIDE_TOWN | Phase.TRACK_TOWN:
            return table.set(decision.seat, discs=table.players[decision.seat].discs | 1 << town)
        case Phase.INVASION:
            return table._replace(covered=table.covered | 1 << town)
        case _:
            return table._replace(monasteries=table.monasteries | 1 << town)


def total_of(score: Score) -> ScoreTotal:
    """Enough of a total to rank everybody."""
    return ScoreTotal((), *score)
