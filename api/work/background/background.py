"""Background work of one process: its jobs, and whether it does some itself. Loaded when it is first used."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from api.store.record import Record
from api.work.solvers import Solvers

if TYPE_CHECKING:
    from api.work.background.host import JobHost
    from api.work.background.jobs import Jobs

Args = TypeVarTuple("Args")
Result = TypeVar("Result")


class Background:
    def __init__(self, record: Record, solvers: Solvers, at_once: int, lines: int = 0) -> None:
        """``at_once``: how many jobs this process does at a time; 0 if it leaves them to workers.

        ``lines``: how many lines of batches it takes at a time, if that is another number.
        """
        self._record = record
        self._solvers = solvers
        self._at_once = at_once
        self._lines = lines or at_once
        self._jobs: Jobs | None = None
        self._host: JobHost | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Does jobs from now on. Raises RecordUnavailable."""
        async with self._starting:
            if self._at_once and self._host is None:
                from api.work.background.host import JobHost

                host = JobHost(self._record, self._solvers, self._at_once, self._lines)
                await host.start()
                self._host = host

    async def stop(self) -> None:
        """What is under way here goes on elsewhere."""
        if self._host is not None:
            await self._host.stop()
            self._host = None

    async def ask(self, work: "Callable[[Jobs, *Args], Result]", *args: *Args) -> Result:
        """Asks about jobs, beside the event loop. Raises RecordUnavailable."""
        if self._jobs is None:
            from api.work.background.jobs import Jobs

            self._jobs = Jobs(self._record.database)
        return await asyncio.to_thread(work, self._jobs, *args)

    async def order(self, work: "Callable[[Jobs, *Args], Result]", *args: *Args) -> Result:
        """Orders a job, and sees that somebody does it."""
        ordered = await self.ask(work, *args)
        await self.start()
        return ordered
