"""The smallest facts about a game are enough, and no smaller set is: every set is tried."""

from itertools import combinations
from random import Random

import pytest

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rulings.smallest_reason import known_card_facts, relaxed, smallest_game_facts
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.play import replay
from solver.answer import Outcome
from tests.romans.readings import DEFAULTS
from tests.romans.sampling import random_game

BUDGET = 5_000


def late_table(seed: int) -> Table:
    """The beginning of one of the last two rounds of a random game, all face-down cards unknown."""
    rng = Random(seed)
    while True:
        first, actions = random_game(rng, readings=DEFAULTS)
        tables = replay(PLAY, first, actions, DEFAULTS).tables
        fitting = [
            table
            for table in tables
            if table.turn == 3
            and table.round >= 5
            and table.step == Step.REVEAL
            and all(cards.now == -1 for cards in table.cards)
        ]
        if fitting:
            return rng.choice(fitting)


@pytest.mark.parametrize("seed", range(25))
def test_smallest_game_facts_are_enough_and_smallest(seed: int) -> None:
    table = late_table(seed)
    for clan in range(len(table.cards)):
        if table.setup.neutral[clan]:
            continue
        for wins in (True, False):
            question = (DEFAULTS, clan, wins, False, (), BUDGET)
            if search_game(table, *question).outcome is not Outcome.NONE:
                continue
            needs = smallest_game_facts(table, DEFAULTS, clan, wins, False)
            if needs is None:
                continue
            every = known_card_facts(table, clan)
            enough = [
                search_game(relaxed(table, every, set(kept)), *question).outcome is Outcome.NONE
                for kept in combinations(every, len(needs))
            ]
            assert any(enough)
            for size in range(len(needs)):
                for kept in combinations(every, size):
                    assert search_game(relaxed(table, every, set(kept)), *question).outcome is Outcome.FOUND
