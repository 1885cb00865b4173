"""Readable params for messages: cards, towns, regions, marriage cards and symbols get their names."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from adjudicator.games.boru.table.board import REGION, REGIONS, TOWN
from adjudicator.games.boru.table.cards import BRIDES, CARDS, PRINCESS
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.readable import readable
from adjudicator.words.say import say

_CARDS: Final = ("card", "cards", "look")
_TOWNS: Final = ("town", "towns", "origin")
_REGIONS: Final = ("region", "regions")
_BRIDES: Final = ("bride", "brides")
_PLAYERS: Final = (
    "player",
    "players",
    "owner",
    "other",
    "loser",
    "chooser",
    "holder",
    "who",
    "first",
    "second",
    "stands",
    "name",
)


def card_name(lang: Lang, card: str) -> str:
    """A card by colour and value."""
    if not card.isdecimal() or int(card) not in CARDS:
        return card
    return say(lang, "boru-card", {"colour": CARDS[int(card)].colour, "value": card})


def town_name(lang: Lang, town: str) -> str:
    """A town by its id and its region: towns have no names of their own."""
    if town not in TOWN:
        return town
    return say(lang, "boru-town", {"town": town, "region": REGIONS[REGION[town.split("-")[0]]].name})


def region_name(region: str) -> str:
    """The same in both languages: it is printed alike in every edition."""
    return REGIONS[REGION[region]].name if region in REGION else region


def bride_name(lang: Lang, bride: str) -> str:
    if bride == PRINCESS:
        return say(lang, "boru-princess-name")
    return BRIDES[bride].name if bride in BRIDES else bride


def symbol_name(lang: Lang, symbol: str) -> str:
    return say(lang, f"boru-symbol-{symbol}")


def localise(lang: Lang, params: Mapping[str, Json]) -> dict[str, Json]:
    """Readable params. Lists become text. The name of a param says whether it is a card, a town and so on."""
    return readable(params, partial(_named, lang), partial(_entry, lang))


def _entry(lang: Lang, param: str, value: Json) -> Json:
    return value if param in _TOWNS else _named(lang, param, value)  # in a list the ids are enough


def _named(lang: Lang, param: str, value: Json) -> Json:
    if param in _CARDS:
        return card_name(lang, str(value))
    if not isinstance(value, str):
        return value
    if param in _TOWNS:
        return town_name(lang, value)
    if param in _REGIONS:
        return region_name(value)
    if param in _BRIDES:
        return bride_name(lang, value)
    if param in _PLAYERS and " " not in value:  # an action stays as it is written
        return value[:1].upper() + value[1:]
    if param == "symbols":
        return symbol_name(lang, value)
    return value
