"""Solver processes: verdicts and rulings are computed here, beside the event loop, on every core."""

import asyncio
import time
from typing import NamedTuple

from api.store.content import Content
from api.work.jobs import Door, Handed
from api.work.lane import Lane
from api.work.limits import Limits
from api.work.nursery import Nursery
from api.work.outcomes import Part


class Ruled(NamedTuple):
    content: Content
    waited: float
    """Seconds until a process was free."""
    took: float
    """Seconds of work."""


class Solvers:
    """Two lanes, so that a verdict never waits for a ruling."""

    def __init__(self, limits: Limits) -> None:
        self._nursery = Nursery()
        self._verdicts = Lane(self._nursery, Door.VERDICT, limits.verdicts)
        self._rulings = Lane(self._nursery, Door.RULING, limits.rulings)

    def open(self) -> None:
        """Starts the processes, in the running event loop. Who asks before they are warm waits."""
        for lane in self._lanes:
            lane.open()

    async def check(self, handed: Handed) -> str:
        """The digest of a case that is sound. Raises BadCase, NoAnswer or Fault."""
        answered = await self._verdicts.run(handed, Door.CHECK)
        assert isinstance(answered.answer, bytes)
        return answered.answer.decode()

    async def verdict(self, handed: Handed) -> bytes:
        """The verdict as JSON. Raises BadCase, NoAnswer or Fault."""
        answered = await self._verdicts.run(handed)
        assert isinstance(answered.answer, bytes)
        return answered.answer

    async def verdicts(self, handed: Handed) -> tuple[Part, float]:
        """The verdicts on the first of many lines, and the seconds they took. Raises NoAnswer or Fault."""
        answered = await self._verdicts.run(handed, Door.VERDICTS)
        assert isinstance(answered.answer, Part)
        return answered.answer, answered.took

    async def rule(self, handed: Handed) -> Ruled:
        """The ruling, ready to be stored. Raises BadCase, NoAnswer or Fault."""
        answered = await self._rulings.run(handed)
        assert isinstance(answered.answer, Content)
        return Ruled(answered.answer, answered.waited, answered.took)

    async def certificate(self, handed: Handed) -> bytes:
        """The certificate of a stored ruling, as a file. Raises NoAnswer or Fault."""
        return await self._bytes(self._rulings, handed, Door.CERTIFICATE)

    async def verify(self, handed: Handed) -> bytes:
        """What the checker says of a certificate, as JSON. Raises NoAnswer or Fault."""
        return await self._bytes(self._rulings, handed, Door.VERIFY)

    async def _bytes(self, lane: Lane, handed: Handed, door: Door) -> bytes:
        answered = await lane.run(handed, door)
        assert isinstance(answered.answer, bytes)
        return answered.answer

    async def stop(self, grace: float) -> None:
        """No new job is taken. What is under way is finished within the grace period, or handed back."""
        until = time.monotonic() + grace
        await asyncio.gather(*(lane.stop(until) for lane in self._lanes))

    async def close(self) -> None:
        await asyncio.gather(*(lane.close() for lane in self._lanes))
        self._nursery.close()

    @property
    def pids(self) -> dict[str, list[int]]:
        """The processes that are ready or at work, by lane."""
        return {"verdicts": self._verdicts.pids, "rulings": self._rulings.pids}

    @property
    def lanes(self) -> dict[str, Lane]:
        return {"verdicts": self._verdicts, "rulings": self._rulings}

    @property
    def _lanes(self) -> tuple[Lane, Lane]:
        return self._verdicts, self._rulings
