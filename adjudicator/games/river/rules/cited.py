"""The rules that a legal action rests on: what a ruling cites where nothing is refused."""

from typing import Final

from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rulebook import RULES
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.turns import at_hand
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
from adjudicator.ruling import Reason

_OPEN: Final = {rule.id: rule.reading for rule in RULES if rule.reading}
_DEFAULTS: Final = {reading.id: reading.default for reading in READINGS}


def basis(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """By which rules the action takes effect as it does; never asked about an illegal one."""
    return tuple(_cited(rule, readings) for rule in _rules(table, action, readings))


def _cited(rule: str, readings: Readings) -> Reason:
    """The rule as it stands, or as it is read here where that is not the usual way."""
    reading = _OPEN.get(rule, "")
    if not reading or readings[reading] == _DEFAULTS[reading]:
        return Reason(rule, f"rule-{rule.replace('.', '-')}")
    told = {"question": f"reading-{reading}", "answer": f"reading-{reading}-{readings[reading]}"}
    return Reason(rule, "river-read-so", {name: {"say": message} for name, message in told.items()})


def _rules(table: Table, action: Action, readings: Readings) -> tuple[str, ...]:
    table = at_hand(table, action.side, readings)
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
            return ("river.control.when", _taken(table, name))
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


def _taken(table: Table, name: int) -> str:
    if dam_at(table, name).damaged:
        return "river.dam.destroy"
    return "river.win.four" if table.damaged == DAMAGED_TO_WIN - 1 else "river.dam.flip"
