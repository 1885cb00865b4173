"""What is in the box of Brian Boru, as a page shows it: cards, the map with towns and regions, the track."""

from functools import cache
from typing import Final

from adjudicator.games.boru.intake.action_spellings import ACTIONS
from adjudicator.games.boru.rules.due import QUEUED
from adjudicator.games.boru.table.board import COLOUR, REGIONS, ROADS, TOWN, TOWNS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, CARDS, VIKING_CARDS
from adjudicator.games.boru.table.table import ROUNDS, SETUP_COINS, SETUP_POINTS, SETUP_RENOWN, Phase
from adjudicator.games.boru.words.codes import codes
from adjudicator.games.boru.words.map_to_tap import FINGER, HEADS, HEIGHT, LAND, SPOTS, WIDTH
from adjudicator.games.boru.words.names import bride_name, card_name
from adjudicator.games.boru.words.questions import DEFAULTS, facts, numbers, questions
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say

_ACTORS: Final = ("daria", "kasia")
"""Who acts in the examples of the notation."""
_COUNTS: Final = ("buys", "side", "viking")
"""A number after such a word is no card."""
_LINE: Final = ("places", "chooses", "sacrifices", "builds")
"""What a player may say that they will choose in an upkeep."""

_ON_CARDS: Final = (Phase.DEAL, Phase.DRAFT, Phase.LEAD, Phase.FOLLOW, Phase.ROW, Phase.BUY)
"""Phases in which cards are tapped, or what is on them is chosen."""


@cache
def box(lang: Lang) -> JsonObject:
    examples = [canonical for canonical, _, _ in ACTIONS]
    return {
        "game": "boru",
        "cards": {str(card): _card(lang, card) for card in CARDS},
        "map": _map(lang),
        "brides": {bride: bride_name(lang, bride) for bride in BRIDES},
        "viking_cards": list(VIKING_CARDS),
        "track": [{"coins": one.coins, "renown": one.renown, "town": one.town} for one in TRACK],
        "players": {"least": min(ROUNDS), "most": max(ROUNDS), "letters": "ABCDE"},
        "numbers": numbers(lang),
        "queued": list(QUEUED),
        "on_cards": list(_ON_CARDS),
        "start": _start(),
        "moves": {
            "actors": list(_ACTORS),
            "things": {"card": [str(card) for card in CARDS], "town": list(TOWNS)},
            "counts": list(_COUNTS),
            "line": [one for one in examples if any(f" {word} " in one for word in _LINE)],
            "free": True,
        },
        "defaults": DEFAULTS,
        "questions": questions(lang),
        "facts": facts(lang),
    }


def _card(lang: Lang, card: int) -> JsonObject:
    """``text`` is written on it, the ``letter`` of its colour beside it. Its name contains both."""
    colour = CARDS[card].colour
    letter = say(lang, "boru-colour-letter", {"colour": colour})
    name = f"{letter}{card}, {card_name(lang, str(card))}"
    return {"colour": colour, "letter": letter, "text": str(card), "name": name}


def _map(lang: Lang) -> JsonObject:
    """Outlines as SVG reads them; towns by their middle; roads from town to town."""
    names = codes(lang)["towns"]
    towns: JsonObject = {
        town: {
            "x": x,
            "y": y,
            "colour": COLOUR[TOWN[town]],
            "text": town.split("-")[1],
            "name": f"{town}, {names[town]}",
        }
        for town, (x, y) in ((town, SPOTS[town]) for town in TOWNS)
    }
    regions: JsonObject = {
        region.id: {
            "name": region.name,
            "threshold": region.threshold,
            "points": region.points,
            "outline": LAND[region.id],
            "head": dict(zip(("x", "y", "width"), HEADS[region.id], strict=True)),
        }
        for region in REGIONS
    }
    roads: list[Json] = [list(road) for road in sorted(sorted(road) for road in ROADS)]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "finger": FINGER,
        "regions": regions,
        "towns": towns,
        "roads": roads,
    }


def _start() -> JsonObject:
    """The table before the first disc: what everybody has, what lies there, and the rounds by players."""
    each: JsonObject = {
        "coins": SETUP_COINS,
        "points": SETUP_POINTS,
        "renown": SETUP_RENOWN,
        **dict.fromkeys(("raiders", "church"), 0),
        "track": 1,
    }
    rounds: JsonObject = {str(players): rounds for players, rounds in ROUNDS.items()}
    return {"each": each, "table": {"phase": Phase.SETUP, "round": 1, "battle": 0}, "rounds": rounds}
