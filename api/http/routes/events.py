"""/v1/events: the referee's desk. An event is read by everybody, as far as their link lets them see."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.intake.read_text import read_json
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.registry import GAMES
from adjudicator.values import Json
from api.desk.acts import MOST_MINUTES
from api.desk.desk import NoSuchEvent
from api.desk.event import NotPossible
from api.desk.journal import Correct, Journal, Withdraw
from api.desk.ladder import ladders
from api.desk.read_act import read_act
from api.desk.readings import BY_THEIR_OWN_DOOR
from api.desk.roles import HEAD, STAFF
from api.desk.told import told
from api.http.bodies import read
from api.http.by_kind import ref
from api.http.event_links import author_of, author_with, desk_of, journal_of, not_found
from api.http.gate import pass_of
from api.http.language import SPEAKS, language, parameter
from api.http.openapi import (
    CASE_PROBLEMS,
    LOOK_UP_PROBLEMS,
    NO_RECORD,
    NOT_POSSIBLE,
    NOT_YOURS,
    TOO_MANY_WATCH,
)
from api.http.replies import in_language, json_reply
from api.http.schemas.events import ActAnswer, EventAnswer, JournalAnswer, OpenedAnswer, PreviewAnswer
from api.http.stored import Threads, beside, whole_number
from api.http.watchers import Watched, Watchers

LIMIT: Final = 64 * 1024
"""Bytes of an act."""
MOST_ENTRIES: Final = 500
LOOK: Final = 0.5
"""Seconds between two looks at an event that somebody watches."""
ALIVE: Final = 15.0
LONGEST_NAME: Final = 200
LONGEST_REQUEST: Final = 64
LINK: Final = parameter("link", "A secret link of the event; or in the header Event-Link", {"type": "string"})
OPENS: Final[dict[str, Any]] = {"parameters": [*SPEAKS["parameters"], LINK]}
ONCE: Final = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "A name of your own: an act that is sent again under it is done once",
    "schema": {"type": "string", "maxLength": LONGEST_REQUEST},
}

router = APIRouter(prefix="/v1/events", tags=["events"])


def _body(schema: dict[str, Any], example: dict[str, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": schema, "example": example}}
    return {"requestBody": {"required": True, "content": content}}


_OPEN: Final = _body(
    {
        "title": "OpenEventForm",
        "type": "object",
        "required": ["by", "title", "game"],
        "additionalProperties": False,
        "properties": {
            "by": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
            "title": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
            "game": {"type": "string", "enum": list(GAMES)},
            "ladder": {"type": "string", "enum": list(ladders())},
            "appeal_minutes": {"type": "integer", "minimum": 1, "maximum": MOST_MINUTES},
        },
    },
    {"by": "Ola", "title": "Puchar Wisły", "game": "river"},
)
_ACT: Final = _body(ref("AnyAct"), {"kind": "call", "at": {"round": 1, "table": 3}})


@router.post(
    "",
    operation_id="open_event",
    summary="Open an event",
    status_code=201,
    responses={201: {"model": OpenedAnswer}, **CASE_PROBLEMS, **NOT_POSSIBLE, **NO_RECORD},
    response_class=Response,
    openapi_extra={**SPEAKS, **_OPEN},
)
async def open_event(request: Request) -> Response:
    """Its id, and the secret link of its organiser, who makes all other links."""
    lang = language(request)
    data = await object_in(request)
    by = data.pop("by", None)
    problems = []
    if not isinstance(by, str) or not 0 < len(by.strip()) <= LONGEST_NAME:
        problems.append(Problem(Kind.MALFORMED, "missing-field", "/by", {"field": "by"}))
    for field, known in (("game", GAMES), ("ladder", ladders())):
        if isinstance(data.get(field), str) and data[field] not in known:
            options: dict[str, Json] = {"detail": "options", "options": ", ".join(known)}
            problems.append(Problem(Kind.MALFORMED, "bad-value", f"/{field}", options))
    if problems:
        raise BadCase(problems)
    threads: Threads = request.app.state.record_threads
    opened = {**data, "kind": "open-event"}
    event, link = await threads.write(desk_of(request).open, by.strip(), opened)
    headers = {**in_language(lang), "Location": f"/v1/events/{event}", "Cache-Control": "no-store"}
    return _created({"id": event, "link": link, "place": 1, "lang": lang}, headers)


@router.get(
    "/{event}",
    operation_id="event",
    summary="An event, as far as you may see it",
    responses={200: {"model": EventAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=OPENS,
)
async def one(request: Request, event: str) -> Response:
    """Without a link: tables, points, published rulings, notices. With one: your table, or everything."""
    lang = language(request)
    journal = await journal_of(request, event)
    author = await author_of(request, event)
    now = time.time_ns() // 1000
    seen = await beside(request, told, journal.event, author, now)
    facts: dict[str, Json] = {"id": event, "place": len(journal.entries), **seen, "lang": lang}
    return json_reply(facts, {**in_language(lang), "Cache-Control": "private, no-store"})


@router.post(
    "/{event}/acts",
    operation_id="act",
    summary="Do something at an event",
    status_code=201,
    responses={
        201: {"model": ActAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra={"parameters": [*OPENS["parameters"], ONCE], **_ACT},
)
async def act(request: Request, event: str) -> Response:
    """Players, rounds, calls, incidents, rulings, penalties, appeals, corrections: each is an act.

    It is stored for good when the reply comes, with its moment and its author. Under an `Idempotency-Key` it
    is done once, however often it is sent.
    """
    lang = language(request)
    author = await author_of(request, event)
    data = await object_in(request)
    if data.get("kind") in BY_THEIR_OWN_DOOR:
        read_act(data)  # what can't be read is told first, here as everywhere
        raise NotPossible(
            "desk-own-door" if author.role in HEAD else "desk-not-yours", role=author.role.value
        )
    name = request.headers.get("idempotency-key")
    if name is not None and not 0 < len(name) <= LONGEST_REQUEST:
        raise BadCase(
            [Problem(Kind.MALFORMED, "bad-value", "", {"detail": "long", "limit": LONGEST_REQUEST})]
        )
    threads: Threads = request.app.state.record_threads
    try:
        place = await threads.write(desk_of(request).hand_in, event, author, data, name)
    except NoSuchEvent:
        raise not_found() from None
    return _created({"place": place, "lang": lang}, in_language(lang))


@router.post(
    "/{event}/previews",
    operation_id="preview",
    summary="What a correction would move",
    responses={
        200: {"model": PreviewAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra={**OPENS, **_ACT},
)
async def preview(request: Request, event: str) -> Response:
    """A correction (`correct` or `withdraw`) that is not handed in: every fact that would be another one."""
    lang = language(request)
    author = await author_with(request, event, STAFF)
    data = await object_in(request)
    if data.get("kind") not in (Correct.model_fields["kind"].default, Withdraw.model_fields["kind"].default):
        options = {"act": str(data.get("kind"))[:80], "options": "correct, withdraw"}
        raise BadCase([Problem(Kind.MALFORMED, "unknown-act", "/kind", options)])
    try:
        found = await beside(request, desk_of(request).preview, event, author, data, time.time_ns() // 1000)
    except NoSuchEvent:
        raise not_found() from None
    moved: list[Json] = [asdict(one) for one in found.moved]
    return json_reply({"moved": moved, "falls": [*found.falls], "lang": lang}, in_language(lang))


@router.get(
    "/{event}/journal",
    operation_id="journal",
    summary="The journal of an event",
    responses={200: {"model": JournalAnswer}, **LOOK_UP_PROBLEMS, **NOT_YOURS, **NO_RECORD},
    response_class=Response,
    openapi_extra={
        "parameters": [
            *OPENS["parameters"],
            parameter("after", "Only what came after this place", {"type": "integer"}),
        ]
    },
)
async def journal(request: Request, event: str) -> Response:
    """Every act with its moment and its author, for referees and organisers. At most 500 at a time."""
    lang = language(request)
    found = await journal_of(request, event)
    await author_with(request, event, STAFF)
    after = whole_number(request, "after", 0, 10**9, 0)
    entries: list[Json] = [*_entries(found)[after : after + MOST_ENTRIES]]
    headers = {**in_language(lang), "Cache-Control": "private, no-store"}
    return json_reply({"entries": entries, "lang": lang}, headers)


@router.get(
    "/{event}/changes",
    operation_id="changes",
    summary="An event while it goes on",
    responses={
        200: {
            "content": {
                "text/event-stream": {
                    "schema": {"description": "`data` is the place of the last act: ask for the event then"}
                }
            }
        },
        **LOOK_UP_PROBLEMS,
        **TOO_MANY_WATCH,
    },
    response_class=Response,
    openapi_extra=OPENS,
)
async def changes(request: Request, event: str) -> Response:
    """Server-sent events: the place of the last act, each time there is another one, and no more."""
    lang = language(request)
    first = await journal_of(request, event)
    await author_of(request, event)
    headers = {**in_language(lang), "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    watchers: Watchers = request.app.state.watchers
    name = watchers.enter(pass_of(request.scope))
    return Watched(_watched(request, event, len(first.entries)), headers, watchers, name)


async def _watched(request: Request, event: str, place: int) -> AsyncIterator[bytes]:
    watchers: Watchers = request.app.state.watchers
    told_of, silent = -1, 0.0
    while True:
        if place != told_of:
            yield b"event: act\ndata: %d\n\n" % place
            told_of, silent = place, 0.0
        if silent >= ALIVE:
            yield b": still here\n\n"
            silent = 0.0
        pause = LOOK * watchers.slower
        await asyncio.sleep(pause)
        silent += pause
        place = len((await journal_of(request, event)).entries)


def _entries(journal: Journal) -> list[dict[str, Json]]:
    corrected = {entry.act.act for entry in journal.entries if isinstance(entry.act, Correct)}
    states = {
        **dict.fromkeys(corrected, "corrected"),
        **dict.fromkeys(journal.withdrawn, "withdrawn"),
        **dict.fromkeys(journal.fallen, "fallen"),
    }
    return [
        {
            "place": entry.done.place,
            "at": entry.done.at,
            "role": entry.done.by.role.value,
            "name": entry.done.by.name,
            "act": entry.act.model_dump(mode="json"),
            "state": states.get(entry.done.place, "good"),
        }
        for entry in journal.entries
    ]


async def object_in(request: Request) -> dict[str, Any]:
    data = read_json(await read(request, LIMIT))
    if not isinstance(data, dict):
        raise BadCase([Problem(Kind.MALFORMED, "wrong-type", "", {"expected": "object"})])
    return dict(data)


def _created(told_: dict[str, Json], headers: Mapping[str, str]) -> Response:
    reply = json_reply(told_, headers)
    reply.status_code = 201
    return reply
