"""Which cases of a game tell something that not everybody at the table may know."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from adjudicator.values import Json

CARD: Final = r"(?!\?)\w"
"""For patterns: the beginning of a card that is named, and not left open by a question mark."""
NO_ACTION: Final = re.compile(r"(?!)")


@dataclass(frozen=True, slots=True)
class Hidden:
    """What only some at the table know, in the cases of a game."""

    fields: frozenset[str]
    """Fields that tell hidden cards, wherever they stand in a case."""
    actions: re.Pattern[str] = NO_ACTION
    """Actions that tell hidden cards, with one space between two words."""

    def is_told_in(self, case: Mapping[str, Json]) -> bool:
        """Does the case tell cards that are hidden at the table?"""
        return self._tells(case)

    def _tells(self, value: Json) -> bool:
        if isinstance(value, str):
            return self.actions.search(" ".join(value.split())) is not None
        if isinstance(value, Mapping):
            return any(
                (_told(entry) and bool(self.fields & set(name.split("/")))) or self._tells(entry)
                for name, entry in value.items()
            )
        return isinstance(value, Sequence) and any(self._tells(entry) for entry in value)


def _told(value: Json) -> bool:
    """Is there anything in it but empty lists and question marks?"""
    if isinstance(value, Mapping):
        return any(_told(entry) for entry in value.values())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return any(_told(entry) for entry in value)
    return value not in (None, "", "?")
