"""What is in the box of Bitwa o Rzekę, as a page shows it: cards with their faces, tiles with both sides."""

from functools import cache
from typing import Final

from adjudicator.games.river.table.actions import EXCHANGED, HIDDEN_BATTLE
from adjudicator.games.river.table.cards import BATTLE_CARDS, COLOURS, ELITE_COPIES, RUSES, VALUES
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES, Face, Requirement
from adjudicator.games.river.table.position import SIDES
from adjudicator.games.river.table.table import LOGS
from adjudicator.games.river.words.names import card_name
from adjudicator.games.river.words.questions import facts, questions
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say

_DEALT: Final = 6
"""Battle cards that each player is dealt."""


@cache
def box(lang: Lang) -> JsonObject:
    return {
        "game": "river",
        "cards": {card: _card(lang, card) for card in (*BATTLE_CARDS, *ELITE_COPIES, *RUSES)},
        "rows": [[f"{colour}{value}" for value in VALUES] for colour in COLOURS],
        "elites": [card for card, copies in ELITE_COPIES.items() for _ in range(copies)],
        "ruses": list(RUSES),
        "tiles": {
            str(tile): [_face(lang, sides[damaged]) for damaged in (False, True)]
            for tile, sides in TILES.items()
        },
        "requirements": {one.value: _requirement(lang, one) for one in Requirement},
        "most_slots": MOST_SLOTS,
        "start": _start(),
        "moves": {
            "actors": list(SIDES),
            "things": {"card": [*BATTLE_CARDS, *ELITE_COPIES], "dam": [str(tile) for tile in TILES]},
            "swap": {"word": "for", "most": EXCHANGED, "none": "-", "unseen": HIDDEN_BATTLE},
        },
        "questions": questions(lang),
        "facts": facts(lang),
    }


def _start() -> JsonObject:
    """The table before the first turn, without tactics cards."""
    hidden: JsonObject = {side: {"battle": _DEALT} for side in SIDES}
    dams: list[Json] = [{"tile": tile} for tile in TILES]
    deck = len(BATTLE_CARDS) - _DEALT * len(SIDES)
    begins: JsonObject = {"turn": "attacker", "phase": "prepare", "turn_number": 1}
    return {"dams": dams, **begins, "hidden": hidden, "logs": LOGS, "deck": deck}


def _card(lang: Lang, card: str) -> JsonObject:
    """``text`` is written on it, the ``letter`` of its colour beside it. Its name contains both."""
    name = card_name(lang, card)
    if card not in BATTLE_CARDS:
        kind = "elite" if card in ELITE_COPIES else "ruse"
        return {"colour": kind, "letter": "", "text": name, "name": name}
    letter = say(lang, "river-colour-letter", {"colour": card[0]})
    return {"colour": card[0], "letter": letter, "text": card[1:], "name": f"{letter}{card[1:]}, {name}"}


def _face(lang: Lang, face: Face) -> JsonObject:
    words: Json = _requirement(lang, face.requirement)
    return {"slots": face.slots, "requirement": face.requirement.value, "words": words}


def _requirement(lang: Lang, requirement: Requirement) -> str:
    return say(lang, "river-requirement", {"requirement": requirement.value})
