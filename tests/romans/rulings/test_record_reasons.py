"""A record says of each of its legal actions why it is legal, told as a ruling and stepped through."""

from random import Random

import pytest

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rules.why_legal import why_legal
from adjudicator.games.romans.table.actions import read
from adjudicator.ruling import params_json
from tests.record_reasons import reasoned_actions, recorded
from tests.romans.random_cases import case
from tests.romans.truth.legal_checkers import NEEDS
from tests.romans.truth.options import moment_of
from tests.romans.truth.playing import resume
from tests.romans.truth.sampling import played
from tests.romans.truth.scene import scene_of

GAMES = 20


def test_every_legal_action_of_a_precedent_is_followed_by_its_reason() -> None:
    assert sum(reasoned_actions(one) for one in recorded("romans")) > 40


@pytest.mark.parametrize("seed", range(2))
def test_every_action_of_a_whole_game_is_followed_by_its_reason(seed: int) -> None:
    tables, lines, readings = played(Random(f"whole game {seed}"))
    claim = {"kind": "record", "actions": lines}
    assert reasoned_actions(case(tables[0], readings, claim)) == len(lines)


def test_the_reasons_of_played_games_are_true() -> None:
    """The tests' own referee finds on the table what every kind of action is said to need."""
    seen = set()
    for seed in range(GAMES):
        tables, lines, readings = played(Random(f"why legal {seed}"))
        for table, text in zip(tables, lines, strict=False):
            scene = scene_of(PLAY.facts(table), readings)
            resume(scene)
            found, action = moment_of(scene, text), read(text)
            assert found is not None
            assert action is not None
            why = why_legal(table, action, readings)
            assert why
            for one in why:
                _, need = NEEDS[one.message.removeprefix("romans-")]
                assert need(found, text.split(), params_json(one.params)), (text, one)
                seen.add(one.message.removeprefix("romans-"))
    assert seen == set(NEEDS)
