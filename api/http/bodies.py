"""From the body of a request to what is handed to a solver process, or to a sound case if it is quick."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from starlette.requests import Request

from adjudicator.case import Case
from adjudicator.form import CaseForm
from adjudicator.game import Game, load_game
from adjudicator.intake.read_case import checked
from adjudicator.intake.read_form import read_form
from adjudicator.lang import Lang
from adjudicator.registry import GAMES
from api.http.problems import refuse
from api.work.jobs import Handed

LIMIT: Final = 256 * 1024
"""In bytes. The longest sensible case has a tenth of it."""

READ_IN_PLACE: Final = 16 * 1024
"""In bytes. Longer ones take more than a few milliseconds to parse, and are read by a solver process."""

BY_FORM: Final[dict[type[CaseForm], Game]] = {load_game(name).form: load_game(name) for name in GAMES}


class Asked(NamedTuple):
    """What was handed in, not checked yet."""

    handed: Handed
    quick: Callable[[], Case[object, object]] | None = None
    """Checks it, if it is of a kind that is always checked and decided in a few milliseconds.

    Raises BadCase with every problem."""


async def asked_in(request: Request, lang: Lang) -> Asked:
    """The body, as JSON or in the notation. Its problems will be told in this language."""
    content_type = media_type(request.headers.get("content-type", ""))
    if is_json(content_type):
        return asked_in_json(await read(request), lang)
    if content_type == "text/plain":
        return Asked(Handed(await read(request), text=True, lang=lang))
    raise refuse("wrong-content-type")


def media_type(header: str) -> str:
    return header.partition(";")[0].strip().lower()


def is_json(content_type: str) -> bool:
    return content_type == "application/json" or (
        content_type.startswith("application/") and content_type.endswith("+json")
    )


async def read(request: Request, limit: int = LIMIT) -> bytes:
    """The body, up to the limit."""
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared[:12]) > limit:
        raise refuse("too-large", limit=limit)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise refuse("too-large", limit=limit)
    return bytes(body)


def asked_in_json(body: bytes, lang: Lang) -> Asked:
    """A good form is read in one pass. A bad one is read again, slowly, to find all its problems."""
    handed = Handed(body, lang=lang)
    if len(body) > READ_IN_PLACE:
        return Asked(handed)
    found = read_form(body)
    if found is None:
        return Asked(handed)
    game, form = found
    return Asked(handed, partial(checked, game, form) if game.kind_of(form.claim).quick else None)
