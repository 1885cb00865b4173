"""Params of messages made readable. What a single value or an entry of a list is called, each game says."""

from collections.abc import Callable, Mapping
from typing import Final

from adjudicator.values import Json
from adjudicator.words.polish import listed

Naming = Callable[[str, Json], Json]
"""The readable form of a value, given the name of its param."""


_SENTENCES: Final = ("why", "versions")
"""Params whose entries are whole sentences."""


def readable(params: Mapping[str, Json], single: Naming, entry: Naming) -> dict[str, Json]:
    """Lists become text, entry by entry."""
    return {
        name: _text(name, [_as_text(entry(name, one)) for one in value])
        if isinstance(value, list | tuple)
        else single(name, value)
        for name, value in params.items()
    }


def _text(param: str, entries: list[str]) -> str:
    return " ".join(entries) if param in _SENTENCES else listed(entries)


def _as_text(value: Json) -> str:
    return value if isinstance(value, str) else str(value)
