"""The schemas of cases, verdicts and rulings: one for each game and kind of claim, told apart by these.

A generated client can then read the answer to ``control`` as what it is, and not as anything.
"""

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from pydantic import TypeAdapter

from adjudicator.game import Game, load_game
from adjudicator.registry import GAMES

Schema = dict[str, Any]
REF: Final = "#/components/schemas/{model}"
_TYPED: Final = ("game", "kind", "witness", "answer", "case")
"""What differs from kind to kind."""
_GIVEN: Final = ("number", "given_at", "secret")
"""What a ruling has only when it is given."""


def ref(name: str) -> Schema:
    return {"$ref": REF.format(model=name)}


def camel(*words: str) -> str:
    """``river``, ``can-win``: ``RiverCanWin``."""
    return "".join(part.capitalize() for word in words for part in re.split(r"[-_ ]", word))


def any_of_these(by_value: dict[str, str], field: str) -> Schema:
    """One of these schemas: the value of the field says which."""
    mapping = {value: REF.format(model=name) for value, name in by_value.items()}
    return {
        "oneOf": [ref(name) for name in by_value.values()],
        "discriminator": {"propertyName": field, "mapping": mapping},
    }


def add_by_kind(schemas: Schema) -> None:
    """Puts them in place of the schemas that leave answer and witness open."""
    schemas["AnyCase"] = any_of_these({name: load_game(name).form.__name__ for name in GAMES}, "game")
    verdict, ruling, given = (schemas[name] for name in ("VerdictAnswer", "RulingAnswer", "GivenAnswer"))
    schemas["RulingFields"] = _only(ruling, lambda name: name not in _TYPED)
    schemas["GivenFields"] = _only(given, lambda name: name in _GIVEN)
    by_game: dict[str, dict[str, str]] = {"Verdict": {}, "Ruling": {}, "Given": {}}
    for game in map(load_game, GAMES):
        said = _said(game, schemas)
        by_kind: dict[str, dict[str, str]] = {what: {} for what in by_game}
        for kind in game.claims:
            names = {what: camel(game.id, kind, what) for what in by_game}
            schemas[names["Verdict"]] = _verdict(verdict, said[kind])
            typed = {**said[kind], "case": ref(game.form.__name__)}
            schemas[names["Ruling"]] = _ruling(typed, "RulingFields")
            schemas[names["Given"]] = _ruling(typed, "RulingFields", "GivenFields")
            for what, name in names.items():
                by_kind[what][kind] = name
        for what, found in by_kind.items():
            by_game[what][game.id] = camel(game.id, what)
            schemas[camel(game.id, what)] = any_of_these(found, "kind")
    for what, games in by_game.items():
        kept = schemas[f"{what}Answer"].get("description", "")
        schemas[f"{what}Answer"] = {"oneOf": [ref(name) for name in games.values()], "description": kept}


def _only(schema: Schema, wanted: Callable[[str], bool]) -> Schema:
    return {
        "type": "object",
        "properties": {name: one for name, one in schema["properties"].items() if wanted(name)},
        "required": [name for name in schema["required"] if wanted(name)],
    }


def _verdict(base: Schema, typed: Schema) -> Schema:
    return {**base, "properties": {**typed, **_only(base, lambda name: name not in _TYPED)["properties"]}}


def _ruling(typed: Schema, *parts: str) -> Schema:
    own = {"type": "object", "properties": typed, "required": list(typed)}
    return {"allOf": [own, *map(ref, parts)], "unevaluatedProperties": False}


def _said(game: Game, schemas: Schema) -> dict[str, Schema]:
    """For each kind: its game and kind as constants, and the shapes of its witness and answer."""
    wanted = {
        (kind, what): shape
        for kind, shapes in game.shapes.items()
        for what, shape in (("answer", shapes.answer), ("witness", shapes.witness))
        if shape is not None
    }
    found, shared = TypeAdapter.json_schemas(
        [(key, "validation", TypeAdapter(shape)) for key, shape in wanted.items()], ref_template=REF
    )
    for name, schema in _renamed(shared.get("$defs", {}), game, schemas).items():
        schemas.setdefault(name, schema)
    said: dict[str, Schema] = {}
    for kind in game.claims:
        said[kind] = {"game": _only_value(game.id), "kind": _only_value(kind)}
        for what in ("witness", "answer"):
            known = found.get(((kind, what), "validation"))
            if kind not in game.shapes:
                said[kind][what] = {}
            elif known is None:
                said[kind][what] = {"type": "null"}
            else:
                (one,) = _renamed({"": known}, game, schemas).values()
                said[kind][what] = {"anyOf": [one, {"type": "null"}]}
    return said


def _only_value(value: str) -> Schema:
    return {"type": "string", "const": value}


def _renamed(shapes: Schema, game: Game, known: Iterable[str]) -> Schema:
    """Forms under the names that they were published with, shapes that all games share with this one's."""
    published = {
        name.rpartition("__")[2]: name for name in known if name.startswith(f"adjudicator__{game.id}__")
    }

    def name_of(found: str) -> str:
        if found.endswith("_"):  # of a shape that was made for this game's tables
            return camel(game.id) + found.partition("_")[0]
        return published.get(found, found)

    prefix = re.escape(REF.format(model=""))
    written = re.sub(
        rf'"{prefix}([^"]+)"', lambda one: json.dumps(REF.format(model=name_of(one[1]))), json.dumps(shapes)
    )
    renamed: Schema = json.loads(written)
    return {name_of(name): schema for name, schema in renamed.items()}


def tidy(schemas: Schema) -> None:
    """A title for each schema, of ASCII letters and unlike all others; none for fields; no defaults.

    Generators name classes by titles, and some take a field with a default for one that must be given.
    """
    for name, schema in schemas.items():
        _without_titles_and_defaults(schema)
        schema["title"] = _title(name)


def _title(name: str) -> str:
    parts = name.split("__")
    return camel(parts[1]) + parts[-1] if parts[0] == "adjudicator" and len(parts) > 2 else name


def _without_titles_and_defaults(schema: Any) -> None:
    if isinstance(schema, list):
        for one in schema:
            _without_titles_and_defaults(one)
    if not isinstance(schema, dict):
        return
    if isinstance(schema.get("title"), str):
        del schema["title"]
    if "default" in schema and not isinstance(schema["default"], dict | type(None)):
        said = f"Unless given: {json.dumps(schema['default'])}."
        schema["description"] = (
            f"{schema['description'].rstrip('.')}. {said}" if "description" in schema else said
        )
    if "type" in schema or "anyOf" in schema or "$ref" in schema or "oneOf" in schema:
        schema.pop("default", None)
    for name, one in schema.items():
        if name == "properties":
            for inner in one.values():
                _without_titles_and_defaults(inner)
        elif name not in ("examples", "mapping"):
            _without_titles_and_defaults(one)
