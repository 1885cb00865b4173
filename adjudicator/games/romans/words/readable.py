"""Params of romans messages made readable: warriors, forts and clans get their names."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.games.romans.table.actions import Action, read
from adjudicator.games.romans.table.cards import CHARIOTT, CLANS, EARLIER, NONE, WARRIOR, WARRIORS
from adjudicator.games.romans.table.forts import FORT, FORTS
from adjudicator.lang import Lang
from adjudicator.words.say import say

_WORDS: Final = ("step", "field")
"""Params that are never cards, though a step may be called like one."""
_CHOICES: Final = ("do",)
"""Params that are a choice as it is written down."""


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
    return {name: value if name in _WORDS else _readable(lang, value) for name, value in params.items()} | {
        name: choices_said(lang, params[name]) or params[name] for name in _CHOICES if name in params
    }


def _readable(lang: Lang, value: Any) -> Any:
    if isinstance(value, list | tuple):
        return ", ".join(_entry(lang, entry) for entry in value)
    return value if not isinstance(value, str) or value in CLANS else _named(lang, value)


def _entry(lang: Lang, entry: Any) -> str:
    if isinstance(entry, list | tuple):
        return " + ".join(_entry(lang, one) for one in entry)
    if entry in CLANS:
        return clan_name(lang, entry)
    return (choices_said(lang, entry) or _named(lang, entry)) if isinstance(entry, str) else str(entry)


def choices_said(lang: Lang, text: str) -> str:
    """Choices in words: ``green pays axx + green keeps nothing`` happen together, ``/`` parts ways."""
    ways = []
    for way in text.split(" / "):
        actions = [read(part) for part in way.split(" + ")]
        said = [_done(lang, action) for action in actions if action is not None]
        if len(said) < len(actions) or not all(said):
            return ""
        ways.append(f" {say(lang, 'romans-do-and')} ".join(said))
    return f" {say(lang, 'romans-do-or')} ".join(ways)


def _done(lang: Lang, action: Action) -> str:
    """One choice as a clause; nothing if it is none."""
    verb, clan, what = action
    params: dict[str, Any] = {"clan": clan}
    match verb:
        case "takes":
            params["place"] = what[0]
        case "gives":
            params["fort"] = fort_title(lang, FORTS[what[0]])
        case "seduces":
            params["other"] = "nobody" if what[0] == NONE else CLANS[what[0]]
        case "reveals" | "pays" | "sacrifices" | "keeps":
            names = [WARRIORS[CHARIOTT if card == EARLIER else card] for card in what]
            params |= {"cards": ", ".join(card_name(lang, name) for name in names), "count": len(what)}
        case _:
            return ""
    return say(lang, f"romans-do-{verb}", params)


def _named(lang: Lang, word: str) -> str:
    if word in FORT:
        return fort_title(lang, word)
    if word in WARRIOR or (":" in word and _is_card(word)):
        return card_name(lang, word)
    card, _, strength = word.partition(" ")
    return f"{card_name(lang, card)} {strength}" if card in WARRIOR and strength.isdecimal() else word


def _is_card(word: str) -> bool:
    clan, _, warrior = word.partition(":")
    return clan in CLANS and warrior in WARRIOR
