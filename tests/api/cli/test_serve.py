"""``sedzia serve``: a process that starts, rules, and ends on a signal."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.api.service import serving
from tests.api.table import rejected, upheld


def test_serve(record_property: Callable[[str, object], None]) -> None:
    with serving() as (address, seconds):
        record_property("seconds_to_first_answer", round(seconds, 2))
        with httpx.Client(base_url=address, timeout=30) as client:
            first = client.post("/v1/rulings", json=upheld())
            assert first.json()["verdict"] == "upheld"
            assert client.get(first.headers["location"]).content == first.content
            with ThreadPoolExecutor(8) as crowd:
                cases = [upheld(), rejected()] * 8
                replies = list(crowd.map(lambda case: client.post("/v1/rulings", json=case), cases))
            assert {reply.status_code for reply in replies} == {200}
            assert len({reply.content for reply in replies}) == 2
            assert client.get("/").headers["content-security-policy"].startswith("default-src 'none'")


NEVER_ENDS = """
import time
from api.http.routes import rulings, verdicts
def never(*_):
    while True:
        sum(range(1000))
rulings.rule_on = verdicts.find = never
"""


def test_a_signal_stops_the_service_whatever_is_under_way() -> None:
    """Rulings that never end fill every thread, and more of them wait. ``serving`` allows ten seconds."""
    with (
        ThreadPoolExecutor(8) as crowd,
        serving(first=NEVER_ENDS) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        asked = [crowd.submit(client.post, "/v1/rulings", json=upheld()) for _ in range(8)]
        with pytest.raises(httpx.ReadTimeout):
            client.post("/v1/rulings", json=upheld(), timeout=1)
        assert httpx.get(f"{address}/livez", timeout=10).status_code == 200
        assert not any(one.done() for one in asked)
    assert all(isinstance(one.exception(), httpx.HTTPError) for one in asked)
