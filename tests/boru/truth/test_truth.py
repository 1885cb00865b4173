"""Nothing false is said in rulings of boru. Every message is judged, or listed as stating no fact."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random

import pytest

from adjudicator.game import load_game
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.table.actions import write
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.ruling import Ruling, params_json
from adjudicator.rulings.rule import rule
from adjudicator.words.say import has
from tests.boru.sampling import crowded_round, play_out, random_readings
from tests.boru.truth import TRUTHS
from tests.boru.truth.options import options
from tests.boru.truth.playing import play
from tests.boru.truth.scene import scene_of
from tests.boru.truth.step_checkers import same
from tests.truth import Said, false_sentences, lax, messages_of, sample, unplaced


def _precedents() -> Iterator[Ruling]:
    """The rulings on all precedents of the game."""
    known = load_game("boru")
    for file in load_all("boru"):
        if "verdict" in file.expect:
            yield rule(known, read_case(dict(file.case)))


@cache
def _judged() -> tuple[list[str], dict[str, list[Said]]]:
    rulings = chain(_precedents(), sample("boru", 220))
    return false_sentences(TRUTHS, rulings)


def test_no_sentence_is_false() -> None:
    wrong, _ = _judged()
    assert wrong == []


def test_every_checker_notices_changes() -> None:
    _, kept = _judged()
    assert lax(TRUTHS, kept) == []


def test_every_message_is_placed() -> None:
    assert unplaced(TRUTHS, messages_of("boru")) == []
    assert not set(TRUTHS.predicates) & set(TRUTHS.no_fact)


def test_what_is_placed_exists() -> None:
    placed = {*TRUTHS.predicates, *TRUTHS.no_fact}
    assert {name for name in placed - set(messages_of("boru")) if not has(name)} == set()


@pytest.mark.parametrize("seed", range(12))
def test_two_plays_agree(seed: int) -> None:
    """The tests' own play has the same legal actions as ours, and notes the same steps."""
    rng = Random(seed)
    readings = random_readings(rng)
    if seed % 4 == 3:
        moments = crowded_round(rng, readings)
    else:
        _, tables, actions = play_out(rng, readings=readings)
        moments = list(zip(tables, actions, strict=False))
    for table, action in moments:
        scene = scene_of(PLAY.facts(table), readings)
        assert sorted(options(scene)) == sorted(write(one) for one in PLAY.actions(table, readings))
        after, steps = after_with_steps(table, action, readings)
        play(scene, write(action))
        assert scene.phase == after.phase
        for step in steps:
            told, name = params_json(step.params), step.message.removeprefix("boru-")
            assert any(
                name == noted and all(same(value, told[key]) for key, value in what.items() if key in told)
                for noted, what in scene.notes
            ), (write(action), step)
