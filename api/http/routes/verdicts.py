"""POST /v1/verdicts: decided fast, by search alone, and not recorded."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from api.http.bodies import asked_in, asked_in_json, is_json, media_type
from api.http.language import SPEAKS, language
from api.http.openapi import CASE_PROBLEMS, NO_ANSWER
from api.http.replies import json_body_reply
from api.http.schemas import VerdictAnswer
from api.work.jobs import verdict_on


class Straight(APIRoute):
    """A route that reads its own request. The framework only describes it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        return self.endpoint


PATH: Final = "/v1/verdicts"
router = APIRouter(tags=["rulings"], route_class=Straight)


@router.post(
    PATH,
    operation_id="decide",
    summary="A fast verdict",
    responses={200: {"model": VerdictAnswer}, **CASE_PROBLEMS, **NO_ANSWER},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def decide(request: Request) -> Response:
    """Decides a claim and shows the witness: ids only, no words, not confirmed by other engines, unrecorded.

    For programs that ask often. For a ruling that is proved and explained, use `/v1/rulings`.
    """
    asked = await asked_in(request, language(request))
    if asked.quick:
        return json_body_reply(verdict_on(asked.quick()))
    return json_body_reply(await request.app.state.solvers.verdict(asked.handed))


class Shortcut:
    """A quick verdict on a sound case, before the framework: finding its route takes it longer than that.

    Everything else goes on to the route, as it came.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _may_be_quick(scope):
            await self._app(scope, receive, send)
            return
        first = await receive()
        verdict = _quick_verdict(first)
        if verdict is None:
            await self._app(scope, _again(first, receive), send)
            return
        scope["route"] = router.routes[0]
        headers = [*_HEADERS, (b"content-length", str(len(verdict)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": verdict})


_HEADERS: Final = [(b"content-type", b"application/json"), (b"x-content-type-options", b"nosniff")]


def _may_be_quick(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["path"] != PATH or scope["method"] != "POST":
        return False
    sent = (value for name, value in scope["headers"] if name == b"content-type")
    return not scope["query_string"] and is_json(media_type(next(sent, b"").decode("latin-1")))


def _quick_verdict(message: Message) -> bytes | None:
    """None if the body is not all there, the case has problems, or it is not of a quick kind."""
    if message["type"] != "http.request" or message.get("more_body"):
        return None
    quick = asked_in_json(message.get("body", b""), LANGS[0]).quick
    try:
        return verdict_on(quick()) if quick else None
    except BadCase:
        return None


def _again(first: Message, receive: Receive) -> Receive:
    """What was received, starting with the message that was looked at."""
    looked_at = [first]

    async def again() -> Message:
        return looked_at.pop() if looked_at else await receive()

    return again
