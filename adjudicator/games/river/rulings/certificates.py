"""What a stranger needs to check a verdict of this game."""

from adjudicator.case import Case
from adjudicator.evidence import Certified, Evidence, enumeration, open_thing, witness
from adjudicator.games.river.claims.control import Claimable, Control
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Finding
from adjudicator.values import JsonObject


def certify_control(case: Case[Position, Control], finding: Finding) -> Certified:
    dam = case.position.dam(case.claim.dam)
    return Certified((_about_dam(case.position, dam, case.readings, finding.witness),))


def certify_claimable(case: Case[Position, Claimable], finding: Finding) -> Certified:
    told = finding.answer["dams"]
    evidence = tuple(
        _about_dam(case.position, dam, case.readings, one["witness"], str(dam.name))
        for dam, one in zip(case.position.dams, told, strict=True)
    )
    return Certified(evidence, {"dams": [{"dam": one["dam"], "verdict": one["verdict"]} for one in told]})


def _about_dam(
    position: Position, dam: Dam, readings: Readings, found: JsonObject | None, about: str = ""
) -> Evidence:
    """The side that keeps the dam; else nothing: the checker tries them all."""
    not_now = position.turn == "defender" or won_already(position, readings) is not None
    if not_now or len(dam.attacker) < dam.face.slots:
        return open_thing(about)
    return enumeration(about) if found is None else witness({"cards": found["cards"]}, about)
