"""POST /v1/verdicts: decided fast, by search alone, and not recorded."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from api.http.bodies import asked_in
from api.http.language import SPEAKS, language
from api.http.openapi import CASE_PROBLEMS, NO_ANSWER
from api.http.replies import json_body_reply
from api.http.schemas import VerdictAnswer
from api.work.jobs import verdict_on


class Straight(APIRoute):
    """A route that reads its own request. The framework only describes it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        return self.endpoint


router = APIRouter(tags=["rulings"], route_class=Straight)


@router.post(
    "/v1/verdicts",
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
