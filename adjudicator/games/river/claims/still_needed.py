"""How long the game still lasts and what the attacker still needs, as reasons."""

from collections.abc import Iterator

from adjudicator.games.river.search.cards_needed import NEVER, missing
from adjudicator.games.river.search.plays_left import (
    Plays,
    Way,
    in_play,
)
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from adjudicator.games.river.table.table import Table, dam_at
from adjudicator.ruling import Reason


def turns_left(table: Table, plays: Plays) -> Reason:
    """Rule river.end.last-turn: how long the game still lasts."""
    params = {
        "deck": table.deck,
        "ending": table.ending,
        "attacker": plays.attacker,
        "defender": plays.defender,
        "exact": "yes" if plays.exact else "no",
    }
    return Reason("river.end.last-turn", "river-turns-left", params)


def needed(table: Table, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """What the attacker still lacks (rules river.win.four, river.dam.destroy)."""
    damaged = [str(dam.name) for dam in table.dams if dam.damaged]
    params = {
        "damaged": len(damaged),
        "dams": damaged,
        "more": DAMAGED_TO_WIN - len(damaged),
        "cards": ways[0].cards,
    }
    yield Reason("river.win.four", "river-still-needed", params)


def the_ways(table: Table, plays: Plays, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """The shortest ways to win, with the cards that each takes at least."""
    handed = "yes" if plays.defender and in_play(table, "transfer") else "no"
    for way in ways:
        free = sum(missing(dam_at(table, name)) for name in way.dams)
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
