"""The checker's romans: it plays as the rules do, agrees with the engines, and refuses what is made up."""

import time
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from adjudicator.certificates import sedzia_verify
from adjudicator.games.romans.rulings import certificates, engines
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.precedents.casefile import load_all
from adjudicator.rulings.rule import rule
from solver.answer import Outcome, Solution
from tests.certificates.support import certified, differences, refusal, sealed
from tests.romans import certificate_games, consistent_sampling
from tests.romans.certificate_sampling import random_cases
from tests.romans.support import ROMANS

Json = dict[str, Any]
SECONDS = 60.0
"""A guard against what never ends, not a measurement."""
TABLE = (
    "romans; wall niefort-3 niefort-6; clan green: shown archr, down ? chariott; "
    "clan red: shown druhid; clan gold: shown svord, down qween ?; "
)
SHOWN = f"{TABLE} claim fort green 5 possible"
NONE = (
    "romans; wall niefort-6; clan green: shown archr chariott horsie, spent filchy; "
    "clan red: spent qween axx; clan gold: spent qween druhid; claim fort red 6 possible"
)
FORCED = (
    "romans; wall niefort-6; clan green: down qween; clan red: down archr; clan gold: down axx; "
    "claim forced green"
)


@pytest.mark.parametrize("seed", range(0, 36, 3))
def test_it_plays_as_the_rules_do(seed: int) -> None:
    """Three random games each: every table, every choice, the winners; and every table is read back."""
    for one in range(seed, seed + 3):
        assert list(certificate_games.differences(one)) == []


def test_arch_rs_that_cancel_spare_horsie_whoever_is_tied_below() -> None:
    """Arch'rs cancel each other at the top, two other clans are tied below: all keep their cards."""
    assert list(certificate_games.differences(2163)) == []


def test_random_cases() -> None:
    told = []
    for case in random_cases(Random(5), 80):
        level, wrong = differences(read_case(case))
        assert wrong == []
        told.append(level)
    assert {"fort: rules", "game: rules", "forced: rules"} <= set(told)


def test_tables_of_random_play_are_shown_possible_by_a_course() -> None:
    rng = Random(8)
    told = []
    for _ in range(12):
        level, wrong = differences(read_case(consistent_sampling.sample(rng)[1]))
        assert wrong == []
        told.append(level)
    assert told.count("consistent: rules") > 8


def test_a_course_that_leads_elsewhere_is_refused() -> None:
    (file,) = [one for one in load_all("romans") if one.id == "facts-that-fit-together"]
    shown = certified(read_case(dict(file.case))).certificate
    (part,) = shown["evidence"]
    elsewhere = [
        shown | {"evidence": [part | {"actions": part["actions"][:-1]}]},
        shown | {"evidence": [part | {"start": shown["case"]["position"], "actions": []}]},
        shown | {"answer": {"consistent": False}},
        shown | {"answer": {}},
    ]
    position = shown["case"]["position"]
    for name, value in (("wall", position["wall"][::-1]), ("turn", 2), ("variants", ["tie-stays"])):
        elsewhere.append(shown | {"case": shown["case"] | {"position": position | {name: value}}})
    assert not refusal(sealed(shown))
    for made_up in elsewhere:
        assert refusal(sealed(made_up))


# What is made up


@cache
def _made(text: str) -> Json:
    found = certified(read_case(read_text(text)))
    assert found.level == "rules", found.why
    return found.certificate


def made(text: str, **more: Any) -> Json:
    return {**deepcopy(_made(text)), **more}


def _part(text: str, **more: Any) -> Json:
    changed = made(text)
    changed["evidence"][0] |= more
    return changed


def _position(text: str, **more: Any) -> Json:
    changed = made(text)
    changed["case"]["position"] |= more
    return changed


def _claim(text: str, **more: Any) -> Json:
    changed = made(text)
    changed["case"]["claim"] |= more
    return changed


def _clan(text: str, **more: Any) -> Json:
    changed = made(text)
    changed["case"]["position"]["clans"][0] |= more
    return changed


EVERYTHING_HIDDEN = [{"clan": name} for name in ("green", "red", "gold", "blue")]
FULL_WALL = ["niefort-1", "komfort", "niefort-3", "niefort-4", "fokus", "fortuna"]

