"""The search for rounds in which a clan takes one marked fort, or misses it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.search.captures import stays_without_capture
from adjudicator.games.romans.search.fort_bounds import can_never_take, is_sure_to_take
from adjudicator.games.romans.search.memory import Memory, Reveal, shuffled_reveals
from adjudicator.games.romans.search.revealed import LineFilter, RevealedRound, RoundResult
from adjudicator.games.romans.search.rounds import allowed_captures
from adjudicator.games.romans.search.staged import MOST_RESULTS, SearchResult, Shown, StagedSearch, Stages
from adjudicator.games.romans.search.state import (
    RoundRules,
    State,
    counted_hecas,
    may_end_by,
    may_turn_up,
    possible_reveals,
)
from adjudicator.games.romans.table.cards import DRUHID, FILCHY, NONE
from adjudicator.games.romans.table.forts import HECAS_TO_WIN, KIND, MARK, count_hecas, is_heca

BUDGET: Final = 120_000
"""Rounds searched before the search gives up, about two seconds."""


class FortGoal(NamedTuple):
    """What the search looks for: a way to take the marked fort, or to miss it."""

    rules: RoundRules
    clan: int
    takes: bool
    """Is the clan to take the marked fort, or to miss it?"""
    line_filter: LineFilter | None = None
    """The claimer's line, if it binds the clan."""


def find_path(
    goal: FortGoal, state: State, budget: int = BUDGET, memory: Memory | None = None, hint: Shown = ()
) -> SearchResult:
    """Rounds that reach the goal, or the certainty that there are none.

    ``hint``: cards that may well reach the goal. They are tried first.
    """
    return _FortSearch(goal, budget, memory, hint).find_path(state)


def marked_place(wall: tuple[int, ...]) -> int:
    """The place of the marked fort, NONE if it has left the wall."""
    for place, fort in enumerate(wall):
        if fort & MARK:
            return place
    return NONE


