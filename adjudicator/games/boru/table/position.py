"""A position: the table, what players remember of the draft, and which facts were not given."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from adjudicator.games.boru.table.hand_knowledge import DraftMemory
from adjudicator.games.boru.table.table import Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

PLAYER_FACTS: Final = ("coins", "points", "renown", "raiders", "church", "track")
TABLE_FACTS: Final = ("marker", "phase", "round", "battle", "bride", "marriage_deck", "active", "tricks")
"""The facts that a position may leave out."""


@lru_cache(maxsize=4096)
def where(*steps: str | int) -> str:
    """The pointer to a place of the position."""
    return pointer("position", *steps)


@dataclass(frozen=True, slots=True)
class Position:
    table: Table
    memories: tuple[DraftMemory, ...] = ()
    unknown: frozenset[str] = frozenset()
    """JSON pointers of the facts that were not given. The table has the lowest possible value there."""

    def missing(self, *facts: str) -> list[Problem]:
        """A problem for each of these facts that was not given, for every player or for the table."""
        wanted = [
            where("players", seat, fact)
            for fact in facts
            if fact in PLAYER_FACTS
            for seat in range(self.table.size)
        ]
        wanted += [where(fact) for fact in facts if fact in TABLE_FACTS]
        return [
            Problem(Kind.MISSING, "boru-fact-missing", place, {"field": place.rpartition("/")[2]})
            for place in wanted
            if place in self.unknown
        ]
