"""Where solvers give up, a checked proof counts as an engine."""

from random import Random
from typing import Any

import pytest

from adjudicator.game import load_game
from adjudicator.games.boru.rulings import card, forced, region_and_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from solver.answer import Answer, Outcome
from tests.boru.certificate_sampling import last_trick
from tests.certificates.support import Json

GAVE_UP = (Answer("cpsat", Outcome.GAVE_UP), Answer("z3", Outcome.GAVE_UP))
BORU = load_game("boru")


@pytest.fixture(autouse=True)
def _no_solver_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: Any) -> tuple[tuple[Answer, ...], None]:
        return GAVE_UP, None

    monkeypatch.setattr(card, "solver_answers", lambda *_: GAVE_UP)
    monkeypatch.setattr(region_and_game, "ask_bounds", lambda *_: GAVE_UP)
    monkeypatch.setattr(region_and_game, "ask_solvers", asked)
    monkeypatch.setattr(region_and_game, "ask_about_trick", asked)
    monkeypatch.setattr(forced, "ask_solvers", asked)


def told(ruling: Ruling) -> dict[str, str]:
    return {answer.engine: answer.outcome.value for answer in ruling.engines}


def none_by_search(kind: str) -> list[tuple[str, Ruling, str]]:
    """The precedents of a kind that rest on a none: which, the ruling now, and the verdict."""
    found = []
    for file in load_all("boru"):
        if file.case["claim"]["kind"] == kind and "verdict" in file.expect:
            ruling = rule(BORU, read_case(dict(file.case)))
            if "none" in (told(ruling).get("search"), told(ruling).get("bounds")):
                found.append((file.id, ruling, file.expect["verdict"]))
    return found


@pytest.mark.parametrize("kind", ["card", "region", "game"])
def test_a_proof_stands_beside_the_search(kind: str) -> None:
    found = none_by_search(kind)
    assert found
    for name, ruling, verdict in found:
        assert told(ruling)["proof"] == "none", name
        assert ruling.verdict == verdict, name


def test_a_line_that_forces_is_proved() -> None:
    upheld = [(name, one) for name, one, verdict in none_by_search("forced") if verdict == "upheld"]
    assert upheld
    for name, ruling in upheld:
        assert (ruling.verdict, told(ruling)["proof"]) == ("upheld", "none"), name


def test_last_tricks_are_proved_too() -> None:
    proved = 0
    for seed in range(12):
        given: Json = last_trick(Random(seed))
        ruling = rule(BORU, read_case(given))
        if told(ruling).get("proof") == "none":
            proved += 1
            assert ruling.verdict in ("upheld", "rejected")
    assert proved
