"""Rulings at an event: under its readings, beside earlier ones, and ready to become precedents."""

import json
import time
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_json, read_notation
from adjudicator.lang import Lang
from adjudicator.precedents.write import case_file
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json
from api.desk.acts import Done
from api.desk.earlier import Comparison, Earlier, comparison, comparison_of, earlier
from api.desk.event import Event, NotPossible
from api.desk.house_rules import at_event
from api.desk.journal import Entry, Journal
from api.desk.judging import GiveRuling
from api.desk.roles import REFEREES, Author
from api.http.bodies import asked_in
from api.http.by_kind import ref
from api.http.event_links import author_with, desk_of, journal_of, not_found
from api.http.language import language, parameter
from api.http.openapi import (
    CASE_PROBLEMS,
    LOOK_UP_PROBLEMS,
    NO_ANSWER,
    NOT_POSSIBLE,
    NOT_YOURS,
)
from api.http.replies import in_language, json_body_reply, json_bytes
from api.http.routes.events import OPENS
from api.http.routes.rulings import give, ruled_in_time
from api.http.schemas.events import CheckAnswer, RuledAnswer
from api.http.stored import Threads, beside, record_of, whole_number
from api.work.jobs import Handed

UNKNOWN: Final = "0000-0000-0000"
"""Stands for the number of a ruling that is not given yet."""
MOST: Final = 10**9
KEPT: Final = {"Cache-Control": "private, no-store"}
DESPITE: Final = parameter(
    "despite", "The id of an earlier ruling that this one contradicts", {"type": "integer"}
)
FAVOURS: Final = parameter("favours", "The player for whom it goes", {"type": "integer"})
CASE: Final[dict[str, Any]] = {
    "required": True,
    "content": {
        "application/json": {"schema": ref("AnyCase")},
        "text/plain": {"schema": {"type": "string", "description": "The case in the one-line notation"}},
    },
}
PUBLISHED: Final = parameter("published", "`yes`: everybody may read it", {"type": "string", "enum": ["yes"]})

router = APIRouter(prefix="/v1/events/{event}", tags=["events"])


