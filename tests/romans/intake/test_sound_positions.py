"""Every position that passes the check can be played to the end of the game."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.cards import CLANS, WARRIORS
from adjudicator.games.romans.table.forts import FORTS
from adjudicator.games.romans.table.table import STEPS, Step
from adjudicator.play import replay
from tests.romans.sampling import mostly_default_readings, play_on, random_game

CARDS = ("shown", "down", "spent", "aside")


def mutated(rng: Random, facts: dict[str, Any]) -> dict[str, Any]:
    """A sound position with a few things changed."""
    facts = deepcopy(facts)
    for _ in range(rng.choice((1, 1, 2, 3))):
        clan = rng.choice(facts["clans"])
        kind = rng.randrange(10)
        if kind == 0:
            facts["step"] = rng.choice(STEPS)
        elif kind == 1:
            facts[rng.choice(("who", "winner", "seduced"))] = rng.choice(CLANS)
        elif kind == 2:
            facts.pop(rng.choice(list(facts)), None)
        elif kind == 3:
            clan[rng.choice(CARDS)] = rng.choices((*WARRIORS, "?"), k=rng.randint(0, 4))
        elif kind == 4:
            clan["now"] = rng.choice(WARRIORS)
        elif kind == 5:
            clan.pop(rng.choice(list(clan)), None)
        elif kind == 6:
            facts["wall"] = rng.choices(FORTS, k=rng.randint(0, 6))
        elif kind == 7:
            facts["round"] = rng.randint(1, 6)
        elif kind == 8:
            clan["neutral"] = not clan.get("neutral", False)
        else:
            clan["left"] = not clan.get("left", False)
        if "clans" not in facts or "clan" not in clan:
            break
    return facts


@pytest.mark.parametrize("seed", range(24))
def test_a_position_that_passes_the_check_can_be_played_on(seed: int) -> None:
    rng = Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    tables = replay(PLAY, first, actions, readings).tables
    for _ in range(25):
        facts = mutated(rng, PLAY.facts(rng.choice(tables)))
        try:
            form = PositionForm.model_validate(facts)
        except ValidationError:
            continue
        position, problems = check_position(form, readings)
        if problems or not form.clans:
            continue
        assert position is not None
        table = table_of(position, readings)
        for action in play_on(rng, table, readings):
            table = PLAY.after(table, action, readings)
            again, wrong = check_position(PositionForm.model_validate(PLAY.facts(table)), readings)
            assert not wrong, (facts, PLAY.write(action), wrong)
            assert again is not None
            assert table_of(again, readings) == table
        assert table.step == Step.OVER
        assert PLAY.result(table, readings) is not None
