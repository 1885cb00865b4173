"""Can these facts all be true? If not: the smallest set of facts that contradict each other.

A game states its facts as a program with one guard per fact: the fact holds if the guard is true. Facts that
the checks of the position already refuse are contradictions too, and are reported in the same way.
"""

from collections.abc import Sequence
from typing import Any

from adjudicator.problems import Kind, Problem
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.statement import Consistent, Statement
from solver.answer import Answer, Outcome, OutOfBudget, unanimous
from solver.conflict import by_one, smallest_conflict, together
from solver.program import Program


def contradictions_and_rest(problems: Sequence[Problem]) -> tuple[tuple[Problem, ...], list[Problem]]:
    """Contradictions, which are an answer, and all other problems, which prevent one."""
    kinds = (Kind.CONTRADICTORY, Kind.ILLEGAL)
    refused = tuple(problem for problem in problems if problem.kind in kinds)
    return refused, [problem for problem in problems if problem.kind not in kinds]


def decide_consistent(
    claim: Consistent, program: Program | None, statements: Sequence[Statement]
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """Rule referee.consistent: some course of the game must fit all the facts."""
    if claim.refused:
        return _refused(claim.refused)

    assert program is not None
    guards = [one.guard for one in statements]
    answers: tuple[Answer, ...] = together(program, guards)
    outcome = unanimous(answers)
    if outcome is None:
        return Finding(Verdict.UNDECIDED, Reason("referee.consistent", "consistent-undecided")), (), answers
    if outcome is Outcome.FOUND:
        summary = Reason("referee.consistent", "consistent-yes", {"count": len(statements)})
        # No law of play is broken. That some game really leads there has not been shown.
        answer: dict[str, Any] = {"consistent": True, "facts": len(statements), "contradiction": []}
        answer["checked_by"] = "laws"
        return Finding(Verdict.ANSWERED, summary, answer=answer), (), answers
    try:
        conflict = smallest_conflict(program, guards) or ()
    except OutOfBudget:
        return Finding(Verdict.UNDECIDED, Reason("referee.consistent", "consistent-undecided")), (), answers
    confirmed = together(program, conflict)
    answers += tuple(Answer(one.engine, one.outcome, about="smallest") for one in confirmed)
    if unanimous(confirmed) is not Outcome.NONE:
        return Finding(Verdict.UNDECIDED, Reason("referee.consistent", "consistent-undecided")), (), answers
    contradicting = [one for one in statements if one.guard in conflict]
    summary = Reason("referee.consistent", "consistent-no", {"count": len(contradicting)})
    answer = {
        "consistent": False,
        "facts": len(statements),
        "contradiction": [
            {"fact": one.say.message, "params": dict(one.say.params), "who": one.who} for one in contradicting
        ],
    }
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(one.say for one in contradicting), answers


def is_possible(claim: Consistent, program: Program | None, statements: Sequence[Statement]) -> bool | None:
    """Yes or no by one engine, None if it gave up: enough to compare readings."""
    if claim.refused:
        return False
    assert program is not None
    outcome = by_one(program, [one.guard for one in statements]).outcome
    return None if outcome is Outcome.GAVE_UP else outcome is Outcome.FOUND


def _refused(
    problems: tuple[Problem, ...],
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """Each of these problems is a contradiction by itself."""
    summary = Reason("referee.consistent", "consistent-refused", {"count": len(problems)})
    answer = {
        "consistent": False,
        "contradiction": [
            {"fact": problem.code, "pointer": problem.pointer, "params": dict(problem.params)}
            for problem in problems
        ],
    }
    steps = tuple(
        Reason("referee.consistent", f"problem-{problem.code}", dict(problem.params)) for problem in problems
    )
    return Finding(Verdict.ANSWERED, summary, answer=answer), steps, ()
