"""Reasons about what is left of the game: the turns, and the dams and cards the attacker still needs."""

from collections.abc import Iterator

from adjudicator.games.river.search.cards_needed import NEVER, attacker_free_slots
from adjudicator.games.river.search.plays_left import (
    Plays,
    WayToWin,
    ruse_in_play,
)
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from adjudicator.games.river.table.table import Table, dam_at
from adjudicator.ruling import Params, Reason


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


def explain_still_needed(table: Table, ways: tuple[WayToWin, ...]) -> Reason:
    """How many dams and cards the attacker still needs (rules river.win.four, river.dam.destroy)."""
    damaged = [str(dam.name) for dam in table.dams if dam.damaged]
    params: Params = {
        "damaged": len(damaged),
        "dams": damaged,
        "more": DAMAGED_TO_WIN - len(damaged),
        "cards": ways[0].cards,
    }
    return Reason("river.win.four", "river-still-needed", params)


def explain_ways_to_win(table: Table, plays: Plays, ways: tuple[WayToWin, ...]) -> Iterator[Reason]:
    """Each way to win, with the number of cards that it takes at least."""
    handed = "yes" if plays.defender and ruse_in_play(table, "transfer") else "no"
    for way in ways:
        free = sum(attacker_free_slots(dam_at(table, name)) for name in way.dams)
        params = {
            "kind": way.kind,
            "dams": [str(name) for name in way.dams],
            "cards": way.cards,
            "never": "yes" if way.cards >= NEVER else "no",
            "free": free,
            "plays": plays.attacker,
            "handed": handed,
        }
        rule = "river.win.four" if way.kind == "four" else "river.dam.destroy"
        yield Reason(rule, "river-way-to-win", params)
