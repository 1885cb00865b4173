"""``/mcp``: each request stands for itself, with its own key. The SDK is loaded by the first one."""

import asyncio
import os
from importlib import import_module
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from adjudicator.certificates.sedzia_verify import MOST_BYTES
from api.http.configuration import origins
from api.http.gate import is_loopback, pass_of

MOST: Final = 2 * MOST_BYTES
"""Bytes of a message: a certificate in it has its quotes escaped."""


class McpDoor:
    def __init__(self) -> None:
        self._starting = asyncio.Lock()
        self._stopping = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._manager: Any = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] != "POST":
            await Response(status_code=405, headers={"Allow": "POST"})(scope, receive, send)
        elif not _is_meant(scope):
            await Response("This origin or host may not ask here.", 403)(scope, receive, send)
        else:
            await self._start()
            await self._manager.handle_request(scope, receive, send)

    async def _start(self) -> None:
        async with self._starting:
            if self._manager is None:
                await asyncio.to_thread(import_module, "api.mcp.server")
                up = asyncio.Event()
                self._running = asyncio.create_task(self._run(up))
                await up.wait()

    async def _run(self, up: asyncio.Event) -> None:
        from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

        from api.mcp.server import make_server
        from api.mcp.service import ServiceReferee

        manager = StreamableHTTPSessionManager(
            make_server(ServiceReferee), json_response=True, stateless=True, max_request_body_size=MOST
        )
        async with manager.run():
            self._manager = manager
            up.set()
            await self._stopping.wait()

    async def stop(self) -> None:
        self._stopping.set()
        if self._running is not None:
            await self._running
            self._running, self._manager = None, None


def _is_meant(scope: Scope) -> bool:
    """Pages in a browser may not use what is open to this machine, not even under a name of their own."""
    headers = Headers(scope=scope)
    host, origin = headers.get("host", ""), headers.get("origin")
    if pass_of(scope).is_open and not is_loopback(urlsplit(f"//{host}").hostname or ""):
        return False
    allowed = origins(os.environ)
    return origin is None or origin in allowed or "*" in allowed or urlsplit(origin).netloc == host
