"""Bodies of every wrong kind, at every door: nothing fails, and every reply is as the description says."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from adjudicator.registry import GAMES
from tests.api import bytes as changed
from tests.api.malice import described, edges, fuzz, operations, travel
from tests.api.service import serving

EDGES = 24
"""Requests at the edges of each door."""
MADE_UP = 8
"""Requests made up for each door."""
BYTES = 60
"""Broken notations of each game by HTTP, and ten times as many without."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as (found, _):
        yield found


def test_every_door_keeps_what_it_promises_at_its_edges(address: str) -> None:
    found = {one.label: edges(one, EDGES) for one in operations(address)}
    assert len(found) >= 30
    assert all(found.values())


def test_every_door_keeps_what_it_promises_whatever_is_made_up(address: str) -> None:
    for one in operations(address):
        assert fuzz(one, MADE_UP, same=True), one.label


def test_what_a_reply_names_is_there_and_keeps_what_it_promises(address: str) -> None:
    """Journeys: a ruling is given, then looked up, proved, drawn and printed; a job is watched and cancelled.

    Forty journeys, and more as long as a door was not reached.
    """
    missing = {
        "POST /v1/rulings",
        "GET /v1/rulings/{name}",
        "GET /v1/rulings/{name}.svg",
        "GET /v1/rulings/{name}.pdf",
        "GET /v1/log/proof/{number}",
        "GET /v1/jobs/{job}",
        "DELETE /v1/jobs/{job}",
    }
    api = described(address)
    for first in range(1, 100, 4):
        seen = travel(api, journeys=40, steps=8, first=first)
        missing -= {label for label, status in seen if status in (200, 202)}
        if not missing:
            return
    assert not missing


@pytest.mark.parametrize("game", GAMES)
def test_a_notation_with_bytes_changed_is_a_case_or_a_list_of_problems(game: str, address: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(10 * BYTES):
        kind, wrong = changed.one(game, Random(seed))
        assert wrong == []
        kinds[kind] += 1
    assert kinds["refused"] > kinds["read"] > 0
    text = {"Content-Type": "text/plain"}
    with httpx.Client(base_url=address, headers=text, timeout=60) as client:
        for seed in range(BYTES):
            body = changed.broken(game, Random(10**6 + seed))
            reply = client.post("/v1/verdicts", content=body)
            assert reply.status_code in (200, 400, 422), body
            assert reply.status_code == 200 or json.loads(reply.content)["problems"]
