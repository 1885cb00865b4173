"""A position: the table, what players remember of the draft, and which facts were not given."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from adjudicator.games.boru.table.hand_knowledge import DraftMemory
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

PLAYER_FACTS: Final = ("coins", "points", "renown", "raiders", "church", "track")
TOWNS_FACT: Final = "towns"
"""From the first discs on everybody has a town, so no town means that nobody has said which."""
TABLE_FACTS: Final = ("marker", "phase", "round", "battle", "bride", "marriage_deck", "tricks")
"""The facts that a position may leave out."""
RESULT_FACTS: Final = ("coins", "points", "renown", TOWNS_FACT, "marker")
"""The facts without which the end of a game cannot be scored."""


@lru_cache(maxsize=4096)
def where(*steps: str | int) -> str:
    """The pointer to a place of the position."""
    return pointer("position", *steps)


def missing_facts(table: Table, facts: Iterable[str], seats: Iterable[int] | None = None) -> list[Problem]:
    """A problem for each of these facts that was not given: of the table, of these players or of all."""
    everybody = tuple(range(table.size) if seats is None else seats)
    own = (*PLAYER_FACTS, TOWNS_FACT)
    wanted = [where("players", seat, fact) for fact in facts if fact in own for seat in everybody]
    wanted += [where(fact) for fact in facts if fact in TABLE_FACTS]
    return [
        Problem(Kind.MISSING, "boru-fact-missing", place, {"field": place.rpartition("/")[2]})
        for place in wanted
        if place in table.unknown and not _is_set_since(table, place)
    ]


def _is_set_since(table: Table, place: str) -> bool:
    """Has an action settled this fact, although it was not given?"""
    settled = {where("bride"): table.bride != "", where("marker"): table.marker != NOBODY}
    return settled.get(place, False)


@dataclass(frozen=True, slots=True)
class Position:
    table: Table
    memories: tuple[DraftMemory, ...] = ()

    @property
    def unknown(self) -> frozenset[str]:
        """JSON pointers of the facts that were not given."""
        return self.table.unknown

    def missing(self, *facts: str) -> list[Problem]:
        """A problem for each of these facts that was not given, for every player or for the table."""
        return missing_facts(self.table, facts)
