"""/v1/games: the games we know, their rules, the readings of them, and the precedents."""

from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.game import Game, load_game
from adjudicator.lang import Lang
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.registry import GAMES
from adjudicator.words.say import say, say_rule
from api.http.language import SPEAKS, language
from api.http.openapi import LANGUAGE_PROBLEMS, LOOK_UP_PROBLEMS
from api.http.replies import json_reply, worded
from api.http.schemas import CaseEntry, CasesAnswer, GameAnswer, GamesAnswer, ReadingsAnswer, RulesAnswer

router = APIRouter(prefix="/v1/games", tags=["games"])


@router.get(
    "",
    operation_id="games",
    responses={200: {"model": GamesAnswer}, **LANGUAGE_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def games(request: Request) -> Response:
    """The games that can be ruled on."""
    lang = language(request)
    return _reply({"games": [_entry(load_game(name), lang) for name in GAMES]}, lang)


@router.get(
    "/{name}",
    operation_id="game",
    responses={200: {"model": GameAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def one_game(request: Request, name: str) -> Response:
    """A game, the claims it knows, and the form of a case."""
    lang, known = language(request), _known(name)
    return _reply({**_entry(known, lang), "form": known.form.model_json_schema()}, lang)


@router.get(
    "/{name}/rules",
    operation_id="rules",
    responses={200: {"model": RulesAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def rules(request: Request, name: str) -> Response:
    """The rules that a ruling may cite, in our words, with their place in the printed rulebook."""
    lang, known = language(request), _known(name)
    listed = [
        {"id": rule.id, "text": say_rule(lang, rule.id), "place": rule.place, "reading": rule.reading}
        for rule in known.rules
    ]
    return _reply({"rules": listed}, lang)


@router.get(
    "/{name}/readings",
    operation_id="readings",
    responses={200: {"model": ReadingsAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def readings(request: Request, name: str) -> Response:
    """Where the rulebook is silent or torn: how we read it, and how else it could be read."""
    lang, known = language(request), _known(name)
    listed = [
        {
            "id": reading.id,
            "question": say(lang, f"reading-{reading.id}"),
            "default": reading.default,
            "options": [
                {"id": option, "text": say(lang, f"reading-{reading.id}-{option}")}
                for option in reading.options
            ],
            "why": say(lang, f"reading-{reading.id}-why"),
            "bears_on": list(reading.bears_on),
        }
        for reading in known.readings
    ]
    return _reply({"readings": listed}, lang)


@router.get(
    "/{name}/cases",
    operation_id="cases",
    responses={200: {"model": CasesAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def cases(request: Request, name: str) -> Response:
    """The precedents: disputes with the ruling they must get."""
    lang, known = language(request), _known(name)
    listed = [
        {
            "id": file.id,
            "title": file.title[lang],
            "claim": file.case["claim"].get("kind"),
            "verdict": file.expect.get("verdict"),
        }
        for file in precedents(known.id)
    ]
    return _reply({"cases": listed}, lang)


@router.get(
    "/{name}/cases/{case}",
    operation_id="case",
    responses={200: {"model": CaseEntry}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def one_case(request: Request, name: str, case: str) -> Response:
    """A precedent: who said what, the case as it would be handed in, and what is expected."""
    lang, known = language(request), _known(name)
    for file in precedents(known.id):
        if file.id == case:
            words = {"title": file.title[lang], "story": file.story[lang], "source": file.source}
            line = known.notate(file.case) if "verdict" in file.expect else None
            told = {"case": file.case, "notation": line, "expect": file.expect}
            return _reply({"id": file.id, **words, **told}, lang)
    raise HTTPException(404)


@cache
def precedents(name: str) -> tuple[CaseFile, ...]:
    """Read once: precedents change only with the program."""
    return load_all(name)


def _known(name: str) -> Game:
    if name not in GAMES:
        raise HTTPException(404)
    return load_game(name)


def _entry(known: Game, lang: Lang) -> dict[str, Any]:
    return {"id": known.id, "name": say(lang, f"{known.id}-name"), "claims": list(known.claims)}


def _reply(value: dict[str, Any], lang: Lang) -> Response:
    return json_reply({**value, "lang": lang}, worded(lang))
