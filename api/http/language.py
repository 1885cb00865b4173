"""Which language a request is answered in: ``?lang=`` first, else Accept-Language, else Polish."""

from typing import Any, Final

from starlette.requests import Request

from adjudicator.lang import LANGS, Lang
from adjudicator.problems import BadCase, Kind, Problem


def parameter(name: str, description: str, schema: dict[str, Any]) -> dict[str, Any]:
    """An optional parameter of the query, for the API description."""
    return {
        "name": name, "in": "query", "required": False, "description": description, "schema": schema
    }  # fmt: skip


SPEAKS: Final[dict[str, Any]] = {
    "parameters": [
        parameter(
            "lang",
            "Language of the words; wins over Accept-Language. Ids and params never change.",
            {"type": "string", "enum": list(LANGS)},
        )
    ]
}
"""The parameter ``lang`` in the API description of every route that answers in words."""


def language(request: Request) -> Lang:
    """The language of the reply. An unknown one in ``?lang=`` is a problem."""
    if request.scope["query_string"]:
        wanted = request.query_params.get("lang")
        for lang in LANGS:
            if wanted == lang:
                return lang
        if wanted is not None:
            raise BadCase([Problem(Kind.MALFORMED, "unknown-language", "", {"options": ", ".join(LANGS)})])
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> Lang:
    """The best of our languages by Accept-Language. An unreadable header is ignored."""
    best: Lang = LANGS[0]
    weight = 0.0
    for entry in header.split(","):
        tag, _, params = entry.partition(";")
        name = tag.strip().lower().partition("-")[0]
        quality = _quality(params)
        for lang in LANGS:
            if name in (lang, "*") and quality > weight:
                best, weight = lang, quality
    return best


def _quality(params: str) -> float:
    name, _, value = params.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(float(value), 1.0)
    except ValueError:
        return 0.0
