"""The names of cards, as they are called and as objects of a sentence."""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS
from adjudicator.games.river.table.cards import BIT
from adjudicator.lang import Lang
from adjudicator.words.polish import in_case
from adjudicator.words.say import say

_HIDDEN: Final = {HIDDEN_BATTLE: "battle", HIDDEN_TACTICS: "tactics"}


def card_name(lang: Lang, card: str) -> str:
    if card not in BIT:
        return say(lang, f"river-{card}")
    return say(lang, "river-card", {"colour": card[0], "value": card[1:]})


def card_object(lang: Lang, card: str) -> str:
    """The card as somebody plays or draws it: "czerwoną 8". A card that is not known is called so."""
    if card in _HIDDEN:
        return say(lang, "river-hidden-object", {"card": _HIDDEN[card]})
    return in_case(card_name(lang, card), "accusative")


def cards_object(lang: Lang, cards: Sequence[str]) -> str:
    """Several cards as one object: "red 8, green 9 and blue 1"."""
    return joined(lang, [card_object(lang, card) for card in cards])


def joined(lang: Lang, words: Sequence[str]) -> str:
    """A list inside a sentence: "one, two and three"."""
    if len(words) < 2:
        return "".join(words)
    return say(lang, "river-card-and", {"first": ", ".join(words[:-1]), "second": words[-1]})
