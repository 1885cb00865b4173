"""A connection that can't make the service hold or copy an endless head of a request.

The parser keeps an unfinished header, and copies all of it whenever more arrives. So one client that never
ends its header would keep the event loop busy.
"""

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST: Final = 64 * 1024
"""Bytes of a head after the first piece in which it arrives."""
TOO_LARGE: Final = "The head of the request is too large."


class Guarded(HttpToolsProtocol):
    """The first piece of a head is at most what is read from the network at once, and is not counted."""

    _in_head = False
    _size = 0

    def on_message_begin(self) -> None:
        self._in_head, self._size = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._size += len(data)
            if self._size > MOST:
                self._in_head = False
                self.send_400_response(TOO_LARGE)
                return
        if not self.transport.is_closing():
            super().data_received(data)
