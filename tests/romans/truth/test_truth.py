"""Nothing false is said in rulings of romans. Every message is judged, or listed as stating no fact."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random

import pytest

from adjudicator.game import load_game
from adjudicator.games.romans.rules.play import PLAY, action_reasons
from adjudicator.games.romans.table.actions import read, write
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.ruling import Ruling, params_json
from adjudicator.rulings.rule import rule
from tests.romans.truth import TRUTHS
from tests.romans.truth.options import moment_of, options
from tests.romans.truth.playing import play, resume
from tests.romans.truth.sampling import played
from tests.romans.truth.scene import scene_of
from tests.romans.truth.step_checkers import PREDICATES, tells
from tests.truth import Said, false_sentences, lax, messages_of, sample, unplaced

SAMPLED = 130


def _precedents() -> Iterator[Ruling]:
    """The rulings on precedents about play: they lead to sentences that are seldom said."""
    known = load_game("romans")
    for file in load_all("romans"):
        kind = dict(file.case)["claim"]["kind"]
        if "verdict" in file.expect and kind not in ("fort", "game", "disputed"):
            yield rule(known, read_case(dict(file.case)))


@cache
def _judged() -> tuple[list[str], dict[str, list[Said]]]:
    return false_sentences(TRUTHS, chain(_precedents(), sample("romans", SAMPLED)))


def test_no_sentence_is_false() -> None:
    wrong, _ = _judged()
    assert wrong == []


def test_every_checker_notices_changes() -> None:
    _, kept = _judged()
    assert lax(TRUTHS, kept) == []


def test_every_message_is_placed() -> None:
    assert unplaced(TRUTHS, messages_of("romans")) == []
    assert not set(TRUTHS.predicates) & set(TRUTHS.no_fact)


def test_what_is_placed_exists() -> None:
    assert {*TRUTHS.predicates, *TRUTHS.no_fact} <= set(messages_of("romans"))


@pytest.mark.parametrize("seed", range(12))
def test_two_referees_agree(seed: int) -> None:
    """The tests' own referee allows the same actions as ours, and notes every step that ours tells."""
    tables, lines, readings = played(Random(f"two referees {seed}"))
    for table, text in zip(tables, lines, strict=False):
        scene = scene_of(PLAY.facts(table), readings)
        resume(scene)
        assert sorted(options(scene)) == sorted(write(one) for one in PLAY.actions(table, readings))
        found, action = moment_of(scene, text), read(text)
        assert found is not None
        assert action is not None
        play(found, text)
        for step in action_reasons(table, action, readings):
            if step.message in PREDICATES:
                said = Said(step.message, params_json(step.params), {}, "", None, None)
                assert any(tells(said, note) for note in found.notes), (text, step)
