"""``sedzia serve``: a process that starts, rules, and ends on a signal."""

import os
import signal
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.api.service import GLUTTON, counted, process_of, serving, under_way, until
from tests.api.table import rejected, ruling_in, upheld
from tests.fourth.glutton import eating

DOORS: Final = ("rulings", "verdicts")


def test_serve(record_property: Callable[[str, object], None]) -> None:
    with serving() as (address, seconds):
        record_property("seconds_to_first_answer", round(seconds, 2))
        with httpx.Client(base_url=address, timeout=30) as client:
            first = client.post("/v1/rulings", json=upheld())
            assert first.json()["verdict"] == "upheld"
            assert ruling_in(client.get(first.headers["location"])) == ruling_in(first)
            with ThreadPoolExecutor(8) as crowd:
                cases = [upheld(), rejected()] * 8
                replies = list(crowd.map(lambda case: client.post("/v1/rulings", json=case), cases))
            assert {reply.status_code for reply in replies} == {200}
            assert len({ruling_in(reply) for reply in replies}) == 2
            assert len({reply.json()["number"] for reply in replies}) == 16
            assert client.get("/").headers["content-security-policy"].startswith("default-src 'none'")


def test_a_signal_hands_back_what_is_under_way_and_finishes_what_can_be_finished(tmp_path: Path) -> None:
    """At each door one case that ends after the signal, and many that never do, at work or waiting."""
    sign = tmp_path / "sign"
    with ThreadPoolExecutor(16) as crowd, serving(first=GLUTTON, grace=8) as (address, _):

        def ask(door: str, case: dict[str, object]) -> httpx.Response:
            return httpx.post(f"{address}/v1/{door}?lang=en", json=case, timeout=120)

        short = [crowd.submit(ask, door, eating("wait", sign=str(sign))) for door in DOORS]
        until(lambda: all(counted(address)["sedzia_working", door] == 1 for door in DOORS))
        endless = [crowd.submit(ask, door, eating("sleep", 1000)) for door in DOORS for _ in range(6)]
        until(lambda: all(under_way(address, door) == 7 for door in DOORS))
        assert not any(one.done() for one in (*short, *endless))
        os.kill(process_of(address), signal.SIGTERM)
        until(lambda: not is_open(address))
        sign.touch()
        assert [one.result().status_code for one in short] == [200, 200]
        replies = [one.result() for one in endless]
    for reply in replies:
        assert reply.status_code == 503
        assert reply.headers["retry-after"]
        said = reply.json()
        assert (said["type"], said["retry"]) == ("urn:sedzia:problem:stopping", True)


def is_open(address: str) -> bool:
    """Does the service take another connection?"""
    try:
        socket.create_connection(("127.0.0.1", httpx.URL(address).port or 0), timeout=10).close()
    except ConnectionError:
        return False
    return True


def test_an_endless_head_is_cut_off() -> None:
    """The parser would copy it whole at every piece, and nobody else would be answered."""
    with serving() as (address, _):
        with socket.create_connection(("127.0.0.1", httpx.URL(address).port or 0), timeout=10) as client:
            client.sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\nX-Endless: ")
            with pytest.raises(ConnectionError):
                client.sendall(b"a" * 2**26)
        assert httpx.get(f"{address}/livez", headers={"X-Long": "a" * 20_000}, timeout=10).status_code == 200


def test_who_leaves_before_sending_all_is_no_fault(tmp_path: Path) -> None:
    """Thousands who leave would else write thousands of tracebacks, and hold up the others."""
    said = tmp_path / "log"
    with said.open("wb") as log, serving(log=log) as (address, _):
        port = httpx.URL(address).port or 0
        for door in DOORS:
            with socket.create_connection(("127.0.0.1", port), timeout=10) as client:
                head = f"POST /v1/{door} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                client.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        until(lambda: said.read_text().count('method="POST"') == len(DOORS))
        assert httpx.post(f"{address}/v1/rulings", json=upheld(), timeout=30).status_code == 200
    assert "Traceback" not in said.read_text()
