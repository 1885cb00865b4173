"""Who watches jobs: each watcher has a place, and there are so many places."""

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from api.http.gate import Pass
from api.http.problems import Refused

MOST: Final = 256
"""Who may watch at a time, all together,"""
MOST_OF_ONE: Final = 32
"""and with one key or from one address."""
UNHURRIED: Final = 64
"""If there are more than so many, each is looked after less often."""
AGAIN: Final = 5
"""Seconds after which there may be a place."""


class Watchers:
    def __init__(self) -> None:
        self._places: Counter[str] = Counter()

    def enter(self, ticket: Pass) -> str:
        """Takes a place: the name under which it is left again. Raises Refused."""
        name = ticket.name
        mine = self._places[name] if not ticket.is_open else 0
        if mine >= MOST_OF_ONE:
            raise Refused("watches-too-much", {"Retry-After": str(AGAIN)}, limit=MOST_OF_ONE)
        if self._places.total() >= MOST:
            raise Refused("too-many-watch", {"Retry-After": str(AGAIN)})
        self._places[name] += 1
        return name

    def leave(self, name: str) -> None:
        self._places[name] -= 1
        if not self._places[name]:
            del self._places[name]

    @property
    def slower(self) -> float:
        """How many times as long each waits between two looks, so that all together look as often."""
        return max(1.0, self._places.total() / UNHURRIED)


class Watched(StreamingResponse):
    """A reply that goes on as long as somebody has a place. However it ends, the place is free again."""

    def __init__(
        self, told: AsyncIterator[bytes], headers: Mapping[str, str], watchers: Watchers, name: str
    ) -> None:
        super().__init__(told, media_type="text/event-stream", headers=headers)
        self._watchers = watchers
        self._name = name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._watchers.leave(self._name)
