"""GET /v1/rulings: the record, newest first."""

import json
from typing import Any, Final, NamedTuple

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.lang import Lang
from adjudicator.values import Json
from api.http.language import SPEAKS, language, parameter
from api.http.openapi import LANGUAGE_PROBLEMS, NO_RECORD
from api.http.problems import refuse
from api.http.replies import in_language, json_bytes, json_reply
from api.http.schemas import ListAnswer
from api.http.stored import beside, out_of_range, record_of, whole_number
from api.store.log.tree import moment
from api.store.numbers import PATTERN, read_number
from api.store.record import Given, Record
from api.store.search import Wanted, words_in

MOST: Final = 100
USUAL: Final = 20
MOST_WORDS: Final = 32
"""Each word that is looked for takes its time."""
MOST_BYTES: Final = 500_000
"""A page ends with the entry that makes it longer than this: a case may have a thousand actions."""
LISTS: Final[dict[str, Any]] = {
    "parameters": [
        *SPEAKS["parameters"],
        parameter("game", "Only of this game", {"type": "string"}),
        parameter("kind", "Only on this kind of claim", {"type": "string"}),
        parameter("rule", "Only if this rule is cited", {"type": "string"}),
        parameter(
            "words",
            f"Only if all these words are in it, in either language; at most {MOST_WORDS}",
            {"type": "string"},
        ),
        parameter(
            "before",
            "Only what was given before this number: `next` of the page before",
            {"type": "string", "pattern": PATTERN},
        ),
        parameter(
            "limit",
            f"How many at most; {USUAL} unless told",
            {"type": "integer", "minimum": 1, "maximum": MOST},
        ),
    ]
}

router = APIRouter(tags=["rulings"])


class Page(NamedTuple):
    entries: list[dict[str, Json]]
    following: str | None


@router.get(
    "/v1/rulings",
    operation_id="rulings",
    summary="The record, newest first",
    responses={200: {"model": ListAnswer}, **LANGUAGE_PROBLEMS, **NO_RECORD},
    response_class=Response,
    openapi_extra=LISTS,
)
async def listed(request: Request) -> Response:
    """The rulings given, page by page.

    Where hidden hands are in the case, the public sees the number only, and no search finds it.
    """
    lang = language(request)
    query = request.query_params
    wanted = Wanted(*(query.get(name, "") for name in Wanted._fields))
    if len(words_in(wanted.words)) > MOST_WORDS:
        raise out_of_range("words", 0, MOST_WORDS)
    limit = whole_number(request, "limit", 1, MOST, USUAL)
    before = query.get("before")
    number = None if before is None else read_number(before)
    if before is not None and number is None:
        raise refuse("unknown-number")
    page = await beside(request, _page, record_of(request), wanted, number, limit, lang)
    if page is None:
        raise refuse("unknown-number")
    return json_reply({"rulings": page.entries, "next": page.following, "lang": lang}, in_language(lang))


def _page(record: Record, wanted: Wanted, before: str | None, limit: int, lang: Lang) -> Page | None:
    found = record.list(wanted, before, limit + 1)
    if found is None:
        return None
    entries: list[dict[str, Json]] = []
    size = 0
    for one in found[:limit]:
        entries.append(_entry(one, lang))
        size += len(json_bytes(entries[-1]))
        if size > MOST_BYTES:
            break
    return Page(entries, found[len(entries) - 1].giving.number if len(found) > len(entries) else None)


def _entry(given: Given, lang: Lang) -> dict[str, Json]:
    giving, stored = given.giving, given.stored
    fields = ("given_at", "id", "game", "kind", "verdict", "summary", "notation", "release")
    entry: dict[str, Json] = {"number": giving.number, "withheld": giving.withheld}
    if giving.withheld:
        return {**entry, **dict.fromkeys(fields)}
    told = json.loads(stored.wording[lang].json)
    values = (
        moment(giving.given_at),
        giving.id,
        stored.game,
        stored.kind,
        stored.verdict,
        told["summary"],
        told["notation"],
        giving.release,
    )
    return {**entry, **dict(zip(fields, values, strict=True))}
