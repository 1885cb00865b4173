"""The smallest facts about a fort are enough, and no smaller set is: every set is tried."""

import random
from itertools import combinations

from adjudicator.games.romans.rulings.smallest_reason import known_card_facts, relaxed, smallest_facts
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.table.cards import card_id
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Step
from solver.answer import Outcome
from tests.romans.search.test_witness import random_tables


def test_smallest_facts_are_enough_and_smallest() -> None:
    rng = random.Random(8)
    sizes: list[int] = []
    for table, readings in random_tables(rng, 600):
        if table.step != Step.REVEAL or len(table.wall) > 1 or len(sizes) > 25:
            continue
        clan, takes = rng.randrange(len(table.cards)), rng.random() < 0.5
        marked = with_marked_fort(table, WALL)
        every = known_card_facts(marked, clan)
        if len(every) > 16 or search_fort(marked, readings, clan, takes).outcome is not Outcome.NONE:
            continue
        found = smallest_facts(marked, readings, clan, takes)
        assert found is not None
        holding = []
        for size in range(len(found) + 1):
            for kept in combinations(every, size):
                relaxed_table = relaxed(marked, every, set(kept))
                if search_fort(relaxed_table, readings, clan, takes).outcome is Outcome.NONE:
                    holding.append(tuple(card_id(table.setup.clans[one.seat], one.kind) for one in kept))
            if holding:
                break
        assert found in holding
        assert len(found) == len(holding[0])
        sizes.append(len(found))
    assert len(sizes) > 5
    assert max(sizes) > 0
