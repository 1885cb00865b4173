"""The codes of Brian Boru with their names."""

from adjudicator.game import Codes
from adjudicator.games.boru.table.board import COLOUR, REGION_OF, REGIONS, TOWN
from adjudicator.games.boru.table.cards import BRIDES, CARDS
from adjudicator.games.boru.words.names import bride_name, card_name, region_name
from adjudicator.lang import Lang
from adjudicator.words.say import say


def codes(lang: Lang) -> Codes:
    return {
        "regions": {region.id: region_name(region.id) for region in REGIONS},
        "towns": {town: _town_name(lang, town) for town in TOWN},
        "cards": {str(card): card_name(lang, str(card)) for card in CARDS},
        "marriage-cards": {bride: bride_name(lang, bride) for bride in BRIDES},
    }


def _town_name(lang: Lang, town: str) -> str:
    place = TOWN[town]
    region = REGIONS[REGION_OF[place]].name
    return say(lang, "boru-town-name", {"region": region, "colour": COLOUR[place], "number": town[-1]})
