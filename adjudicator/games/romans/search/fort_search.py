"""The search for rounds in which a clan takes one marked fort, or misses it, over hidden cards and choices.

It tries a few random descents towards the goal. Then it searches everything, except states that it has met
before and states that the bounds call hopeless. The budget counts rounds: it is the same on every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.search.fort_bounds import can_never_take, is_sure_to_take
from adjudicator.games.romans.search.path import SearchResult
from adjudicator.games.romans.search.rounds import (
    LineFilter,
    RevealedRound,
    RoundResult,
    allowed_captures,
    results_of_capture,
)
from adjudicator.games.romans.search.state import FaceDown, RoundRules, State, may_turn_up, possible_reveals
from adjudicator.games.romans.table.cards import DRUHID, FILCHY, NONE
from adjudicator.games.romans.table.forts import HECA_KINDS, HECAS_TO_WIN, KIND, MARK
from solver.answer import Outcome, OutOfBudget

BUDGET: Final = 120_000
"""Rounds searched before the search gives up, about two seconds."""
FIRST_DESCENTS: Final = 6
FIRST_LOOK: Final = 6_000
"""Rounds of the first full search. If they are not enough, more descents come before the full budget."""
DESCENTS: Final = 54
CANDIDATES: Final = 40
"""Random reveals compared at each step of a descent."""


class FortGoal(NamedTuple):
    """What the search looks for: a way to take the marked fort, or to miss it."""

    rules: RoundRules
    clan: int
    takes: bool
    """Is the clan to take the marked fort, or to miss it?"""
    line_filter: LineFilter | None = None
    """The claimer's line, if it binds the clan."""


def find_path(goal: FortGoal, state: State, budget: int = BUDGET) -> SearchResult:
    """Rounds that reach the goal, or the certainty that there are none."""
    search = _Search(goal, budget)
    path = search.try_descents(state, FIRST_DESCENTS)
    if path is not None:
        return SearchResult(Outcome.FOUND, tuple(path), search.rounds_searched)
    for most, descents in ((FIRST_LOOK, DESCENTS), (budget, 0)):
        search.limit = min(budget, search.rounds_searched + most)
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


def marked_place(wall: tuple[int, ...]) -> int:
    """The place of the marked fort, NONE if it has left the wall."""
    return next((place for place, fort in enumerate(wall) if fort & MARK), NONE)


