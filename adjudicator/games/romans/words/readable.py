"""Makes the params of messages readable: warriors, forts and clans get their names."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from adjudicator.games.romans.table.actions import Action, read
from adjudicator.games.romans.table.cards import CHARIOTT, CLANS, EARLIER_CHARIOTT, NONE, WARRIOR, WARRIORS
from adjudicator.games.romans.table.forts import FORT, FORTS
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.readable import readable
from adjudicator.words.say import say

_KEPT: Final = ("step", "field")
"""Params that stay as they are. Some steps have the name of a card."""
_CHOICES: Final = ("do",)
"""Params that are the text of a choice."""


def card_name(lang: Lang, card: str) -> str:
    """The name of a card id such as ``archr`` or ``gold:archr``, with the clan if the id has one."""
    clan, colon, warrior = card.rpartition(":")
    name = say(lang, f"romans-{warrior}")
    return say(lang, "romans-card", {"name": name, "clan": clan}) if colon else name


def fort_title(lang: Lang, fort: str) -> str:
    """The name with its value: FortHeca −2, NieFort 5."""
    kind, _, value = fort.partition("-")
    return say(lang, f"romans-{kind}", {"value": value})


def clan_name(lang: Lang, clan: str) -> str:
    return say(lang, "romans-clan", {"clan": clan})


def localise(lang: Lang, params: Mapping[str, Json]) -> dict[str, Json]:
    """Lists become text, cards and forts become names. Clans and steps stay: messages select by them."""
    return readable(params, partial(_single, lang), partial(_entry, lang))


def _single(lang: Lang, param: str, value: Json) -> Json:
    if param in _KEPT or not isinstance(value, str) or value in CLANS:
        return value
    if param in _CHOICES:
        return choices_in_words(lang, value) or value
    return _named(lang, value)


def _entry(lang: Lang, param: str, entry: Json) -> str:
    if isinstance(entry, list | tuple):
        return " + ".join(_entry(lang, param, one) for one in entry)
    if not isinstance(entry, str):
        return str(entry)
    if entry in CLANS:
        return clan_name(lang, entry)
    return choices_in_words(lang, entry) or _named(lang, entry)


def choices_in_words(lang: Lang, text: str) -> str:
    """Choices as a sentence; empty if the text is not made of choices.

    ``+`` joins choices of one sequence, as in ``green pays axx + green keeps nothing``; ``/`` joins
    alternatives.
    """
    alternatives = []
    for sequence in text.split(" / "):
        actions = [read(part) for part in sequence.split(" + ")]
        clauses = [_clause(lang, action) for action in actions if action is not None]
        if len(clauses) < len(actions) or not all(clauses):
            return ""
        alternatives.append(f" {say(lang, 'romans-do-and')} ".join(clauses))
    return f" {say(lang, 'romans-do-or')} ".join(alternatives)


def _clause(lang: Lang, action: Action) -> str:
    """One choice as a clause; empty if the action is not a choice."""
    verb, clan, what = action
    params: dict[str, str | int] = {"clan": clan}
    match verb:
        case "takes":
            params["place"] = what[0]
        case "gives":
            params["fort"] = fort_title(lang, FORTS[what[0]])
        case "seduces":
            params["other"] = "nobody" if what[0] == NONE else CLANS[what[0]]
        case "reveals" | "pays" | "sacrifices" | "keeps":
            names = [WARRIORS[CHARIOTT if card == EARLIER_CHARIOTT else card] for card in what]
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
