"""The full ruling on every kind of claim: confirmed by all engines, explained, tried under other readings."""

from adjudicator.games.river.claims.can_win import CanWin
from adjudicator.games.river.claims.forced import Forced
from adjudicator.games.river.claims.joint_control import JointControl
from adjudicator.games.river.claims.kinds import Claimable, Control, Result, River, check, decide
from adjudicator.games.river.claims.relevant_readings import relevant_readings
from adjudicator.games.river.claims.rematch import Rematch, decide_rematch
from adjudicator.games.river.claims.result import decide_result
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rulebook import REVISION
from adjudicator.games.river.rulings.can_win import rule_can_win
from adjudicator.games.river.rulings.control import rule_claimable, rule_control
from adjudicator.games.river.rulings.forced import rule_forced
from adjudicator.games.river.rulings.joint_control import rule_joint_control
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer


def rule(case: River) -> Ruling:
    match case.claim:
        case Control():
            return rule_control(case, case.claim)
        case Claimable():
            return rule_claimable(case)
        case JointControl():
            return rule_joint_control(case, case.claim)
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
