"""One rule is broken in one engine: the others disagree, and the ruling is undecided."""

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.romans.claims import fort
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.rulings import engines
from adjudicator.games.romans.search import captures, forcing, fort_search
from adjudicator.games.romans.search.revealed import RevealedRound
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.witness import PlayedRound
from adjudicator.games.romans.table.cards import NONE
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from solver.answer import Outcome, Solution
from solver.engines import SOLVERS
from solver.program import Program, Var
from tests.romans.support import ROMANS

ONLY_QWEEN_STOPS_IT = (
    "romans; round 6; wall niefort-6; clan green: shown chariott, down horsie, spent archr axx filchy svord; "
    "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6"
)


def _ruling(text: str) -> Ruling:
    return rule(ROMANS, read_case(read_text(text)))


def _verdict(text: str) -> Verdict:
    return _ruling(text).verdict


def _no_seduction(moment: RevealedRound, bases: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """In the search, Qween seduces nobody."""
    worth = [moment.rules.strengths[kind] for kind in moment.shown]
    totals = [base + one for base, one in zip(bases, worth, strict=True)]
    return ((NONE, NONE, captures.capturer(moment.rules, totals, moment.shown, list(range(len(totals))))),)


def test_a_broken_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.REJECTED
    monkeypatch.setattr(fort_search, "allowed_captures", _no_seduction)
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.UNDECIDED


def test_a_broken_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the solvers' program, Qween seduces nobody."""

    def nobody(turn: Turn, at: int, collision: Var) -> None:
        for queen in turn.seats:
            turn.qween_acts[queen, at] = turn.g.no
            turn.seducible[queen, at] = turn.g.is_not(collision)
            for victim in turn.seats:
                turn.seduce[queen, victim, at] = turn.g.no

    monkeypatch.setattr(Turn, "_qween", nobody)
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.UNDECIDED


@pytest.mark.parametrize("name", list(SOLVERS))
def test_a_broken_solver(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(program: Program) -> Solution:  # noqa: ARG001 - it ignores the question
        return Solution(Outcome.NONE)

    monkeypatch.setitem(SOLVERS, name, never)
    assert _verdict(ONLY_QWEEN_STOPS_IT) is Verdict.UNDECIDED


@pytest.mark.parametrize("gives_up", [False, True])
def test_a_false_witness_of_a_solver(gives_up: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules refute what the solvers found: that is no answer, even if the search has none."""

    def no_rounds(turn: Turn, solution: Solution) -> tuple[PlayedRound, ...]:  # noqa: ARG001
        return ()

    monkeypatch.setattr(engines, "solution_rounds", no_rounds)
    if gives_up:
        monkeypatch.setattr(fort, "search_fort", lambda *_: Searched(Outcome.GAVE_UP))
    ruling = _ruling(ONLY_QWEEN_STOPS_IT)
    by_search = Outcome.GAVE_UP if gives_up else Outcome.FOUND
    assert [answer.outcome for answer in ruling.engines] == [by_search, Outcome.FALSE, Outcome.FALSE]
    assert ruling.verdict is Verdict.UNDECIDED


def test_a_false_witness_of_the_search(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In the search, red captures whatever it reveals. That is no ruling, and is told loudly."""

    def red(moment: RevealedRound, bases: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:  # noqa: ARG001
        return ((NONE, NONE, 1),)

    monkeypatch.setattr(fort_search, "allowed_captures", red)
    for ask in (decide, rule):
        caplog.clear()
        assert ask(ROMANS, read_case(read_text(ONLY_QWEEN_STOPS_IT))).verdict is Verdict.UNDECIDED
        assert "search: a false witness" in caplog.text


def test_a_broken_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    forced = ONLY_QWEEN_STOPS_IT.replace("fort green 6", "forced green")
    assert _verdict(forced) is Verdict.REJECTED

    def always(entries: tuple[tuple[int, int, int], ...], clan: int) -> bool:  # noqa: ARG001
        return True

    monkeypatch.setattr(forcing, "_clan_captures", always)
    assert _verdict(forced) is Verdict.UNDECIDED
