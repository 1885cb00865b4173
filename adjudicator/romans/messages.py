"""Params of romans messages made readable: warriors, forts and clans get their names."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.romans.cards import CLANS, WARRIOR
from adjudicator.romans.forts import FORT
from adjudicator.words import Lang, say

_WORDS: Final = ("step", "field")
"""Params that are never cards, though a step may be called like one."""


def card_name(lang: Lang, card: str) -> str:
    """``archr`` or ``gold:archr``: the name, with the clan where it is given."""
    clan, colon, warrior = card.rpartition(":")
    name = say(lang, f"romans-{warrior}")
    return say(lang, "romans-card", {"name": name, "clan": clan}) if colon else name


def fort_title(lang: Lang, fort: str) -> str:
    """The name with its value: FortHeca −2, NieFort 5."""
    kind, _, value = fort.partition("-")
    return say(lang, f"romans-{kind}", {"value": value})


def clan_name(lang: Lang, clan: str) -> str:
    return say(lang, "romans-clan", {"clan": clan})


def localise(lang: Lang, params: Mapping[str, Any]) -> dict[str, Any]:
    """Lists become text; a card or fort becomes its name; a clan or step stays a word to choose by."""
    return {name: value if name in _WORDS else _readable(lang, value) for name, value in params.items()}


def _readable(lang: Lang, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return ", ".join(_entry(lang, entry) for entry in value)
    return value if not isinstance(value, str) or value in CLANS else _named(lang, value)


def _entry(lang: Lang, entry: Any) -> str:
    if isinstance(entry, list | tuple):
        return " + ".join(_entry(lang, one) for one in entry)
    if entry in CLANS:
        return clan_name(lang, entry)
    return _named(lang, entry) if isinstance(entry, str) else str(entry)


def _named(lang: Lang, word: str) -> str:
    if word in FORT:
        return fort_title(lang, word)
    if word in WARRIOR or (":" in word and _is_card(word)):
        return card_name(lang, word)
    return word


def _is_card(word: str) -> bool:
    clan, _, warrior = word.partition(":")
    return clan in CLANS and warrior in WARRIOR
