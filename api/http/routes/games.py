"""/v1/games: the games, their rules, readings and precedents."""

from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate
from adjudicator.lang import Lang
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.registry import GAMES
from adjudicator.words.codes import codes_of
from adjudicator.words.say import say, say_claim
from adjudicator.words.tell_game import readings_json, rules_json
from api.http.language import SPEAKS, language
from api.http.openapi import LANGUAGE_PROBLEMS, LOOK_UP_PROBLEMS
from api.http.replies import in_language, json_reply
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
    """A game, the claims it knows, the codes of its notation, and the form of a case."""
    lang, game = language(request), _game(name)
    kinds = [{"kind": kind, "says": say_claim(lang, game.id, kind)} for kind in game.claims]
    told = {"kinds": kinds, "codes": codes_of(game, lang), "form": game.form.model_json_schema()}
    return _reply({**_entry(game, lang), **told}, lang)


@router.get(
    "/{name}/rules",
    operation_id="rules",
    responses={200: {"model": RulesAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def rules(request: Request, name: str) -> Response:
    """The rules that a ruling may cite, in our words, with their place in the printed rulebook."""
    lang, game = language(request), _game(name)
    return _reply({"rules": rules_json(game, lang)}, lang)


@router.get(
    "/{name}/readings",
    operation_id="readings",
    responses={200: {"model": ReadingsAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def readings(request: Request, name: str) -> Response:
    """Where the rulebook is silent or ambiguous: how we read it, and how else it could be read."""
    lang, game = language(request), _game(name)
    return _reply({"readings": readings_json(game, lang)}, lang)


@router.get(
    "/{name}/cases",
    operation_id="cases",
    responses={200: {"model": CasesAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def cases(request: Request, name: str) -> Response:
    """The precedents: disputes with the ruling they must get."""
    lang, game = language(request), _game(name)
    listed = [
        {
            "id": file.id,
            "title": file.title[lang],
            "claim": file.kind,
            "verdict": file.expect.get("verdict"),
        }
        for file in precedents(game.id)
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
    lang, game = language(request), _game(name)
    for file in precedents(game.id):
        if file.id == case:
            words = {"title": file.title[lang], "story": file.story[lang], "source": file.source}
            line = notate(game, file.case) if "verdict" in file.expect else None
            told = {"case": file.case, "notation": line, "expect": file.expect}
            return _reply({"id": file.id, **words, **told}, lang)
    raise HTTPException(404)


@cache
def precedents(name: str) -> tuple[CaseFile, ...]:
    """Read once, because precedents change only with the program."""
    return load_all(name)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise HTTPException(404)
    return load_game(name)


def _entry(game: Game, lang: Lang) -> dict[str, Any]:
    return {"id": game.id, "name": say(lang, f"{game.id}-name"), "claims": list(game.claims)}


def _reply(value: dict[str, Any], lang: Lang) -> Response:
    return json_reply({**value, "lang": lang}, in_language(lang))
