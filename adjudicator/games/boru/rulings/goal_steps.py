"""The steps of a ruling on ``region`` or ``game``: the counts that decide first, then how they come about."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.games.boru.claims.region_and_game import GoalCase, GoalFinding, GoalMet
from adjudicator.games.boru.claims.score_steps import scoring_steps
from adjudicator.games.boru.rules.due import CHOICE_RULE, decider
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.rules.regions import hand_out_tokens
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.rulings.bounds_steps import bounds_steps
from adjudicator.games.boru.rulings.chooser_steps import choices_named, chooser_steps, why_they_choose
from adjudicator.games.boru.rulings.closest_end import MOST_CHANGES, closest_end_steps, town_changes
from adjudicator.games.boru.rulings.end_steps import (
    end_step,
    ends_steps,
    region_counts,
    total_lines,
    what_counts_twice,
)
from adjudicator.games.boru.rulings.ends import End, every_end
from adjudicator.games.boru.search.bounds import most_new_towns, princess_may_be_married, region_bounds
from adjudicator.games.boru.search.upkeep import UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.table.actions import Action, write
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import UPKEEP_CHOICES, write_entry
from adjudicator.games.boru.table.position import PLAYER_FACTS, Position
from adjudicator.games.boru.table.table import NOBODY, UPKEEP, Phase, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason, Verdict, aside
from solver.answer import OutOfBudget

_TOLD_IN_TOTALS: Final = frozenset(
    f"boru-score-{name}"
    for name in ("total", "coins", "face-down", "few-regions", "tie-tokens", "tie-brides")
)
"""Lines of the final scoring that the end and its totals already show."""


MOST_EXPLAINED: Final = 2
"""Where an example has more choices, why they are somebody's is told apart."""


def goal_steps(case: GoalCase, found: GoalFinding) -> Iterator[Reason]:
    """The counts or points that decide, by what it was decided, and the course of play that shows it."""
    table, claim, readings = case.position.table, case.claim, case.readings
    upheld = found.finding.verdict is Verdict.UPHELD
    example = upheld is claim.wanted
    match found.ground:
        case "settled":
            yield from _settled_steps(table, claim.goal, readings)
        case "bounds":
            yield from bounds_steps(table, claim.goal, readings, upheld)
        case "exact" if not example:
            yield from _every_end_steps(table, claim, readings)
        case "last-trick" if not example:
            yield from closest_end_steps(case)
    if found.course is not None and example:
        steps = [*_end_steps(table, found.course, claim.goal, readings)]
        made = next(step.params["made"] for step in steps if step.message.startswith("boru-end-"))
        if found.ground in ("course", "last-trick") or made != "none":
            yield Reason("boru.upkeep.steps", f"boru-shown-{'example' if upheld else 'refutation'}")
        yield from steps
    yield from region_now(table, claim.goal)
    yield _decided_by(table, claim, found, example, readings)
    if claim.line:
        entries = [write_entry(entry) for entry in claim.line]
        yield Reason("boru.upkeep.steps", "boru-line", {"count": len(entries), "entries": entries})
    if found.course is not None:
        steps = [*course_steps(table, found.course, claim.goal, readings)]
        if not _all_facts_given(case.position):
            steps = [step for step in steps if _is_known(step)]
        heading = () if example else (Reason("boru.upkeep.steps", "boru-shown-one-way"),)
        yield from aside((*heading, *steps))


def _all_facts_given(position: Position) -> bool:
    """Were all numbers given that later tables show?"""
    return not position.missing(*PLAYER_FACTS, "marker", "battle", "marriage_deck")


def _is_known(step: Reason) -> bool:
    """Does the step have no number that was not given? A region does not depend on these numbers."""
    return not {"points", "coins", "renown"} & set(step.params)


