"""How the service and a solver process talk: pickled values, each after its length, on a pair of sockets.

Both ends are this program on this machine. Nothing that a client sent is ever unpickled.
"""

import pickle
import struct
from collections.abc import Iterator
from typing import Any, BinaryIO, Final

_LENGTH: Final = struct.Struct("<I")


def packed(message: object) -> bytes:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def read(stream: BinaryIO) -> Any:
    """The next message. Raises EOFError when the other end is gone."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    body = stream.read(_LENGTH.unpack(head)[0])
    return pickle.loads(body)


class Inbox:
    """Puts messages together from the pieces in which they arrive."""

    def __init__(self) -> None:
        self._pieces = bytearray()

    def add(self, piece: bytes) -> Iterator[Any]:
        """The messages that are whole now."""
        self._pieces += piece
        while len(self._pieces) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(self._pieces)[0]
            if len(self._pieces) < end:
                return
            message = pickle.loads(self._pieces[_LENGTH.size : end])
            del self._pieces[:end]
            yield message
