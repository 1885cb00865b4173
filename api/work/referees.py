"""The referees: full rulings are made here, two at a time, away from the doors."""

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

SEATS: Final = 2
QUEUE: Final = 256
"""More waiting than this, and newcomers are asked to come back later."""

log = logging.getLogger(__name__)


class Referees:
    def __init__(self) -> None:
        self._seats: ThreadPoolExecutor | None = None
        self._waiting = 0

    def _open(self) -> ThreadPoolExecutor:
        """Their threads, which last: each keeps solver state of its own."""
        if self._seats is None:
            self._seats = ThreadPoolExecutor(SEATS, thread_name_prefix="referee")
        return self._seats

    async def rule(self, case: Case[Any, Any]) -> tuple[Ruling, dict[str, float]]:
        """The ruling, and how long it took: milliseconds in the queue and with the referee."""
        if self._waiting >= QUEUE:
            raise HTTPException(503, headers={"Retry-After": "5"})
        came = time.perf_counter()
        self._waiting += 1
        try:
            ruling, began, ended = await asyncio.get_running_loop().run_in_executor(self._open(), _rule, case)
        finally:
            self._waiting -= 1
        return ruling, {"queue": (began - came) * 1000, "rule": (ended - began) * 1000}

    def warm_up(self) -> None:
        """Load the solvers before the first ruling is asked for; the doors are open meanwhile."""
        self._open().submit(_warm_up)

    def close(self) -> None:
        if self._seats is not None:
            self._seats.shutdown(wait=True, cancel_futures=True)
            self._seats = None


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
