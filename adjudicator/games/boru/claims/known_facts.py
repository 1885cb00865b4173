"""A table as JSON for an answer, without numbers that rest on facts that were not given."""

from typing import Final

from adjudicator.games.boru.table.facts import common_facts, player_facts
from adjudicator.games.boru.table.position import PLAYER_FACTS, Position, where
from adjudicator.games.boru.table.table import Table
from adjudicator.values import Json

TABLE_NUMBERS: Final = ("round", "battle", "marriage_deck")
"""Facts of the table that change by counting on from their first value."""


def known_facts(position: Position, table: Table) -> dict[str, Json]:
    players = [player_facts(table, seat) for seat in range(table.size)]
    common = common_facts(table)
    if position.unknown:
        for seat, player in enumerate(players):
            for fact in PLAYER_FACTS:
                if where("players", seat, fact) in position.unknown:
                    del player[fact]
        for fact in TABLE_NUMBERS:
            if where(fact) in position.unknown:
                del common[fact]
    return {"players": players, **common}
