"""A ruling plays a record only if it shows it. Other strengths and other readings compare verdicts alone."""

from collections.abc import Callable
from typing import Any

import pytest

from adjudicator.game import load_game
from adjudicator.games.romans.search import searched
from adjudicator.games.romans.search.witness import Witness, replay_path
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule

FORT = (
    "romans; round 6; wall niefort-6; clan green: shown chariott, down horsie, spent archr axx filchy svord; "
    "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6"
)
GAME = (
    "romans; turn 3; round 6; wall niefort-6; clan green: down axx; clan red: down svord, forts niefort-1; "
    "discarded fortheca-1 fortheca-1 fortheca-2 fortheca-3 komfort komfort niefort-3 niefort-3 niefort-4 "
    "niefort-4 fokus fokus niefort-5 niefort-5 niefort-6 fortuna; claim game green possible"
)


def counted(calls: list[None], function: Callable[..., Witness]) -> Callable[..., Witness]:
    def counting(*args: Any) -> Witness:
        calls.append(None)
        return function(*args)

    return counting


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (FORT, Verdict.REJECTED),
        (f"{FORT} possible", Verdict.UPHELD),
        (FORT.replace("chariott chariott axx", "chariott chariott qween"), Verdict.UPHELD),
        (GAME, Verdict.UPHELD),
    ],
)
def test_one_record_is_played(text: str, verdict: Verdict, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[None] = []
    monkeypatch.setattr(searched, "replay_path", counted(calls, replay_path))
    ruling = rule(load_game("romans"), read_case(read_text(text)))
    assert ruling.verdict is verdict
    assert ruling.finding.witness is not None
    assert len(calls) == 1
