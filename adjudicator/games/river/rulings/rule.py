"""A full ruling on a dam claim: decided, confirmed by every engine, explained, tried under other readings."""

from dataclasses import replace
from typing import Final

from adjudicator.games.river.claims.can_win import CanWin
from adjudicator.games.river.claims.control import claimable, control, is_even
from adjudicator.games.river.claims.forced import Forced
from adjudicator.games.river.claims.joint_control import JointControl
from adjudicator.games.river.claims.kinds import Claimable, Control, Result, River, check, decide
from adjudicator.games.river.claims.relevant_readings import relevant_readings
from adjudicator.games.river.claims.rematch import Rematch, decide_rematch
from adjudicator.games.river.claims.result import decide_result
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rulebook import REVISION
from adjudicator.games.river.rules.contest import contest, unplayed
from adjudicator.games.river.rules.strongest import beating
from adjudicator.games.river.rulings import control_flips as flips
from adjudicator.games.river.rulings.can_win import rule_can_win
from adjudicator.games.river.rulings.control_engines import ask
from adjudicator.games.river.rulings.control_steps import before_any_card, explain
from adjudicator.games.river.rulings.forced import rule_forced
from adjudicator.games.river.rulings.joint_control import rule_joint
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer, Outcome
from solver.smallest import OutOfBudget


def rule(case: River) -> Ruling:
    match case.claim:
        case Control():
            return _rule_control(case, case.claim)
        case Claimable():
            return _rule_claimable(case)
        case JointControl():
            return rule_joint(case, REVISION)
        case CanWin() | Forced() | Result() | Rematch():
            return _rule_ending(case, case.claim)
        case _:
            return rule_shared(case)


def _rule_ending(case: River, claim: CanWin | Forced | Result | Rematch) -> Ruling:
    """Claims about how the game ends or has ended."""
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
    finding, answers = confirmed(position, dam, readings)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, before_any_card(dam, finding), engines=answers)
    depends_on, untested = _under_other_readings(case, dam, finding.verdict)
    if not answers:
        steps = before_any_card(dam, finding)
        return Ruling(case, REVISION, finding, steps, depends_on=depends_on, untested=untested)
    at = contest(position, dam, readings)
    _, build = control(position, dam, readings)
    reason: tuple[str, ...] | None = None
    try:
        if finding.verdict is Verdict.UPHELD:
            reason = flips.smallest_reason(position, dam, readings, at)
            returned = flips.if_unseen(position, dam, readings, at)
            turned = {"if_unseen": None if returned is None else list(returned)}
        else:
            turned = flips.if_seen(at, flips.elites_unseen(position))
    except OutOfBudget:
        turned = {}
    steps = tuple(explain(position, dam, readings, at, build, reason or ()))
    return Ruling(case, REVISION, finding, steps, reason, turned, depends_on, untested, answers)


def confirmed(position: Position, dam: Dam, readings: Readings) -> tuple[Finding, tuple[Answer, ...]]:
    """The finding, if all engines agree with it. A claim that fails before any card counts needs none."""
    finding, build = control(position, dam, readings)
    if finding.summary.rule in ("river.control.when", "river.control.full"):
        return finding, ()
    answers, outcome = ask(position, dam, readings)
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
        found[dam.name], said = confirmed(case.position, dam, case.readings)
        answers += [replace(answer, about=str(dam.name)) for answer in said]
    reasons = tuple(finding.summary for finding in found.values())
    return Ruling(case, REVISION, claimable(found), reasons, engines=tuple(answers))


def _under_other_readings(
    case: River, dam: Dam, verdict: Verdict
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Change one reading at a time: where the verdict turns, and where a missing fact forbids to say."""
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(READINGS, case.readings, "control"):
        if not _can_be_read(case.position, dam, readings):
            untested.append(name)
            continue
        other, _ = control(case.position, dam, readings)
        if other.verdict is not verdict:
            turned.append(Dependence(name, readings[name], other.verdict))
    return tuple(turned), tuple(dict.fromkeys(untested))


MOST_AHEAD: Final = 2
"""So many tactics cards the defender could at most play at once: one behind, then one ahead."""


def _can_be_read(position: Position, dam: Dam, readings: Readings) -> bool:
    """Are the facts enough, and possible, under these readings?"""
    at = contest(position, dam, readings)
    if dam.first is None and is_even(at):
        return False
    if readings["unplayed-elites"] == "allowed" and position.tactics_played is None:
        if not position.uses_tactics or len(dam.attacker) < dam.face.slots or position.turn == "defender":
            return True
        most = at._replace(spare=unplayed(position, readings), spare_limit=MOST_AHEAD)
        return (beating(most) is None) == (beating(at) is None)
    if readings["dragonfly-limit"] == "one-each":
        for stands in ([d.attacker_stand for d in position.dams], [d.defender_stand for d in position.dams]):
            if sum(stand.elites.count("wazka") for stand in stands) > 1:
                return False
    return True