@dataclass
class _Search:
    goal: FortGoal
    limit: int
    rounds_searched: int = 0
    dead_ends: set[object] = field(default_factory=set)
    """Keys of states from which the goal cannot be reached."""

    def count_round(self, rounds: int = 1) -> None:
        self.rounds_searched += rounds
        if self.rounds_searched > self.limit:
            raise OutOfBudget

    # Is the goal reached?

    def reaches_goal(self, result: RoundResult) -> bool | None:
        """Is the goal reached (True) or lost (False) by this round? None if that is still open."""
        goal = self.goal
        if result.taken != NONE and result.taken & MARK:
            return (result.winner == goal.clan) is goal.takes
        if result.after.champion != NONE or marked_place(result.after.wall) == NONE:
            return not goal.takes
        return None

    def is_hopeless(self, state: State) -> bool:
        goal = self.goal
        place = marked_place(state.wall)
        return (
            can_never_take(goal.rules, state, goal.clan, place)
            if goal.takes
            else is_sure_to_take(goal.rules, state, goal.clan, place)
        )

    def capture_reaches_goal(self, revealed: RevealedRound, winner: int) -> bool | None:
        """The same for a capture, before its choices. Known only if the marked fort is contested."""
        goal = self.goal
        if not revealed.state.wall[0] & MARK:
            return None
        if winner == NONE:
            return None if goal.rules.tie_stays and len(revealed.state.wall) > 1 else not goal.takes
        if revealed.uses(winner, DRUHID) and len(revealed.state.wall) > 1:
            return None
        return (winner == goal.clan) is goal.takes

    # Random descents

    def try_descents(self, state: State, descents: int) -> list[RoundResult] | None:
        """Look for the goal in random rounds. At each step the most promising of some candidates is taken."""
        if not descents or self.is_hopeless(state):
            return None
        rng = Random(descents)
        try:
            at_once = self.reach_goal_now(state, rng)
            if at_once is not None:
                return [at_once]
            for _ in range(descents if len(state.wall) > 1 else 0):
                path = self.one_descent(state, rng)
                if path is not None:
                    return path
        except OutOfBudget:
            pass
        return None

    def one_descent(self, state: State, rng: Random) -> list[RoundResult] | None:
        here, path = state, list[RoundResult]()
        while (step := self.most_promising(here, rng)) is not None and not self.is_hopeless(step.after):
            path.append(step)
            here = step.after
            at_once = self.reach_goal_now(here, rng)
            if at_once is not None:
                return [*path, at_once]
        return None

    def most_promising(self, state: State, rng: Random) -> RoundResult | None:
        best: tuple[int, RoundResult] | None = None
        bases = self.totals_before(state)
        for _ in range(CANDIDATES):
            reveal = [rng.choice(possible_reveals(down)) for down in state.face_down]
            revealed = self.revealed_round(state, reveal)
            found = [
                one
                for one in allowed_captures(revealed, bases)
                if self.capture_reaches_goal(revealed, one[2]) is None
            ]
            if not found:
                self.count_round()
                continue
            for one in islice(
                results_of_capture(revealed, tuple(down for _, down in reveal), *rng.choice(found)), 12
            ):
                self.count_round()
                if self.reaches_goal(one) is None:
                    score = self.score(one.after) + rng.randrange(4)
                    if best is None or score > best[0]:
                        best = score, one
        return best[1] if best else None

    def score(self, state: State) -> int:
        """How far the clan is ahead of its strongest rival (or behind, if it is to miss the fort)."""
        goal = self.goal
        totals = self.totals_before(state)
        lead = totals[goal.clan] - max(total for seat, total in enumerate(totals) if seat != goal.clan)
        if not goal.takes:
            return -lead
        out = sum(
            may_turn_up(down, 0) >> FILCHY & 1
            for seat, down in enumerate(state.face_down)
            if seat != goal.clan
        )
        return lead + 4 * out

    def revealed_round(self, state: State, reveal: Sequence[tuple[int, FaceDown]]) -> RevealedRound:
        goal = self.goal
        return RevealedRound(
            goal.rules, state, tuple(kind for kind, _ in reveal), goal.line_filter, goal.clan
        )

    def totals_before(self, state: State) -> tuple[int, ...]:
        strengths = self.goal.rules.strengths
        return tuple(sum(strengths[kind] for kind in up) for up in state.face_up)

    def reach_goal_now(self, state: State, rng: Random) -> RoundResult | None:
        """A way to reach the goal in the next round."""
        bases = self.totals_before(state)
        reveals = list(product(*(possible_reveals(down) for down in state.face_down)))
        rng.shuffle(reveals)
        for reveal in reveals:
            self.count_round()
            revealed = self.revealed_round(state, reveal)
            for queen, victim, winner in allowed_captures(revealed, bases):
                reached = self.capture_reaches_goal(revealed, winner)
                if reached is False or (
                    reached is None and not self.capture_may_reach_goal(revealed, winner)
                ):
                    continue
                for one in results_of_capture(
                    revealed, tuple(down for _, down in reveal), queen, victim, winner
                ):
                    if self.reaches_goal(one):
                        return one
        return None

    def capture_may_reach_goal(self, revealed: RevealedRound, winner: int) -> bool:
        """Might this capture reach the goal although the marked fort is not the contested one?"""
        goal = self.goal
        if winner == NONE:
            return goal.rules.tie_stays and not goal.takes
        if revealed.uses(winner, DRUHID):
            return (winner == goal.clan) is goal.takes or winner == goal.clan
        return not goal.takes and any(fort & KIND < HECA_KINDS for fort in revealed.state.wall[:1])

    # Everything

    def search_everything(self, state: State) -> list[RoundResult] | None:
        """Rounds that reach the goal; None if no round and no choice leads there."""
        key = self.key(state)
        if key in self.dead_ends:
            return None
        if not self.is_hopeless(state):
            onward: dict[object, RoundResult] = {}
            for one in self.next_rounds(state):
                reached = self.reaches_goal(one)
                if reached:
                    return [one]
                if reached is None:
                    onward.setdefault(self.key(one.after), one)
            for one in onward.values():
                path = self.search_everything(one.after)
                if path is not None:
                    return [one, *path]
        self.dead_ends.add(key)
        return None

    def next_rounds(self, state: State) -> Iterator[RoundResult]:
        """Every way in which this round may go, except captures that lose the goal at once."""
        bases = self.totals_before(state)
        for reveal in product(*(possible_reveals(down) for down in state.face_down)):
            self.count_round()
            revealed = self.revealed_round(state, reveal)
            for queen, victim, winner in allowed_captures(revealed, bases):
                if self.capture_reaches_goal(revealed, winner) is not False:
                    for one in results_of_capture(
                        revealed, tuple(down for _, down in reveal), queen, victim, winner
                    ):
                        self.count_round()
                        yield one

    def key(self, state: State) -> object:
        """States with the same key cannot differ in what may still happen."""
        rules = self.goal.rules
        face_up = tuple(
            up if neutral and not rules.referee_decides else tuple(sorted(up))
            for up, neutral in zip(state.face_up, rules.neutral, strict=True)
        )
        return state.wall, face_up, state.face_down, _held(rules, state)


def _held(rules: RoundRules, state: State) -> object:
    """The forts held, if somebody might still get three FortHece with them. Otherwise they do not matter."""
    left = sum(fort & KIND < HECA_KINDS for fort in state.wall)
    counts = [
        sum(fort & KIND < HECA_KINDS for fort in forts) + (gone if rules.hecas_in_total else 0)
        for forts, gone in zip(state.forts, state.dropped, strict=True)
    ]
    if max(counts) + left < HECAS_TO_WIN:
        return None
    return tuple(tuple(sorted(fort & KIND for fort in forts)) for forts in state.forts), state.dropped
