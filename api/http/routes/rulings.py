"""/v1/rulings: confirmed by every engine, explained and recorded."""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import Lang
from adjudicator.values import Json
from api.http.bodies import Asked, asked_in
from api.http.certified import certificate_link
from api.http.language import SPEAKS, language, parameter
from api.http.openapi import CASE_PROBLEMS, LOOK_UP_PROBLEMS, NO_ANSWER, NO_RECORD
from api.http.replies import in_language, json_body_reply, json_reply
from api.http.routes.jobs import accepted, background_of, owner_told, owner_told_of_ruling
from api.http.schemas import GivenAnswer, JobAnswer, RulingAnswer, WithheldAnswer
from api.http.stored import Threads, find, may_see, record_of, seen, with_fields
from api.store.log.tree import moment
from api.store.record import Giving
from api.work.jobs import Handed
from api.work.solvers import Ruled, Solvers

if TYPE_CHECKING:
    from api.work.background.jobs import Jobs

router = APIRouter(tags=["rulings"])

OPENS: Final[dict[str, Any]] = {
    "parameters": [
        *SPEAKS["parameters"],
        parameter(
            "secret",
            "Opens a ruling on a case with hidden hands: the secret that came with its giving.",
            {"type": "string"},
        ),
    ]
}


_PREFER: Final = {
    "name": "Prefer",
    "in": "header",
    "description": "`respond-async`: the answer is a job at once",
    "schema": {"type": "string", "examples": ["respond-async"]},
}


@router.post(
    "/v1/rulings",
    operation_id="rule",
    summary="A full ruling",
    responses={200: {"model": GivenAnswer}, 202: {"model": JobAnswer}, **CASE_PROBLEMS, **NO_ANSWER},
    response_class=Response,
    openapi_extra={"parameters": [*SPEAKS["parameters"], _PREFER]},
)
async def rule(request: Request) -> Response:
    """Rules on a claim: confirmed by every engine, explained, and recorded before it is answered.

    A rejected claim is a 200 too: the adjudication succeeded. The same case is the same ruling, with the same
    id; each time it is given it gets a `number` of its own.

    With `Prefer: respond-async`, or if it takes long, the answer is a 202 with the `Location` of a job.
    """
    lang = language(request)
    asked = await asked_in(request, lang)
    if "respond-async" in request.headers.get("prefer", "").lower():
        return await _in_background(request, asked, lang)
    given = await rule_on(request, asked.handed, lang)
    if given is None:
        return await _in_background(request, asked, lang)
    headers = {**in_language(lang), "Location": given.place, "Server-Timing": given.timing}
    return json_body_reply(given.body, headers)


class Given(NamedTuple):
    """A ruling given and recorded, as it is said."""

    body: bytes
    place: str
    """Where it is from now on."""
    timing: str
    number: str
    secret: str | None
    """What opens it, if there are hidden hands in the case."""


async def rule_on(request: Request, handed: Handed, lang: Lang) -> Given | None:
    """None if it takes longer than a reply may. Raises BadCase, NoAnswer, Fault or RecordUnavailable."""
    ruled = await ruled_in_time(request, handed)
    return None if ruled is None else await give(request, ruled, lang)


async def ruled_in_time(request: Request, handed: Handed) -> Ruled | None:
    """None if it takes longer than a reply may. Raises BadCase, NoAnswer or Fault."""
    solvers: Solvers = request.app.state.solvers
    try:
        async with asyncio.timeout(request.app.state.limits.sync_seconds):
            return await solvers.rule(handed)
    except TimeoutError:
        return None


async def give(
    request: Request, ruled: Ruled, lang: Lang, table: str | None = None, author: str | None = None
) -> Given:
    """Records it. Raises NoAnswer or RecordUnavailable."""
    began = time.monotonic()
    threads: Threads = request.app.state.record_threads
    record = record_of(request)
    giving = await threads.write(partial(record.give, table=table, author=author), ruled.content, lang)
    request.state.ruling = giving.number
    if not giving.withheld:
        await owner_told_of_ruling(request, giving.number)
    took = {"queue": ruled.waited, "rule": ruled.took, "store": time.monotonic() - began}
    timing = ", ".join(f"{name};dur={seconds * 1000:.1f}" for name, seconds in took.items())
    secret = giving.secret if giving.withheld else None
    place = f"/v1/rulings/{giving.id}{f'?secret={secret}' if secret else ''}"
    linked = certificate_link(ruled.content.game, ruled.content.kind, giving.id)
    fields = {
        "superseded_by": None,
        "kind": ruled.content.kind,
        "certificate": linked,
        **_given_fields(giving, secret),
    }
    return Given(with_fields(ruled.content.said[lang], fields), place, timing, giving.number, secret)


async def _in_background(request: Request, asked: Asked, lang: Lang) -> Response:
    return accepted(await order(request, asked.handed), lang)


async def order(request: Request, handed: Handed) -> str:
    """The id of the job. Whoever hands in the same case again gets the same one."""
    digest = await request.app.state.solvers.check(handed)
    return await owner_told(request, await background_of(request).order(_order, handed, digest))


def _order(jobs: "Jobs", handed: Handed, digest: str) -> str:
    return jobs.order_ruling(handed, digest)


@router.get(
    "/v1/rulings/{name}.svg",
    operation_id="picture",
    summary="The picture of a ruling",
    responses={
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}},
        **LOOK_UP_PROBLEMS,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra=OPENS,
)
async def picture(request: Request, name: str) -> Response:
    lang = language(request)
    said = (await seen(request, name)).stored.wording[lang]
    headers = {**in_language(lang), "Content-Security-Policy": "default-src 'none'"}
    return Response(said.picture, media_type="image/svg+xml", headers=headers)


@router.get(
    "/v1/rulings/{name}.txt",
    operation_id="text",
    summary="A ruling as plain text",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **LOOK_UP_PROBLEMS,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra=OPENS,
)
async def text(request: Request, name: str) -> Response:
    lang = language(request)
    said = (await seen(request, name)).stored.wording[lang]
    return Response(said.text, media_type="text/plain", headers=in_language(lang))


@router.get(
    "/v1/rulings/{name}",
    operation_id="look_up",
    summary="A ruling given before",
    responses={
        200: {"model": GivenAnswer | RulingAnswer | WithheldAnswer},
        **LOOK_UP_PROBLEMS,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra=OPENS,
)
async def look_up(request: Request, name: str) -> Response:
    """By its id, or by the number of a giving: as it was said then, in either language.

    With hidden hands in the case the public sees that the number was given, and nothing else. Whoever asked
    for the ruling got a `secret` that opens it.
    """
    lang = language(request)
    found = await find(request, name)
    if may_see(request, found.stored):
        stored = found.stored
        fields: dict[str, Json] = {
            "superseded_by": stored.superseded_by,
            "kind": stored.kind,
            "certificate": certificate_link(stored.game, stored.kind, stored.id),
        }
        if found.giving:
            fields |= _given_fields(found.giving)
        return json_body_reply(with_fields(found.stored.wording[lang].json, fields), in_language(lang))
    if found.giving is None:
        raise HTTPException(404)
    return json_reply({"number": found.giving.number, "withheld": True, "lang": lang}, in_language(lang))


def _given_fields(giving: Giving, secret: str | None = None) -> dict[str, Json]:
    return {"number": giving.number, "given_at": moment(giving.given_at), "secret": secret}
