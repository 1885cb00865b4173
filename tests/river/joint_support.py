"""Helpers for the tests of `joint-control`: cases by hand, and a JSON case checked, searched and ruled on."""

from typing import Any

from adjudicator.games.river.claims.joint_control import JointControl, dams_of
from adjudicator.games.river.search.joint_dams import JointSearch, joint_dams
from adjudicator.games.river.table.cards import DECK, names
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from solver.answer import OutOfBudget
from tests.river.support import RIVER, River, sound

Json = dict[str, Any]
MIXED_FEATURES: dict[str, float] = {"house": 0.3, "departing": 0.5, "elites": 0.4}


def read(case: Json) -> tuple[River, JointControl]:
    """The checked case and its claim. It must have no problems."""
    checked = sound(case)
    assert isinstance(checked.claim, JointControl)
    return checked, checked.claim


def parts(case: Json) -> tuple[Position, tuple[Dam, ...], Readings]:
    checked, claim = read(case)
    return checked.position, dams_of(checked.position, claim.dams), checked.readings


def holding(case: Json, dams: list[Any]) -> list[str] | None:
    """The unseen battle cards with which the search holds these dams, or None if it finds no way."""
    position, _, readings = parts(case)
    combined = JointSearch(joint_dams(position, dams_of(position, dams), readings))
    try:
        held = combined.allocation(combined.every_dam)
    except OutOfBudget:
        return None
    if held is None:
        return None
    used = 0
    for cards in held.values():
        used |= cards
    return list(names(used & DECK))


# Cases by hand


def dam(tile: int, attacker: str, defender: str = "", **more: Any) -> Json:
    sides = {"attacker": attacker.split(), "defender": defender.split()}
    return {"tile": tile, "damaged": False, **sides, **more}


def house_dam(name: str, requirement: str, attacker: str, defender: str = "") -> Json:
    """A house dam, as wide as the attacker's side."""
    sides = {"attacker": attacker.split(), "defender": defender.split()}
    return {"id": name, "slots": len(attacker.split()), "requirement": requirement, **sides}


def case(*dams: Json, discard: str = "", readings: Json | None = None, **more: Any) -> Json:
    position = {"dams": list(dams), "discard": discard.split(), **more}
    claim = {"kind": "joint-control", "dams": [one["id"] if "id" in one else one["tile"] for one in dams]}
    return {"game": "river", "position": position, "claim": claim, "readings": readings or {}}


def ruled(given: Json) -> Ruling:
    return rule(RIVER, sound(given))


def messages(ruling: Ruling) -> list[str]:
    return [step.message for step in ruling.reasons]


YELLOW_TEN = case(
    dam(3, "R7 R8 R9", "Y9 Y11"),
    dam(5, "G6 G7 G8", "B8 B9"),
    discard="B7",
)
"""Dam 3 needs yellow 10 and dam 5 needs blue 10, so both can be held."""

SAME_CARD = case(
    dam(2, "R11 G11 B11 Y11", "P6 P7 P8", damaged=False),
    dam(3, "R7 R8 R9", "P10 P11"),
    discard="P5",
)
"""Only a Legion beats a Kompania of elevens, so both dams need purple 9."""


ONLY_LEGIONS = case(dam(3, "R8 G8 B8", "Y5 Y6"), dam(5, "R9 G9 P9", "B5 B6"))
"""A Legion at either dam holds it, and nothing else does."""
