"""The service, put together from its rooms."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from api.http import problems
from api.http.access_log import keep_secrets
from api.http.openapi import describe
from api.http.routes import games, health, listing, log, rerulings, rulings, verdicts
from api.http.stored import Threads
from api.pages import routes as pages
from api.store.database import Database, RecordUnavailable
from api.store.record import Record
from api.store.settings import Settings
from api.work.limits import Limits
from api.work.solvers import Solvers

logger = logging.getLogger(__name__)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.solvers.open()
    opening = asyncio.create_task(_open_record(app.state.record))
    yield
    opening.cancel()
    await app.state.solvers.close()
    app.state.record.database.close()


async def _open_record(record: Record) -> None:
    """Makes the tables and the key before the first ruling. If it fails, the first ruling tries again."""
    try:
        await asyncio.to_thread(record.database.open)
    except RecordUnavailable as error:
        logger.error("the record can't be opened: %s", error)


def create_app() -> FastAPI:
    app = FastAPI(lifespan=_lifespan, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.solvers = Solvers(Limits.of_environment())
    app.state.record = Record(Database(Settings.of_environment()))
    app.state.record_threads = Threads()
    for part in (verdicts, listing, rulings, rerulings, log, games, health):
        app.include_router(part.router)
    pages.mount(app)
    problems.install(app)
    describe(app)
    keep_secrets()
    return app
