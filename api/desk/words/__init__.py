"""The words of the desk, beside those of the referee and the games."""

from pathlib import Path
from typing import Final

from adjudicator.lang import Lang
from adjudicator.values import JsonObject
from adjudicator.words.say import say_with

FOLDER: Final = Path(__file__).resolve().parent


def say(lang: Lang, message: str, params: JsonObject | None = None) -> str:
    return say_with(FOLDER, lang, message, params)
