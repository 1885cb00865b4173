"""The database of background jobs: a file of its own beside the record, or the record's PostgreSQL."""

import fcntl
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from dbos import DBOSClient, Serializer
from dbos._serialization import DefaultSerializer
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL

from api.store.engine import PATIENCE, over_the_network
from api.store.settings import Settings

JOBS_FILE: Final = "jobs.sqlite"
LOCK_FILE: Final = "jobs.lock"
APPLICATION: Final = "sedzia"
FORM_OF_JOBS: Final = "1"
"""Whoever understands jobs of this form does them, whatever its release is."""


def _refuse(_self: DefaultSerializer, _row: str) -> Any:
    raise TypeError("a row that is pickled is not read")


DefaultSerializer.deserialize = _refuse  # type: ignore[method-assign, assignment]
"""DBOS reads each row in the way that the row names, and one way is pickle. Reading that runs code."""


class JsonRows(Serializer):
    """What is stored of a job is JSON. A row of the database is never code."""

    def serialize(self, data: Any) -> str:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_told)

    def deserialize(self, serialized_data: str) -> Any:
        return json.loads(serialized_data)

    def name(self) -> str:
        return "sedzia_json"


def _told(value: object) -> str:
    """An error of ours is told by its kind. Its text might quote a case."""
    if isinstance(value, BaseException):
        return type(value).__name__
    raise TypeError(f"not JSON: {type(value).__name__}")


def open_jobs(settings: Settings) -> Engine:
    """Connects when it is first used."""
    if settings.url.get_backend_name() != "sqlite":
        return create_engine(
            settings.url,
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=PATIENCE,
            connect_args=over_the_network(),
        )
    settings.make_place()
    file = settings.data / JOBS_FILE
    with suppress(FileExistsError):
        file.touch(mode=0o600, exist_ok=False)
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        pool_timeout=PATIENCE,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE},
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


@contextmanager
def making_tables(settings: Settings) -> Iterator[None]:
    """One at a time: on SQLite DBOS looks whether its tables are there, and then makes them, without holding
    off whoever does the same."""
    if settings.url.get_backend_name() != "sqlite":
        yield
        return
    with (settings.data / LOCK_FILE).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _set_up_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def client_of(engine: Engine) -> DBOSClient:
    """Orders jobs and asks about them. It does none."""
    return DBOSClient(
        system_database_engine=engine,
        serializer=JsonRows(),
        application_name=APPLICATION,
        retry_connection_errors=False,
        lazy=True,
    )
