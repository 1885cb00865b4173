"""POST /v1/verdicts: decided fast, by search alone, and not recorded."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.game import load_game
from adjudicator.words.render import finding_json
from api.http.bodies import case_of
from api.http.language import SPEAKS, language
from api.http.openapi import CASE_PROBLEMS
from api.http.replies import json_reply
from api.http.schemas import VerdictAnswer


class Straight(APIRoute):
    """A route that reads its own request. The framework only describes it."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        return self.endpoint


router = APIRouter(tags=["rulings"], route_class=Straight)


@router.post(
    "/v1/verdicts",
    operation_id="decide",
    summary="A fast verdict",
    responses={200: {"model": VerdictAnswer}, **CASE_PROBLEMS},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def decide(request: Request) -> Response:
    """Decides a claim and shows the witness: ids only, no words, not confirmed by other engines, unrecorded.

    For programs that ask often. For a ruling that is proved and explained, use `/v1/rulings`.
    """
    if request.scope["query_string"]:
        language(request)
    case = await case_of(request)
    return json_reply(finding_json(load_game(case.game).decide(case)))
