"""What a stranger needs to check a verdict of this game."""

from dataclasses import replace
from typing import Any

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import as_read
from adjudicator.evidence import (
    Certified,
    Evidence,
    enumeration,
    missing,
    no_solution,
    open_thing,
    witness,
)
from adjudicator.games.river.claims.can_win import CanWin
from adjudicator.games.river.claims.control import Claimable, Control
from adjudicator.games.river.claims.forced import Forced, search_forced
from adjudicator.games.river.claims.joint_control import JointControl, dams_of
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.models.can_win_bounds import win_program_by
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rulings.holding_program import holding_program
from adjudicator.games.river.rulings.second_bound import strongest_by_rules
from adjudicator.games.river.rulings.strategy import strategy_of
from adjudicator.games.river.search.joint_allocation import Budget
from adjudicator.games.river.search.joint_dams import JointSearch, joint_dams
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.ruling import Finding
from adjudicator.values import Json, JsonObject
from solver.answer import OutOfBudget


def certify_control(case: Case[Position, Control], finding: Finding) -> Certified:
    dam = case.position.dam(case.claim.dam)
    return Certified((_about_dam(case, dam, finding.witness),))


def certify_claimable(case: Case[Position, Claimable], finding: Finding) -> Certified:
    told = finding.answer["dams"]
    evidence = tuple(
        _about_dam(case, dam, one["witness"], str(dam.name))
        for dam, one in zip(case.position.dams, told, strict=True)
    )
    return Certified(evidence, {"dams": [{"dam": one["dam"], "verdict": one["verdict"]} for one in told]})


def _about_dam(case: Case[Position, Any], dam: Dam, found: JsonObject | None, about: str = "") -> Evidence:
    """The side that keeps the dam; else nothing: the checker tries them all, unless there are too many."""
    position, readings = case.position, case.readings
    not_now = position.turn == "defender" or won_already(position, readings) is not None
    if not_now or len(dam.attacker) < dam.face.slots:
        return open_thing(about)
    if found is not None:
        return witness({"cards": found["cards"]}, about)
    if not _can_be_tried(case, dam):
        return no_solution(holding_program(position, [dam], readings), about)
    return enumeration(about)


def certify_joint_control(case: Case[Position, JointControl], finding: Finding) -> Certified:
    """The sides that hold all dams; else a proof for the fewest dams that can't be held."""
    position, readings = case.position, case.readings
    dams = dams_of(position, case.claim.dams)
    if won_already(position, readings) is not None or any(len(dam.attacker) < dam.face.slots for dam in dams):
        return Certified((open_thing(),))
    if finding.witness is not None:
        held = [{"dam": one["dam"], "cards": one["cards"]} for one in finding.witness["dams"]]
        return Certified((witness({"dams": held}),))
    search = JointSearch(joint_dams(position, dams, readings), Budget())
    try:
        among = [dams[place] for place in search.find_core(search.every_dam)]
    except OutOfBudget:
        return Certified((missing("too-large"),))
    names: list[Json] = [dam.name for dam in among]
    if len(among) == 1 and _can_be_tried(case, among[0]):
        return Certified((Evidence("enumeration", "", {"dams": names}),))
    proof = no_solution(holding_program(position, among, readings))
    return Certified((replace(proof, content={**proof.content, "dams": names}),))


def _can_be_tried(case: Case[Position, Any], dam: Dam) -> bool:
    """Are there few enough sides for the checker to try them all, and as many at every other dam?"""
    table = sedzia_verify.river_table(as_read(case))
    tried = sedzia_verify.sides_to_try(table, table.dam(dam.name))
    return tried * len(case.position.dams) <= sedzia_verify.MOST_SIDES


def certify_can_win(case: Case[Position, CanWin], finding: Finding) -> Certified:
    """The record of a course that is won.

    Bounds need nothing if the simpler ones of the checker suffice; else a proof. A full search has none.
    """
    if won_already(case.position, case.readings) is not None:
        return Certified((open_thing(),))
    if finding.witness is not None:
        return Certified((witness({"actions": finding.witness["actions"]}),))
    if finding.summary.message != "river-can-win-too-few":
        return Certified((missing("full-search"),))
    if sedzia_verify.cannot_win(as_read(case)):
        return Certified((enumeration(),))
    table = table_of(case.position, case.readings)
    return Certified((no_solution(win_program_by(table, case.readings, strongest_by_rules)),))


def certify_forced(case: Case[Position, Forced], finding: Finding) -> Certified:
    """What the winner does at each decision, or what each side does if it may choose the draws."""
    answer = {"winner": finding.answer["winner"]}
    if won_already(case.position, case.readings) is not None:
        return Certified((open_thing(),), answer)
    table = table_of(case.position, case.readings)
    if tactics_in_play(table):
        return Certified((missing("too-large"),), answer)
    searches = search_forced(case.claim, table, case.readings).searches
    try:
        evidence = tuple(strategy_of(case, search, search.winner(table)) for search in searches)
    except (OutOfBudget, sedzia_verify.Unreadable):
        return Certified((missing("too-large"),), answer)
    return Certified(evidence, answer)
