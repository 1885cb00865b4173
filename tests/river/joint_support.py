"""Ways in for the tests of `joint-control`: a case as JSON to what is decided and ruled."""

from typing import Any

from adjudicator.case import Case
from adjudicator.readings import Readings, choose, departures
from adjudicator.river.cards import DECK, names
from adjudicator.river.form import RiverCase
from adjudicator.river.joint import JointControl, check_joint, dams_of
from adjudicator.river.joint_search import GaveUp
from adjudicator.river.joint_table import Combined, joint
from adjudicator.river.position import Dam, Position, check
from adjudicator.river.readings import READINGS

Json = dict[str, Any]


def read(case: Json) -> Case[Position, JointControl]:
    """The checked case; with problems it is not fit for this test."""
    form = RiverCase.model_validate(case)
    readings, unknown = choose(READINGS, form.readings)
    position, problems = check(form.position, readings)
    claim = JointControl(tuple(case["claim"]["dams"]))
    problems += unknown + check_joint(position, claim.dams, readings)
    assert not problems, problems
    return Case(position, claim, form, readings, departures(READINGS, readings))


def parts(case: Json) -> tuple[Position, tuple[Dam, ...], Readings]:
    checked = read(case)
    return checked.position, dams_of(checked.position, checked.claim.dams), checked.readings


def holding(case: Json, dams: list[Any]) -> list[str] | None:
    """The unseen battle cards of a way to hold these dams, by the search; None if there is none."""
    position, _, readings = parts(case)
    combined = Combined(joint(position, dams_of(position, dams), readings))
    try:
        held = combined.hold(combined.all)
    except GaveUp:
        return None
    if held is None:
        return None
    used = 0
    for cards in held.values():
        used |= cards
    return list(names(used & DECK))
