"""What a page can ask about a table of Rzymianie do domu!, and the facts that each question is asked with."""

from collections.abc import Iterator
from typing import Final, NamedTuple, get_args

from adjudicator.games.romans.intake.position_form import StepName
from adjudicator.games.romans.table.cards import CLANS
from adjudicator.games.romans.words.names import clan_name
from adjudicator.lang import Lang
from adjudicator.values import Json, JsonObject
from adjudicator.words.say import say

DEFAULTS: Final[JsonObject] = {"how": "certain", "sole": False}
"""Fields of a claim that may be left out, if they say this."""

_FACTS: Final = ("step", "who", "winner", "seduced")
_FORTS: Final = ("forts", "dropped", "discarded")
_CARDS: Final = ("spent", "aside")


class Question(NamedTuple):
    kind: str
    variant: str = ""
    claim: tuple[tuple[str, Json], ...] = ()
    """Fields of the claim beside its kind."""
    names: tuple[str, ...] = ()
    """The fields of the claim that are chosen on the page, or tapped."""
    may: tuple[str, ...] = ()
    """Those that may be."""
    facts: tuple[str, ...] = _FACTS
    piles: tuple[str, ...] = ()
    """What is shown of the cards and forts that lie beside the wall. What holds some is always shown."""
    lines: bool = True
    """Are the lines of the clans shown?"""
    moved: str = ""
    """The claim that is made instead, if choices were told."""


_POSSIBLE: Final = (("how", "possible"),)
_SOLE: Final = (("sole", True),)
_FORT: Final = Question("fort", names=("clan", "fort"), may=("line",), piles=_CARDS)
_GAME: Final = Question("game", names=("clan",), may=("line",), piles=(*_FORTS, *_CARDS))
_PLAY: Final = Question("", piles=("forts", "discarded", *_CARDS))

QUESTIONS: Final = (
    Question("round", may=("actions",), piles=("forts",), moved="record"),
    Question("wall", facts=(), lines=False),
    _FORT._replace(variant="possible", claim=_POSSIBLE),
    _FORT,
    Question("forced", names=("clan",), piles=_CARDS),
    _GAME._replace(variant="possible", claim=_POSSIBLE),
    _GAME,
    _GAME._replace(variant="possible-sole", claim=(*_POSSIBLE, *_SOLE)),
    _GAME._replace(variant="sole", claim=_SOLE),
    Question("result", facts=(), piles=_FORTS, lines=False),
    _PLAY._replace(kind="legal", variant="one", names=("action",)),
    _PLAY._replace(kind="legal", variant="all"),
    _PLAY._replace(kind="record", names=("actions",)),
    _PLAY._replace(kind="remedy", names=("actions",)),
    Question("consistent", piles=(*_FORTS, *_CARDS)),
)
"""What can be asked by tapping. ``disputed`` is about one of these: two versions of its table."""


def questions(lang: Lang) -> list[Json]:
    return [_question(lang, one) for one in QUESTIONS]


def _question(lang: Lang, one: Question) -> JsonObject:
    """``says`` speaks of any clan; ``sentence`` has ``{clan}`` and ``{fort}`` for those that are chosen."""
    name = "-".join(filter(None, (one.kind, one.variant)))
    fields = ("clan", "fort")
    anybody: JsonObject = {field: say(lang, f"romans-some-{field}") for field in fields}
    blank: JsonObject = {field: f"{{{field}}}" for field in fields}
    return {
        "id": name,
        "says": _sentence(say(lang, f"romans-question-{name}", anybody)),
        "sentence": say(lang, f"romans-question-{name}", blank),
        "claim": {"kind": one.kind, **dict(one.claim)},
        "moved": {"kind": one.moved} if one.moved else None,
        "names": list(one.names),
        "may": list(one.may),
        "entries": [],
        "pictured": True,
        "facts": list(one.facts),
        "piles": list(one.piles),
        "lines": one.lines,
    }


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def facts(lang: Lang) -> JsonObject:
    """Each with the field that it is typed into. A path says where in a position it stands."""
    return {
        name: {
            "words": say(lang, f"romans-asks-for-{name}"),
            "inputs": [{"path": [name], "words": "", "options": list(_options(lang, name))}],
        }
        for name in _FACTS
    }


def _options(lang: Lang, name: str) -> Iterator[Json]:
    if name == "step":
        for one in get_args(StepName):
            yield [one, say(lang, "romans-option-step", {"step": one})]
    else:
        for clan in CLANS:
            yield [clan, clan_name(lang, clan)]
