"""Engines of ``can-win`` and ``forced`` that contradict or give up leave only what was counted."""

import logging
from collections.abc import Callable

import pytest

from adjudicator.games.river.rulings import can_win
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from solver import prover
from solver.answer import Outcome, OutOfBudget
from solver.program import Program, count
from tests.river.support import RIVER

CASES = {file.id: dict(file.case) for file in load_all("river")}
CAN_WIN, TOO_FEW = "one-card-can-still-win", "one-card-too-few-to-win"
ATTACKER_FORCES = "green-seven-forces-the-win"
COUNTED = {"river-turns-left", "river-still-needed", "river-forced-pile"}


def ruled(name: str) -> Ruling:
    return rule(RIVER, read_case(CASES[name]))


def engines(ruling: Ruling) -> dict[str, Outcome]:
    return {answer.engine: answer.outcome for answer in ruling.engines}


def excludes_all(*_: object) -> Program:
    program = Program()
    program.at_least(count([program.var("impossible")]), 2)
    return program


def excludes_nothing(*_: object) -> Program:
    return Program()


def gives_up(*_: object) -> Program:
    raise OutOfBudget


def check_only_counted(ruling: Ruling) -> None:
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.witness is None
    assert ruling.finding.answer is None
    assert {step.message for step in ruling.explained.reasons} <= COUNTED
    assert all(step.params.get("never") != "yes" for step in ruling.explained.reasons)
    assert all(ruling_json(RIVER, ruling, lang)["summary"] for lang in LANGS)


@pytest.mark.parametrize("name", [CAN_WIN, ATTACKER_FORCES])
def test_bounds_that_rule_out_what_was_shown_make_it_undecided(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sound = ruled(name)
    assert sound.verdict is not Verdict.UNDECIDED
    assert engines(sound)["cpsat"] is Outcome.NOT_EXCLUDED
    monkeypatch.setattr(can_win, "win_program", excludes_all)
    with caplog.at_level(logging.ERROR):
        ruling = ruled(name)
    check_only_counted(ruling)
    assert ruling.finding.summary.params["why"] == "engines"
    assert "engines disagree" in caplog.text


@pytest.mark.parametrize("name", [CAN_WIN, ATTACKER_FORCES])
def test_bounds_that_give_up_do_not_count_beside_what_was_shown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdict = ruled(name).verdict
    monkeypatch.setattr(can_win, "win_program", gives_up)
    ruling = ruled(name)
    assert ruling.verdict is verdict
    assert engines(ruling)["cpsat"] is Outcome.GAVE_UP


@pytest.mark.parametrize("program", [excludes_nothing, gives_up])
def test_bounds_that_no_solver_confirms_prove_nothing(
    program: Callable[..., Program],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    dead = ruled(TOO_FEW)
    assert dead.verdict is Verdict.REJECTED
    assert {step.message for step in dead.explained.reasons} - COUNTED
    monkeypatch.setattr(can_win, "win_program", program)
    monkeypatch.setattr(prover, "prove", gives_up)  # a proof would count as an engine
    ruling = ruled(TOO_FEW)
    check_only_counted(ruling)
    assert ruling.finding.summary.params["why"] == "budget"
    assert not caplog.text


def test_a_defender_whom_the_bounds_let_win_is_confirmed_independently() -> None:
    position = {**CASES[TOO_FEW]["position"], "hands": CASES[ATTACKER_FORCES]["position"]["hands"]}
    del position["hidden"]
    ruling = rule(RIVER, read_case({**CASES[TOO_FEW], "position": position, "claim": {"kind": "forced"}}))
    assert ruling.finding.answer == {"winner": "defender", "by": "last-turn"}
    assert engines(ruling) == dict.fromkeys(("search", "plain-search", "cpsat"), Outcome.NONE)
    assert trust(ruling.engines) is Trust.INDEPENDENT
