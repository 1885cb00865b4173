"""Actions of the game as clauses in the third person: "the green clan keeps Axx"."""

import re
from typing import Final

from adjudicator.games.romans.table.actions import Action, read
from adjudicator.games.romans.table.cards import (
    CHARIOTT,
    CLANS,
    EARLIER_CHARIOTT,
    EMPTY,
    NONE,
    UNKNOWN,
    WARRIORS,
    card_id,
)
from adjudicator.games.romans.table.forts import FORTS
from adjudicator.games.romans.words.names import card_name, clan_name, fort_title
from adjudicator.lang import Lang
from adjudicator.words.polish import listed
from adjudicator.words.say import say

_ANNOUNCED: Final = re.compile(r"(.+?)(?= if | in round )(?: if (.+?))?(?: in round ([1-6]))?")
"""A choice, the cards under which it is made, and its round."""


def actions_in_words(lang: Lang, text: str) -> str:
    """Actions as a clause; empty if the text is not made of actions.

    ``+`` joins actions of one sequence, as in ``green pays axx + green keeps nothing``; ``/`` joins
    alternatives. An announced choice has conditions: ``green pays axx if red reveals horsie in round 3``.
    """
    if announced := _ANNOUNCED.fullmatch(text):
        return _announced_in_words(lang, *announced.groups())
    alternatives = []
    for sequence in text.split(" / "):
        actions = [read(part) for part in sequence.split(" + ")]
        clauses = [_clause(lang, action) for action in actions if action is not None]
        if len(clauses) < len(actions):
            return ""
        others = zip(actions[1:], clauses[1:], strict=True)
        clauses[1:] = [_without_repeated(lang, action, clause) for action, clause in others]
        alternatives.append(f" {say(lang, 'romans-do-and')} ".join(clauses))
    return f" {say(lang, 'romans-do-or')} ".join(alternatives)


def _announced_in_words(lang: Lang, does: str, when: str | None, round_: str | None) -> str:
    conditions = [read(one) for one in (when or "").split(" and ") if one]
    cards = [card_id(one.clan, one.what[0]) for one in conditions if one and one.verb == "reveals"]
    clause = actions_in_words(lang, does)
    if not clause or len(cards) < len(conditions):
        return ""
    named = ", ".join(card_name(lang, card) for card in cards)
    params: dict[str, str | int] = {
        "round": int(round_ or 0),
        "does": clause,
        "cards": named,
        "count": len(cards),
    }
    return say(lang, "romans-line-entry", params)


def _without_repeated(lang: Lang, action: Action | None, clause: str) -> str:
    """The clause without its clan, if it begins with it: the clan was named before."""
    return clause if action is None else clause.removeprefix(f"{clan_name(lang, action.clan)} ")


def _clause(lang: Lang, action: Action) -> str:
    verb, clan, what = action
    params: dict[str, str | int] = {"clan": clan}
    match verb:
        case "takes":
            params["place"] = what[0]
        case "gives":
            params["fort"] = fort_title(lang, FORTS[what[0]])
        case "uncover" | "arrange":
            params["forts"] = ", ".join(fort_title(lang, FORTS[fort]) for fort in what)
        case "seduces":
            params["other"] = "nobody" if what[0] == NONE else CLANS[what[0]]
        case "lays":
            params |= {"cards": _warrior(lang, what[0]), "known": _yes(what[0] != UNKNOWN), "place": what[1]}
        case "loses":
            named = [_warrior(lang, card) for card in what if card != UNKNOWN]
            params |= {"cards": ", ".join(named), "count": len(named)}
        case "collect":
            pass
        case _:
            cards = listed([_warrior(lang, card) for card in what])
            known = any(card not in (UNKNOWN, EMPTY) for card in what)
            params |= {"cards": cards, "count": len(what), "known": _yes(known)}
            params["earlier"] = _yes(EARLIER_CHARIOTT in what)
    return say(lang, f"romans-do-{verb}", params)


def _warrior(lang: Lang, card: int) -> str:
    if card in (UNKNOWN, EMPTY):
        return "?"
    return card_name(lang, WARRIORS[CHARIOTT if card == EARLIER_CHARIOTT else card])


def _yes(value: bool) -> str:
    return "yes" if value else "no"
