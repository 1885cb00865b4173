"""The record as the doors use it: beside the event loop, hidden hands only for those who may see them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

import anyio.to_thread
from anyio import CapacityLimiter
from starlette.exceptions import HTTPException
from starlette.requests import Request

from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json
from api.http.replies import json_bytes
from api.store.log.tree import opens
from api.store.numbers import read_number
from api.store.record import Giving, Record, Stored
from api.work.outcomes import NoAnswer, Why

READERS: Final = 12
WRITERS: Final = 4
"""How many may read or write the record at a time. Who gives a ruling does not wait for those who read."""
WAITING: Final = 256
"""If this many wait, the next one is sent away."""

DIGITS: Final = 20
"""No number in a query needs more, zeros in front included."""

Args = TypeVarTuple("Args")
Result = TypeVar("Result")


def record_of(request: Request) -> Record:
    record: Record = request.app.state.record
    return record


class Line:
    """So many do some work at a time, each in a thread, and so many wait. The next one is sent away."""

    def __init__(self, at_a_time: int, waiting: int) -> None:
        self._limiter = CapacityLimiter(at_a_time)
        self._waiting = waiting

    async def do(self, work: Callable[[*Args], Result], *args: *Args) -> Result:
        if self._limiter.statistics().tasks_waiting >= self._waiting:
            raise NoAnswer(Why.BUSY)
        return await anyio.to_thread.run_sync(work, *args, limiter=self._limiter)


class Threads:
    """The threads in which the record is read and written, because the database may be slow or gone."""

    def __init__(self) -> None:
        self._readers = Line(READERS, WAITING)
        self._writers = Line(WRITERS, WAITING)

    async def read(self, work: Callable[[*Args], Result], *args: *Args) -> Result:
        return await self._readers.do(work, *args)

    async def write(self, work: Callable[[*Args], Result], *args: *Args) -> Result:
        return await self._writers.do(work, *args)


async def beside(request: Request, work: Callable[[*Args], Result], *args: *Args) -> Result:
    """Reads the record beside the event loop."""
    threads: Threads = request.app.state.record_threads
    return await threads.read(work, *args)


def with_fields(body: str, fields: dict[str, Json]) -> bytes:
    """A JSON object with more fields at its end."""
    return body.removesuffix("}").encode() + b"," + json_bytes(fields).removeprefix(b"{")


class Found(NamedTuple):
    """A ruling, and the giving by whose number it was found."""

    stored: Stored
    giving: Giving | None = None


async def find(request: Request, name: str) -> Found:
    """The ruling with this id, or given under this number. 404 if there is none."""
    found = await beside(request, _find, record_of(request), name, _secret_in(request))
    if found is None:
        raise HTTPException(404)
    return found


def _find(record: Record, name: str, secret: str) -> Found | None:
    number = read_number(name)
    if number is None:
        stored = record.ruling(name, secret)
        return None if stored is None else Found(stored)
    given = record.giving(number)
    return None if given is None else Found(given.stored, given.giving)


def _secret_in(request: Request) -> str:
    return request.query_params.get("secret", "")


def may_see(request: Request, stored: Stored) -> bool:
    """May whoever asks see what was ruled? With hidden hands in the case, only with a secret of a giving."""
    secret = _secret_in(request)
    return not stored.withheld or any(opens(secret, salt) for salt in stored.salts)


async def seen(request: Request, name: str) -> Found:
    """As ``find``, but 404 also for those who may not see it. So nobody finds out a hand by guessing ids."""
    found = await find(request, name)
    if not may_see(request, found.stored):
        raise HTTPException(404)
    return found


def whole_number(request: Request, name: str, least: int, most: int, default: int) -> int:
    """A number in the query of a request."""
    given = request.query_params.get(name)
    if given is None:
        return default
    if not given.isascii() or not given.isdecimal() or len(given) > DIGITS or not least <= int(given) <= most:
        raise out_of_range(name, least, most)
    return int(given)


def out_of_range(name: str, least: int, most: int) -> BadCase:
    params: dict[str, Any] = {"field": name, "least": least, "most": most}
    return BadCase([Problem(Kind.MALFORMED, "out-of-range", "", params)])
