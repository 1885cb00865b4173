"""Forcing a goal: the plain game tree agrees with the search, and no search exceeds its budget."""

import random

import pytest

from adjudicator.games.boru.search import forcing_line
from adjudicator.games.boru.search.forcing_line import can_force_by_plain_tree, find_forcing_line
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import NOBODY, Phase, Player, Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget
from tests.boru.random_upkeeps import random_upkeep, uniform_readings
from tests.boru.sampling import DEFAULTS


@pytest.mark.parametrize("seed", range(12))
def test_the_plain_tree_agrees_with_the_search(seed: int) -> None:
    rng = random.Random(seed)
    compared = 0
    for _ in range(12):
        table, readings = random_upkeep(rng, most_towns=9, last=True), uniform_readings(rng)
        goal = Goal(rng.randrange(table.size), rng.choice((NOBODY, rng.randrange(8))), rng.random() < 0.5)
        try:
            plain = can_force_by_plain_tree(table, goal, readings)
        except OutOfBudget:
            continue
        compared += 1
        assert plain is UpkeepSearch(readings, goal).can_force(table)
    assert compared > 3


def _crowded() -> Table:
    """Everybody loses a town of their own choice and builds twice: too many courses to try them all."""
    players = tuple(
        Player(name, points=10, raiders=1, church=5, discs=sum(1 << town for town in range(seat, 53, 5)))
        for seat, name in enumerate("abcde")
    )
    assert len(TOWNS) == 53
    return Table(players, marker=0, phase=Phase.BATTLE, round=4, battle=3)


@pytest.mark.parametrize("region", [NOBODY, 0])
def test_the_plain_tree_stops_at_its_budget(region: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = 0

    def counted(goal: Goal, last: Table, readings: Readings) -> bool:
        nonlocal ends
        ends += 1
        return is_goal_met(goal, last, readings) or True  # so that every reply has to be tried

    monkeypatch.setattr(forcing_line, "is_goal_met", counted)
    monkeypatch.setattr(forcing_line, "MOST_TREE_COST", 600)
    with pytest.raises(OutOfBudget):
        can_force_by_plain_tree(_crowded(), Goal(0, region), DEFAULTS)
    assert 0 < ends <= 600 // forcing_line.COST_OF_AN_END


def test_the_search_for_a_line_stops_at_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forcing_line, "MOST_TABLES", 3)
    with pytest.raises(OutOfBudget):
        find_forcing_line(_crowded(), Goal(0, NOBODY), DEFAULTS)