@router.post(
    "/incidents/{incident}/checks",
    operation_id="check_at_event",
    summary="What would be ruled, and what was ruled before",
    responses={
        200: {"model": CheckAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_ANSWER,
    },
    response_class=Response,
    openapi_extra={**OPENS, "requestBody": CASE},
)
async def check(request: Request, event: str, incident: int) -> Response:
    """A case under the event's readings: the verdict by search alone, and the earlier rulings near it.

    A ruling that contradicts it is marked. Nothing is given. Precedents near it are at
    `/v1/games/{game}/cases?like=`.
    """
    lang = language(request)
    journal, _ = await _at_incident(request, event, incident)
    handed = await _handed(request, journal.event, lang)
    said = await request.app.state.solvers.verdict(handed)
    new = await beside(request, _compared, handed, json.loads(said))
    before = await beside(request, earlier, record_of(request), journal.event, new, lang)
    body = b'{"verdict":%b,"earlier":%b,"lang":"%b"}' % (said, _told(before), lang.encode())
    return json_body_reply(body, {**in_language(lang), **KEPT})


@router.post(
    "/incidents/{incident}/rulings",
    operation_id="rule_at_event",
    summary="Rule on an incident",
    status_code=201,
    responses={
        201: {"model": RuledAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_ANSWER,
    },
    response_class=Response,
    openapi_extra={
        "parameters": [*OPENS["parameters"], FAVOURS, PUBLISHED, DESPITE],
        "requestBody": CASE,
    },
)
async def rule(request: Request, event: str, incident: int) -> Response:
    """Ruled by every engine under the event's readings, recorded, and given on the incident.

    If it contradicts an earlier ruling of the event on the same question, it is refused, unless that one is
    named in `despite`.
    """
    lang = language(request)
    journal, author = await _at_incident(request, event, incident)
    favours = whole_number(request, "favours", 1, MOST, 0) or None
    act = GiveRuling(
        incident=incident,
        number=UNKNOWN,
        favours=favours,
        published=request.query_params.get("published") == "yes",
    )
    journal.with_entry(Entry(Done(journal.next_place, time.time_ns() // 1000, author), act))
    ruled = await ruled_in_time(request, await _handed(request, journal.event, lang))
    if ruled is None:
        raise NotPossible("desk-takes-long")
    new = comparison_of(json.loads(ruled.content.said[lang]))
    before = await beside(request, earlier, record_of(request), journal.event, new, lang)
    _refuse_contradiction(before, whole_number(request, "despite", 1, MOST, 0))
    seat = journal.event.incidents[incident].seat
    given = await give(request, ruled, lang, str(seat), author.name[:128])
    threads: Threads = request.app.state.record_threads
    attached = act.model_copy(update={"number": given.number, "secret": given.secret})
    place = await threads.write(desk_of(request).hand_in, event, author, attached.model_dump(mode="json"))
    told = b'{"place":%d,"given":%b,"earlier":%b,"lang":"%b"}' % (
        place,
        given.body,
        _told(before),
        lang.encode(),
    )
    reply = json_body_reply(told, {**in_language(lang), **KEPT, "Location": given.place})
    reply.status_code = 201
    return reply


@router.get(
    "/rulings/{ruling}/case",
    operation_id="case_file",
    summary="A ruling as a case file",
    responses={
        200: {"content": {"text/yaml": {"schema": {"type": "string"}}}},
        **LOOK_UP_PROBLEMS,
        **NOT_YOURS,
    },
    response_class=Response,
    openapi_extra=OPENS,
)
async def case(request: Request, event: str, ruling: int) -> Response:
    """Ready for the folder of precedents: the case, and the ruling that it must get. For referees."""
    lang = language(request)
    journal = await journal_of(request, event)
    await author_with(request, event, REFEREES)
    floor = journal.event.rulings.get(ruling)
    if floor is None or floor.number is None:
        raise not_found()
    text = await beside(request, _case_file, request, journal.event, ruling)
    name = f'attachment; filename="{floor.number.lower()}.yaml"'
    headers = {**in_language(lang), **KEPT, "Content-Disposition": name}
    return Response(text, media_type="text/yaml", headers=headers)


def _case_file(request: Request, event: Event, ruling: int) -> str:
    floor = event.rulings[ruling]
    given = record_of(request).giving(str(floor.number))
    if given is None:
        raise not_found()
    said = {lang: json.loads(one.json) for lang, one in given.stored.wording.items()}
    story = event.incidents[floor.incident].public
    return case_file(f"{str(floor.number).lower()}", event.settings.title, story, said)


async def _at_incident(request: Request, event: str, incident: int) -> tuple[Journal, Author]:
    journal = await journal_of(request, event)
    author = await author_with(request, event, REFEREES)
    if incident not in journal.event.incidents:
        raise not_found()
    return journal, author


async def _handed(request: Request, event: Event, lang: Lang) -> Handed:
    """The case as JSON, under the readings of the event."""
    handed = (await asked_in(request, lang)).handed
    data = await beside(request, _data, handed)
    return Handed(json_bytes(at_event(event, data)), lang=lang)


def _data(handed: Handed) -> Mapping[str, Any]:
    data = read_notation(handed.body.decode(errors="replace")) if handed.text else read_json(handed.body)
    if not isinstance(data, Mapping):
        raise BadCase([Problem(Kind.MALFORMED, "wrong-type", "", {"expected": "object"})])
    return data


def _compared(handed: Handed, said: dict[str, Any]) -> Comparison:
    given = read_case(read_json(handed.body)).given
    return comparison(given, said["kind"], said["verdict"], said["answer"])


def _refuse_contradiction(before: list[Earlier], despite: int) -> None:
    for one in before:
        if one.contradicts and one.ruling != despite:
            raise NotPossible("desk-contradicts", number=one.number, ruling=one.ruling)


def _told(before: list[Earlier]) -> bytes:
    entries: list[Json] = [asdict(one) for one in before]
    return json_bytes(entries)