class _FortSearch(StagedSearch):
    stages = Stages(first_look=6_000, descents=54, candidates=40, chance=4)

    def __init__(self, goal: FortGoal, budget: int, memory: Memory | None, hint: Shown) -> None:
        super().__init__(goal.rules, goal.clan, goal.line_filter, budget, memory, hint)
        self.takes = goal.takes
        self.rivals = [seat for seat in range(len(goal.rules.neutral)) if seat != goal.clan]

    def is_hopeless(self, state: State) -> bool:
        place = marked_place(state.wall)
        is_lost = can_never_take if self.takes else is_sure_to_take
        return is_lost(self.rules, state, self.clan, place)

    def reaches_goal(self, result: RoundResult) -> bool | None:
        if result.winner == NONE:
            return not self.takes if marked_place(result.after.wall) == NONE else None
        if result.taken & MARK:
            return (result.winner == self.clan) is self.takes
        return None if result.after.champion == NONE else not self.takes

    def capture_reaches_goal(self, revealed: RevealedRound, winner: int) -> bool | None:
        """The same for a capture, before its choices. Known only if the marked fort is contested."""
        if not revealed.state.wall[0] & MARK:
            return None
        if winner == NONE:
            stays = len(revealed.state.wall) > 1 and stays_without_capture(revealed)
            return None if stays else not self.takes
        if revealed.uses(winner, DRUHID) and len(revealed.state.wall) > 1:
            return None
        return (winner == self.clan) is self.takes

    def capture_may_reach_goal(self, revealed: RevealedRound, winner: int) -> bool:
        """Might this capture reach the goal although the marked fort is not the contested one?"""
        if winner == NONE:
            return self.rules.tie_stays and not self.takes
        chooses = revealed.uses(winner, DRUHID)
        if chooses and (winner == self.clan) is self.takes:
            return True
        wall = revealed.state.wall
        return self.may_miss_by_end(revealed.state, winner, wall if chooses else wall[:1])

    def may_miss_by_end(self, state: State, winner: int, forts: Sequence[int]) -> bool:
        """Might this clan's third FortHeca be among these forts, and the end of the game be the goal?"""
        if self.takes or not any(map(is_heca, forts)):
            return False
        return counted_hecas(self.rules, state.forts[winner], state.dropped[winner]) + 1 >= HECAS_TO_WIN

    def score(self, state: State) -> int:
        """How far the clan is ahead of its strongest rival (or behind, if it is to miss the fort)."""
        totals = self.totals_before(state)
        lead = totals[self.clan] - max([totals[seat] for seat in self.rivals])
        if not self.takes:
            return -lead
        out = sum([may_turn_up(state.face_down[seat], 0) >> FILCHY & 1 for seat in self.rivals])
        return lead + 4 * out

    # Descents

    def one_descent(self, state: State, rng: Random) -> list[RoundResult] | None:
        """As in every search. But ``last_rounds`` has tried everything in the last round."""
        return super().one_descent(state, rng) if len(state.wall) > 1 else None

    def first_rounds(self, state: State, rng: Random, seed: int) -> list[RoundResult] | None:
        if self.memory is None:
            return self.last_rounds(state, rng)
        reveals, rng_state = self.memory.first_reveals(state.face_down, seed, rng)
        path = self.goal_at_once(state, reveals)
        if path is None:
            rng.setstate(rng_state)
        return path

    def last_rounds(self, state: State, rng: Random) -> list[RoundResult] | None:
        return self.goal_at_once(state, shuffled_reveals(state.face_down, rng))

    def goal_at_once(self, state: State, reveals: list[Reveal]) -> list[RoundResult] | None:
        """A round that reaches the goal, with one of these reveals."""
        seats = self.seats_whose_druhid_counts(state)
        if seats == []:
            self.count_rounds(len(reveals))
            return None
        bases, results = self.totals_before(state), self.results_from(state)
        for reveal in reveals:
            self.count_rounds(1)
            if seats is not None and all(reveal[seat][0] != DRUHID for seat in seats):
                continue
            revealed = self.revealed_round(state, reveal)
            for capture in allowed_captures(revealed, bases):
                reached = self.capture_reaches_goal(revealed, capture[2])
                if reached is None:
                    reached = self.capture_may_reach_goal(revealed, capture[2])
                if reached:
                    for one in results(revealed, capture):
                        if self.reaches_goal(one):
                            return [one]
        return None

    def seats_whose_druhid_counts(self, state: State) -> list[int] | None:
        """If only Dru'hid can reach the goal in the next round: the clans whose Dru'hid can. Else None."""
        seats = range(len(state.face_down))
        if state.wall[0] & MARK:
            return None
        if self.rules.tie_stays and not self.takes:
            return None
        if any(self.may_miss_by_end(state, seat, state.wall[:1]) for seat in seats):
            return None
        return [
            seat
            for seat in seats
            if self.rules.powers[seat][DRUHID]
            and may_turn_up(state.face_down[seat], 0) >> DRUHID & 1
            and ((seat == self.clan) is self.takes or self.may_miss_by_end(state, seat, state.wall))
        ]

    def some_results(self, state: State, reveals: Iterable[Reveal], rng: Random) -> Iterator[RoundResult]:
        """The results of one random capture for each reveal, if it leaves the goal open."""
        bases, results = self.totals_before(state), self.results_from(state)
        for reveal in reveals:
            revealed = self.revealed_round(state, reveal)
            captures = [
                one
                for one in allowed_captures(revealed, bases)
                if self.capture_reaches_goal(revealed, one[2]) is None
            ]
            if not captures:
                self.count_rounds(1)
                continue
            for one in islice(results(revealed, rng.choice(captures)), MOST_RESULTS):
                self.count_rounds(1)
                if self.reaches_goal(one) is None:
                    yield one

    # Everything

    def next_rounds(self, state: State) -> Iterator[RoundResult]:
        bases, results = self.totals_before(state), self.results_from(state)
        for reveal in product(*(possible_reveals(down) for down in state.face_down)):
            self.count_rounds(1)
            revealed = self.revealed_round(state, reveal)
            for capture in allowed_captures(revealed, bases):
                if self.capture_reaches_goal(revealed, capture[2]) is not False:
                    for one in results(revealed, capture):
                        self.count_rounds(1)
                        yield one

    def key(self, state: State) -> object:
        rules = self.rules
        face_up = tuple(
            up if neutral and not rules.referee_decides else tuple(sorted(up))
            for up, neutral in zip(state.face_up, rules.neutral, strict=True)
        )
        # The forts held do not matter unless somebody might still get three FortHece with them.
        held: object = None
        if may_end_by(rules, state, state.wall):
            forts = tuple(tuple(sorted(fort & KIND for fort in forts)) for forts in state.forts)
            given_up = tuple(map(count_hecas, state.dropped)) if rules.hecas_in_total else ()
            held = forts, given_up
        return state.wall, face_up, state.face_down, held
