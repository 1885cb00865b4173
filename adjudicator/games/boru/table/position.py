"""A position: the table, and which of its facts were given."""

from dataclasses import dataclass
from typing import Final

from adjudicator.games.boru.table.known import Memory
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

PLAYER_FACTS: Final = ("coins", "points", "renown", "raiders", "church", "track")


TABLE_FACTS: Final = ("marker", "phase", "round", "battle", "bride", "marriage_deck", "active", "tricks")


IN_TRICKS: Final = (
    Phase.LEAD,
    Phase.FOLLOW,
    Phase.ROW,
    Phase.BUY,
    Phase.EXPAND,
    Phase.REMOVE,
)
"""The phases in which players have cards in hand."""


@dataclass(frozen=True, slots=True)
class Position:
    table: Table
    memories: tuple[Memory, ...] = ()
    """What players remember of the draft."""
    unknown: frozenset[str] = frozenset()
    """Pointers of the facts that were not given; the table has the least value there."""

    def missing(self, *facts: str) -> list[Problem]:
        """Of these facts, those not given: for all players, or of the table as a whole."""
        wanted = [
            pointer("position", "players", seat, fact)
            for fact in facts
            if fact in PLAYER_FACTS
            for seat in range(self.table.size)
        ]
        wanted += [pointer("position", fact) for fact in facts if fact in TABLE_FACTS]
        return [
            Problem(Kind.MISSING, "boru-fact-missing", place, {"field": place.rpartition("/")[2]})
            for place in wanted
            if place in self.unknown
        ]
