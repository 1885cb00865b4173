"""A connection on which the pieces of a short reply are written in one go: each writing wakes the client."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AT_MOST: Final = 16 * 1024
"""Bytes that wait until the end of a turn of the event loop."""


class WrittenAtOnce:
    """A transport that gathers what is written in one turn of the event loop."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._size = 0

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)
        self._size += len(data)
        if self._size > AT_MOST:
            self.flush()

    def writelines(self, pieces: Iterable[bytes]) -> None:
        for piece in pieces:
            self.write(piece)

    def flush(self) -> None:
        if self._waiting:
            pieces, self._waiting, self._size = self._waiting, [], 0
            if not self._transport.is_closing():
                self._transport.write(pieces[0] if len(pieces) == 1 else b"".join(pieces))

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def get_write_buffer_size(self) -> int:
        return self._size + self._transport.get_write_buffer_size()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def __getattr__(self, name: str) -> Any:
        """Everything else is as it is."""
        return getattr(self._transport, name)
