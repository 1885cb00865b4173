"""/v1/jobs and /v1/batches: rulings in the background."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import Lang
from adjudicator.values import Json
from adjudicator.words.say import say
from api.http.bodies import read
from api.http.gate import pass_of
from api.http.language import SPEAKS, language
from api.http.openapi import BATCH_PROBLEMS, LOOK_UP_PROBLEMS, NO_RECORD, TOO_MANY_WATCH
from api.http.problems import refuse
from api.http.replies import in_language, json_bytes, json_reply
from api.http.schemas import JobAnswer
from api.http.stored import beside, record_of
from api.http.watchers import Watched, Watchers
from api.store import webhooks
from api.store.database import RecordUnavailable
from api.store.log.tree import moment
from api.work.background.background import Background
from api.work.jobs import Handed
from api.work.outcomes import NoAnswer

if TYPE_CHECKING:
    from api.work.background.jobs import Jobs, JobState

BATCH_LIMIT: Final = 8 * 1024 * 1024
"""Bytes of a batch."""
MOST_LINES: Final = 5000
NDJSON: Final = "application/x-ndjson"
LOOK: Final = 0.5
"""Seconds between two looks at a job that somebody watches."""
ALIVE: Final = 15.0
"""Seconds after which a watcher hears something, even if nothing happens."""
EVENTS: Final[dict[str, Any]] = {
    "content": {
        "text/event-stream": {"schema": {"description": "`event` is the state, `data` the job as JSON"}}
    }
}
LINES: Final[dict[str, Any]] = {"content": {NDJSON: {"schema": {"type": "string"}}}}

router = APIRouter(tags=["jobs"])
log = logging.getLogger(__name__)


def background_of(request: Request) -> Background:
    background: Background = request.app.state.background
    return background


async def owner_told(request: Request, job: str) -> str:
    """The webhooks of whoever ordered the job are told of its end."""
    owner = pass_of(request.scope).owner
    if owner is not None:
        await background_of(request).ask(_tell_owner, job, owner)
    return job


def _tell_owner(jobs: "Jobs", job: str, owner: str) -> None:
    jobs.tell_owner(job, owner)


async def owner_told_of_ruling(request: Request, number: str) -> None:
    """The webhooks of whoever asked are told of a ruling that everybody may read."""
    owner = pass_of(request.scope).owner
    if owner is None:
        return
    try:
        if await beside(request, webhooks.listed, record_of(request).database, owner):
            await background_of(request).order(_publish, number, owner)
    except (RecordUnavailable, NoAnswer) as error:  # it was given all the same
        log.error("webhooks are not told of a ruling: %s", error)


def _publish(jobs: "Jobs", number: str, owner: str) -> None:
    jobs.publish(number, owner)


def accepted(job: str, lang: Lang) -> Response:
    """The job is stored, and will be done."""
    reply = json_reply(
        {"id": job, "state": "queued", "message": say(lang, "job-queued"), "lang": lang},
        {**in_language(lang), "Location": f"/v1/jobs/{job}"},
    )
    reply.status_code = 202
    return reply


@router.get(
    "/v1/jobs/{job}",
    operation_id="job",
    summary="What becomes of a job",
    responses={200: {"model": JobAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def one(request: Request, job: str) -> Response:
    """Its state, how far it is, and, when it is done, where the ruling is."""
    lang = language(request)
    return json_reply(_told(await _found(request, job), lang), in_language(lang))


@router.get(
    "/v1/jobs/{job}/events",
    operation_id="job_events",
    summary="A job while it is done",
    responses={200: EVENTS, **LOOK_UP_PROBLEMS, **TOO_MANY_WATCH},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def events(request: Request, job: str) -> Response:
    """Server-sent events: the job each time something has changed, and once more when it has ended.

    How many may watch at a time is limited. Whoever finds no place can still ask for the job itself.
    """
    lang = language(request)
    first = await _found(request, job)
    headers = {**in_language(lang), "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    watchers: Watchers = request.app.state.watchers
    name = watchers.enter(pass_of(request.scope))
    return Watched(_watched(request, first, lang), headers, watchers, name)


@router.delete(
    "/v1/jobs/{job}",
    operation_id="cancel",
    summary="Cancel a job",
    responses={200: {"model": JobAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def cancel(request: Request, job: str) -> Response:
    """Stops what is under way within about a second. What is done stays."""
    lang = language(request)
    found = await _found(request, job)
    if not found.state.is_final:
        await background_of(request).ask(_cancel, job)
        found = await _found(request, job)
    return json_reply(_told(found, lang), in_language(lang))


@router.post(
    "/v1/batches",
    operation_id="batch",
    summary="Many rulings in the background",
    status_code=202,
    responses={202: {"model": JobAnswer}, **BATCH_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra={
        **SPEAKS,
        "requestBody": {
            "required": True,
            "description": "One case a line; a line that is none is told in its place.",
            "content": {NDJSON: {"schema": {}}},
        },
    },
)
async def batch(request: Request) -> Response:
    """One case a line, as JSON, or as a JSON string in the notation. A bad line costs the others nothing."""
    lang = language(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != NDJSON:
        raise refuse("wrong-content-type")
    body = await read(request, BATCH_LIMIT)
    cases = await asyncio.to_thread(_cases, body, lang)
    job = await background_of(request).order(_order_batch, cases)
    return accepted(await owner_told(request, job), lang)


@router.get(
    "/v1/batches/{job}/results",
    operation_id="batch_results",
    summary="What the lines of a batch came to",
    responses={200: LINES, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def results(request: Request, job: str) -> Response:
    """NDJSON in the order of the lines, those that are done so far: number and ruling, or problems."""
    lang = language(request)
    found = await _found(request, job)
    if found.kind != "batch":
        raise HTTPException(404)
    told = await background_of(request).ask(_results, job)
    return Response(told, media_type=NDJSON, headers=in_language(lang))


def _cases(body: bytes, lang: Lang) -> list[Handed]:
    """A line that is no case is left to be refused in its place."""
    lines = [line for line in body.splitlines() if line.strip()]
    if not lines:
        raise refuse("empty-batch")
    if len(lines) > MOST_LINES:
        raise refuse("too-many-lines", limit=MOST_LINES)
    return [_case(line, lang) for line in lines]


def _case(line: bytes, lang: Lang) -> Handed:
    text = line.decode(errors="replace")
    try:
        value = json.loads(text) if text.lstrip().startswith('"') else None
    except ValueError:
        value = None
    if isinstance(value, str):
        return Handed(value.encode(errors="replace"), text=True, lang=lang)
    return Handed(text.encode(), lang=lang)


def _order_batch(jobs: "Jobs", cases: list[Handed]) -> str:
    return jobs.order_batch(cases)


def _find(jobs: "Jobs", job: str) -> "JobState | None":
    return jobs.find(job)


def _cancel(jobs: "Jobs", job: str) -> None:
    jobs.cancel(job)


def _results(jobs: "Jobs", job: str) -> bytes:
    return b"".join(
        json_bytes({"line": place + 1, "state": state.state.value, **_outcome(state)}) + b"\n"
        for place, state in sorted(jobs.lines(job), key=lambda one: one[0])
    )


async def found_job(request: Request, job: str) -> "JobState | None":
    return await background_of(request).ask(_find, job)


async def _found(request: Request, job: str) -> "JobState":
    found = await found_job(request, job)
    if found is None:
        raise HTTPException(404)
    return found


def _told(found: "JobState", lang: Lang) -> dict[str, Json]:
    return {
        "id": found.id,
        "kind": found.kind,
        "state": found.state.value,
        "message": say(lang, f"job-{found.state.value}"),
        "ordered_at": moment(found.ordered_at),
        "ended_at": None if found.ended_at is None else moment(found.ended_at),
        "progress": {"done": found.done, "total": found.total},
        **_outcome(found),
        "lang": lang,
    }


def _outcome(found: "JobState") -> dict[str, Json]:
    fields = {name: found.result.get(name) for name in ("number", "problems", "failed")}
    return {"result": _place(found), **fields}


def _place(found: "JobState") -> str | None:
    """Where the result is. Whoever knows the job has handed in the case, and may see all of it."""
    number, secret = found.result.get("number"), found.result.get("secret")
    if found.kind == "batch":
        return f"/v1/batches/{found.id}/results"
    if number is None:
        return None
    if found.kind == "reruling":
        return f"/v1/rerulings/{number}"
    return f"/v1/rulings/{number}{f'?secret={secret}' if secret else ''}"


async def _watched(request: Request, found: "JobState", lang: Lang) -> AsyncIterator[bytes]:
    watchers: Watchers = request.app.state.watchers
    silent = 0.0
    told = b""
    while True:
        now = json_bytes(_told(found, lang))
        if now != told:
            yield b"event: %b\ndata: %b\n\n" % (found.state.value.encode(), now)
            told, silent = now, 0.0
        if found.state.is_final:
            return
        if silent >= ALIVE:
            yield b": still here\n\n"
            silent = 0.0
        pause = LOOK * watchers.slower
        await asyncio.sleep(pause)
        silent += pause
        found = await _found(request, found.id)
