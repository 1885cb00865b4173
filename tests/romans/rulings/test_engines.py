"""Search, CP-SAT and Z3 answer alike, from tables of random games, under every reading and with lines."""

import random

import pytest

from adjudicator.games.romans.models.questions import fort_question
from adjudicator.games.romans.models.turn import Unstated
from adjudicator.games.romans.search.fort import fate, followed
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Step
from solver import cpsat, z3smt
from solver.answer import Outcome
from tests.romans.lines import random_line
from tests.romans.search.test_fort_witness import tables


@pytest.mark.parametrize(("seed", "rounds", "count"), [(11, 1, 40), (12, 2, 24), (13, 6, 8)])
def test_engines_answer_alike(seed: int, rounds: int, count: int) -> None:
    rng = random.Random(seed)
    said: dict[Outcome, int] = {}
    for table, readings in tables(rng, count * 12):
        if table.step != Step.REVEAL or len(table.wall) > rounds or sum(said.values()) > 2 * count:
            continue
        place = rng.randint(WALL + 1 - len(table.wall), WALL)
        clan = rng.randrange(len(table.lines))
        line = random_line(rng, table, clan)
        marked = followed(table, place)
        for takes in (True, False):
            by_search = fate(marked, readings, clan, takes, line).outcome
            if by_search is Outcome.GAVE_UP:
                continue
            try:
                program = fort_question(marked, readings, clan, takes, line).g.program
            except Unstated:
                continue
            said[by_search] = said.get(by_search, 0) + 1
            for solve in (lambda one: cpsat.solve(one, presolve=True), z3smt.solve):
                outcome = solve(program).outcome
                assert outcome in (by_search, Outcome.GAVE_UP), (marked, readings, clan, takes, line)
    assert sum(said.values()) > count
    assert said.get(Outcome.NONE, 0) > 2
