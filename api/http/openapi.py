"""The API description (OpenAPI 3.1): the framework's, with the forms of the games, problems and examples."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.registry import GAMES
from api.http.bodies import BY_FORM, LIMIT
from api.http.links import guard, link
from api.http.problems import MEDIA_TYPE
from api.http.schemas import ProblemAnswer

PER_VERDICT: Final = 3
_REF: Final = "#/components/schemas/{model}"
_ABOUT: Final = f"""\
Sędzia settles disputes at the table. Someone describes what lies there and what is claimed; Sędzia answers
upheld or rejected, proves it and explains it.

* `POST /v1/verdicts` decides fast: ids only, nothing is recorded.
* `POST /v1/rulings` rules: confirmed by every engine, explained, recorded under its own id and number.
* `GET /v1/rulings` lists the record, and `/v1/log` proves that nothing in it was changed.

A case is handed in as JSON or, as `text/plain`, in the one-line notation. Words come in Polish (the default)
and English, by `?lang=` or `Accept-Language`. Errors are `{MEDIA_TYPE}` and name every problem at once.

Limits: {LIMIT} bytes a body, nesting of 32 levels, every ruling given is recorded.
"""


def _problem(words: str) -> dict[str, Any]:
    schema = {"$ref": _REF.format(model="ProblemAnswer")}
    return {"description": words, "content": {MEDIA_TYPE: {"schema": schema}}}


LANGUAGE_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    422: _problem("A language that we do not speak"),
}
LOOK_UP_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    404: _problem("There is nothing by that name"),
    **LANGUAGE_PROBLEMS,
}
CASE_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: _problem("Not JSON, not text, or nested too deeply"),
    413: _problem("Too large"),
    415: _problem("Neither JSON nor plain text"),
    422: _problem("The case is malformed, illegal, contradictory, or lacks a fact; every problem is listed"),
}
BATCH_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    413: _problem("Too large, or too many lines"),
    415: _problem("Not NDJSON"),
    422: _problem("No line, or a language that we do not speak"),
}
NO_RECORD: Final[dict[int | str, dict[str, Any]]] = {503: _problem("The record can't be reached")}
NO_ANSWER: Final[dict[int | str, dict[str, Any]]] = {
    503: _problem(
        "Too many are waiting, the service is stopping, the case takes too much memory, or the record can't "
        "be reached; nothing is recorded then"
    ),
    504: _problem("The case takes too long"),
}


def describe(app: FastAPI) -> None:
    """Make this the app's description, built when it is first asked for."""

    @cache
    def openapi() -> dict[str, Any]:
        return _openapi(app)

    app.openapi = openapi  # type: ignore[method-assign]


def _openapi(app: FastAPI) -> dict[str, Any]:
    described = get_openapi(
        title="Sędzia", version="0.1.0", openapi_version="3.1.0", description=_ABOUT, routes=app.routes
    )
    models = [(form, "validation") for form in BY_FORM] + [(ProblemAnswer, "serialization")]
    _, shared = models_json_schema(models, ref_template=_REF)  # type: ignore[arg-type]
    described["components"]["schemas"].update(_with_public_names(shared["$defs"]))
    for path in ("/v1/verdicts", "/v1/rulings"):
        described["paths"][path]["post"]["requestBody"] = _request_body()
    answered = described["paths"]["/v1/rulings"]["post"]["responses"]["200"]
    answered["headers"] = {
        "Location": {"description": "Where the ruling is kept", "schema": {"type": "string"}},
        "Server-Timing": {"description": "How long it took, in milliseconds", "schema": {"type": "string"}},
    }
    link(described)
    guard(described, _problem(""))
    return described


def _with_public_names(schemas: dict[str, Any]) -> dict[str, Any]:
    """The schemas under the names that they were published with.

    Where two games have forms of one name, the path of the module is put before it. Generated clients use
    these names, so they must not change when a file moves.
    """
    written = json.dumps(schemas)
    for room, public in (("intake__position_form", "form"), ("intake__claim_forms", "claim_forms")):
        written = re.sub(rf"adjudicator__games__(\w+?)__{room}__", rf"adjudicator__\1__{public}__", written)
    named: dict[str, Any] = json.loads(written)
    return named


def _request_body() -> dict[str, Any]:
    refs = [{"$ref": _REF.format(model=form.__name__)} for form in BY_FORM]
    examples = {file.id: file for name in GAMES for file in _examples(name)}
    return {
        "required": True,
        "content": {
            "application/json": {
                "schema": refs[0] if len(refs) == 1 else {"oneOf": refs},
                "examples": {
                    name: {**_words(file), "value": dict(file.case)} for name, file in examples.items()
                },
            },
            "text/plain": {
                "schema": {"type": "string", "description": "The case in the one-line notation"},
                "examples": {
                    name: {**_words(file), "value": notate(load_game(file.game), file.case)}
                    for name, file in examples.items()
                },
            },
        },
    }


def _words(file: CaseFile) -> dict[str, str]:
    return {"summary": file.title["en"], "description": f"{file.story['en']}\n\n{file.story['pl']}"}


def _examples(name: str) -> Iterator[CaseFile]:
    """A few precedents for each verdict."""
    shown: dict[str, int] = {}
    for file in load_all(name):
        verdict = file.expect.get("verdict")
        if verdict and shown.get(verdict, 0) < PER_VERDICT:
            shown[verdict] = shown.get(verdict, 0) + 1
            yield file
