"""The full ruling on ``can-win``: the finding confirmed by other engines, with its steps."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.river.claims.can_win import CanWin, CanWinFinding, search_can_win, undecided_can_win
from adjudicator.games.river.claims.course import explain_course
from adjudicator.games.river.claims.still_needed import (
    explain_still_needed,
    explain_turns_left,
    explain_ways_to_win,
)
from adjudicator.games.river.models.can_win_bounds import Solve, win_program
from adjudicator.games.river.rulings.second_bound import cannot_win
from adjudicator.games.river.search.cooperative_plain import search_every_action
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, OutOfBudget, unanimous

MOST_WAYS_LISTED: Final = 3


def rule_can_win(
    claim: CanWin, table: Table, readings: Readings
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """The finding, or undecided if the engines do not agree with it; the steps; the engines' answers."""
    found = search_can_win(claim, table, readings)
    finding = found.finding
    steps = tuple(_steps(claim, table, found))
    if finding.verdict is not Verdict.REJECTED or table.winner is not None:
        return finding, steps, _replay_answers(finding)
    answers = _confirming_answers(table, finding, readings)
    if unanimous(answers) is Outcome.NONE:
        return finding, steps, answers
    gave_up = any(answer.outcome is Outcome.GAVE_UP for answer in answers)
    return undecided_can_win("budget" if gave_up else "engines"), steps, answers


def _confirming_answers(table: Table, finding: Finding, readings: Readings) -> tuple[Answer, ...]:
    """A "no" needs at least two engines that do not import each other."""
    if finding.summary.message == "river-can-win-too-few":
        return (Answer("bounds", Outcome.NONE, about="bounds"), *ask_solvers(table, readings))
    return (Answer("search", Outcome.NONE), search_every_action(table, readings, cannot_win))


def ask_solvers(table: Table, readings: Readings) -> tuple[Answer, ...]:
    """Both solvers' answers. NONE: the attacker can't lay enough cards to win. FOUND proves no win."""
    return (
        _ask_solver(cpsat.NAME, cpsat.solve, table, readings),
        _ask_solver(z3smt.NAME, z3smt.solve, table, readings),
    )


def _ask_solver(name: str, solve: Solve, table: Table, readings: Readings) -> Answer:
    try:
        outcome = solve(win_program(table, readings, solve)).outcome
    except OutOfBudget:
        outcome = Outcome.GAVE_UP
    return Answer(name, outcome, about="bounds")


def _replay_answers(finding: Finding) -> tuple[Answer, ...]:
    return (Answer("replay", Outcome.FOUND),) if finding.witness is not None else ()


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
