"""The rules that allow an action: a ruling cites them when the action is legal."""

from typing import Final

from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rulebook import RULES
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.turns import close_finished_turn
from adjudicator.games.river.table.actions import (
    Action,
    Claim,
    Draw,
    End,
    Log,
    NoEffect,
    Place,
    Rekrutacja,
    Retreat,
    Skip,
    Transfer,
    Zdrada,
    ruse_of,
)
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from adjudicator.games.river.table.table import Table, dam_at
from adjudicator.readings import Readings
from adjudicator.rulebook import citing
from adjudicator.ruling import Reason

_cite: Final = citing(RULES, READINGS, with_question="river-read-so")


def allowed_by(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The rules by which this legal action takes effect."""
    return tuple(_cite(rule, readings) for rule in _rules_allowing(table, action, readings))


def _rules_allowing(table: Table, action: Action, readings: Readings) -> tuple[str, ...]:
    table = close_finished_turn(table, action.side, readings)
    match action:
        case Retreat():
            return ("river.retreat.scope", "river.discard.open")
        case Log():
            return ("river.log.nearest", "river.discard.open")
        case Place(side, card, name):
            placed = "river.place.one" if card in BIT else "river.tactics.elite"
            return (placed, "river.cancel") if counterpart(dam_at(table, name), side, card) else (placed,)
        case Skip():
            return ("river.draw.empty",) if table.phase == "draw" else ("river.place.none",)
        case Draw():
            return ("river.tactics.draw",) if table.uses_tactics else ("river.draw.one",)
        case Claim(_, name):
            return ("river.control.when", _rule_of_taking(table, name))
        case End():
            return ("river.win.last",) if table.ending == "last" else ("river.turn.order",)
        case NoEffect():
            return ("river.ruse.target", "river.tactics.ruse")
        case Rekrutacja(side, card, name):
            cancels = counterpart(dam_at(table, name), side, card)
            return ("river.ruse.rekrutacja", "river.cancel") if cancels else ("river.ruse.rekrutacja",)
        case Transfer(_, _, int()) | Zdrada():
            return (f"river.ruse.{ruse_of(action)}", "river.ruse.move")
        case _:
            return (f"river.ruse.{ruse_of(action)}",)


def _rule_of_taking(table: Table, name: int) -> str:
    if dam_at(table, name).damaged:
        return "river.dam.destroy"
    return "river.win.four" if table.damaged == DAMAGED_TO_WIN - 1 else "river.dam.flip"
