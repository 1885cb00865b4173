"""Whoever has used up what they may ask waits, and is not refused."""

import asyncio
import time

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from api.http.allowance import Allowance


def test_what_costs_more_than_is_left_waits_for_it() -> None:
    allowance = Allowance(
        SlidingWindowCounterRateLimiter(MemoryStorage()), RateLimitItemPerSecond(5), "somebody"
    )
    began = time.monotonic()
    asyncio.run(allowance.take(4))
    asyncio.run(allowance.take(7))
    assert time.monotonic() - began > 1
