"""Search, CP-SAT and Z3 agree with the oracle on upkeeps, with and without a line."""

import random

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.rulings.upkeep_solvers import UpkeepQuestion
from adjudicator.games.boru.search.upkeep import UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.search.witness import is_goal_met
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import UPKEEP, Phase
from solver.answer import Outcome
from tests.boru import oracle
from tests.boru.engines import ask_upkeep
from tests.boru.oracle_upkeeps import (
    beginnings,
    can_force_by_oracle,
    every_end,
    follows_line,
    is_goal_met_in,
    random_goal,
    random_line,
    small_upkeep,
)
from tests.boru.random_upkeeps import every_course, random_upkeep, uniform_readings
from tests.boru.sampling import DEFAULTS


@pytest.mark.parametrize("seed", range(36))
def test_all_engines_say_the_same_as_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    table = small_upkeep(rng)
    readings = uniform_readings(rng)
    ends = every_end(table, readings)
    for _ in range(2):
        goal = random_goal(rng, table, readings)
        for wanted in (True, False):
            answers, outcome = ask_upkeep(UpkeepQuestion(table, readings, goal, wanted))
            exists = any(is_goal_met_in(goal, world, readings) is wanted for _, world in ends)
            assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (answers, goal, wanted)
            assert [answer.outcome for answer in answers] == [outcome] * 3


@pytest.mark.parametrize("seed", range(50))
def test_a_line_binds_the_claimer_and_nobody_else(seed: int) -> None:
    rng = random.Random(seed)
    table = small_upkeep(rng)
    readings = uniform_readings(rng)
    ends = every_end(table, readings)
    chosen = [(made, step) for made, _ in ends for step in made]
    if not chosen:
        return
    goal = random_goal(rng, table, readings)._replace(seat=rng.choice(chosen)[1][0])
    own = [(made, step) for made, step in chosen if step[0] == goal.seat]
    line = random_line(rng, own)
    possible = beginnings(ends)
    for wanted in (True, False):
        exists = any(
            is_goal_met_in(goal, world, readings) is wanted
            and follows_line(table, goal, line, made, possible)
            for made, world in ends
        )
        answers, outcome = ask_upkeep(UpkeepQuestion(table, readings, goal, wanted, line))
        assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (answers, goal, wanted, line)


@pytest.mark.parametrize("seed", range(80))
def test_what_can_be_forced(seed: int) -> None:
    rng = random.Random(seed)
    table = small_upkeep(rng)
    readings = uniform_readings(rng)
    goal = random_goal(rng, table, readings)
    search = UpkeepSearch(readings, goal)
    assert search.can_force(table) is can_force_by_oracle(table, readings, goal)


@pytest.mark.parametrize("seed", range(40))
def test_ranks_are_those_of_the_scoring(seed: int) -> None:
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table = random_upkeep(rng, last=True)
    for _ in range(12):
        here = go_to_next_decision(table, readings)
        search = UpkeepSearch(readings, Goal(0))
        while here.phase != Phase.REGIONS:
            options = list(search.options(here, ()))
            here = search.after(here, rng.choice(options))
        ((_, last),) = every_course(here, readings, (Phase.OVER, Phase.VIKINGS))
        result = final_scoring(last, readings)
        ranks = search.scores.ranks(here, search.scores.total(here))
        expected = [result.rank(seat) for seat in range(here.size)]
        assert ranks == [10_000 * points + 100 * tokens + brides for points, tokens, brides in expected]


def test_the_oracle_has_the_same_towns() -> None:
    assert set(TOWN) == set(oracle.TOWNS)


@pytest.mark.parametrize("seed", range(70))
def test_in_the_middle_of_an_upkeep(seed: int) -> None:
    """From every phase of an upkeep, all engines agree with playing out every course."""
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table = small_upkeep(rng)
    for _ in range(rng.randint(1, 6)):
        options = PLAY.actions(table, readings)
        after = PLAY.after(table, rng.choice(options), readings)
        if after.phase not in UPKEEP:
            break
        table = after
    lasts = [last for _, last in every_course(table, readings, (Phase.OVER, Phase.VIKINGS))]
    goal = random_goal(rng, table, readings)
    for wanted in (True, False):
        answers, outcome = ask_upkeep(UpkeepQuestion(table, readings, goal, wanted))
        exists = any(is_goal_met(goal, last, readings) is wanted for last in lasts)
        assert outcome is (Outcome.FOUND if exists else Outcome.NONE), (table.phase, answers, goal)


def test_every_phase_of_an_upkeep_is_reached() -> None:
    """Random play, as in the test above, reaches each phase."""
    seen = set()
    for seed in range(300):
        rng = random.Random(seed)
        table = random_upkeep(rng, most_towns=14)
        while table.phase in UPKEEP:
            seen.add(table.phase)
            table = PLAY.after(table, rng.choice(PLAY.actions(table, DEFAULTS)), DEFAULTS)
    assert seen == set(UPKEEP)
