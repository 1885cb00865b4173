"""The full ruling on ``can-win``: the finding confirmed by other engines, with its steps."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.games.river.claims.can_win import CanWin, CanWinFinding, search_can_win, undecided_can_win
from adjudicator.games.river.claims.course import explain_course
from adjudicator.games.river.claims.still_needed import (
    explain_still_needed,
    explain_turns_left,
    explain_ways_to_win,
)
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.models.can_win_bounds import win_program
from adjudicator.games.river.rulings.second_bound import cannot_win
from adjudicator.games.river.search.cooperative_plain import search_every_action
from adjudicator.games.river.table.position import Position
from adjudicator.games.river.table.table import Table
from adjudicator.quorum import answer_of, disagree, quorum
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Reason, Verdict
from solver.answer import Answer, Outcome
from solver.engines import SOLVERS, Solve

MOST_WAYS_LISTED: Final = 3
WinCase = Case[Position, CanWin]


class CanWinEvidence(NamedTuple):
    table: Table
    found: CanWinFinding


def confirm_can_win(case: WinCase) -> Confirmed[CanWinEvidence]:
    """The finding, or undecided if the engines do not agree with it. A finished game asks no engine."""
    table = table_of(case.position, case.readings)
    found = search_can_win(case.claim, table, case.readings)
    finding, evidence = found.finding, CanWinEvidence(table, found)
    if table.winner is not None or finding.verdict is Verdict.UNDECIDED:
        return Confirmed(finding, evidence)
    if finding.witness is not None:
        return Confirmed(finding, evidence, (Answer("search", Outcome.FOUND),))
    answers = _answers(table, finding, case.readings)
    if quorum(answers) is Outcome.NONE:
        return Confirmed(finding, evidence, answers)
    why = "engines" if disagree(answers) else "budget"
    return Confirmed(undecided_can_win(why), evidence, answers)


def _answers(table: Table, finding: Finding, readings: Readings) -> tuple[Answer, ...]:
    """Bounds are confirmed by the solvers, a search by a plainer one."""
    if finding.summary.message == "river-can-win-too-few":
        return Answer("bounds", Outcome.NONE, about="bounds"), *ask_solvers(table, readings)
    return (
        Answer("search", Outcome.NONE),
        answer_of("plain-search", lambda: search_every_action(table, readings, cannot_win)),
    )


def ask_solvers(table: Table, readings: Readings) -> tuple[Answer, ...]:
    """Every solver's answer. NONE: the attacker can't lay enough cards to win. FOUND proves no win."""

    def ask(name: str, solve: Solve) -> Answer:
        return answer_of(name, lambda: solve(win_program(table, readings, solve)).outcome, about="bounds")

    return tuple(ask(name, solve) for name, solve in SOLVERS.items())


def explain_can_win(case: WinCase, confirmed: Confirmed[CanWinEvidence]) -> Explained:
    return Explained(tuple(_steps(case.claim, *confirmed.evidence)))


def _steps(claim: CanWin, table: Table, found: CanWinFinding) -> Iterator[Reason]:
    finding, plays, ways = found
    if plays is None:
        return
    yield explain_turns_left(table, plays)
    if finding.witness is not None:
        yield from explain_course(finding.witness["actions"])
        if claim.side == "defender":
            yield Reason("river.control.when", "river-can-win-no-claims")
        return
    yield explain_still_needed(table, ways)
    yield from explain_ways_to_win(table, plays, ways[:MOST_WAYS_LISTED])
    if finding.verdict is Verdict.REJECTED:
        yield Reason("river.end.last-turn", "river-can-win-dead")
