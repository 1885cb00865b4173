"""Reasons about the end of the game: is a dam destroyed, are four damaged, has the last turn passed?"""

from adjudicator.games.river.rules.over import Won
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Position
from adjudicator.ruling import Params, Reason, aside


def explain_over(position: Position, won: Won) -> tuple[Reason, ...]:
    """The comparison that ends the game, and who has won. What the other one says already is told apart."""
    match won.by:
        case "destroyed":
            return destroyed_step(position), *aside([won.reason])
        case "four":
            return damaged_step(position), won.reason
        case "last-turn":
            return won.reason, *aside([last_turn_step(position, "over")])
        case _:
            return room_step(position), won.reason


def destroyed_step(position: Position) -> Reason:
    name = "" if position.destroyed is None else str(position.destroyed)
    params = {"dam": name, "any": "no" if position.destroyed is None else "yes"}
    return Reason("river.dam.destroy", "river-result-destroyed", params)


def damaged_step(position: Position) -> Reason:
    dams = [str(dam.name) for dam in position.dams if dam.damaged]
    params: Params = {"count": len(dams), "dams": dams, "wanted": DAMAGED_TO_WIN}
    return Reason("river.win.four", "river-result-damaged", params)


def last_turn_step(position: Position, ending: str) -> Reason:
    deck = "unknown" if position.deck is None else position.deck
    return Reason("river.end.last-turn", "river-result-last-turn", {"deck": deck, "ending": ending})


def room_step(position: Position) -> Reason:
    """Reading no-legal-placement: the defender also wins without a free slot."""
    free = sum(dam.face.slots - dam.defender_laid.size for dam in position.dams)
    return Reason("river.place.none", "river-result-room", {"free": free})
