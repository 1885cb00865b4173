"""The attacker declares control of a dam in the course of play: good only if it is proved now."""

from typing import Any

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import beating
from adjudicator.games.river.rules.witness import replay, side_of
from adjudicator.games.river.table.actions import Claim
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam
from adjudicator.games.river.table.table import Table, dam_at, public, with_dam, with_side
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def is_proved(table: Table, dam: Dam, readings: Readings) -> bool:
    """Can the attacker take this dam now, in their own turn (rules river.control.full, .compare, .proof)?"""
    if dam.attacker_stand.size < dam.face.slots:
        return False
    return beating(contest(public(table), dam, readings)) is None


def claim_refusal(table: Table, action: Claim, readings: Readings) -> Reason | None:
    """Rules river.control.*: the attacker's own side is full and no side of the defender can be stronger."""
    params: dict[str, Any] = {"dam": str(action.dam)}
    if action.side == "defender":
        return Reason("river.control.when", "river-claim-defender", params)
    dam = dam_at(table, action.dam)
    size, slots = dam.attacker_stand.size, dam.face.slots
    if size < slots:
        return Reason("river.control.full", "river-claim-not-full", params | {"count": size, "slots": slots})
    at = contest(public(table), dam, readings)
    build = beating(at)
    if build is None:
        return None
    replay(at, build)
    side = side_of(at, at.defender, dam.defender, build)
    params |= {"cards": side["cards"], "formation": side["formation"], "sum": side["sum"]}
    if at.defender.size == slots:
        return Reason("river.control.compare", "river-claim-holds", params, dam.defender)
    params |= {"adds": side["adds"]}
    return Reason("river.control.proof", "river-claim-unproved", params, dam.defender)


def after_claim(table: Table, action: Claim) -> Table:
    """An intact dam is turned and cleared, a damaged one destroyed (rules river.dam.flip, .destroy)."""
    dam = dam_at(table, action.dam)
    if dam.damaged:
        return table._replace(destroyed=dam.name, winner="attacker")
    assert isinstance(dam.name, int), "only printed tiles are played on"
    turned = with_side(with_side(dam, "attacker", ()), "defender", ())
    turned = turned._replace(damaged=True, face=TILES[dam.name][True])
    table = with_dam(table, turned)._replace(discard=table.discard + dam.attacker + dam.defender)
    return table._replace(winner="attacker") if table.damaged >= DAMAGED_TO_WIN else table
