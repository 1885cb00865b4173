"""The exact search through an upkeep: every choice, towns that cannot be told apart tried only once.

It plays the evaluator's own steps. A goal looks only at some things, so towns that are alike in those are one
option: for a region, whether a town lies in it; for the game, in which region it lies; and always whether it
has a monastery, and whether the claimer's line speaks of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from adjudicator.games.boru.rules.control import can_build
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.trace import SILENT
from adjudicator.games.boru.rules.upkeep import (
    battle,
    bride_region,
    build_first,
    build_four,
    choose_pact,
    church,
    lose,
    marriage,
    place_bride_town,
    place_track_town,
)
from adjudicator.games.boru.search.worth import Total, Worth, claimed
from adjudicator.games.boru.table.actions import CHOICES, Action, Do
from adjudicator.games.boru.table.board import BIT, REGION_OF, REGIONS, TOWN, TOWNS, places
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.readings import Readings

MOST_TABLES: Final = 60_000
"""So many tables the search looks at before it gives up: about two seconds."""

Choices = tuple[Action, ...]


class OutOfReach(Exception):  # noqa: N818 - an answer that did not come is not a fault
    """Too many tables: the search has not settled it."""


def settle_steps(table: Table, readings: Readings) -> Table:
    """Go on to the next decision, or to the fourth step (rule boru.upkeep.steps)."""
    while True:
        if table.phase == Phase.MARRIAGE:
            table = marriage(table, readings, SILENT)
        elif table.phase == Phase.BATTLE:
            table = battle(table, SILENT)
        elif table.phase == Phase.CHURCH:
            table = church(table, SILENT)
        else:
            return table


def open_towns(table: Table) -> int:
    """The towns from which one must be chosen now."""
    match table.phase:
        case Phase.BRIDE_TOWN:
            return bride_region(table, table.queue[0])
        case Phase.TRACK_TOWN:
            return table.free
        case Phase.INVASION:
            return table.controlled(table.queue[0])
        case _:
            return can_build(table, table.queue[0])


_KINDS: Final = {
    Phase.BRIDE_TOWN: Do.PLACE,
    Phase.TRACK_TOWN: Do.PLACE,
    Phase.INVASION: Do.YIELD,
    Phase.MONASTERY: Do.BUILD,
    Phase.FOUR_DISCS: Do.BUILD,
}
_PLAYED: Final = {
    Phase.BRIDE_TOWN: place_bride_town,
    Phase.TRACK_TOWN: place_track_town,
    Phase.INVASION: lose,
    Phase.MONASTERY: build_first,
    Phase.FOUR_DISCS: build_four,
}


@dataclass(slots=True)
class Search:
    """One question about one upkeep. It remembers what it has already seen of each region."""

    readings: Readings
    goal: Goal
    line: Sequence[Rule] = ()
    budget: int = MOST_TABLES
    named: int = 0
    """Towns that the line speaks of: they are never merged with others."""
    seen: set[object] = field(default_factory=set)
    known: dict[object, bool] = field(default_factory=dict)
    worth: Worth = field(init=False)

    def __post_init__(self) -> None:
        self.worth = Worth(self.readings)
        for rule in self.line:
            for action in (rule.does, *rule.when):
                self.named |= BIT.get(action.town, 0)

    # Finding a way

    def find(self, table: Table, wanted: bool) -> Choices | None:
        """Choices after which the goal is met, or is not met; None if there are none."""
        start = settle_steps(table, self.readings)
        return self._find(start, self.total(start), wanted, ())

    def _find(self, table: Table, total: Total | None, wanted: bool, done: Choices) -> Choices | None:
        self.spend()
        if table.phase == Phase.REGIONS:
            return done if self.met(table, total) is wanted else None
        key = self._key(table, done)
        if key in self.seen:
            return None
        for action in self.options(table, done):
            after = self.after(table, action)
            found = self._find(after, self._changed(total, after, action), wanted, (*done, action))
            if found is not None:
                return found
        if key is not None:
            self.seen.add(key)
        return None

    # Forcing it

    def can_force(self, table: Table) -> bool:
        """Can the claimer meet the goal whatever the others choose?"""
        start = settle_steps(table, self.readings)
        return self.still_forced(start, self.total(start))

    def still_forced(self, table: Table, total: Total | None) -> bool:
        """The same at a decision in the middle of the upkeep."""
        self.spend()
        if table.phase == Phase.REGIONS:
            return self.met(table, total)
        key = self._key(table, ())
        if key is not None and key in self.known:
            return self.known[key]
        forced = decider(table) != self.goal.seat
        for action in self.options(table, ()):
            after = self.after(table, action)
            good = self.still_forced(after, self._changed(total, after, action))
            if good is not forced:
                forced = good
                break
        if key is not None:
            self.known[key] = forced
        return forced

    # Options

    def options(self, table: Table, done: Choices) -> Iterator[Action]:
        """What may be chosen now, one of each kind; only what the line says where it says something."""
        seat = decider(table)
        who = table.name(seat)
        if seat == self.goal.seat and self.line:
            stated = self.stated(table, done)
            if stated is not None:
                yield stated
                return
        if table.phase == Phase.PRINCESS:
            yield from (Action(Do.CHOOSE, who, word=word) for word in CHOICES)
            return
        kind = _KINDS[table.phase]
        yield from (Action(kind, who, town=TOWNS[town]) for town in self._unlike(table, open_towns(table)))

    def _unlike(self, table: Table, towns: int) -> Iterator[int]:
        """One town of each kind, the first on the board."""
        seen: set[tuple[int, int, int]] = set()
        focus = self.goal.region
        for town in places(towns):
            region = REGION_OF[town] if focus == NOBODY else int(REGION_OF[town] == focus)
            name = town if self.named >> town & 1 else NOBODY
            kind = (region, table.monasteries >> town & 1, name)
            if kind not in seen:
                seen.add(kind)
                yield town

    def stated(self, table: Table, done: Choices) -> Action | None:
        """What the line says here; None where it is silent, or where it cannot be done."""
        for rule in self.line:
            if self._is_about(rule.does, table) and all(action in done for action in rule.when):
                if rule.does.kind is Do.CHOOSE:
                    return rule.does
                return rule.does if open_towns(table) & BIT[rule.does.town] else None
        return None

    def _is_about(self, action: Action, table: Table) -> bool:
        """Does this entry answer the decision that is due? A lost town answers only for its owner."""
        if action.player != table.name(self.goal.seat):
            return False
        if table.phase == Phase.PRINCESS:
            return action.kind is Do.CHOOSE
        if action.kind is not _KINDS[table.phase]:
            return False
        if table.phase != Phase.INVASION:
            return True
        return bool(table.players[table.queue[0]].discs & BIT[action.town])

    def after(self, table: Table, action: Action) -> Table:
        if table.phase == Phase.PRINCESS:
            return settle_steps(choose_pact(table, action.word, SILENT), self.readings)
        return settle_steps(_PLAYED[table.phase](table, action.town, SILENT), self.readings)

    def spend(self) -> None:
        self.budget -= 1
        if self.budget < 0:
            raise OutOfReach

    # What tables have in common

    def _key(self, table: Table, done: Choices) -> object:
        """Two tables with the same key end alike for the region; of the game no two are alike enough."""
        if self.goal.region == NOBODY:
            return None
        covered, monasteries, named = table.covered, table.monasteries, self.named
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

    def met(self, table: Table, total: Total | None) -> bool:
        """Is the goal met at the fourth step?"""
        goal = self.goal
        if total is None:
            return claimed(table, goal.region, self.readings)[0] == goal.seat
        ranks = self.worth.ranks(table, total)
        own = ranks.pop(goal.seat)
        return own > max(ranks) if goal.sole else own >= max(ranks)

    def total(self, table: Table) -> Total | None:
        """What the regions are worth: only the game hangs on that."""
        return self.worth.total(table) if self.goal.region == NOBODY else None

    def _changed(self, total: Total | None, table: Table, action: Action) -> Total | None:
        """A town changes its region, a side of the Princess all of them."""
        if total is None or not action.town:
            return self.total(table)
        return self.worth.changed(total, table, REGION_OF[TOWN[action.town]])
