"""The service under load, measured from outside: the doors, rulings on every core, verdicts beside them."""

import asyncio
import http.client
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from api.work.limits import Limits
from tests.api.table import upheld
from tests.river.bench import SAMPLES as RIVER
from tests.romans.bench import SAMPLES as ROMANS

ROOT: Final = Path(__file__).parent.parent
ROUNDS: Final = 3
ASKED: Final = 800
"""Verdicts of one measure."""
PACE: Final = 0.005
"""Seconds from one verdict to the next."""


class Server:
    """A real server process on a free loopback port, stopped by its id."""

    def __init__(self, app: str = "") -> None:
        """The service, or another app that is served in the same way."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.data = tempfile.TemporaryDirectory(prefix="sedzia-bench-")
        other = ["uvicorn", "--factory", app, "--no-access-log", "--log-level", "error"]
        command = other if app else ["api", "serve"]
        start = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command, "--port", str(self.port)],
            cwd=ROOT,
            env={**os.environ, "SEDZIA_DATA": self.data.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while time.monotonic() - start < 30:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                    connection.sendall(b"GET /livez HTTP/1.0\r\n\r\n")
                    connection.recv(100)
                break
            except OSError:
                time.sleep(0.01)
        self.started = time.monotonic() - start

    def stop(self) -> None:
        os.kill(self.process.pid, signal.SIGTERM)
        self.process.wait(20)
        self.data.cleanup()


@contextmanager
def running(app: str = "") -> Iterator[Server]:
    server = Server(app)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """A keep-alive connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, port: int) -> "Client":
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    async def ask(self, path: str, body: bytes) -> float:
        """The seconds until it was answered. Anything but a 200 is an error."""
        start = time.perf_counter()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        self._writer.write(head.encode() + body)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in answer.split(b"\r\n")
            if line.lower().startswith(b"content-length")
        )
        said = await self._reader.readexactly(length)
        if not answer.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(f"{path}: {said!r}")
        return time.perf_counter() - start

    def close(self) -> None:
        self._writer.close()


async def load(port: int, path: str, bodies: Sequence[bytes], requests: int, connections: int) -> float:
    """Requests per second over connections that together send this many."""
    turns = iter(range(requests))

    async def one() -> None:
        client = await Client.to(port)
        for turn in turns:
            await client.ask(path, bodies[turn % len(bodies)])
        client.close()

    start = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(connections)))
    return requests / (time.perf_counter() - start)


def doors(console: Console, cases: list[dict[str, Any]], requests: int) -> None:
    """/v1/verdicts against an empty endpoint with the same body model, served the same way."""
    rates: dict[str, list[float]] = {"empty": [], "verdicts": []}
    bodies = [json.dumps(case).encode() for case in cases]
    with running("tests.bench_empty:create_app") as empty, running() as verdicts:
        cold = _first_description(verdicts)
        warm = [_got(verdicts.port, "/openapi.json") for _ in range(20)]
        for _ in range(ROUNDS):
            for name, server, path in (
                ("empty", empty, "/empty"),
                ("verdicts", verdicts, "/v1/verdicts"),
            ):
                rates[name].append(asyncio.run(load(server.port, path, bodies, requests, 8)))
    table = Table("door", "requests/s (median of 3)", "against the empty endpoint")
    base = statistics.median(rates["empty"])
    for name, measured in rates.items():
        rate = statistics.median(measured)
        table.add_row(name, f"{rate:,.0f}", f"{rate / base:.0%}")
    console.print(table)
    console.print(
        f"/openapi.json: {cold * 1e3:,.0f} ms when it is first asked for after the start, then "
        f"{statistics.median(warm) * 1e3:.1f} ms (median of {len(warm)}, at most {max(warm) * 1e3:.1f})"
    )
    console.print(
        f"service answered /livez {verdicts.started:.2f} s after start (empty: {empty.started:.2f} s)"
    )


