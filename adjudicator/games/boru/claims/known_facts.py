"""A table as JSON for an answer, without numbers that rest on facts that were not given."""

from typing import Any, Final

from adjudicator.games.boru.table.facts import facts
from adjudicator.games.boru.table.position import PLAYER_FACTS, Position
from adjudicator.games.boru.table.table import Table

TABLE_NUMBERS: Final = ("round", "battle", "marriage_deck")
"""Facts of the table that change by counting on from their first value."""


def known_facts(position: Position, table: Table) -> dict[str, Any]:
    given = facts(table)
    for place in position.unknown:
        match place.split("/")[2:]:
            case ["players", seat, fact] if fact in PLAYER_FACTS:
                given["players"][int(seat)].pop(fact, None)
            case [fact] if fact in TABLE_NUMBERS:
                given.pop(fact, None)
    return given
