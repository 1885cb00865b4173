"""Actions as sentences: "The attacker plays red 8 at dam 3" instead of the line of the notation."""

from adjudicator.games.river.table.actions import (
    Action,
    Dezercja,
    Draw,
    NoEffect,
    Place,
    Rekrutacja,
    Transfer,
    Wsparcie,
    Wymiana,
    Zdrada,
    read,
)
from adjudicator.games.river.words.names import card_object, cards_object
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.say import say


def spoken(lang: Lang, text: str) -> str:
    """An action as a sentence without a full stop. Other text stays as it is."""
    action = read(text)
    if action is None:
        return text
    params: dict[str, Json] = {"side": action.side, "dam": str(getattr(action, "dam", ""))}
    return say(lang, f"river-do-{type(action).__name__.lower()}", params | _objects(lang, action))


def _objects(lang: Lang, action: Action) -> dict[str, Json]:
    """The cards that the action is about, as objects of the sentence."""
    match action:
        case Transfer(_, card, dam):
            return {"object": card_object(lang, card), "to": "discard" if dam is None else "dam"}
        case Place(_, card) | Draw(_, card) | Rekrutacja(_, card) | Dezercja(_, card) | Zdrada(_, card):
            return {"object": card_object(lang, card)}
        case NoEffect(_, ruse):
            return {"object": card_object(lang, ruse)}
        case Wsparcie(_, cards):
            return {"objects": cards_object(lang, cards)}
        case Wymiana(_, given, taken):
            counts: dict[str, Json] = {"given": len(given), "got": len(taken)}
            return counts | {"objects": cards_object(lang, given), "taken": cards_object(lang, taken)}
        case _:
            return {}
