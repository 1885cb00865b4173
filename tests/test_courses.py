"""``consistent`` shows courses of play for tables of random play, and none for facts that contradict."""

from importlib import import_module
from random import Random
from typing import Any, Final

import pytest

from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import folder, load
from adjudicator.problems import BadCase
from tests.consistent_reach import SAMPLES

GAMES: Final = tuple(SAMPLES)
COUNT: Final = 20
LEAST: Final = 16
"""So many of the tables tried here are shown at least; ``tests.consistent_reach`` measures the share."""


@pytest.mark.parametrize("game", GAMES)
def test_tables_of_random_play_are_shown_and_replayed_by_the_tests(game: str) -> None:
    sampling: Any = import_module(SAMPLES[game])
    known, rng = load_game(game), Random(f"courses {game}")
    shown = 0
    for _ in range(COUNT):
        _, data = sampling.sample(rng)
        found = decide(known, read_case(data))
        assert found.answer["consistent"] is True
        if found.witness is not None:
            assert found.answer["checked_by"] == "course"
            assert sampling.leads_there(data, found.witness), (data, found.witness)
            shown += 1
    assert shown >= LEAST


@pytest.mark.parametrize("game", GAMES)
def test_facts_that_contradict_have_no_course(game: str) -> None:
    """A course is looked for before a solver is asked, so that a course would have been the answer."""
    known, tried = load_game(game), 0
    for path in sorted((folder() / game).glob("*.yaml")):
        file = load(path)
        answer: Any = file.expect.get("answer") or {}
        if file.case["claim"]["kind"] != "consistent" or answer.get("consistent") is not False:
            continue
        found = decide(known, read_case(file.case))
        assert (found.answer["consistent"], found.witness) == (False, None)
        tried += 1
    assert tried > 2


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_a_record_that_anybody_can_replay(game: str) -> None:
    sampling: Any = import_module(SAMPLES[game])
    known, rng = load_game(game), Random(f"records {game}")
    for _ in range(4):
        _, data = sampling.sample(rng)
        witness = decide(known, read_case(data)).witness
        if witness is None:
            continue
        claim = {"kind": "record", "actions": witness["actions"]}
        record = decide(known, read_case({"game": game, "position": witness["start"], "claim": claim}))
        assert record.answer["illegal"] is None
        assert record.answer["sound"] == len(witness["actions"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_one_fact_changed_is_never_shown_wrongly(game: str) -> None:
    """Some changed tables are possible too. Then the tests' own rules lead there as well."""
    sampling: Any = import_module(SAMPLES[game])
    known, rng = load_game(game), Random(f"changed {game}")
    for _ in range(8):
        _, data = sampling.sample(rng)
        data["position"] = sampling.changed(rng, data["position"])
        try:
            found = decide(known, read_case(data))
        except BadCase:
            continue
        assert found.witness is None or sampling.leads_there(data, found.witness), data
