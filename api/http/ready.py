"""Is the service ready? It rules an upheld and a rejected case by every engine, and writes the store."""

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Final

from adjudicator.values import Json
from api.store.database import RecordUnavailable
from api.store.record import Record
from api.work.jobs import Handed
from api.work.outcomes import NoAnswer, Why
from api.work.solvers import Solvers

REMEMBERED: Final = 10.0
"""Seconds for which it stays ready."""
AGAIN: Final = 1.0
"""Seconds for which it stays unready: whoever waits for it wants to know at once."""
CASES: Final = {
    "upheld": b"river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3",
    "rejected": b"river; dam 3: R8 R9 R10 vs Y11; claim control 3",
}
ENGINES: Final = {"search", "cpsat", "z3"}


@dataclass(frozen=True, slots=True)
class Readiness:
    engines: str
    """``ok``, ``busy`` (others are being served, which is no fault), or what is wrong."""
    store: str
    """``ok``, or what is wrong."""

    @property
    def is_ready(self) -> bool:
        return self.engines in ("ok", "busy") and self.store == "ok"


class Ready:
    def __init__(self, solvers: Solvers, record: Record) -> None:
        self._solvers = solvers
        self._record = record
        self._lock = asyncio.Lock()
        self._known: tuple[Readiness | None, float] = (None, 0.0)
        """The last answer, and until when it holds."""

    async def look(self) -> Readiness:
        async with self._lock:
            found, until = self._known
            if found is None or time.monotonic() > until:
                found = Readiness(*await asyncio.gather(self._engines(), self._store()))
                self._known = (found, time.monotonic() + (REMEMBERED if found.is_ready else AGAIN))
            return found

    async def _engines(self) -> str:
        for expected, text in CASES.items():
            try:
                ruled = await self._solvers.rule(Handed(text, text=True))
            except NoAnswer as none:
                return "busy" if none.why is Why.BUSY else none.why.value
            told: dict[str, Json] = json.loads(ruled.content.said["en"])
            asked = told["engines"]
            assert isinstance(asked, list)
            names = {one["name"] for one in asked if isinstance(one, dict)}
            if told["verdict"] != expected or not names >= ENGINES:
                return (
                    f"a case that is {expected} is {told['verdict']}, by {', '.join(sorted(map(str, names)))}"
                )
        return "ok"

    async def _store(self) -> str:
        try:
            await asyncio.to_thread(self._record.database.check)
        except RecordUnavailable as error:
            return str(error)
        return "ok"
