"""Every kind of claim in river: its case is checked, and it is decided by search alone."""

from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.claims import shared
from adjudicator.claims.consistent import contradictions_and_rest
from adjudicator.claims.shared import SharedClaim
from adjudicator.games.river.claims.can_win import CanWin, decide_can_win
from adjudicator.games.river.claims.control import claimable_finding, decide_control, is_tie
from adjudicator.games.river.claims.forced import Forced, decide_forced, hidden_hand_problems
from adjudicator.games.river.claims.joint_control import (
    JointControl,
    dams_of,
    decide_joint_control,
    joint_control_problems,
)
from adjudicator.games.river.claims.rematch import Rematch, decide_rematch, read_rematch
from adjudicator.games.river.claims.result import decide_result
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.check_testimony import testimony_of, testimony_problems
from adjudicator.games.river.intake.claim_forms import (
    CanWinForm,
    ClaimableForm,
    ConsistentForm,
    ControlForm,
    ForcedForm,
    JointControlForm,
    RematchForm,
    ResultForm,
)
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.table.cards import BIT, mask
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.games.river.table.table import unknown_cards
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import Readings, changed, choose
from adjudicator.ruling import Finding
from adjudicator.statement import Consistent


@dataclass(frozen=True, slots=True)
class Control:
    """The attacker takes this dam now."""

    dam: int | str


@dataclass(frozen=True, slots=True)
class Claimable:
    """Which dams could the attacker take now?"""


@dataclass(frozen=True, slots=True)
class Result:
    """Who has won?"""


RiverClaim = Control | Claimable | JointControl | CanWin | Forced | Result | Rematch | SharedClaim
River = Case[Position, RiverClaim]


def check(form: RiverCase) -> River:
    """A sound case. All problems of position and claim are reported together."""
    readings, problems = choose(READINGS, form.readings)
    position, wrong = check_position(form.position, readings if not problems else choose(READINGS, {})[0])
    refused: tuple[Problem, ...] = ()
    if isinstance(form.claim, ConsistentForm):
        refused, wrong = contradictions_and_rest(wrong)
    problems += wrong
    claim, wrong = _claim(form, position, readings, refused, sound=not problems)
    problems += wrong
    if problems:
        raise BadCase(problems)
    return Case(position, claim, form, readings, changed(READINGS, readings) if form.readings else {})


def _claim(
    form: RiverCase, position: Position, readings: Readings, refused: tuple[Problem, ...], *, sound: bool
) -> tuple[RiverClaim, list[Problem]]:
    """The claim, and its problems. Missing facts are reported only if the given ones are sound."""
    match form.claim:
        case ControlForm(dam=dam):
            unknown = _unknown_dams(form, [(dam, pointer("claim", "dam"))])
            wanted = (position.dam(dam),) if sound and not unknown else ()
            return Control(dam), unknown or _missing_facts(position, wanted, readings)
        case ClaimableForm():
            return Claimable(), _missing_facts(position, position.dams if sound else (), readings)
        case JointControlForm(dams=dams):
            problems = joint_control_problems(position, dams, readings) if sound else []
            return JointControl(tuple(dams)), problems
        case ResultForm():
            return Result(), _play_problems(position, readings) if sound else []
        case CanWinForm(side=side):
            return CanWin(side), _play_problems(position, readings) if sound else []
        case ForcedForm(pile=pile):
            claim = Forced(None if pile is None else tuple(pile))
            return claim, _forced_problems(position, claim, readings) if sound else []
        case RematchForm():
            return read_rematch(form.claim, readings, position.uses_tactics)
        case ConsistentForm(testimony=testimony):
            return Consistent(refused, tuple(map(testimony_of, testimony))), testimony_problems(testimony)
        case _:
            return shared.read_shared_claim(form, position, readings) if sound else (Consistent(), [])


def _play_problems(position: Position, readings: Readings) -> list[Problem]:
    """The facts that are missing for play to go on from this position."""
    try:
        table_of(position, readings)
    except BadCase as bad:
        return list(bad.problems)
    return []


def _forced_problems(position: Position, claim: Forced, readings: Readings) -> list[Problem]:
    """Both hands must be known. A pile given with its order must hold exactly the cards seen nowhere else."""
    problems = _play_problems(position, readings)
    if problems:
        return problems
    table = table_of(position, readings)
    problems += hidden_hand_problems(table)
    if not problems and claim.pile is not None:
        there = len(claim.pile) == len(set(claim.pile)) == table.deck and set(claim.pile) <= BIT.keys()
        if not there or mask(claim.pile) != unknown_cards(table):
            at = pointer("claim", "pile")
            problems.append(Problem(Kind.CONTRADICTORY, "pile-differs", at, {"deck": table.deck}))
    return problems


def _unknown_dams(form: RiverCase, named: list[tuple[int | str, str]]) -> list[Problem]:
    """The dams that the claim names but the position does not have."""
    there = {dam.tile if dam.tile is not None else dam.id for dam in form.position.dams}
    return [
        Problem(Kind.CONTRADICTORY, "unknown-dam", at, {"dam": str(dam)})
        for dam, at in named
        if dam not in there
    ]


def _missing_facts(position: Position, wanted: tuple[Dam, ...], readings: Readings) -> list[Problem]:
    """The facts that a claim on these dams needs and that were not given."""
    problems: list[Problem] = []
    if position.turn == "defender":
        return problems
    to_prove = any(len(dam.defender) < dam.face.slots == len(dam.attacker) for dam in wanted)
    if to_prove and readings["unplayed-elites"] == "allowed" and position.tactics_played is None:
        at = pointer("position", "tactics_played")
        problems.append(Problem(Kind.MISSING, "tactics-missing", at))
    for place, dam in enumerate(position.dams):
        full = len(dam.attacker) == len(dam.defender) == dam.face.slots
        if full and dam.first is None and dam in wanted and is_tie(contest(position, dam, readings)):
            at = pointer("position", "dams", place, "first")
            problems.append(Problem(Kind.MISSING, "first-missing", at, {"dam": str(dam.name)}))
    return problems


def decide(case: River) -> Finding:
    """The verdict and its witness, by search alone."""
    match case.claim:
        case Control(dam):
            return decide_control(case.position, case.position.dam(dam), case.readings)[0]
        case Claimable():
            found = {
                dam.name: decide_control(case.position, dam, case.readings)[0] for dam in case.position.dams
            }
            return claimable_finding(found)
        case JointControl(names):
            return decide_joint_control(case.position, dams_of(case.position, names), case.readings)
        case Result():
            return decide_result(table_of(case.position, case.readings), case.readings)[0]
        case CanWin():
            return decide_can_win(case.claim, table_of(case.position, case.readings), case.readings)
        case Forced():
            return decide_forced(case.claim, table_of(case.position, case.readings), case.readings)
        case Rematch():
            return decide_rematch(case.claim, case.readings)[0]
        case _:
            return shared.decide(case)
