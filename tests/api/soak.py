"""Load and malice at length, by the code of the tests: the second half of ``make evidence``.

python -m tests.api.soak                  # everything
python -m tests.api.soak --scale 0.1      # a tenth of it
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import httpx

from api.store.settings import Settings
from tests.api.load import Told, crowd, jobs_done, nothing_lost_nothing_doubled
from tests.api.malice import described, edges, fuzz, operations, travel
from tests.api.service import serving

EDGES: Final = 4_000
MADE_UP: Final = 300
JOURNEYS: Final = 1_000
CLIENTS: Final = 500
RULINGS: Final = 10


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--scale", type=float, default=1.0, help="how much of it")
    scale: float = options.parse_args().scale
    os.environ |= {"SEDZIA_YIELD": "no", "SEDZIA_CLIENT_SECONDS": "600"}
    os.environ["SEDZIA_DATA"] = tempfile.mkdtemp(prefix="sedzia-soak-")
    with serving(SEDZIA_SYNC_SECONDS="900") as (address, _):
        _malice(address, scale)
    with tempfile.TemporaryDirectory() as folder:
        with serving(SEDZIA_DATA=folder, SEDZIA_SYNC_SECONDS="900") as (address, _):
            told = _load(httpx.URL(address).port or 0, scale)
        nothing_lost_nothing_doubled(Settings.of_folder(Path(folder)), told)
    print("nothing lost, nothing doubled, the log verifies")


def _malice(address: str, scale: float) -> None:
    """Any reply that breaks a promise ends this with the request that got it."""
    statuses: Counter[int] = Counter()
    began = time.monotonic()
    for one in operations(address):
        statuses += edges(one, max(10, round(EDGES * scale)))
        statuses += fuzz(one, max(10, round(MADE_UP * scale)), same=False)
    for (_, status), count in travel(described(address), max(10, round(JOURNEYS * scale)), 10, 1000).items():
        statuses[status] += count
    print(f"{statuses.total():,} requests of every kind in {time.monotonic() - began:.0f} s: ", end="")
    print(", ".join(f"{status}: {count:,}" for status, count in sorted(statuses.items())))


def _load(port: int, scale: float) -> Told:
    told = Told()
    began = time.monotonic()
    asyncio.run(crowd(port, CLIENTS, max(1, round(RULINGS * scale)), told))
    asyncio.run(jobs_done(port, told))
    took = time.monotonic() - began
    print(f"{CLIENTS} clients: {len(told.numbers):,} rulings in {took:.0f} s, {told.busy:,} had to wait")
    return told


if __name__ == "__main__":
    main()
