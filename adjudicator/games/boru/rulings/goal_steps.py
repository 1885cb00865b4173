"""The steps of a ruling on ``region`` or ``game``, and the course of play that shows it."""

from collections.abc import Iterator, Sequence

from adjudicator.games.boru.claims.region_and_game import GoalCase, GoalFinding, GoalMet, Ground
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
from adjudicator.games.boru.table.line import write_entry
from adjudicator.games.boru.table.position import PLAYER_FACTS, Position
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, UPKEEP, Phase, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Phrase, Reason, Verdict

STEPS_BEFORE_UPKEEP = 12
"""At most this many steps before the upkeep are explained: the last ones. The rest is in the witness."""


def goal_steps(case: GoalCase, found: GoalFinding) -> Iterator[Reason]:
    """How it was decided, and the course of play that shows it."""
    table, claim, readings = case.position.table, case.claim, case.readings
    yield _decided_by(claim, found.ground)
    yield from _region_step(table, claim.goal)
    if found.ground == "exact":
        yield from _choices_ahead(table, claim.goal, readings)
    if claim.line:
        entries = [write_entry(entry) for entry in claim.line]
        yield Reason("boru.upkeep.steps", "boru-line", {"count": len(entries), "entries": entries})
    if found.ground == "bounds":
        yield from _bounds_steps(table, claim.goal, readings)
    if found.ground == "settled":
        yield from _settled_steps(table, claim.goal, readings)
    if found.course is not None:
        yield Reason("boru.upkeep.steps", _heading(claim, found.finding))
        steps = _course_steps(table, found.course, claim.goal, readings)
        given = _all_facts_given(case.position)
        yield from steps if given else (step for step in steps if _is_known(step))


def _all_facts_given(position: Position) -> bool:
    """Were all numbers given that later tables show?"""
    return not position.missing(*PLAYER_FACTS, "marker", "battle", "marriage_deck")


def _decided_by(claim: GoalMet, ground: Ground) -> Reason:
    """By what the claim was decided."""
    params: Params = {"how": claim.how} if ground == "exact" else {}
    return Reason("boru.upkeep.steps", f"boru-ground-{ground}", params)


def _region_step(table: Table, goal: Goal) -> Iterator[Reason]:
    """How many towns everybody has in the region now."""
    if goal.region == NOBODY:
        return
    region = REGIONS[goal.region]
    at = standing(table, region)
    token = table.tokens[goal.region]
    counts = [
        Phrase("boru-count-of", {"player": table.name(seat), "count": count})
        for seat, count in enumerate(at.players)
        if count
    ]
    if at.vikings:
        counts.append(Phrase("boru-count-of-vikings", {"count": at.vikings}))
    params: Params = {
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


def _bounds_steps(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The fewest and the most towns that everybody can have there."""
    at = with_possible_ally(table, region_bounds(table, goal.region, readings))
    for seat in range(table.size):
        if at.most[seat]:
            params: Params = {"player": table.name(seat), "least": at.least[seat], "most": at.most[seat]}
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
    final_scoring(table, readings, trace)
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
        final_scoring(table, readings, trace)
        yield from trace.steps


def _is_about(step: Reason, goal: Goal) -> bool:
    """Does the step matter for the goal? For a region, other regions and what comes after it do not."""
    if goal.region == NOBODY:
        return True
    if not step.rule.startswith("boru.regions."):
        return step.message not in ("boru-next-round", "boru-game-over")
    return bool(step.params.get("region", REGIONS[goal.region].id) == REGIONS[goal.region].id)
