"""Where solvers give up, a checked proof counts as an engine; elsewhere none is sought."""

import pytest

from adjudicator.certificates import engine, sedzia_verify
from adjudicator.certificates.engine import with_proof
from adjudicator.games.river.rulings import can_win, control, joint_control
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from solver.answer import Answer, Outcome, OutOfBudget
from solver.program import Program, count
from tests.river.support import RIVER, text

UPHELD = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
REJECTED = "river; dam 3: R8 R9 R10 vs Y11; claim control 3"
GAVE_UP = (Answer("cpsat", Outcome.GAVE_UP), Answer("z3", Outcome.GAVE_UP))


def told(ruling: Ruling) -> dict[str, str]:
    return {answer.engine: answer.outcome.value for answer in ruling.engines}


def precedent(name: str) -> Ruling:
    (file,) = [one for one in load_all("river") if one.id == name]
    return rule(RIVER, read_case(dict(file.case)))


def test_no_proof_is_sought_where_the_solvers_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "outcome_of", lambda _: pytest.fail("a proof is sought"))
    assert told(rule(RIVER, text(UPHELD))) == {"search": "none", "cpsat": "none", "z3": "none"}


def test_a_proof_upholds_where_the_solvers_gave_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "solver_answers", lambda *_: GAVE_UP)
    ruling = rule(RIVER, text(UPHELD))
    assert ruling.verdict == "upheld"
    assert told(ruling) == {"search": "none", "cpsat": "gave-up", "z3": "gave-up", "proof": "none"}
    assert trust(ruling.engines) is Trust.SHARED_RULES


def test_what_is_found_needs_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "solver_answers", lambda *_: GAVE_UP)
    ruling = rule(RIVER, text(REJECTED))
    assert (ruling.verdict, "proof" in told(ruling)) == ("rejected", False)


def test_joint_control_by_search_and_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [
        file.id
        for file in load_all("river")
        if file.case["claim"]["kind"] == "joint-control" and file.expect.get("verdict") == "upheld"
    ]
    monkeypatch.setattr(
        joint_control, "ask_solver", lambda name, *rest: Answer(name, Outcome.GAVE_UP, about=rest[-1])
    )
    for name in names:
        ruling = precedent(name)
        assert ruling.verdict == "upheld", name
        assert told(ruling)["proof"] == "none", name


def test_bounds_by_a_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(can_win, "ask_solvers", lambda *_: GAVE_UP)
    ruling = precedent("one-card-too-few-to-win")
    assert ruling.verdict == "rejected"
    assert told(ruling) == {"bounds": "none", "cpsat": "gave-up", "z3": "gave-up", "proof": "none"}


# The rule itself


def _program(has_solution: bool) -> Program:
    program = Program()
    one, other = program.var("one"), program.var("other")
    program.at_least(count((one, other)), 1 if has_solution else 2)
    program.at_most(count((one, other)), 1)
    return program


def test_a_program_with_a_solution_contradicts() -> None:
    answers = with_proof((Answer("search", Outcome.NONE), *GAVE_UP), lambda: _program(True))
    assert answers[-1].outcome is Outcome.FOUND
    laws = with_proof((Answer("search", Outcome.NONE), *GAVE_UP), lambda: _program(True), of_laws=True)
    assert laws[-1].outcome is Outcome.NOT_EXCLUDED


def test_a_proof_that_the_checker_refuses_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise sedzia_verify.Wrong("no")

    monkeypatch.setattr(sedzia_verify, "check_proof", refuse)
    answers = with_proof((Answer("search", Outcome.NONE), *GAVE_UP), lambda: _program(False))
    assert answers[-1].outcome is Outcome.GAVE_UP


def test_a_solver_and_a_proof_share_their_program() -> None:
    answers = (Answer("cpsat", Outcome.NONE), Answer("z3", Outcome.GAVE_UP))
    both = with_proof(answers, lambda: _program(False))
    assert trust(both) is Trust.ONE_PROGRAM


def test_a_question_too_large_to_be_stated_gets_no_proof() -> None:
    """The solvers gave up since it is: that may not be an error now."""

    def too_large() -> Program:
        raise OutOfBudget

    answers = (Answer("search", Outcome.NONE), *GAVE_UP)
    assert with_proof(answers, too_large) == answers
