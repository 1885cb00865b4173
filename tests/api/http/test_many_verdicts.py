"""POST /v1/verdicts:batch: a line for each line, in order, while more are sent; bad ones in their place."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import httpx2
import pytest

from api.work.lines import CHUNK, Cutter
from tests.api.service import GLUTTON, serving
from tests.api.table import NOTATION, Client, rejected, upheld
from tests.fourth.glutton import eating

DOOR = "/v1/verdicts:batch"
NDJSON = {"Content-Type": "application/x-ndjson"}
MANY = 16 * 1024 * 1024
"""Bytes. What the service and the kernel hold of a stream is far less."""


def lines_of(reply: httpx.Response | httpx2.Response) -> list[dict[str, Any]]:
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "application/x-ndjson"
    assert reply.text.endswith("\n")
    return [json.loads(line) for line in reply.text.splitlines()]


def asked(client: Client, *lines: str, lang: str = "en") -> list[dict[str, Any]]:
    return lines_of(client.post(f"{DOOR}?lang={lang}", content="\n".join(lines), headers=NDJSON))


def test_each_line_gets_what_the_single_door_says(client: Client) -> None:
    cases = [upheld(), rejected(), {**rejected(), "claim": {"kind": "claimable"}}]
    alone = [client.post("/v1/verdicts", json=case).json() for case in cases]
    assert asked(client, *map(json.dumps, cases)) == alone
    assert alone[0]["game"] == "river"
    assert [one["kind"] for one in alone] == ["control", "control", "claimable"]


def test_a_bad_line_is_told_in_its_place(client: Client) -> None:
    unknown = upheld()
    unknown["position"]["discard"] = ["Y99", "Q1"]
    twice = '{"game": "river", "game": "river", "position": {}, "claim": {"kind": "claimable"}}'
    told = asked(
        client,
        "{",
        json.dumps(unknown),
        "",
        json.dumps(NOTATION),
        "   \r",
        twice,
        '"rivr; claim control 3"',
        '{"x": "%s"}' % ("long" * 70_000),
        json.dumps(upheld()) + "\r",
    )
    said = [one.get("verdict") or one["status"] for one in told]
    assert said == [400, 422, "upheld", 422, 422, 413, "upheld"]
    assert [problem["pointer"] for problem in told[1]["problems"]] == [
        "/position/discard/0",
        "/position/discard/1",
    ]
    assert told[3]["problems"][0]["code"] == "duplicate-key"
    assert told[1] == client.post("/v1/verdicts?lang=en", json=unknown).json()
    assert asked(client, "{", lang="pl")[0]["lang"] == "pl"


def test_what_is_no_batch_is_refused_at_once(client: Client) -> None:
    assert client.post(DOOR, content="{}", headers={"Content-Type": "application/json"}).status_code == 415
    assert client.post(DOOR, content="\n \n", headers=NDJSON).status_code == 422
    assert client.post(f"{DOOR}?lang=de", content="{}", headers=NDJSON).status_code == 422


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(first=GLUTTON, SEDZIA_VERDICT_SECONDS="1", SEDZIA_CLIENT_SECONDS="2") as (found, _):
        yield found


def test_order_is_kept_over_many_chunks(address: str) -> None:
    """Slow lines among fast ones: no later chunk overtakes."""
    slow = {**upheld(), "claim": {"kind": "consistent"}}
    sent = [slow if place % 400 == 7 else upheld() if place % 3 else rejected() for place in range(1600)]
    body = "\n".join(map(json.dumps, sent))
    assert len(body) > 4 * CHUNK
    told = lines_of(httpx.post(address + DOOR, content=body, headers=NDJSON, timeout=60))
    wanted = {"control": {True: "upheld", False: "rejected"}}
    assert len(told) == len(sent)
    for case, said in zip(sent, told, strict=True):
        kind = case["claim"]["kind"]
        assert said["kind"] == kind
        if kind in wanted:
            assert said["verdict"] == wanted[kind]["discard" in case["position"]]


def test_replies_come_while_lines_are_still_sent(address: str) -> None:
    """A program may wait for each verdict before it sends the next line, longer than a request may take."""
    heard: list[str] = []

    def sent() -> Iterator[bytes]:
        for place in range(8):
            yield json.dumps(upheld()).encode() + b"\n"
            until = time.monotonic() + 60
            while len(heard) <= place and time.monotonic() < until:
                time.sleep(0.01)
            time.sleep(0.4)

    heard = _talk(address, sent(), heard)
    assert len(heard) == 8


def _talk(address: str, sent: Iterator[bytes], heard: list[str]) -> list[str]:
    """Sends and reads at the same time, which the usual clients don't."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 60) as talk:
        talk.sendall(
            f"POST {DOOR} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
            "Transfer-Encoding: chunked\r\n\r\n".encode()
        )

        def send() -> None:
            for piece in sent:
                talk.sendall(b"%x\r\n%b\r\n" % (len(piece), piece))
            talk.sendall(b"0\r\n\r\n")

        sender = threading.Thread(target=send)
        sender.start()
        got = b""
        while not got.endswith(b"0\r\n\r\n"):
            more = talk.recv(65536)
            if not more:
                break
            got += more
            heard[:] = [line for line in got.decode().splitlines() if line.startswith("{")]
        sender.join(60)
    return heard


def test_a_line_that_takes_too_much_costs_no_other_its_verdict(address: str) -> None:
    sent = [upheld(), eating("spin", 60), upheld(), eating("die"), eating("fail"), rejected()]
    body = "\n".join(map(json.dumps, sent))
    told = lines_of(httpx.post(address + DOOR, content=body, headers=NDJSON, timeout=60))
    said = [one.get("verdict") or one["type"].rpartition(":")[2] for one in told]
    assert said == ["upheld", "too-long", "upheld", "lost", "server", "rejected"]


def test_whoever_reads_nothing_is_not_read_either(address: str) -> None:
    """Back-pressure: the service takes a bounded amount of a stream whose replies nobody reads."""
    host, port = address.removeprefix("http://").split(":")
    line = json.dumps(rejected()).encode() + b"\n"
    with socket.create_connection((host, int(port)), 60) as talk:
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 * 1024)
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        talk.sendall(
            f"POST {DOOR} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
            f"Content-Length: {10**9}\r\n\r\n".encode()
        )
        talk.settimeout(1.5)
        sent = 0
        with suppress(TimeoutError, ConnectionError):
            while sent < MANY:
                sent += talk.send(line * 100)
    assert sent < MANY


def test_lines_are_cut_alike_however_they_arrive() -> None:
    body = b"".join(b"%d%b\n" % (place, b"x" * (place * 37 % 900)) for place in range(900)) + b"last"
    for size in (1, 7, 1000, CHUNK, len(body)):
        cutter = Cutter(1000)
        chunks: list[bytes] = []
        for at in range(0, len(body), size):
            chunks += cutter.add(body[at : at + size])
        chunks += cutter.rest()
        assert b"".join(chunks) == body + b"\n"
        assert all(len(chunk) <= CHUNK and chunk.endswith(b"\n") for chunk in chunks)


def test_a_line_that_is_too_long_is_kept_nowhere_and_stands_in_its_place() -> None:
    cutter = Cutter(10)
    pieces = [b"a\nbbbbb", b"bbbbbbbbb", b"bbb", b"bb\nc\n", b"d"]
    assert [*(chunk for piece in pieces for chunk in cutter.add(piece)), *cutter.rest()] == [
        b"a\n",
        b"",
        b"c\n",
        b"d\n",
    ]
