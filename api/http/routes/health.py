"""/livez and /readyz, for those who run the service."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import LANGS
from adjudicator.words.say import say
from api.http.openapi import NO_RECORD
from api.http.replies import json_reply
from api.http.schemas import Alive
from api.http.stored import beside, record_of

router = APIRouter(tags=["health"])


@router.get("/livez", operation_id="livez", responses={200: {"model": Alive}}, response_class=Response)
async def livez() -> Response:
    """The process answers."""
    return json_reply({"status": "ok"})


@router.get(
    "/readyz", operation_id="readyz", responses={200: {"model": Alive}, **NO_RECORD}, response_class=Response
)
async def readyz(request: Request) -> Response:
    """The service can work: messages exist in every language, and the record can be written."""
    for lang in LANGS:
        say(lang, "verdict-upheld")
    await beside(request, record_of(request).database.check)
    return json_reply({"status": "ok"})
