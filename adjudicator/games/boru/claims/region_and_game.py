"""The claims ``region`` and ``game``: certainly or possibly a player holds a region, or has won the game."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, NamedTuple

from adjudicator.case import Case
from adjudicator.claims.play_claims import unreadable
from adjudicator.games.boru.claims.goal import (
    is_exact,
    is_last_trick_exact,
    is_settled,
    kind_of,
    missing_for_goal,
    rule_of,
)
from adjudicator.games.boru.claims.names import unknown_player, unknown_region
from adjudicator.games.boru.intake.claim_forms import GameForm, How, RegionForm
from adjudicator.games.boru.intake.moment import no_such_player, seat_of
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final_scoring, result_json
from adjudicator.games.boru.search.bounds import certainly_held, never_held
from adjudicator.games.boru.search.last_trick import find_in_last_trick
from adjudicator.games.boru.search.random_courses import find_course
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import REGION, REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Entry, Line, read_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import ACTING, NOBODY, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.values import Json
from solver.answer import FalseWitness, OutOfBudget

Course = tuple[Action, ...]
"""The actions of a course of play."""
Ground = Literal["settled", "exact", "last-trick", "bounds", "course", "undecided"]
"""By what a claim was decided: the table, every course of the upkeep or of the last trick and its upkeep,
bounds, one course, or nothing."""


@dataclass(frozen=True, slots=True)
class GoalMet:
    """This player holds the region after the upkeep, or has won after the game."""

    goal: Goal
    how: How
    line: Line = ()

    @property
    def wanted(self) -> bool:
        """Does the search look for a course that meets the goal (an example), or fails it (a refutation)?"""
        return self.how == "possible"


GoalCase = Case[Position, GoalMet]


class GoalFinding(NamedTuple):
    """The finding, and what it comes from."""

    finding: Finding
    ground: Ground
    course: Course | None = None
    """The course of play that shows it; None if no course does."""


# What is claimed, and what it needs


def read_region(
    form: RegionForm, position: PositionForm, _: Readings
) -> tuple[GoalMet | None, list[Problem]]:
    line, wrong = _read_line(position, form.player, form.line)
    problems = [*unknown_player(position, "player", form.player), *unknown_region(form.region), *wrong]
    if problems:
        return None, problems
    return GoalMet(Goal(seat_of(position, form.player), REGION[form.region]), form.how, line), []


def read_game(form: GameForm, position: PositionForm, _: Readings) -> tuple[GoalMet | None, list[Problem]]:
    line, wrong = _read_line(position, form.player, form.line)
    problems = [*unknown_player(position, "player", form.player), *wrong]
    if problems:
        return None, problems
    return GoalMet(Goal(seat_of(position, form.player), NOBODY, form.sole), form.how, line), []


def _read_line(position: PositionForm, claimer: str, texts: Sequence[str]) -> tuple[Line, list[Problem]]:
    """The line, and the problems of its entries."""
    line: list[Entry] = []
    problems: list[Problem] = []
    for place, text in enumerate(texts):
        entry = read_entry(text)
        if entry is None:
            problems.append(unreadable(PLAY, text, "line", place))
        else:
            line.append(entry)
            problems += _wrong_players(position, claimer, entry, pointer("claim", "line", place))
    return tuple(line), problems


def _wrong_players(position: PositionForm, claimer: str, entry: Entry, at: str) -> Iterator[Problem]:
    """Only the claimer's choices can be stated, under conditions on those who play."""
    if entry.action.player != claimer and seat_of(position, claimer) != NOBODY:
        params = {"player": entry.action.player, "claimer": claimer}
        yield Problem(Kind.CONTRADICTORY, "boru-line-of-another", at, params)
    for action in entry.conditions:
        if seat_of(position, action.player) == NOBODY:
            yield no_such_player(action.player, at)


def goal_needs(case: GoalCase) -> Iterator[Problem]:
    yield from missing_for_goal(case.position, case.claim.goal)
    if any(entry.conditions for entry in case.claim.line):  # the order of choices depends on the marker
        yield from case.position.missing("marker")


# The verdict


class Effort(NamedTuple):
    """How much is tried before the upkeep."""

    tables: int
    """So many tables are looked at in a last trick and its upkeep."""
    tables_to_be_laid: int
    """So many for the game while cards of the trick are to be laid. Often no search is enough then."""
    courses: int
    """So many courses of play are tried before it."""
    courses_in_it: int
    """So many if not every course of the last trick was searched."""


FULL: Final = Effort(tables=20_000, tables_to_be_laid=6_000, courses=30, courses_in_it=12)
BRIEF: Final = Effort(tables=1_500, tables_to_be_laid=1_500, courses=4, courses_in_it=0)
"""For one of many readings."""


