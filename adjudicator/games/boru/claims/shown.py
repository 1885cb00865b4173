"""Tables as they are shown in answers: what nobody told us at the beginning is not made up at the end."""

from typing import Any, Final

from adjudicator.games.boru.table.facts import facts
from adjudicator.games.boru.table.position import PLAYER_FACTS, Position
from adjudicator.games.boru.table.table import Table

COUNTED: Final = ("round", "battle", "marriage_deck")
"""Facts of the table as a whole that go on from what they were."""


def shown(position: Position, table: Table) -> dict[str, Any]:
    """The table as JSON, without the numbers that rest on a fact that was not given."""
    given = facts(table)
    for place in position.unknown:
        match place.split("/")[2:]:
            case ["players", seat, fact] if fact in PLAYER_FACTS:
                given["players"][int(seat)].pop(fact, None)
            case [fact] if fact in COUNTED:
                given.pop(fact, None)
    return given
