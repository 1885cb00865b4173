"""Actions as sentences: "Piotr does not expand" instead of the line of the notation."""

from functools import reduce

from adjudicator.games.boru.table.actions import Action, ActionKind, read
from adjudicator.games.boru.table.line import read_entry
from adjudicator.games.boru.words.names import bride_name, card_name, player_name, town_name
from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.polish import in_case
from adjudicator.words.say import say


def spoken(lang: Lang, text: str) -> str:
    """An action, or an entry of a line, as a sentence without a full stop. Other text stays as it is."""
    action = read(text)
    if action is not None:
        return _sentence(lang, action)
    entry = read_entry(text)
    if entry is None:
        return text
    conditions = reduce(
        lambda first, second: say(lang, "boru-do-and", {"first": first, "second": second}),
        (_sentence(lang, one) for one in entry.conditions),
    )
    return say(lang, "boru-do-if", {"action": _sentence(lang, entry.action), "conditions": conditions})


def _sentence(lang: Lang, action: Action) -> str:
    cards = action.cards or ((action.number,) if action.kind in _WITH_A_CARD else ())
    objects = [in_case(card_name(lang, str(card)), "accusative") for card in cards]
    params: dict[str, Json] = {
        "player": player_name(action.player),
        "number": action.number,
        "town": town_name(lang, action.town),
        "origin": town_name(lang, action.origin),
        "word": action.word,
        "bride": bride_name(lang, action.word),
        "object": objects[0] if objects else "",
        "second": objects[-1] if objects else "",
    }
    return say(lang, f"boru-do-{action.kind.value}", params)


_WITH_A_CARD = (ActionKind.DEAL, ActionKind.LEAD, ActionKind.PLAY)
