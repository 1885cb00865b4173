"""One rule broken in one engine: the others object, and the ruling is undecided, never a guess."""

import pytest

from adjudicator.game import GAMES, game
from adjudicator.intake import intake, read_text
from adjudicator.romans import engines, forcing, rounds, search
from adjudicator.romans.cards import NONE
from adjudicator.romans.model import Turn
from adjudicator.romans.rounds import Moment
from adjudicator.ruling import Verdict
from solver.answer import Outcome, Solution
from solver.program import Program, Var

ONLY_QWEEN_STOPS_IT = (
    "romans; round 6; wall niefort-6; clan green: shown chariott, down horsie, spent archr axx filchy svord; "
    "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6"
)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "romans", "adjudicator.romans.game")


def _verdict(text: str) -> Verdict:
    return game("romans").rule(intake(read_text(text))).verdict


def _unmoved(moment: Moment, bases: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Qween takes nothing from anybody."""
    worth = [moment.ways.strengths[kind] for kind in moment.shown]
    totals = [base + one for base, one in zip(bases, worth, strict=True)]
    return ((NONE, NONE, rounds._captor(moment.ways, totals, moment.shown, list(range(len(totals))))),)


def test_a_broken_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.REJECTED
    monkeypatch.setattr(search, "seductions", _unmoved)
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.UNDECIDED


def test_a_broken_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the solvers' statement alone, Qween seduces nobody."""

    def nobody(turn: Turn, at: int, crash: Var) -> None:
        for queen in turn.seats:
            turn.acts[queen, at] = turn.g.no
            turn.seducible[queen, at] = turn.g.is_not(crash)
            for victim in turn.seats:
                turn.seduce[queen, victim, at] = turn.g.no

    monkeypatch.setattr(Turn, "_queens", nobody)
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.UNDECIDED


@pytest.mark.parametrize("name", list(engines.SOLVERS))
def test_a_broken_solver(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(program: Program) -> Solution:  # noqa: ARG001 - it does not look
        return Solution(Outcome.NONE)

    monkeypatch.setitem(engines.SOLVERS, name, never)
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.UNDECIDED


def test_a_broken_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    forced = ONLY_QWEEN_STOPS_IT.replace("fort green 6", "forced green")
    assert _verdict(forced) is Verdict.REJECTED

    def always(entries: tuple[tuple[int, int, int], ...], clan: int) -> bool:  # noqa: ARG001
        return True

    monkeypatch.setattr(forcing, "_settled_for", always)
    assert _verdict(forced) is Verdict.UNDECIDED
