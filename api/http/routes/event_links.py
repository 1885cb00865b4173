"""/v1/events/{event}/links: secret links, made and taken back by the organiser."""

from dataclasses import asdict
from typing import Annotated, Any, Final

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.intake.malformed import misfits
from adjudicator.intake.read_text import read_json
from adjudicator.lang import Lang
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json
from api.desk.organising import ORGANISER
from api.desk.roles import GIVEN, Role
from api.http.bodies import read
from api.http.event_links import author_with, desk_of, journal_of, not_found
from api.http.language import language
from api.http.openapi import CASE_PROBLEMS, LOOK_UP_PROBLEMS, NO_RECORD, NOT_POSSIBLE, NOT_YOURS
from api.http.replies import in_language, json_reply
from api.http.routes.events import OPENS
from api.http.schemas.events import LinksAnswer, NewLinkAnswer
from api.http.stored import Threads, beside
from api.store import events
from api.store.events import Link

LIMIT: Final = 4096
KEPT: Final = {"Cache-Control": "private, no-store"}

router = APIRouter(prefix="/v1/events/{event}/links", tags=["events"])


class LinkForm(BaseModel):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)

    role: Annotated[str, Field(json_schema_extra={"enum": [role.value for role in GIVEN]})]
    name: Annotated[str, Field(min_length=1, max_length=200)] = "?"
    player: Annotated[int, Field(ge=1)] | None = None


_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {
                "schema": {**LinkForm.model_json_schema(), "title": "EventLinkForm"},
                "example": {"role": "referee", "name": "Rafał"},
            }
        },
    }
}


@router.post(
    "",
    operation_id="add_event_link",
    summary="A secret link for somebody",
    status_code=201,
    responses={
        201: {"model": NewLinkAnswer},
        **LOOK_UP_PROBLEMS,
        **CASE_PROBLEMS,
        **NOT_POSSIBLE,
        **NO_RECORD,
    },
    response_class=Response,
    openapi_extra={**OPENS, **_BODY},
)
async def add(request: Request, event: str) -> Response:
    """For a player, with their `player`; for others with a `name`. The secret is shown once."""
    lang = language(request)
    await journal_of(request, event)
    await author_with(request, event, ORGANISER)
    form = _form(await read(request, LIMIT))
    threads: Threads = request.app.state.record_threads
    shown, link = await threads.write(
        desk_of(request).add_link, event, Role(form.role), form.name, form.player
    )
    reply = json_reply({"link": shown, "entry": _told(link), "lang": lang}, {**in_language(lang), **KEPT})
    reply.status_code = 201
    return reply


@router.get(
    "",
    operation_id="event_links",
    summary="The links of an event",
    responses={200: {"model": LinksAnswer}, **LOOK_UP_PROBLEMS, **NOT_YOURS, **NO_RECORD},
    response_class=Response,
    openapi_extra=OPENS,
)
async def listing(request: Request, event: str) -> Response:
    """Whom they are for. The secrets themselves are shown once only, when a link is made."""
    lang = language(request)
    await journal_of(request, event)
    await author_with(request, event, ORGANISER)
    return await _listed(request, event, lang)


@router.delete(
    "/{prefix}",
    operation_id="remove_event_link",
    summary="A link opens nothing any more",
    responses={200: {"model": LinksAnswer}, **LOOK_UP_PROBLEMS, **NOT_YOURS, **NO_RECORD},
    response_class=Response,
    openapi_extra=OPENS,
)
async def remove(request: Request, event: str, prefix: str) -> Response:
    """What was done with it stays. The answer lists all links."""
    lang = language(request)
    await journal_of(request, event)
    await author_with(request, event, ORGANISER)
    threads: Threads = request.app.state.record_threads
    if not await threads.write(events.revoke_link, desk_of(request).database, event, prefix):
        raise not_found()
    return await _listed(request, event, lang)


async def _listed(request: Request, event: str, lang: Lang) -> Response:
    found = await beside(request, events.links, desk_of(request).database, event)
    links: list[Json] = [_told(link) for link in found]
    return json_reply({"links": links, "lang": lang}, {**in_language(lang), **KEPT})


def _form(body: bytes) -> LinkForm:
    data = read_json(body)
    try:
        form = LinkForm.model_validate(data)
    except ValidationError as refused:
        raise BadCase(one.problem for one in misfits(LinkForm, refused)) from None
    if form.role not in {role.value for role in GIVEN}:
        params: dict[str, Json] = {"detail": "options", "options": ", ".join(GIVEN)}
        raise BadCase([Problem(Kind.MALFORMED, "bad-value", "/role", params)])
    return form


def _told(link: Link) -> dict[str, Json]:
    return {name: value for name, value in asdict(link).items() if name != "event"}
