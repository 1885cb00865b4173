"""The preparation phase: the attacker may retreat, the defender may throw a log."""

from adjudicator.games.river.table.actions import Log, Retreat
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import Dam
from adjudicator.games.river.table.table import (
    Table,
    dam_at,
    with_dam,
    with_side,
)
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def retreat_refusal(table: Table, action: Retreat, readings: Readings) -> Reason | None:
    """Rules river.retreat.when, river.retreat.scope."""
    params = {"dam": str(action.dam)}
    if action.side == "defender":
        return Reason("river.retreat.when", "river-retreat-defender", params)
    if table.phase != "prepare":
        once = table.phase == "play" and readings["retreat-scope"] != "several-dams"
        rule = "river.retreat.scope" if once else "river.retreat.when"
        late = params | {"phase": table.phase, "once": "yes" if once else "no"}
        return Reason(rule, "river-retreat-late", late)
    dam = dam_at(table, action.dam)
    if retreating(dam, readings):
        return None
    message = "river-retreat-only-elites" if dam.attacker else "river-retreat-nothing"
    return Reason("river.retreat.scope", message, params)


def retreating(dam: Dam, readings: Readings) -> tuple[str, ...]:
    """The cards that leave in a retreat: the battle cards, or all cards (reading retreat-scope)."""
    if dam.attacker_laid.elites and readings["retreat-scope"] == "elites-too":
        return dam.attacker
    return tuple(card for card in dam.attacker if card in BIT)


def after_retreat(table: Table, action: Retreat, readings: Readings) -> Table:
    dam = dam_at(table, action.dam)
    leaving = retreating(dam, readings)
    stay = () if len(leaving) == len(dam.attacker) else tuple(c for c in dam.attacker if c not in BIT)
    table = with_dam(table, with_side(dam, "attacker", stay))
    several = readings["retreat-scope"] == "several-dams"
    return table._replace(discard=table.discard + leaving, phase="prepare" if several else "play")


def log_refusal(table: Table, action: Log) -> Reason | None:
    """Rules river.log.when, river.log.once, river.log.three, river.log.nearest."""
    params = {"dam": str(action.dam)}
    if action.side == "attacker":
        return Reason("river.log.when", "river-log-attacker", params)
    if table.phase == "play":
        return Reason("river.log.once", "river-log-again", params)
    if table.phase != "prepare":
        return Reason("river.log.when", "river-log-late", params)
    if not table.logs:
        return Reason("river.log.three", "river-log-none", params)
    if not dam_at(table, action.dam).attacker:
        return Reason("river.log.nearest", "river-log-nothing", params)
    return None


def after_log(table: Table, action: Log) -> Table:
    """The card nearest the dam is discarded, a battle card or an elite unit (rule river.log.nearest)."""
    dam = dam_at(table, action.dam)
    table = with_dam(table, with_side(dam, "attacker", dam.attacker[1:]))
    return table._replace(discard=(*table.discard, dam.attacker[0]), logs=table.logs - 1, phase="play")
