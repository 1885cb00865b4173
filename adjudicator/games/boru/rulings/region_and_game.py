"""The full rulings on ``region`` and ``game``: the finding confirmed by other engines, with its steps."""

from functools import partial

from adjudicator.certificates.engine import with_proof
from adjudicator.claim_kind import Alternative
from adjudicator.games.boru.claims.region_and_game import (
    BRIEF,
    GoalCase,
    GoalFinding,
    goal_finding,
    search_goal,
)
from adjudicator.games.boru.models.bounds import held_by_program, possible_allies
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings.goal_steps import goal_steps
from adjudicator.games.boru.rulings.last_trick_solvers import TrickQuestion, ask_about_trick, trick_programs
from adjudicator.games.boru.rulings.undecided import undecided
from adjudicator.games.boru.rulings.upkeep_solvers import (
    Replayed,
    UpkeepQuestion,
    ask_solvers,
    upkeep_programs,
)
from adjudicator.games.boru.search.witness import AFTER_UPKEEP, is_goal_met
from adjudicator.games.boru.table.table import NOBODY, Phase
from adjudicator.play import replay
from adjudicator.quorum import answer_of, quorum
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Verdict
from solver.answer import Answer, Outcome, Solve, any_of, by_laws
from solver.engines import SOLVERS
from solver.program import Program

Evidence = GoalFinding | None
"""What the finding comes from; None if the engines do not agree with it."""


def confirm_goal(case: GoalCase) -> Confirmed[Evidence]:
    """The finding, or undecided if the engines do not agree with it. What is settled asks no engine."""
    found = search_goal(case)
    match found.ground:
        case "exact":
            return _confirm_upkeep(case, found)
        case "last-trick":
            return _confirm_last_trick(case, found)
        case "bounds":
            held = found.finding.verdict is Verdict.REJECTED
            return _confirm_with_bounds(case, found, Answer("bounds", Outcome.NONE), held)
        case "course":
            return _confirm_with_bounds(case, found, Answer("search", Outcome.FOUND), case.claim.wanted)
        case "settled" | "undecided":
            return Confirmed(found.finding, found)


def goal_under(
    case: GoalCase, confirmed: Confirmed[Evidence], other: GoalCase | None, _readings: Readings
) -> Alternative | None:
    """What shows the verdict is tried first under other readings. Then a brief search, and no solver.

    Nothing is tried if the search gave up under these readings.
    """
    gave_up = any(one.engine == "search" and one.outcome is Outcome.GAVE_UP for one in confirmed.answers)
    if other is None or gave_up:
        return None
    if _is_still_shown(case, confirmed, other):
        return Alternative(confirmed.finding.verdict, None, confirmed.finding.summary)
    found = search_goal(other, BRIEF).finding
    if found.verdict is Verdict.UNDECIDED:
        return None
    return Alternative(found.verdict, found.answer, found.summary)


def _is_still_shown(case: GoalCase, confirmed: Confirmed[Evidence], other: GoalCase) -> bool:
    """Is the course that shows the verdict legal under other readings too, and does it show the same?"""
    claim, found = case.claim, confirmed.evidence
    shown = (confirmed.finding.verdict is Verdict.UPHELD) is claim.wanted
    if found is None or found.course is None or not shown or claim.line:
        return False
    again = replay(PLAY, other.position.table, found.course, other.readings)
    ends = AFTER_UPKEEP if claim.goal.region != NOBODY else (Phase.OVER,)
    if again.refused is not None or again.last.phase not in ends:
        return False
    return is_goal_met(claim.goal, again.last, other.readings) is claim.wanted


def _confirm_upkeep(case: GoalCase, found: GoalFinding) -> Confirmed[Evidence]:
    """Where the search gives up, the solvers may still settle it."""
    claim = case.claim
    question = UpkeepQuestion(case.position.table, case.readings, claim.goal, claim.wanted, claim.line)
    solved, replayed = ask_solvers(question)

    def programs() -> list[Program]:
        return [program for _, program in upkeep_programs(question)]

    answers = with_proof((Answer("search", _search_outcome(case, found.finding)), *solved), programs)
    return _confirm_with_solvers(case, found, answers, replayed)


def _confirm_last_trick(case: GoalCase, found: GoalFinding) -> Confirmed[Evidence]:
    """One solver stands beside the search; two, if the search gives up."""
    gave_up = found.finding.verdict is Verdict.UNDECIDED
    names = tuple(SOLVERS) if gave_up else tuple(SOLVERS)[:1]
    question = TrickQuestion(case.position, case.readings, case.claim)
    solved, replayed = ask_about_trick(question, names)
    answers = (Answer("search", _search_outcome(case, found.finding)), *solved)
    answers = with_proof(answers, partial(trick_programs, question), of_laws=True)
    return _confirm_with_solvers(case, found, answers, replayed)


def _confirm_with_solvers(
    case: GoalCase, found: GoalFinding, answers: tuple[Answer, ...], replayed: Replayed | None
) -> Confirmed[Evidence]:
    """``answers``: first that of the search."""
    claim, searched = case.claim, answers[0].outcome
    outcome = quorum(answers, found.course if searched is Outcome.FOUND else replayed)
    if outcome is Outcome.GAVE_UP:
        return Confirmed(undecided(found.finding, answers), None, answers)
    if searched is Outcome.GAVE_UP:
        upheld = (outcome is Outcome.FOUND) is claim.wanted
        course, last = (None, None) if replayed is None else replayed
        found = GoalFinding(goal_finding(case, upheld, course, last), found.ground, course)
    return Confirmed(found.finding, found, answers)


def _search_outcome(case: GoalCase, finding: Finding) -> Outcome:
    """Did the search find a course of the kind that it looked for?"""
    if finding.verdict is Verdict.UNDECIDED:
        return Outcome.GAVE_UP
    return Outcome.FOUND if (finding.verdict is Verdict.UPHELD) is case.claim.wanted else Outcome.NONE


def _confirm_with_bounds(case: GoalCase, found: GoalFinding, own: Answer, held: bool) -> Confirmed[Evidence]:
    """Before the upkeep: is there a course after which the player holds the region (or does not)?

    Nothing bounds the final scores before the last upkeep, so a course to the end of the game stands alone.
    """
    answers: tuple[Answer, ...] = (own,)
    if case.claim.goal.region != NOBODY:
        answers = (own, *ask_bounds(case, held))
        answers = with_proof(answers, partial(_bounds_programs, case, held), of_laws=True)
    if quorum(answers, found.course) is own.outcome:
        return Confirmed(found.finding, found, answers)
    return Confirmed(undecided(found.finding, answers), None, answers)


def ask_bounds(case: GoalCase, held: bool) -> tuple[Answer, ...]:
    """Can the relaxed round end with the region held by the player (or not), whoever is the Vikings' ally?"""

    def ask(solve: Solve) -> Outcome:
        return by_laws(any_of(solve(program).outcome for program in _bounds_programs(case, held)))

    return tuple(answer_of(name, partial(ask, solve)) for name, solve in SOLVERS.items())


def _bounds_programs(case: GoalCase, held: bool) -> list[Program]:
    """A program for each possible ally of the Vikings."""
    table, goal = case.position.table, case.claim.goal
    return [
        held_by_program(table, goal.region, goal.seat, held, ally, case.readings)
        for ally in possible_allies(table)
    ]


def explain_goal(case: GoalCase, confirmed: Confirmed[Evidence]) -> Explained:
    found = confirmed.evidence
    return Explained() if found is None else Explained(tuple(goal_steps(case, found)))
