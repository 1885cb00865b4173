"""The API description is valid and complete, and its examples work. That it is kept to: ``test_malice``."""

import json
import re
from typing import Any

import pytest
from fastapi import FastAPI
from jsonschema import Draft202012Validator

from tests.api.table import Client


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
        good = [one["responses"][status] for status in ("200", "201", "202") if status in one["responses"]]
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


def test_links_lead_to_operations_and_take_parameters_that_those_have(openapi: dict[str, Any]) -> None:
    known = {
        one["operationId"]: set(re.findall(r"\{(\w+)\}", path))
        for path, methods in openapi["paths"].items()
        for one in methods.values()
    }
    links = [
        (name, link)
        for methods in openapi["paths"].values()
        for one in methods.values()
        for reply in one["responses"].values()
        for name, link in reply.get("links", {}).items()
    ]
    assert len(links) > 10
    for name, link in links:
        assert link["operationId"] == name
        assert set(link["parameters"]) <= known[name]
