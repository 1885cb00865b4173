"""The service as a process: its server, and how it ends on a signal."""

import asyncio
import logging
import os
import socket
from typing import Final

import uvicorn
from fastapi import FastAPI

from api.app import create_app
from api.http.gate import is_loopback
from api.http.guard import Guarded, Patience, allow_files, let_go
from api.store.database import Database, RecordUnavailable
from api.store.keys import any_good
from api.work.solvers import Solvers

log = logging.getLogger(__name__)
TO_ANSWER: Final = 0.25
"""The share of the grace period that is left for storing and sending what was computed."""
IN_KERNEL: Final = 64 * 1024
"""Bytes of a reply that the kernel takes before the client reads."""


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
            ws="none",
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=round(grace),
        )
        super().__init__(config)
        self._solvers: Solvers = app.state.solvers
        self._grace = grace
        self._patience = Patience.of_environment(allow_files())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """What a client does not read is held by this process, which lets go, and not by the kernel."""
        await super().startup(sockets)
        for server in self.servers:
            for one in server.sockets:
                with socket.socket(fileno=os.dup(one.fileno())) as listening:
                    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, IN_KERNEL)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        let_go(self.server_state.connections, self._patience)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await asyncio.gather(super().shutdown(sockets), self._solvers.stop(self._grace * (1 - TO_ANSWER)))


def serve(host: str, port: int, grace: float) -> bool:
    """Serves until a signal comes. False if it could not start."""
    is_local = is_loopback(host)
    app = create_app(goes_on=True, is_local=is_local)
    if not is_local:
        _need_a_key(app.state.record.database)
    service = Service(app, host, port, grace)
    service.run()
    return service.started


class NoKey(Exception):  # noqa: N818 - said of the service
    """Nobody could administer it, and everybody could use it."""


def _need_a_key(database: Database) -> None:
    """Raises NoKey. If the record can't be asked now, no key opens anything until it can."""
    try:
        if not any_good(database):
            raise NoKey
    except RecordUnavailable as error:
        log.error("the record can't be opened: %s", error)