def _first_description(server: Server) -> float:
    """Seconds of the first API description. It is asked for when the service has started all it needs."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            _got(server.port, "/readyz")
        except RuntimeError:
            time.sleep(0.1)
        else:
            break
    return _got(server.port, "/openapi.json")


def _got(port: int, path: str) -> float:
    """The seconds until it was answered."""
    start = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    reply = connection.getresponse()
    reply.read()
    connection.close()
    if reply.status != 200:
        raise RuntimeError(f"{path}: {reply.status}")
    return time.perf_counter() - start


# Rulings on every core, verdicts beside them


def service(console: Console, rulings: int) -> None:
    heavy = _bodies(RIVER["consistent"], rulings // 2) + _bodies(
        ROMANS["last fort of a fresh turn, four clans"], rulings - rulings // 2
    )
    with running() as server:
        asyncio.run(load(server.port, "/v1/rulings", heavy[:1], 8, 8))  # every process has loaded
        asyncio.run(_throughput(console, server.port, heavy))
        asyncio.run(_latency(console, server.port, heavy))


def _bodies(draw: Any, count: int) -> list[bytes]:
    rng = random.Random(2026)
    return [json.dumps(draw(rng)).encode() for _ in range(count)]


async def _throughput(console: Console, port: int, heavy: list[bytes]) -> None:
    """One client works through the list, then two do, each through all of it, from different places."""
    half = len(heavy) // 2
    lists = [heavy, heavy[half:] + heavy[:half]]
    table = Table("heavy rulings", "one client /s", "two clients /s", "ratio")
    ratios = []
    for turn in range(ROUNDS):
        one = await _rate(port, lists[:1])
        two = await _rate(port, lists)
        ratios.append(two / one)
        table.add_row(f"round {turn + 1}", f"{one:.2f}", f"{two:.2f}", f"{two / one:.2f}")
    console.print(table)
    console.print(f"two clients against one: {statistics.median(ratios):.2f} times the throughput (median)")


async def _rate(port: int, lists: Sequence[Sequence[bytes]]) -> float:
    """Rulings per second, with a client for each list."""
    start = time.perf_counter()
    await asyncio.gather(*(load(port, "/v1/rulings", one, len(one), 1) for one in lists))
    return sum(map(len, lists)) / (time.perf_counter() - start)


async def _latency(console: Console, port: int, heavy: list[bytes]) -> None:
    """Verdicts at a steady pace, while nothing else is asked and while every process that rules is busy."""
    quick = json.dumps(upheld()).encode()
    kinds = {"decided in place": [quick], "by a solver process": _bodies(RIVER["legal, every action"], 20)}
    heavy_verdicts = _bodies(ROMANS["game before it"], 20)
    limits = Limits.of_environment()
    busy = {
        "rulings": [("/v1/rulings", heavy)] * limits.solvers,
        "everything": [("/v1/rulings", heavy)] * limits.solvers
        + [("/v1/verdicts", heavy_verdicts)] * limits.verdict_solvers,
    }
    table = Table(
        "verdicts", "busy with", "idle median ms", "99 %", "busy median ms", "99 %", "ratio of 99 %"
    )
    for kind, bodies in kinds.items():
        for what, others in busy.items():
            if what == "everything" and kind != "decided in place":
                continue  # those processes are busy, so it waits
            rounds = []
            for _ in range(ROUNDS):
                idle = await _paced(port, bodies)
                async with asyncio.TaskGroup() as group:
                    tasks = [group.create_task(_endless(port, *other)) for other in others]
                    await asyncio.sleep(0.5)
                    beside = await _paced(port, bodies)
                    for task in tasks:
                        task.cancel()
                rounds.append((_at(idle, 0.5), _at(idle, 0.99), _at(beside, 0.5), _at(beside, 0.99)))
            middle = [statistics.median(figures) for figures in zip(*rounds, strict=True)]
            ratio = statistics.median(one[3] / one[1] for one in rounds)
            table.add_row(kind, what, *(f"{figure * 1e3:.2f}" for figure in middle), f"{ratio:.1f}")
    console.print(table)


async def _paced(port: int, bodies: Sequence[bytes]) -> list[float]:
    client = await Client.to(port)
    times = []
    for turn in range(ASKED):
        took = await client.ask("/v1/verdicts", bodies[turn % len(bodies)])
        times.append(took)
        await asyncio.sleep(max(0.0, PACE - took))
    client.close()
    return times


async def _endless(port: int, path: str, bodies: Sequence[bytes]) -> None:
    """Asks again and again, each client on a list of its own order."""
    client = await Client.to(port)
    own = random.Random(id(client)).sample(bodies, len(bodies))
    try:
        while True:
            for body in own:
                await client.ask(path, body)
    finally:
        client.close()


def _at(times: Sequence[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)]
