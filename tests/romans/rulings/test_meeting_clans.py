"""Search and solvers agree where Ch'ariotts, Arch'rs or Filchy meet, under every option of the readings."""

import random

import pytest

from adjudicator.games.romans.models.questions import fort_question, game_question
from adjudicator.games.romans.rulings.solution import solution_rounds
from adjudicator.games.romans.search.fort import search_fort, took_marked_fort, with_marked_fort
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.search.game_goal import has_won_game
from adjudicator.games.romans.search.witness import replay_path
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Table
from solver import cpsat
from solver.answer import Outcome
from tests.romans.readings import DEFAULTS, random_readings
from tests.romans.search.test_fort_search import random_ending
from tests.romans.search.test_game import hidden_table


def some_table(rng: random.Random) -> tuple[Table, dict[str, str]]:
    """Up to three rounds of the last turn, some cards hidden. No warriors are equally strong."""
    while True:
        setup, scene, pools = random_ending(rng, 3, 200)
        if len(set(setup.strengths)) == len(setup.strengths):
            readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.8 else {})
            return hidden_table(setup, scene, pools), readings


@pytest.mark.parametrize("seed", range(3))
def test_forts(seed: int) -> None:
    rng = random.Random(seed)
    met: set[Outcome] = set()
    for _ in range(25):
        table, readings = some_table(rng)
        marked = with_marked_fort(table, rng.randint(WALL + 1 - len(table.wall), WALL))
        clan, takes = rng.randrange(len(table.cards)), rng.random() < 0.5
        by_search = search_fort(marked, readings, clan, takes).outcome
        turn = fort_question(marked, readings, clan, takes)
        solution = cpsat.solve(turn.g.program)
        assert by_search is solution.outcome, (marked, readings, clan, takes)
        if solution.outcome is Outcome.FOUND:
            witness = replay_path(marked, (), marked, solution_rounds(turn, solution), readings)
            assert took_marked_fort(witness.end, clan) is takes
        met.add(by_search)
    assert len(met) == 2


@pytest.mark.parametrize("seed", range(3, 6))
def test_games(seed: int) -> None:
    rng = random.Random(seed)
    met: set[Outcome] = set()
    for _ in range(25):
        table, readings = some_table(rng)
        clan = table.setup.neutral.index(False)
        wins, sole = rng.random() < 0.5, rng.random() < 0.3
        by_search = search_game(table, readings, clan, wins, sole).outcome
        turn = game_question(table, readings, clan, wins, sole)
        solution = cpsat.solve(turn.g.program)
        assert by_search is solution.outcome, (table, readings, clan, wins, sole)
        if solution.outcome is Outcome.FOUND:
            witness = replay_path(table, (), table, solution_rounds(turn, solution), readings)
            assert has_won_game(witness.end, readings, clan, sole) is wins
        met.add(by_search)
    assert len(met) == 2
