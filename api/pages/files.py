"""The files of the pages, kept in memory, and replies that are compressed for whoever takes that."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

STATIC: Final = Path(__file__).resolve().parent / "static"
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
LEAST: Final = 600
"""Bytes. Less is not worth compressing."""


class File(NamedTuple):
    body: bytes
    packed: bytes
    kind: str
    etag: str


@cache
def files() -> dict[str, File]:
    """By their path. They are read once, because they change only with the program."""
    return {path.relative_to(STATIC).as_posix(): _file(path) for path in STATIC.rglob("*") if path.is_file()}


def _file(path: Path) -> File:
    body = path.read_bytes()
    kind = "text/javascript" if path.suffix == ".js" else mimetypes.guess_type(path.name)[0]
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, gzip.compress(body, mtime=0), kind or "application/octet-stream", etag)


def file_reply(request: Request, name: str) -> Response:
    found = files().get(name)
    if found is None:
        raise HTTPException(404)
    headers = {**HEADERS, "ETag": found.etag}
    if request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=headers)
    return _packed(request, found.body, found.packed, found.kind, headers)


def page_reply(request: Request, html: str, headers: dict[str, str], status: int = 200) -> Response:
    body = html.encode()
    packed = gzip.compress(body, 6, mtime=0)
    return _packed(request, body, packed, "text/html", {**HEADERS, **headers}, status)


def _packed(
    request: Request, body: bytes, packed: bytes, kind: str, headers: dict[str, str], status: int = 200
) -> Response:
    vary = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    headers = {**headers, "Vary": vary}
    if len(body) < LEAST or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, status, headers, kind)
    return Response(packed, status, {**headers, "Content-Encoding": "gzip"}, kind)