def decide_goal(case: GoalCase) -> Finding:
    return search_goal(case).finding


def search_goal(case: GoalCase, effort: Effort = FULL) -> GoalFinding:
    table, goal = case.position.table, case.claim.goal
    if is_settled(table, goal):
        return GoalFinding(goal_finding(case, is_goal_met(goal, table, case.readings)), "settled")
    if is_exact(table, goal, case.readings):
        return _search_upkeep(case)
    return _search_before_upkeep(case, effort)


def goal_finding(
    case: GoalCase, upheld: bool | None, course: Course | None = None, last: Table | None = None
) -> Finding:
    """The finding with its witness. ``upheld`` is None if the claim is undecided."""
    verdict = Verdict.UNDECIDED if upheld is None else Verdict.UPHELD if upheld else Verdict.REJECTED
    goal = case.claim.goal
    params = {"player": case.position.table.name(goal.seat)}
    if goal.region != NOBODY:
        params["region"] = REGIONS[goal.region].id
    else:
        params["sole"] = "yes" if goal.sole else "no"
    summary = Reason(rule_of(goal), f"boru-{kind_of(goal)}-{case.claim.how}-{verdict.value}", params)
    return Finding(verdict, summary, _witness(case, course, last))


def _witness(case: GoalCase, course: Course | None, last: Table | None) -> dict[str, Json] | None:
    """A full course of play and its end, as JSON."""
    if course is None or last is None:
        return None
    goal = case.claim.goal
    found: dict[str, Json] = {"actions": [PLAY.write(action) for action in course]}
    if goal.region != NOBODY:
        token = last.tokens[goal.region]
        found["holder"] = last.name(token) if token >= 0 else None
    else:
        found["result"] = result_json(last, final_scoring(last, case.readings))
    found["table"] = PLAY.facts(last)
    return found


def _search_upkeep(case: GoalCase) -> GoalFinding:
    table, claim, readings = case.position.table, case.claim, case.readings
    search = UpkeepSearch(readings, claim.goal, claim.line)
    try:
        found = search.find(table, claim.wanted)
        choices = found if found is not None else _good_course(table, claim, readings)
    except OutOfBudget:
        return GoalFinding(goal_finding(case, None), "exact")
    upheld = (found is not None) is claim.wanted
    if choices is None:
        return GoalFinding(goal_finding(case, upheld), "exact")
    course, last = play_with_actions(table, readings, choices)
    if is_goal_met(claim.goal, last, readings) is not upheld:
        raise FalseWitness(f"{course}")
    return GoalFinding(goal_finding(case, upheld, course, last), "exact", course)


def _good_course(table: Table, claim: GoalMet, readings: Readings) -> Course | None:
    """For a certain claim without refutation: a course that meets the goal, so that one is known to exist."""
    if claim.how == "possible":
        return None
    return UpkeepSearch(readings, claim.goal, claim.line).find(table, True)


def _search_before_upkeep(case: GoalCase, effort: Effort) -> GoalFinding:
    """Before the upkeep: by the bounds, in the last trick by every course, else by one course of play."""
    table, goal, wanted = case.position.table, case.claim.goal, case.claim.wanted
    if goal.region != NOBODY:
        if certainly_held(table, goal, case.readings):
            return GoalFinding(goal_finding(case, True), "bounds")
        if never_held(table, goal, case.readings):
            return GoalFinding(goal_finding(case, False), "bounds")
    in_last_trick = is_last_trick_exact(table, goal, case.readings)
    if in_last_trick:
        with suppress(OutOfBudget):
            to_be_laid = goal.region == NOBODY and table.phase not in ACTING
            return _search_last_trick(case, effort.tables_to_be_laid if to_be_laid else effort.tables)
    trials = effort.courses_in_it if in_last_trick else effort.courses
    found = find_course(case.position, goal, wanted, case.readings, case.claim.line, trials)
    if found is None:
        return GoalFinding(goal_finding(case, None), "last-trick" if in_last_trick else "undecided")
    course, last = found
    return GoalFinding(goal_finding(case, wanted, course, last), "course", course)


def _search_last_trick(case: GoalCase, budget: int) -> GoalFinding:
    """Raises OutOfBudget."""
    claim = case.claim
    find = partial(find_in_last_trick, case.position, claim.goal)
    found = find(claim.wanted, case.readings, claim.line, budget)
    upheld = (found is not None) is claim.wanted
    if found is None and claim.how == "certain":  # one course that meets the goal is known to exist
        found = find(True, case.readings, claim.line, budget)
    if found is None:
        return GoalFinding(goal_finding(case, upheld), "last-trick")
    course, last = found
    return GoalFinding(goal_finding(case, upheld, course, last), "last-trick", course)
