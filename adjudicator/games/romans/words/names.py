"""The names of warriors, forts and clans."""

from adjudicator.lang import Lang
from adjudicator.words.say import say


def card_name(lang: Lang, card: str) -> str:
    """The name of a card id such as ``archr`` or ``gold:archr``, with the clan if the id has one."""
    clan, colon, warrior = card.rpartition(":")
    name = say(lang, f"romans-{warrior}")
    return say(lang, "romans-card", {"name": name, "clan": clan}) if colon else name


def fort_title(lang: Lang, fort: str) -> str:
    """The name with its value: FortHeca −2, NieFort 5."""
    kind, _, value = fort.partition("-")
    return say(lang, f"romans-{kind}", {"value": value})


def clan_name(lang: Lang, clan: str) -> str:
    return say(lang, "romans-clan", {"clan": clan})
