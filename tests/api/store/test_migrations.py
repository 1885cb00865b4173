"""Migrations: up and down, on both databases, one step at a time, with rulings stored."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from api.store import migrate, tables
from api.store.audit import audit
from api.store.database import Database, RecordUnavailable
from api.store.engine import open_engine
from api.store.record import Record
from api.store.search import Wanted
from api.store.settings import Settings
from tests.api.store.contents import ROMANS, UPHELD, content


def _differences(settings: Settings) -> list[object]:
    engine = open_engine(settings.url)
    with engine.begin() as connection:
        context = MigrationContext.configure(
            connection, opts={"include_name": lambda name, kind, _: kind != "table" or "search" not in name}
        )
        found = list(compare_metadata(context, tables.metadata))
    engine.dispose()
    return found


def test_the_steps_make_the_tables_that_the_program_uses(settings: Settings) -> None:
    engine = open_engine(settings.url)
    migrate.upgrade(engine)
    assert migrate.current(engine) == migrate.newest()
    assert _differences(settings) == []


def test_down_to_nothing_and_up_again(settings: Settings) -> None:
    engine = open_engine(settings.url)
    for step in reversed(migrate.known()):
        migrate.upgrade(engine, step)
        assert migrate.current(engine) == step
    for step in [*migrate.known()[1:], migrate.NOTHING]:
        migrate.downgrade(engine, step)
    assert set(inspect(engine).get_table_names()) == {"alembic_version"}
    migrate.upgrade(engine)
    assert _differences(settings) == []


def test_rulings_survive_the_steps_after_the_first(record: Record) -> None:
    given = [record.give(content(notation), "pl") for notation in (UPHELD, ROMANS)]
    record.database.close()
    engine = record.database.engine
    migrate.downgrade(engine, "0001")
    migrate.upgrade(engine)
    assert audit(record.database) == (2, [])
    assert [record.giving(one.number) is not None for one in given] == [True, True]
    found = record.list(Wanted(words="legion"))
    assert found
    assert [one.giving.number for one in found] == [given[0].number]


def test_servers_that_start_together_make_the_tables_once(settings: Settings) -> None:
    databases = [Database(settings) for _ in range(6)]
    with ThreadPoolExecutor(6) as servers:
        signers = list(servers.map(Database.open, databases))
    assert len(set(signers)) == 1
    for database in databases:
        database.close()


def test_a_record_of_a_newer_release_is_left_alone(record: Record) -> None:
    record.give(content(UPHELD), "pl")
    with record.database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer = Record(Database(record.database.settings))
    with pytest.raises(RecordUnavailable, match="newer release"):
        newer.give(content(UPHELD), "pl")
    newer.database.close()
