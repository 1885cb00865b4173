"""A process that does background jobs: the service itself, or a worker."""

import asyncio
import logging
import os
import secrets
import socket
import threading
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from dbos import DBOS, DBOSClient, DBOSConfig
from sqlalchemy.exc import SQLAlchemyError

from adjudicator.problems import BadCase
from adjudicator.values import Json
from adjudicator.words.render import problem_json
from api.store.database import RecordUnavailable
from api.store.record import Record
from api.work.background import workflows
from api.work.background.base import APPLICATION, FORM_OF_JOBS, JsonRows, client_of, making_tables, open_jobs
from api.work.background.hosts import BEAT, Hosts
from api.work.background.messages import deliver, messages_to, published, told_of
from api.work.background.workflows import LINE, Message, Order, never
from api.work.jobs import Handed
from api.work.outcomes import Fault, NoAnswer, Why
from api.work.rerule import rerule
from api.work.solvers import Ruled, Solvers

TIDY: Final = 3600.0
"""Seconds after which jobs that ended long ago are removed again."""
POLL: Final = 0.25
"""Seconds between two looks into a queue."""
MOST_BATCHES: Final = 8
"""Batches that a host attends to at a time."""
MOST_TELLINGS: Final = 500
"""Jobs whose end a host waits for, to tell webhooks."""
MOST_MESSAGES: Final = 8
"""Messages to webhooks that a host sends at a time."""
PAUSE: Final = 1.0
"""Seconds until a job tries again, if the record is unavailable or all solver processes are busy."""
MOST_PROBLEMS: Final = 50
"""Of a case of a batch that are told."""

Result = TypeVar("Result")
log = logging.getLogger(__name__)


