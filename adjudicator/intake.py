"""The way in: from parsed JSON or a line of text to a sound case, or to everything that is wrong with it."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final, TypeVar

import yaml
from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from adjudicator.case import Case
from adjudicator.game import GAMES, Game, game
from adjudicator.malformed import Misfit, Shape, misfits, shown
from adjudicator.problems import BadCase, Kind, Problem, pointer

DEEPEST: Final = 32
"""No case nests nearly as deep; what does is not worth reading."""

HUGE: Final = 10**9

F = TypeVar("F", bound=BaseModel)

_PARTS: Final = ("game", "position", "claim", "readings")


def intake(data: Any) -> Case[Any, Any]:
    """A sound case. What the form refuses and what the game's rules refuse are reported together."""
    known = named_game(data)
    try:
        form = known.form.model_validate(data)
    except ValidationError as refused:
        raise BadCase(map(_tame, _everything(known, data, refused))) from None
    try:
        return known.check(form)
    except BadCase as bad:
        raise BadCase(map(_tame, bad.problems)) from None


def validated(form: type[F], data: Mapping[str, Any]) -> F:
    """The form filled in with these data; raises BadCase with everything that it refuses."""
    try:
        return form.model_validate(data)
    except ValidationError as refused:
        raise BadCase(_tame(misfit.problem) for misfit in misfits(form, refused)) from None


def _tame(problem: Problem) -> Problem:
    """No number in a message is so large that it cannot be written out, no word longer than a line."""
    params = {
        name: shown(value) if isinstance(value, str) or _is_huge(value) else value
        for name, value in problem.params.items()
        if name != "options"
    }
    return replace(problem, params={**problem.params, **params})


def _is_huge(value: Any) -> bool:
    return isinstance(value, int) and abs(value) > HUGE


def named_game(data: Any) -> Game:
    """The game a case belongs to; without it nothing else can be judged."""
    if not isinstance(data, Mapping):
        raise _refusal("wrong-type", "", expected="object")
    name = data.get("game")
    if "game" not in data:
        raise _refusal("missing-field", "/game", field="game")
    if not isinstance(name, str):
        raise _refusal("wrong-type", "/game", expected="string")
    if name not in GAMES:
        raise _refusal("unknown-game", "/game", game=shown(name), options=", ".join(GAMES))
    return game(name)


def _refusal(code: str, at: str, **params: Any) -> BadCase:
    return BadCase([Problem(Kind.MALFORMED, code, at, params)])


def _everything(known: Game, data: Mapping[str, Any], refused: ValidationError) -> Iterator[Problem]:
    """What the form refuses, and what the game finds in the rest that does not merely follow from it."""
    found = misfits(known.form, refused)
    yield from (misfit.problem for misfit in found)
    try:
        known.check(known.form.model_validate(_mended(Shape(known.form), data, found)))
    except ValidationError:
        return
    except BadCase as bad:
        yield from (problem for problem in bad.problems if _stands(problem, found, data))


def _mended(shape: Shape, data: Mapping[str, Any], found: list[Misfit]) -> Any:
    """The case with every refused place left out, or, where something must be, stood in for.

    Lists keep their length, so that pointers and counts stay true.
    """
    mended: Any = deepcopy(data)
    for misfit in found:
        *path, last = misfit.steps
        holder: Any = mended
        for step in path:
            holder = holder[step]
        if misfit.optional:
            holder.pop(last)
        else:
            holder[last] = shape.least(misfit.schema)
    return mended


def _stands(problem: Problem, found: list[Misfit], data: Any) -> bool:
    """Is this a problem of the case as written, whatever was meant at the refused places?"""
    at = problem.pointer
    there = _exists(data, at)
    own = problem.kind is Kind.MALFORMED and there
    elsewhere = problem.kind is Kind.CONTRADICTORY and problem.code.startswith("unknown-")
    for misfit in found:
        gone = misfit.pointer
        if _within(gone, at) or _within(at, gone):
            if misfit.is_word_in_list and _parent(gone) == at:
                continue  # a list is as long as it was
            return False
        if misfit.is_word_in_list or own:
            continue
        if misfit.unknown:
            if not there and _parent(gone) == _parent(at):
                return False  # a misspelt field may be the one that is missed
            continue
        if problem.kind is Kind.MISSING and not _within(gone, "/position"):
            return False
        if elsewhere and _within(gone, "/position"):
            return False
        if _thing(at) and _thing(at) == _thing(gone):
            return False
    return True


def _within(inner: str, outer: str) -> bool:
    return inner == outer or inner.startswith(f"{outer}/")


def _parent(at: str) -> str:
    return at.rpartition("/")[0]


def _thing(at: str) -> str:
    """The entry of a list that a place belongs to: the fields of one dam hang together."""
    found = re.match(r".*/\d+(?=/)", at)
    return found[0] if found else ""


def _exists(data: Any, at: str) -> bool:
    for raw in at.split("/")[1:]:
        step = raw.replace("~1", "/").replace("~0", "~")
        if isinstance(data, Mapping) and step in data:
            data = data[step]
        elif isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        else:
            return False
    return True


def read_text(text: str) -> Any:
    """A case in any way it is written down: JSON, a YAML case file, or the one-line notation."""
    if text.lstrip().startswith("{"):
        return read_json(text)
    if re.search(r"^position:", text, re.MULTILINE):
        return read_yaml(text)
    return read_notation(text)


def read_json(text: str | bytes) -> Any:
    """Strict JSON: no lone surrogates, no NaN, not too deep."""
    try:
        data = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        if "recursion" in str(error):
            raise _refusal("too-deep", "") from None
        where = re.search(r"line (\d+) column (\d+)", str(error))
        line, column = where.groups() if where else ("1", "1")
        raise _refusal("not-json", "", line=line, column=column) from None
    if _is_deep(data):
        raise _refusal("too-deep", "")
    with suppress(ValueError):  # of the two readers the other one says what is wrong
        json.loads(text, object_pairs_hook=said_once)
    return data


def said_once(pairs: list[tuple[str, Any]]) -> None:
    """Two versions of one fact are a contradiction, not an update: neither is believed."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        problem = Problem(Kind.CONTRADICTORY, "duplicate-key", "", {"field": shown(twice)})
        raise BadCase([problem])


class _Once(yaml.SafeLoader):
    """YAML in which, as in JSON, no key is said twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        said_once([(str(key.value), None) for key, _ in node.value])
        return super().construct_mapping(node, deep)


def _is_deep(data: Any) -> bool:
    level = [data] if isinstance(data, dict | list) else []
    for _ in range(DEEPEST):
        nested = (one.values() if isinstance(one, dict) else one for one in level)
        level = [one for inside in nested for one in inside if isinstance(one, dict | list)]
        if not level:
            return False
    return True


def read_yaml(text: str) -> Any:
    """The case of a case file; its story and expectations are for others."""
    try:
        data = yaml.load(text, _Once)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line, column = (str(mark.line + 1), str(mark.column + 1)) if mark else ("1", "1")
        raise _refusal("not-yaml", "", line=line, column=column) from None
    return {name: data[name] for name in _PARTS if name in data} if isinstance(data, dict) else data


def read_notation(text: str) -> dict[str, Any]:
    """The one-line notation; its first word names the game."""
    word = re.match(r"\s*([^\s;:]*)", text)
    name = word[1] if word else ""
    known = named_game({"game": name})
    try:
        return known.parse(text.strip())
    except ValueError:  # a number of thousands of digits
        raise _refusal("notation", pointer(), text=shown(text), hint="") from None
