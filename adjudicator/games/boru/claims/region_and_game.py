"""The claims ``region`` and ``game``: certainly or possibly a player holds a region, or has won the game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from adjudicator.games.boru.claims.known_facts import known_facts
from adjudicator.games.boru.intake.claim_forms import How
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final_scoring, result_json
from adjudicator.games.boru.rules.upkeep import highest_on_track
from adjudicator.games.boru.search.bounds import certainly_held, never_held
from adjudicator.games.boru.search.random_courses import find_course
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.position import PLAYER_FACTS, Position
from adjudicator.games.boru.table.table import IN_TRICKS, NOBODY, UPKEEP, Phase, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.values import Json
from solver.answer import FalseWitness, OutOfBudget

Course = tuple[Action, ...]
"""The actions of a course of play."""


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


def kind_of(goal: Goal) -> str:
    return "game" if goal.region == NOBODY else "region"


def rule_of(goal: Goal) -> str:
    """The rule that says whether the goal is met."""
    return "boru.score.winner" if goal.region == NOBODY else "boru.regions.take"


MARRIAGE_CARD_OPEN: Final = (Phase.DEAL, Phase.DRAFT, *IN_TRICKS, Phase.MARRIAGE)
"""The phases in which this round's marriage card lies face up and nobody has taken it yet."""


# What the claims need


def goal_problems(position: Position, goal: Goal, line: Line) -> Iterator[Problem]:
    table = position.table
    if table.phase == Phase.UNKNOWN:
        yield from position.missing("phase")
        return
    if table.phase == Phase.VIKINGS:
        yield from position.missing("round")
    if not is_settled(table, goal):
        yield from position.missing("track", "raiders", "church", "battle")
        if table.phase in MARRIAGE_CARD_OPEN:
            yield from position.missing("bride")
    if goal.region == NOBODY:
        yield from position.missing("coins", "points", "renown", "marker", "marriage_deck")
    elif table.phase not in UPKEEP and not is_settled(table, goal):
        yield from position.missing("coins", "points", "marker", "marriage_deck")
    if any(entry.conditions for entry in line):  # the order of choices depends on the marker
        yield from position.missing("marker")
    names = [player.name for player in table.players]
    for number, entry in enumerate(line):
        at = pointer("claim", "line", number)
        if entry.action.player != table.name(goal.seat):
            params = {"player": entry.action.player, "claimer": table.name(goal.seat)}
            yield Problem(Kind.CONTRADICTORY, "boru-line-of-another", at, params)
        for action in entry.conditions:
            if action.player not in names:
                yield Problem(Kind.MALFORMED, "boru-unknown-player", at, {"player": action.player})


def is_last_upkeep(table: Table, readings: Readings) -> bool:
    """Is this upkeep the last one (rules boru.end.when, boru.marriage.nobody)?"""
    if not table.deck:
        return True
    if table.deck > 1 or table.phase != Phase.MARRIAGE or readings["nobody-courted"] == "card-leaves":
        return False
    return highest_on_track(table) == NOBODY


def is_exact(table: Table, goal: Goal, readings: Readings) -> bool:
    """Can every course of play be searched: is this an upkeep, and for the game the last one?"""
    return table.phase in UPKEEP and (goal.region != NOBODY or is_last_upkeep(table, readings))


def is_settled(table: Table, goal: Goal) -> bool:
    """Has everything happened on which the claim depends?"""
    between = table.phase == Phase.VIKINGS and table.round > 1
    return table.phase == Phase.OVER or (goal.region != NOBODY and between)


def all_facts_given(position: Position) -> bool:
    """Were all numbers given that later tables show?"""
    return not position.missing(*PLAYER_FACTS, "marker", "battle", "marriage_deck")


# Deciding


def decide_goal(position: Position, claim: GoalMet, readings: Readings) -> tuple[Finding, Course | None]:
    """The verdict, and the course of play that shows it; None if no course does."""
    table, goal = position.table, claim.goal
    if is_settled(table, goal):
        return goal_finding(position, claim, is_goal_met(goal, table)), ()
    if is_exact(table, goal, readings):
        return _decide_by_search(position, claim, readings)
    return _decide_before_upkeep(position, claim, readings)


def goal_finding(
    position: Position,
    claim: GoalMet,
    upheld: bool | None,
    course: Course | None = None,
    last: Table | None = None,
) -> Finding:
    """The finding with its witness. ``upheld`` is None if the claim is undecided."""
    verdict = Verdict.UNDECIDED if upheld is None else Verdict.UPHELD if upheld else Verdict.REJECTED
    goal = claim.goal
    params = {"player": position.table.name(goal.seat)}
    if goal.region != NOBODY:
        params["region"] = REGIONS[goal.region].id
    else:
        params["sole"] = "yes" if goal.sole else "no"
    message = f"boru-{kind_of(goal)}-{claim.how}-{verdict.value}"
    return Finding(verdict, Reason(rule_of(goal), message, params), _witness(position, course, last, goal))


def _witness(
    position: Position, course: Course | None, last: Table | None, goal: Goal
) -> dict[str, Json] | None:
    """A full course of play and its end, as JSON."""
    if course is None or last is None:
        return None
    found: dict[str, Json] = {"actions": [PLAY.write(action) for action in course]}
    if goal.region != NOBODY:
        token = last.tokens[goal.region]
        found["holder"] = last.name(token) if token >= 0 else None
    else:
        found["result"] = result_json(last, final_scoring(last))
    found["table"] = known_facts(position, last)
    return found


def _decide_by_search(
    position: Position, claim: GoalMet, readings: Readings
) -> tuple[Finding, Course | None]:
    table = position.table
    search = UpkeepSearch(readings, claim.goal, claim.line)
    try:
        found = search.find(table, claim.wanted)
        choices = found if found is not None else _good_course(table, claim, readings)
    except OutOfBudget:
        return goal_finding(position, claim, None), None
    upheld = (found is not None) is claim.wanted
    if choices is None:
        return goal_finding(position, claim, upheld), None
    course, last = play_with_actions(table, readings, choices)
    if is_goal_met(claim.goal, last) is not upheld:
        raise FalseWitness(f"{course}")
    return goal_finding(position, claim, upheld, course, last), course


def _good_course(table: Table, claim: GoalMet, readings: Readings) -> Course | None:
    """For a certain claim without refutation: a course that meets the goal, so that one is known to exist."""
    if claim.how == "possible":
        return None
    return UpkeepSearch(readings, claim.goal, claim.line).find(table, True)


def _decide_before_upkeep(
    position: Position, claim: GoalMet, readings: Readings
) -> tuple[Finding, Course | None]:
    """Before the upkeep: decided by the bounds or by a course of play; otherwise undecided."""
    table, goal = position.table, claim.goal
    if goal.region != NOBODY:
        if certainly_held(table, goal, readings):
            return goal_finding(position, claim, True), None
        if never_held(table, goal, readings):
            return goal_finding(position, claim, False), None
    found = find_course(position, goal, claim.wanted, readings, claim.line)
    if found is None:
        return goal_finding(position, claim, None), None
    course, last = found
    return goal_finding(position, claim, claim.wanted, course, last), course
