"""Background jobs as the doors see them: ordered, asked about, cancelled. Calls block."""

import hashlib
import hmac
import json
import secrets
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from dbos import DBOS, DBOSClient, EnqueueOptions, WorkflowStatus
from sqlalchemy.exc import SQLAlchemyError

from adjudicator.values import Json
from api.store import webhooks
from api.store.database import Database, RecordUnavailable
from api.store.numbers import LENGTH, SIGNS, grouped
from api.store.record import Record
from api.store.settings import RELEASE
from api.work.background import workflows
from api.work.background.base import client_of, making_tables, open_jobs
from api.work.background.workflows import LINE, Order
from api.work.jobs import Handed

AT_ONCE: Final = 500
"""Lines of a batch that are read from the database at a time."""


class State(StrEnum):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"

    @property
    def is_final(self) -> bool:
        return self not in (State.QUEUED, State.RUNNING)


_STATES: Final = {
    "ENQUEUED": State.QUEUED,
    "DELAYED": State.QUEUED,
    "PENDING": State.RUNNING,
    "SUCCESS": State.DONE,
    "CANCELLED": State.CANCELLED,
}


@dataclass(frozen=True, slots=True)
class JobState:
    """What is known of a job."""

    id: str
    kind: str
    state: State
    ordered_at: int
    """Microseconds since 1970."""
    ended_at: int | None
    result: dict[str, Json]
    """What it came to: see ``workflows``. Empty unless it is done."""
    done: int = 0
    total: int = 1
    """How many of its parts are done."""


