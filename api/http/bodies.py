"""From the body of a request to a sound case."""

import json
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final

from pydantic import BaseModel, Field, TypeAdapter
from starlette.requests import Request

from adjudicator.case import Case
from adjudicator.game import Game, load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_json, read_notation, refuse_repeated_keys
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from api.http.problems import refuse

LIMIT: Final = 256 * 1024
"""In bytes. The longest sensible case has a tenth of it."""

BY_FORM: Final[dict[type[BaseModel], Game]] = {load_game(name).form: load_game(name) for name in GAMES}


def _any_form() -> Any:
    """The form of one of the games; the field ``game`` says which."""
    forms = list(BY_FORM)
    return forms[0] if len(forms) == 1 else Annotated[reduce(or_, forms), Field(discriminator="game")]


FORM: Final[TypeAdapter[BaseModel]] = TypeAdapter(_any_form())


async def case_of(request: Request) -> Case[Any, Any]:
    """The case in the body, as JSON or in the notation; raises BadCase with every problem."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type == "application/json" or (
        content_type.startswith("application/") and content_type.endswith("+json")
    ):
        return case_from_json(await read(request))
    if content_type == "text/plain":
        return case_from_text(await read(request))
    raise refuse("wrong-content-type")


async def read(request: Request) -> bytes:
    """The body, up to the limit."""
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared[:12]) > LIMIT:
        raise refuse("too-large", limit=LIMIT)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LIMIT:
            raise refuse("too-large", limit=LIMIT)
    return body


def case_from_json(body: bytes) -> Case[Any, Any]:
    """A good case is read in one pass. A bad one is read again, slowly, to find all its problems."""
    try:
        json.loads(body, object_pairs_hook=refuse_repeated_keys)
        form = FORM.validate_json(body)
        return BY_FORM[type(form)].check(form)
    except (ValueError, RecursionError, BadCase):
        return read_case(read_json(body))


def case_from_text(body: bytes) -> Case[Any, Any]:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise refuse("not-text") from None
    return read_case(read_notation(text))
