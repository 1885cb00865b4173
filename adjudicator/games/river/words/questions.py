"""What a page can ask about a table of Bitwa o Rzekę, and the facts that each question is asked with.

Limits of numbers and options come from the form of a position.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from adjudicator.games.river.intake.position_form import Count, HiddenForm, PositionForm
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import SIDES
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


QUESTIONS: Final = (
    Question("control", names=("dam",), facts=_DAM_FACTS, whole=False),
    Question("claimable", facts=_DAM_FACTS, whole=False),
    Question("joint-control", names=("dams",), facts=_DAM_FACTS, whole=False),
    Question("can-win", "attacker"),
    Question("can-win", "defender"),
    Question("forced"),
    Question("result"),
    Question("legal", "all"),
    Question("consistent"),
)
"""What can be asked by tapping. The other kinds of claim are about a record, two versions or two games."""


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
        "entries": [],
        "facts": list(one.facts),
        "whole": one.whole,
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
            number = _number(HiddenForm.model_fields[field])
            yield {"path": ["hidden", side, field], "words": say(lang, f"river-{side}"), **number}
    elif name in ("tactics_played", "wazki_played"):
        for side in SIDES:
            number = _number(Count.model_fields[side])
            yield {"path": [name, side], "words": say(lang, f"river-{side}"), **number}
    elif name == "destroyed":
        yield {"path": [name], "words": "", "least": min(TILES), "most": max(TILES)}
    elif options := _options(PositionForm.model_fields[name]):
        told: list[Json] = [[option, _option(lang, name, option)] for option in options]
        yield {"path": [name], "words": "", "options": told}
    else:
        yield {"path": [name], "words": "", **_number(PositionForm.model_fields[name])}


def _option(lang: Lang, name: str, option: str) -> str:
    return say(lang, f"river-{option}") if name == "turn" else say(lang, f"river-{name}", {name: option})


def _options(field: FieldInfo) -> tuple[str, ...]:
    """Of a field with words to choose from."""
    inner: Any = next((one for one in get_args(field.annotation) if one is not type(None)), None)
    return tuple(one for one in get_args(inner) if isinstance(one, str))


def _number(field: FieldInfo) -> dict[str, Json]:
    least = next(int(str(one.ge)) for one in field.metadata if isinstance(one, Ge))
    most = next(int(str(one.le)) for one in field.metadata if isinstance(one, Le))
    return {"least": least, "most": most}