class Jobs:
    """The jobs of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._opening = threading.Lock()
        self._client: DBOSClient | None = None

    def order_ruling(self, handed: Handed, case_digest: str) -> str:
        """The id of the job. The same case is the same job; after a failure it is tried again.

        The id is derived with the key of the log, so that nobody finds a case by trying ids.
        """
        key = self._database.open().seed
        told = json.dumps([case_digest, handed.lang, RELEASE]).encode()
        derived = hmac.digest(key, b"job\n" + told, hashlib.sha256)
        job = f"r{derived.hex()[:32]}"
        with self._asking() as client:
            known = self._status(client, job)
            if known is not None and known.status == "CANCELLED":
                client.resume_workflow(job, queue_name=workflows.RULINGS)
                return job
            if known is not None and _is_failed(known):
                client.delete_workflow(job)
            order = _order(handed, _number_from(hmac.digest(key, b"number\n" + told, hashlib.sha256)))
            client.enqueue(_options(workflows.RULING, workflows.RULINGS, job), order)
        return job

    def order_batch(self, cases: Sequence[Handed]) -> str:
        """The id of the job. Every line gets a number of its own."""
        job = f"b{secrets.token_hex(16)}"
        with self._asking() as client:
            orders = [_order(handed, _number_from(secrets.token_bytes(LENGTH))) for handed in cases]
            client.enqueue(_options(workflows.BATCH, workflows.BATCHES, job), orders)
        return job

    def order_reruling(self) -> str:
        job = f"a{secrets.token_hex(16)}"
        with self._asking() as client:
            client.enqueue(_options(workflows.RERULING, workflows.RERULINGS, job))
        return job

    def tell_owner(self, job: str, owner: str) -> None:
        """The webhooks of this owner are told when the job has ended, at once if it has."""
        if not webhooks.listed(self._database, owner):
            return
        telling = f"t{job}{LINE}{owner}"
        with self._asking() as client:
            known = self._status(client, telling)
            if known is not None and known.status not in ("ENQUEUED", "PENDING"):
                client.delete_workflow(telling)
            client.enqueue(_options(workflows.TELLING, workflows.TELLINGS, telling), job, owner)

    def publish(self, number: str, owner: str) -> None:
        """The webhooks of this owner are told of a ruling that was given, if everybody may read it."""
        with self._asking() as client:
            job = f"p{number}{LINE}{owner}"
            client.enqueue(_options(workflows.PUBLISHING, workflows.TELLINGS, job), number, owner)

    def find(self, job: str) -> JobState | None:
        with self._asking() as client:
            status = self._status(client, job)
            if status is None or LINE in job or status.name not in workflows.JOBS:
                return None
            if status.name != workflows.BATCH:
                return true_state(self._database, status)
            assert status.input is not None
            total = len(status.input["args"][0])
            done = sum(1 for _ in self._lines(client, job, ["SUCCESS", "ERROR", "CANCELLED"]))
            return state_of(status, done, total)

    def cancel(self, job: str) -> None:
        """What is under way stops, and is not ruled on. What is done stays."""
        with self._asking() as client:
            client.cancel_workflow(job, cancel_children=True)

    def lines(self, job: str) -> Iterator[tuple[int, JobState]]:
        """What became of each line of a batch that is done, with its place from 0 on."""
        with self._asking() as client:
            for status in self._lines(client, job, ["SUCCESS", "ERROR"], load_output=True):
                yield int(status.workflow_id.rpartition(LINE)[2]), state_of(status)
            for status in self._lines(client, job, ["CANCELLED"], load_input=True):
                yield int(status.workflow_id.rpartition(LINE)[2]), true_state(self._database, status)

    def _lines(
        self,
        client: DBOSClient,
        job: str,
        states: list[str],
        load_output: bool = False,
        load_input: bool = False,
    ) -> Iterator[WorkflowStatus]:
        start = 0
        while True:
            page = client.list_workflows(
                workflow_id_prefix=f"{job}{LINE}",
                status=states,
                limit=AT_ONCE,
                offset=start,
                load_input=load_input,
                load_output=load_output,
            )
            yield from page
            if len(page) < AT_ONCE:
                return
            start += AT_ONCE

    def _status(self, client: DBOSClient, job: str) -> WorkflowStatus | None:
        return next(iter(client.list_workflows(workflow_ids=[job])), None)

    @contextmanager
    def _asking(self) -> Iterator[DBOSClient]:
        try:
            yield self._open()
        except (SQLAlchemyError, OSError) as error:
            raise RecordUnavailable(str(getattr(error, "orig", None) or error)) from error

    def _open(self) -> DBOSClient:
        """Makes the tables, if they are not there."""
        with self._opening:
            if self._client is None:
                self._database.open()
                engine = open_jobs(self._database.settings)
                with making_tables(self._database.settings):
                    DBOS.migrate(engine.url.render_as_string(hide_password=False))
                self._client = client_of(engine)
            return self._client


def _options(name: str, queue: str, job: str) -> EnqueueOptions:
    return {"workflow_name": name, "queue_name": queue, "workflow_id": job}


def _order(handed: Handed, number: str) -> Order:
    return {"body": handed.body.decode(), "text": handed.text, "lang": handed.lang, "number": number}


def _number_from(digest: bytes) -> str:
    return grouped("".join(SIGNS[byte % len(SIGNS)] for byte in digest[:LENGTH]))


def _is_failed(status: WorkflowStatus) -> bool:
    output: Any = status.output
    return status.status in ("ERROR", "MAX_RECOVERY_ATTEMPTS_EXCEEDED") or (
        status.status == "SUCCESS" and isinstance(output, dict) and "failed" in output
    )


def state_of(status: WorkflowStatus, done: int = 0, total: int = 1) -> JobState:
    state = State.FAILED if _is_failed(status) else _STATES.get(status.status, State.FAILED)
    output: Any = status.output
    return JobState(
        id=status.workflow_id,
        kind=status.name,
        state=state,
        ordered_at=(status.created_at or 0) * 1000,
        ended_at=None if status.completed_at is None else status.completed_at * 1000,
        result=output if isinstance(output, dict) else {},
        done=max(done, total if state is State.DONE else 0),
        total=total,
    )


def true_state(database: Database, status: WorkflowStatus) -> JobState:
    """A ruling that was given before its job was cancelled, or just then, stays: that job is done.

    The status must have its input.
    """
    state = state_of(status)
    if state.state is not State.CANCELLED or status.name != workflows.RULING or status.input is None:
        return state
    found = Record(database).giving(status.input["args"][0]["number"])
    if found is None:
        return state
    secret = found.giving.secret if found.giving.withheld else None
    return replace(state, state=State.DONE, result={"number": found.giving.number, "secret": secret}, done=1)
