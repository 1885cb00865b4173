"""The database: SQLite with a write-ahead log, or PostgreSQL."""

from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

PATIENCE: Final = 10
"""Seconds to wait for a connection, or for another writer."""
KEEPALIVE: Final = (4, 2, 3)
"""After so many silent seconds the other side is asked whether it is there, at this interval, so often."""
WRITES: Final = "sedzia_writes"
"""The execution option of a transaction that writes."""


def open_engine(url: URL) -> Engine:
    """Connects when it is first used."""
    if url.get_backend_name() == "sqlite":
        return _open_sqlite(url)
    return create_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,
        pool_timeout=PATIENCE,
        connect_args=over_the_network(f"-c lock_timeout={PATIENCE}s"),
    )


def over_the_network(options: str = "") -> dict[str, Any]:
    """How to connect to PostgreSQL, so that a machine that is cut off is noticed soon, on both sides.

    Else a request would wait a quarter of an hour for a database that is gone, and the database would keep
    the locks of a machine that is gone for two hours, in which nobody could give a ruling.
    """
    idle, interval, count = KEEPALIVE
    lost = PATIENCE * 1000
    theirs = {"idle": idle, "interval": interval, "count": count}
    set_there = [f"-c tcp_keepalives_{name}={value}" for name, value in theirs.items()]
    return {
        "connect_timeout": PATIENCE,
        "tcp_user_timeout": lost,
        **{f"keepalives_{name}": value for name, value in theirs.items()},
        "options": " ".join([options, *set_there, f"-c tcp_user_timeout={lost}"]).strip(),
    }


def writing(engine: Engine) -> Engine:
    """The same database for transactions that write.

    On SQLite they take the write lock at once. One that began to read could not take it later, if another
    writer came between.
    """
    return engine.execution_options(**{WRITES: True})


def _open_sqlite(url: URL) -> Engine:
    engine = create_engine(
        url, pool_timeout=PATIENCE, hide_parameters=True, connect_args={"timeout": PATIENCE}
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