def _decided_by(
    table: Table, claim: GoalMet, found: GoalFinding, example: bool, readings: Readings
) -> Reason:
    """By what the claim was decided: one example, all choices that are left, or no choice being left."""
    params: Params = {}
    if found.ground == "bounds":
        most = max(most_new_towns(table, seat, readings) for seat in range(table.size))
        allied = princess_may_be_married(table) and region_bounds(table, claim.goal.region, readings).most[-1]
        params = {"most": most, "ally": "yes" if allied else "no"}
    if found.ground == "exact":
        choices = go_to_next_decision(table, readings).phase != Phase.REGIONS
        params = {"how": claim.how, "example": "none" if not choices else "yes" if example else "no"}
    elif found.ground == "last-trick":
        params = {"how": claim.how, "example": "yes" if example else "no"}
    return Reason("boru.upkeep.steps", f"boru-ground-{found.ground}", params)


def region_now(table: Table, goal: Goal) -> Iterator[Reason]:
    """How many towns everybody has in the region now."""
    if goal.region != NOBODY:
        params: Params = {"region": REGIONS[goal.region].id, **region_counts(table, goal.region)}
        yield Reason("boru.regions.take", "boru-region-now", params)
        yield from what_counts_twice(table, goal.region)


# Every end of the upkeep


def _every_end_steps(table: Table, claim: GoalMet, readings: Readings) -> Iterator[Reason]:
    """All ends are alike in what is claimed: the closest of them show it. And the choices left."""
    try:
        ends = every_end(table, claim.goal, readings, claim.line)
        told = ends_steps(claim.goal, ends, readings, claim.line)
        yield from (*chooser_steps(table, ends, told, readings), *told)
    except OutOfBudget:
        return
    finally:
        yield from aside(_choices_ahead(table, claim.goal, readings))


def _choices_ahead(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The choices left in this upkeep, in their order if everybody takes the first option."""
    search = UpkeepSearch(readings, goal)
    here = go_to_next_decision(table, readings)
    while here.phase != Phase.REGIONS:
        seat, about = decider(here), here.queue[0]
        params = {"player": here.name(seat), "loser": here.name(about), "due": here.phase}
        params["same"] = "yes" if seat == about else "no"
        yield Reason(CHOICE_RULE[here.phase], "boru-choice-ahead", params)
        here = search.after(here, next(search.options(here, ())))


def _settled_steps(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    if goal.region == NOBODY:
        steps, winner = scoring_steps(table, readings)
        yield from steps
        yield winner
        return
    trace = Trace()
    hand_out_tokens(table, readings, trace)
    yield from (step for step in trace.steps if step.params.get("region") == REGIONS[goal.region].id)


# One course of play


def _end_steps(table: Table, course: Sequence[Action], goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The steps on the way without which the course would not end so, and where it ends."""
    first = table
    choices: list[Action] = []
    decisions: list[Table] = []
    changes: list[Reason] = []
    for action in course:
        if table.phase in UPKEEP:
            choices += [action] if action.kind in UPKEEP_CHOICES else []
            decisions += [table] if action.kind in UPKEEP_CHOICES else []
        else:
            changes += town_changes(table, (action,), goal, readings)
            choices, decisions = [], []
        table = PLAY.after(table, action, readings)
    last = End(tuple(choices), table, first, tuple(course))
    end = end_step(goal, last, readings)
    if goal.region != NOBODY:
        yield from changes[-MOST_CHANGES:]
    named = choices_named(end)
    choosers = why_they_choose(
        here for here, action in zip(decisions, choices, strict=True) if write(action) in named
    )
    yield from choosers if len(named) <= MOST_EXPLAINED else aside(choosers)
    yield end
    yield from total_lines(goal, last, readings)
    if goal.region == NOBODY and table.phase == Phase.OVER:
        steps, _ = scoring_steps(table, readings)
        yield from (replace(one, bears=one.bears and one.message not in _TOLD_IN_TOTALS) for one in steps)


def course_steps(table: Table, course: Sequence[Action], goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The steps of a course of play, without other regions."""
    for action in course:
        table, steps = after_with_steps(table, action, readings)
        yield from (step for step in steps if _is_about(step, goal))


def _is_about(step: Reason, goal: Goal) -> bool:
    """Does the step matter for the goal? For a region, steps on other regions do not."""
    if goal.region == NOBODY:
        return True
    if not step.rule.startswith("boru.regions."):
        return step.message not in ("boru-next-round", "boru-game-over")
    return bool(step.params.get("region", REGIONS[goal.region].id) == REGIONS[goal.region].id)
