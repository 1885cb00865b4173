"""The API description (OpenAPI 3.1): the framework's, with the forms of the games, problems and examples."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.responses import Response

from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import CaseFile, folder, load_all
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from api.desk.journal import FORMS
from api.http.bodies import BY_FORM, LIMIT
from api.http.by_kind import REF, add_by_kind, any_of_these, ref, tidy
from api.http.kept_description import kept_or_written
from api.http.links import guard, link
from api.http.problems import MEDIA_TYPE
from api.http.replies import json_body_reply, json_bytes
from api.http.schemas import ProblemAnswer
from api.work.jobs import verdict_on

PER_VERDICT: Final = 3
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
    return {"description": words, "content": {MEDIA_TYPE: {"schema": ref("ProblemAnswer")}}}


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
NOT_YOURS: Final[dict[int | str, dict[str, Any]]] = {403: _problem("Your link does not let you do this")}
NOT_POSSIBLE: Final[dict[int | str, dict[str, Any]]] = {
    **NOT_YOURS,
    409: _problem("This can't be done now; nothing is changed"),
}
NO_RECORD: Final[dict[int | str, dict[str, Any]]] = {503: _problem("The record can't be reached")}
TOO_MANY_WATCH: Final[dict[int | str, dict[str, Any]]] = {
    429: _problem("This key or address watches too many jobs"),
    503: _problem("Too many watch, or the record can't be reached"),
}
NO_ANSWER: Final[dict[int | str, dict[str, Any]]] = {
    503: _problem(
        "Too many are waiting, the service is stopping, the case takes too much memory, or the record can't "
        "be reached; nothing is recorded then"
    ),
    504: _problem("The case takes too long"),
}


def describe(app: FastAPI) -> None:
    """Make this the app's description, written once for a state of the program."""

    @cache
    def openapi() -> dict[str, Any]:
        return _openapi(app)

    @cache
    def written() -> bytes:
        return kept_or_written(lambda: json_bytes(openapi()))

    def description() -> Response:
        """The API description."""
        return json_body_reply(written())

    app.state.write_description = written

    app.openapi = openapi  # type: ignore[method-assign]
    app.add_api_route("/openapi.json", description, include_in_schema=False, methods=["GET", "HEAD"])


def _openapi(app: FastAPI) -> dict[str, Any]:
    described = get_openapi(
        title="Sędzia", version="0.1.0", openapi_version="3.1.0", description=_ABOUT, routes=app.routes
    )
    models = [(form, "validation") for form in (*BY_FORM, *FORMS.values())]
    models.append((ProblemAnswer, "serialization"))
    _, shared = models_json_schema(models, ref_template=REF)  # type: ignore[arg-type]
    schemas = described["components"]["schemas"]
    schemas.update(_with_public_names(shared["$defs"]))
    add_by_kind(schemas)
    schemas["AnyAct"] = any_of_these({name: form.__name__ for name, form in FORMS.items()}, "kind")
    tidy(schemas)
    for path in ("/v1/verdicts", "/v1/rulings"):
        described["paths"][path]["post"]["requestBody"] = _request_body()
    verdict = described["paths"]["/v1/verdicts"]["post"]["responses"]["200"]
    verdict["content"]["application/json"]["examples"] = _verdicts()
    answered = described["paths"]["/v1/rulings"]["post"]["responses"]["200"]
    answered["content"]["application/json"]["examples"] = _rulings()
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
    examples = {file.id: file for name in GAMES for file in _examples(name)}
    return {
        "required": True,
        "content": {
            "application/json": {
                "schema": ref("AnyCase"),
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


def _verdicts() -> dict[str, Any]:
    """A precedent for each verdict of every kind that is decided at once."""
    return {
        file.id: {"summary": file.title["en"], "value": json.loads(verdict_on(read_case(dict(file.case))))}
        for _, file in _quick_precedents()
    }


def _rulings() -> dict[str, Any]:
    """A ruling of each game on which no engine has to be asked, as it would be given."""
    found: dict[str, Any] = {}
    for game, file in _quick_precedents():
        kind = game.kind_by_name[str(file.kind)]
        if game.id not in found and kind.certify is None:
            case = read_case(dict(file.case))
            given = {"superseded_by": None, "kind": kind.name, "certificate": None, **_GIVEN}
            said = json.loads(json_bytes(ruling_json(game, rule(game, case), "en")))
            found[game.id] = {"summary": file.title["en"], "value": {**said, **given}}
    return found


_GIVEN: Final = {"number": "0000-0000-0000", "given_at": "2026-11-17T22:10:00.123456Z", "secret": None}
"""What an example has of its giving."""


def _quick_precedents() -> Iterator[tuple[Game, CaseFile]]:
    """The first for each verdict of every kind that is decided at once."""
    shown: set[tuple[str, str | None, str]] = set()
    for name in GAMES:
        game = load_game(name)
        for file in _precedents(name):
            known, verdict = game.kind_by_name.get(str(file.kind)), file.expect.get("verdict")
            if known and known.quick and verdict and (name, file.kind, verdict) not in shown:
                shown.add((name, file.kind, verdict))
                yield game, file


def _precedents(name: str) -> tuple[CaseFile, ...]:
    return _loaded(folder(), name)


@cache
def _loaded(_folder: Path, name: str) -> tuple[CaseFile, ...]:
    return load_all(name)


def _words(file: CaseFile) -> dict[str, str]:
    return {"summary": file.title["en"], "description": f"{file.story['en']}\n\n{file.story['pl']}"}


def _examples(name: str) -> Iterator[CaseFile]:
    """A few precedents for each verdict."""
    shown: dict[str, int] = {}
    for file in _precedents(name):
        verdict = file.expect.get("verdict")
        if verdict and shown.get(verdict, 0) < PER_VERDICT:
            shown[verdict] = shown.get(verdict, 0) + 1
            yield file
