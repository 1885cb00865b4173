"""The full ruling on ``joint-control``: confirmed by every engine, explained, tried under other readings.

If the claim is upheld, the engines are asked about the fewest dams that can't be held together. How many dams
can be held follows from several such sets of dams. The engines are asked about each of these sets, too.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.games.river.claims.joint_control import (
    JointControl,
    JointFinding,
    dams_of,
    missing_joint_facts,
    most_unknown,
    search_joint_control,
)
from adjudicator.games.river.claims.kinds import River
from adjudicator.games.river.rulebook import REVISION
from adjudicator.games.river.rules.contest import widest_pool
from adjudicator.games.river.rulings.joint_engines import ask_engines
from adjudicator.games.river.rulings.joint_smallest_reason import JointReason, smallest_joint_reason
from adjudicator.games.river.rulings.joint_steps import explain_not_full, explain_rejected, explain_upheld
from adjudicator.games.river.rulings.other_readings import is_possible, under_other_readings
from adjudicator.games.river.search.joint_allocation import Budget
from adjudicator.games.river.search.joint_dams import JointSearch, Places, joint_dams
from adjudicator.games.river.table.position import Dam
from adjudicator.readings import Readings
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from solver.answer import Answer, Outcome, OutOfBudget

STEPS_PER_READING: Final = 10_000
"""Steps of the search for each other reading."""


def rule_joint_control(case: River, claim: JointControl) -> Ruling:
    dams = dams_of(case.position, claim.dams)
    found = search_joint_control(case.position, dams, case.readings)
    if found.finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, found.finding, ())
    if found.search is None:
        turned, untested = _under_other_readings(case, dams, found)
        steps = explain_not_full(dams)
        return Ruling(case, REVISION, found.finding, steps, depends_on=turned, untested=untested)
    if found.finding.verdict is Verdict.REJECTED:
        return _rule_rejected(case, dams, found)
    return _rule_upheld(case, dams, found, found.search)


def _rule_rejected(case: River, dams: tuple[Dam, ...], found: JointFinding) -> Ruling:
    answers, outcome = ask_engines(case.position, dams, case.readings, Outcome.FOUND)
    if outcome is not Outcome.FOUND:
        return Ruling(case, REVISION, _undecided(dams, answers), (), engines=answers)
    turned, untested = _under_other_readings(case, dams, found)
    steps = tuple(explain_rejected(case.position, dams, case.readings, found))
    return Ruling(case, REVISION, found.finding, steps, depends_on=turned, untested=untested, engines=answers)


def _rule_upheld(case: River, dams: tuple[Dam, ...], found: JointFinding, search: JointSearch) -> Ruling:
    position, readings = case.position, case.readings
    fewest = _fewest_not_held(search)
    not_held = [dams[place] for place in fewest]
    answers, outcome = ask_engines(position, not_held, readings, Outcome.NONE)
    if outcome is not Outcome.NONE:
        return Ruling(case, REVISION, _undecided(not_held, answers), (), engines=answers)
    if found.most is not None:
        for core in sorted(search.cores):
            if core == fewest:
                continue
            apart = [dams[place] for place in core]
            more_answers, outcome = ask_engines(position, apart, readings, Outcome.NONE)
            answers += more_answers
            if outcome is not Outcome.NONE:
                found = most_unknown(search)
                break
    turned, untested = _under_other_readings(case, dams, found)
    reason: JointReason | None
    try:
        reason = smallest_joint_reason(position, not_held, readings)
    except OutOfBudget:
        reason = None
    steps = tuple(explain_upheld(position, dams, readings, found, fewest, reason))
    smallest = reason.cards if reason and reason.fewest else None
    return Ruling(case, REVISION, found.finding, steps, smallest, {}, turned, untested, answers)


def _fewest_not_held(search: JointSearch) -> Places:
    """The fewest dams that can't be held together; if that takes too long, the fewest known."""
    try:
        return search.fewest_not_held()
    except OutOfBudget:
        return min(search.cores, key=lambda core: (len(core), core), default=search.every_dam)


def _undecided(dams: Sequence[Dam], answers: Sequence[Answer]) -> Finding:
    said = ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)
    params = {"dams": [str(dam.name) for dam in dams], "said": said}
    return Finding(Verdict.UNDECIDED, Reason("river.joint.shared-pool", "river-joint-undecided", params))


# Under other readings


def _under_other_readings(
    case: River, dams: tuple[Dam, ...], found: JointFinding
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    under = partial(joint_under, case, dams, found)
    return under_other_readings(case, "joint-control", found.finding, under, summaries=True)


def joint_under(case: River, dams: tuple[Dam, ...], here: JointFinding, readings: Readings) -> Finding | None:
    """The finding under other readings than those of ``here``.

    None if the facts do not suffice or are impossible under them, or if it is undecided.
    """
    position = case.position
    missing = {problem.code for problem in missing_joint_facts(position, dams, readings)}
    if missing - {"tactics-missing"} or not is_possible(case, readings):
        return None
    found = search_joint_control(position, dams, readings, STEPS_PER_READING, here)
    if found.finding.verdict is Verdict.UNDECIDED:
        return None
    widest = widest_pool(position, readings)
    if widest is None or found.search is None:
        return found.finding
    search = JointSearch(joint_dams(position, dams, readings, widest), Budget(STEPS_PER_READING))
    try:
        most_held = search.most_held()
    except OutOfBudget:
        return None
    return found.finding if found.most is not None and len(most_held) == len(found.most) else None