HOSTILE: dict[str, Callable[[], Json]] = {
    "the other verdict": lambda: made(SHOWN, verdict="rejected"),
    "nothing tried": lambda: made(NONE, verdict="upheld"),
    "no such verdict": lambda: made(NONE, verdict="answered"),
    "a course for none": lambda: made(NONE, evidence=made(SHOWN)["evidence"]),
    "nothing but hope": lambda: made(SHOWN, evidence=[{"type": "enumeration"}]),
    "no action": lambda: _part(SHOWN, actions=[]),
    "many actions": lambda: _part(SHOWN, actions=["green reveals axx"] * 90_000),
    "empty actions": lambda: _part(SHOWN, actions=["", " ", "green"]),
    "actions of nobody": lambda: _part(SHOWN, actions=["black reveals axx"]),
    "actions that are numbers": lambda: _part(SHOWN, actions=[1]),
    "cards of a clan that does not play": lambda: _part(SHOWN, down={"blue": ["axx"]}),
    "two of a card": lambda: _part(SHOWN, down={"green": ["archr", "chariott"]}),
    "another card than lies there": lambda: _part(SHOWN, down={"green": ["axx", "horsie"]}),
    "a card that is no card": lambda: _part(SHOWN, down={"green": ["x", "chariott"]}),
    "a card that is a list": lambda: _part(SHOWN, down={"green": [["axx"], "chariott"]}),
    "a line of nothing": lambda: _part(FORCED, line=[]),
    "a line of others": lambda: _part(FORCED, line=[{"do": "red seduces gold"}]),
    "a bad line": lambda: _part(FORCED, line=[{"do": "green seduces gold"}]),
    "a long line": lambda: _part(FORCED, line=[{"do": "green seduces red"}] * 50_000),
    "no open matter": lambda: made(FORCED, evidence=[{"type": "open"}]),
    "everything, everywhere": lambda: _position(
        NONE, clans=EVERYTHING_HIDDEN, wall=FULL_WALL, round=1
    ),
    "many clans": lambda: _position(NONE, clans=[{"clan": "green"}] * 30_000),
    "many forts": lambda: _position(NONE, wall=["niefort-6"] * 60_000),
    "many discarded": lambda: _position(NONE, discarded=["niefort-6"] * 60_000),
    "many cards": lambda: _clan(NONE, shown=["axx"] * 60_000),
    "a round that is true": lambda: _position(NONE, round=True),
    "a round far away": lambda: _position(NONE, round=10**9),
    "a step that is none": lambda: _position(NONE, step="fight"),
    "a step that can't be": lambda: _position(NONE, step="keep", who="red", winner="red"),
    "a neutral clan by number": lambda: _clan(NONE, neutral=1),
    "an unknown fact": lambda: _position(NONE, secret=1),
    "a deck of hecas": lambda: _position(NONE, deck={"fortheca-1": 18}),
    "strong cards": lambda: _position(NONE, strengths={"qween": 99}),
    "a fort that is not there": lambda: _claim(NONE, fort=3),
    "a clan that is a list": lambda: _claim(NONE, clan=["red"]),
    "an unknown how": lambda: _claim(NONE, how="maybe"),
    "a claim with more": lambda: _claim(NONE, sole=True),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_made_up_certificate_is_refused_soon(name: str) -> None:
    data = sealed(HOSTILE[name]())
    began = time.process_time()
    assert refusal(data)
    assert time.process_time() - began < SECONDS


# Proofs


def test_a_claim_that_is_too_large_to_be_tried_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the level program, each statement with the rule that it states and how it was made."""
    monkeypatch.setattr(certificates, "_can_be_tried", lambda _: False)
    found = certified(read_case(read_text(NONE)))
    assert found.level == "program"
    (part,) = found.certificate["evidence"]
    assert part["type"] == "proof"
    assert all(one["rule"] and one["made"] for one in part["statements"])


def test_where_solvers_give_up_a_proof_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    gave_up = {name: lambda _: Solution(Outcome.GAVE_UP) for name in ("cpsat", "z3")}
    monkeypatch.setattr(engines, "SOLVERS", gave_up)
    ruling = rule(ROMANS, read_case(read_text(NONE)))
    assert ruling.verdict == "rejected"
    assert {answer.engine: answer.outcome.value for answer in ruling.engines} == {
        "search": "none", "cpsat": "gave-up", "z3": "gave-up", "proof": "none",
    }  # fmt: skip


def test_every_reading_is_known() -> None:
    assert {one.id: one.options for one in ROMANS.readings} == sedzia_verify.ROMANS_READINGS
