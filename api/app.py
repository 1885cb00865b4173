"""The service, put together from its rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from api.http import problems
from api.http.openapi import describe
from api.http.routes import games, health, rulings, verdicts
from api.pages import routes as pages
from api.store.recent_rulings import RecentRulings
from api.work.limits import Limits
from api.work.solvers import Solvers


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.solvers.open()
    yield
    await app.state.solvers.close()


def create_app() -> FastAPI:
    app = FastAPI(lifespan=_lifespan, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.solvers = Solvers(Limits.of_environment())
    app.state.recent_rulings = RecentRulings()
    for part in (verdicts, rulings, games, health):
        app.include_router(part.router)
    pages.mount(app)
    problems.install(app)
    describe(app)
    return app
