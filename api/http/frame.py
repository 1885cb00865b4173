"""Around every request: an id, safe headers, a line in the log, and what is counted of it."""

import asyncio
import json
import logging
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import nullcontext
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.access_log import asked, without_secrets
from api.http.metrics import Metrics
from api.http.problems import fault
from api.work import faults

ID: Final = "X-Request-Id"
_ID: Final = ID.lower().encode()
_GIVEN_ID: Final = re.compile(rb"[A-Za-z0-9-]{8,64}")
SAFE: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Unless a door sets its own."""
_SAFE: Final = [(name.lower().encode(), value.encode()) for name, value in SAFE.items()]
_PLAIN: Final = re.compile(r"[ !#-\[\]-~]*")
"""Text that JSON writes as it is."""

SOON: Final = 0.05
"""Seconds until a line of the log is written, at most."""
log = logging.getLogger("sedzia.access")


class Framed:
    """The outermost part of the service. A fault of ours is told here, with an id and safe headers too."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._ids = _random_ids()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.monotonic()
        given = next((value for name, value in scope["headers"] if name == _ID), b"")
        request_id = given.decode() if _GIVEN_ID.fullmatch(given) else next(self._ids)
        scope.setdefault("state", {})["request_id"] = request_id
        status = 500
        ruling = ""
        has_begun = False

        async def framed(message: Message) -> None:
            nonlocal status, ruling, has_begun
            has_begun = True
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [one for one in message.get("headers", ()) if one[0] != _ID]
                own = {name for name, _ in headers}
                message["headers"] = [
                    *headers,
                    *(one for one in _SAFE if one[0] not in own),
                    (_ID, request_id.encode()),
                ]
                ruling = scope["state"].get("ruling", "")
            await send(message)

        try:
            await self._app(scope, receive, framed)
        except Exception as error:
            if has_begun:
                raise
            await fault(Request(scope), error)(scope, receive, framed)
        finally:
            took = time.monotonic() - began
            door = getattr(scope.get("route"), "path", "other")
            self._metrics.answered(scope["method"], door, status, took)
            if log.isEnabledFor(logging.INFO):
                told = {
                    "request": request_id,
                    "method": scope["method"],
                    "path": asked(scope["path"], scope["query_string"].decode("latin-1")),
                    "status": status,
                    "ms": round(took * 1000, 1),
                }
                _write(_Line({**told, "ruling": ruling} if ruling else told))


def _random_ids() -> Iterator[str]:
    """Many are drawn at a time, since asking the kernel takes longer than all the rest."""
    while True:
        drawn = secrets.token_hex(8 * 256)
        yield from (drawn[at : at + 16] for at in range(0, len(drawn), 16))


def _write(line: "_Line") -> None:
    """As ``log.info`` does, without looking for the line of code that it comes from."""
    log.handle(_Asked(line))


class _Line:
    """What is logged of a request: as fields, or as text."""

    def __init__(self, fields: dict[str, str | int | float]) -> None:
        self.fields = fields

    def __str__(self) -> str:
        return " ".join([f"{name}={_quoted(value)}" for name, value in self.fields.items()])


class _Asked(logging.LogRecord):
    """A request, for the log. What is the same for all is not found out anew."""

    _same: Final = vars(logging.LogRecord(log.name, logging.INFO, "", 0, "%s", (), None))

    def __init__(self, line: _Line) -> None:
        self.__dict__.update(self._same)
        self.args = (line,)
        self.created = time.time()
        self.msecs = self.created % 1 * 1000


def _quoted(value: str | int | float) -> str:
    if not isinstance(value, str):
        return repr(value)
    return f'"{value}"' if _PLAIN.fullmatch(value) else json.dumps(value)


def _line_of(record: logging.LogRecord) -> _Line | None:
    first = record.args[0] if isinstance(record.args, tuple) and record.args else None
    return first if isinstance(first, _Line) else None


class TextLines(logging.Formatter):
    """Lines to be read. No error is told in its own words, and no secret: see ``faults``."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._second = (0, "")

    def format(self, record: logging.LogRecord) -> str:
        line = _line_of(record)
        if line is None:
            return super().format(record)
        return f"{self.formatTime(record)} {record.levelname} {record.name}: {line}"  # it has no secrets

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802
        """The same second is written once."""
        second = int(record.created)
        if second != self._second[0]:
            self._second = second, time.strftime(datefmt or self.default_time_format, time.localtime(second))
        return f"{self._second[1]},{int(record.msecs):03d}"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        return without_secrets(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library's name
        return faults.told(ei[1])


class JsonLines(TextLines):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        line = _line_of(record)
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if line is not None:
            told |= line.fields
        else:
            told["message"] = without_secrets(record.getMessage())
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Gathered(logging.StreamHandler[TextIO]):
    """Lines of the event loop are written a few at a time: each writing costs more than the line.

    What is told of requests is put into words then, too. What is more than information, or comes from
    elsewhere, is written at once, after what waits.
    """

    def __init__(self) -> None:
        self._waiting: list[str | _Asked] = []
        super().__init__()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._waiting.append(record if isinstance(record, _Asked) else self.format(record))
            if record.levelno > logging.INFO:
                self.flush()
            elif len(self._waiting) == 1:
                asyncio.get_running_loop().call_later(SOON, self.flush)
        except RuntimeError:  # no event loop is running here
            self.flush()
        except Exception:
            self.handleError(record)

    def flush(self) -> None:
        with self.lock or nullcontext():
            waiting, self._waiting = self._waiting, []
            if self.stream.closed:  # whoever closed it wants no more lines
                return
            if waiting:
                lines = [one if isinstance(one, str) else self.format(one) for one in waiting]
                self.stream.write(self.terminator.join([*lines, ""]))
            super().flush()


def set_up_log(as_json: bool) -> None:
    """Of the whole process. What no line tells is not looked up for it."""
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = Gathered()
    handler.setFormatter(JsonLines() if as_json else TextLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO)
    background = logging.getLogger("dbos")  # it would else write lines of its own form
    background.addHandler(handler)
    background.propagate = False
