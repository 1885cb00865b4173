"""The service, put together from its rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from api.http import problems
from api.http.openapi import describe
from api.http.routes import games, health, rulings, verdicts
from api.pages import routes as pages
from api.store.recent_rulings import RecentRulings
from api.work.ruling_threads import RulingThreads


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.ruling_threads.warm_up()
    yield
    app.state.ruling_threads.close()


def create_app() -> FastAPI:
    app = FastAPI(lifespan=_lifespan, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.ruling_threads = RulingThreads()
    app.state.recent_rulings = RecentRulings()
    for part in (verdicts, rulings, games, health):
        app.include_router(part.router)
    pages.mount(app)
    problems.install(app)
    describe(app)
    return app
