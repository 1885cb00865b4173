"""The service as a process: its server, and how it ends on a signal."""

import asyncio
import socket
from typing import Final

import uvicorn
from fastapi import FastAPI

from api.app import create_app
from api.http.guard import Guarded
from api.work.solvers import Solvers

TO_ANSWER: Final = 0.25
"""The share of the grace period that is left for storing and sending what was computed."""


class Service(uvicorn.Server):
    """On a signal no new request is taken. Those under way get their answer within the grace period.

    If a ruling is not done by then, its client is told to ask again, here or at another service.
    """

    def __init__(self, app: FastAPI, host: str, port: int, grace: float) -> None:
        config = uvicorn.Config(
            app,
            host=host,
            port=port,
            loop="uvloop",
            http=Guarded,
            server_header=False,
            timeout_graceful_shutdown=round(grace),
        )
        super().__init__(config)
        self._solvers: Solvers = app.state.solvers
        self._grace = grace

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.gather(super().shutdown(sockets), self._solvers.stop(self._grace * (1 - TO_ANSWER)))


def serve(host: str, port: int, grace: float) -> bool:
    """Serves until a signal comes. False if it could not start."""
    service = Service(create_app(), host, port, grace)
    service.run()
    return service.started
