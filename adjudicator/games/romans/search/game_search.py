"""The search through a turn for a course in which a clan wins the game, or fails to."""

from collections.abc import Iterable, Iterator
from itertools import islice, product
from random import Random
from typing import Final

from adjudicator.games.romans.search.game_bounds import decided_by_bounds
from adjudicator.games.romans.search.game_goal import GameGoal, has_won, lead
from adjudicator.games.romans.search.memory import Memory, Reveal
from adjudicator.games.romans.search.revealed import RoundResult
from adjudicator.games.romans.search.rounds import results_of_reveal
from adjudicator.games.romans.search.staged import MOST_RESULTS, SearchResult, Shown, StagedSearch, Stages
from adjudicator.games.romans.search.state import State, possible_reveals
from adjudicator.games.romans.table.cards import NONE

BUDGET: Final = 40_000
"""Rounds searched before the search gives up."""


def find_path(
    goal: GameGoal,
    state: State,
    budget: int = BUDGET,
    memory: Memory | None = None,
    coming: tuple[int, ...] = (),
    hint: Shown = (),
) -> SearchResult:
    """Rounds that reach the goal, or the certainty that there are none.

    ``coming``: the forts of later turns. With any, rounds after which the goal is not excluded are enough.
    ``hint``: cards that may well reach the goal. They are tried first.
    """
    return _GameSearch(goal, budget, memory, coming, hint).find_path(state)


class _GameSearch(StagedSearch):
    stages = Stages(first_look=4_000, descents=34, candidates=16, chance=5)

    def __init__(
        self, goal: GameGoal, budget: int, memory: Memory | None, coming: tuple[int, ...], hint: Shown
    ) -> None:
        super().__init__(goal.rules, goal.clan, goal.line_filter, budget, memory, hint)
        self.goal, self.coming = goal, coming
        self.given_up_count = goal.rules.hecas_in_total or goal.readings["forts-counted"] == "captured"
        """Do forts given up for FortUna still count?"""

    def is_over(self, state: State) -> bool:
        return state.champion != NONE or not state.wall

    def is_hopeless(self, state: State) -> bool:
        if state.champion != NONE or not (state.wall or self.coming):
            return has_won(self.goal, state) is not self.goal.wins
        coming = (*state.wall, *self.coming) if self.coming else state.wall
        return decided_by_bounds(self.goal, state.forts, state.dropped, coming) is (not self.goal.wins)

    def score(self, state: State) -> int:
        if state.champion != NONE:
            return 1000 if has_won(self.goal, state) is self.goal.wins else -1000
        return 3 * lead(self.goal, state.forts)

    def some_results(
        self,
        state: State,
        reveals: Iterable[Reveal],
        rng: Random,  # noqa: ARG002 - nothing is chosen
    ) -> Iterator[RoundResult]:
        for results in self.results_of(state, reveals):
            for one in islice(results, MOST_RESULTS):
                self.count_rounds(1)
                yield one

    def next_rounds(self, state: State) -> Iterator[RoundResult]:
        for results in self.results_of(state, product(*map(possible_reveals, state.face_down))):
            for one in results:
                self.count_rounds(1)
                yield one

    def results_of(self, state: State, reveals: Iterable[Reveal]) -> Iterator[Iterator[RoundResult]]:
        """For each reveal every way in which the round may go."""
        bases, results = self.totals_before(state), self.results_from(state)
        for reveal in reveals:
            yield results_of_reveal(self.revealed_round(state, reveal), bases, results)

    def key(self, state: State) -> object:
        forts = tuple([tuple(sorted(held)) for held in state.forts])
        dropped: object = None
        if self.given_up_count:
            dropped = tuple([tuple(sorted(given_up)) for given_up in state.dropped])
        return state.wall, state.face_up, state.face_down, forts, dropped, state.champion
