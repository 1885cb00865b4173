"""What a claim of Brian Boru says beyond the table: testimony about cards, in rows of fields."""

from typing import Final

from adjudicator.games.boru.intake.check_testimony import TESTIMONY_KINDS
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.say import say

_NAME: Final = 40
"""Signs of a name, and of a list of cards."""
_MOST: Final = 16


def testimony(lang: Lang) -> Json:
    """``options`` of the players are those of the table, so only their kind is told."""
    says: list[Json] = [[kind, say(lang, f"boru-testifies-{kind}")] for kind in TESTIMONY_KINDS]
    fields: list[Json] = [
        {"name": "who", "words": say(lang, "boru-asks-for-who"), "text": _NAME},
        {"name": "player", "words": say(lang, "boru-asks-for-player"), "options": "players"},
        {"name": "says", "words": say(lang, "boru-asks-for-says"), "options": says},
        {"name": "cards", "words": say(lang, "boru-asks-for-cards"), "text": _NAME},
    ]
    return {
        "name": "testimony",
        "words": say(lang, "boru-asks-for-testimony"),
        "least": 0,
        "most": _MOST,
        "fields": fields,
    }
