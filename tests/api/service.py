"""A real service in a process of its own, on a free port of this machine."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

GLUTTON: Final = "from adjudicator.registry import GAMES; GAMES['glutton'] = 'tests.fourth.glutton'"
"""Python that registers the game whose claims misbehave."""

PATIENT: Final = {"SEDZIA_SYNC_SECONDS": "60"}
"""On a busy machine a small ruling takes long too. It shall not become a job of the background for that."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(
    patience: float = 60.0,
    first: str = "",
    grace: int = 8,
    log: IO[bytes] | None = None,
    **environment: str,
) -> Iterator[tuple[str, float]]:
    """The address of the service, and the seconds until it answered.

    ``first``: Python that its process runs before it serves. ``log``: where it writes.
    """
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    code = f"{first}\nfrom api.cli.main import app\napp(['serve', '--port', '{port}', '--grace', '{grace}'])"
    command = [sys.executable, "-c", code]
    began = time.monotonic()
    out = subprocess.DEVNULL if log is None else log
    settings = {**os.environ, **PATIENT, **environment}
    process = subprocess.Popen(command, env=settings, stdout=out, stderr=out)
    try:
        while True:
            try:
                httpx.get(f"{address}/livez", timeout=1).raise_for_status()
                break
            except httpx.HTTPError:
                assert process.poll() is None, "the service ended before it answered"
                assert time.monotonic() - began < patience, "the service does not answer"
                time.sleep(0.05)
        yield address, time.monotonic() - began
    finally:
        process.terminate()
        process.wait(grace + 60)


def process_of(address: str) -> int:
    """The process that serves there: a child of this one."""
    port = str(httpx.URL(address).port)
    for path in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split():
        if port in Path(f"/proc/{path}/cmdline").read_text():
            return int(path)
    raise AssertionError("nobody serves there")


def until(holds: Callable[[], bool], seconds: float = 60.0) -> float:
    """Waits, and says how long it took."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < seconds, "it does not come about"
        time.sleep(0.05)
    return time.monotonic() - began


def counted(address: str) -> dict[tuple[str, ...], float]:
    """What the service counts, by name and labels."""
    text = httpx.get(f"{address}/metrics", timeout=30).raise_for_status().text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def under_way(address: str, lane: str) -> int:
    """Cases that solver processes have or that wait for one."""
    found = counted(address)
    return round(found["sedzia_working", lane] + found["sedzia_waiting", lane])
