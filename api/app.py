"""The service, put together from its rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import CapacityLimiter
from fastapi import FastAPI

from api.http import problems
from api.http.openapi import describe
from api.http.routes import games, health, listing, log, rerulings, rulings, verdicts
from api.http.stored import THREADS
from api.pages import routes as pages
from api.store.database import Database
from api.store.record import Record
from api.store.settings import Settings
from api.work.limits import Limits
from api.work.solvers import Solvers


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.solvers.open()
    yield
    await app.state.solvers.close()
    app.state.record.database.close()


def create_app() -> FastAPI:
    app = FastAPI(lifespan=_lifespan, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.solvers = Solvers(Limits.of_environment())
    app.state.record = Record(Database(Settings.of_environment()))
    app.state.record_threads = CapacityLimiter(THREADS)
    for part in (verdicts, listing, rulings, rerulings, log, games, health):
        app.include_router(part.router)
    pages.mount(app)
    problems.install(app)
    describe(app)
    return app
