"""/v1/games: the games, their rules, readings and precedents."""

import asyncio
import json
import re
from functools import cache
from typing import Any, Final

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate
from adjudicator.lang import Lang
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.precedents.search import Found, Likeness, Precedents, Wanted, likeness
from adjudicator.registry import GAMES
from adjudicator.words.codes import codes_of
from adjudicator.words.say import say, say_claim
from adjudicator.words.tell_game import readings_json, rules_json
from api.http.gate import pass_of
from api.http.language import SPEAKS, language, parameter
from api.http.openapi import LANGUAGE_PROBLEMS, LOOK_UP_PROBLEMS, NO_ANSWER
from api.http.problems import refuse
from api.http.replies import in_language, json_reply
from api.http.schemas import CaseEntry, CasesAnswer, GameAnswer, GamesAnswer, ReadingsAnswer, RulesAnswer
from api.work.jobs import Handed, case_of

MOST_ASKED: Final = 4000
"""Signs of one parameter of a search."""
SEARCHES: Final[dict[str, Any]] = {
    "parameters": [
        *SPEAKS["parameters"],
        parameter("q", "Words of the title or the story, in Polish or English", {"type": "string"}),
        parameter("rule", "A rule, or the beginning of several: river.formations", {"type": "string"}),
        parameter("reading", "A reading, with =option or without", {"type": "string"}),
        parameter("kind", "The kind of claim", {"type": "string"}),
        parameter("like", "The id of a precedent, or a case in the notation", {"type": "string"}),
    ]
}

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
    responses={200: {"model": CasesAnswer}, **LOOK_UP_PROBLEMS, **NO_ANSWER},
    response_class=Response,
    openapi_extra=SEARCHES,
)
async def cases(request: Request, name: str) -> Response:
    """The precedents: disputes with the ruling they must get. All of them by id, or those found, best first.

    `like` compares them to a case: first those of the same kind of claim, then by the deciding rules that
    they share, then by the readings. A case in the notation is decided for that, as `/v1/verdicts` does.
    """
    lang, game = language(request), _game(name)
    asked = {field: request.query_params.get(field, "") for field in ("q", "rule", "reading", "kind", "like")}
    if max(map(len, asked.values())) > MOST_ASKED:
        raise refuse("too-large", limit=MOST_ASKED)
    like = await _likeness(request, game, asked["like"], lang) if asked["like"] else None
    wanted = Wanted(asked["q"], asked["rule"], asked["reading"], asked["kind"], like)
    found = await asyncio.to_thread(lambda: searchable(game.id).find(wanted))
    return _reply({"cases": [_found(one, lang, like is not None) for one in found]}, lang)


async def _likeness(request: Request, game: Game, text: str, lang: Lang) -> Likeness:
    """Of a precedent by its id, or of a case in the notation."""
    known = await asyncio.to_thread(searchable, game.id)
    if known.has(text) or not re.search(r"\s", text):
        return known.likeness_of(text)
    pass_of(request.scope).enter("POST", "/v1/verdicts")
    handed = Handed(text.encode(), text=True, lang=lang)
    decided = json.loads(await request.app.state.solvers.verdict(handed))
    given = await asyncio.to_thread(case_of, handed)
    if given.game != game.id:
        raise HTTPException(404)
    return likeness(given.form.claim.kind, [decided["rule"]], given.changed_readings)


def _found(one: Found, lang: Lang, compared: bool) -> dict[str, Any]:
    told = {
        "id": one.file.id,
        "title": one.file.title[lang],
        "claim": one.file.kind,
        "verdict": one.file.expect.get("verdict"),
    }
    return {**told, "shared": list(one.shared)} if compared else told


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


@cache
def searchable(name: str) -> Precedents:
    return Precedents(load_game(name), precedents(name))


def _game(name: str) -> Game:
    if name not in GAMES:
        raise HTTPException(404)
    return load_game(name)


def _entry(game: Game, lang: Lang) -> dict[str, Any]:
    return {"id": game.id, "name": say(lang, f"{game.id}-name"), "claims": list(game.claims)}


def _reply(value: dict[str, Any], lang: Lang) -> Response:
    return json_reply({**value, "lang": lang}, in_language(lang))
