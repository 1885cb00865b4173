"""The search for rounds that reach a goal, over hidden cards and choices, in stages.

A few random descents come first, then everything within a first look, then more descents, then everything.
States that were met before and hopeless states are left out. The budget counts rounds: it is the same on
every machine. The goal, and what is hopeless, each search says for itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from random import Random
from typing import ClassVar, Final, NamedTuple

from adjudicator.games.romans.search.memory import Memory, Reveal
from adjudicator.games.romans.search.revealed import LineFilter, RevealedRound, RoundResult
from adjudicator.games.romans.search.rounds import Results, results_of_capture, results_of_reveal
from adjudicator.games.romans.search.state import RoundRules, State, possible_reveals
from solver.answer import Outcome, OutOfBudget

FIRST_DESCENTS: Final = 6
HINT_BUDGET: Final = 200
"""Rounds searched with the cards of a hint."""
MOST_RESULTS: Final = 12
"""Results of one random reveal that a descent compares."""


Shown = tuple[tuple[int, ...], ...]
"""The cards of all clans, round by round."""


class SearchResult(NamedTuple):
    outcome: Outcome
    path: tuple[RoundResult, ...] = ()
    """The rounds that reach the goal, if it was found."""
    rounds_searched: int = 0


class Stages(NamedTuple):
    """How a search divides its work."""

    first_look: int
    """Rounds of the first full search. If they are not enough, more descents come before the full budget."""
    descents: int
    """Descents after the first look."""
    candidates: int
    """Random reveals compared at each step of a descent."""
    chance: int
    """A random number below this is added to each score."""


class StagedSearch(ABC):
    stages: ClassVar[Stages]

    def __init__(
        self,
        rules: RoundRules,
        clan: int,
        line_filter: LineFilter | None,
        budget: int,
        memory: Memory | None = None,
        hint: Shown = (),
    ) -> None:
        self.rules, self.clan, self.line_filter, self.memory = rules, clan, line_filter, memory
        self.hint = hint
        self.budget = self.limit = budget
        self.rounds_searched = 0
        self.dead_ends: set[object] = set()
        """Keys of states from which the goal cannot be reached."""

    # The goal and the pruning of each search

    @abstractmethod
    def is_hopeless(self, state: State) -> bool:
        """Is it clear that the goal cannot be reached from here?"""

    def is_over(self, state: State) -> bool:  # noqa: ARG002 - a search may reach its goal by a round only
        """Is nothing left to play? Then the goal is reached, unless the state is hopeless."""
        return False

    def reaches_goal(self, result: RoundResult) -> bool | None:  # noqa: ARG002 - see ``is_over``
        """Is the goal reached (True) or lost (False) by this round? None if that is still open."""
        return None

    @abstractmethod
    def key(self, state: State) -> object:
        """States with the same key cannot differ in what may still happen."""

    @abstractmethod
    def score(self, state: State) -> int:
        """How promising the state is."""

    @abstractmethod
    def some_results(self, state: State, reveals: Iterable[Reveal], rng: Random) -> Iterator[RoundResult]:
        """Some ways in which the next round may go with these reveals, for a descent to choose from."""

    @abstractmethod
    def next_rounds(self, state: State) -> Iterator[RoundResult]:
        """Every way in which the next round may go, except those that lose the goal at once."""

    def last_rounds(self, state: State, rng: Random) -> list[RoundResult] | None:  # noqa: ARG002
        """The rounds from here to the goal, if it is reached already, or by the next round."""
        return [] if self.is_over(state) else None

    def first_rounds(self, state: State, rng: Random, seed: int) -> list[RoundResult] | None:  # noqa: ARG002
        """The same where the descents begin, with a random generator that was just seeded."""
        return self.last_rounds(state, rng)

    # The stages

    def find_path(self, state: State) -> SearchResult:
        """Rounds that reach the goal, or the certainty that there are none."""
        path = self.try_hint(state)
        if path is None:
            path = self.try_descents(state, FIRST_DESCENTS)
        for most, descents in ((self.stages.first_look, self.stages.descents), (self.budget, 0)):
            if path is not None:
                break
            self.limit = min(self.budget, self.rounds_searched + most)
            try:
                path = self.search_everything(state, self.key(state))
            except OutOfBudget:
                self.limit = self.budget
                path = self.try_descents(state, descents)
            else:
                if path is None:
                    return SearchResult(Outcome.NONE, (), self.rounds_searched)
        if path is None:
            return SearchResult(Outcome.GAVE_UP, (), self.rounds_searched)
        return SearchResult(Outcome.FOUND, tuple(path), self.rounds_searched)

    def count_rounds(self, rounds: int) -> None:
        """Counted one by one: the first round beyond the limit is the last one counted."""
        if self.rounds_searched + rounds > self.limit:
            self.rounds_searched = max(self.rounds_searched, self.limit) + 1
            raise OutOfBudget
        self.rounds_searched += rounds

    def revealed_round(self, state: State, reveal: Reveal) -> RevealedRound:
        shown, downs = tuple([kind for kind, _ in reveal]), tuple([down for _, down in reveal])
        return RevealedRound(self.rules, state, shown, downs, self.line_filter, self.clan)

    def results_from(self, state: State) -> Results:
        """The results of captures in the next round."""
        return results_of_capture if self.memory is None else self.memory.results_from(state)

    def totals_before(self, state: State) -> tuple[int, ...]:
        """The totals of all clans before their cards of the next round are shown."""
        strengths = self.rules.strengths
        return tuple([sum([strengths[kind] for kind in up]) for up in state.face_up])

    # Cards that reached the goal before

    def try_hint(self, state: State) -> list[RoundResult] | None:
        """Look for the goal with the cards of the hint only."""
        if not self.hint or self.is_hopeless(state):
            return None
        self.limit = min(self.budget, self.rounds_searched + HINT_BUDGET)
        try:
            return self.follow_hint(state, self.hint)
        except OutOfBudget:
            return None
        finally:
            self.limit = self.budget

    def follow_hint(self, state: State, hint: Shown) -> list[RoundResult] | None:
        if self.is_over(state):
            return []
        if not hint:
            return None
        bases, results = self.totals_before(state), self.results_from(state)
        able = [dict(possible_reveals(down)) for down in state.face_down]
        if any(kind not in cards for kind, cards in zip(hint[0], able, strict=True)):
            return None
        reveal = tuple([(kind, cards[kind]) for kind, cards in zip(hint[0], able, strict=True)])
        for one in results_of_reveal(self.revealed_round(state, reveal), bases, results):
            self.count_rounds(1)
            reached = self.reaches_goal(one)
            if reached:
                return [one]
            if reached is None and not self.is_hopeless(one.after):
                path = self.follow_hint(one.after, hint[1:])
                if path is not None:
                    return [one, *path]
        return None

    # Random descents

    def try_descents(self, state: State, descents: int) -> list[RoundResult] | None:
        """Look for the goal in random rounds."""
        if not descents or self.is_hopeless(state):
            return None
        rng = Random(descents)
        try:
            path = self.first_rounds(state, rng, descents)
            for _ in range(descents):
                if path is not None:
                    break
                path = self.one_descent(state, rng)
        except OutOfBudget:
            return None
        return path

    def one_descent(self, state: State, rng: Random) -> list[RoundResult] | None:
        """Rounds to the goal. At each step the most promising of some candidates is taken."""
        here, path = state, list[RoundResult]()
        while (step := self.most_promising(here, rng)) is not None and not self.is_hopeless(step.after):
            path.append(step)
            here = step.after
            last = self.last_rounds(here, rng)
            if last is not None:
                return path + last
        return None

    def most_promising(self, state: State, rng: Random) -> RoundResult | None:
        best: RoundResult | None = None
        best_score = 0
        able = [possible_reveals(down) for down in state.face_down]
        reveals = (tuple([rng.choice(cards) for cards in able]) for _ in range(self.stages.candidates))
        for one in self.some_results(state, reveals, rng):
            score = self.score(one.after) + rng.randrange(self.stages.chance)
            if best is None or score > best_score:
                best, best_score = one, score
        return best

    # Everything

    def search_everything(self, state: State, key: object) -> list[RoundResult] | None:
        """Rounds that reach the goal; None if no round and no choice leads there."""
        if key in self.dead_ends:
            return None
        if not self.is_hopeless(state):
            if self.is_over(state):
                return []
            onward: dict[object, RoundResult] = {}
            for one in self.next_rounds(state):
                reached = self.reaches_goal(one)
                if reached:
                    return [one]
                if reached is None:
                    onward.setdefault(self.key(one.after), one)
            for after_key, one in onward.items():
                path = self.search_everything(one.after, after_key)
                if path is not None:
                    return [one, *path]
        self.dead_ends.add(key)
        return None
