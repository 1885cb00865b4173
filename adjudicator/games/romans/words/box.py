"""What is in the box of Rzymianie do domu!, as a page shows it: warriors of four clans, and the forts."""

from functools import cache
from typing import Final, get_args

from adjudicator.games.romans.intake.check_step import AT_ONCE
from adjudicator.games.romans.intake.position_form import Variant
from adjudicator.games.romans.table.cards import (
    CLANS,
    COPIES,
    STRENGTHS,
    STRENGTHS_CONFIDENCE,
    UNKNOWN,
    WARRIORS,
    Confidence,
    card_id,
    card_text,
)
from adjudicator.games.romans.table.forts import DECK, FORTS, TURNS, VALUES, WALL
from adjudicator.games.romans.table.table import STEPS, Step
from adjudicator.games.romans.words.names import card_name, clan_name, fort_title
from adjudicator.games.romans.words.questions import DEFAULTS, facts, questions
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say

USUAL: Final = 3
"""Clans on a table of which nothing is said yet."""
SIGNS: Final = {"green": "▲", "red": "■", "gold": "◆", "blue": "●"}
"""Clans are told apart by more than their colours."""


@cache
def box(lang: Lang) -> JsonObject:
    return {
        "game": "romans",
        "cards": {**_warriors_of_clans(lang), **{fort: _fort_card(lang, fort) for fort in FORTS}},
        "clans": {clan: _clan(lang, clan) for clan in CLANS},
        "order": list(CLANS),
        "usual": USUAL,
        "warriors": {
            name: {
                "name": card_name(lang, name),
                "strength": STRENGTHS[card],
                "copies": COPIES[card],
                "sure": STRENGTHS_CONFIDENCE[card] is Confidence.SURE,
            }
            for card, name in enumerate(WARRIORS)
        },
        "strongest": max(STRENGTHS),
        "forts": {name: _fort(lang, fort) for fort, name in enumerate(FORTS)},
        "wall": WALL,
        "turns": TURNS,
        "variants": [
            [name, say(lang, "romans-option-variants", {"variants": name})] for name in get_args(Variant)
        ],
        "steps": {
            "building": list(STEPS[: Step.REVEAL]),
            "fight": list(STEPS[Step.REVEAL : Step.FOKUS]),
            "after": list(STEPS[Step.FOKUS : Step.COLLECT]),
            "at_once": [STEPS[step] for step in AT_ONCE],
        },
        "moves": {"actors": list(CLANS), "things": _things()},
        "defaults": DEFAULTS,
        "questions": questions(lang),
        "facts": facts(lang),
    }


def _warriors_of_clans(lang: Lang) -> dict[str, Json]:
    return {
        card_id(clan, card): {
            "colour": clan,
            "letter": "",
            "text": card_name(lang, name),
            "name": card_name(lang, card_id(clan, card)),
        }
        for clan in CLANS
        for card, name in enumerate(WARRIORS)
    }


def _fort_card(lang: Lang, fort: str) -> Json:
    name = fort_title(lang, fort)
    return {"colour": "fort", "letter": "", "text": name, "name": name}


def _fort(lang: Lang, fort: int) -> Json:
    """``kind`` is its name without its value, which is drawn below it."""
    name, value = fort_title(lang, FORTS[fort]), str(VALUES[fort]).replace("-", "−")
    kind = name.removesuffix(value).strip()
    return {"name": name, "kind": kind, "value": VALUES[fort], "copies": DECK[fort]}


def _clan(lang: Lang, clan: str) -> Json:
    return {
        "sign": SIGNS[clan],
        "name": clan_name(lang, clan),
        "short": say(lang, "romans-short", {"clan": clan}),
    }


def _things() -> JsonObject:
    """What can be tapped for an action, by sort. A clan's card is tapped as that of this clan."""
    names = [*WARRIORS, card_text(UNKNOWN)]
    return {
        "card": [f"{clan}:{name}" for clan in CLANS for name in names],
        "fort": list(FORTS),
        "place": [str(place) for place in range(1, WALL + 1)],
    }