class JobHost:
    """Does jobs until it is stopped. There is one in a process."""

    def __init__(self, record: Record, solvers: Solvers, at_once: int, lines: int) -> None:
        self.name = f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(4)}"
        """Never used again: whoever has it is this process, or nobody."""
        self._record = record
        self._solvers = solvers
        self._at_once = at_once
        self._lines = lines
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = threading.Event()
        self._beating = threading.Thread(target=self._beat, name="job-host", daemon=True)
        self._hosts: Hosts | None = None
        self._client: DBOSClient | None = None

    async def start(self) -> None:
        """In the event loop of the solver processes. Raises RecordUnavailable."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._launch)

    async def stop(self) -> None:
        """What is under way here is left to other hosts, or to this one after its next start."""
        await asyncio.to_thread(self._land)

    # Starting and stopping

    def _launch(self) -> None:
        settings = self._record.database.settings
        try:
            self._record.database.open()
            engine = open_jobs(settings)
            self._client = client_of(engine)
            self._hosts = Hosts(engine, self._client, self.name)
            self._hosts.enter()
            workflows.enter(self)
            config: DBOSConfig = {
                "name": APPLICATION,
                "system_database_engine": engine,
                "serializer": JsonRows(),
                "executor_id": self.name,
                "application_version": FORM_OF_JOBS,
                "log_level": "ERROR",
            }
            DBOS(config=config)
            with making_tables(settings):
                DBOS.launch()
            for queue, most in (
                (workflows.RULINGS, self._at_once),
                (workflows.LINES, self._lines),
                (workflows.BATCHES, MOST_BATCHES),
                (workflows.TELLINGS, MOST_TELLINGS),
                (workflows.WEBHOOKS, MOST_MESSAGES),
            ):
                DBOS.register_queue(queue, worker_concurrency=most, polling_interval_sec=POLL)
            DBOS.register_queue(workflows.RERULINGS, global_concurrency=1, polling_interval_sec=4 * POLL)
        except (SQLAlchemyError, OSError) as error:
            raise RecordUnavailable(str(error)) from error
        self._beating.start()

    def _land(self) -> None:
        self._stopping.set()
        if self._hosts is None or not self._beating.is_alive():
            return
        self._beating.join()
        DBOS.destroy()
        workflows.leave(self)
        try:
            self._hosts.leave()
        except SQLAlchemyError as error:
            log.warning("jobs under way are left for others to find: %s", error)

    def _beat(self) -> None:
        assert self._hosts is not None
        tidy_at = 0.0
        while not self._stopping.wait(BEAT):
            try:
                for job in self._hosts.beat():
                    log.warning("job %.7s... goes on here: whoever did it is gone", job)
                if time.monotonic() > tidy_at:
                    while self._hosts.forget_ended():
                        pass
                    tidy_at = time.monotonic() + TIDY
            except SQLAlchemyError as error:
                log.error("the jobs are unavailable: %s", getattr(error, "orig", error))

    # The steps

    async def rule(self, order: Order) -> dict[str, Json]:
        return await self._in_loop(self._ruled(order))

    async def lines_done(self, batch: str) -> None:
        assert self._client is not None
        while await asyncio.to_thread(self._unfinished, batch):
            await asyncio.sleep(PAUSE)

    async def rerule(self) -> str:
        return await self._in_loop(self._reruled())

    async def ended(self, job: str) -> dict[str, Json] | None:
        return await asyncio.to_thread(self._told_of, job)

    async def published(self, number: str) -> dict[str, Json]:
        return published(await asyncio.to_thread(self._record.giving, number))

    async def messages(self, owner: str, told: dict[str, Json]) -> list[Message]:
        return await asyncio.to_thread(messages_to, self._record.database, owner, told)

    async def deliver(self, message: Message) -> bool:
        return await asyncio.to_thread(deliver, self._record.database, message)

    async def _in_loop(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Steps run in a thread of DBOS, solver processes belong to the loop of the service."""
        assert self._loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def _told_of(self, job: str) -> dict[str, Json] | None:
        """What webhooks are told of a job; None while it goes on."""
        assert self._client is not None
        status = next(iter(self._client.list_workflows(workflow_ids=[job])), None)
        return told_of(self._record.database, status, time.time())

    def _unfinished(self, batch: str) -> bool:
        assert self._client is not None
        left = self._client.list_workflows(
            workflow_id_prefix=f"{batch}{LINE}",
            status=["ENQUEUED", "PENDING", "DELAYED"],
            limit=1,
            load_input=False,
            load_output=False,
        )
        return bool(left)

    async def _ruled(self, order: Order) -> dict[str, Json]:
        handed = Handed(order["body"].encode(), order["text"], order["lang"])
        try:
            ruled = await self._patiently(handed)
        except BadCase as bad:
            told = [problem_json(problem, order["lang"]) for problem in bad.problems[:MOST_PROBLEMS]]
            return {"problems": told}
        except NoAnswer as none:
            if none.why is Why.STOPPING:
                await never()
            return {"failed": none.why.value}
        except Fault as fault:
            log.error("a job failed: %s", fault)
            return {"failed": "server"}
        while True:
            try:
                giving = await asyncio.to_thread(
                    self._record.give, ruled.content, order["lang"], number=order["number"]
                )
            except RecordUnavailable as error:
                log.error("a ruling waits for the record: %s", error)
                await asyncio.sleep(PAUSE)
            else:
                secret = giving.secret if giving.withheld else None
                return {"number": giving.number, "secret": secret}

    async def _patiently(self, handed: Handed) -> Ruled:
        """A job waits as long as others keep all solver processes busy."""
        while True:
            try:
                return await self._solvers.rule(handed)
            except NoAnswer as none:
                if none.why is not Why.BUSY:
                    raise
                await asyncio.sleep(PAUSE)

    async def _reruled(self) -> str:
        while True:
            try:
                return (await rerule(self._record.database, self._patiently, self._at_once)).number
            except* NoAnswer:
                await never()
            except* RecordUnavailable as error:
                log.error("a re-ruling waits for the record: %s", error)
                await asyncio.sleep(PAUSE)
