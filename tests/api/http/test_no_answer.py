"""A case that takes too much gets no ruling, at either door, and its sender is told whether to ask again."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpx
import pytest

from api.http.schemas import ProblemAnswer
from tests.api.service import GLUTTON, serving
from tests.api.table import NOTATION, upheld
from tests.fourth.glutton import Way, eating

DOORS: Final = ("rulings", "verdicts")
TOLD: Final[dict[Way, tuple[int, str, str]]] = {
    "spin": (504, "too-long", "This case takes more time than a case may take."),
    "hoard": (503, "too-much-memory", "This case takes more memory than a case may take."),
    "die": (503, "lost", "Our process broke down over this case twice."),
    "fail": (500, "server", "Something failed on our side."),
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(
        first=GLUTTON,
        SEDZIA_RULING_SECONDS="1",
        SEDZIA_VERDICT_SECONDS="1",
        SEDZIA_SOLVER_MEGABYTES="400",
    ) as (found, _):
        yield found


def test_what_takes_too_much_is_refused_and_the_others_are_ruled(address: str) -> None:
    """All of it at once, at both doors, with honest rulings in between."""

    def ask(door: str, case: object) -> httpx.Response:
        return httpx.post(f"{address}/v1/{door}?lang=en", json=case, timeout=120)

    with ThreadPoolExecutor(16) as crowd:
        bad = {(door, way): crowd.submit(ask, door, eating(way, 1000)) for door in DOORS for way in TOLD}
        honest = [crowd.submit(ask, door, upheld()) for door in DOORS for _ in range(3)]
    assert [one.result().json()["verdict"] for one in honest] == ["upheld"] * 6
    for (_, way), asked in bad.items():
        reply = asked.result()
        status, name, words = TOLD[way]
        said = ProblemAnswer.model_validate(reply.json())
        assert (reply.status_code, said.type) == (status, f"urn:sedzia:problem:{name}")
        assert reply.headers["content-type"] == "application/problem+json"
        assert said.title.startswith(words)
        assert said.retry is False
        assert "retry-after" not in reply.headers
        assert "secret" not in reply.text


def test_nothing_of_it_is_recorded(address: str) -> None:
    assert httpx.post(f"{address}/v1/rulings", json=eating("spin", 1000), timeout=60).status_code == 504
    text = {"Content-Type": "text/plain"}
    assert httpx.post(f"{address}/v1/rulings", content=NOTATION, headers=text, timeout=60).status_code == 200
    listed = httpx.get(f"{address}/v1/rulings?game=glutton", timeout=60)
    assert "glutton" not in listed.text
