"""The claim ``can-win``: can this side still win, if both sides help and every hidden card falls as needed?

A yes comes with a course of play that the rules have replayed. A no comes from a bound that two solvers
confirm, or from a search of everything that can still happen, confirmed by a second, plainer search.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from adjudicator.case import Case
from adjudicator.games.river.claims.course import replayed_course
from adjudicator.games.river.intake.claim_forms import CanWinForm
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.over import result_of, won_already
from adjudicator.games.river.search.cards_needed import NEVER
from adjudicator.games.river.search.cooperative import (
    BUDGET,
    ONE_DAM_BUDGET,
    TACTICS_BUDGET,
    CooperativeSearch,
)
from adjudicator.games.river.search.planner import course_without_claims, plan
from adjudicator.games.river.search.plays_left import (
    Plays,
    WayToWin,
    cards_within_reach,
    plays_left,
    tactics_in_play,
    ways_to_win,
)
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.position import Position, Side
from adjudicator.games.river.table.table import Table
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
from adjudicator.values import Json
from solver.answer import OutOfBudget


@dataclass(frozen=True, slots=True)
class CanWin:
    """This side can still win from here."""

    side: Side


class CanWinFinding(NamedTuple):
    """The finding, and what it was reckoned with."""

    finding: Finding
    plays: Plays | None = None
    """The plays that are left, if they were reckoned with."""
    ways: tuple[WayToWin, ...] = ()
    """The attacker's ways to win, the shortest first, if the claim is about the attacker."""
    tables_searched: int = 0


def read_can_win(form: CanWinForm, _: PositionForm, _readings: Readings) -> tuple[CanWin, list[Problem]]:
    return CanWin(form.side), []


def decide_can_win(case: Case[Position, CanWin]) -> Finding:
    """The verdict and a course that shows it, by bounds, plan and search, without a solver."""
    return (
        can_win_if_over(case)
        or search_can_win(case.claim, table_of(case.position, case.readings), case.readings).finding
    )


def can_win_if_over(case: Case[Position, CanWin]) -> Finding | None:
    """Only the winner of a game that is over can win it. None if it goes on."""
    won = won_already(case.position, case.readings)
    if won is None:
        return None
    summary = Reason(won.rule, "river-can-win-over", {"side": case.claim.side, **won.params})
    if won.winner != case.claim.side:
        return Finding(Verdict.REJECTED, summary)
    witness: dict[str, Json] = {"actions": [], "turns": 1, "result": result_of(case.position, won)}
    return Finding(Verdict.UPHELD, summary, witness)


def search_can_win(claim: CanWin, table: Table, readings: Readings, most: int | None = None) -> CanWinFinding:
    """The finding in a game that goes on. ``most``: no more tables are searched."""
    side = claim.side
    if side == "defender":
        return CanWinFinding(_upheld_by_course(table, course_without_claims(table, readings), side, readings))
    plays = plays_left(table, readings)
    ways = ways_to_win(table, plays, readings)
    budget = TACTICS_BUDGET if tactics_in_play(table) else BUDGET
    search = CooperativeSearch(readings, budget if most is None else min(budget, most))
    finding, tables = _attacker_can_win(table, plays, ways, search, most)
    return CanWinFinding(finding, plays, ways, tables + search.tables_searched)


def _attacker_can_win(
    table: Table, plays: Plays, ways: tuple[WayToWin, ...], search: CooperativeSearch, most: int | None
) -> tuple[Finding, int]:
    """The finding, and how many tables were searched before the search of everything."""
    readings = search.readings
    reach = cards_within_reach(table, plays)
    if ways[0].cards > reach:
        never = "yes" if ways[0].cards >= NEVER else "no"
        few: Params = {"cards": ways[0].cards, "plays": plays.attacker, "reach": reach, "never": never}
        return Finding(Verdict.REJECTED, Reason("river.end.last-turn", "river-can-win-too-few", few)), 0
    with_tactics = tactics_in_play(table)
    likely = ways_to_win(table, plays, readings, without_tactics=True) if with_tactics else ways
    course = plan(table, plays, likely, readings)
    tables = 0
    if course is None and with_tactics:
        course, tables = _course_for_one_dam(table, ways, reach, readings, most)
        if most is not None:
            search.budget = min(search.budget, most - tables)
    try:
        course = course or search.winning_course(table)
    except OutOfBudget:
        return undecided_can_win("tactics" if with_tactics else "budget"), tables
    if course is not None:
        return _upheld_by_course(table, course, "attacker", readings), tables
    params = {"plays": plays.attacker, "tables": search.tables_searched}
    return Finding(Verdict.REJECTED, Reason("river.control.proof", "river-can-win-none", params)), tables


def _course_for_one_dam(
    table: Table, ways: tuple[WayToWin, ...], reach: int, readings: Readings, most: int | None
) -> tuple[tuple[Action, ...] | None, int]:
    """A course that destroys a damaged dam, whatever lies at others, and how many tables were searched."""
    tables = 0
    for way in ways:
        if way.kind == "destroy" and way.cards <= reach:
            budget = ONE_DAM_BUDGET if most is None else min(ONE_DAM_BUDGET, most - tables)
            search = CooperativeSearch(readings, budget, frozenset(way.dams))
            try:
                course = search.winning_course(table)
            except OutOfBudget:
                course = None
            tables += search.tables_searched
            if course is not None:
                return course, tables
    return None, tables


def _upheld_by_course(table: Table, actions: Sequence[Action], side: Side, readings: Readings) -> Finding:
    """The finding with the course as its witness."""
    course = replayed_course(table, actions, side, readings)
    params = {"side": side, "count": len(actions), "by": course.by, "turns": course.turns}
    summary = Reason(course.rule, "river-can-win-line", params)
    witness = {"actions": course.actions, "turns": course.turns, "result": course.result}
    return Finding(Verdict.UPHELD, summary, witness)


def undecided_can_win(why: str) -> Finding:
    return Finding(Verdict.UNDECIDED, Reason("river.end.last-turn", "river-can-win-undecided", {"why": why}))
