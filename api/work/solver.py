"""The service's end of one solver process."""

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

from api.work.jobs import Job
from api.work.messages import Inbox, packed
from api.work.nursery import Nursery
from api.work.outcomes import Done, Why
from api.work.solver_process import Ready, Setup, memory_held, seconds_used

WARM_WITHIN: Final = 60.0
"""Seconds in which a process must be ready."""


class Died(Exception):  # noqa: N818 - said of a process
    """The process ended before it answered."""


class Solver(asyncio.Protocol):
    """A process that does one job at a time."""

    def __init__(self, lifeline: int, on_end: Callable[["Solver"], None]) -> None:
        self._lifeline = lifeline
        self._on_end = on_end
        self._inbox = Inbox()
        self._transport: asyncio.Transport | None = None
        self._messages: deque[Any] = deque()
        self._awaited: asyncio.Future[None] | None = None
        self.pid = 0
        self.busy_since = 0.0
        self._used_before = 0.0
        self.has_begun = False
        """Has it begun a job that it has not ended?"""
        self.killed_for: Why | None = None
        """Why the service killed it."""
        self.ended = asyncio.Event()

    @classmethod
    async def start(cls, nursery: Nursery, setup: Setup, on_end: Callable[["Solver"], None]) -> "Solver":
        """A warm process. Raises Died if it does not come up. ``on_end`` is called when it has ended."""
        talk, lifeline = nursery.new_solver()
        solver = cls(lifeline, on_end)
        try:
            await asyncio.get_running_loop().create_unix_connection(lambda: solver, sock=talk)
            async with asyncio.timeout(WARM_WITHIN):
                ready: Ready = await solver._ask(setup)
        except BaseException:
            solver.kill()
            raise
        solver.pid = ready.pid
        return solver

    @property
    def memory(self) -> int:
        """The memory it holds, in bytes."""
        return memory_held(self.pid)

    @property
    def job_seconds(self) -> float:
        """The processor time of its job so far."""
        return seconds_used(self.pid) - self._used_before

    async def do(self, job: Job) -> Done:
        """Raises Died if the process ends before it answers."""
        self.busy_since = time.monotonic()
        self._used_before = seconds_used(self.pid)
        await self._ask(job)
        self.has_begun = True
        done: Done = await self._heard()
        self.has_begun = False
        return done

    def kill(self, why: Why | None = None) -> None:
        self.killed_for = self.killed_for or why
        if self._lifeline >= 0:
            os.close(self._lifeline)
            self._lifeline = -1

    async def _ask(self, message: object) -> Any:
        if self._transport is None or self.ended.is_set():
            raise Died
        self._transport.write(packed(message))
        return await self._heard()

    async def _heard(self) -> Any:
        """The next message."""
        while not self._messages:
            if self.ended.is_set():
                raise Died
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._messages.popleft()

    # What the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._messages.extend(self._inbox.add(data))
        self._wake()

    def connection_lost(self, _error: Exception | None) -> None:
        """The process is gone, or closed its end: either way it is of no more use."""
        self.kill()
        self.ended.set()
        self._wake()
        self._on_end(self)

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
