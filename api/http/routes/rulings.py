"""/v1/rulings: confirmed by every engine, explained and kept."""

import time

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.game import load_game
from adjudicator.lang import Lang
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule as rule_on
from adjudicator.values import Json
from adjudicator.words.render import ruling_json
from adjudicator.words.text import plain
from api.http.bodies import Asked, asked_in
from api.http.language import SPEAKS, language
from api.http.openapi import BUSY, CASE_PROBLEMS, LOOK_UP_PROBLEMS
from api.http.replies import in_language, json_reply
from api.http.schemas import RulingAnswer

router = APIRouter(tags=["rulings"])


@router.post(
    "/v1/rulings",
    operation_id="rule",
    summary="A full ruling",
    responses={200: {"model": RulingAnswer}, **CASE_PROBLEMS, **BUSY},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def rule(request: Request) -> Response:
    """Rules on a claim: confirmed by every engine, explained, and kept under an id of its own.

    A rejected claim is a 200 too: the adjudication succeeded. The same case gives the same bytes; only the
    header `Server-Timing` says how long it took.
    """
    lang = language(request)
    asked = await asked_in(request)
    arrived = time.perf_counter()
    ruling, told, began, ended = await request.app.state.ruling_threads.run(_rule, asked, lang)
    took = {"queue": (began - arrived) * 1000, "rule": (ended - began) * 1000}
    request.app.state.recent_rulings.put(ruling)
    timing = ", ".join(f"{name};dur={milliseconds:.1f}" for name, milliseconds in took.items())
    headers = {**in_language(lang), "Location": f"/v1/rulings/{ruling.id}", "Server-Timing": timing}
    return json_reply(told, headers)


def _rule(asked: Asked, lang: Lang) -> tuple[Ruling, dict[str, Json], float, float]:
    """The ruling, the same as JSON, and when it was begun and done."""
    began = time.perf_counter()
    case = asked.case()
    game = load_game(case.game)
    ruling = rule_on(game, case)
    return ruling, ruling_json(game, ruling, lang), began, time.perf_counter()


@router.get(
    "/v1/rulings/{name}.svg",
    operation_id="picture",
    summary="The picture of a ruling",
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def picture(request: Request, name: str) -> Response:
    lang, ruling = language(request), _kept(request, name)
    drawn = load_game(ruling.case.game).picture(ruling, lang)
    headers = {**in_language(lang), "Content-Security-Policy": "default-src 'none'"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@router.get(
    "/v1/rulings/{name}.txt",
    operation_id="text",
    summary="A ruling as plain text",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def text(request: Request, name: str) -> Response:
    lang, ruling = language(request), _kept(request, name)
    return Response(
        plain(load_game(ruling.case.game), ruling, lang), media_type="text/plain", headers=in_language(lang)
    )


@router.get(
    "/v1/rulings/{name}",
    operation_id="look_up",
    summary="A ruling given before",
    responses={200: {"model": RulingAnswer}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def look_up(request: Request, name: str) -> Response:
    """In any language. Rulings are kept in memory, the latest ten thousand."""
    lang, ruling = language(request), _kept(request, name)
    return json_reply(ruling_json(load_game(ruling.case.game), ruling, lang), in_language(lang))


def _kept(request: Request, name: str) -> Ruling:
    ruling: Ruling | None = request.app.state.recent_rulings.get(name)
    if ruling is None:
        raise HTTPException(404)
    return ruling
