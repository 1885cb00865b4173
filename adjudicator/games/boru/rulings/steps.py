"""The reasons for a verdict on a region, the game or a forced goal, and the course of play that shows it."""

from collections.abc import Iterator, Sequence

from adjudicator.games.boru.claims.region_and_game import GoalMet, all_facts_given, is_exact, is_settled
from adjudicator.games.boru.rules.control import standing
from adjudicator.games.boru.rules.due import CHOICE_RULE, decider
from adjudicator.games.boru.rules.play import after_with_steps
from adjudicator.games.boru.rules.regions import hand_out_tokens
from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.search.bounds import region_bounds, with_possible_ally
from adjudicator.games.boru.search.upkeep import UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line, write_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, UPKEEP, Phase, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

STEPS_BEFORE_UPKEEP = 12
"""At most this many steps before the upkeep are explained: the last ones. The rest is in the witness."""


def explain_goal(
    position: Position, claim: GoalMet, finding: Finding, course: Sequence[Action] | None, readings: Readings
) -> Iterator[Reason]:
    """How it was decided, and the course of play that shows it."""
    table, goal = position.table, claim.goal
    yield _decided_by(table, claim, finding, readings)
    yield from _region_step(table, goal)
    if is_exact(table, goal, readings):
        yield from _choices_ahead(table, goal, readings)
    if claim.line:
        entries = [write_entry(entry) for entry in claim.line]
        yield Reason("boru.upkeep.steps", "boru-line", {"count": len(entries), "entries": entries})
    if _is_decided_by_bounds(position, claim, finding, readings):
        yield from _bounds_steps(table, goal, readings)
    if is_settled(table, goal):
        yield from _settled_steps(table, goal, readings)
    elif course is not None:
        yield Reason("boru.upkeep.steps", _heading(claim, finding))
        steps = _course_steps(table, course, goal, readings)
        yield from steps if all_facts_given(position) else (step for step in steps if _is_known(step))


def _region_step(table: Table, goal: Goal) -> Iterator[Reason]:
    """How many towns everybody has in the region now."""
    if goal.region == NOBODY:
        return
    region = REGIONS[goal.region]
    at = standing(table, region)
    token = table.tokens[goal.region]
    counts = [
        {"say": "boru-count-of", "with": {"player": table.name(seat), "count": count}}
        for seat, count in enumerate(at.players)
        if count
    ]
    if at.vikings:
        counts.append({"say": "boru-count-of-vikings", "with": {"count": at.vikings}})
    params = {
        "region": region.id,
        "counts": counts,
        "some": "yes" if counts else "no",
        "token": "down" if token == FACE_DOWN else "board" if token == ON_BOARD else "held",
        "holder": table.name(token) if token >= 0 else "",
        "threshold": region.threshold,
    }
    yield Reason("boru.regions.take", "boru-region-now", params)


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


def _decided_by(table: Table, claim: GoalMet, finding: Finding, readings: Readings) -> Reason:
    """By what the claim was decided."""
    if is_settled(table, claim.goal):
        return Reason("boru.upkeep.steps", "boru-ground-settled")
    if is_exact(table, claim.goal, readings):
        return Reason("boru.upkeep.steps", "boru-ground-exact", {"how": claim.how})
    if finding.verdict is Verdict.UNDECIDED:
        return Reason("boru.upkeep.steps", "boru-ground-undecided")
    if finding.witness is None:
        return Reason("boru.upkeep.steps", "boru-ground-bounds")
    return Reason("boru.upkeep.steps", "boru-ground-course")


def _is_decided_by_bounds(position: Position, claim: GoalMet, finding: Finding, readings: Readings) -> bool:
    """Was the claim decided by the bounds on the region?"""
    return _decided_by(position.table, claim, finding, readings).message == "boru-ground-bounds"


def _bounds_steps(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The fewest and the most towns that everybody can have there."""
    at = with_possible_ally(table, region_bounds(table, goal.region, readings))
    for seat in range(table.size):
        if at.most[seat]:
            params = {"player": table.name(seat), "least": at.least[seat], "most": at.most[seat]}
            yield Reason("boru.regions.take", "boru-bound-of", params)
    if at.most[-1]:
        vikings = {"least": at.least[-1], "most": at.most[-1]}
        yield Reason("boru.regions.vikings", "boru-bound-of-vikings", vikings)


def _is_known(step: Reason) -> bool:
    """Does the step have no number that was not given? A region does not depend on these numbers."""
    return not {"points", "coins", "renown"} & set(step.params)


def _heading(claim: GoalMet, finding: Finding) -> str:
    if finding.verdict is Verdict.REJECTED:
        return "boru-shown-refutation"
    return "boru-shown-example" if claim.how == "possible" else "boru-shown-one-way"


def _settled_steps(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    trace = Trace()
    if goal.region != NOBODY:
        hand_out_tokens(table, readings, trace)
        yield from (step for step in trace.steps if _is_about(step, goal))
        return
    final_scoring(table, trace)
    yield from trace.steps


def _course_steps(table: Table, course: Sequence[Action], goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The steps of a course of play, without other regions, and then the final scoring."""
    before: list[Reason] = []
    within: list[Reason] = []
    for action in course:
        in_upkeep = table.phase in UPKEEP
        table, steps = after_with_steps(table, action, readings)
        if not in_upkeep:
            before += steps
            before += within
            within = []
        else:
            within += [step for step in steps if _is_about(step, goal)]
    if len(before) > STEPS_BEFORE_UPKEEP:
        yield Reason("boru.upkeep.steps", "boru-shown-later", {"count": len(before) - STEPS_BEFORE_UPKEEP})
    yield from before[-STEPS_BEFORE_UPKEEP:]
    yield from within
    if goal.region == NOBODY and table.phase == Phase.OVER:
        trace = Trace()
        final_scoring(table, trace)
        yield from trace.steps


def _is_about(step: Reason, goal: Goal) -> bool:
    """Does the step matter for the goal? For a region, steps on other regions do not."""
    if goal.region == NOBODY:
        return True
    if not step.rule.startswith("boru.regions."):
        return step.message != "boru-next-round"
    return bool(step.params.get("region", REGIONS[goal.region].id) == REGIONS[goal.region].id)


def explain_forced(line: Line | None, verdict: Verdict) -> Iterator[Reason]:
    """The line, entry by entry; or that there is none."""
    if verdict is Verdict.REJECTED:
        yield Reason("boru.upkeep.steps", "boru-plan-none")
    if line is not None:
        for number, entry in enumerate(line, 1):
            yield Reason("boru.upkeep.steps", "boru-plan-entry", {"at": number, "entry": write_entry(entry)})
        if not line:
            yield Reason("boru.upkeep.steps", "boru-plan-nothing")
