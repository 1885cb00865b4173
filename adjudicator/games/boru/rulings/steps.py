"""Why the verdict on a region or a game is what it is: the course of play that shows it, step by step."""

from collections.abc import Iterator, Sequence

from adjudicator.games.boru.claims.region_and_game import Holds, is_exact, is_settled, is_whole
from adjudicator.games.boru.rules.control import standing
from adjudicator.games.boru.rules.due import GROUND_OF, decider
from adjudicator.games.boru.rules.play import told
from adjudicator.games.boru.rules.regions import hand_out
from adjudicator.games.boru.rules.scoring import final
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.search.bounds import reach, with_ally
from adjudicator.games.boru.search.plans import Plan
from adjudicator.games.boru.search.upkeep import Search, settle_steps
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import write_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, ON_BOARD, UPKEEP, Phase, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

SHOWN_BEFORE = 12
"""Of a long course of play so many last steps before the upkeep are told; the rest is in the witness."""


def explain(
    position: Position, claim: Holds, finding: Finding, way: Sequence[Action] | None, readings: Readings
) -> Iterator[Reason]:
    """How it was decided, and the course of play that shows it."""
    table, goal = position.table, claim.goal
    yield _ground(table, claim, finding, readings)
    yield from _now(table, goal)
    if is_exact(table, goal, readings):
        yield from _ahead(table, goal, readings)
    if claim.line:
        entries = [write_entry(entry) for entry in claim.line]
        yield Reason("boru.upkeep.steps", "boru-line", {"count": len(entries), "entries": entries})
    if _by_bounds(position, claim, finding, readings):
        yield from _bounds(table, goal, readings)
    if is_settled(table, goal):
        yield from _settled(table, goal, readings)
    elif way is not None:
        yield Reason("boru.upkeep.steps", _heading(claim, finding))
        steps = course(table, way, goal, readings)
        yield from steps if is_whole(position) else (step for step in steps if _is_known(step))


def _now(table: Table, goal: Goal) -> Iterator[Reason]:
    """How the region stands before anything else happens."""
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


def _ahead(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The choices that are still to be made in this upkeep, as they come if everybody takes the first one."""
    search = Search(readings, goal)
    here = settle_steps(table, readings)
    while here.phase != Phase.REGIONS:
        seat, about = decider(here), here.queue[0]
        params = {"player": here.name(seat), "loser": here.name(about), "due": here.phase}
        params["same"] = "yes" if seat == about else "no"
        yield Reason(GROUND_OF[here.phase], "boru-choice-ahead", params)
        here = search.after(here, next(search.options(here, ())))


def _ground(table: Table, claim: Holds, finding: Finding, readings: Readings) -> Reason:
    """What the verdict rests on."""
    if is_settled(table, claim.goal):
        return Reason("boru.upkeep.steps", "boru-ground-settled")
    if is_exact(table, claim.goal, readings):
        return Reason("boru.upkeep.steps", "boru-ground-exact", {"how": claim.how})
    if finding.verdict is Verdict.UNDECIDED:
        return Reason("boru.upkeep.steps", "boru-ground-undecided")
    if finding.witness is None:
        return Reason("boru.upkeep.steps", "boru-ground-bounds")
    return Reason("boru.upkeep.steps", "boru-ground-course")


def _by_bounds(position: Position, claim: Holds, finding: Finding, readings: Readings) -> bool:
    """Was it decided by what can at most and at least become of the region?"""
    return _ground(position.table, claim, finding, readings).message == "boru-ground-bounds"


def _bounds(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The least and the most that everybody who bears on it may count for."""
    at = with_ally(table, reach(table, goal.region, readings))
    for seat in range(table.size):
        if at.most[seat]:
            params = {"player": table.name(seat), "least": at.least[seat], "most": at.most[seat]}
            yield Reason("boru.regions.take", "boru-bound-of", params)
    if at.most[-1]:
        vikings = {"least": at.least[-1], "most": at.most[-1]}
        yield Reason("boru.regions.vikings", "boru-bound-of-vikings", vikings)


def _is_known(step: Reason) -> bool:
    """Numbers that were not given are not told: a region does not hang on them."""
    return not {"points", "coins", "renown"} & set(step.params)


def _heading(claim: Holds, finding: Finding) -> str:
    if finding.verdict is Verdict.REJECTED:
        return "boru-shown-refutation"
    return "boru-shown-example" if claim.how == "possible" else "boru-shown-one-way"


def _settled(table: Table, goal: Goal, readings: Readings) -> Iterator[Reason]:
    trace = Trace()
    if goal.region != NOBODY:
        hand_out(table, readings, trace)
        yield from (step for step in trace.steps if is_about(step, goal))
        return
    final(table, trace)
    yield from trace.steps


def course(table: Table, way: Sequence[Action], goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The steps of a course of play, of the regions only the one in question; then the final scoring."""
    before: list[Reason] = []
    within: list[Reason] = []
    for action in way:
        in_upkeep = table.phase in UPKEEP
        table, steps = told(table, action, readings)
        if not in_upkeep:
            before += steps
            before += within
            within = []
        else:
            within += [step for step in steps if is_about(step, goal)]
    if len(before) > SHOWN_BEFORE:
        yield Reason("boru.upkeep.steps", "boru-shown-later", {"count": len(before) - SHOWN_BEFORE})
    yield from before[-SHOWN_BEFORE:]
    yield from within
    if goal.region == NOBODY and table.phase == Phase.OVER:
        trace = Trace()
        final(table, trace)
        yield from trace.steps


def is_about(step: Reason, goal: Goal) -> bool:
    """Other regions than the one in question are left out, of the game none."""
    if goal.region == NOBODY:
        return True
    if not step.rule.startswith("boru.regions."):
        return step.message != "boru-next-round"
    return bool(step.params.get("region", REGIONS[goal.region].id) == REGIONS[goal.region].id)


def explain_plan(found: Plan | None, verdict: Verdict) -> Iterator[Reason]:
    """The line, entry by entry; or why there is none."""
    if verdict is Verdict.REJECTED:
        yield Reason("boru.upkeep.steps", "boru-plan-none")
    if found is not None:
        for number, entry in enumerate(found.line, 1):
            yield Reason("boru.upkeep.steps", "boru-plan-entry", {"at": number, "entry": write_entry(entry)})
        if not found.line:
            yield Reason("boru.upkeep.steps", "boru-plan-nothing")
