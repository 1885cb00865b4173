"""The claims ``control`` and ``claimable``.

Does the attacker take this dam now? Which dams could they take?
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.games.river.intake.claim_forms import ClaimableForm, ControlForm
from adjudicator.games.river.intake.missing_facts import first_missing, tactics_missing
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.over import Won, won_already
from adjudicator.games.river.rules.strongest import Build, Contest, beating_side
from adjudicator.games.river.rules.witness import ShownSide, replayed_side
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.values import Json


@dataclass(frozen=True, slots=True)
class Control:
    """The attacker takes this dam now."""

    dam: int | str


@dataclass(frozen=True, slots=True)
class Claimable:
    """Which dams could the attacker take now?"""


class ControlFinding(NamedTuple):
    """The finding, and the contest that it comes from."""

    finding: Finding
    at: Contest
    build: Build | None = None
    """The side of the defender that stops the attacker, if there is one."""
    side: ShownSide | None = None
    """The same side as it is shown."""

    @property
    def compared(self) -> bool:
        """Were cards compared? A claim at the wrong time, or on a side with a free slot, fails before."""
        return self.finding.summary.rule not in ("river.control.when", "river.control.full")


# What is claimed, and what it needs


_DAM: Final = pointer("claim", "dam")


def read_control(form: ControlForm, position: PositionForm, _: Readings) -> tuple[Control, list[Problem]]:
    return Control(form.dam), list(unknown_dams(position, [(form.dam, _DAM)]))


def read_claimable(
    _: ClaimableForm, _position: PositionForm, _r: Readings
) -> tuple[Claimable, list[Problem]]:
    return Claimable(), []


def unknown_dams(position: PositionForm, named: Sequence[tuple[int | str, str]]) -> Iterator[Problem]:
    """The dams that a claim names, each with its place, but the position does not have."""
    there = {dam.tile if dam.tile is not None else dam.id for dam in position.dams}
    for dam, at in named:
        if isinstance(dam, str) and dam.isdecimal():
            yield Problem(Kind.MALFORMED, "tile-not-a-number", at, {"dam": dam})
        elif dam not in there:
            among = pointer("position", "dams")
            yield Problem(Kind.CONTRADICTORY, "unknown-dam", at, {"dam": str(dam)}, among)


def control_needs(case: Case[Position, Control]) -> Iterator[Problem]:
    return _missing_facts(case.position, (case.position.dam(case.claim.dam),), case.readings)


def claimable_needs(case: Case[Position, Claimable]) -> Iterator[Problem]:
    if not case.position.dams and won_already(case.position, case.readings) is None:
        yield Problem(Kind.MISSING, "missing-field", pointer("position", "dams"), {"field": "dams"})
    yield from _missing_facts(case.position, case.position.dams, case.readings)


def _missing_facts(position: Position, wanted: tuple[Dam, ...], readings: Readings) -> Iterator[Problem]:
    """The facts that a claim on these dams needs and that were not given."""
    if position.turn == "defender" or won_already(position, readings) is not None:
        return
    yield from tactics_missing(position, wanted, readings)
    yield from first_missing(position, wanted, readings)


# The verdict


def decide_control(case: Case[Position, Control]) -> Finding:
    return search_control(case.position, case.position.dam(case.claim.dam), case.readings).finding


def decide_claimable(case: Case[Position, Claimable]) -> Finding:
    position, readings = case.position, case.readings
    found = {dam.name: search_control(position, dam, readings).finding for dam in position.dams}
    return claimable_finding(found, won_already(position, readings))


def claimable_finding(found: dict[int | str, Finding], won: Won | None) -> Finding:
    """The answer to ``claimable``: the dams with their verdicts, in the order of the table."""
    dams = [
        {
            "dam": name,
            "verdict": finding.verdict.value,
            "rule": finding.summary.rule,
            "witness": finding.witness,
        }
        for name, finding in found.items()
    ]
    taken = sorted(str(name) for name, finding in found.items() if finding.verdict is Verdict.UPHELD)
    undecided = any(finding.verdict is Verdict.UNDECIDED for finding in found.values())
    params: dict[str, Json] = {
        "dams": taken,
        "count": len(taken),
        "of": len(found),
    }
    summary = Reason("river.control.proof", "river-claimable", params)
    if won is not None:
        summary = Reason("river.control.when", "river-claimable-over", params | won.params)
    verdict = Verdict.UNDECIDED if undecided else Verdict.ANSWERED
    return Finding(verdict, summary, answer={"dams": dams})


def what_counts(finding: Finding) -> object:
    """The verdict on each dam and the side that refutes it: what is compared under other readings.

    The rung of that side is not: it has another number on another ladder.
    """
    dams = finding.answer["dams"]
    return [(dam["dam"], dam["verdict"], dam["witness"] and dam["witness"]["cards"]) for dam in dams]


def provable_dams(finding: Finding) -> object:
    """Which dams the attacker can take: what is compared between two versions of the facts."""
    return [dam["dam"] for dam in finding.answer["dams"] if dam["verdict"] == Verdict.UPHELD.value]


def search_control(position: Position, dam: Dam, readings: Readings) -> ControlFinding:
    """Does the attacker take this dam now?"""
    at = contest(position, dam, readings)
    params: dict[str, Json] = {"dam": str(dam.name)}
    won = won_already(position, readings)
    if won is not None:
        summary = Reason("river.control.when", "river-control-over", params | won.params)
        return ControlFinding(Finding(Verdict.REJECTED, summary), at)
    if position.turn == "defender":
        summary = Reason("river.control.when", "river-not-now", params)
        return ControlFinding(Finding(Verdict.REJECTED, summary), at)
    if at.attacker.size < at.slots:
        params |= {"count": at.attacker.size, "slots": at.slots}
        summary = Reason("river.control.full", "river-not-full", params)
        return ControlFinding(Finding(Verdict.REJECTED, summary), at)
    build = beating_side(at)
    if build is None:
        params |= {"damaged": "yes" if dam.damaged else "no", "wins": position.win_by_taking(dam)}
        return ControlFinding(Finding(Verdict.UPHELD, Reason(_deciding_rule(at), "river-upheld", params)), at)
    side = replayed_side(at, dam.defender, build)
    params |= {"cards": side.adds, "formation": side.formation, "sum": side.sum}
    message = "river-rejected" if at.defender.size < at.slots else "river-holds"
    finding = Finding(Verdict.REJECTED, Reason(_deciding_rule(at), message, params), side.json)
    return ControlFinding(finding, at, build, side)


def _deciding_rule(at: Contest) -> str:
    """The rule that decides: two full sides are compared, or the proof is about unseen cards."""
    if at.defender.size == at.slots:
        return "river.control.compare"
    too_few = at.unseen.bit_count() + min(len(at.spare), at.spare_limit) < at.slots - at.defender.size
    return "river.control.too-few" if too_few else "river.control.proof"
