"""/v1/rerulings: stored cases ruled again, and what that would change."""

from typing import TYPE_CHECKING, Any, Final

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import Lang
from adjudicator.values import Json
from api.http.language import SPEAKS, language, parameter
from api.http.openapi import LANGUAGE_PROBLEMS, LOOK_UP_PROBLEMS, NO_RECORD
from api.http.replies import in_language, json_reply
from api.http.routes.jobs import accepted, background_of, owner_told
from api.http.schemas import JobAnswer, RerulingAnswer, RerulingsAnswer
from api.http.stored import beside, record_of, whole_number
from api.store import rerulings
from api.store.database import Database
from api.store.log.tree import moment
from api.store.numbers import read_number
from api.store.rerulings import Changed, Reruling, Side

if TYPE_CHECKING:
    from api.work.background.jobs import Jobs

AT_ONCE: Final = 100
_LARGEST: Final = 2**62
PAGED: Final[dict[str, Any]] = {
    "parameters": [
        *SPEAKS["parameters"],
        parameter(
            "after", "Only what comes after: `next` of the page before", {"type": "integer", "minimum": 0}
        ),
    ]
}

router = APIRouter(prefix="/v1/rerulings", tags=["rulings"])


@router.get(
    "",
    operation_id="rerulings",
    summary="Stored cases ruled again",
    responses={200: {"model": RerulingsAnswer}, **LANGUAGE_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def listed(request: Request) -> Response:
    """After an erratum, a new release or a changed default: how many rulings would change. Newest first."""
    lang = language(request)
    found = await beside(request, rerulings.listed, record_of(request).database)
    return json_reply({"rerulings": [_entry(one) for one in found], "lang": lang}, in_language(lang))


@router.post(
    "",
    operation_id="rerule",
    summary="Rule every stored case again",
    status_code=202,
    responses={202: {"model": JobAnswer}, **LANGUAGE_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=SPEAKS,
)
async def begin(request: Request) -> Response:
    """In the background. What would change is listed; nothing counts before it is accepted."""
    lang = language(request)
    return accepted(await owner_told(request, await background_of(request).order(_order)), lang)


def _order(jobs: "Jobs") -> str:
    return jobs.order_reruling()


@router.get(
    "/{number}",
    operation_id="reruling",
    summary="What a re-ruling would change",
    responses={200: {"model": RerulingAnswer}, **LOOK_UP_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=PAGED,
)
async def one(request: Request, number: str) -> Response:
    """Every case that flips, is said differently, or can no longer be ruled on. Both rulings stay.

    Cases with hidden hands are counted, and not shown.
    """
    lang = language(request)
    after = whole_number(request, "after", 0, _LARGEST, 0)
    told = await beside(request, _told, record_of(request).database, read_number(number) or "", after, lang)
    if told is None:
        raise HTTPException(404)
    return json_reply(told, in_language(lang))


def _told(database: Database, number: str, after: int, lang: Lang) -> dict[str, Json] | None:
    reruling = rerulings.find(database, number)
    if reruling is None:
        return None
    found = rerulings.changes(database, reruling, after, AT_ONCE + 1)
    shown = found[:AT_ONCE]
    return {
        **_entry(reruling),
        "changes": [_change(one, lang) for one in shown if not one.withheld],
        "next": shown[-1].place if len(found) > AT_ONCE else None,
        "lang": lang,
    }


def _entry(reruling: Reruling) -> dict[str, Json]:
    def time_of(at: int | None) -> str | None:
        return None if at is None else moment(at)

    return {
        "number": reruling.number,
        "release": reruling.release,
        "began_at": moment(reruling.began_at),
        "ended_at": time_of(reruling.ended_at),
        "accepted_at": time_of(reruling.accepted_at),
        "counts": {change.value: count for change, count in reruling.counts.items()},
    }


def _change(one: Changed, lang: Lang) -> dict[str, Json]:
    return {
        "change": one.change.value,
        "game": one.game,
        "kind": one.kind,
        "before": _side(one.before, lang),
        "after": _side(one.after, lang) if one.after else None,
        "detail": one.detail,
    }


def _side(side: Side, lang: Lang) -> dict[str, Json]:
    return {"id": side.id, "verdict": side.verdict, "summary": side.summary[lang]}
