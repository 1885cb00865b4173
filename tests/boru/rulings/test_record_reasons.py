"""A record says of each of its legal actions why it is legal."""

from itertools import pairwise
from random import Random

import pytest

from adjudicator.games.boru.rules.play import PLAY, TOLD_PLAY
from adjudicator.games.boru.rules.why_legal import why_legal
from adjudicator.games.boru.table.actions import ActionKind, write
from adjudicator.ruling import params_json
from adjudicator.values import JsonObject
from tests.boru.sampling import DEFAULTS, crowded_round, play_out, random_game
from tests.boru.truth.legal_checkers import NEEDS
from tests.boru.truth.scene import scene_of
from tests.record_reasons import reasoned_actions, recorded

GAMES = 30
MOST_GAMES = 300
"""Some decisions are rare."""
RIGHTS = (ActionKind.BUY, ActionKind.STAY)


def test_every_legal_action_of_a_precedent_is_followed_by_its_reason() -> None:
    assert sum(reasoned_actions(one) for one in recorded("boru")) > 20


@pytest.mark.parametrize("seed", range(2))
def test_every_action_of_a_whole_game_is_followed_by_its_reason(seed: int) -> None:
    first, actions = random_game(Random(f"whole game {seed}"))
    lines = [write(action) for action in actions]
    given: JsonObject = {
        "game": "boru",
        "position": PLAY.facts(first),
        "claim": {"kind": "record", "actions": lines},
    }
    assert reasoned_actions(given) == len(lines)


def test_the_reasons_of_played_games_are_true() -> None:
    """The tests' own referee finds on the table what every kind of action is said to need."""
    seen = set()
    for seed in range(MOST_GAMES):
        rng = Random(f"why legal {seed}")
        moments = crowded_round(rng) if seed % 2 else list(zip(*play_out(rng)[1:], strict=False))
        for table, action in moments:
            scene, text = scene_of(PLAY.facts(table), DEFAULTS), write(action)
            why = why_legal(table, action)
            assert why
            for one in why:
                name = one.message.removeprefix("boru-may-")
                assert NEEDS[name][1](scene, text.split(), params_json(one.params)), (text, one)
                seen.add(name)
        if seed > GAMES and seen == set(NEEDS):
            break
    assert seen == set(NEEDS)


def test_a_right_that_is_not_used_is_told_once() -> None:
    """Such rights need no line, and the reason of the next line says who passed them over."""
    told = 0
    for seed in range(GAMES):
        _, tables, actions = play_out(Random(f"not used {seed}"))
        moments = list(zip(tables, actions, strict=False))
        for (table, action), (_, then) in pairwise(moments):
            unused = action.kind is ActionKind.STAY or (action.kind is ActionKind.BUY and not action.number)
            if unused and then.kind not in RIGHTS and TOLD_PLAY.refusal(table, then, DEFAULTS) is None:
                passed = [
                    one
                    for one in TOLD_PLAY.why_legal(table, then, DEFAULTS)
                    if one.message == "boru-may-pass"
                ]
                assert [one.params["player"] for one in passed] == [action.player]
                told += 1
    assert told > 20
