"""The way in: from parsed JSON or a line of text to a sound case, or to everything that is wrong with it."""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from adjudicator.case import Case
from adjudicator.game import Game, load_game
from adjudicator.intake.malformed import Misfit, Shape, cut_short, misfits
from adjudicator.pointers import exists
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.registry import GAMES

HUGE: Final = 10**9

F = TypeVar("F", bound=BaseModel)


def read_case(data: Any) -> Case[Any, Any]:
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
        name: cut_short(value) if isinstance(value, str) or _is_huge(value) else value
        for name, value in problem.params.items()
        if name != "options"
    }
    return replace(problem, params={**problem.params, **params})


def _is_huge(value: Any) -> bool:
    return isinstance(value, int) and abs(value) > HUGE


def named_game(data: Any) -> Game:
    """The game a case belongs to; without it nothing else can be judged."""
    if not isinstance(data, Mapping):
        raise refusal("wrong-type", "", expected="object")
    name = data.get("game")
    if "game" not in data:
        raise refusal("missing-field", "/game", field="game")
    if not isinstance(name, str):
        raise refusal("wrong-type", "/game", expected="string")
    if name not in GAMES:
        raise refusal("unknown-game", "/game", game=cut_short(name), options=", ".join(GAMES))
    return load_game(name)


def refusal(code: str, at: str, **params: Any) -> BadCase:
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
    there = exists(data, at)
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
