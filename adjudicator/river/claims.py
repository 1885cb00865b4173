"""The claims about dams: from a filled-in form to a sound case, and from a case to a verdict."""

from dataclasses import dataclass
from typing import Any

from adjudicator.case import Case
from adjudicator.problems import BadCase, Kind, Problem, pointer
from adjudicator.readings import Readings, choose, departures
from adjudicator.river.contest import contest
from adjudicator.river.form import ControlForm, RiverCase
from adjudicator.river.position import Dam, Position
from adjudicator.river.position import check as check_position
from adjudicator.river.readings import READINGS
from adjudicator.river.replay import replay, side_of
from adjudicator.river.search import Build, Contest, beating, own_best
from adjudicator.ruling import Finding, Reason, Verdict


@dataclass(frozen=True, slots=True)
class Control:
    """The attacker takes this dam now."""

    dam: int | str


@dataclass(frozen=True, slots=True)
class Claimable:
    """Which dams could the attacker take now?"""


RiverClaim = Control | Claimable
River = Case[Position, RiverClaim]


def check(form: RiverCase) -> River:
    readings, problems = choose(READINGS, form.readings)
    position, wrong = check_position(form.position, readings if not problems else choose(READINGS, {})[0])
    problems += wrong
    claim: RiverClaim = Control(form.claim.dam) if isinstance(form.claim, ControlForm) else Claimable()
    if isinstance(claim, Control) and claim.dam not in _named(form):
        params = {"dam": str(claim.dam)}
        problems.append(Problem(Kind.CONTRADICTORY, "unknown-dam", pointer("claim", "dam"), params))
    if not problems:
        problems += _missing(position, claim, readings)
    if problems:
        raise BadCase(problems)
    return Case(position, claim, form, readings, departures(READINGS, readings) if form.readings else {})


def _named(form: RiverCase) -> set[int | str | None]:
    return {dam.tile if dam.tile is not None else dam.id for dam in form.position.dams}


def asked(position: Position, claim: RiverClaim) -> tuple[Dam, ...]:
    """The dams that the claim is about."""
    return position.dams if isinstance(claim, Claimable) else (position.dam(claim.dam),)


def _missing(position: Position, claim: RiverClaim, readings: Readings) -> list[Problem]:
    """Facts that the claim hangs on and that were not given."""
    problems: list[Problem] = []
    if position.turn == "defender":
        return problems
    wanted = asked(position, claim)
    to_prove = any(len(dam.defender) < dam.face.slots == len(dam.attacker) for dam in wanted)
    if to_prove and readings["unplayed-elites"] == "allowed" and position.tactics_played is None:
        at = pointer("position", "tactics_played")
        problems.append(Problem(Kind.MISSING, "tactics-missing", at))
    for place, dam in enumerate(position.dams):
        full = len(dam.attacker) == len(dam.defender) == dam.face.slots
        if full and dam.first is None and dam in wanted and is_even(contest(position, dam, readings)):
            at = pointer("position", "dams", place, "first")
            problems.append(Problem(Kind.MISSING, "first-missing", at, {"dam": str(dam.name)}))
    return problems


def is_even(at: Contest) -> bool:
    """Are both sides full and equally strong?"""
    if at.attacker.size < at.slots or at.defender.size < at.slots:
        return False
    return own_best(at, at.attacker).strength == own_best(at, at.defender).strength


def decide(case: River) -> Finding:
    """The verdict and its witness, by the search alone."""
    if isinstance(case.claim, Control):
        return control(case.position, case.position.dam(case.claim.dam), case.readings)[0]
    found = {dam.name: control(case.position, dam, case.readings)[0] for dam in case.position.dams}
    return claimable(found)


def claimable(found: dict[int | str, Finding]) -> Finding:
    """The dams with their verdicts, in the order of the table."""
    dams = [
        {
            "dam": name,
            "verdict": finding.verdict.value,
            "rule": finding.summary.rule,
            "witness": finding.witness,
        }
        for name, finding in found.items()
    ]
    taken = [name for name, finding in found.items() if finding.verdict is Verdict.UPHELD]
    undecided = any(finding.verdict is Verdict.UNDECIDED for finding in found.values())
    params = {"dams": [str(name) for name in taken], "count": len(taken), "of": len(found)}
    return Finding(
        Verdict.UNDECIDED if undecided else Verdict.ANSWERED,
        Reason("river.control.proof", "river-claimable", params),
        answer={"dams": dams},
    )


def control(position: Position, dam: Dam, readings: Readings) -> tuple[Finding, Build | None]:
    """Does the attacker take this dam now? With the side that stops them, if there is one."""
    at = contest(position, dam, readings)
    params: dict[str, Any] = {"dam": str(dam.name)}
    if position.turn == "defender":
        return Finding(Verdict.REJECTED, Reason("river.control.when", "river-not-now", params)), None
    if at.attacker.size < at.slots:
        params |= {"count": at.attacker.size, "slots": at.slots}
        return Finding(Verdict.REJECTED, Reason("river.control.full", "river-not-full", params)), None
    build = beating(at)
    if build is None:
        params |= {"damaged": "yes" if dam.damaged else "no", "wins": position.wins_with(dam)}
        return Finding(Verdict.UPHELD, Reason(_ground(at), "river-upheld", params)), None
    replay(at, build)
    witness = side_of(at, at.defender, dam.defender, build)
    params |= {"cards": witness["adds"], "formation": witness["formation"], "sum": witness["sum"]}
    message = "river-rejected" if at.defender.size < at.slots else "river-holds"
    return Finding(Verdict.REJECTED, Reason(_ground(at), message, params), witness), build


def _ground(at: Contest) -> str:
    """The rule that decides: a comparison of two full sides, or a proof over unseen cards."""
    if at.defender.size == at.slots:
        return "river.control.compare"
    too_few = at.unseen.bit_count() + min(len(at.spare), at.spare_limit) < at.slots - at.defender.size
    return "river.control.too-few" if too_few else "river.control.proof"
