"""Backups: one state of the record, made while givings go on, and brought back anywhere."""

import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from api.store import migrate
from api.store.audit import audit
from api.store.backup import BadBackup, back_up, restore
from api.store.database import Database
from api.store.engine import open_engine
from api.store.log.notes import Signer, kept_signer
from api.store.record import Record
from api.store.search import Wanted
from api.store.settings import Settings
from tests.api.store.contents import ROMANS, UPHELD, WITH_HANDS, content, numbered
from tests.api.store.postgres import Postgres


@pytest.fixture
def elsewhere(tmp_path: Path) -> Settings:
    """Another empty record."""
    return Settings.of_folder(tmp_path / "elsewhere")


@pytest.fixture(params=["sqlite", "postgresql"])
def anywhere(request: pytest.FixtureRequest, elsewhere: Settings) -> Settings:
    """Another empty record, of the same or the other kind."""
    if request.param == "sqlite":
        return elsewhere
    server: Postgres = request.getfixturevalue("postgres")
    return Settings.of_folder(elsewhere.data, server.empty_database("elsewhere"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup"


def _opened(settings: Settings) -> Iterator[Record]:
    database = Database(settings)
    yield Record(database)
    database.close()


def test_a_backup_brings_everything_back(record: Record, file: Path, anywhere: Settings) -> None:
    given = [record.give(content(one), "pl", table="7") for one in (UPHELD, WITH_HANDS, ROMANS, UPHELD)]
    back_up(record.database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.glob("backup*")] == ["backup"]
    assert restore(file, anywhere) == 4
    for other in _opened(anywhere):
        assert audit(other.database) == (4, [])
        assert [other.giving(one.number) for one in given] == [record.giving(one.number) for one in given]
        assert other.list(Wanted(words="legion")) == record.list(Wanted(words="legion"))
        again = other.give(numbered(0), "en")
        assert again.place == 4
        assert audit(other.database) == (5, [])


def test_a_backup_while_givings_go_on(record: Record, file: Path, tmp_path: Path) -> None:
    """What was acknowledged before it began is in it, and it is one state of the record."""
    before = [record.give(numbered(index % 4), "pl") for index in range(10)]
    stop = threading.Event()
    meanwhile: list[str] = []

    def go_on() -> None:
        while not stop.is_set():
            meanwhile.append(record.give(numbered(len(meanwhile) % 7), "pl").number)

    busy = threading.Thread(target=go_on)
    busy.start()
    try:
        for _ in range(3):
            file.unlink(missing_ok=True)
            back_up(record.database, file)
    finally:
        stop.set()
        busy.join()
    copy = Settings.of_folder(tmp_path / "copy")
    size = restore(file, copy)
    assert 10 <= size <= 10 + len(meanwhile)
    assert audit(record.database) == (10 + len(meanwhile), [])
    for other in _opened(copy):
        assert audit(other.database) == (size, [])
        for place, number in enumerate([*(one.number for one in before), *meanwhile]):
            assert (other.giving(number) is not None) == (place < size)


def test_nothing_is_overwritten(record: Record, file: Path, tmp_path: Path) -> None:
    record.give(content(UPHELD), "pl")
    back_up(record.database, file)
    with pytest.raises(BadBackup, match="exists already"):
        back_up(record.database, file)
    with pytest.raises(BadBackup, match="not empty"):
        restore(file, record.database.settings)
    other = Settings.of_folder(tmp_path / "other")
    kept_signer(other.key_file)
    with pytest.raises(BadBackup, match="another log"):
        restore(file, other)


def test_a_backup_without_the_key(record: Record, file: Path, elsewhere: Settings) -> None:
    record.give(content(UPHELD), "pl")
    back_up(record.database, file, with_key=False)
    assert record.database.open().line.encode() not in file.read_bytes()
    with pytest.raises(BadBackup, match="without a key"):
        restore(file, elsewhere)
    elsewhere.data.mkdir(exist_ok=True)
    elsewhere.key_file.write_text(record.database.open().line, encoding="utf-8")
    assert restore(file, elsewhere) == 1


def test_a_backup_that_was_changed_is_not_brought_in(record: Record, file: Path, anywhere: Settings) -> None:
    number = record.give(content(UPHELD), "pl").number
    back_up(record.database, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE givings SET lang = 'en'")
        connection.commit()
    with pytest.raises(BadBackup, match=number):
        restore(file, anywhere)
    for other in _opened(anywhere):
        assert audit(other.database) == (0, [])
        assert other.list() == []


def test_what_is_no_backup_is_refused(file: Path, elsewhere: Settings) -> None:
    with pytest.raises(BadBackup, match="no such file"):
        restore(file, elsewhere)
    file.write_text("something else entirely, and long enough to be looked at as a database" * 20)
    with pytest.raises(BadBackup, match="not a backup"):
        restore(file, elsewhere)
    assert not elsewhere.key_file.exists()


def test_a_backup_of_an_earlier_release_is_brought_up_to_date(
    record: Record, file: Path, elsewhere: Settings
) -> None:
    record.give(content(UPHELD), "pl")
    back_up(record.database, file)
    earlier = open_engine(Settings.of_folder(file.parent, f"sqlite:///{file}").url)
    migrate.downgrade(earlier, "0001")
    earlier.dispose()
    assert restore(file, elsewhere) == 1
    for other in _opened(elsewhere):
        assert len(other.list(Wanted(words="legion")) or []) == 1


def test_the_key_of_a_backup_is_the_one_that_goes_on_signing(
    record: Record, file: Path, elsewhere: Settings
) -> None:
    record.give(content(UPHELD), "pl")
    back_up(record.database, file)
    restore(file, elsewhere)
    assert Signer.read(elsewhere.key_file.read_text(encoding="utf-8")) == record.database.open()
