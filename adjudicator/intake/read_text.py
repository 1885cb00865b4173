"""From text to data: JSON, a YAML case file, or the notation of a game."""

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import yaml
from pydantic_core import from_json

from adjudicator.intake.malformed import cut_short
from adjudicator.intake.notation import parse
from adjudicator.intake.read_case import bad_case, named_game
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json

DEEPEST: Final = 32
"""No case is nested nearly as deep. Deeper ones are refused."""


_PARTS: Final = ("game", "position", "claim", "readings")


def read_text(text: str) -> Any:
    """The data of a case written as JSON, as a YAML case file or in the notation."""
    if text.lstrip().startswith("{"):
        return read_json(text)
    if re.search(r"^position:", text, re.MULTILINE):
        return read_yaml(text)
    return read_notation(text)


def read_json(text: str | bytes) -> Json:
    """Strict JSON: no lone surrogates, no NaN, no key twice, not too deep."""
    try:
        data: Json = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        if "recursion" in str(error):
            raise bad_case("too-deep", "") from None
        where = re.search(r"line (\d+) column (\d+)", str(error))
        line, column = where.groups() if where else ("1", "1")
        raise bad_case("not-json", "", line=line, column=column) from None
    if _is_deep(data):
        raise bad_case("too-deep", "")
    with suppress(ValueError):  # the strict reader above has already accepted it
        json.loads(text, object_pairs_hook=refuse_repeated_keys)
    return data


def refuse_repeated_keys(pairs: Sequence[tuple[str, object]]) -> None:
    """A key given twice is a contradiction, not an update. Raises BadCase."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        problem = Problem(Kind.CONTRADICTORY, "duplicate-key", "", {"field": cut_short(twice)})
        raise BadCase([problem])


class _StrictLoader(yaml.SafeLoader):
    """YAML in which no key may come twice, as in our JSON."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        refuse_repeated_keys([(str(key.value), None) for key, _ in node.value])
        return super().construct_mapping(node, deep)


def _is_deep(data: Json) -> bool:
    level = [data] if isinstance(data, dict | list) else []
    for _ in range(DEEPEST):
        nested = (one.values() if isinstance(one, dict) else one for one in level)
        level = [one for inside in nested for one in inside if isinstance(one, dict | list)]
        if not level:
            return False
    return True


def read_yaml(text: str) -> Json:
    """The case of a case file, without its story and expectations."""
    try:
        data = yaml.load(text, _StrictLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line, column = (str(mark.line + 1), str(mark.column + 1)) if mark else ("1", "1")
        raise bad_case("not-yaml", "", line=line, column=column) from None
    return {name: data[name] for name in _PARTS if name in data} if isinstance(data, dict) else data


def read_notation(text: str) -> dict[str, Json]:
    """The data of a case in the notation. Its first word names the game."""
    word = re.match(r"\s*([^\s;:]*)", text)
    name = word[1] if word else ""
    game = named_game({"game": name})
    try:
        return parse(game, text.strip())
    except ValueError:  # a number with thousands of digits
        raise bad_case("notation", pointer(), text=cut_short(text), hint="") from None
