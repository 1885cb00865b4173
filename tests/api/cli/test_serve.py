"""``sedzia serve``: a process that starts, rules, and ends on a signal."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.api.service import GLUTTON, serving
from tests.api.table import rejected, ruling_in, upheld
from tests.fourth.glutton import eating


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
    """Four processes are at work, two of them on what ends in time. More wait."""
    with ThreadPoolExecutor(12) as crowd, serving(first=GLUTTON, grace=4) as (address, _):

        def ask(door: str, seconds: float) -> httpx.Response:
            return httpx.post(f"{address}/v1/{door}?lang=en", json=eating("spin", seconds), timeout=60)

        assert ask("rulings", 0).status_code == 200
        short = [crowd.submit(ask, door, 2.5) for door in ("rulings", "verdicts")]
        long = [crowd.submit(ask, door, 1000) for door in ("rulings", "verdicts")]
        time.sleep(1)
        waiting = [crowd.submit(ask, door, 0) for door in ("rulings", "verdicts") for _ in range(3)]
        time.sleep(0.5)
        assert httpx.get(f"{address}/livez", timeout=10).status_code == 200
        assert not any(one.done() for one in (*short, *long, *waiting))
        told = time.monotonic()
    assert time.monotonic() - told < 6
    assert [one.result().status_code for one in short] == [200, 200]
    for one in (*long, *waiting):
        reply = one.result()
        assert reply.status_code == 503
        assert reply.headers["retry-after"]
        said = reply.json()
        assert (said["type"], said["retry"]) == ("urn:sedzia:problem:stopping", True)
