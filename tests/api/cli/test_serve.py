"""``sedzia serve``: a process that starts, rules, and ends on a signal."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpx

from tests.api.service import GLUTTON, serving
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


def test_a_signal_hands_back_what_is_under_way_and_finishes_what_can_be_finished() -> None:
    """At each door one case that ends in time, and many that never end: some at work, some waiting."""
    with ThreadPoolExecutor(16) as crowd, serving(first=GLUTTON, grace=8) as (address, _):

        def ask(door: str, seconds: float) -> httpx.Response:
            return httpx.post(f"{address}/v1/{door}?lang=en", json=eating("sleep", seconds), timeout=60)

        assert [ask(door, 0).status_code for door in DOORS] == [200, 200]
        short = [crowd.submit(ask, door, 4.5) for door in DOORS]
        time.sleep(0.5)
        endless = [crowd.submit(ask, door, 1000) for door in DOORS for _ in range(6)]
        time.sleep(0.5)
        assert httpx.get(f"{address}/livez", timeout=10).status_code == 200
        assert not any(one.done() for one in (*short, *endless))
        told = time.monotonic()
    assert time.monotonic() - told < 10
    assert [one.result().status_code for one in short] == [200, 200]
    for one in endless:
        reply = one.result()
        assert reply.status_code == 503
        assert reply.headers["retry-after"]
        said = reply.json()
        assert (said["type"], said["retry"]) == ("urn:sedzia:problem:stopping", True)
