"""Full rulings, made by a few threads beside the event loop."""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from starlette.exceptions import HTTPException

from adjudicator.case import Case
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.ruling import Ruling

THREADS: Final = 2
MOST_WAITING: Final = 256
"""If this many cases wait, the next one gets a 503 with Retry-After."""

log = logging.getLogger(__name__)


class RulingThreads:
    """Threads that rule. They live as long as the service, because each keeps its own solver state."""

    def __init__(self) -> None:
        self._threads: ThreadPoolExecutor | None = None
        self._waiting = 0

    def _open(self) -> ThreadPoolExecutor:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="referee")
        return self._threads

    async def rule(self, case: Case[Any, Any]) -> tuple[Ruling, dict[str, float]]:
        """The ruling, and how long it took: milliseconds in the queue and at work."""
        if self._waiting >= MOST_WAITING:
            raise HTTPException(503, headers={"Retry-After": "5"})
        arrived = time.perf_counter()
        self._waiting += 1
        try:
            ruling, began, ended = await asyncio.get_running_loop().run_in_executor(self._open(), _rule, case)
        finally:
            self._waiting -= 1
        return ruling, {"queue": (began - arrived) * 1000, "rule": (ended - began) * 1000}

    def warm_up(self) -> None:
        """Loads the solvers before the first ruling is asked for, while the service already answers."""
        self._open().submit(_warm_up)

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown(wait=True, cancel_futures=True)
            self._threads = None


def _rule(case: Case[Any, Any]) -> tuple[Ruling, float, float]:
    began = time.perf_counter()
    ruling = load_game(case.game).rule(case)
    return ruling, began, time.perf_counter()


def _warm_up() -> None:
    for name in GAMES:
        for file in load_all(name)[:40]:
            try:
                load_game(name).rule(read_case(file.case))
            except BadCase:
                continue
            except Exception:
                log.exception("warming up %s failed", name)
            break
