"""Crowds that never finish a request, or never read a reply, cost nobody else anything. Real sockets."""

import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import pytest

from api.http.guard import Patience
from api.work.limits import MEGABYTE
from api.work.solver_process import memory_held
from tests.api.service import process_of, serving
from tests.api.table import NOTATION

SECONDS: Final = 3.0
MEGABYTES: Final = 16
HEAD: Final = (
    b"POST /v1/rulings HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 250000\r\n\r\n"
)
TEXT: Final = {"Content-Type": "text/plain"}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A service that waits for nobody for long."""
    with serving(SEDZIA_CLIENT_SECONDS=str(SECONDS), SEDZIA_YIELD="no") as (found, _):
        rule(found)
        yield found


@pytest.fixture(scope="module")
def patient() -> Iterator[str]:
    """One that waits, but holds little meanwhile."""
    with serving(SEDZIA_CLIENT_MEGABYTES=str(MEGABYTES), SEDZIA_YIELD="no") as (found, _):
        rule(found)
        yield found


@contextmanager
def crowd(address: str, said: bytes, count: int) -> Iterator[list[socket.socket]]:
    """Clients that say this and then do nothing."""
    with ExitStack() as left:
        clients = []
        for _ in range(count):
            client = left.enter_context(socket.socket())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.settimeout(30)
            client.connect(("127.0.0.1", httpx.URL(address).port or 0))
            client.sendall(said)
            clients.append(client)
        yield clients


def is_let_go(client: socket.socket) -> bool:
    """Has the service ended the connection? Reads what is left of a reply."""
    try:
        while client.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def is_heard(client: socket.socket) -> bool:
    """Does the service take another byte?"""
    try:
        client.sendall(b" ")
    except ConnectionError:
        return False
    return True


def rule(address: str) -> None:
    """An honest client gets its ruling and a verdict."""
    for door in ("rulings", "verdicts"):
        reply = httpx.post(f"{address}/v1/{door}", content=NOTATION, headers=TEXT, timeout=30)
        assert reply.json()["verdict"] == "upheld"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        HEAD,
        b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
        b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /livez HTTP/1.1\r\nX-Slow: ",
    ],
    ids=["nothing", "half a head", "no body", "a reply and an empty line", "a reply and half a head"],
)
def test_who_does_not_finish_a_request_is_let_go(address: str, said: bytes) -> None:
    with crowd(address, said, 200) as clients:
        began = time.monotonic()
        rule(address)
        assert all(map(is_let_go, clients))
        assert time.monotonic() - began < SECONDS + 60


def test_drop_by_drop_is_no_way_to_stay(address: str) -> None:
    """The time is that of the whole request."""
    with crowd(address, HEAD, 5) as clients:
        began = time.monotonic()
        while any(is_heard(client) for client in clients):
            assert time.monotonic() < began + SECONDS + 60
            time.sleep(0.1)
        rule(address)


def connections_of(pid: int) -> int:
    count = 0
    for path in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it was closed meanwhile
            count += "socket" in os.readlink(path)
    return count


def test_half_sent_bodies_hold_no_more_than_they_may(patient: str) -> None:
    """Together they would hold 200 MB."""
    pid = process_of(patient)
    memory, sockets = memory_held(pid), connections_of(pid)
    with crowd(patient, HEAD + b" " * 240_000, 800):
        for _ in range(3):
            rule(patient)
        assert memory_held(pid) - memory < 100 * MEGABYTE
        others = 5  # the service also talks to its own processes
        assert connections_of(pid) - sockets < MEGABYTES * MEGABYTE / 240_000 + others


def test_unread_replies_hold_no_more_than_they_may(patient: str) -> None:
    """Together they would hold 200 MB. Who reads gets all of it meanwhile."""
    body = b"river; dam 3: R8 vs -; claim control 3; " + b"x" * 220_000
    whole = refused(patient, body)
    pid = process_of(patient)
    memory, sockets = memory_held(pid), connections_of(pid)
    head = f"POST /v1/verdicts HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}"
    with crowd(patient, f"{head}\r\n\r\n".encode() + body, 250):
        for _ in range(3):
            rule(patient)
            assert refused(patient, body) == whole
        assert memory_held(pid) - memory < 130 * MEGABYTE
        assert connections_of(pid) - sockets < MEGABYTES * MEGABYTE / (len(whole) - 300_000)


def refused(address: str, body: bytes) -> bytes:
    return httpx.post(f"{address}/v1/verdicts", content=body, headers=TEXT, timeout=30).content


def test_requests_without_end_are_refused(address: str) -> None:
    """Each would wait for the reply to the one before. Some are taken, as HTTP wants it."""
    one = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
    with crowd(address, one * 8, 1) as [client]:
        heard = b""
        while heard.count(b'{"status":"ok"}') < 8:
            heard += client.recv(65536)
    with crowd(address, one * 5000, 1) as [client]:
        assert is_let_go(client)
    rule(address)


def test_a_body_in_crumbs_is_refused(address: str) -> None:
    """Each chunk of one byte takes the event loop as long as a large one."""
    head = b"POST /v1/verdicts HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    notation = NOTATION.encode()
    chunks = b"".join(b"1\r\n%c\r\n" % sign for sign in notation)
    with crowd(address, head + chunks + b"0\r\n\r\n", 1) as [client]:
        assert client.recv(1000).startswith(b"HTTP/1.1 200")
    with crowd(address, head + b"1\r\n \r\n" * 5000, 1) as [client]:
        assert client.recv(1000).startswith(b"HTTP/1.1 400")
    rule(address)


def test_a_crowd_larger_than_there_are_places_lets_the_newest_in() -> None:
    """A service that may open few files: those that have said nothing for longest are let go."""
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (600, 600))"
    with serving(first=few, SEDZIA_YIELD="no") as (address, _), crowd(address, b"", 390) as clients:
        rule(address)
        assert is_let_go(clients[0])
        clients[-1].sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
        assert clients[-1].recv(1000).startswith(b"HTTP/1.1 200")


def test_what_clients_may_take_is_set_by_the_environment() -> None:
    assert Patience.of_environment(100, {}) == Patience(connections=50)
    told = {"SEDZIA_CLIENT_SECONDS": "2.5", "SEDZIA_CLIENT_MEGABYTES": "3"}
    assert Patience.of_environment(10**6, told) == Patience(2.5, 3 * MEGABYTE)
    for text in ("0", "-1", "x"):
        with pytest.raises(ValueError, match="above 0"):
            Patience.of_environment(100, {"SEDZIA_CLIENT_SECONDS": text})
