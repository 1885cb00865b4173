"""The table that a record leads to is a position again, in every phase of the game."""

import random

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import write
from adjudicator.games.boru.table.table import PHASES
from tests.boru.cases import decided, problems
from tests.boru.sampling import play_out, random_readings

LONGEST = 40


@pytest.mark.parametrize("seed", range(6))
def test_the_table_of_a_record_is_accepted_and_gives_itself_back(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, done = play_out(rng, readings=readings)
    seen = 0
    for phase in PHASES:
        places = [place for place, table in enumerate(tables) if table.phase == phase and place]
        for end in rng.sample(places, min(2, len(places))):
            start = max(0, end - rng.randint(1, LONGEST))
            actions = [write(action) for action in done[start:end]]
            found = decided(tables[start], readings, kind="record", actions=actions).answer
            assert found is not None
            assert found["illegal"] is None
            assert found["table"] == PLAY.facts(tables[end]), phase
            assert problems(found["table"], readings, kind="legal") == [], phase
            seen += 1
    assert seen > len(PHASES)
