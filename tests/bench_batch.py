"""Verdicts in batches: how many a second, on one core and on two, for every kind; and what they hold."""

import json
import os
import random
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import cycle, islice, repeat
from pathlib import Path
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
END: Final = b"}\n"
"""How a line of a reply ends. Chunks of HTTP end otherwise."""
PROBLEM: Final = b"urn:sedzia:problem"
LOOK: Final = 100_000
"""Lines after which the memory is looked at."""


def batch(
    port: int, lines: Sequence[bytes], count: int, seen: Callable[[int], object] = lambda _: None
) -> float:
    """Sends that many lines over and over, reads every reply, and gives lines per second.

    The client shares the cores with the service, so it does little: it sends pieces that are made beforehand,
    and counts the ends of lines in what comes back.
    """
    pieces = _pieces(lines, count)
    with socket.create_connection(("127.0.0.1", port)) as connection:
        start = time.perf_counter()
        connection.sendall(
            b"POST /v1/verdicts:batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
            b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        )
        sending = threading.Thread(target=_send, args=(connection, pieces))
        sending.start()
        got = problems = 0
        told = bytearray()
        while piece := connection.recv(1024 * 1024):
            told += piece
            got += told.count(END)
            problems += told.count(PROBLEM)
            del told[: max(0, len(told) - len(PROBLEM) + 1)]
            got -= told.count(END)
            seen(got)
        got += told.count(END)
        took = time.perf_counter() - start
        sending.join()
    if got != count or problems:
        raise RuntimeError(f"{got} lines for {count}, {problems} of them problems")
    return count / took


def _pieces(lines: Sequence[bytes], count: int) -> Iterator[bytes]:
    """The body, cut into chunks. Most of them are the same one."""
    at_a_time = max(1, PIECE // max(map(len, lines)) // len(lines)) * len(lines)
    whole = _chunk(b"".join(lines) * (at_a_time // len(lines)))
    yield from repeat(whole, count // at_a_time)
    left = count % at_a_time
    if left:
        yield _chunk(b"".join(islice(cycle(lines), left)))
    yield b"0\r\n\r\n"


def _chunk(data: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(data), data)


def _send(connection: socket.socket, pieces: Iterable[bytes]) -> None:
    for piece in pieces:
        connection.sendall(piece)


def used(process: int) -> float:
    """Seconds of processor time of a process and all that it has started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    started = [task.read_text().split() for task in Path(f"/proc/{process}/task").glob("*/children")]
    return own + sum(used(int(child)) for children in started for child in children)


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
    table = Table(
        "river control, in a batch",
        "one core /s",
        "two cores /s",
        "ratio",
        "service µs a line, one / two",
        "client µs a line, one / two",
        "ratio at most",
    )
    one, two = _on(1), _on(2)
    try:
        for server in (one, two):
            batch(server.port, lines, 2000)
        for turn in range(3):
            rates, work, asking = [], [], []
            for server in (one, two):
                before, client = used(server.process.pid), time.process_time()
                rates.append(batch(server.port, lines, count))
                work.append((used(server.process.pid) - before) / count)
                asking.append((time.process_time() - client) / count)
            table.add_row(
                f"round {turn + 1}",
                f"{rates[0]:,.0f}",
                f"{rates[1]:,.0f}",
                f"{rates[1] / rates[0]:.2f}",
                " / ".join(f"{seconds * 1e6:.0f}" for seconds in work),
                " / ".join(f"{seconds * 1e6:.1f}" for seconds in asking),
                f"{2 * work[0] / (work[1] + asking[1]):.2f}",
            )
    finally:
        one.stop()
        two.stop()
    console.print(table)
    console.print("at most: both cores all the time, the client's share taken off")


def kinds(console: Console) -> None:
    """The other kinds, on every core."""
    table = Table("claim", "verdicts /s in a batch")
    server = Server()
    try:
        for name in GAMES:
            for label, draw in import_module(f"tests.{name}.bench").SAMPLES.items():
                lines = _lines(draw, 20)
                rate = batch(server.port, lines, len(lines))
                count = max(len(lines), int(rate * SECONDS))
                table.add_row(f"{name} {label}", f"{batch(server.port, lines, count):,.0f}")
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
        rate = batch(
            server.port,
            lines,
            count,
            lambda got: held.setdefault(got // LOOK, memory_held(server.process.pid)),
        )
    finally:
        server.stop()
    for part, bytes_held in held.items():
        table.add_row(f"{part * LOOK:,}", f"{bytes_held / 2**20:.0f}")
    console.print(table)
    console.print(f"{rate:,.0f} lines a second")
