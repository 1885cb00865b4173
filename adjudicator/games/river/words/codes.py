"""The codes of Bitwa o Rzekę with their names."""

from typing import Final

from adjudicator.game import Codes
from adjudicator.games.river.table.cards import BATTLE_CARDS, ELITE_COPIES
from adjudicator.games.river.table.dams import TILES, Requirement
from adjudicator.games.river.table.table import TACTICS_NAMES
from adjudicator.games.river.words.names import card_name
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.say import say

TERMS: Final = (
    *(f"river-term-{formation}" for formation in ("legion", "kompania", "bractwo", "banda", "zgraja")),
    *(f"river-term-{elite}" for elite in ELITE_COPIES),
)


def codes(lang: Lang) -> Codes:
    return {
        "cards": {card: card_name(lang, card) for card in BATTLE_CARDS},
        "tactics": {card: card_name(lang, card) for card in TACTICS_NAMES},
        "dams": {
            f"dam {tile}{' damaged' * damaged}": _dam_name(lang, tile, damaged)
            for tile in TILES
            for damaged in (False, True)
        },
        "requirements": {
            one.value: say(lang, "river-requirement", {"requirement": one}) for one in Requirement
        },
    }


def _dam_name(lang: Lang, tile: int, damaged: bool) -> str:
    face = TILES[tile][damaged]
    shown: dict[str, Json] = {"dam": str(tile), "slots": face.slots, "requirement": face.requirement.value}
    return say(lang, "river-dam-label", {**shown, "damaged": "yes" if damaged else "no"})
