"""The slip of a ruling, as PDF: beside the JSON of the ruling, and beside its page."""

from typing import Any, Final

import anyio.to_thread
from anyio import CapacityLimiter
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from api.http.openapi import LOOK_UP_PROBLEMS, NO_RECORD
from api.http.replies import in_language
from api.http.routes.rulings import OPENS
from api.http.stored import seen
from api.pages.frame import Frame
from api.pages.slip import slip
from api.work.outcomes import NoAnswer, Why

router = APIRouter(tags=["rulings"])

_AT_A_TIME: Final = CapacityLimiter(2)
_WAITING: Final = 64
"""If this many wait for a slip, the next one is sent away."""
_PDF: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
}


@router.get(
    "/v1/rulings/{name}.pdf",
    operation_id="slip",
    summary="A ruling on one sheet of paper",
    responses={**_PDF, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=OPENS,
)
@router.api_route("/r/{name}.pdf", methods=["GET", "HEAD"], include_in_schema=False)
async def slip_door(request: Request, name: str) -> Response:
    """The slip: number, time, table, verdict, reasons, rules cited, how to appeal, and where to sign.

    It is always one page. What does not fit is left out, and the slip says so. The same giving makes the same
    bytes, in one language and at one address of the service, which its code to scan holds.
    """
    found = await seen(request, name)
    frame = Frame(request)
    shown = found.giving.number if found.giving else found.stored.id
    if _AT_A_TIME.statistics().tasks_waiting >= _WAITING:
        raise NoAnswer(Why.BUSY)
    made = await anyio.to_thread.run_sync(
        slip, found, frame.lang, frame.absolute(f"r/{shown}"), limiter=_AT_A_TIME
    )
    named = f'inline; filename="sedzia-{shown}.pdf"'
    headers = {**in_language(frame.lang), "Content-Disposition": named, "Cache-Control": "no-cache"}
    return Response(made, media_type="application/pdf", headers=headers)
