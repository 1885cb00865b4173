"""POST /v1/verdicts:batch: many cases, one a line, decided fast, and streamed in order."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from api.http.allowance import Allowance
from api.http.bodies import LIMIT, media_type
from api.http.language import SPEAKS, language
from api.http.openapi import BATCH_PROBLEMS
from api.http.problems import refuse
from api.http.replies import in_language
from api.http.routes.jobs import NDJSON
from api.http.routes.verdicts import Straight
from api.work.lines import Cutter, ManyVerdicts

AHEAD: Final = 2
"""Chunks of a batch that are under way for each solver process: one is decided while the next one waits."""

router = APIRouter(tags=["rulings"], route_class=Straight)


@router.post(
    "/v1/verdicts:batch",
    operation_id="decide_many",
    summary="Many fast verdicts",
    responses={
        200: {
            "description": "A line for each line, in order: a VerdictAnswer, or a ProblemAnswer",
            "content": {NDJSON: {"schema": {"type": "string"}}},
        },
        **BATCH_PROBLEMS,
    },
    response_class=Response,
    openapi_extra={
        **SPEAKS,
        "requestBody": {
            "required": True,
            "description": "One case a line: a JSON object, or a JSON string in the notation.",
            "content": {NDJSON: {"schema": {}}},
        },
    },
)
async def decide_many(request: Request) -> Response:
    """Decides many claims, as `/v1/verdicts` does: one case a line (NDJSON), one line of reply for each.

    Replies come in the order of the lines, while further lines are still being sent; there may be millions.
    Empty lines are skipped. A line that can't be decided is answered by its problems, in its place. Whoever
    sends more than they may is not refused but slowed down, and so is whoever sends faster than they read.
    """
    lang = language(request)
    if media_type(request.headers.get("content-type", "")) != NDJSON:
        raise refuse("wrong-content-type")
    many = ManyVerdicts(request.app.state.solvers.verdicts, lang, LIMIT)
    allowance: Allowance | None = request.scope["state"].get("allowance")
    under_way = AHEAD * request.app.state.limits.verdict_solvers
    told = _told(request, many, allowance, under_way)
    try:
        first = await anext(told)
    except StopAsyncIteration:
        raise refuse("empty-batch") from None
    return _Streamed(first, told, {**in_language(lang), "Content-Type": NDJSON, "X-Accel-Buffering": "no"})


async def _told(
    request: Request, many: ManyVerdicts, allowance: Allowance | None, under_way: int
) -> AsyncIterator[bytes]:
    """What is said of the lines, as soon as it is known. Reading goes on only while few are under way."""
    chunks: asyncio.Queue[asyncio.Task[tuple[bytes, int]] | None] = asyncio.Queue(under_way)
    reading = asyncio.create_task(_read(request, many, chunks))
    try:
        while (chunk := await chunks.get()) is not None:
            lines, cost = await chunk
            if lines:
                yield lines
            if allowance is not None:
                await allowance.take(cost)
        await reading
    finally:
        many.is_wanted = False
        reading.cancel()


async def _read(
    request: Request, many: ManyVerdicts, chunks: "asyncio.Queue[asyncio.Task[tuple[bytes, int]] | None]"
) -> None:
    """Hands in the lines as they come. Whoever leaves before the end gets no further verdicts."""
    cutter = Cutter(LIMIT)
    try:
        async for piece in request.stream():
            for chunk in cutter.add(piece):
                await chunks.put(asyncio.create_task(many.on(chunk)))
        for chunk in cutter.rest():
            await chunks.put(asyncio.create_task(many.on(chunk)))
    except ClientDisconnect:
        many.is_wanted = False
        await chunks.put(None)
    except Exception:
        await chunks.put(None)
        raise
    else:
        await chunks.put(None)


class _Streamed(Response):
    """A reply that is sent while the request is still being read. The framework's own would read it away."""

    def __init__(self, first: bytes, rest: AsyncIterator[bytes], headers: dict[str, Any]) -> None:
        self._first = first
        self._rest = rest
        super().__init__(headers=headers)
        del self.headers["content-length"]

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": self._first, "more_body": True})
        async for lines in self._rest:
            await send({"type": "http.response.body", "body": lines, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
