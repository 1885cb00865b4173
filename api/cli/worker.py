"""``sedzia worker`` as a process: it does background jobs, and loads nothing of the doors."""

import asyncio
import logging
import signal
from contextlib import suppress
from typing import Final

from api.store.database import Database, RecordUnavailable
from api.store.record import Record
from api.store.settings import Settings
from api.work.background.background import Background
from api.work.limits import Limits
from api.work.solvers import Solvers

AGAIN: Final = 5.0
"""Seconds until the record is opened again."""
AHEAD: Final = 4
"""Lines of batches that a worker takes for each solver process, so that none is idle until the next look into
the queue. The service takes one: others ask it for rulings meanwhile, and would wait for all of them."""
log = logging.getLogger(__name__)


def work(grace: float) -> None:
    """Does background jobs until a signal comes. What is not done in the grace period goes on elsewhere."""
    asyncio.run(_work(Limits.of_environment(), Record(Database(Settings.of_environment())), grace))


def need_the_key(settings: Settings) -> None:
    """With a key of its own it could give nothing, and would only keep jobs. Raises RecordUnavailable."""
    if settings.url.get_backend_name() != "sqlite" and not settings.key_file.exists():
        raise RecordUnavailable(f"there is no {settings.key_file}: copy the log.key of the service there")


async def _work(limits: Limits, record: Record, grace: float) -> None:
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    solvers = Solvers(limits)
    solvers.open()
    background = Background(record, solvers, limits.solvers, limits.solvers * AHEAD)
    while not told.is_set():
        try:
            need_the_key(record.database.settings)
            await background.start()
            log.info("at work: %d jobs at a time", limits.solvers)
            await told.wait()
        except RecordUnavailable as error:
            log.error("the record can't be opened: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(told.wait(), AGAIN)
    await solvers.stop(grace)
    await background.stop()
    await solvers.close()
