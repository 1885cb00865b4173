"""The database of the record, opened: with its tables up to date and the key that signs its log."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from api.store import migrate
from api.store.engine import PATIENCE, open_engine, writing
from api.store.log import tree
from api.store.log.notes import BadNote, Signer, kept_signer
from api.store.settings import Settings
from api.store.tables import log_head


class RecordUnavailable(Exception):  # noqa: N818 - said of the record
    """The database can't be reached, is full, or is busy for too long. Nothing is stored then."""

    @property
    def was_cut_off(self) -> bool:
        """Did the connection break, instead of the database refusing? What was under way may be stored."""
        return isinstance(self.__cause__, DBAPIError) and self.__cause__.connection_invalidated


class Database:
    """Every call may block, and is made beside the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings.url)
        self._writer = writing(self.engine)
        self._one_writes = threading.Lock()
        self._signer: Signer | None = None

    def open(self) -> Signer:
        """Makes the tables and the key, if they are not there. Everything else does this first."""
        if self._signer is None:
            with _named_failures():
                self.settings.make_place()
                migrate.upgrade(self.engine)
                signer = kept_signer(self.settings.key_file)
                with self.engine.begin() as connection:
                    tree.check_signer(signer, tree.head(connection).signer)
                self._signer = signer
        return self._signer

    def close(self) -> None:
        self.engine.dispose()

    def check(self) -> None:
        """Raises RecordUnavailable if nothing can be read or given here. Writes what is there already."""
        signer = self.open()
        with self.writing() as connection:
            tree.check_signer(signer, tree.head(connection).signer)
            connection.execute(update(log_head).values(size=log_head.c.size))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that reads."""
        self.open()
        with _named_failures(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction that sees one state of the record, however long it reads."""
        self.open()
        engine = self.engine
        if engine.dialect.name == "postgresql":
            engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with _named_failures(), engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is stored for good when it ends.

        The threads of this process take turns, so that they do not poll for the lock of the database.
        """
        self.open()
        if not self._one_writes.acquire(timeout=PATIENCE):
            raise RecordUnavailable("other writers take too long")
        try:
            with _named_failures(), self._writer.begin() as connection:
                yield connection
        finally:
            self._one_writes.release()


@contextmanager
def _named_failures() -> Iterator[None]:
    """What the database or the disk refuses is a RecordUnavailable. Mistakes of ours stay what they are."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout, OSError) as error:
        raise RecordUnavailable(str(getattr(error, "orig", None) or error)) from error
    except (migrate.NewerRecord, tree.WrongKey, tree.BrokenHead, BadNote) as error:
        raise RecordUnavailable(str(error)) from error
