"""Searches that share a memory answer as each would alone, and count the same rounds."""

import random

from adjudicator.games.romans.rulings.uncertain_data import OTHER_STRENGTHS
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.table.forts import TURNS, WALL
from adjudicator.games.romans.table.table import Step
from tests.romans.lines import random_line
from tests.romans.search.test_witness import random_tables

BUDGET = 700


def test_a_fort_with_and_without_memory() -> None:
    rng = random.Random(51)
    met: set[str] = set()
    for table, readings in random_tables(rng, 60):
        clan, takes = rng.randrange(len(table.cards)), rng.random() < 0.5
        line = random_line(rng, table, clan)
        marked = with_marked_fort(table, rng.randint(WALL + 1 - len(table.wall), WALL))
        memory = Memory()
        for strengths in rng.sample(OTHER_STRENGTHS, 3):
            changed = marked._replace(setup=marked.setup._replace(strengths=strengths))
            question = (changed, readings, clan, takes, line, BUDGET)
            alone, sharing = search_fort(*question), search_fort(*question, memory)
            assert (sharing.outcome, sharing.rounds_searched) == (alone.outcome, alone.rounds_searched)
            assert sharing.witness() == alone.witness()
            met.add(alone.outcome)
    assert len(met) == 3


def test_a_game_with_and_without_memory() -> None:
    rng = random.Random(52)
    met: set[str] = set()
    for table, readings in random_tables(rng, 200):
        clan, wins = rng.randrange(len(table.cards)), rng.random() < 0.5
        if table.turn < TURNS or table.step != Step.REVEAL or table.setup.neutral[clan]:
            continue
        memory = Memory()
        for strengths in rng.sample(OTHER_STRENGTHS, 3):
            changed = table._replace(setup=table.setup._replace(strengths=strengths))
            question = (changed, readings, clan, wins, False, (), BUDGET)
            alone, sharing = search_game(*question), search_game(*question, memory)
            assert (sharing.outcome, sharing.rounds_searched) == (alone.outcome, alone.rounds_searched)
            assert sharing.witness() == alone.witness()
            met.add(alone.outcome)
    assert len(met) > 1
