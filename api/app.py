"""The service: its doors, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from api import problems
from api.describe import describe
from api.referees import Referees
from api.routes import games, health, pages, rulings, verdicts
from api.shelf import Shelf


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.referees.warm_up()
    yield
    app.state.referees.close()


def create_app() -> FastAPI:
    app = FastAPI(lifespan=_lifespan, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.referees = Referees()
    app.state.shelf = Shelf()
    for part in (verdicts, rulings, games, health):
        app.include_router(part.router)
    pages.mount(app)
    problems.install(app)
    describe(app)
    return app
