"""One app for all tests of the api, and empty databases: SQLite, and a real PostgreSQL."""

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fastapi import FastAPI

from api.app import create_app
from api.store.database import Database
from api.store.record import Record
from api.store.settings import Settings
from tests.api.store.postgres import Postgres

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have another HTTP client
    from starlette.testclient import TestClient

if TYPE_CHECKING:
    from tests.api.table import Client


@pytest.fixture(scope="session")
def app() -> FastAPI:
    return create_app()


@pytest.fixture(scope="session")
def client(app: FastAPI) -> "Iterator[Client]":
    with TestClient(app, raise_server_exceptions=False) as opened:
        yield opened


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
