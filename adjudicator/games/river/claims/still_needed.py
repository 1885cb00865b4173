"""Reasons about what is left of the game: the turns, and the dams and cards the attacker still needs."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.search.cards_needed import NEVER, Taking, attacker_free_slots, shortest_taking
from adjudicator.games.river.search.plays_left import (
    Plays,
    WayToWin,
    cards_within_reach,
    resources_left,
    ruse_in_play,
    tactics_in_play,
)
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from adjudicator.games.river.table.table import Table, tile_of
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason

_RULES: Final = {
    "free": "river.dam.slots",
    "full": "river.control.proof",
    "retreat": "river.retreat.scope",
    "log": "river.log.nearest",
    "cancel": "river.cancel",
    "never": "river.control.proof",
}
"""What the attacker lacks at a dam: free slots only, only the proof, or something has to leave first."""


def explain_turns_left(table: Table, plays: Plays) -> Reason:
    """Rule river.end.last-turn: how many cards each side still plays."""
    params = {
        "deck": table.deck,
        "ending": table.ending,
        "attacker": plays.attacker,
        "defender": plays.defender,
        "exact": "yes" if plays.exact else "no",
    }
    return Reason("river.end.last-turn", "river-turns-left", params)


def explain_still_needed(table: Table) -> Reason:
    """How many dams the attacker still needs (rules river.win.four, river.dam.destroy)."""
    damaged = [str(dam.name) for dam in table.dams if dam.damaged]
    params: Params = {"damaged": len(damaged), "dams": damaged, "more": DAMAGED_TO_WIN - len(damaged)}
    return Reason("river.win.four", "river-still-needed", params)


def takings(table: Table, plays: Plays, readings: Readings) -> dict[int | str, Taking]:
    """The shortest way to take each dam. With tactics cards in play only free slots count."""
    if tactics_in_play(table):
        return {dam.name: Taking(attacker_free_slots(dam)) for dam in table.dams}
    resources = resources_left(table, plays)
    return {dam.name: shortest_taking(dam, resources, readings) for dam in table.dams}


def explain_cards_lacking(found: dict[int | str, Taking]) -> Iterator[Reason]:
    """The cards that the attacker lacks at each dam, the dams in groups by what has to leave them first."""
    for how, rule in _RULES.items():
        dams = [
            Phrase("river-lacking", {"dam": str(name), "cards": taking.cards if taking.cards < NEVER else 0})
            for name, taking in found.items()
            if how == _how(taking)
        ]
        if dams:
            yield Reason(rule, "river-cards-lacking", {"how": how, "dams": dams, "count": len(dams)})


def _how(taking: Taking) -> str:
    if taking.cards >= NEVER:
        return "never"
    if taking.removed:
        return taking.removed[0]
    return "free" if taking.cards else "full"


def explain_ways_to_win(
    table: Table, plays: Plays, ways: Sequence[WayToWin], found: dict[int | str, Taking]
) -> Iterator[Reason]:
    """The shortest way to win of each kind, with the cards that it takes at least and those that can come."""
    handed = "yes" if plays.defender and ruse_in_play(table, "transfer") else "no"
    for way in shortest_of_each_kind(ways):
        parts = [found[name].cards for name in way.dams]
        if way.kind == "turn-and-destroy":
            parts += [TILES[tile_of(dam)][True].slots for dam in table.dams if dam.name in way.dams]
        never, reach = way.cards >= NEVER, cards_within_reach(table, plays)
        params: dict[str, Param] = {
            "kind": way.kind,
            "dams": [str(name) for name in way.dams],
            "count": len(way.dams),
            "cards": 0 if never else way.cards,
            "parts": "" if never else " + ".join(map(str, parts)),
            "several": "yes" if len(parts) > 1 else "no",
            "never": "yes" if never else "no",
            "plays": reach,
            "enough": "yes" if way.cards <= reach else "no",
            "handed": handed,
        }
        rule = "river.win.four" if way.kind == "four" else "river.dam.destroy"
        yield Reason(rule, "river-way-to-win", params)


def shortest_of_each_kind(ways: Sequence[WayToWin]) -> list[WayToWin]:
    """The ways come with the shortest first."""
    first: dict[str, WayToWin] = {}
    for way in ways:
        first.setdefault(way.kind, way)
    return list(first.values())
