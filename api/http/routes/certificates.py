"""Certificates: what a stranger needs to check a ruling. Made on request, and checked for anybody."""

from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.certificates import sedzia_verify
from api.http.bodies import read
from api.http.language import language
from api.http.openapi import CASE_PROBLEMS, LOOK_UP_PROBLEMS, NO_ANSWER
from api.http.replies import json_body_reply
from api.http.routes.rulings import OPENS
from api.http.schemas import CertificateAnswer, VerifyAnswer
from api.http.stored import seen, with_fields
from api.work.jobs import Handed

router = APIRouter(tags=["certificates"])

_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "description": "A certificate. Whatever comes is looked at, and what is wrong with it is told.",
        "content": {"application/json": {"schema": {}}},
    }
}
_PYTHON: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/x-python": {"schema": {"type": "string"}}}}
}


@router.get(
    "/v1/rulings/{name}/certificate",
    operation_id="certificate",
    summary="The certificate of a ruling",
    responses={200: {"model": CertificateAnswer}, **LOOK_UP_PROBLEMS, **NO_ANSWER},
    response_class=Response,
    openapi_extra=OPENS,
)
async def certificate(request: Request, name: str) -> Response:
    """What a stranger needs to check it with `sedzia_verify.py`, made anew each time; the same bytes always.

    What can't be certified is told in `evidence` as `missing`, with `why`.
    """
    lang = language(request)
    stored = (await seen(request, name)).stored
    body = with_fields(stored.wording[lang].json, {"revision": stored.revision})
    made = await request.app.state.solvers.certificate(Handed(body, lang=lang))
    headers = {"Content-Disposition": f'attachment; filename="certificate-{stored.id}.json"'}
    return json_body_reply(made, headers)


@router.post(
    "/v1/verify",
    operation_id="verify",
    summary="Check a certificate",
    responses={200: {"model": VerifyAnswer}, 413: CASE_PROBLEMS[413], **NO_ANSWER},
    response_class=Response,
    openapi_extra=_BODY,
)
async def verify(request: Request) -> Response:
    """What `sedzia_verify.py` says of the certificate in the body. A wrong certificate is a 200, too."""
    data = await read(request, sedzia_verify.MOST_BYTES)
    return json_body_reply(await request.app.state.solvers.verify(Handed(data)))


@router.get(
    "/v1/sedzia_verify.py",
    operation_id="checker",
    summary="The program that checks certificates",
    responses=_PYTHON,
    response_class=Response,
)
async def checker() -> Response:
    """One file. It needs Python 3.11 or newer and nothing else: `python -I sedzia_verify.py FILE`."""
    headers = {"X-Content-Type-Options": "nosniff"}
    return Response(_FILE, media_type="text/x-python", headers=headers)


_FILE: Final = Path(sedzia_verify.__file__).read_bytes()
