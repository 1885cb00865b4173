"""Which cases tell something that not everybody at the table may know.

The public sees no more of their givings than the number. A test goes through all fields of all games, so that
a new one is not forgotten. Everything of a game that is not listed here counts as hidden.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.values import Json


class Hidden(NamedTuple):
    """What only some at the table know, in the cases of a game."""

    fields: frozenset[str]
    """Fields that tell hidden cards, wherever they stand in a case."""
    actions: re.Pattern[str]
    """Actions that tell hidden cards, with one space between two words."""


_CARD: Final = r"(?!\?)\w"
"""The beginning of a card that is named, and not left open by a question mark."""
HIDDEN: Final = {
    "river": Hidden(
        frozenset({"hands", "pile", "testimony"}),
        re.compile(rf"\bdraw {_CARD}|\bruse (wymiana|wsparcie|rekrutacja) "),
    ),
    "romans": Hidden(
        frozenset({"down", "aside"}),
        re.compile(rf"\bloses .*?\b{_CARD}|\blays {_CARD}|\brearranges .*?\b{_CARD}"),
    ),
    "boru": Hidden(
        frozenset({"hand", "lacks", "pack", "kept", "draft", "holds", "testimony"}),
        re.compile(r"\bdeal (?!unseen$)|\bkeeps "),
    ),
}


def has_hidden_hands(case: Mapping[str, Json]) -> bool:
    """Does the case tell cards that are hidden at the table?"""
    game = HIDDEN.get(str(case.get("game")))
    return game is None or _tells(case, game)


def _tells(value: Json, game: Hidden) -> bool:
    if isinstance(value, str):
        return game.actions.search(" ".join(value.split())) is not None
    if isinstance(value, Mapping):
        return any(
            (_told(entry) and bool(game.fields & set(name.split("/")))) or _tells(entry, game)
            for name, entry in value.items()
        )
    return isinstance(value, Sequence) and any(_tells(entry, game) for entry in value)


def _told(value: Json) -> bool:
    """Is there anything in it but empty lists and question marks?"""
    if isinstance(value, Mapping):
        return any(_told(entry) for entry in value.values())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return any(_told(entry) for entry in value)
    return value not in (None, "", "?")
