"""/v1/rulings: confirmed by every engine, explained and kept."""

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import Lang
from api.http.bodies import asked_in
from api.http.language import SPEAKS, language
from api.http.openapi import CASE_PROBLEMS, LOOK_UP_PROBLEMS, NO_ANSWER
from api.http.replies import in_language, json_body_reply
from api.http.schemas import RulingAnswer
from api.store.content import Content, Said, unpacked_wording

router = APIRouter(tags=["rulings"])


@router.post(
    "/v1/rulings",
    operation_id="rule",
    summary="A full ruling",
    responses={200: {"model": RulingAnswer}, **CASE_PROBLEMS, **NO_ANSWER},
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
    ruled = await request.app.state.solvers.rule(asked.handed)
    request.app.state.recent_rulings.put(ruled.content)
    took = {"queue": ruled.waited * 1000, "rule": ruled.took * 1000}
    timing = ", ".join(f"{name};dur={milliseconds:.1f}" for name, milliseconds in took.items())
    headers = {**in_language(lang), "Location": f"/v1/rulings/{ruled.content.id}", "Server-Timing": timing}
    return json_body_reply(ruled.content.said[lang], headers)


@router.get(
    "/v1/rulings/{name}.svg",
    operation_id="picture",
    summary="The picture of a ruling",
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def picture(request: Request, name: str) -> Response:
    lang = language(request)
    headers = {**in_language(lang), "Content-Security-Policy": "default-src 'none'"}
    return Response(_kept(request, name, lang).picture, media_type="image/svg+xml", headers=headers)


@router.get(
    "/v1/rulings/{name}.txt",
    operation_id="text",
    summary="A ruling as plain text",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **LOOK_UP_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
def text(request: Request, name: str) -> Response:
    lang = language(request)
    return Response(_kept(request, name, lang).text, media_type="text/plain", headers=in_language(lang))


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
    lang = language(request)
    return json_body_reply(_kept(request, name, lang).json, in_language(lang))


def _kept(request: Request, name: str, lang: Lang) -> Said:
    content: Content | None = request.app.state.recent_rulings.get(name)
    if content is None:
        raise HTTPException(404)
    return unpacked_wording(content.wording)[lang]
