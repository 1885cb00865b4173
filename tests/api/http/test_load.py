"""Five hundred clients at once beside slow ones: nothing lost, nothing doubled, and the log verifies."""

import asyncio
from pathlib import Path

import httpx

from api.store.settings import Settings
from tests.api.http.test_crowds import HEAD, crowd
from tests.api.load import Told, jobs_done, nothing_lost_nothing_doubled
from tests.api.load import crowd as honest
from tests.api.service import serving

CLIENTS = 500
SLOW = 200


def test_five_hundred_clients_at_once(tmp_path: Path) -> None:
    told = Told()
    # On a busy machine neither the service nor these clients are quick. That is no fault here.
    with serving(SEDZIA_DATA=str(tmp_path), SEDZIA_SYNC_SECONDS="900", SEDZIA_CLIENT_SECONDS="600") as (
        address,
        _,
    ):
        port = httpx.URL(address).port or 0
        with (
            crowd(address, HEAD, SLOW // 2),
            crowd(address, b"GET /v1/games HTTP/1.1\r\nHost: x\r\n\r\n", SLOW // 2),
        ):
            asyncio.run(honest(port, CLIENTS, 1, told))
            asyncio.run(jobs_done(port, told))
        assert httpx.get(f"{address}/readyz", timeout=30).json()["status"] == "ok"
    assert len(told.numbers) == CLIENTS + len(told.jobs)
    nothing_lost_nothing_doubled(Settings.of_folder(tmp_path), told)
