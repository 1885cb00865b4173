"""How much somebody may still ask in this minute, for a request that costs more the longer it goes on."""

import asyncio
from typing import Final

from limits import RateLimitItem
from limits.strategies import RateLimiter

AGAIN: Final = 0.25
"""Seconds between two looks whether there is room again."""


class Allowance:
    """What is left of it. Whoever has used it up is not refused: they wait."""

    def __init__(self, counted: RateLimiter, most: RateLimitItem, *names: str) -> None:
        self._counted = counted
        self._most = most
        self._names = names

    async def take(self, cost: int) -> None:
        """Counts that many requests, and waits for room for them."""
        left = cost
        while left:
            now = min(left, self._most.amount)
            while not self._counted.hit(self._most, *self._names, cost=now):
                await asyncio.sleep(AGAIN)
            left -= now
