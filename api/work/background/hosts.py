"""Who does jobs, and whether they still live.

Each host counts up a number in the database. Whoever sees a number stand still for a while, by a clock of its
own, takes over the jobs of that host. No two clocks are compared.
"""

import time
from datetime import UTC, datetime, timedelta
from typing import Final

from dbos import DBOSClient
from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
    MetaData,
    String,
    Table,
    TableClause,
    column,
    delete,
    insert,
    select,
    table,
    update,
)

BEAT: Final = 2.0
"""Seconds from one count to the next."""
SILENCE: Final = 10.0
"""A host whose number stands still for so many seconds is dead."""

KEPT_DAYS: Final = 7.0
"""So long one can ask about a job that has ended."""
AT_ONCE: Final = 500
"""Jobs that are removed at a time."""

_metadata: Final = MetaData()
job_hosts: Final = Table(
    "job_hosts",
    _metadata,
    Column("host", String(128), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)


class Hosts:
    """The hosts of one database, as one of them sees them. Calls block."""

    def __init__(self, engine: Engine, client: DBOSClient, me: str) -> None:
        self._engine = engine
        self._client = client
        self._me = me
        self._seen: dict[str, tuple[int, float]] = {}
        """The number of each other host, and when we saw it first."""

    def enter(self) -> None:
        """Before the first job: what a host without a number began, nobody would take over."""
        _metadata.create_all(self._engine)
        with self._engine.begin() as connection:
            connection.execute(insert(job_hosts).values(host=self._me, beat=0))

    def beat(self) -> list[str]:
        """Counts up, and takes over what the dead have left: those jobs."""
        with self._engine.begin() as connection:
            mine = update(job_hosts).where(job_hosts.c.host == self._me).values(beat=job_hosts.c.beat + 1)
            if not connection.execute(mine).rowcount:  # somebody took us for dead
                connection.execute(insert(job_hosts).values(host=self._me, beat=0))
            others = select(job_hosts.c.host, job_hosts.c.beat).where(job_hosts.c.host != self._me)
            beats: dict[str, int] = {row.host: row.beat for row in connection.execute(others)}
        return [job for host in self._silent(beats) for job in self._take_over(host, beats[host])]

    def forget_ended(self, days: float = KEPT_DAYS) -> int:
        """Removes jobs that ended long ago: cases with hidden hands are in them. Their rulings stay."""
        before = datetime.now(UTC) - timedelta(days=days)
        ended = self._client.list_workflows(
            completed_before=before.isoformat(), limit=AT_ONCE, load_input=False, load_output=False
        )
        self._client.delete_workflows([job.workflow_id for job in ended])
        return len(ended)

    def leave(self) -> None:
        """What was not finished here, another host does at once."""
        self._requeue(self._me)
        self._forget(self._me)

    def _silent(self, beats: dict[str, int]) -> list[str]:
        now = time.monotonic()
        before = self._seen
        self._seen = {
            host: before[host] if host in before and before[host][0] == beat else (beat, now)
            for host, beat in beats.items()
        }
        return [host for host, (_, since) in self._seen.items() if now - since > SILENCE]

    def _take_over(self, dead: str, beat: int) -> list[str]:
        """Of several that notice, one does it: the others see the number change, and wait once more.

        The entry is removed last. If whoever takes over dies too, somebody else tries again.
        """
        mine = update(job_hosts).where(job_hosts.c.host == dead, job_hosts.c.beat == beat)
        with self._engine.begin() as connection:
            if not connection.execute(mine.values(beat=beat + 1)).rowcount:
                return []
        jobs = self._requeue(dead)
        self._forget(dead)
        return jobs

    def _requeue(self, host: str) -> list[str]:
        """What a host has not finished goes back into its queue: those jobs.

        One statement decides and does it. DBOS would look first and resume later, and so revive what is
        cancelled in between. How often a job was begun is not forgotten: one that ends whoever does it is
        given up in the end.
        """
        jobs = _jobs(self._engine)
        unfinished = update(jobs).where(jobs.c.status == "PENDING", jobs.c.executor_id == host)
        again = unfinished.values(status="ENQUEUED", owner_xid=None, started_at_epoch_ms=None)
        with self._engine.begin() as connection:
            return list(connection.scalars(again.returning(jobs.c.workflow_uuid)))

    def _forget(self, host: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(job_hosts).where(job_hosts.c.host == host))


def _jobs(engine: Engine) -> TableClause:
    """The table in which DBOS keeps jobs, as far as it is written here."""
    names = ("workflow_uuid", "status", "executor_id", "owner_xid", "started_at_epoch_ms")
    schema = None if engine.dialect.name == "sqlite" else "dbos"
    return table("workflow_status", *map(column, names), schema=schema)
