"""The names of things: cards, towns, regions, marriage cards, symbols and players."""

from adjudicator.games.boru.table.board import REGION, REGIONS, TOWN
from adjudicator.games.boru.table.cards import BRIDES, CARDS, PRINCESS
from adjudicator.lang import Lang
from adjudicator.words.say import say


def card_name(lang: Lang, card: str) -> str:
    """A card by colour and value."""
    if not card.isdecimal() or int(card) not in CARDS:
        return card
    return say(lang, "boru-card", {"colour": CARDS[int(card)].colour, "value": card})


def town_name(lang: Lang, town: str) -> str:
    """A town by its id and its region: towns have no names of their own."""
    if town not in TOWN:
        return town
    return say(lang, "boru-town", {"town": town, "region": REGIONS[REGION[town.split("-")[0]]].name})


def region_name(region: str) -> str:
    """The same in both languages: it is printed alike in every edition."""
    return REGIONS[REGION[region]].name if region in REGION else region


def bride_name(lang: Lang, bride: str) -> str:
    if bride == PRINCESS:
        return say(lang, "boru-princess-name")
    return BRIDES[bride].name if bride in BRIDES else bride


def symbol_name(lang: Lang, symbol: str) -> str:
    return say(lang, f"boru-symbol-{symbol}")


def player_name(player: str) -> str:
    """Names are written small in the notation."""
    return "-".join(part[:1].upper() + part[1:] for part in player.split("-"))
