"""The exact search through an upkeep: every choice is tried, but of equivalent towns only one.

The steps are those of the evaluator. Towns are equivalent if the goal cannot depend on which of them is
chosen. For a region that means: both are inside it or both outside. For the game: both are in the same
region. In both cases either both or none have a monastery, and the claimer's line names neither.

Who can win the game is searched region by region where no line binds anybody (``upkeep_by_regions.py``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from adjudicator.games.boru.rules.control import monastery_sites
from adjudicator.games.boru.rules.due import DUE_ACTIONS, decider
from adjudicator.games.boru.rules.trace import SILENT
from adjudicator.games.boru.rules.upkeep import (
    bride_towns,
    build_as_church_leader,
    build_with_four_discs,
    choose_pact,
    lose_town,
    place_bride_town,
    place_track_town,
    resolve_battle,
    resolve_church,
    resolve_marriage,
)
from adjudicator.games.boru.search.region_scores import RegionScores, ScoreTotal, token_after_upkeep
from adjudicator.games.boru.search.upkeep_by_regions import (
    WAYS_OF_A_TABLE,
    Ends,
    RegionByRegion,
    TownDecision,
    is_fixed,
    total_of,
)
from adjudicator.games.boru.table.actions import PRINCESS_CHOICES, Action, ActionKind
from adjudicator.games.boru.table.board import ALL_TOWNS, BIT, REGION_OF, REGIONS, TOWN, TOWNS, places
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Entry
from adjudicator.games.boru.table.table import NOBODY, UPKEEP_DECISIONS, Phase, Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

MOST_TABLES: Final = 30_000
"""The search gives up after this many tables, which takes about a second."""

Choices = tuple[Action, ...]


def go_to_next_decision(table: Table, readings: Readings) -> Table:
    """The table at the next decision, or before the fourth step (rule boru.upkeep.steps)."""
    while True:
        if table.phase == Phase.MARRIAGE:
            table = resolve_marriage(table, readings, SILENT)
        elif table.phase == Phase.BATTLE:
            table = resolve_battle(table, SILENT)
        elif table.phase == Phase.CHURCH:
            table = resolve_church(table, SILENT)
        else:
            return table


def towns_to_choose_from(table: Table) -> int:
    """The towns that may be chosen now."""
    match table.phase:
        case Phase.BRIDE_TOWN:
            return bride_towns(table, table.queue[0])
        case Phase.TRACK_TOWN:
            return table.free
        case Phase.INVASION:
            return table.controlled(table.queue[0])
        case _:
            return monastery_sites(table, table.queue[0])


ACTION_KIND: Final = {phase: DUE_ACTIONS[phase][0] for phase in UPKEEP_DECISIONS}
"""Phase of the upkeep to the kind of action with which somebody decides in it."""
_CARRY_OUT: Final = {
    Phase.BRIDE_TOWN: place_bride_town,
    Phase.TRACK_TOWN: place_track_town,
    Phase.INVASION: lose_town,
    Phase.MONASTERY: build_as_church_leader,
    Phase.FOUR_DISCS: build_with_four_discs,
}


@dataclass(slots=True)
class UpkeepSearch:
    """The search for one goal in one upkeep. It remembers tables that it has already searched."""

    readings: Readings
    goal: Goal
    line: Sequence[Entry] = ()
    budget: int = MOST_TABLES
    named_towns: int = 0
    """Towns that the line names. No other town is equivalent to them."""
    seen: set[object] = field(default_factory=set)
    """Keys of tables from which ``find`` found nothing."""
    forced: dict[object, bool] = field(default_factory=dict)
    """Key of a table to whether the goal is forced from there."""
    by_regions: RegionByRegion | None = None
    """What is known about the regions of this round under these readings, if it was asked already."""
    scores: RegionScores = field(init=False)

    def __post_init__(self) -> None:
        self.scores = RegionScores(self.readings) if self.by_regions is None else self.by_regions.scores
        for entry in self.line:
            for action in (entry.action, *entry.conditions):
                self.named_towns |= BIT.get(action.town, 0)

    # Finding choices

    def find(self, table: Table, wanted: bool) -> Choices | None:
        """Choices after which the goal is met; with ``wanted`` false, not met. None if there are none."""
        start = go_to_next_decision(table, self.readings)
        if self.goal.region == NOBODY and not self.line:
            return self._find_by_regions(start, wanted)
        return self.find_plainly(start, wanted)

    def find_plainly(self, start: Table, wanted: bool) -> Choices | None:
        """The same from a decision on, by trying one choice after the other."""
        return self._find(start, self.total(start), wanted, ())

    def _find_by_regions(self, table: Table, wanted: bool) -> Choices | None:
        if table.phase == Phase.PRINCESS:
            for action in self.options(table, ()):
                found = self._find_by_regions(self.after(table, action), wanted)
                if found is not None:
                    return (action, *found)
            return None
        decisions, last = self._decisions_from(table)
        if not is_fixed(table, decisions):
            return self.find_plainly(table, wanted)
        for score, towns in self._ends(table, decisions).items():
            if self.is_goal_met(last, total_of(score)) is wanted:
                return self._choices(table, dict(towns))
        return None

    def _ends(self, table: Table, decisions: tuple[TownDecision, ...]) -> Ends:
        if self.by_regions is None:
            self.by_regions = RegionByRegion(self.scores)
        try:
            return self.by_regions.ends(table, decisions, self.budget * WAYS_OF_A_TABLE)
        finally:
            self.budget -= self.by_regions.spent // WAYS_OF_A_TABLE

    def _decisions_from(self, table: Table) -> tuple[tuple[TownDecision, ...], Table]:
        """The decisions from here on, if always the first town is chosen, and the table after them."""
        found = []
        while table.phase != Phase.REGIONS:
            self.spend()
            bride = bride_towns(table, table.queue[0]) if table.phase == Phase.BRIDE_TOWN else ALL_TOWNS
            found.append(TownDecision(table.phase, table.queue[0], bride))
            table = self.after(table, next(self.options(table, ())))
        return tuple(found), table

    def _choices(self, table: Table, towns: dict[int, int]) -> Choices:
        """These towns, by the place of the decision, as actions."""
        done: Choices = ()
        while table.phase != Phase.REGIONS:
            kind, who = ACTION_KIND[table.phase], table.name(decider(table))
            done = (*done, Action(kind, who, town=TOWNS[towns[len(done)]]))
            table = self.after(table, done[-1])
        return done

    def _find(self, table: Table, total: ScoreTotal | None, wanted: bool, done: Choices) -> Choices | None:
        self.spend()
        if table.phase == Phase.REGIONS:
            return done if self.is_goal_met(table, total) is wanted else None
        key = self._key(table, done)
        if key in self.seen:
            return None
        for action in self.options(table, done):
            after = self.after(table, action)
            found = self._find(after, self._new_total(total, after, action), wanted, (*done, action))
            if found is not None:
                return found
        if key is not None:
            self.seen.add(key)
        return None

    # Forcing the goal

    def can_force(self, table: Table) -> bool:
        """Can the claimer meet the goal against all choices of the others?"""
        start = go_to_next_decision(table, self.readings)
        return self.is_forced_from(start, self.total(start))

    def is_forced_from(self, table: Table, total: ScoreTotal | None) -> bool:
        """Can the claimer meet the goal against all choices of the others, from this decision on?"""
        self.spend()
        if table.phase == Phase.REGIONS:
            return self.is_goal_met(table, total)
        key = self._key(table, ()) or table
        if key in self.forced:
            return self.forced[key]
        forced = decider(table) != self.goal.seat
        for action in self.options(table, ()):
            after = self.after(table, action)
            good = self.is_forced_from(after, self._new_total(total, after, action))
            if good is not forced:
                forced = good
                break
        self.forced[key] = forced
        return forced

    # Options

    def options(self, table: Table, done: Choices) -> Iterator[Action]:
        """The options, one of each equivalent kind; only the choice of the line, if the line has one here."""
        seat = decider(table)
        who = table.name(seat)
        if seat == self.goal.seat and self.line:
            chosen = self.line_choice(table, done)
            if chosen is not None:
                yield chosen
                return
        if table.phase == Phase.PRINCESS:
            yield from (Action(ActionKind.CHOOSE, who, word=word) for word in PRINCESS_CHOICES)
            return
        kind = ACTION_KIND[table.phase]
        yield from (
            Action(kind, who, town=TOWNS[town])
            for town in self._distinct_towns(table, towns_to_choose_from(table))
        )

    def _distinct_towns(self, table: Table, towns: int) -> Iterator[int]:
        """The first town of each group of equivalent towns."""
        seen: set[tuple[int, int, int]] = set()
        focus = self.goal.region
        for town in places(towns):
            region = REGION_OF[town] if focus == NOBODY else int(REGION_OF[town] == focus)
            name = town if self.named_towns >> town & 1 else NOBODY
            kind = (region, table.monasteries >> town & 1, name)
            if kind not in seen:
                seen.add(kind)
                yield town

    def line_choice(self, table: Table, done: Choices) -> Action | None:
        """What the line chooses here; None if it says nothing, or if its choice is not legal."""
        for entry in self.line:
            if self._answers(entry.action, table) and all(action in done for action in entry.conditions):
                if entry.action.kind is ActionKind.CHOOSE:
                    return entry.action
                return entry.action if towns_to_choose_from(table) & BIT[entry.action.town] else None
        return None

    def _answers(self, action: Action, table: Table) -> bool:
        """Is this action a choice for the decision that is due? A town to lose must be the loser's."""
        if action.player != table.name(self.goal.seat):
            return False
        if action.kind is not ACTION_KIND[table.phase]:
            return False
        if table.phase != Phase.INVASION:
            return True
        return bool(table.players[table.queue[0]].discs & BIT[action.town])

    def after(self, table: Table, action: Action) -> Table:
        if table.phase == Phase.PRINCESS:
            return go_to_next_decision(choose_pact(table, action.word, SILENT), self.readings)
        return go_to_next_decision(_CARRY_OUT[table.phase](table, action.town, SILENT), self.readings)

    def spend(self) -> None:
        self.budget -= 1
        if self.budget < 0:
            raise OutOfBudget

    # Tables that end alike

    def _key(self, table: Table, done: Choices) -> object:
        """Tables with the same key end alike for the region. For the game there is no such key: None."""
        if self.goal.region == NOBODY:
            return None
        covered, monasteries, named = table.covered, table.monasteries, self.named_towns
        inside = REGIONS[self.goal.region].towns
        counts = []
        for area in (inside, ~inside):
            plain, doubled = area & ~monasteries & ~named, area & monasteries & ~named
            for player in table.players:
                own = player.discs & ~covered
                counts += [(own & plain).bit_count(), (own & doubled).bit_count()]
            counts += [(covered & plain).bit_count(), (covered & doubled).bit_count()]
        exact = tuple(player.discs & named for player in table.players)
        line = (exact, covered & named, monasteries & named, done) if self.line else ()
        return table.phase, table.queue, table.pact, tuple(counts), line

    # The end

    def is_goal_met(self, table: Table, total: ScoreTotal | None) -> bool:
        """Is the goal met at the fourth step?"""
        goal = self.goal
        if total is None:
            return token_after_upkeep(table, goal.region, self.readings) == goal.seat
        ranks = self.scores.ranks(table, total)
        own = ranks.pop(goal.seat)
        return own > max(ranks) if goal.sole else own >= max(ranks)

    def total(self, table: Table) -> ScoreTotal | None:
        """What all regions are worth; None if the goal is a region, where this is not needed."""
        return self.scores.total(table) if self.goal.region == NOBODY else None

    def _new_total(self, total: ScoreTotal | None, table: Table, action: Action) -> ScoreTotal | None:
        """The total after an action. A town changes one region, the choice for the Princess changes all."""
        if total is None or not action.town:
            return self.total(table)
        return self.scores.changed(total, table, REGION_OF[TOWN[action.town]])
