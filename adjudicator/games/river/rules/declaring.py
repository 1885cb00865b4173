"""The attacker declares control of a dam during play. It is legal only if control is proved now."""

from typing import Any

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.rules.witness import replay_build, side_json
from adjudicator.games.river.table.actions import Claim
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam
from adjudicator.games.river.table.table import Table, dam_at, public_position, tile_of, with_dam, with_side
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def is_proved(table: Table, dam: Dam, readings: Readings) -> bool:
    """Can the attacker take this dam now, in their own turn?

    Rules river.control.full, river.control.compare, river.control.proof.
    """
    if dam.attacker_laid.size < dam.face.slots:
        return False
    return beating_side(contest(public_position(table), dam, readings)) is None


def claim_refusal(table: Table, action: Claim, readings: Readings) -> Reason | None:
    """Rules river.control.*: the attacker's side must be full and no side of the defender can be stronger."""
    params: dict[str, Any] = {"dam": str(action.dam)}
    if action.side == "defender":
        return Reason("river.control.when", "river-claim-defender", params)
    dam = dam_at(table, action.dam)
    size, slots = dam.attacker_laid.size, dam.face.slots
    if size < slots:
        return Reason("river.control.full", "river-claim-not-full", params | {"count": size, "slots": slots})
    at = contest(public_position(table), dam, readings)
    build = beating_side(at)
    if build is None:
        return None
    replay_build(at, build)
    side = side_json(at, at.defender, dam.defender, build)
    params |= {"cards": side["cards"], "formation": side["formation"], "sum": side["sum"]}
    if at.defender.size == slots:
        return Reason("river.control.compare", "river-claim-holds", params, dam.defender)
    params |= {"adds": side["adds"]}
    return Reason("river.control.proof", "river-claim-unproved", params, dam.defender)


def after_claim(table: Table, action: Claim) -> Table:
    """An intact dam is turned and cleared (river.dam.flip), a damaged one destroyed (river.dam.destroy)."""
    dam = dam_at(table, action.dam)
    if dam.damaged:
        return table._replace(destroyed=dam.name, winner="attacker")
    turned = with_side(with_side(dam, "attacker", ()), "defender", ())
    turned = turned._replace(damaged=True, face=TILES[tile_of(dam)][True])
    table = with_dam(table, turned)._replace(discard=table.discard + dam.attacker + dam.defender)
    return table._replace(winner="attacker") if table.damaged >= DAMAGED_TO_WIN else table
