"""Verdicts in batches: how many a second, on one core and on two, for every kind; and what they hold."""

import asyncio
import json
import os
import random
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from adjudicator.registry import GAMES
from api.work.solver_process import memory_held
from tests.bench_service import Server

PIECE: Final = 256 * 1024
"""Bytes that are sent at a time."""
SECONDS: Final = 2.0
"""That the lines of a kind should take, about."""
LOOK: Final = 100_000
"""Lines after which the memory is looked at."""


async def batch(port: int, lines: Sequence[bytes], count: int, seen: Any = lambda _: None) -> float:
    """Sends that many lines over and over, reads every reply, and gives lines per second."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"POST /v1/verdicts:batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    start = time.perf_counter()
    sending = asyncio.create_task(_send(writer, lines, count))
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(head)
    got = problems = 0
    while True:
        size = int(await reader.readuntil(b"\r\n"), 16)
        told = (await reader.readexactly(size + 2))[:size]
        if not size:
            break
        got += told.count(b"\n")
        problems += told.count(b"urn:sedzia:problem")
        seen(got)
    took = time.perf_counter() - start
    await sending
    writer.close()
    if got != count or problems:
        raise RuntimeError(f"{got} lines for {count}, {problems} of them problems")
    return count / took


async def _send(writer: asyncio.StreamWriter, lines: Sequence[bytes], count: int) -> None:
    piece = bytearray()
    for turn in range(count):
        piece += lines[turn % len(lines)]
        if len(piece) > PIECE or turn == count - 1:
            writer.write(b"%x\r\n%b\r\n" % (len(piece), bytes(piece)))
            piece.clear()
            await writer.drain()
    writer.write(b"0\r\n\r\n")


def _lines(draw: Any, number: int) -> list[bytes]:
    rng = random.Random(2026)
    return [json.dumps(draw(rng)).encode() + b"\n" for _ in range(number)]


def _on(cores: int) -> Server:
    """A service with all its processes on so many cores; the client is wherever there is room."""
    all_cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(all_cores)[:cores])
    try:
        return Server()
    finally:
        os.sched_setaffinity(0, all_cores)


def cores(console: Console, cases: Sequence[dict[str, Any]], count: int) -> None:
    """River ``control``: one core, then two, in turns."""
    lines = [json.dumps(case).encode() + b"\n" for case in cases]
    table = Table("river control, in a batch", "one core /s", "two cores /s", "ratio")
    one, two = _on(1), _on(2)
    try:
        for server in (one, two):
            asyncio.run(batch(server.port, lines, 2000))
        for turn in range(3):
            rates = [asyncio.run(batch(server.port, lines, count)) for server in (one, two)]
            figures = (f"{rates[0]:,.0f}", f"{rates[1]:,.0f}", f"{rates[1] / rates[0]:.2f}")
            table.add_row(f"round {turn + 1}", *figures)
    finally:
        one.stop()
        two.stop()
    console.print(table)


def kinds(console: Console) -> None:
    """The other kinds, on every core."""
    table = Table("claim", "verdicts /s in a batch")
    server = Server()
    try:
        for name in GAMES:
            for label, draw in import_module(f"tests.{name}.bench").SAMPLES.items():
                lines = _lines(draw, 20)
                rate = asyncio.run(batch(server.port, lines, len(lines)))
                count = max(len(lines), int(rate * SECONDS))
                table.add_row(f"{name} {label}", f"{asyncio.run(batch(server.port, lines, count)):,.0f}")
    finally:
        server.stop()
    console.print(table)


def memory(console: Console, cases: Sequence[dict[str, Any]], count: int) -> None:
    """One long batch: what the service holds after each part of it."""
    lines = [json.dumps(case).encode() + b"\n" for case in cases]
    table = Table("lines", "memory of the service, MB")
    server = Server()
    held: dict[int, int] = {}
    try:
        rate = asyncio.run(
            batch(
                server.port,
                lines,
                count,
                lambda got: held.setdefault(got // LOOK, memory_held(server.process.pid)),
            )
        )
    finally:
        server.stop()
    for part, bytes_held in held.items():
        table.add_row(f"{part * LOOK:,}", f"{bytes_held / 2**20:.0f}")
    console.print(table)
    console.print(f"{rate:,.0f} lines a second")
