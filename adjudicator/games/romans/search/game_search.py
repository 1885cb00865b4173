"""The search through the last turn for a course in which a clan wins the game, or fails to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Final

from adjudicator.games.romans.rules.ending import standing
from adjudicator.games.romans.search.game_bounds import GameGoal, decided_by_bounds
from adjudicator.games.romans.search.path import SearchResult
from adjudicator.games.romans.search.rounds import (
    RevealedRound,
    RoundResult,
    results_of_reveal,
)
from adjudicator.games.romans.search.state import FaceDown, State, possible_reveals
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND, VALUES
from solver.answer import Outcome, OutOfBudget

BUDGET: Final = 40_000
"""Rounds searched before the search gives up."""
FIRST_DESCENTS: Final = 6
DESCENTS: Final = 34
FIRST_LOOK: Final = 4_000
"""Rounds of the first full search. If they are not enough, more descents come before the full budget."""
CANDIDATES: Final = 16
"""Random reveals compared at each step of a descent."""


def has_won(goal: GameGoal, state: State) -> bool:
    """Has the clan won at the end of the last turn, or by three FortHece?"""
    if goal.rules.neutral[goal.clan]:
        return False
    if state.champion != NONE:
        return state.champion == goal.clan
    own = standing(state.forts[goal.clan], goal.readings)
    alone = goal.rules.one_player and goal.readings["solo-result"] == "must-outscore"
    for seat, forts in enumerate(state.forts):
        if seat == goal.clan or (goal.rules.neutral[seat] and not alone):
            continue
        other = standing(forts, goal.readings)
        if other > own or (other == own and (goal.sole or goal.rules.neutral[seat])):
            return False
    return True


def find_path(goal: GameGoal, state: State, budget: int = BUDGET) -> SearchResult:
    """Rounds that reach the goal, or the certainty that there are none."""
    search = _Search(goal, budget)
    path = search.try_descents(state, FIRST_DESCENTS)
    if path is not None:
        return SearchResult(Outcome.FOUND, tuple(path), search.rounds_searched)
    for most_rounds, descents in ((FIRST_LOOK, DESCENTS), (budget, 0)):
        search.limit = min(budget, search.rounds_searched + most_rounds)
        try:
            path = search.search_everything(state)
            outcome = Outcome.NONE if path is None else Outcome.FOUND
            return SearchResult(outcome, tuple(path or ()), search.rounds_searched)
        except OutOfBudget:
            search.limit = budget
            path = search.try_descents(state, descents)
        if path is not None:
            return SearchResult(Outcome.FOUND, tuple(path), search.rounds_searched)
    return SearchResult(Outcome.GAVE_UP, (), search.rounds_searched)


@dataclass
class _Search:
    goal: GameGoal
    limit: int
    rounds_searched: int = 0
    dead_ends: set[object] = field(default_factory=set)

    def count_round(self) -> None:
        self.rounds_searched += 1
        if self.rounds_searched > self.limit:
            raise OutOfBudget

    def reaches_goal(self, state: State) -> bool | None:
        """Is the goal reached (True) or lost (False)? None if that is still open."""
        if state.champion != NONE or not state.wall:
            return has_won(self.goal, state) is self.goal.wins
        decided = decided_by_bounds(self.goal, state.forts, state.dropped, state.wall)
        return None if decided is None else decided is self.goal.wins

    def try_descents(self, state: State, descents: int) -> list[RoundResult] | None:
        """Look for the goal in random rounds. At each step the most promising of some candidates is taken."""
        rng = Random(descents)
        try:
            for _ in range(descents):
                path = self.one_descent(state, rng)
                if path is not None:
                    return path
        except OutOfBudget:
            pass
        return None

    def one_descent(self, state: State, rng: Random) -> list[RoundResult] | None:
        here, path = state, list[RoundResult]()
        while here.wall and here.champion == NONE:
            if self.reaches_goal(here) is False:
                return None
            step = self.most_promising(here, rng)
            if step is None:
                return None
            path.append(step)
            here = step.after
        return path if has_won(self.goal, here) is self.goal.wins else None

    def most_promising(self, state: State, rng: Random) -> RoundResult | None:
        best: tuple[int, RoundResult] | None = None
        for _ in range(CANDIDATES):
            reveal = [rng.choice(possible_reveals(down)) for down in state.face_down]
            for number, one in enumerate(self.results_of(state, reveal)):
                self.count_round()
                score = self.score(one.after) + rng.randrange(5)
                if best is None or score > best[0]:
                    best = score, one
                if number > 10:
                    break
        return best[1] if best else None

    def results_of(self, state: State, reveal: Sequence[tuple[int, FaceDown]]) -> Iterator[RoundResult]:
        """Every way in which this round may go with these cards."""
        goal = self.goal
        bases = tuple(sum(goal.rules.strengths[kind] for kind in up) for up in state.face_up)
        revealed = RevealedRound(
            goal.rules, state, tuple(kind for kind, _ in reveal), goal.line_filter, goal.clan
        )
        return results_of_reveal(revealed, bases, tuple(down for _, down in reveal))

    def score(self, state: State) -> int:
        """How far the clan is ahead of its best rival in points (or behind, if it is to fail)."""
        goal = self.goal
        if state.champion != NONE:
            return 1000 if (state.champion == goal.clan) is goal.wins else -1000
        points = [sum(VALUES[fort & KIND] for fort in forts) for forts in state.forts]
        rivals = [
            total for seat, total in enumerate(points) if seat != goal.clan and not goal.rules.neutral[seat]
        ]
        lead = points[goal.clan] - max(rivals, default=0)
        return 3 * lead if goal.wins else -3 * lead

    def search_everything(self, state: State) -> list[RoundResult] | None:
        """Rounds that reach the goal; None if no round and no choice leads there."""
        reached = self.reaches_goal(state)
        if reached is False:
            return None
        if not state.wall or state.champion != NONE:
            return []
        key = self.key(state)
        if key in self.dead_ends:
            return None
        onward: dict[object, RoundResult] = {}
        for reveal in product(*(possible_reveals(down) for down in state.face_down)):
            for one in self.results_of(state, reveal):
                self.count_round()
                onward.setdefault(self.key(one.after), one)
        for one in onward.values():
            path = self.search_everything(one.after)
            if path is not None:
                return [one, *path]
        self.dead_ends.add(key)
        return None

    def key(self, state: State) -> object:
        forts = tuple(tuple(sorted(held)) for held in state.forts)
        return state.wall, state.face_up, state.face_down, forts, state.dropped, state.champion
