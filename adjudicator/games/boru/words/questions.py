"""What a page can ask about a table of Brian Boru, and the facts that each question is asked with.

Limits of numbers and options come from the form of a position.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, get_args

from pydantic.fields import FieldInfo

from adjudicator.games.boru.intake.position_form import ActingForm, Count, PlayerForm, PositionForm
from adjudicator.games.boru.words.entries import testimony
from adjudicator.intake.limits import number_of, options_of
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say

DEFAULTS: Final[JsonObject] = {"how": "certain", "sole": False}
"""Fields of a claim that may be left out, if they say this."""

_NUMBERS: Final = ("points", "coins", "renown", "track", "raiders", "church", "unseen")
_FACTS: Final = (
    *("marker", "phase", "round", "tricks", "battle", "marriage_deck", "pact"),
    *("acted", "acting", "passes"),
)
_MOMENT: Final = ("marker", "phase", "round", "marriage_deck", "battle")
_ALL: Final = ("points", "coins", "renown", "track", "raiders", "church")
_TRICK: Final = ("marker", "tricks", "acted")
_UPKEEP: Final = ("track", "raiders", "church")


class Question(NamedTuple):
    kind: str
    group: str
    """Among which others it stands in the list."""
    variant: str = ""
    claim: tuple[tuple[str, Json], ...] = ()
    """Fields of the claim beside its kind."""
    names: tuple[str, ...] = ()
    """The fields of the claim that are chosen on the page, or tapped."""
    may: tuple[str, ...] = ()
    """Those that may be."""
    facts: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    """What of everybody it needs to know."""
    views: tuple[str, ...] = ("map", "people")
    """The parts of the picture, the one that is shown first in front."""
    tells: bool = False
    """Does its answer say what may be chosen next?"""


_POSSIBLE: Final = (("how", "possible"),)
_SOLE: Final = (("sole", True),)
_FULL: Final = Question("", "game", facts=(*_MOMENT, "pact"), numbers=_ALL)
_REGION: Final = Question(
    "region", "region", names=("player", "region"), may=("line",), facts=_MOMENT, numbers=_UPKEEP
)
_CARD: Final = Question(
    "card",
    "trick",
    names=("player", "card"),
    may=("town", "seen_by"),
    facts=_TRICK,
    numbers=("unseen",),
    views=("cards",),
)
_PLAY: Final = Question("", "moves", facts=_FACTS, numbers=_ALL, views=("map", "cards", "people"))
_GAME: Final = _FULL._replace(kind="game", names=("player",), may=("line",))

QUESTIONS: Final = (
    _REGION._replace(variant="possible", claim=_POSSIBLE),
    _REGION,
    _REGION._replace(kind="forced", variant="region", may=()),
    Question("trick", "trick", facts=("marker",), views=("cards",)),
    _CARD._replace(variant="possible", claim=_POSSIBLE),
    _CARD,
    _PLAY._replace(
        kind="action",
        group="trick",
        may=("actions",),
        facts=(*_TRICK, "battle"),
        views=("cards", "map", "people"),
        tells=True,
    ),
    _FULL._replace(kind="upkeep", may=("actions",), tells=True),
    _FULL._replace(kind="score", facts=("marker", "phase"), numbers=("points", "coins", "renown")),
    _GAME._replace(variant="possible", claim=_POSSIBLE),
    _GAME,
    _GAME._replace(variant="possible-sole", claim=(*_POSSIBLE, *_SOLE)),
    _GAME._replace(variant="sole", claim=_SOLE),
    _GAME._replace(kind="forced", variant="win", may=()),
    _GAME._replace(kind="forced", variant="sole", claim=_SOLE, may=()),
    _PLAY._replace(kind="legal", variant="one", names=("action",)),
    _PLAY._replace(kind="legal", variant="all"),
    _PLAY._replace(kind="record", names=("actions",)),
    _PLAY._replace(kind="remedy", names=("actions",)),
    Question("consistent", "facts", facts=(*_TRICK, "phase"), numbers=("unseen",), views=("cards", "people")),
)
"""What can be asked by tapping. ``disputed`` is about one of these: two versions of its table."""


def questions(lang: Lang) -> list[Json]:
    return [_question(lang, one) for one in QUESTIONS]


def _question(lang: Lang, one: Question) -> JsonObject:
    """``says`` speaks of anybody; ``sentence`` has ``{player}`` in the place of whoever is chosen."""
    name = "-".join(filter(None, (one.kind, one.variant)))
    fields = ("player", "region", "card")
    anybody: JsonObject = {field: say(lang, f"boru-some-{field}") for field in fields}
    blank: JsonObject = {field: f"{{{field}}}" for field in fields}
    return {
        "id": name,
        "group": say(lang, "boru-questions", {"group": one.group}),
        "says": _sentence(say(lang, f"boru-question-{name}", anybody)),
        "sentence": say(lang, f"boru-question-{name}", blank),
        "claim": {"kind": one.kind, **dict(one.claim)},
        "names": list(one.names),
        "may": list(one.may),
        "entries": [testimony(lang)] if one.kind == "consistent" else [],
        "pictured": True,
        "facts": list(one.facts),
        "numbers": list(one.numbers),
        "views": list(one.views),
        "tells": one.tells,
    }


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].replace("….", "…")


def numbers(lang: Lang) -> list[Json]:
    """What everybody has, as numbers that are typed in."""
    return [
        {"name": name, "words": say(lang, f"boru-asks-for-{name}"), **number_of(_limits(name))}
        for name in _NUMBERS
    ]


def _limits(name: str) -> FieldInfo:
    field: FieldInfo = PlayerForm.model_fields[name]
    shared: FieldInfo = get_args(Count)[1]
    return field if field.metadata else shared


def facts(lang: Lang) -> JsonObject:
    """Each with the fields that it is typed into. A path says where in a position it stands."""
    return {
        name: {"words": say(lang, f"boru-asks-for-{name}"), "inputs": list(_inputs(lang, name))}
        for name in _FACTS
    }


def _inputs(lang: Lang, name: str) -> Iterator[Json]:
    if name == "marker":
        yield {"path": [name], "words": "", "options": []}  # the players of this table
    elif name == "acting":
        rows = get_args(ActingForm.model_fields["row"].annotation)
        told: list[Json] = [[row, say(lang, "boru-row", {"row": row})] for row in rows]
        yield {"path": [name, "row"], "words": say(lang, "boru-asks-for-row"), "options": told}
        symbol = number_of(ActingForm.model_fields["symbol"])
        yield {"path": [name, "symbol"], "words": say(lang, "boru-asks-for-symbol"), **symbol}
    elif options := options_of(PositionForm.model_fields[name]):
        chosen: list[Json] = [[one, say(lang, f"boru-option-{name}", {name: one})] for one in options]
        yield {"path": [name], "words": "", "options": chosen}
    else:
        yield {"path": [name], "words": "", **number_of(PositionForm.model_fields[name])}
