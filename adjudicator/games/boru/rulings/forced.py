"""The full ruling on ``forced``: solvers check the line; that there is none, a plainer search."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from adjudicator.case import Case
from adjudicator.certificates.engine import with_proof
from adjudicator.games.boru.claims.forced import ForcedFinding, GoalForced, search_forced
from adjudicator.games.boru.rulings.chooser_steps import choices_named, chooser_steps
from adjudicator.games.boru.rulings.end_steps import ends_steps, tries_steps
from adjudicator.games.boru.rulings.ends import End, ends_of_refutation, every_end
from adjudicator.games.boru.rulings.goal_steps import region_now
from adjudicator.games.boru.rulings.undecided import undecided
from adjudicator.games.boru.rulings.upkeep_solvers import UpkeepQuestion, ask_solvers, upkeep_programs
from adjudicator.games.boru.search.forcing_line import can_force_by_plain_tree
from adjudicator.games.boru.table.line import Line, write_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.quorum import answer_of, quorum
from adjudicator.ruling import Confirmed, Explained, Params, Reason, Verdict
from solver.answer import Answer, Outcome, OutOfBudget
from solver.program import Program

ForcedCase = Case[Position, GoalForced]

MOST_ENTRIES: Final = 5
"""So many entries of a line are told among the reasons that bear on a claim."""


def confirm_forced(case: ForcedCase) -> Confirmed[ForcedFinding]:
    """In both cases there must be none: no course on which the line fails, or no line."""
    found = search_forced(case)
    if found.finding.verdict is Verdict.UNDECIDED:
        return Confirmed(found.finding, found)
    others = (_ask_plain_search(case),) if found.line is None else _ask_solvers(case, found.line)
    answers: tuple[Answer, ...] = (Answer("search", Outcome.NONE), *others)
    if found.line is not None:
        answers = with_proof(answers, partial(_programs, case, found.line))
    if quorum(answers) is Outcome.NONE:
        return Confirmed(found.finding, found, answers)
    return Confirmed(undecided(found.finding, answers), found, answers)


def _ask_solvers(case: ForcedCase, line: Line) -> tuple[Answer, ...]:
    """Is there a course on which the line does not meet the goal?"""
    return ask_solvers(_question(case, line))[0]


def _programs(case: ForcedCase, line: Line) -> list[Program]:
    return [program for _, program in upkeep_programs(_question(case, line))]


def _question(case: ForcedCase, line: Line) -> UpkeepQuestion:
    return UpkeepQuestion(case.position.table, case.readings, case.claim.goal, False, line)


def _ask_plain_search(case: ForcedCase) -> Answer:
    """Can the goal be forced, by the plain game tree?"""

    def ask() -> Outcome:
        forced = can_force_by_plain_tree(case.position.table, case.claim.goal, case.readings)
        return Outcome.FOUND if forced else Outcome.NONE

    return answer_of("plain-search", ask)


def explain_forced(case: ForcedCase, confirmed: Confirmed[ForcedFinding]) -> Explained:
    if confirmed.finding.verdict is Verdict.UNDECIDED:
        return Explained()
    return Explained(tuple(_steps(case, confirmed.evidence.line)))


def _steps(case: ForcedCase, line: Line | None) -> Iterator[Reason]:
    """The line and where it leads whatever the others choose; or what stops everything that can be tried."""
    table, goal, readings = case.position.table, case.claim.goal, case.readings
    ends: list[End] = []
    told: tuple[Reason, ...] = ()
    try:
        if line is None:
            ends = ends_of_refutation(table, goal, readings)
            told = tries_steps(goal, ends, readings)
        else:
            ends = every_end(table, goal, readings, line)
            told = ends_steps(goal, ends, readings, line)
    except OutOfBudget:
        if line is None:
            none: Params = {"player": table.name(goal.seat), "count": 0, "chooses": "yes"}
            told = (Reason("boru.upkeep.steps", "boru-plan-none", none),)
    yield from _plan(line, told)
    yield from chooser_steps(table, ends, told, readings)
    yield from told
    yield from region_now(table, goal)


def _plan(line: Line | None, told: Sequence[Reason]) -> Iterator[Reason]:
    """The line. What the ends tell again is told apart, unless there are several ends."""
    if line == ():
        yield Reason("boru.upkeep.steps", "boru-plan-nothing")
    ends = [choices_named(one) for one in told if one.message.startswith("boru-end-")]
    for number, entry in enumerate(line or (), 1):
        params: Params = {"at": number, "entry": write_entry(entry)}
        again = len(ends) == 1 and write_entry(entry) in ends[0]
        bears = number <= MOST_ENTRIES and not again
        yield Reason("boru.upkeep.steps", "boru-plan-entry", params, bears=bears)
