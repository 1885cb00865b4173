"""The rules and readings of a game as JSON, in the language asked for."""

from typing import Any

from adjudicator.game import Game
from adjudicator.lang import Lang
from adjudicator.words.say import say, say_rule


def rules_json(game: Game, lang: Lang) -> list[dict[str, Any]]:
    """The rules that a ruling may cite, in our words, with their place in the printed rulebook."""
    return [
        {"id": rule.id, "text": say_rule(lang, rule.id), "place": rule.place, "reading": rule.reading}
        for rule in game.rules
    ]


def readings_json(game: Game, lang: Lang) -> list[dict[str, Any]]:
    """Where the rulebook is silent or ambiguous: how we read it, and how else it could be read."""
    return [
        {
            "id": reading.id,
            "question": say(lang, f"reading-{reading.id}"),
            "default": reading.default,
            "options": [
                {"id": option, "text": say(lang, f"reading-{reading.id}-{option}")}
                for option in reading.options
            ],
            "why": say(lang, f"reading-{reading.id}-why"),
            "bears_on": list(reading.bears_on),
        }
        for reading in game.readings
    ]
