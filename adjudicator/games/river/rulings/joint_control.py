"""A full ruling on `joint-control`: decided, confirmed by every engine, explained, under other readings too.

That some dams can't be held together is put to the engines for the fewest dams that settle it. How many can
be held follows from several such sets, none of which can be held whole: each is put to the engines as well.
"""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.case import Case
from adjudicator.games.river.claims.joint_control import (
    JointControl,
    Weighed,
    dams_of,
    missing_facts,
    upheld,
    weigh,
)
from adjudicator.games.river.intake.check import check as check_position
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rules.contest import unplayed
from adjudicator.games.river.rulings.joint_engines import ask
from adjudicator.games.river.rulings.joint_smallest import Reasons, reason
from adjudicator.games.river.rulings.joint_steps import explain_held, explain_upheld, not_full
from adjudicator.games.river.search.joint import Budget, GaveUp
from adjudicator.games.river.search.joint_dams import Combined, Places, Pool, joint
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from solver.answer import Answer, Outcome

ELSEWHERE: Final = 10_000
"""So many steps for each other reading."""
MOST_AHEAD: Final = 2
"""So many tactics cards the defender could at most play at once: one behind, then one ahead."""


def rule_joint(case: Case[Position, Any], revision: str) -> Ruling:
    claim: JointControl = case.claim
    position, readings = case.position, case.readings
    dams = dams_of(position, claim.dams)
    weighed = weigh(position, dams, readings)
    if weighed.finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, revision, weighed.finding, ())
    if weighed.combined is None:
        turned, untested = _under_other_readings(case, dams, weighed)
        steps = not_full(dams)
        return Ruling(case, revision, weighed.finding, steps, depends_on=turned, untested=untested)
    if weighed.finding.verdict is Verdict.REJECTED:
        return _rule_rejected(case, revision, dams, weighed)
    return _rule_upheld(case, revision, dams, weighed, weighed.combined)


def _rule_rejected(
    case: Case[Position, Any], revision: str, dams: tuple[Dam, ...], weighed: Weighed
) -> Ruling:
    answers, outcome = ask(case.position, dams, case.readings)
    if outcome is not Outcome.FOUND:
        return Ruling(case, revision, _undecided(dams, answers), (), engines=answers)
    turned, untested = _under_other_readings(case, dams, weighed)
    steps = tuple(explain_held(case.position, dams, case.readings, weighed))
    return Ruling(
        case, revision, weighed.finding, steps, depends_on=turned, untested=untested, engines=answers
    )


def _rule_upheld(
    case: Case[Position, Any],
    revision: str,
    dams: tuple[Dam, ...],
    weighed: Weighed,
    combined: Combined,
) -> Ruling:
    position, readings = case.position, case.readings
    fewest = _fewest(combined)
    some = [dams[place] for place in fewest]
    answers, outcome = ask(position, some, readings)
    if outcome is not Outcome.NONE:
        return Ruling(case, revision, _undecided(some, answers), (), engines=answers)
    if weighed.most is not None:
        for core in sorted(combined.cores):
            if core == fewest:
                continue
            said, outcome = ask(position, [dams[place] for place in core], readings)
            answers += said
            if outcome is not Outcome.NONE:
                weighed = Weighed(upheld(combined, None), combined)
                break
    turned, untested = _under_other_readings(case, dams, weighed)
    reasons: Reasons | None
    try:
        reasons = reason(position, some, readings)
    except GaveUp:
        reasons = None
    steps = tuple(explain_upheld(position, dams, readings, weighed, fewest, reasons))
    shown = reasons.cards if reasons and reasons.fewest else None
    return Ruling(case, revision, weighed.finding, steps, shown, {}, turned, untested, answers)


def _fewest(combined: Combined) -> Places:
    """The fewest dams that can't be held together; where that takes too long, some that can't."""
    try:
        return combined.smallest()
    except GaveUp:
        return min(combined.cores, key=lambda core: (len(core), core), default=combined.all)


def _undecided(dams: Sequence[Dam], answers: Sequence[Answer]) -> Finding:
    said = ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)
    params = {"dams": [str(dam.name) for dam in dams], "said": said}
    return Finding(Verdict.UNDECIDED, Reason("river.joint.shared-pool", "river-joint-undecided", params))


# Under other readings


def _under_other_readings(
    case: Case[Position, Any], dams: tuple[Dam, ...], here: Weighed
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Change one reading at a time: where the verdict or the greatest number turns, where nobody can say."""
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(READINGS, case.readings, "joint-control"):
        other = _read_as(case, dams, readings)
        if other is None or other.finding.verdict is Verdict.UNDECIDED:
            untested.append(name)
        elif other.finding.verdict is not here.finding.verdict or _number(other) != _number(here):
            turned.append(Dependence(name, readings[name], other.finding.verdict, other.finding.summary))
    return tuple(turned), tuple(dict.fromkeys(untested))


def _number(weighed: Weighed) -> int | None:
    return None if weighed.most is None else len(weighed.most)


def _read_as(case: Case[Position, Any], dams: tuple[Dam, ...], readings: Readings) -> Weighed | None:
    """What is found under these readings; None where the facts do not suffice, or are impossible there."""
    form = case.form
    assert isinstance(form, RiverCase)
    position, problems = check_position(form.position, readings)
    if problems:
        return None
    problems = missing_facts(position, dams, readings)
    if not problems:
        return weigh(position, dams, readings, ELSEWHERE)
    if any(problem.code != "tactics-missing" for problem in problems):
        return None
    found = weigh(position, dams, readings, ELSEWHERE)
    if not position.uses_tactics or found.combined is None:
        return found
    # However many tactics cards were played, the defender is allowed no more elites than this.
    most = Pool(position.unseen, unplayed(position, readings), MOST_AHEAD)
    combined = Combined(joint(position, dams, readings, most), Budget(ELSEWHERE))
    try:
        allowed = combined.most()
    except GaveUp:
        return None
    return found if found.most is not None and len(allowed) == len(found.most) else None
