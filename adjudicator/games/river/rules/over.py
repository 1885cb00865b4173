"""A game that is over: the facts of a position that end it, and who has won."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam, Position, Side
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json

RULE_OF: Final = {
    "destroyed": "river.dam.destroy",
    "four": "river.win.four",
    "last-turn": "river.win.last",
    "no-room": "river.place.none",
}
"""The rule by which the game was won, by how it was won."""


class Won(NamedTuple):
    """Who has won, and how: "destroyed", "four", "last-turn" or "no-room"."""

    winner: Side
    by: str
    broken: tuple[str, ...] = ()
    """The dams that the attacker won by: the one destroyed, or the four damaged."""

    @property
    def rule(self) -> str:
        return RULE_OF[self.by]

    @property
    def params(self) -> dict[str, Json]:
        return {"winner": self.winner, "by": self.by, "broken": list(self.broken)}

    @property
    def reason(self) -> Reason:
        return Reason(self.rule, "river-result-won", self.params)


def won_already(position: Position, readings: Readings) -> Won | None:
    """Who has won, if the facts say that the game is over. Facts that were not given end no game."""
    if position.destroyed is not None:
        return Won("attacker", "destroyed", (str(position.destroyed),))
    if position.damaged >= DAMAGED_TO_WIN:
        return Won("attacker", "four", damaged_names(position.dams))
    if position.ending == "over":
        return Won("defender", "last-turn")
    if _defender_is_walled_in(position, readings):
        return Won("defender", "no-room")
    return None


def damaged_names(dams: Iterable[Dam]) -> tuple[str, ...]:
    return tuple(sorted(str(dam.name) for dam in dams if dam.damaged))


def _defender_is_walled_in(position: Position, readings: Readings) -> bool:
    """Is the defender to play with every slot filled (reading no-legal-placement: defender-wins)?"""
    if position.turn != "defender" or readings["no-legal-placement"] != "defender-wins":
        return False
    if position.phase not in ("prepare", "play") or {dam.name for dam in position.dams} != TILES.keys():
        return False
    return all(len(dam.defender) == dam.face.slots for dam in position.dams)


def result_of(position: Position, won: Won) -> dict[str, Json]:
    """The result as far as the facts go: who has won, how, and the numbers that a Rewanż compares."""
    intact = sum(not dam.damaged for dam in position.dams)
    whole = {dam.name for dam in position.dams} == TILES.keys()
    pile = position.tactics_deck
    return {
        "winner": won.winner,
        "by": won.by,
        "rule": won.rule,
        "deck": position.deck,
        "tactics_deck": 0 if pile is None and not position.uses_tactics else pile,
        "logs": position.logs,
        "undamaged": intact if whole else None,
    }
