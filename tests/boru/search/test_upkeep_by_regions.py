"""The last upkeep region by region: the same answers as trying one choice after the other."""

import random

import pytest

from adjudicator.games.boru.search.upkeep import UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import NOBODY, UPKEEP_DECISIONS, Phase, Table
from adjudicator.readings import Readings
from tests.boru.random_upkeeps import uniform_readings
from tests.boru.sampling import play_out


def _last_upkeep(rng: random.Random, readings: Readings) -> Table:
    """The last upkeep of a random game with points close together, somewhere on its way."""
    while True:
        _, tables, _ = play_out(rng)
        found = [one for one in tables if one.phase == Phase.MARRIAGE and not one.deck]
        if not found:
            continue
        players = tuple(
            player._replace(
                raiders=rng.randrange(4), church=rng.randrange(6), points=rng.randrange(10, 16),
                discs=player.discs & rng.choice((-1, 0xFFFF, rng.getrandbits(60))),
            )
            for player in found[0].players
        )  # fmt: skip
        table = found[0]._replace(battle=rng.choice((0, 2)), players=players)
        table = table._replace(covered=table.covered & table.discs)
        search = UpkeepSearch(readings, Goal(0, NOBODY))
        here = go_to_next_decision(table, readings)
        for _ in range(rng.randrange(3)):
            if here.phase in UPKEEP_DECISIONS:
                here = search.after(here, rng.choice(list(search.options(here, ()))))
        return rng.choice((table, here))


@pytest.mark.parametrize("seed", range(12))
def test_the_same_as_one_choice_after_the_other(seed: int) -> None:
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    table = _last_upkeep(rng, readings)
    for seat in range(table.size):
        for wanted in (True, False):
            goal = Goal(seat, NOBODY, rng.random() < 0.5)
            found = UpkeepSearch(readings, goal).find(table, wanted)
            start = go_to_next_decision(table, readings)
            plain = UpkeepSearch(readings, goal, budget=10**6).find_plainly(start, wanted)
            assert (found is None) is (plain is None), goal
            if found is not None and table.phase != Phase.REGIONS:
                _, last = play_with_actions(table, readings, found)
                assert is_goal_met(goal, last, readings) is wanted
