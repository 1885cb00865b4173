"""A record of its own for each test, on SQLite and on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from api.store.database import Database
from api.store.record import Record
from api.store.settings import Settings
from tests.api.store.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres.started() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty database."""
    if request.param == "sqlite":
        return Settings.of_folder(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return Settings.of_folder(tmp_path, server.empty_database())


@pytest.fixture
def record(settings: Settings) -> Iterator[Record]:
    database = Database(settings)
    yield Record(database)
    database.close()
