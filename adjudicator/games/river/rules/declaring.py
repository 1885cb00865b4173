"""The attacker declares control of a dam during play. It is legal only if control is proved now."""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.rules.witness import replayed_side
from adjudicator.games.river.table.actions import Claim
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam
from adjudicator.games.river.table.table import Table, dam_at, public_position, tile_of, with_dam, with_side
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json


def proved_dams(table: Table, readings: Readings, among: Sequence[Dam] | None = None) -> Iterator[Dam]:
    """The dams that the attacker can take now, in their own turn: of all dams of the river, or among these.

    Rules river.control.full, river.control.compare, river.control.proof.
    """
    dams = table.dams if among is None else among
    full = [dam for dam in dams if dam.attacker_laid.size == dam.face.slots]
    if full:
        position = public_position(table)
        for dam in full:
            if beating_side(contest(position, dam, readings)) is None:
                yield dam


def claim_refusal(table: Table, action: Claim, readings: Readings) -> Reason | None:
    """Rules river.control.*: the attacker's side must be full and no side of the defender can be stronger."""
    params: dict[str, Json] = {"dam": str(action.dam)}
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
    side = replayed_side(at, dam.defender, build)
    params |= {"cards": side.cards, "formation": side.formation, "sum": side.sum}
    if at.defender.size == slots:
        return Reason("river.control.compare", "river-claim-holds", params, dam.defender)
    params |= {"adds": side.adds}
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
