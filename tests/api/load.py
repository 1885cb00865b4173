"""Many clients at once, and what must be true after them: in the tests, and longer in ``make evidence``."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

from api.store.settings import Settings
from tests.api.store.contents import ROMANS, UPHELD, WITH_HANDS, trick_notation
from tests.api.store.faults import check
from tests.api.table import REJECTED

CASES: Final = (UPHELD, REJECTED, WITH_HANDS, ROMANS, *(trick_notation(index) for index in range(10)))
HIDDEN: Final = CASES.index(WITH_HANDS)
LOCAL: Final = "127.0.0.1"
AGAIN: Final = 1.0
"""Seconds after which somebody who was told that all are busy asks again."""
PATIENCE: Final = 120.0
ASYNC: Final = "Prefer: respond-async\r\n"


@dataclass
class Told:
    """What the clients were told."""

    numbers: list[str] = field(default_factory=list)
    jobs: dict[str, int] = field(default_factory=dict)
    """Which jobs were ordered, and on which case."""
    busy: int = 0
    """How often somebody was asked to come again."""
    seconds: list[float] = field(default_factory=list)
    """Of each ruling, from the first time it was asked for."""


class Reply:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Client:
    """One connection that is kept."""

    def __init__(self, port: int, host: str = LOCAL) -> None:
        self._place = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: str = "", head: str = "") -> Reply:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(*self._place)
        assert self._reader is not None
        content = body.encode()
        line = f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n{head}"
        self._writer.write(f"{line}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        first, *rest = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in rest if one)}
        said = await self._reader.readexactly(int(headers["content-length"]))
        return Reply(int(first.split()[1]), headers, said)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


async def crowd(port: int, clients: int, rulings: int, told: Told, seed: int = 1, host: str = LOCAL) -> None:
    """So many clients at once, each with so many rulings, verdicts beside them, and jobs from every fifth."""
    async with asyncio.timeout(PATIENCE + clients * rulings), asyncio.TaskGroup() as group:
        for place in range(clients):
            group.create_task(
                _one(Client(port, host), place, rulings, told, random.Random(seed * 10**6 + place))
            )


async def _one(client: Client, place: int, rulings: int, told: Told, rng: random.Random) -> None:
    try:
        for turn in range(rulings):
            which = rng.randrange(len(CASES))
            await _ruling(client, which, told)
            verdict = await _patiently(client, told, "/v1/verdicts", CASES[which])
            assert verdict.status == 200, verdict.body
            if place % 5 == 0 and turn == 0:
                ordered = await _patiently(client, told, "/v1/rulings", CASES[which], ASYNC)
                assert ordered.status == 202, ordered.body
                told.jobs[ordered.headers["location"]] = which
    finally:
        client.close()


async def _ruling(client: Client, which: int, told: Told) -> None:
    """Asked for, acknowledged, and found again by its number."""
    began = asyncio.get_running_loop().time()
    given = await _patiently(client, told, "/v1/rulings", CASES[which])
    assert given.status == 200, given.body
    told.seconds.append(asyncio.get_running_loop().time() - began)
    number = given.json["number"]
    told.numbers.append(number)
    found = await client.ask("GET", f"/v1/rulings/{number}")
    assert found.status == 200, found.body
    assert found.json["number"] == number
    if which == HIDDEN:
        assert set(found.json) == {"number", "withheld", "lang"}
    else:
        assert found.json["verdict"] == given.json["verdict"]


async def _patiently(client: Client, told: Told, path: str, body: str, head: str = "") -> Reply:
    """Whoever is told that all are busy comes again."""
    while True:
        reply = await client.ask("POST", path, body, head)
        if reply.status != 503 or "retry-after" not in reply.headers:
            return reply
        told.busy += 1
        await asyncio.sleep(AGAIN)


async def jobs_done(port: int, told: Told, host: str = LOCAL) -> None:
    """Every job ends, and what it gave counts as acknowledged."""
    client = Client(port, host)
    async with asyncio.timeout(PATIENCE):
        for place in told.jobs:
            while (job := (await client.ask("GET", place)).json)["state"] in ("queued", "running"):
                await asyncio.sleep(AGAIN)
            assert job["state"] == "done", job
            told.numbers.append(job["number"])
    client.close()


def nothing_lost_nothing_doubled(settings: Settings, told: Told) -> None:
    """All that was acknowledged is there once, and nothing else: one giving for each answer and each job."""
    check(settings, told.numbers, unanswered=0)
    assert len(told.jobs) <= len(CASES), "the same case is the same job"
