"""The full rulings on ``control`` and ``claimable``: confirmed by every engine and explained."""

from collections.abc import Mapping
from dataclasses import replace

from adjudicator.case import Case
from adjudicator.certificates.engine import with_proof
from adjudicator.claim_kind import Alternative
from adjudicator.games.river.claims.control import (
    Claimable,
    Control,
    ControlFinding,
    claimable_finding,
    search_control,
)
from adjudicator.games.river.claims.over_steps import explain_over
from adjudicator.games.river.models.dam import ask_solver
from adjudicator.games.river.rules.contest import elites_unseen, widest_pool
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rules.strongest import Contest, beating_side, is_tie
from adjudicator.games.river.rulings.claimable_steps import explain_answer, explain_dams
from adjudicator.games.river.rulings.control_flips import flip_if_seen, flip_if_unseen, smallest_reason
from adjudicator.games.river.rulings.control_steps import dam_step, explain_control, explain_uncompared
from adjudicator.games.river.rulings.holding_program import holding_program
from adjudicator.games.river.rulings.model_scale import on_model_scale
from adjudicator.games.river.rulings.possible import is_possible
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.quorum import quorum, said_by, why_undecided
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Reason, Verdict
from adjudicator.values import Json
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, OutOfBudget

DamCase = Case[Position, Control]


def confirm_control(case: DamCase) -> Confirmed[ControlFinding]:
    dam = case.position.dam(case.claim.dam)
    found = search_control(case.position, dam, case.readings)
    finding, answers = _confirmed(case.position, dam, case.readings, found)
    return Confirmed(_naming_a_tie(finding, found.at), found, answers)


def _naming_a_tie(finding: Finding, at: Contest) -> Finding:
    """The summary says so if a tie decides: both sides are full and equal, or the defender can draw level."""
    message = finding.summary.message
    if message in ("river-upheld", "river-holds") and is_tie(at):
        message += "-first"
    elif message == "river-upheld" and at.defender.size < at.slots:
        level = beating_side(at._replace(ties_defend=True)) is not None
        message += "-level" if level else ""
    return replace(finding, summary=replace(finding.summary, message=message))


def confirm_claimable(case: Case[Position, Claimable]) -> Confirmed[tuple[ControlFinding, ...]]:
    findings: dict[int | str, Finding] = {}
    searched: list[ControlFinding] = []
    answers: list[Answer] = []
    for dam in case.position.dams:
        found = search_control(case.position, dam, case.readings)
        searched.append(found)
        findings[dam.name], said = _confirmed(case.position, dam, case.readings, found)
        answers += [replace(answer, about=str(dam.name)) for answer in said]
    won = won_already(case.position, case.readings)
    return Confirmed(claimable_finding(findings, won), tuple(searched), tuple(answers))


def _confirmed(
    position: Position, dam: Dam, readings: Readings, found: ControlFinding
) -> tuple[Finding, tuple[Answer, ...]]:
    """The finding if the engines agree with it. A claim that fails before cards are compared needs none."""
    if not found.compared:
        return found.finding, ()
    answers = with_proof(
        (_search_answer(found), *solver_answers(position, dam, readings)),
        lambda: holding_program(position, [dam], readings),
        after_rules=True,
    )
    if quorum(answers, found.build) is answers[0].outcome:
        return found.finding, answers
    params = {"dam": str(dam.name), "said": said_by(answers), "why": why_undecided(answers)}
    return Finding(Verdict.UNDECIDED, Reason("river.control.proof", "river-undecided", params)), answers


def _search_answer(found: ControlFinding) -> Answer:
    if found.build is None:
        return Answer("search", Outcome.NONE)
    return Answer("search", Outcome.FOUND, on_model_scale(found.at.rungs, found.build.strength))


def solver_answers(position: Position, dam: Dam, readings: Readings) -> tuple[Answer, ...]:
    """CP-SAT also finds the strongest side: it confirms that the witness is the strongest."""
    return (
        ask_solver(cpsat.NAME, cpsat.solve, position, dam, readings),
        ask_solver(z3smt.NAME, z3smt.solve, position, dam, readings, strongest=False),
    )


def explain_control_ruling(case: DamCase, confirmed: Confirmed[ControlFinding]) -> Explained:
    position, readings, found = case.position, case.readings, confirmed.evidence
    dam = position.dam(case.claim.dam)
    if confirmed.finding.verdict is Verdict.UNDECIDED:
        return Explained((dam_step(dam),))
    if not found.compared:
        return Explained(explain_uncompared(position, dam, won_already(position, readings)))
    reason, flips = _reason_and_flips(position, dam, readings, found)
    return Explained(tuple(explain_control(position, dam, readings, found, reason or ())), reason, flips)


def explain_claimable(
    case: Case[Position, Claimable], confirmed: Confirmed[tuple[ControlFinding, ...]]
) -> Explained:
    """Each dam with its own proof, unless nothing can be claimed at all. Nothing, if it is undecided."""
    position = case.position
    won = won_already(position, case.readings)
    if confirmed.finding.verdict is Verdict.UNDECIDED:
        return Explained()
    steps: tuple[Reason, ...]
    if won is not None:
        steps = explain_over(position, won)
    elif position.turn == "defender":
        steps = (Reason("river.control.when", "river-claimable-not-now"),)
    else:
        steps = tuple(explain_dams(position.dams, confirmed.evidence))
    return Explained((*steps, explain_answer(confirmed.finding.summary)))


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


def control_under(
    case: DamCase, _confirmed: Confirmed[ControlFinding], sound: DamCase | None, readings: Readings
) -> Alternative | None:
    """The verdict under other readings.

    It may be the same whatever a fact is that is missing only under them, so the claim is not checked anew.
    None if the facts do not suffice, or are impossible, under them.
    """
    if sound is None and not is_possible(case.form, readings):
        return None
    dam = case.position.dam(case.claim.dam)
    found = search_control(case.position, dam, readings)
    if found.compared and dam.first is None and is_tie(found.at):
        return None
    widest = widest_pool(case.position, readings)
    if widest is not None and found.compared:
        most = found.at._replace(spare=widest.elites, spare_limit=widest.limit)
        if (beating_side(most) is None) != (found.build is None):
            return None
    named = _naming_a_tie(found.finding, found.at) if found.compared else found.finding
    return Alternative(named.verdict, None, named.summary)
