"""Search, CP-SAT and Z3 agree about forts at tables of random games, with all readings and with lines."""

import random

import pytest

from adjudicator.games.romans.models.questions import fort_question
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Step
from solver.answer import Outcome
from solver.engines import SOLVERS
from tests.romans.lines import random_line
from tests.romans.search.test_witness import random_tables


@pytest.mark.parametrize(("seed", "rounds", "count"), [(11, 1, 40), (12, 2, 24), (14, 6, 8)])
def test_engines_agree(seed: int, rounds: int, count: int) -> None:
    rng = random.Random(seed)
    counts: dict[Outcome, int] = {}
    for table, readings in random_tables(rng, count * 12):
        if table.step != Step.REVEAL or len(table.wall) > rounds or sum(counts.values()) > 2 * count:
            continue
        place = rng.randint(WALL + 1 - len(table.wall), WALL)
        clan = rng.randrange(len(table.cards))
        line = random_line(rng, table, clan)
        marked = with_marked_fort(table, place)
        for takes in (True, False):
            by_search = search_fort(marked, readings, clan, takes, line).outcome
            if by_search is Outcome.GAVE_UP:
                continue
            program = fort_question(marked, readings, clan, takes, line).g.program
            counts[by_search] = counts.get(by_search, 0) + 1
            for solve in SOLVERS.values():
                outcome = solve(program).outcome
                assert outcome in (by_search, Outcome.GAVE_UP), (marked, readings, clan, takes, line)
    assert sum(counts.values()) > count
    assert counts.get(Outcome.NONE, 0) > 2
