"""The claim ``forced``: some line of a player makes it certain that they hold a region or win the game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from adjudicator.case import Case
from adjudicator.games.boru.claims.goal import is_exact, kind_of, missing_for_goal, rule_of
from adjudicator.games.boru.claims.names import unknown_player, unknown_region
from adjudicator.games.boru.intake.claim_forms import ForcedForm
from adjudicator.games.boru.intake.moment import seat_of
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.search.forcing_line import find_forcing_line
from adjudicator.games.boru.table.board import REGION, REGIONS
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


class ForcedFinding(NamedTuple):
    """The finding, and the line that it comes from."""

    finding: Finding
    line: Line | None = None
    """A line that makes the goal certain; None if there is none or none was found."""


def read_forced(
    form: ForcedForm, position: PositionForm, _: Readings
) -> tuple[GoalForced | None, list[Problem]]:
    problems = [*unknown_player(position, "player", form.player), *unknown_region(form.region)]
    if problems:
        return None, problems
    region = NOBODY if form.region is None else REGION[form.region]
    return GoalForced(Goal(seat_of(position, form.player), region, form.sole)), []


def forced_needs(case: Case[Position, GoalForced]) -> Iterator[Problem]:
    position = case.position
    if position.table.phase not in UPKEEP:
        yield Problem(Kind.MISSING, "boru-no-upkeep", where("phase"), {})
        return
    yield from position.missing("marker")
    yield from missing_for_goal(position, case.claim.goal)


def decide_forced(case: Case[Position, GoalForced]) -> Finding:
    return search_forced(case).finding


def search_forced(case: Case[Position, GoalForced]) -> ForcedFinding:
    table, goal, readings = case.position.table, case.claim.goal, case.readings
    params = {"player": table.name(goal.seat), "what": kind_of(goal)}
    params["region"] = REGIONS[goal.region].id if goal.region != NOBODY else ""
    params["sole"] = "yes" if goal.sole else "no"
    rule = rule_of(goal)
    if not is_exact(table, goal, readings):
        return ForcedFinding(Finding(Verdict.UNDECIDED, Reason(rule, "boru-forced-not-last", params)))
    try:
        line = find_forcing_line(table, goal, readings)
    except OutOfBudget:
        return ForcedFinding(Finding(Verdict.UNDECIDED, Reason(rule, "boru-forced-undecided", params)))
    if line is None:
        return ForcedFinding(Finding(Verdict.REJECTED, Reason(rule, "boru-forced-rejected", params)))
    witness = {"line": [write_entry(entry) for entry in line]}
    return ForcedFinding(Finding(Verdict.UPHELD, Reason(rule, "boru-forced-upheld", params), witness), line)
