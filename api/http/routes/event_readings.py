"""/v1/events/{event}/readings: other readings for an event, and every ruling ruled again."""

import json
from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import Lang
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json
from api.desk.earlier import comparison_of
from api.desk.event import Event, NotPossible, Proposal
from api.desk.house_rules import under
from api.desk.readings import check_readings, proved
from api.desk.roles import HEAD, REFEREES
from api.http.event_links import author_with, desk_of, journal_of, not_found
from api.http.language import language
from api.http.openapi import CASE_PROBLEMS, LOOK_UP_PROBLEMS, NO_RECORD, NOT_POSSIBLE, NOT_YOURS
from api.http.replies import in_language, json_bytes, json_reply
from api.http.routes.events import OPENS, object_in
from api.http.routes.jobs import background_of, found_job
from api.http.schemas.events import ActAnswer, ProposalAnswer
from api.http.stored import Threads, beside, record_of
from api.store.record import Record
from api.work.jobs import Handed

if TYPE_CHECKING:
    from api.work.background.jobs import Jobs, JobState

KEPT: Final = {"Cache-Control": "private, no-store"}

router = APIRouter(prefix="/v1/events/{event}/readings", tags=["events"])


def _body(field: str, schema: dict[str, Any], title: str) -> dict[str, Any]:
    form = {
        "title": title,
        "type": "object",
        "required": [field],
        "additionalProperties": False,
        "properties": {field: schema},
    }
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": form}}}}


_READINGS: Final = _body(
    "readings", {"type": "object", "additionalProperties": {"type": "string"}}, "EventReadingsForm"
)
_FLIPS: Final = _body("flips", {"type": "array", "items": {"type": "integer"}}, "AcceptReadingsForm")


