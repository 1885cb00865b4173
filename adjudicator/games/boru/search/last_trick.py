"""The exact search from the last trick of a round to the end of its upkeep.

Every card that may still be played, every action of the cards and every choice of the upkeep is tried. The
steps are those of the evaluator. Of equivalent towns one is tried, and of equivalent tables one is searched
(``town_kinds.py``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from adjudicator.games.boru.rules.legal_actions import legal_actions, trick_winner
from adjudicator.games.boru.rules.play import after
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.search.memories import fits_memories
from adjudicator.games.boru.search.region_scores import RegionScores
from adjudicator.games.boru.search.town_kinds import TownKinds, town_kinds
from adjudicator.games.boru.search.upkeep import Choices, UpkeepSearch
from adjudicator.games.boru.search.upkeep_by_regions import RegionByRegion
from adjudicator.games.boru.search.upkeep_shape import upkeep_shape
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import ACTING, NOBODY, Phase, Table
from adjudicator.readings import Readings
from solver.answer import FalseWitness, OutOfBudget

MOST_TABLES: Final = 6_000
"""The search gives up after this many tables."""


ToAct = tuple[tuple[int, tuple[str, ...]], ...]
"""Seats in the order in which they act, and the rows that each may choose from."""


def is_last_trick(table: Table, readings: Readings) -> bool:
    """Is a trick on the table, and is it the last of its round?"""
    if table.phase in ACTING:
        seat = 0
    elif table.phase == Phase.FOLLOW:
        seat = table.trick[0][0]
    else:
        return False
    return table.players[seat].hand_size <= cards_left_over(table.size, readings)


def find_in_last_trick(
    position: Position, goal: Goal, wanted: bool, readings: Readings, line: Line, budget: int
) -> tuple[tuple[Action, ...], Table] | None:
    """A whole course after which the goal is met; with ``wanted`` false, not met. The rules have replayed it.

    None if there is none. Raises OutOfBudget.
    """
    choices = LastTrickSearch(position, readings, goal, line, budget).find(wanted)
    if choices is None:
        return None
    course, last = play_with_actions(position.table, readings, choices)
    if is_goal_met(goal, last, readings) is not wanted or not fits_memories(position, course):
        raise FalseWitness(f"{course}")
    return course, last


@dataclass(slots=True)
class LastTrickSearch:
    """The search for one goal. It remembers tables that it has already searched."""

    position: Position
    readings: Readings
    goal: Goal
    line: Line = ()
    budget: int = MOST_TABLES
    kinds: TownKinds = field(init=False)
    seen: set[object] = field(default_factory=set)
    """Keys of tables from which nothing was found."""
    by_regions: RegionByRegion | None = None
    to_act: dict[object, ToAct] = field(default_factory=dict)
    """Trick and how far it is, to who still acts."""

    def __post_init__(self) -> None:
        if self.goal.region == NOBODY:
            self.by_regions = RegionByRegion(RegionScores(self.readings))
        self.kinds = town_kinds(self.position.table, self.goal, self.line)

    def find(self, wanted: bool) -> Choices | None:
        """A course after which the goal is met; with ``wanted`` false, not met. None if there is none.

        The steps of the upkeep that nobody chooses are left out. Raises OutOfBudget.
        """
        return self._find(self.position.table, wanted, ())

    def _find(self, table: Table, wanted: bool, done: Choices) -> Choices | None:
        key = self._new_key(table)
        if key is None:
            return None
        if table.phase == Phase.MARRIAGE:
            found = self._search_upkeep(table, wanted)
            if found is not None:
                return (*done, *found)
        else:
            for action in self._options(table, done):
                found = self._find(after(table, action, self.readings), wanted, (*done, action))
                if found is not None:
                    return found
        self.seen.add(key)
        return None

    def _search_upkeep(self, table: Table, wanted: bool) -> Choices | None:
        search = UpkeepSearch(self.readings, self.goal, self.line, self.budget, by_regions=self.by_regions)
        try:
            return search.find(table, wanted)
        finally:
            self.budget = search.budget

    def upkeeps(self) -> Iterator[tuple[Choices, Table]]:
        """The upkeeps to which the trick can lead, one of each equivalent kind. Raises OutOfBudget."""
        yield from self._upkeeps(self.position.table, ())

    def _upkeeps(self, table: Table, done: Choices) -> Iterator[tuple[Choices, Table]]:
        key = self._new_key(table)
        if key is None:
            return
        self.seen.add(key)
        if table.phase == Phase.MARRIAGE:
            yield done, table
            return
        for action in self._options(table, done):
            yield from self._upkeeps(after(table, action, self.readings), (*done, action))

    def _options(self, table: Table, done: Choices) -> Iterator[Action]:
        """The legal actions, one of each equivalent kind."""
        tried: set[object] = set()
        for action in legal_actions(table):
            if table.phase == Phase.FOLLOW:
                if not fits_memories(self.position, (*done, action)):
                    continue
            elif action.town:
                town = TOWN[action.town]
                kind = (self.kinds.of_town[town], table.owner(town))
                if kind in tried:
                    continue
                tried.add(kind)
            yield action

    def _new_key(self, table: Table) -> object | None:
        """Tables with the same key end alike for the goal. None if one was searched."""
        self.budget -= 1
        if self.budget < 0:
            raise OutOfBudget
        key = self._key(table)
        return None if key in self.seen else key

    def _key(self, table: Table) -> object:
        towns = self.kinds.counts(table)
        whole = self.goal.region == NOBODY
        if table.phase == Phase.MARRIAGE and not whole:
            return upkeep_shape(table, bool(self.line)), towns
        full = len(table.trick) == table.size
        trick = self._still_to_act(table) if full else table.trick
        waiting = {seat for seat, _ in trick} if full else range(table.size)
        players = tuple(
            (
                player.raiders,
                player.church,
                player.track,
                player.coins if whole or seat in waiting else 0,
                player.points if whole else 0,
            )
            for seat, player in enumerate(table.players)
        )
        place = (table.phase, table.acted, table.row, table.place, table.marker, table.battle, table.active)
        return place, trick, players, towns

    def _still_to_act(self, table: Table) -> ToAct:
        """Who has not acted yet, in order, and the actions that they may choose from.

        Once all cards are laid nothing else of a card matters.
        """
        key = (table.trick, table.acted, table.active, table.marker)
        found = self.to_act.get(key)
        if found is None:
            best = trick_winner(table)
            found = self.to_act[key] = tuple(
                (seat, (CARDS[card].main,) if seat == best else CARDS[card].sides)
                for seat, card in table.order[table.acted :]
            )
        return found
