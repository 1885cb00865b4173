"""The API description is valid and complete, its examples work, and the service keeps to it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from api.app import create_app
from tests.api.service import serving
from tests.api.table import Client

described = schemathesis.openapi.from_dict(create_app().openapi())
PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as (found, _):
        yield found


@pytest.fixture(scope="module")
def openapi(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/openapi.json").json()
    return found


def test_every_schema_is_sound_and_every_reference_leads_somewhere(openapi: dict[str, Any]) -> None:
    assert openapi["openapi"].startswith("3.1")
    schemas = openapi["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    for name in re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(openapi)):
        assert name in schemas
    assert "HTTPValidationError" not in schemas


def test_schemas_keep_their_names_wherever_the_files_lie(openapi: dict[str, Any]) -> None:
    """Generated clients name their classes after these."""
    names = set(openapi["components"]["schemas"])
    assert {f"adjudicator__{name}__form__PositionForm" for name in ("river", "romans", "boru")} <= names
    assert {f"adjudicator__{name}__claim_forms__ForcedForm" for name in ("river", "romans", "boru")} <= names
    assert [name for name in names if "games" in name or "intake" in name] == []


def test_every_operation_is_told_apart(openapi: dict[str, Any]) -> None:
    operations = [one for path in openapi["paths"].values() for one in path.values()]
    assert len({one["operationId"] for one in operations}) == len(operations)
    for one in operations:
        good = [one["responses"][status] for status in ("200", "202") if status in one["responses"]]
        assert good
        assert all(reply["content"] for reply in good)


@pytest.mark.parametrize("path", ["/v1/verdicts", "/v1/rulings"])
def test_examples_are_accepted(client: Client, openapi: dict[str, Any], path: str) -> None:
    content = openapi["paths"][path]["post"]["requestBody"]["content"]
    for example in content["application/json"]["examples"].values():
        assert client.post(path, json=example["value"]).status_code == 200
    for example in content["text/plain"]["examples"].values():
        reply = client.post(path, content=example["value"], headers={"Content-Type": "text/plain"})
        assert reply.status_code == 200


def test_description_is_the_same_for_every_app(app: FastAPI, openapi: dict[str, Any]) -> None:
    assert json.loads(json.dumps(app.openapi())) == openapi


@schemathesis.serializer("application/x-ndjson")
def lines(_context: Any, value: object) -> bytes:
    """As it is: what is sent in lines is described as text."""
    return value if isinstance(value, bytes) else str(value).encode(errors="surrogateescape")


@described.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_service_keeps_what_it_promises(case: schemathesis.Case[Any], address: str) -> None:
    case.call_and_validate(base_url=address, checks=PROMISES)
