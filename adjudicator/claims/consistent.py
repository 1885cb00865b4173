"""Can these facts all be true? If not: the smallest set of facts that contradict each other.

A game states its facts as a program with one guard per fact: the fact holds if the guard is true. Facts that
the checks of the position already refuse are contradictions too, and are reported in the same way.

That facts are possible is shown by a course of play that leads to them, if one is found (``course.py``).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

from adjudicator.case import Case
from adjudicator.claim_kind import Alternative, ClaimKind, Steps
from adjudicator.claims.consistent_certificate import certify_contradiction, certify_shown
from adjudicator.claims.course import Courses, find_course, leads_there
from adjudicator.evidence import Certified, impossible, missing
from adjudicator.form import ClaimForm, Form
from adjudicator.problems import Problem
from adjudicator.quorum import quorum, why_undecided
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Params, Reason, Verdict, aside, params_json
from adjudicator.statement import Consistent, Stated, Statement
from adjudicator.values import Json, JsonObject
from solver.answer import Answer, Outcome, OutOfBudget
from solver.conflict import by_one, checked_by_one, smallest_conflict, some_conflict, together
from solver.program import Program, Var

F = TypeVar("F", bound=ClaimForm)
S = TypeVar("S", bound=Form)
P = TypeVar("P")
T = TypeVar("T")
SEARCH: Final = "search"


class Evidence(NamedTuple):
    steps: Steps = ()
    stated: Stated | None = None
    """What the solvers were asked; None if the checks of the position refuse the facts."""
    contradicting: tuple[Statement, ...] = ()


def _said(_: object, facts: Sequence[Statement]) -> Steps:
    return tuple(fact.say for fact in facts)


def _nothing(_: object) -> Steps:
    return ()


def consistent_kind(
    form: type[F],
    read: Callable[[F, S, Readings], tuple[Consistent[T] | None, list[Problem]]],
    state: Callable[[Case[P, Consistent[T]]], Stated],
    argue: Callable[[Case[P, Consistent[T]], Sequence[Statement]], Steps] = _said,
    laws: Callable[[Case[P, Consistent[T]]], Steps] = _nothing,
    courses: Courses[P, T, Any, Any] | None = None,
    *,
    courses_certified: bool = False,
) -> ClaimKind[F, S, P, Consistent[T], Evidence]:
    """``consistent`` of a game with these testimonies and these laws.

    ``argue``: why facts contradict each other, the arithmetic or the rule first. ``laws``: what was checked,
    for facts that agree. ``courses``: how courses of play that lead to the facts are built.
    ``courses_certified``: does the checker of certificates replay them?
    """

    def course_to(case: Case[P, Consistent[T]]) -> JsonObject | None:
        return None if courses is None else find_course(courses, case)

    def decide(case: Case[P, Consistent[T]]) -> Finding:
        """A course that was replayed needs no solver."""
        if case.refused:
            return _refused(case.refused).finding
        stated, course = state(case), course_to(case)
        if course is not None:
            return _possible(stated, course)
        return _find(stated, course, sought=courses is not None).finding

    def confirm(case: Case[P, Consistent[T]]) -> Confirmed[Evidence]:
        if case.refused:
            return _refused(case.refused)
        return _find(state(case), course_to(case), sought=courses is not None)

    def explain(case: Case[P, Consistent[T]], confirmed: Confirmed[Evidence]) -> Explained:
        steps, _, contradicting = confirmed.evidence
        finding = confirmed.finding
        if contradicting:
            return Explained(argue(case, contradicting))
        if finding.witness is not None:
            return Explained((*_course_steps(finding.witness), *aside(laws(case))))
        agree = finding.verdict is Verdict.ANSWERED and _is_consistent(finding)
        return Explained(laws(case) if agree else steps)

    def under(
        _: Case[P, Consistent[T]],
        confirmed: Confirmed[Evidence],
        other: Case[P, Consistent[T]] | None,
        _readings: Readings,
    ) -> Alternative | None:
        """Yes or no by one solver is enough to compare readings. The same question has the same answer.

        A course that leads to the facts under both needs no solver.
        """
        if other is None or other.refused:
            return None if other is None else Alternative(Verdict.ANSWERED, False)
        course = confirmed.finding.witness
        if courses is not None and course is not None and leads_there(courses, other, course):
            return Alternative(Verdict.ANSWERED, True)
        stated, here = state(other), confirmed.evidence.stated
        if here is not None and stated.question == here.question:
            return Alternative(Verdict.ANSWERED, _is_consistent(confirmed.finding))
        outcome = by_one(*stated.question)
        if outcome not in (Outcome.FOUND, Outcome.NONE):
            return None
        return Alternative(Verdict.ANSWERED, outcome is Outcome.FOUND)

    def certify(case: Case[P, Consistent[T]], finding: Finding) -> Certified:
        """Facts that the checks of the position refuse need nothing: the checker refuses them, too."""
        if case.refused:
            return Certified((impossible(),), {"consistent": False})
        if not _is_consistent(finding):
            return certify_contradiction(state(case))
        if not courses_certified:
            return Certified((missing("laws"),))
        return certify_shown(finding)

    return ClaimKind(
        form=form,
        read=read,
        decide=decide,
        confirm=confirm,
        explain=explain,
        certify=certify,
        takes_facts=False,
        weighs_facts=True,
        counts=_is_consistent,
        under=under,
    )


def _is_consistent(finding: Finding) -> object:
    return finding.answer["consistent"]


def _find(stated: Stated, course: JsonObject | None, sought: bool) -> Confirmed[Evidence]:
    """Rule referee.consistent: some course of the game must fit all the facts.

    Against a course that was replayed one solver is enough: it can only contradict.
    """
    asked = together(*stated.question) if course is None else (checked_by_one(*stated.question),)
    answers = tuple(replace(one, of_laws=True) for one in asked)
    kept = [one for one in answers if one.outcome is Outcome.FOUND]  # held against the program
    if sought:
        answers = (Answer(SEARCH, Outcome.GAVE_UP if course is None else Outcome.FOUND), *answers)
    outcome = quorum(answers, course or kept or None)
    if outcome is Outcome.FOUND:
        return Confirmed(_possible(stated, course), Evidence(stated=stated), answers)
    if outcome is Outcome.GAVE_UP:
        return _undecided(answers)
    conflict, smallest = _conflict(*stated.question)
    confirmed = together(stated.program, conflict)
    answers += tuple(Answer(one.engine, one.outcome, about="smallest") for one in confirmed)
    if quorum(confirmed) is not Outcome.NONE:
        return _undecided(answers)
    contradicting = tuple(one for one in stated.facts if one.guard in conflict)
    summary = Reason("referee.consistent", "consistent-no", {"count": len(contradicting)})
    answer: Json = {
        "consistent": False,
        "facts": len(stated.facts),
        "smallest": smallest,
        "contradiction": [
            {"fact": one.say.message, "params": params_json(one.say.params), "who": one.who}
            for one in contradicting
        ],
    }
    evidence = Evidence(stated=stated, contradicting=contradicting)
    return Confirmed(Finding(Verdict.ANSWERED, summary, answer=answer), evidence, answers)


def _possible(stated: Stated, course: JsonObject | None) -> Finding:
    """Without a course, no law of play is broken. That some game really leads there has not been shown."""
    answer: dict[str, Json] = {"consistent": True, "facts": len(stated.facts), "contradiction": []}
    if course is None:
        summary = Reason("referee.consistent", "consistent-yes", {"count": len(stated.facts)})
        return Finding(Verdict.ANSWERED, summary, answer={**answer, "checked_by": "laws"})
    params: Params = {
        "count": len(stated.facts),
        "actions": len(_actions(course)),
        "since": str(course["since"]),
    }
    summary = Reason("referee.consistent", "consistent-shown", params)
    return Finding(Verdict.ANSWERED, summary, witness=course, answer={**answer, "checked_by": "course"})


def _actions(course: Mapping[str, Any]) -> list[str]:
    actions: list[str] = course["actions"]
    return actions


def _course_steps(course: Mapping[str, Any]) -> Steps:
    """That the course was replayed, and its actions one by one, for those who want to follow them."""
    actions = _actions(course)
    replayed = Reason("referee.consistent", "consistent-course", {"actions": len(actions)})
    told = [
        Reason("referee.consistent", "consistent-action", {"at": at, "action": action})
        for at, action in enumerate(actions, 1)
    ]
    return (replayed, *aside(told))


def _conflict(program: Program, guards: Sequence[Var]) -> tuple[tuple[Var, ...], bool]:
    """Facts that contradict each other, and whether none smaller do."""
    try:
        return smallest_conflict(program, guards) or (), True
    except OutOfBudget:
        return some_conflict(program, guards), False


def _undecided(answers: tuple[Answer, ...]) -> Confirmed[Evidence]:
    summary = Reason("referee.consistent", "consistent-undecided", {"why": why_undecided(answers)})
    return Confirmed(Finding(Verdict.UNDECIDED, summary), Evidence(), answers)


def _refused(problems: tuple[Problem, ...]) -> Confirmed[Evidence]:
    """Each of these problems is a contradiction by itself."""
    summary = Reason("referee.consistent", "consistent-refused", {"count": len(problems)})
    answer: Json = {
        "consistent": False,
        "contradiction": [
            {"fact": problem.code, "pointer": problem.pointer, "params": params_json(problem.params)}
            for problem in problems
        ],
    }
    steps = tuple(
        Reason("referee.consistent", f"problem-{problem.code}", problem.params) for problem in problems
    )
    return Confirmed(Finding(Verdict.ANSWERED, summary, answer=answer), Evidence(steps))
