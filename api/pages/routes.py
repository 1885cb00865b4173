"""The web pages: tap in a river dispute, write any case, try the API. Nothing comes from elsewhere."""

import os
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

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

router = APIRouter()


@router.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
def page() -> Response:
    return FileResponse(STATIC / "index.html", headers=HEADERS)


@router.api_route("/text", methods=["GET", "HEAD"], include_in_schema=False)
def text_page() -> Response:
    """The page for every game and claim, in the notation."""
    return FileResponse(STATIC / "text.html", headers=HEADERS)


@router.api_route("/docs", methods=["GET", "HEAD"], include_in_schema=False)
def docs_page() -> Response:
    """The API to read and to try."""
    return FileResponse(STATIC / "docs.html", headers=HEADERS)


class Files(StaticFiles):
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(HEADERS)
        return response


def mount(app: FastAPI) -> None:
    app.include_router(router)
    app.mount("/static", Files(directory=STATIC))
