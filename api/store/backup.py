"""A copy of the whole record in one file, made while the service runs, and brought back from it.

The file is an SQLite database, wherever the record is kept. So a backup also moves a record from SQLite to
PostgreSQL, or back.
"""

import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from api.store import migrate
from api.store.audit import flaws_in
from api.store.database import Database
from api.store.engine import open_engine, writing
from api.store.log.notes import BadNote, Signer, keep_signer
from api.store.reindex import reindex
from api.store.settings import Settings
from api.store.tables import log_head, metadata, rulings

AT_ONCE: Final = 500


class BadBackup(Exception):  # noqa: N818 - said of the backup
    """A backup that can't be made or brought back. Nothing was changed."""


def back_up(database: Database, file: Path, *, with_key: bool = True) -> None:
    """Writes one state of the record into a new file. Givings go on meanwhile.

    The file appears when it is complete. Only its owner may read it: hidden hands are in it, and the key.
    """
    signer = database.open()
    if file.exists():
        raise BadBackup(f"{file} exists already")
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        if database.engine.dialect.name == "sqlite":
            _copy_pages(database.engine, draft)
        else:
            _copy_rows_into_file(database, draft)
        _finish(draft, signer if with_key else None)
        os.link(draft, file)
    except FileExistsError:
        raise BadBackup(f"{file} exists already") from None
    finally:
        draft.unlink()


def _copy_pages(engine: Engine, draft: Path) -> None:
    """By the online backup of SQLite: what is written meanwhile is not in the copy."""
    source = engine.raw_connection()
    try:
        assert isinstance(source.driver_connection, sqlite3.Connection)
        with closing(sqlite3.connect(draft)) as target:
            source.driver_connection.backup(target)
    finally:
        source.close()


def _copy_rows_into_file(database: Database, draft: Path) -> None:
    with _opened(draft) as engine:
        migrate.upgrade(engine)
        with database.snapshot() as source, writing(engine).begin() as target:
            _copy_rows(source, target)


def _finish(draft: Path, signer: Signer | None) -> None:
    """One file without a journal beside it, with the key in it, and on the disk."""
    with closing(sqlite3.connect(draft)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("CREATE TABLE backup_key (line TEXT)")
        if signer:
            connection.execute("INSERT INTO backup_key VALUES (?)", [signer.line])
        connection.commit()
    with draft.open("rb") as opened:
        os.fsync(opened.fileno())


def restore(file: Path, settings: Settings) -> int:
    """Brings a backup into an empty record, all of it or nothing. Returns the number of givings.

    The backup is checked first, as ``sedzia verify --log`` would do it.
    """
    if not file.is_file():
        raise BadBackup(f"{file}: no such file")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        signer = _key_in(copy)
        with _opened(copy) as engine:
            _upgrade(engine, file)
            _check_key(signer, settings)
            if signer:
                keep_signer(signer, settings.key_file)
            database = Database(settings)
            try:
                with engine.begin() as source:
                    return _bring_in(source, database)
            finally:
                database.close()


def _key_in(file: Path) -> Signer | None:
    """The key in a backup. Takes it out, so that the rest is a record like any other."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            row = connection.execute("SELECT line FROM backup_key").fetchone()
            connection.execute("DROP TABLE backup_key")
            connection.commit()
        return Signer.read(row[0]) if row else None
    except (sqlite3.DatabaseError, BadNote) as bad:
        raise BadBackup(f"not a backup: {bad}") from bad


def _upgrade(engine: Engine, file: Path) -> None:
    """A backup of an earlier release is brought up to date."""
    try:
        migrate.upgrade(engine)
    except (DatabaseError, migrate.NewerRecord) as bad:
        raise BadBackup(f"{file}: {bad}") from bad


def _check_key(signer: Signer | None, settings: Settings) -> None:
    key_file = settings.key_file
    if signer is None:
        if not key_file.exists():
            raise BadBackup(f"the backup is without a key: put the key of its log into {key_file} first")
        return
    settings.make_place()
    if key_file.exists() and Signer.read(key_file.read_text(encoding="utf-8")) != signer:
        raise BadBackup(f"{key_file} is the key of another log: move it away first")


def _bring_in(source: Connection, database: Database) -> int:
    key = database.open().verifier
    with database.writing() as target:
        if target.scalar(select(func.count()).select_from(rulings)):
            raise BadBackup("the record is not empty: move it away first")
        _copy_rows(source, target)
        if flaws := flaws_in(target, key):
            raise BadBackup("; ".join(map(str, flaws[:10])))
        return int(target.scalar(select(log_head.c.size)) or 0)


def _copy_rows(source: Connection, target: Connection) -> None:
    """Everything from one record into another that is empty."""
    target.execute(delete(log_head))
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])
        if target.dialect.name == "postgresql" and "key" in table.c:
            sequence = func.pg_get_serial_sequence(table.name, "key")
            target.execute(select(func.setval(sequence, func.max(table.c.key))))
    reindex(target)


@contextmanager
def _opened(file: Path) -> Iterator[Engine]:
    engine = open_engine(URL.create("sqlite", database=str(file)))
    try:
        yield engine
    finally:
        engine.dispose()