@router.post(
    "",
    operation_id="propose_readings",
    summary="Propose other readings",
    status_code=202,
    responses={
        202: {"model": ProposalAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra={**OPENS, **_READINGS},
)
async def propose(request: Request, event: str) -> Response:
    """Every ruling of the event is ruled again in the background. Nothing changes until that is accepted."""
    lang = language(request)
    journal = await journal_of(request, event)
    author = await author_with(request, event, HEAD)
    readings = await _field(request, "readings", dict)
    if not all(isinstance(option, str) for option in readings.values()):
        raise BadCase([Problem(Kind.MALFORMED, "wrong-type", "/readings", {"expected": "object"})])
    check_readings(journal.event, readings)
    rulings = proved(journal.event)
    cases = await beside(request, _cases, record_of(request), journal.event, readings)
    job = await background_of(request).order(_order, cases) if cases else "none"
    data = {"kind": "propose-readings", "readings": readings, "job": job, "rulings": [*rulings]}
    threads: Threads = request.app.state.record_threads
    place = await threads.write(desk_of(request).hand_in, event, author, data)
    reply = await _told(request, event, place, lang)
    reply.status_code = 202
    reply.headers["Location"] = f"/v1/events/{event}/readings/{place}"
    return reply


@router.get(
    "/{proposal}",
    operation_id="proposed_readings",
    summary="How far the rulings are ruled again, and what flips",
    responses={200: {"model": ProposalAnswer}, **LOOK_UP_PROBLEMS, **NOT_YOURS, **NO_RECORD},
    response_class=Response,
    openapi_extra=OPENS,
)
async def progress(request: Request, event: str, proposal: int) -> Response:
    """For referees. Progress as server-sent events is at `/v1/jobs/{job}/events`."""
    lang = language(request)
    await journal_of(request, event)
    await author_with(request, event, REFEREES)
    return await _told(request, event, proposal, lang)


@router.post(
    "/{proposal}",
    operation_id="accept_readings",
    summary="Accept other readings, with what flips",
    status_code=201,
    responses={
        201: {"model": ActAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra={**OPENS, **_FLIPS},
)
async def accept(request: Request, event: str, proposal: int) -> Response:
    """The `flips` must be those that the list shows. What was ruled before stays, beside the new ruling."""
    lang = language(request)
    journal = await journal_of(request, event)
    author = await author_with(request, event, HEAD)
    flips = await _field(request, "flips", list)
    found = _found(journal.event, proposal)
    state, again = await _again(request, journal.event, found, lang)
    if state is not None and state.done < state.total and not state.state.is_final:
        raise NotPossible("desk-not-ruled-yet", done=state.done, total=state.total)
    if sorted(map(str, flips)) != sorted(str(one["ruling"]) for one in again if one["flips"]):
        raise NotPossible("desk-other-flips")
    data = {
        "kind": "accept-readings",
        "proposal": proposal,
        "reruled": {str(one["ruling"]): one["reruled"] for one in again if one["reruled"]},
        "flips": [one["ruling"] for one in again if one["flips"]],
    }
    threads: Threads = request.app.state.record_threads
    place = await threads.write(desk_of(request).hand_in, event, author, data)
    reply = json_reply({"place": place, "lang": lang}, in_language(lang))
    reply.status_code = 201
    return reply


async def _told(request: Request, event: str, proposal: int, lang: Lang) -> Response:
    journal = await journal_of(request, event)
    found = _found(journal.event, proposal)
    state, again = await _again(request, journal.event, found, lang)
    flips: list[Json] = [
        {name: one[name] for name in ("ruling", "number", "before", "after", "reruled")}
        for one in again
        if one["flips"]
    ]
    told: dict[str, Json] = {
        "proposal": found.id,
        "readings": dict(found.readings),
        "job": found.job,
        "done": state.done if state else 0,
        "total": state.total if state else 0,
        "flips": flips,
        "lang": lang,
    }
    return json_reply(told, {**in_language(lang), **KEPT})


def _found(event: Event, proposal: int) -> Proposal:
    if proposal not in event.proposals:
        raise not_found()
    return event.proposals[proposal]


async def _again(
    request: Request, event: Event, proposal: Proposal, lang: Lang
) -> tuple["JobState | None", list[dict[str, Json]]]:
    """How far the job is, and what each ruling that is done has become."""
    if not proposal.rulings:
        return None, []
    state = await found_job(request, proposal.job)
    if state is None:
        raise not_found()
    lines = await background_of(request).ask(_lines, proposal.job)
    record = record_of(request)
    return state, await beside(request, _compared, record, event, proposal, lines, lang)


def _lines(jobs: "Jobs", job: str) -> dict[int, str | None]:
    """By the place of the ruling in the proposal: its new number, or None if nothing was ruled."""
    return {place: _number(state) for place, state in jobs.lines(job)}


def _number(state: "JobState") -> str | None:
    number = state.result.get("number")
    return number if isinstance(number, str) else None


def _compared(
    record: Record, event: Event, proposal: Proposal, lines: dict[int, str | None], lang: Lang
) -> list[dict[str, Json]]:
    found: list[dict[str, Json]] = []
    for place, number in sorted(lines.items()):
        ruling = proposal.rulings[place]
        floor = event.rulings[ruling]
        before = _said(record, str(floor.number), lang)
        after = _said(record, number, lang) if number else None
        same = after is not None and _outcome(before) == _outcome(after)
        found.append(
            {
                "ruling": ruling,
                "number": floor.number,
                "before": before["summary"],
                "after": after["summary"] if after else "",
                "reruled": number,
                "flips": not same,
            }
        )
    return found


def _outcome(said: dict[str, Any]) -> tuple[str, str]:
    compared = comparison_of(said)
    return compared.verdict, compared.answer


def _said(record: Record, number: str, lang: Lang) -> dict[str, Any]:
    given = record.giving(number)
    if given is None:
        raise not_found()
    said: dict[str, Any] = json.loads(given.stored.wording[lang].json)
    return said


def _cases(record: Record, event: Event, readings: dict[str, str]) -> list[Handed]:
    """Every proved ruling of the event, as it would be asked under other readings."""
    cases = []
    for ruling in proved(event):
        case = _said(record, str(event.rulings[ruling].number), "pl")["case"]
        own = {
            name: option for name, option in case["readings"].items() if name not in event.settings.readings
        }
        cases.append(Handed(json_bytes(under({**case, "readings": own}, readings))))
    return cases


def _order(jobs: "Jobs", cases: list[Handed]) -> str:
    return jobs.order_batch(cases)


async def _field(request: Request, name: str, form: type[Any]) -> Any:
    """The one field of the body."""
    data = await object_in(request)
    problems = [
        Problem(Kind.MALFORMED, "unknown-field", f"/{other}", {"field": other[:80]})
        for other in data
        if other != name
    ]
    if name not in data:
        problems.append(Problem(Kind.MALFORMED, "missing-field", f"/{name}", {"field": name}))
    elif not isinstance(data[name], form):
        expected = "list" if form is list else "object"
        problems.append(Problem(Kind.MALFORMED, "wrong-type", f"/{name}", {"expected": expected}))
    if problems:
        raise BadCase(problems)
    return data[name]
