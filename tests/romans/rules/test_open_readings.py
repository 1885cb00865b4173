"""Readings about ties, FortUna and forts given up: laws over random rounds, and examples."""

import random
from typing import Any

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rules.ending import final_result
from adjudicator.games.romans.rules.round import choose, is_choice, options, reveal_all
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.table import Table
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.readings import Readings
from adjudicator.rulings.rule import rule
from tests.romans.every_round import outcomes_by_rules
from tests.romans.readings import DEFAULTS, random_readings
from tests.romans.rules.test_against_oracle import after_rules, table_of
from tests.romans.search.test_rounds import random_scene
from tests.romans.support import ROMANS, battle, choices, holds, step, table, up


def _outcomes(start: Table, readings: Readings) -> set[object]:
    first = reveal_all(start, [cards.down[0] for cards in start.cards], readings)
    return {after_rules(end) for _, end in outcomes_by_rules(first, readings)}


def test_readings_without_an_occasion_change_no_round() -> None:
    """Few clans, no neutral clan, no variant 1: the readings about them are rightly left out."""
    rng = random.Random(61)
    tried = 0
    for _ in range(150):
        setup, scene = random_scene(rng)
        readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.5 else {})
        idle = {"fortuna-moment"}  # the order of FortUna and Horsie changes no table after the round
        if not any(setup.neutral):
            idle.add("neutral-fortuna")
        if setup.neutral.count(True) < 2:
            idle.add("chariott-scope")
        if len(setup.clans) < 3:
            idle.add("archer-pair-keeps")
        if not setup.tie_stays:
            idle.add("variant-1-end")
        start = table_of(setup, scene)
        expected = _outcomes(start, readings)
        for reading in READINGS:
            for option in reading.options if reading.id in idle else ():
                assert _outcomes(start, {**readings, reading.id: option}) == expected, (setup, scene, reading)
                tried += 1
    assert tried > 500


def test_each_option_changes_some_round() -> None:
    rng = random.Random(62)
    asked = {"chariott-scope", "archer-pair-keeps", "horsie-trigger", "variant-1-end", "neutral-fortuna"}
    changed: set[str] = set()
    for _ in range(400):
        setup, scene = random_scene(rng)
        start = table_of(setup, scene)
        for reading in READINGS:
            if reading.id in asked - changed and any(
                _outcomes(start, DEFAULTS | {reading.id: option}) != _outcomes(start, DEFAULTS)
                for option in reading.options
            ):
                changed.add(reading.id)
    assert changed == asked


@pytest.mark.parametrize("moment", ["after-horsie", "at-once"])
def test_a_table_with_fortuna_is_built_again_from_its_facts(moment: str) -> None:
    """At every choice of rounds for FortUna, also if she has been given up as the only fort."""
    rng = random.Random(63)
    met: set[int] = set()
    for number in range(120):
        up_, forts = rng.choice(("", "shown svord druhid, ")), rng.choice(("", ", forts komfort niefort-3"))
        mine = rng.choice(("chariott", "axx"))
        begun = battle(
            f"clan green: shown filchy chariott, now {mine}{forts}; clan red: {up_}now horsie",
            fort="fortuna", at=3 + number % 2, fortuna_moment=moment,
        )  # fmt: skip
        readings = DEFAULTS | {"fortuna-moment": moment}
        while is_choice(begun):
            met.add(begun.step)
            found, wrong = check_position(PositionForm.model_validate(facts(begun)), readings)
            assert not wrong, (facts(begun), wrong)
            assert found is not None
            assert found.table == begun
            begun = choose(begun, rng.choice(options(begun, readings)), readings)
    assert len(met) == 3, "keep, horsie and fortuna"


