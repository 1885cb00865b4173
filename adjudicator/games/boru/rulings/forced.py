"""The full ruling on ``forced``: solvers check the line; that there is none, a plainer search."""

from collections.abc import Iterator

from adjudicator.case import Case
from adjudicator.games.boru.claims.forced import ForcedFinding, GoalForced, search_forced
from adjudicator.games.boru.rulings.undecided import undecided
from adjudicator.games.boru.rulings.upkeep_solvers import UpkeepQuestion, ask_solvers
from adjudicator.games.boru.search.forcing_line import can_force_by_plain_tree
from adjudicator.games.boru.table.line import Line, write_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.quorum import answer_of, quorum
from adjudicator.ruling import Confirmed, Explained, Reason, Verdict
from solver.answer import Answer, Outcome

ForcedCase = Case[Position, GoalForced]


def confirm_forced(case: ForcedCase) -> Confirmed[ForcedFinding]:
    """In both cases there must be none: no course on which the line fails, or no line."""
    found = search_forced(case)
    if found.finding.verdict is Verdict.UNDECIDED:
        return Confirmed(found.finding, found)
    others = (_ask_plain_search(case),) if found.line is None else _ask_solvers(case, found.line)
    answers = Answer("search", Outcome.NONE), *others
    if quorum(answers) is Outcome.NONE:
        return Confirmed(found.finding, found, answers)
    return Confirmed(undecided(found.finding, answers), found, answers)


def _ask_solvers(case: ForcedCase, line: Line) -> tuple[Answer, ...]:
    """Is there a course on which the line does not meet the goal?"""
    return ask_solvers(UpkeepQuestion(case.position.table, case.readings, case.claim.goal, False, line))[0]


def _ask_plain_search(case: ForcedCase) -> Answer:
    """Can the goal be forced, by the plain game tree?"""

    def ask() -> Outcome:
        forced = can_force_by_plain_tree(case.position.table, case.claim.goal, case.readings)
        return Outcome.FOUND if forced else Outcome.NONE

    return answer_of("plain-search", ask)


def explain_forced(_: ForcedCase, confirmed: Confirmed[ForcedFinding]) -> Explained:
    if confirmed.finding.verdict is Verdict.UNDECIDED:
        return Explained()
    return Explained(tuple(_steps(confirmed.evidence.line)))


def _steps(line: Line | None) -> Iterator[Reason]:
    """The line, entry by entry; or that there is none."""
    if line is None:
        yield Reason("boru.upkeep.steps", "boru-plan-none")
        return
    for number, entry in enumerate(line, 1):
        yield Reason("boru.upkeep.steps", "boru-plan-entry", {"at": number, "entry": write_entry(entry)})
    if not line:
        yield Reason("boru.upkeep.steps", "boru-plan-nothing")
