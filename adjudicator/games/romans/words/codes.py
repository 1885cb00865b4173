"""The codes of Rzymianie do domu! with their names."""

from adjudicator.game import Codes
from adjudicator.games.romans.table.cards import CLANS, WARRIORS
from adjudicator.games.romans.table.forts import FORTS
from adjudicator.games.romans.words.names import card_name, clan_name, fort_title
from adjudicator.lang import Lang


def codes(lang: Lang) -> Codes:
    return {
        "clans": {clan: clan_name(lang, clan) for clan in CLANS},
        "warriors": {warrior: card_name(lang, warrior) for warrior in WARRIORS},
        "forts": {fort: fort_title(lang, fort) for fort in FORTS},
    }
