"""The full ruling on every kind of claim: confirmed by all engines, explained, tried under other readings."""

from dataclasses import replace
from typing import Final

from adjudicator.games.river.claims.can_win import CanWin
from adjudicator.games.river.claims.control import claimable_finding, decide_control, is_tie
from adjudicator.games.river.claims.forced import Forced
from adjudicator.games.river.claims.joint_control import JointControl
from adjudicator.games.river.claims.kinds import Claimable, Control, Result, River, check, decide
from adjudicator.games.river.claims.relevant_readings import relevant_readings
from adjudicator.games.river.claims.rematch import Rematch, decide_rematch
from adjudicator.games.river.claims.result import decide_result
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rulebook import REVISION
from adjudicator.games.river.rules.contest import contest, unplayed_elites
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.rulings.can_win import rule_can_win
from adjudicator.games.river.rulings.control_engines import ask_engines
from adjudicator.games.river.rulings.control_flips import (
    elites_unseen,
    flip_if_seen,
    flip_if_unseen,
    smallest_reason,
)
from adjudicator.games.river.rulings.control_steps import explain_control, explain_uncompared
from adjudicator.games.river.rulings.forced import rule_forced
from adjudicator.games.river.rulings.joint_control import rule_joint_control
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer, Outcome, OutOfBudget


def rule(case: River) -> Ruling:
    match case.claim:
        case Control():
            return _rule_control(case, case.claim)
        case Claimable():
            return _rule_claimable(case)
        case JointControl():
            return rule_joint_control(case, REVISION)
        case CanWin() | Forced() | Result() | Rematch():
            return _rule_ending(case, case.claim)
        case _:
            return rule_shared(case)


def _rule_ending(case: River, claim: CanWin | Forced | Result | Rematch) -> Ruling:
    """The claims about how the game ends or has ended."""
    answers: tuple[Answer, ...] = ()
    if isinstance(claim, Rematch):
        finding, steps = decide_rematch(claim, case.readings)
    else:
        table = table_of(case.position, case.readings)
        match claim:
            case Result():
                finding, steps = decide_result(table, case.readings)
            case CanWin():
                finding, steps, answers = rule_can_win(claim, table, case.readings)
            case Forced():
                finding, steps, answers = rule_forced(claim, table, case.readings)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, steps, engines=answers)
    turned, untested = depends_on(case, relevant_readings(case), check, decide, finding)
    return Ruling(case, REVISION, finding, steps, depends_on=turned, untested=untested, engines=answers)


def _rule_control(case: River, claim: Control) -> Ruling:
    position, readings = case.position, case.readings
    dam = position.dam(claim.dam)
    finding, answers = confirm_control(position, dam, readings)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, explain_uncompared(dam, finding), engines=answers)
    depends_on, untested = _under_other_readings(case, dam, finding.verdict)
    if not answers:
        steps = explain_uncompared(dam, finding)
        return Ruling(case, REVISION, finding, steps, depends_on=depends_on, untested=untested)
    at = contest(position, dam, readings)
    _, build = decide_control(position, dam, readings)
    reason: tuple[str, ...] | None = None
    try:
        if finding.verdict is Verdict.UPHELD:
            reason = smallest_reason(position, dam, readings, at)
            returned = flip_if_unseen(position, dam, readings, at)
            turned = {"if_unseen": None if returned is None else list(returned)}
        else:
            turned = flip_if_seen(at, elites_unseen(position))
    except OutOfBudget:
        turned = {}
    steps = tuple(explain_control(position, dam, readings, at, build, reason or ()))
    return Ruling(case, REVISION, finding, steps, reason, turned, depends_on, untested, answers)


def confirm_control(position: Position, dam: Dam, readings: Readings) -> tuple[Finding, tuple[Answer, ...]]:
    """The finding if all engines agree with it. A claim that fails before cards are compared needs none."""
    finding, build = decide_control(position, dam, readings)
    if finding.summary.rule in ("river.control.when", "river.control.full"):
        return finding, ()
    answers, outcome = ask_engines(position, dam, readings)
    expected = Outcome.NONE if build is None else Outcome.FOUND
    if outcome is expected:
        return finding, answers
    said = ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)
    summary = Reason("river.control.proof", "river-undecided", {"dam": str(dam.name), "said": said})
    return Finding(Verdict.UNDECIDED, summary), answers


def _rule_claimable(case: River) -> Ruling:
    found = {}
    answers: list[Answer] = []
    for dam in case.position.dams:
        found[dam.name], dam_answers = confirm_control(case.position, dam, case.readings)
        answers += [replace(answer, about=str(dam.name)) for answer in dam_answers]
    reasons = tuple(finding.summary for finding in found.values())
    return Ruling(case, REVISION, claimable_finding(found), reasons, engines=tuple(answers))


def _under_other_readings(
    case: River, dam: Dam, verdict: Verdict
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Change one reading at a time. Which changes turn the verdict? Which lack a fact to test them?"""
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(READINGS, case.readings, "control"):
        if not _can_be_tested(case.position, dam, readings):
            untested.append(name)
            continue
        other, _ = decide_control(case.position, dam, readings)
        if other.verdict is not verdict:
            turned.append(Dependence(name, readings[name], other.verdict))
    return tuple(turned), tuple(dict.fromkeys(untested))


MOST_AHEAD: Final = 2
"""The most tactics cards that the defender could play at once: from one behind to one ahead."""


def _can_be_tested(position: Position, dam: Dam, readings: Readings) -> bool:
    """Do the facts suffice under these readings, and are they possible?"""
    at = contest(position, dam, readings)
    if dam.first is None and is_tie(at):
        return False
    if readings["unplayed-elites"] == "allowed" and position.tactics_played is None:
        if not position.uses_tactics or len(dam.attacker) < dam.face.slots or position.turn == "defender":
            return True
        most = at._replace(spare=unplayed_elites(position, readings), spare_limit=MOST_AHEAD)
        return (beating_side(most) is None) == (beating_side(at) is None)
    if readings["dragonfly-limit"] == "one-each":
        for sides in ([d.attacker_laid for d in position.dams], [d.defender_laid for d in position.dams]):
            if sum(side.elites.count("wazka") for side in sides) > 1:
                return False
    return True
