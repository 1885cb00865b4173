"""One rule broken in one engine: the others object, and the ruling is undecided, never a guess."""

import pytest

from adjudicator.game import load_game
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.rulings import engines
from adjudicator.games.romans.search import forcing, rounds
from adjudicator.games.romans.search import fort_search as search
from adjudicator.games.romans.search.rounds import Moment
from adjudicator.games.romans.table.cards import NONE
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.ruling import Verdict
from solver.answer import Outcome, Solution
from solver.program import Program, Var

ONLY_QWEEN_STOPS_IT = (
    "romans; round 6; wall niefort-6; clan green: shown chariott, down horsie, spent archr axx filchy svord; "
    "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6"
)


def _verdict(text: str) -> Verdict:
    return load_game("romans").rule(read_case(read_text(text))).verdict


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
