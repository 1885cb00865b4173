"""The full rulings on ``control`` and ``claimable``: confirmed by every engine and explained."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from adjudicator.games.river.claims.control import ControlFinding, claimable_finding, decide_control, is_tie
from adjudicator.games.river.claims.kinds import Control, River
from adjudicator.games.river.rulebook import REVISION
from adjudicator.games.river.rules.contest import elites_unseen, widest_pool
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.rulings.control_engines import agreed, ask_engines, search_answer
from adjudicator.games.river.rulings.control_flips import flip_if_seen, flip_if_unseen, smallest_reason
from adjudicator.games.river.rulings.control_steps import explain_control, explain_uncompared
from adjudicator.games.river.rulings.other_readings import is_possible, under_other_readings
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from adjudicator.values import Json
from solver.answer import Answer, Outcome, OutOfBudget


def rule_control(case: River, claim: Control) -> Ruling:
    position, readings = case.position, case.readings
    dam = position.dam(claim.dam)
    found = decide_control(position, dam, readings)
    finding, answers = _confirmed(position, dam, readings, found)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, explain_uncompared(dam, finding), engines=answers)
    turned, untested = under_other_readings(
        case, "control", finding, partial(control_under, case, dam), summaries=False
    )
    if not found.compared:
        steps = explain_uncompared(dam, finding)
        return Ruling(case, REVISION, finding, steps, depends_on=turned, untested=untested)
    reason, flips = _reason_and_flips(position, dam, readings, found)
    steps = tuple(explain_control(position, dam, readings, found, reason or ()))
    return Ruling(case, REVISION, finding, steps, reason, flips, turned, untested, answers)


def rule_claimable(case: River) -> Ruling:
    findings: dict[int | str, Finding] = {}
    answers: list[Answer] = []
    for dam in case.position.dams:
        found = decide_control(case.position, dam, case.readings)
        findings[dam.name], said = _confirmed(case.position, dam, case.readings, found)
        answers += [replace(answer, about=str(dam.name)) for answer in said]
    reasons = tuple(finding.summary for finding in findings.values())
    return Ruling(case, REVISION, claimable_finding(findings), reasons, engines=tuple(answers))


def _confirmed(
    position: Position, dam: Dam, readings: Readings, found: ControlFinding
) -> tuple[Finding, tuple[Answer, ...]]:
    """The finding if all engines agree with it. A claim that fails before cards are compared needs none."""
    if not found.compared:
        return found.finding, ()
    answers = (search_answer(found), *ask_engines(position, dam, readings))
    if agreed(answers, dam, position) is (Outcome.NONE if found.build is None else Outcome.FOUND):
        return found.finding, answers
    said = ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)
    summary = Reason("river.control.proof", "river-undecided", {"dam": str(dam.name), "said": said})
    return Finding(Verdict.UNDECIDED, summary), answers


def _reason_and_flips(
    position: Position, dam: Dam, readings: Readings, found: ControlFinding
) -> tuple[tuple[str, ...] | None, Mapping[str, Json]]:
    """The smallest reason of an upheld claim, and the fewest cards that would turn the verdict."""
    reason: tuple[str, ...] | None = None
    try:
        if found.build is not None:
            return None, flip_if_seen(found.at, elites_unseen(position))
        reason = smallest_reason(position, dam, readings, found.at)
        returned = flip_if_unseen(position, dam, readings, found.at)
    except OutOfBudget:
        return reason, {}
    return reason, {"if_unseen": None if returned is None else list(returned)}


def control_under(case: River, dam: Dam, readings: Readings) -> Finding | None:
    """The finding under other readings; None if the facts do not suffice, or are impossible, under them."""
    if not is_possible(case, readings):
        return None
    found = decide_control(case.position, dam, readings)
    if dam.first is None and is_tie(found.at):
        return None
    widest = widest_pool(case.position, readings)
    if widest is not None and found.compared:
        most = found.at._replace(spare=widest.elites, spare_limit=widest.limit)
        if (beating_side(most) is None) != (found.build is None):
            return None
    return found.finding
