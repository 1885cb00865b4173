"""Params of river messages made readable: cards, elites and colours get their names."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.lang import Lang
from adjudicator.words.say import say

_NAMED: Final = frozenset((*BIT, *ELITE_COPIES, *RUSES))


def card_name(lang: Lang, card: str) -> str:
    if card not in BIT:
        return say(lang, f"river-{card}")
    return say(lang, "river-card", {"colour": card[0], "value": card[1:]})


def localise(lang: Lang, params: Mapping[str, Any]) -> dict[str, Any]:
    """Lists become text; a single card becomes its name; everything else is left as it is."""
    return {name: _readable(lang, value) for name, value in params.items()}


def _readable(lang: Lang, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return ", ".join(_entry(lang, entry) for entry in value)
    if isinstance(value, str) and value in _NAMED:
        return card_name(lang, value)
    return value


def _entry(lang: Lang, entry: Any) -> str:
    if isinstance(entry, dict):
        name = card_name(lang, entry["card"])
        if "as" not in entry:
            return name
        return say(lang, "river-read-as", {"elite": name, "card": card_name(lang, entry["as"])})
    return card_name(lang, entry) if entry in _NAMED else str(entry)
