"""The slip of a ruling, as PDF: beside the JSON of the ruling, and beside its page."""

from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from api.http.openapi import LOOK_UP_PROBLEMS, NO_RECORD
from api.http.replies import in_language
from api.http.routes.rulings import OPENS
from api.http.stored import Line, beside, seen
from api.pages.frame import Frame
from api.pages.slip import slip_of

router = APIRouter(tags=["rulings"])

_LINE: Final = Line(2, 64)
"""So many slips are made at a time, and so many requests wait for one."""
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
    bytes, in one language and at one address of the service, which its code to scan holds. So its `ETag` says
    whether somebody has it already.
    """
    found = await seen(request, name)
    frame = Frame(request)
    shown = found.giving.number if found.giving else found.stored.id
    slip = await beside(request, slip_of, found, frame.lang, frame.absolute(f"r/{shown}"))
    headers = {**in_language(frame.lang), "Cache-Control": "no-cache", "ETag": f'"{slip.digest}"'}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    named = f'inline; filename="sedzia-{shown}.pdf"'
    return Response(
        await _LINE.do(slip.made),
        headers={**headers, "Content-Disposition": named},
        media_type="application/pdf",
    )
