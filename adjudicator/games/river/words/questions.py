"""What a page can ask about a table of Bitwa o Rzekę, and the facts that each question is asked with.

Limits of numbers and options come from the form of a position.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.river.intake.position_form import Count, HiddenForm, PositionForm
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import SIDES
from adjudicator.games.river.words.entries import entries
from adjudicator.intake.limits import number_of, options_of
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say, say_claim

_DAM_FACTS: Final = ("turn", "tactics_played")
_PLAY_FACTS: Final = (
    "turn",
    "phase",
    "logs",
    "deck",
    "hidden",
    "tactics_deck",
    "hidden-tactics",
    "tactics_played",
    "wazki_played",
    "ending",
    "turn_number",
    "destroyed",
)


class Question(NamedTuple):
    kind: str
    variant: str = ""
    """The side that it is about."""
    names: tuple[str, ...] = ()
    """The fields of the claim that name what is tapped on the picture: ``dam`` or ``dams``."""
    facts: tuple[str, ...] = _PLAY_FACTS
    whole: bool = True
    """Is it about the whole game, with all seven dams and both hands?"""
    hands: bool = False
    """Can hands matter, although it is not about the whole game?"""
    may: tuple[str, ...] = ()
    """Fields of the claim that may be tapped too."""
    entries: str = ""
    """The field of the claim that lists entries, each a row of fields."""
    pictured: bool = True
    """Is it about a table at all?"""


QUESTIONS: Final = (
    Question("control", names=("dam",), facts=_DAM_FACTS, whole=False),
    Question("claimable", facts=_DAM_FACTS, whole=False),
    Question("joint-control", names=("dams",), facts=_DAM_FACTS, whole=False),
    Question("can-win", "attacker"),
    Question("can-win", "defender"),
    Question("forced", may=("pile",)),
    Question("result"),
    Question("record", names=("actions",)),
    Question("remedy", names=("actions",)),
    Question("legal", "one", names=("action",)),
    Question("legal", "all"),
    Question("consistent", entries="testimony", whole=False, hands=True),
    Question("rematch", facts=(), whole=False, entries="games", pictured=False),
)
"""What can be asked by tapping. ``disputed`` is about one of these: two versions of its table."""


def questions(lang: Lang) -> list[Json]:
    return [_question(lang, one) for one in QUESTIONS]


def _question(lang: Lang, one: Question) -> JsonObject:
    claim: dict[str, Json] = {"kind": one.kind}
    if one.variant in SIDES:
        claim["side"] = one.variant
    return {
        "id": "-".join(filter(None, (one.kind, one.variant))),
        "says": say_claim(lang, "river", one.kind, one.variant),
        "claim": claim,
        "names": list(one.names),
        "may": list(one.may),
        "entries": [entries(lang, one.entries)] if one.entries else [],
        "pictured": one.pictured,
        "facts": list(one.facts),
        "whole": one.whole,
        "hands": one.whole or one.hands,
    }


def facts(lang: Lang) -> JsonObject:
    """Each with the fields that it is typed into. A path says where in a position it stands.

    ``at``: fields of a position that a page asks for by this fact too.
    """
    return {
        name: {
            "words": say(lang, f"river-asks-for-{name}"),
            "inputs": list(_inputs(lang, name)),
            "at": ["hands"] if name == "hidden" else [],
        }
        for name in _PLAY_FACTS
    }


def _inputs(lang: Lang, name: str) -> Iterator[Json]:
    if name in ("hidden", "hidden-tactics"):
        field = "battle" if name == "hidden" else "tactics"
        for side in SIDES:
            number = number_of(HiddenForm.model_fields[field])
            yield {"path": ["hidden", side, field], "words": say(lang, f"river-{side}"), **number}
    elif name in ("tactics_played", "wazki_played"):
        for side in SIDES:
            number = number_of(Count.model_fields[side])
            yield {"path": [name, side], "words": say(lang, f"river-{side}"), **number}
    elif name == "destroyed":
        yield {"path": [name], "words": "", "least": min(TILES), "most": max(TILES)}
    elif options := options_of(PositionForm.model_fields[name]):
        told: list[Json] = [[option, _option(lang, name, option)] for option in options]
        yield {"path": [name], "words": "", "options": told}
    else:
        yield {"path": [name], "words": "", **number_of(PositionForm.model_fields[name])}


def _option(lang: Lang, name: str, option: str) -> str:
    return say(lang, f"river-{option}") if name == "turn" else say(lang, f"river-{name}", {name: option})
