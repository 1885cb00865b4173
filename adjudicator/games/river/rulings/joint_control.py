"""The full ruling on ``joint-control``: confirmed by every engine, explained, tried under other readings.

If the claim is upheld, the engines are asked about the fewest dams that can't be held together. How many dams
can be held follows from several such sets of dams. The engines are asked about each of these sets, too.
"""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.case import Case
from adjudicator.games.river.claims.joint_control import (
    JointControl,
    JointFinding,
    dams_of,
    missing_joint_facts,
    search_joint_control,
    upheld_finding,
)
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rules.contest import unplayed_elites
from adjudicator.games.river.rulings.joint_engines import ask_engines
from adjudicator.games.river.rulings.joint_smallest_reason import JointReason, smallest_joint_reason
from adjudicator.games.river.rulings.joint_steps import explain_not_full, explain_rejected, explain_upheld
from adjudicator.games.river.search.joint_allocation import Budget
from adjudicator.games.river.search.joint_dams import JointSearch, Places, Pool, joint_dams
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from solver.answer import Answer, Outcome, OutOfBudget

STEPS_PER_READING: Final = 10_000
"""Steps of the search for each other reading."""
MOST_AHEAD: Final = 2
"""The most tactics cards that the defender could play at once: from one behind to one ahead."""


def rule_joint_control(case: Case[Position, Any], revision: str) -> Ruling:
    claim: JointControl = case.claim
    position, readings = case.position, case.readings
    dams = dams_of(position, claim.dams)
    found = search_joint_control(position, dams, readings)
    if found.finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, revision, found.finding, ())
    if found.search is None:
        turned, untested = _under_other_readings(case, dams, found)
        steps = explain_not_full(dams)
        return Ruling(case, revision, found.finding, steps, depends_on=turned, untested=untested)
    if found.finding.verdict is Verdict.REJECTED:
        return _rule_rejected(case, revision, dams, found)
    return _rule_upheld(case, revision, dams, found, found.search)


def _rule_rejected(
    case: Case[Position, Any], revision: str, dams: tuple[Dam, ...], found: JointFinding
) -> Ruling:
    answers, outcome = ask_engines(case.position, dams, case.readings)
    if outcome is not Outcome.FOUND:
        return Ruling(case, revision, _undecided(dams, answers), (), engines=answers)
    turned, untested = _under_other_readings(case, dams, found)
    steps = tuple(explain_rejected(case.position, dams, case.readings, found))
    return Ruling(case, revision, found.finding, steps, depends_on=turned, untested=untested, engines=answers)


def _rule_upheld(
    case: Case[Position, Any],
    revision: str,
    dams: tuple[Dam, ...],
    found: JointFinding,
    search: JointSearch,
) -> Ruling:
    position, readings = case.position, case.readings
    fewest = _fewest_not_held(search)
    not_held = [dams[place] for place in fewest]
    answers, outcome = ask_engines(position, not_held, readings)
    if outcome is not Outcome.NONE:
        return Ruling(case, revision, _undecided(not_held, answers), (), engines=answers)
    if found.most is not None:
        for core in sorted(search.cores):
            if core == fewest:
                continue
            more_answers, outcome = ask_engines(position, [dams[place] for place in core], readings)
            answers += more_answers
            if outcome is not Outcome.NONE:
                found = JointFinding(upheld_finding(search, None), search)
                break
    turned, untested = _under_other_readings(case, dams, found)
    reason: JointReason | None
    try:
        reason = smallest_joint_reason(position, not_held, readings)
    except OutOfBudget:
        reason = None
    steps = tuple(explain_upheld(position, dams, readings, found, fewest, reason))
    smallest = reason.cards if reason and reason.fewest else None
    return Ruling(case, revision, found.finding, steps, smallest, {}, turned, untested, answers)


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
    case: Case[Position, Any], dams: tuple[Dam, ...], found: JointFinding
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Change one reading at a time. Which changes turn the verdict or the number of dams held?

    Also returns the readings for which that is not known.
    """
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(READINGS, case.readings, "joint-control"):
        other = _search_under(case, dams, readings)
        if other is None or other.finding.verdict is Verdict.UNDECIDED:
            untested.append(name)
        elif other.finding.verdict is not found.finding.verdict or _most_held(other) != _most_held(found):
            turned.append(Dependence(name, readings[name], other.finding.verdict, other.finding.summary))
    return tuple(turned), tuple(dict.fromkeys(untested))


def _most_held(found: JointFinding) -> int | None:
    return None if found.most is None else len(found.most)


def _search_under(
    case: Case[Position, Any], dams: tuple[Dam, ...], readings: Readings
) -> JointFinding | None:
    """The finding under these readings; None if the facts do not suffice, or are impossible, under them."""
    form = case.form
    assert isinstance(form, RiverCase)
    position, problems = check_position(form.position, readings)
    if problems:
        return None
    problems = missing_joint_facts(position, dams, readings)
    if not problems:
        return search_joint_control(position, dams, readings, STEPS_PER_READING)
    if any(problem.code != "tactics-missing" for problem in problems):
        return None
    found = search_joint_control(position, dams, readings, STEPS_PER_READING)
    if not position.uses_tactics or found.search is None:
        return found
    # The tactics cards played are unknown. So compare with the most elites that the defender may ever bring.
    widest = Pool(position.unseen, unplayed_elites(position, readings), MOST_AHEAD)
    search = JointSearch(joint_dams(position, dams, readings, widest), Budget(STEPS_PER_READING))
    try:
        most_held = search.most_held()
    except OutOfBudget:
        return None
    return found if found.most is not None and len(most_held) == len(found.most) else None
