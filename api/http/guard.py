"""Connections that can't hold what others need.

The parser keeps an unfinished header, and copies all of it whenever more arrives. So one client that never
ends its header would keep the event loop busy. And a client that sends half a request, or does not read its
reply, would hold memory as long as it likes. Each gets a limited time for its part. If there are too many,
those that have been waited for longest are let go; if all together hold too much, those that hold most.
"""

import os
import resource
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from api.http.written_at_once import WrittenAtOnce
from api.work.limits import MEGABYTE, positive

MOST: Final = 64 * 1024
"""Bytes of a head after the first piece in which it arrives."""
MOST_PIPELINED: Final = 16
"""Requests that a client may send before it gets the reply to the first."""
MOST_PIECES: Final = 4096
"""Pieces of one body. Each takes its time, however small it is."""
STREAMED: Final = "/v1/verdicts:batch"
"""The door through which a body may come as long as it likes,"""
WHOLE_PIECE: Final = 64
"""in one more piece for so many bytes of it,"""
SLOWEST: Final = 256
"""and in one more second for so many."""
MOST_KEPT: Final = 512 * 1024
"""Bytes of one request that are kept, at most. The rest of a body that is too long is thrown away."""
TOO_LARGE: Final = "The head of the request is too large."
MOST_FILES: Final = 16 * 1024


class TooMany(Exception):  # noqa: N818 - said of what is sent
    """A client sends request after request without waiting for a reply, or a body in thousands of pieces."""


@dataclass(frozen=True)
class Patience:
    """What clients may take."""

    seconds: float = 30.0
    """In which a client sends a whole request, or reads a whole reply."""
    held: int = 64 * MEGABYTE
    """Bytes of half-sent requests and of unread replies, of all clients together."""
    connections: int = 4096

    @classmethod
    def of_environment(cls, files: int, environment: Mapping[str, str] | None = None) -> "Patience":
        """``files``: how many files the process may open. Half of them are left for other things."""
        known = os.environ if environment is None else environment
        seconds = positive(known, "SEDZIA_CLIENT_SECONDS", cls.seconds)
        held = positive(known, "SEDZIA_CLIENT_MEGABYTES", cls.held / MEGABYTE) * MEGABYTE
        return cls(seconds, int(held), min(cls.connections, files // 2))


def allow_files() -> int:
    """Lets this process open as many files as it needs, or as many as it may. Returns how many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


class Guarded(HttpToolsProtocol):
    """One connection. The first piece of a head, what is read from the network at once, is not counted."""

    _in_head = False
    _size = 0
    _pieces = 0
    _body = 0
    _streams = False
    since = 0.0
    """Since when the client has something to do (monotonic), if it has."""
    _received = 0

    def connection_made(self, transport: Any) -> None:
        self.since = time.monotonic()
        super().connection_made(WrittenAtOnce(transport))  # type: ignore[arg-type]

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMany
        self._in_head, self._size, self._pieces, self._body = True, 0, 0, 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        allowed = MOST_PIECES
        if self._streams:
            self._body += len(body)
            allowed += self._body // WHOLE_PIECE
            self.since = min(time.monotonic(), self.since + len(body) / SLOWEST)
        if self._pieces > allowed:
            raise TooMany
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
        self._streams = self.scope["path"] == STREAMED

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._in_head:
            self._size += len(data)
            if self._size > MOST:
                self._in_head = False
                self.send_400_response(TOO_LARGE)
                return
        if not self.transport.is_closing():
            super().data_received(data)

    def on_response_complete(self) -> None:
        self.since, self._received = time.monotonic(), 0
        super().on_response_complete()

    def pause_writing(self) -> None:
        self.since = time.monotonic()
        super().pause_writing()

    @property
    def unread(self) -> int:
        """Bytes of replies that the client has not read."""
        return self.transport.get_write_buffer_size()

    @property
    def held(self) -> int:
        """Bytes that the service holds until the client does its part."""
        return self.unread + min(self._received, MOST_KEPT)

    @property
    def is_waited_for(self) -> bool:
        """Is it the client's turn? It reads a reply, or sends a request, or does nothing."""
        if self.unread:
            return True
        if self.pipeline:
            return False
        if self.cycle is None or self.cycle.response_complete:
            return True
        return self.cycle.more_body and not self.flow.read_paused


def let_go(connections: Collection[object], patience: Patience) -> None:
    """Ends the connections that have been waited for too long, are too many, or hold too much.

    The time in which it is our turn does not count.
    """
    now = time.monotonic()
    waited_for: list[Guarded] = []
    for one in connections:
        if isinstance(one, Guarded):
            if one.is_waited_for:
                waited_for.append(one)
            else:
                one.since = now
    waited_for.sort(key=lambda one: one.since)
    latest = now - patience.seconds
    late = sum(one.since < latest for one in waited_for)
    gone = max(late, len(connections) - patience.connections, 0)
    for one in waited_for[:gone]:
        one.transport.abort()
    rest = sorted(waited_for[gone:], key=lambda one: one.held)
    held = sum(one.held for one in rest)
    while rest and held > patience.held:
        held -= rest[-1].held
        rest.pop().transport.abort()
