"""Params of river messages made readable: cards get their names, and actions become sentences."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.games.river.words.names import card_name, joined
from adjudicator.games.river.words.spoken_actions import spoken
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.readable import readable
from adjudicator.words.say import say

_NAMED: Final = frozenset((*BIT, *ELITE_COPIES, *RUSES))
_ACTIONS: Final = ("action", "other")
"""Params that may hold an action in the notation."""
_LISTS: Final = ("actions", "replies")
"""Params that hold several actions."""
_DAMS: Final = ("dams", "others", "broken")
"""Params that list dams: "2, 3 and 5"."""


def localise(lang: Lang, params: Mapping[str, Json]) -> dict[str, Json]:
    """Lists become text; cards become their names, actions sentences; everything else is left as it is."""
    named = partial(_named, lang)
    return readable({name: _spelt(lang, name, value) for name, value in params.items()}, named, named)


def _spelt(lang: Lang, name: str, value: Json) -> Json:
    """Lists of actions and of dams as text."""
    if name in _LISTS:
        return _listed(lang, value, name)
    if name in _DAMS and isinstance(value, list | tuple):
        return joined(lang, [str(dam) for dam in value])
    return value


def _listed(lang: Lang, value: Json, name: str) -> Json:
    """Actions one after another, inside a sentence. Who acts is told once, and not again of replies."""
    if not isinstance(value, list | tuple):
        return value
    told, last = list[str](), ""
    for action in map(str, value):
        who = say(lang, "river-who", {"side": action.split()[0]})
        sentence = spoken(lang, action)
        known = who == last or name == "replies"
        told.append(sentence.removeprefix(f"{who} ") if known else sentence[:1].lower() + sentence[1:])
        last = who
    return "; ".join(told)


def _named(lang: Lang, param: str, value: Json) -> Json:
    match value:
        case str() if value in _NAMED:
            return card_name(lang, value)
        case str() if param in _ACTIONS:
            return spoken(lang, value)
        case {"card": str(elite), "as": str(card), "any": "yes"}:
            return say(lang, "river-read-as-any", {"elite": card_name(lang, elite), "value": card[1:]})
        case {"card": str(elite), "as": str(card)}:
            params = {"elite": card_name(lang, elite), "card": card_name(lang, card)}
            return say(lang, "river-read-as", params)
        case {"card": str(card)}:
            return card_name(lang, card)
        case _:
            return value
