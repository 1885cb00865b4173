"""The service, put together from its rooms."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from api.desk.desk import Desk
from api.http import problems
from api.http.configuration import origins
from api.http.frame import Framed
from api.http.gate import Admission, Gate, Gated
from api.http.metrics import Metrics
from api.http.openapi import describe
from api.http.ready import Ready
from api.http.routes import (
    certificates,
    event_links,
    event_readings,
    event_rulings,
    events,
    games,
    health,
    jobs,
    listing,
    log,
    many_verdicts,
    rerulings,
    rulings,
    verdicts,
    webhooks,
)
from api.http.stored import Threads
from api.http.watchers import Watchers
from api.mcp.door import McpDoor
from api.pages import routes as pages
from api.pages import slip_door
from api.store.database import Database, RecordUnavailable
from api.store.record import Record
from api.store.settings import Settings
from api.work.background.background import Background
from api.work.limits import Limits
from api.work.solvers import Solvers

AGAIN: Final = 5.0
"""Seconds until the record is opened again."""
logger = logging.getLogger(__name__)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.solvers.open()
    opening = asyncio.create_task(_open(app))
    await _describe(app)
    yield
    opening.cancel()
    await app.state.mcp.stop()
    await app.state.background.stop()
    await app.state.solvers.close()
    app.state.record.database.close()


async def _describe(app: FastAPI) -> None:
    """Has the API description ready before anybody can ask for it."""
    try:
        await asyncio.to_thread(app.state.write_description)
    except Exception:
        logger.exception("the API can't be described")


async def _open(app: FastAPI) -> None:
    """Makes the tables and the key before the first ruling, and goes on with jobs that were left.

    If the record can't be opened, the first ruling tries again, and so do the jobs.
    """
    while True:
        try:
            await asyncio.to_thread(app.state.record.database.open)
            if app.state.goes_on:
                await app.state.background.start()
            return
        except RecordUnavailable as error:
            logger.error("the record can't be opened: %s", error)
        await asyncio.sleep(AGAIN)


class App(FastAPI):
    """The framework, behind layers of our own. What they answer never reaches it."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.front: ASGIApp = super().__call__
        """What gets every request."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope["app"] = self
            await self.front(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def build_middleware_stack(self) -> ASGIApp:
        """Without the framework's own last resort: ``Framed`` tells of faults."""
        whole = super().build_middleware_stack()
        assert isinstance(whole, ServerErrorMiddleware)
        return whole.app


def create_app(*, goes_on: bool = False, is_local: bool = True) -> FastAPI:
    """``goes_on``: does it look for jobs as soon as it starts, and not only when one is ordered here?

    ``is_local``: does it listen on this machine only?
    """
    app = App(lifespan=_lifespan, docs_url=None, redoc_url=None, openapi_url=None, redirect_slashes=False)
    limits = Limits.of_environment()
    app.state.limits = limits
    app.state.goes_on = goes_on
    app.state.solvers = Solvers(limits)
    app.state.record = Record(Database(Settings.of_environment()))
    app.state.desk = Desk(app.state.record.database)
    app.state.background = Background(app.state.record, app.state.solvers, limits.jobs)
    app.state.record_threads = Threads()
    app.state.watchers = Watchers()
    gate = Gate(app.state.record.database, Admission.of_environment(os.environ), is_local)
    app.state.metrics = Metrics(app.state.solvers)
    app.state.record.on_given = app.state.metrics.given
    app.state.ready = Ready(app.state.solvers, app.state.record)
    app.front = Gated(verdicts.Shortcut(app.front), gate)
    if allowed := origins(os.environ):
        app.front = CORSMiddleware(
            app.front,
            allow_origins=allowed,
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "Accept-Language", "Prefer"],
            expose_headers=["Location", "Retry-After", "X-Request-Id"],
        )
    app.front = Framed(app.front, app.state.metrics)
    for part in (
        verdicts,
        many_verdicts,
        listing,
        slip_door,
        rulings,
        certificates,
        rerulings,
        jobs,
        webhooks,
        events,
        event_links,
        event_readings,
        event_rulings,
        log,
        games,
        health,
    ):
        app.include_router(part.router)
    app.state.mcp = McpDoor()
    app.router.routes.append(Route("/mcp", app.state.mcp, include_in_schema=False))
    pages.mount(app)
    problems.install(app)
    describe(app)
    return app
