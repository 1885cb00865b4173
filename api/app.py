"""The service: its doors, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from api.http import problems
from api.http.openapi import describe
from api.http.routes import games, health, rulings, verdicts
from api.pages import routes as pages
from api.store.shelf import Shelf
from api.work.referees import Referees


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
