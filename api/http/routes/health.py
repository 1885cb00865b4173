"""/livez and /readyz, for those who run the service."""

from fastapi import APIRouter
from starlette.responses import Response

from adjudicator.lang import LANGS
from adjudicator.words.say import say
from api.http.replies import json_reply
from api.http.schemas import Alive

router = APIRouter(tags=["health"])


@router.get("/livez", operation_id="livez", responses={200: {"model": Alive}}, response_class=Response)
async def livez() -> Response:
    """The process answers."""
    return json_reply({"status": "ok"})


@router.get("/readyz", operation_id="readyz", responses={200: {"model": Alive}}, response_class=Response)
def readyz() -> Response:
    """The service can work: messages exist in every language. The solvers load later."""
    for lang in LANGS:
        say(lang, "verdict-upheld")
    return json_reply({"status": "ok"})
