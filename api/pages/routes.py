"""The web pages: tap in a dispute, write any case, read a ruling, try the API."""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote

from fastapi import APIRouter, FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from adjudicator.intake.read_text import read_json
from adjudicator.values import Json
from api.http.bodies import READ_IN_PLACE, asked_in, read
from api.http.problems import refuse
from api.http.replies import in_language, json_reply
from api.http.stored import find, may_see
from api.pages.files import file_reply
from api.pages.frame import Frame
from api.pages.games import TABLES, choices, entries, spoken, table_box, table_modules, table_path
from api.pages.ruling_view import ruling_view
from api.pages.share import drawn_code, read_given

router = APIRouter()

_READ: Final = ["GET", "HEAD"]
MOST_SAID: Final = 200
LONGEST_SAID: Final = 160
"""So many actions are put into words at once, and so long ones."""


def _table_page(game: str) -> Callable[[Request], Response]:
    """A dispute in this game, tapped in."""

    def page(request: Request) -> Response:
        frame = Frame(request)
        return frame.page(
            f"{game}.html",
            words=("script", "table", game),
            box=table_box(game, frame.lang),
            readings=choices(game, frame.lang),
            modules=table_modules(game),
        )

    return page


for _game in TABLES:
    router.add_api_route(f"/{table_path(_game)}", _table_page(_game), methods=_READ, include_in_schema=False)


@router.api_route("/text", methods=_READ, include_in_schema=False)
def text_page(request: Request) -> Response:
    """Every game and claim, in the notation."""
    frame = Frame(request)
    return frame.page("text.html", words=("script",), games=entries(frame.lang))


@router.api_route("/docs", methods=_READ, include_in_schema=False)
def docs_page(request: Request) -> Response:
    """The API to read and to try."""
    return Frame(request).page("docs.html", words=("docs",))


@router.api_route("/r/{number}", methods=_READ, include_in_schema=False)
async def ruling_page(request: Request, number: str) -> Response:
    """A ruling as it was given, for people. ``?part`` is what other pages show of it."""
    is_part = "part" in request.query_params
    frame = Frame(request, depth=0 if is_part else 1)
    try:
        found = await find(request, number)
    except HTTPException:
        return frame.page("missing.html", status=404)
    if not may_see(request, found.stored):
        return frame.page("withheld.html", number=found.giving.number if found.giving else number)
    view = await asyncio.to_thread(ruling_view, found, frame.lang)
    address = frame.absolute(f"r/{view.name}")
    shown: dict[str, Any] = {"ruling": view, "address": address, "qr": drawn_code(address)}
    if is_part:
        return frame.part("ruling_part.html", on_its_page=False, **shown)
    return frame.page("ruling.html", words=("script",), **shown)


@router.post("/case", include_in_schema=False)
async def case(request: Request) -> Response:
    """A case that is not ruled on: as JSON, in the notation, and as a link with its code.

    ``?page``: the address of the page that the link opens.
    """
    frame = Frame(request)
    asked = await asked_in(request, frame.lang)
    if len(asked.handed.body) > READ_IN_PLACE:
        raise refuse("too-large", limit=READ_IN_PLACE)
    given = await asyncio.to_thread(read_given, asked.handed)
    page = request.query_params.get("page", "")
    link = f"{page}#case={quote(given.notation)}"
    told: dict[str, Json] = {"case": given.case, "notation": given.notation}
    if page:
        code = drawn_code(link)
        told["html"] = frame.html("share_part.html", link=link, notation=given.notation, qr=code)
    return json_reply(told, {**in_language(frame.lang), "Cache-Control": "no-store"})


@router.post("/said", include_in_schema=False)
async def said(request: Request) -> Response:
    """A few actions of the notation as sentences: a list of texts in, a list of sentences out. ``?game``."""
    frame = Frame(request)
    game = request.query_params.get("game", "")
    asked = read_json((await read(request, READ_IN_PLACE)).decode(errors="replace"))
    if game not in TABLES or not isinstance(asked, list) or len(asked) > MOST_SAID:
        raise HTTPException(422)
    sentences: list[Json] = [*spoken(game, frame.lang, [str(one)[:LONGEST_SAID] for one in asked])]
    return json_reply({"said": sentences}, {**in_language(frame.lang), "Cache-Control": "no-store"})


@router.api_route("/static/{path:path}", methods=_READ, include_in_schema=False)
def file(request: Request, path: str) -> Response:
    return file_reply(request, path)


def mount(app: FastAPI) -> None:
    app.include_router(router)
