"""One app for all tests of the api."""

import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from fastapi import FastAPI

from api.app import create_app

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