def test_fortuna_comes_right_after_the_capture_or_after_horsie() -> None:
    text = (
        "clan green: shown filchy svord, now axx, forts komfort niefort-3; "
        "clan red: shown druhid qween, now filchy; clan gold: shown druhid qween, now horsie"
    )
    late = battle(text, fort="fortuna", at=3)
    assert [step(late), step(battle(text, "green keeps axx", fort="fortuna", at=3))] == ["KEEP", "HORSIE"]
    early = battle(text, fort="fortuna", at=3, fortuna_moment="at-once")
    assert step(early) == "FORTUNA"
    assert choices(early, fortuna_moment="at-once") == ["green gives up komfort", "green gives up niefort-3"]
    told = ("green gives up komfort", "green keeps axx", "gold sacrifices qween")
    end = battle(text, *told, fort="fortuna", at=3, fortuna_moment="at-once")
    assert (step(end), holds(end, "green"), up(end, "gold")) == (
        "REVEAL",
        ["niefort-3", "fortuna"],
        ["druhid", "horsie"],
    )


def _result(*clans: str, **changed: str) -> dict[str, Any]:
    readings = DEFAULTS | {name.replace("_", "-"): option for name, option in changed.items()}
    return final_result(table("; ".join(("step over; turn 3; wall -", *clans)), **changed), readings)


@pytest.mark.parametrize(
    ("green", "red", "held", "captured"),
    [
        ("forts fortuna, dropped niefort-1", "forts niefort-5 niefort-3", ["red"], ["green"]),
        ("forts fortuna komfort, dropped niefort-1", "forts niefort-6 niefort-4", ["green"], ["green"]),
        ("forts fortuna, dropped niefort-6", "forts niefort-5 niefort-4", ["red"], ["red"]),
        ("forts niefort-6 komfort, dropped fortuna", "forts fokus niefort-3 niefort-1", ["red"], ["green"]),
    ],
)  # fmt: skip
def test_forts_given_up_break_ties_but_give_no_points(
    green: str, red: str, held: list[str], captured: list[str]
) -> None:
    clans = (f"clan green: {green}", f"clan red: {red}")
    assert _result(*clans)["winners"] == held
    assert _result(*clans, forts_counted="captured")["winners"] == captured


def test_forts_given_up_that_are_not_listed() -> None:
    """Whoever captured a FortUna gave up a fort. Without it the tie stays open, and nothing is filled in."""
    tied = ("clan green: forts fortuna", "clan red: forts niefort-5 niefort-3", "clan gold: forts niefort-1")
    assert _result(*tied)["winners"] == ["red"]
    found = _result(*tied, forts_counted="captured")
    assert (found["winners"], found["by"]) == (None, "not-known")
    assert {row["clan"]: row["place"] for row in found["ranking"]} == {"green": None, "red": None, "gold": 3}
    nowhere = ("clan green: forts niefort-6 komfort", "clan red: forts niefort-5 niefort-3")
    assert _result(*nowhere, forts_counted="captured")["by"] == "not-known", "somebody may have lost FortUna"
    seen = _result("discarded fortuna", *nowhere, forts_counted="captured")
    assert (seen["winners"], seen["by"]) == (["green"], "strongest")
    behind = ("clan green: forts fortuna", "clan red: forts niefort-5")
    assert _result(*behind, forts_counted="captured")["winners"] == ["green"]


def test_a_game_is_not_decided_without_the_forts_given_up() -> None:
    position: dict[str, Any] = {
        "turn": 3,
        "wall": ["niefort-3"],
        "discarded": [
            "fortheca-3", "fortheca-2", "fortheca-1", "fortheca-1", "niefort-1", "komfort", "komfort",
            "niefort-3", "niefort-4", "niefort-4", "fokus", "fokus", "niefort-5", "niefort-6", "niefort-6",
        ],
        "clans": [
            {"clan": "green", "down": ["svord"], "forts": ["fortuna"]},
            {"clan": "red", "down": ["chariott"], "forts": ["niefort-5"]},
        ],
    }  # fmt: skip
    case: dict[str, Any] = {
        "game": "romans",
        "position": position,
        "claim": {"kind": "game", "clan": "green"},
    }
    with pytest.raises(BadCase) as refused:
        read_case({**case, "readings": {"forts-counted": "captured"}})
    assert [problem.code for problem in refused.value.problems] == ["given-up-missing"]
    ruling = rule(ROMANS, read_case(case))
    assert ruling.verdict is decide(ROMANS, read_case(case)).verdict
    assert "forts-counted" in ruling.untested
