"""Makes the params of messages readable: warriors, forts, clans and actions get their names."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from adjudicator.games.romans.table.cards import CLANS, WARRIOR
from adjudicator.games.romans.table.forts import FORT
from adjudicator.games.romans.words.actions import actions_in_words
from adjudicator.games.romans.words.names import card_name, clan_name, fort_title
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.polish import Cased
from adjudicator.words.readable import readable

_KEPT: Final = ("step", "field")
"""Params that stay as they are. Some steps have the name of a card."""
_ACTIONS: Final = ("do", "action", "other", "does")
"""Params that are the text of an action."""
_CASES: Final = ("cases", "level")
"""Params whose entries have commas of their own."""


def localise(lang: Lang, params: Mapping[str, Json]) -> dict[str, Json]:
    """Lists become text, cards, forts and actions become words. Clans and steps stay: messages select by
    them."""
    said = readable(params, partial(_single, lang), partial(_entry, lang))
    for name in _CASES:
        cases = params.get(name)
        if isinstance(cases, list | tuple):
            said[name] = "; ".join(_entry(lang, name, one) for one in cases)
    return said


def _single(lang: Lang, param: str, value: Json) -> Json:
    if param in _KEPT or not isinstance(value, str) or value in CLANS:
        return value
    if param in _ACTIONS:
        return actions_in_words(lang, value) or _named(lang, value)
    return _named(lang, value)


def _entry(lang: Lang, param: str, entry: Json) -> str:
    if isinstance(entry, list | tuple):
        return " + ".join(_entry(lang, param, one) for one in entry)
    if not isinstance(entry, str):
        return str(entry)
    if entry in CLANS:
        return clan_name(lang, entry)
    return actions_in_words(lang, entry) or _named(lang, entry)


def _named(lang: Lang, word: str) -> str:
    if word in FORT:
        return fort_title(lang, word)
    if word in WARRIOR or (":" in word and _is_card(word)):
        return card_name(lang, word)
    name, _, number = word.partition(" ")
    if name in WARRIOR and number.isdecimal():
        return _with_number(card_name(lang, name), number)
    if name in FORT and number:
        title = fort_title(lang, name)
        return title if "-" in name else _with_number(title, number)
    return word


def _with_number(name: str, number: str) -> str:
    cases = name.cases if isinstance(name, Cased) else {}
    return Cased(f"{name} {number}", {case: f"{form} {number}" for case, form in cases.items()})


def _is_card(word: str) -> bool:
    clan, _, warrior = word.partition(":")
    return clan in CLANS and warrior in WARRIOR
