"""Rulings a second of one process, of one machine and of two services on one database, side by side.

    python -m tests.api.growth          # a few minutes; on a quiet machine

Each figure is of honest clients over loopback: every ruling is asked for, acknowledged and found again. After
each run nothing is lost, nothing is doubled, and the log verifies.
"""

import asyncio
import os
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import httpx
from rich.console import Console
from rich.table import Table

from api.store.settings import Settings
from tests.api.load import Told, crowd, jobs_done, nothing_lost_nothing_doubled
from tests.api.service import serving
from tests.api.store.postgres import Postgres

CLIENTS: Final = 32
RULINGS: Final = 8
"""Of each client."""


def measure(services: int, settings: Settings, url: str) -> tuple[float, Told]:
    """Rulings a second, shared by so many services on one database."""
    told = Told()
    data = str(settings.data)
    with ExitStack() as running:
        addresses = [
            running.enter_context(serving(SEDZIA_DATA=data, SEDZIA_DATABASE_URL=url))[0]
            for _ in range(services)
        ]
        ports = [httpx.URL(address).port or 0 for address in addresses]

        async def ask(rulings: int, into: Told, seed: int) -> None:
            together = (crowd(port, CLIENTS // services, rulings, into, seed + port) for port in ports)
            await asyncio.gather(*together)

        asyncio.run(ask(1, told, 1))  # everything is loaded
        before, told.seconds = len(told.numbers), []
        began = time.monotonic()
        asyncio.run(ask(RULINGS, told, 2))
        rate = (len(told.numbers) - before) / (time.monotonic() - began)
        asyncio.run(jobs_done(ports[0], told))
    nothing_lost_nothing_doubled(settings, told)
    return rate, told


def main() -> None:
    os.environ["SEDZIA_YIELD"] = "no"
    table = Table("what", "rulings/s", "median ms", "99 % ms", "a day")
    with Postgres.started() as server:
        for name, services, on_postgres in (
            ("one process, SQLite", 1, False),
            ("one process, PostgreSQL", 1, True),
            ("two processes, PostgreSQL", 2, True),
        ):
            with tempfile.TemporaryDirectory() as folder:
                url = server.empty_database() if on_postgres else ""
                settings = Settings.of_folder(Path(folder), url) if url else Settings.of_folder(Path(folder))
                rate, told = measure(services, settings, url)
            times = sorted(told.seconds)
            row = (statistics.median(times), times[int(len(times) * 0.99)])
            table.add_row(name, f"{rate:.1f}", *(f"{one * 1e3:.0f}" for one in row), f"{rate * 86400:,.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
