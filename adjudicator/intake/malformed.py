"""Validation errors of a form as problems in our own words, each with its place.

An error's location mixes steps into the case with names of union branches. The form's schema tells them
apart, so that a pointer always points into what the user wrote.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from pydantic import BaseModel, ValidationError

from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.values import Json

Schema = Mapping[str, Any]
Step = str | int

EXPECTED: Final = {
    "int_type": "integer",
    "int_from_float": "integer",
    "string_type": "string",
    "string_unicode": "string",
    "bool_type": "boolean",
    "list_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
LIMITS: Final = {
    "greater_than_equal": ("at-least", "ge"),
    "less_than_equal": ("at-most", "le"),
    "string_too_short": ("short", "min_length"),
    "string_too_long": ("long", "max_length"),
    "too_short": ("few", "min_length"),
    "too_long": ("many", "max_length"),
}
_WRAPPERS: Final = ("default", "nullable", "model", "definitions")
_LONGEST: Final = 80
MOST_NUMBERS: Final = 12
"""A place that accepts numbers up to a limit is tried with this many."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """One place that the form refuses, with the schema of what it wants there."""

    problem: Problem
    steps: tuple[Step, ...]
    schema: Schema
    optional: bool
    """Can the place be left out?"""
    location: tuple[Step, ...]
    """The steps with the names of union branches, as the form gives them."""
    unknown: bool = False

    @property
    def pointer(self) -> str:
        return pointer(*self.steps)

    @property
    def lacks_entries(self) -> bool:
        """Is it a list that must have entries? Those that are lacking may be what other places rest on."""
        return self.schema["type"] == "list" and bool(self.schema.get("min_length")) and not self.optional

    @property
    def holds_facts(self) -> bool:
        """Is it a list or an object? Nobody knows how many facts it was meant to hold."""
        return self.schema["type"] in ("list", "dict", "model-fields") and not self.unknown

    @property
    def is_word_in_list(self) -> bool:
        """Is it a string in a list? A stand-in then keeps the length of the list."""
        return bool(self.steps) and isinstance(self.steps[-1], int) and self.schema["type"] == "str"


class Shape:
    """The schema of a form, followed along the places of a case."""

    def __init__(self, form: type[BaseModel]) -> None:
        self.root: Schema = form.__pydantic_core_schema__
        self.shared = {one["ref"]: one for one in self.root.get("definitions", ())}

    def open(self, schema: Schema) -> Schema:
        """The schema without its wrappers."""
        while True:
            if schema["type"] in _WRAPPERS:
                schema = schema["schema"]
            elif schema["type"] == "definition-ref":
                schema = self.shared[schema["schema_ref"]]
            else:
                return schema

    def find(self, location: tuple[Step, ...]) -> tuple[tuple[Step, ...], Schema, bool]:
        """The steps into the case, the schema of the place where they end, and whether it can be left out."""
        steps: list[Step] = []
        here = self.root
        optional = False
        for step in location:
            inside = self.open(here)
            match inside["type"]:
                case "tagged-union":
                    here = inside["choices"][step]
                    continue
                case "model-fields":
                    here = inside["fields"].get(step, {"schema": {"type": "any"}})["schema"]
                case "list":
                    here = inside["items_schema"]
                case "dict":
                    here = inside["values_schema"]
                case _:
                    break
            steps.append(step)
            optional = here["type"] in ("default", "any") or inside["type"] == "dict"
        return tuple(steps), self.open(here), optional

    def least(self, schema: Schema) -> Any:
        """The smallest value that this place accepts: a stand-in for what was refused."""
        inside = self.open(schema)
        match inside["type"]:
            case "model-fields":
                fields = inside["fields"].items()
                return {
                    name: self.least(field["schema"])
                    for name, field in fields
                    if field["schema"]["type"] != "default"
                }
            case "tagged-union":
                return min((self.least(choice) for choice in inside["choices"].values()), key=len)
            case "union":
                return self.least(inside["choices"][0])
            case "literal":
                return inside["expected"][0]
            case "int":
                return max(0, inside.get("ge", 0))
            case "str":
                return ("x" if "pattern" in inside else "?") * max(1, inside.get("min_length") or 1)
            case "list":
                return [self.least(inside["items_schema"])] * (inside.get("min_length") or 0)
            case "dict":
                values = self.least(inside["values_schema"])
                return {f"{number}": values for number in range(inside.get("min_length") or 0)}
            case kind:
                return False if kind == "bool" else None

    def values(self, schema: Schema) -> list[Json]:
        """Every value that this place accepts, if they are few."""
        inside = self.open(schema)
        match inside["type"]:
            case "literal":
                return list(inside["expected"])
            case "bool":
                return [False, True]
            case "int":
                least = inside.get("ge", 0)
                return list(range(least, min(inside.get("le", least), least + MOST_NUMBERS) + 1))
            case _:
                return []

    def nearest(self, schema: Schema, given: object) -> Any:
        """What this place accepts and what differs least from the refused value, as far as we can tell."""
        inside = self.open(schema)
        if not isinstance(given, list) or inside["type"] != "list":
            return self.least(schema)
        return [*given, *self.least(schema)[len(given) :]][: inside.get("max_length")]


def misfits(form: type[BaseModel], refused: ValidationError) -> list[Misfit]:
    shape = Shape(form)
    by_place: dict[str, list[Misfit]] = {}
    for error in refused.errors(include_url=False):
        one = _misfit(error, *shape.find(error["loc"]))
        by_place.setdefault(one.problem.pointer, []).append(one)
    return [one for found in by_place.values() for one in _merged(found)]


def _merged(found: list[Misfit]) -> Iterator[Misfit]:
    """Each branch of a union reports an error. If some branch has the right type, only its errors count."""
    wrong_type = [one for one in found if one.problem.code == "wrong-type"]
    if len(wrong_type) < len(found):
        yield from (one for one in found if one not in wrong_type)
    elif found:
        expected = "-or-".join(sorted({str(one.problem.params["expected"]) for one in found}))
        first = found[0]
        problem = Problem(Kind.MALFORMED, "wrong-type", first.problem.pointer, {"expected": expected})
        yield replace(first, problem=problem)


def _misfit(error: Mapping[str, Any], steps: tuple[Step, ...], schema: Schema, optional: bool) -> Misfit:
    kind, context, value = error["type"], error.get("ctx", {}), error["input"]
    code, at = "bad-value", steps
    params: dict[str, Json] = {"detail": "other"}
    if kind in ("missing", "extra_forbidden"):
        code = "missing-field" if kind == "missing" else "unknown-field"
        params = {"field": cut_short(steps[-1])}
    elif kind in ("union_tag_not_found", "union_tag_invalid"):
        field = context["discriminator"].strip("'")
        at = (*steps, field)
        if kind == "union_tag_not_found":
            code, params = "missing-field", {"field": field}
        elif isinstance(value[field], str):
            code = f"unknown-{steps[-1]}"
            params = {str(steps[-1]): cut_short(value[field]), "options": _listed(context["expected_tags"])}
        else:
            code, params = "wrong-type", {"expected": "string"}
    elif kind in EXPECTED:
        code, params = "wrong-type", {"expected": EXPECTED[kind]}
    elif kind in LIMITS:
        detail, limit = LIMITS[kind]
        params = {"detail": detail, "limit": context[limit]}
    elif kind == "literal_error":
        params = {"detail": "options", "options": _listed(context["expected"])}
    elif kind == "string_pattern_mismatch":
        params = {"detail": "letters"}
    problem = Problem(Kind.MALFORMED, code, pointer(*at), params)
    return Misfit(problem, steps, schema, optional, error["loc"], kind == "extra_forbidden")


def lacks_entries(problem: Problem) -> bool:
    """Is it that a list has too few entries?"""
    return problem.params.get("detail") == LIMITS["too_short"][0]


def _listed(quoted: str) -> str:
    return ", ".join(re.findall(r"'([^']*)'", quoted))


def cut_short(value: object) -> str:
    """What the user wrote, cut to the length that a message has room for."""
    text = str(value) if not isinstance(value, int) or abs(value) < 10**_LONGEST else "…"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
