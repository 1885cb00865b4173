"""Readable params for messages: things get their names, and actions become sentences."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from adjudicator.games.boru.table.actions import PRINCESS_CHOICES
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.table import PHASES
from adjudicator.games.boru.words.names import (
    bride_name,
    card_name,
    player_name,
    region_name,
    symbol_name,
    town_name,
)
from adjudicator.games.boru.words.spoken_actions import spoken
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.readable import readable

_CARDS: Final = ("card", "cards", "higher", "look")
_TOWNS: Final = ("town", "towns", "origin")
_REGIONS: Final = ("region", "regions", "halves")
_BRIDES: Final = ("bride", "brides")
_ACTIONS: Final = (
    "action",
    "actions",
    "other",
    "entry",
    "entries",
    "option",
    "options",
    "choices",
    "rest",
    "replies",
)
"""An action has several words. ``other`` may also be a player."""
_PLAYERS: Final = (
    "player",
    "players",
    "owner",
    "other",
    "loser",
    "losers",
    "losing",
    "in_front",
    "chooser",
    "holder",
    "who",
    "first",
    "second",
    "stands",
    "name",
)
_TOLD: Final = ("ours", "theirs")
"""What each side of a dispute says of a fact: a town, a marriage card, a player, or a word without a name."""
_WORDS: Final = frozenset((*PHASES, *PRINCESS_CHOICES))


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
    if param in _ACTIONS and " " in value:
        return spoken(lang, value)
    if param in _PLAYERS:
        return player_name(value)
    if param in _TOLD:
        return _thing(lang, value)
    if param == "symbols":
        return symbol_name(lang, value)
    return value


def _thing(lang: Lang, value: str) -> str:
    if value in TOWN:
        return town_name(lang, value)
    if value in BRIDES or value == PRINCESS:
        return bride_name(lang, value)
    return value if value in _WORDS else player_name(value)
