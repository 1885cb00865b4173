"""The description tells games and kinds of claim apart, and what is answered has the shape that it says."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from api.app import create_app
from api.work.jobs import verdict_on
from tests.api.table import Client, upheld

OF_A_KIND = 3
"""Precedents of each kind that are decided here."""


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    return json.loads(json.dumps(create_app().openapi()))  # type: ignore[no-any-return]


def validator(openapi: dict[str, Any], schema: dict[str, Any]) -> Draft202012Validator:
    whole = Resource.from_contents(openapi, default_specification=DRAFT202012)
    inside = json.loads(json.dumps(schema).replace('"#/', '"urn:openapi#/'))
    return Draft202012Validator(inside, registry=Registry().with_resource("urn:openapi", whole))


def named(openapi: dict[str, Any], name: str) -> Draft202012Validator:
    return validator(openapi, {"$ref": f"#/components/schemas/{name}"})


def test_titles_are_unique_and_ascii_and_published_names_stay(openapi: dict[str, Any]) -> None:
    schemas = openapi["components"]["schemas"]
    titles = Counter(schema["title"] for schema in schemas.values())
    assert [title for title, count in titles.items() if count > 1 or not title.isascii()] == []
    published = (Path(__file__).parent / "published_schemas.txt").read_text(encoding="utf-8").split()
    assert set(published) <= set(schemas)


def test_there_is_one_union_for_the_claims_of_each_game(openapi: dict[str, Any]) -> None:
    schemas = openapi["components"]["schemas"]
    for name in GAMES:
        game = load_game(name)
        assert set(schemas[f"{name.capitalize()}Verdict"]["discriminator"]["mapping"]) == set(game.claims)
        claim = schemas[game.form.__name__]["properties"]["claim"]
        assert set(claim["discriminator"]["mapping"]) == set(game.claims)
        assert set(game.shapes) == set(game.claims)
    assert set(schemas["AnyCase"]["discriminator"]["mapping"]) == set(GAMES)


def test_defaults_are_optional_on_the_way_in(openapi: dict[str, Any]) -> None:
    form = openapi["components"]["schemas"]["DamForm"]
    assert not form.get("required")
    assert "default" not in form["properties"]["damaged"]
    assert "Unless given: false" in form["properties"]["damaged"]["description"]


@pytest.mark.parametrize("name", GAMES)
def test_verdicts_have_the_shape_of_their_kind(openapi: dict[str, Any], name: str) -> None:
    """``consistent`` asks the solvers; the precedents that are ruled on by other tests show its shape too."""
    seen: Counter[str] = Counter()
    check = named(openapi, f"{name.capitalize()}Verdict")
    for file in load_all(name):
        kind = str(file.kind)
        if "verdict" not in file.expect or seen[kind] >= OF_A_KIND:
            continue
        seen[kind] += 1
        said = json.loads(verdict_on(read_case(dict(file.case))))
        assert [error.message for error in check.iter_errors(said)] == [], file.id
    assert set(seen) == set(load_game(name).claims)


def test_response_examples_are_what_is_promised(openapi: dict[str, Any]) -> None:
    for path, least in (("/v1/verdicts", 8), ("/v1/rulings", len(GAMES))):
        reply = openapi["paths"][path]["post"]["responses"]["200"]["content"]["application/json"]
        assert len(reply["examples"]) >= least
        check = validator(openapi, reply["schema"])
        for name, example in reply["examples"].items():
            assert [error.message for error in check.iter_errors(example["value"])] == [], name


def test_a_ruling_given_has_the_shape_of_its_kind(client: Client, openapi: dict[str, Any]) -> None:
    given = client.post("/v1/rulings", json=upheld()).json()
    assert list(named(openapi, "RiverControlGiven").iter_errors(given)) == []
    assert list(named(openapi, "GivenAnswer").iter_errors(given)) == []
    looked_up = client.get(f"/v1/rulings/{given['id']}").json()
    assert list(named(openapi, "RulingAnswer").iter_errors(looked_up)) == []
    assert list(named(openapi, "RulingAnswer").iter_errors({**looked_up, "more": 1}))


def test_the_description_is_written_once(client: Client) -> None:
    first, second = client.get("/openapi.json"), client.head("/openapi.json")
    assert first.headers["content-type"] == "application/json"
    assert first.headers["content-length"] == second.headers["content-length"]
