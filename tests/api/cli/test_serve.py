"""``sedzia serve``: a process that starts, rules, and ends on a signal."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx

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
