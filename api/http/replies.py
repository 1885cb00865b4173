"""Replies. The same value always gives the same bytes."""

import json
from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from adjudicator.lang import Lang
from adjudicator.values import Json

_SAFE: Final = {"X-Content-Type-Options": "nosniff"}


def json_bytes(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def json_reply(value: Json, headers: Mapping[str, str] | None = None) -> Response:
    return json_body_reply(json_bytes(value), headers)


def json_body_reply(body: str | bytes, headers: Mapping[str, str] | None = None) -> Response:
    """A reply of what is JSON already."""
    return Response(body, media_type="application/json", headers={**_SAFE, **(headers or {})})


def in_language(lang: Lang) -> dict[str, str]:
    """The headers of a reply in this language."""
    return {**_SAFE, "Content-Language": lang, "Vary": "Accept-Language"}
