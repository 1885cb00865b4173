"""What the pages show of the games. Every fact comes from the game itself."""

from functools import cache
from typing import Any, Final

from adjudicator.game import load_game
from adjudicator.lang import Lang
from adjudicator.registry import GAMES
from adjudicator.words.tell_game import readings_json
from api.pages.files import files
from api.pages.words.say import say

TABLES: Final = ("river", "romans", "boru")
"""The games whose table can be tapped in, the first one on the first page. Each has its template."""

Card = dict[str, str]
"""A card as it is drawn: its colour, the letter of the colour, what is written on it, its name."""


def entries(lang: Lang) -> list[tuple[str, str]]:
    """The id and the name of each game."""
    return [(name, say(lang, f"{name}-name")) for name in GAMES]


def table_path(game: str) -> str:
    """The page of its table."""
    return "" if game == TABLES[0] else game


@cache
def table_modules(game: str) -> list[str]:
    """The scripts of its table, which a browser may fetch all at once."""
    shared = ("dom.js", "say.js", "service.js", "pass_on.js", "ruling.js", "examples.js")
    found = [name for name in files() if name.endswith(".js") and name.startswith(("table/", f"{game}/"))]
    return [*shared, *sorted(found)]


def box_of(game: str, lang: Lang) -> dict[str, Any]:
    """What is in its box; nothing if its table can't be tapped in."""
    draws = load_game(game).box if game in GAMES else None
    return dict(draws(lang)) if draws else {}


def table_box(game: str, lang: Lang) -> dict[str, Any]:
    """What a table that is tapped in must know: the box, and one example of each action of the notation."""
    examples = [canonical for canonical, _, _ in load_game(game).notation.spellings.actions]
    return {**box_of(game, lang), "actions": examples}


def spoken(game: str, lang: Lang, actions: list[str]) -> list[str]:
    """Actions of the notation as sentences."""
    localise = load_game(game).localise
    return [str(localise(lang, {"action": action})["action"]) for action in actions]


def faces(game: str, lang: Lang) -> dict[str, Card]:
    """The cards that are drawn, by their code."""
    found: dict[str, Card] = box_of(game, lang).get("cards", {})
    return found


def choices(game: str, lang: Lang) -> list[dict[str, Any]]:
    """The readings that leave a choice."""
    return [one for one in readings_json(load_game(game), lang) if len(one["options"]) > 1]
