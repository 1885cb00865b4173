"""Engines that give up: the ruling is undecided, and it states no conclusion."""

from typing import Any

import pytest

from adjudicator.games.boru.rulings import card, forced, region_and_game, upkeep_solvers
from adjudicator.ruling import Verdict
from solver import prover
from solver.answer import Outcome, OutOfBudget, Solution
from solver.engines import SOLVERS
from tests.boru.cases import DARIA_CHOOSES, ruled, sentences

COUNTERS = {"coins": 3, "points": 9, "renown": 1, "raiders": 0, "church": 0, "track": 1}
LAST_UPKEEP = {
    **DARIA_CHOOSES,
    "players": [
        {**COUNTERS, **player, "points": 60 if player["id"] == "daria" else 9}
        for player in DARIA_CHOOSES["players"]  # type: ignore[attr-defined]
    ],
    "marriage_deck": 0,
    "round": 3,
}
"""Daria is so far ahead that she wins in any case."""
BEFORE_UPKEEP: dict[str, Any] = {
    "players": [
        {"id": "daria", "towns": ["DUB-R1", "DUB-B1", "DUB-Y1"], "tokens": ["DUB"], **COUNTERS},
        {"id": "kasia", "towns": ["MUN-R1"], **COUNTERS},
        {"id": "jerzy", "towns": ["MUN-B1"], **COUNTERS},
    ],
    "marker": "daria",
    "phase": "lead",
    "battle": 3,
    "bride": "brigid",
    "marriage_deck": 2,
    "round": 1,
    "tricks": 2,
}
HIGHEST: dict[str, Any] = {
    "players": [{"id": "daria"}, {"id": "kasia"}, {"id": "jerzy"}],
    "active": "CON-R1",
    "trick": [{"player": "daria", "card": 22}],
    "discard": [24, 1, 2],
    "tricks": 1,
}
"""Only the red 24 beats the white 22, and it has been played."""

CLAIMS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "region in the upkeep": (
        DARIA_CHOOSES,
        {"kind": "region", "player": "daria", "region": "DUB", "line": ["daria builds at DUB-R1"]},
    ),
    "game in the upkeep": (LAST_UPKEEP, {"kind": "game", "player": "daria"}),
    "region by bounds": (BEFORE_UPKEEP, {"kind": "region", "player": "daria", "region": "DUB"}),
    "forced": (DARIA_CHOOSES, {"kind": "forced", "player": "daria", "region": "DUB"}),
    "card": (HIGHEST, {"kind": "card", "player": "daria", "card": 22}),
}
"""What is true because there is nothing against it. That takes a second engine."""


def give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def exhausted(*_: object) -> Solution:
        return Solution(Outcome.GAVE_UP)

    def gives_up(*_: object) -> None:
        raise OutOfBudget

    for module in (card, region_and_game, upkeep_solvers):
        monkeypatch.setattr(module, "SOLVERS", dict.fromkeys(SOLVERS, exhausted))
    monkeypatch.setattr(prover, "prove", gives_up)  # a proof would count as an engine


@pytest.mark.parametrize("name", CLAIMS)
def test_solvers_that_give_up_confirm_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position, claim = CLAIMS[name]
    assert ruled(position, **claim).verdict is Verdict.UPHELD
    give_up(monkeypatch)
    _check_nothing_is_concluded(position, claim)


def test_a_plain_search_that_gives_up_confirms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def exhausted(*_: object) -> bool:
        raise OutOfBudget

    claim: dict[str, Any] = {"kind": "forced", "player": "kasia", "region": "DUB"}
    assert ruled(DARIA_CHOOSES, **claim).verdict is Verdict.REJECTED
    monkeypatch.setattr(forced, "can_force_by_plain_tree", exhausted)
    _check_nothing_is_concluded(DARIA_CHOOSES, claim)


def _check_nothing_is_concluded(position: dict[str, Any], claim: dict[str, Any]) -> None:
    ruling = ruled(position, **claim)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "boru-undecided"
    assert ruling.finding.summary.params["why"] == "budget"
    assert (ruling.reasons, ruling.smallest_reason, ruling.flips) == ((), None, {})
    assert (ruling.finding.witness, ruling.finding.answer) == (None, None)
    assert sentences(ruling)[0].startswith("Undecided: too few engines gave an answer (")


def test_solvers_that_give_up_take_nothing_from_a_course(monkeypatch: pytest.MonkeyPatch) -> None:
    give_up(monkeypatch)
    ruling = ruled(BEFORE_UPKEEP, kind="region", player="kasia", region="MUN", how="possible")
    assert ruling.verdict is Verdict.UPHELD
    assert [one.outcome.value for one in ruling.engines] == ["found", "gave-up", "gave-up"]


def test_what_no_course_settles_has_no_conclusion(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reasons say what was tried and how the table stands, and nothing about how it ends."""
    monkeypatch.setattr("adjudicator.games.boru.claims.region_and_game.find_course", lambda *_: None)
    ruling = ruled(BEFORE_UPKEEP, kind="region", player="kasia", region="MUN", how="possible")
    assert ruling.verdict is Verdict.UNDECIDED
    assert [reason.message for reason in ruling.reasons] == ["boru-region-now", "boru-ground-undecided"]
