"""That a smallest reason suffices is confirmed by the engines; one that they do not confirm is not given."""

import logging
from collections.abc import Callable

import pytest

from adjudicator.games.river.rulings import control_flips, joint_smallest_reason
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from solver.answer import Answer, Outcome
from tests.river.joint_support import case, dam, ruled
from tests.river.support import RIVER, text

CONTROL = "river; dam 3: R8 R9 R10 vs Y11 Y10; discard Y9; claim control 3"
JOINT = case(dam(3, "R6 R7 R8", "P9 P10"), dam(5, "G5 G6 G7", "P6 P7"), discard="P11")
"""Each dam can be held with P8 alone; P11 would be the second card."""
RULE: dict[str, tuple[object, Callable[[], Ruling], tuple[str, ...]]] = {
    "control": (control_flips, lambda: rule(RIVER, text(CONTROL)), ("Y9",)),
    "joint": (joint_smallest_reason, lambda: ruled(JOINT), ("P11",)),
}


@pytest.mark.parametrize(("outcome", "logged"), [(Outcome.FOUND, True), (Outcome.GAVE_UP, False)])
@pytest.mark.parametrize("kind", RULE)
def test_a_reason_that_the_model_does_not_confirm_is_not_given(
    kind: str,
    outcome: Outcome,
    logged: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    module, ruling, reason = RULE[kind]
    assert ruling().smallest_reason == reason
    monkeypatch.setattr(module, "ask_solver", lambda *_, **__: Answer("cpsat", outcome))
    with caplog.at_level(logging.ERROR):
        unconfirmed = ruling()
    assert unconfirmed.verdict is Verdict.UPHELD
    assert unconfirmed.smallest_reason is None
    assert bool(caplog.text) is logged


@pytest.mark.parametrize(
    ("kind", "finds"), [("control", "fewest_blocking_cards"), ("joint", "_fewest_cards")]
)
def test_a_reason_that_does_not_suffice_is_caught(
    kind: str,
    finds: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    module, ruling, _ = RULE[kind]
    monkeypatch.setattr(module, finds, lambda *_: ())
    with caplog.at_level(logging.ERROR):
        assert ruling().smallest_reason is None
    assert "does not suffice" in caplog.text
