"""The claim ``forced``: some line of a player makes it certain that they hold a region or win the game."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.games.boru.claims.region_and_game import goal_problems, is_exact, kind_of, rule_of
from adjudicator.games.boru.search.forcing_line import find_forcing_line
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line, write_entry
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import NOBODY, UPKEEP
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import OutOfBudget


@dataclass(frozen=True, slots=True)
class GoalForced:
    """Some line of this player makes the goal certain."""

    goal: Goal


def forced_problems(position: Position, goal: Goal) -> Iterator[Problem]:
    if position.table.phase not in UPKEEP:
        yield Problem(Kind.MISSING, "boru-no-upkeep", where("phase"), {})
        return
    yield from position.missing("marker")
    yield from goal_problems(position, goal, ())


def decide_forced(position: Position, claim: GoalForced, readings: Readings) -> tuple[Finding, Line | None]:
    """The verdict, and a line that makes the goal certain; None if there is none or none was found."""
    table, goal = position.table, claim.goal
    params = {"player": table.name(goal.seat), "what": kind_of(goal)}
    params["region"] = REGIONS[goal.region].id if goal.region != NOBODY else ""
    params["sole"] = "yes" if goal.sole else "no"
    rule = rule_of(goal)
    if not is_exact(table, goal, readings):
        return Finding(Verdict.UNDECIDED, Reason(rule, "boru-forced-not-last", params)), None
    try:
        line = find_forcing_line(table, goal, readings)
    except OutOfBudget:
        return Finding(Verdict.UNDECIDED, Reason(rule, "boru-forced-undecided", params)), None
    if line is None:
        return Finding(Verdict.REJECTED, Reason(rule, "boru-forced-rejected", params)), None
    witness = {"line": [write_entry(entry) for entry in line]}
    return Finding(Verdict.UPHELD, Reason(rule, "boru-forced-upheld", params), witness), line
