"""Threads beside the event loop, for whatever takes longer than a few milliseconds."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from starlette.exceptions import HTTPException

THREADS: Final = 2
MOST_WAITING: Final = 256
"""If this many requests wait, the next one gets a 503 with Retry-After."""

Args = ParamSpec("Args")
Result = TypeVar("Result")


class Threads:
    """A few threads. They live as long as the service, because each keeps its own solver state."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._threads: ThreadPoolExecutor | None = None
        self._waiting = 0

    def _open(self) -> ThreadPoolExecutor:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix=self._name)
        return self._threads

    async def run(self, work: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs) -> Result:
        if self._waiting >= MOST_WAITING:
            raise HTTPException(503, headers={"Retry-After": "5"})
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._open().submit(work, *args, **kwargs))
        finally:
            self._waiting -= 1

    def begin(self, work: Callable[[], None]) -> None:
        """Does the work in one of the threads. Nobody waits for it."""
        self._open().submit(work)

    def close(self) -> None:
        """Nothing new is begun. What is under way is not waited for."""
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None
