"""Can these facts all be true? If not, the smallest set of them that contradict each other, in words.

A game states its facts as a program in which each fact is a guard: true means that the fact holds. Facts that
the checks of a position already refuse are contradictions too, and are told in the same way.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from adjudicator.problems import Kind, Problem
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.statement import Statement
from solver.answer import Answer, Outcome, agreed
from solver.program import Program


@dataclass(frozen=True, slots=True)
class Consistent:
    """Are these facts possible together?"""

    refused: tuple[Problem, ...] = ()
    """What the checks of the position found contradictory or illegal."""
    testimony: tuple[Any, ...] = ()


def contradictions_and_rest(problems: Sequence[Problem]) -> tuple[tuple[Problem, ...], list[Problem]]:
    """The contradictions, which are an answer, and the rest, which keep the question from being asked."""
    kinds = (Kind.CONTRADICTORY, Kind.ILLEGAL)
    refused = tuple(problem for problem in problems if problem.kind in kinds)
    return refused, [problem for problem in problems if problem.kind not in kinds]


def decide(
    claim: Consistent, program: Program | None, stated: Sequence[Statement]
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """Rule referee.consistent: some way the game went must fit all the facts."""
    if claim.refused:
        return _refused(claim.refused)
    from solver.conflict import smallest_conflict, together  # the solvers take a second to load
    from solver.smallest import OutOfBudget

    assert program is not None
    guards = [one.guard for one in stated]
    answers: tuple[Answer, ...] = together(program, guards)
    outcome = agreed(answers)
    if outcome is None:
        return Finding(Verdict.UNDECIDED, Reason("referee.consistent", "consistent-undecided")), (), answers
    if outcome is Outcome.FOUND:
        summary = Reason("referee.consistent", "consistent-yes", {"count": len(stated)})
        # No law of play is broken; that some game really leads there, nobody has shown.
        answer: dict[str, Any] = {"consistent": True, "facts": len(stated), "contradiction": []}
        answer["checked_by"] = "laws"
        return Finding(Verdict.ANSWERED, summary, answer=answer), (), answers
    try:
        conflict = smallest_conflict(program, guards) or ()
    except OutOfBudget:
        return Finding(Verdict.UNDECIDED, Reason("referee.consistent", "consistent-undecided")), (), answers
    confirmed = together(program, conflict)
    answers += tuple(Answer(one.engine, one.outcome, about="smallest") for one in confirmed)
    if agreed(confirmed) is not Outcome.NONE:
        return Finding(Verdict.UNDECIDED, Reason("referee.consistent", "consistent-undecided")), (), answers
    told = [one for one in stated if one.guard in conflict]
    summary = Reason("referee.consistent", "consistent-no", {"count": len(told)})
    answer = {
        "consistent": False,
        "facts": len(stated),
        "contradiction": [
            {"fact": one.say.message, "params": dict(one.say.params), "who": one.who} for one in told
        ],
    }
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(one.say for one in told), answers


def is_possible(claim: Consistent, program: Program | None, stated: Sequence[Statement]) -> bool | None:
    """The bare answer, by one engine: enough to see whether another reading would change it."""
    if claim.refused:
        return False
    from solver.conflict import by_one

    assert program is not None
    outcome = by_one(program, [one.guard for one in stated]).outcome
    return None if outcome is Outcome.GAVE_UP else outcome is Outcome.FOUND


def _refused(
    problems: tuple[Problem, ...],
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """Each of these is a contradiction by itself."""
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
