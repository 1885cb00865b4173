"""POST /v1/verdicts: decided fast, by search alone, and not recorded."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.claims.decide import decide as find
from adjudicator.game import load_game
from adjudicator.values import Json
from adjudicator.words.render import finding_json
from api.http.bodies import Asked, asked_in
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
    asked = await asked_in(request)
    found = _decide(asked) if asked.quick else await request.app.state.verdict_threads.run(_decide, asked)
    return json_reply(found)


def _decide(asked: Asked) -> dict[str, Json]:
    case = asked.case()
    return finding_json(find(load_game(case.game), case))
