"""/livez, /readyz and /metrics, for those who run the service."""

import logging

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from api.http.metrics import MEDIA_TYPE
from api.http.replies import json_reply
from api.http.schemas import Alive, ReadyAnswer

log = logging.getLogger(__name__)
router = APIRouter(tags=["health"])


@router.get("/livez", operation_id="livez", responses={200: {"model": Alive}}, response_class=Response)
async def livez() -> Response:
    """The process answers."""
    return json_reply({"status": "ok"})


@router.get(
    "/readyz",
    operation_id="readyz",
    responses={200: {"model": ReadyAnswer}, 503: {"model": ReadyAnswer}},
    response_class=Response,
)
async def readyz(request: Request) -> Response:
    """It rules one upheld and one rejected case by every engine, and writes the store.

    The answer holds for ten seconds. That others are being served is no fault.
    """
    found = await request.app.state.ready.look()
    status = "ok" if found.is_ready else "unready"
    if not found.is_ready:
        log.error("not ready: engines: %s; store: %s", found.engines, found.store)
    store = "ok" if found.store == "ok" else "unavailable"
    engines = found.engines if found.engines in ("ok", "busy") else "failed"
    reply = json_reply({"status": status, "engines": engines, "store": store})
    reply.status_code = 200 if found.is_ready else 503
    return reply


@router.get(
    "/metrics",
    operation_id="metrics",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    response_class=Response,
)
async def metrics(request: Request) -> Response:
    """What is counted, for Prometheus: requests, rulings, who waits, what was killed."""
    return Response(request.app.state.metrics.text(), media_type=MEDIA_TYPE)
