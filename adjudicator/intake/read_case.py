"""From parsed JSON to a sound case, or to all its problems."""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from adjudicator.case import Case
from adjudicator.form import CaseForm
from adjudicator.game import Game, load_game
from adjudicator.intake.check import check, hides_name
from adjudicator.intake.malformed import Misfit, Shape, cut_short, misfits
from adjudicator.intake.nearest import with_nearest
from adjudicator.pointers import exists, within
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.registry import GAMES
from adjudicator.spellings import Vocabulary
from adjudicator.values import Json

HUGE: Final = 10**9
MOST_REPAIRS: Final = 4
"""How often a case is repaired to find what its form would refuse next."""


def read_case(data: Json) -> Case[Any, Any]:
    """A sound case of the game that it names."""
    return read_case_of(named_game(data), data)


def read_case_of(game: Game, data: Json) -> Case[Any, Any]:
    """A sound case. Problems of the form and problems found by the game are reported together."""
    try:
        form = game.form.model_validate(data)
    except ValidationError as refused:
        problems = with_nearest(game, _all_problems(game, data, refused))
        raise BadCase(map(_with_short_params, problems)) from None
    return checked(game, form)


def checked(game: Game, form: CaseForm) -> Case[Any, Any]:
    """A sound case of a filled-in form; raises BadCase with every problem, overlong params cut short."""
    try:
        return check(game, form)
    except BadCase as bad:
        names = game.notation.spellings.names(form.position.model_dump(mode="json"))
        raise BadCase(map(_with_short_params, with_nearest(game, bad.problems, names))) from None


def _with_short_params(problem: Problem) -> Problem:
    """The problem with overlong texts and numbers in its params cut short."""
    params = {
        name: cut_short(value) if isinstance(value, str) or _is_huge(value) else value
        for name, value in problem.params.items()
        if name != "options"
    }
    return replace(problem, params={**problem.params, **params})


def _is_huge(value: object) -> bool:
    return isinstance(value, int) and abs(value) > HUGE


def named_game(data: Json) -> Game:
    """The game that a case names. Nothing else can be checked without it."""
    if not isinstance(data, Mapping):
        raise bad_case("wrong-type", "", expected="object")
    name = data.get("game")
    if "game" not in data:
        raise bad_case("missing-field", "/game", field="game")
    if not isinstance(name, str):
        raise bad_case("wrong-type", "/game", expected="string")
    if name not in GAMES:
        raise unknown_game(name)
    return load_game(name)


def unknown_game(name: str) -> BadCase:
    params = {"game": cut_short(name), "options": ", ".join(GAMES)}
    near = Vocabulary(dict.fromkeys(GAMES, ())).nearest(name)
    return bad_case("unknown-game", "/game", **params, **({"nearest": near} if near else {}))


def bad_case(code: str, at: str, **params: Json) -> BadCase:
    return BadCase([Problem(Kind.MALFORMED, code, at, params)])


def _all_problems(game: Game, data: Json, refused: ValidationError) -> Iterator[Problem]:
    """The problems of the form, and those of the rest that are not mere consequences."""
    shape = Shape(game.form)
    found: list[Misfit] = []
    mended: Any = deepcopy(data)
    for _ in range(MOST_REPAIRS):
        newly = misfits(game.form, refused)
        found += newly
        yield from (misfit.problem for misfit in newly)
        _repair(shape, mended, newly)
        try:
            check(game, game.form.model_validate(mended))
        except ValidationError as again:  # a list that is too short is found out after its entries
            refused = again
        except BadCase as bad:
            yield from (problem for problem in bad.problems if _is_independent(game, problem, found, data))
            return
        else:
            return


def _repair(shape: Shape, mended: Any, found: list[Misfit]) -> None:
    """Every refused value is removed, or replaced by a stand-in where a value is required.

    Lists keep their length if they may, so that pointers and counts stay valid.
    """
    for misfit in found:
        *path, last = misfit.steps
        holder: Any = mended
        for step in path:
            holder = holder[step]
        if misfit.optional:
            holder.pop(last, None)
        else:
            given = holder.get(last) if isinstance(holder, dict) else holder[last]
            holder[last] = shape.nearest(misfit.schema, given)


def _is_independent(game: Game, problem: Problem, found: list[Misfit], data: Json) -> bool:
    """Would this still be a problem if the refused places were put right?"""
    at = problem.pointer
    there = exists(data, at)
    own = problem.kind is Kind.MALFORMED and there
    for misfit in found:
        gone = misfit.pointer
        if hides_name(game, gone, problem.among):
            return False
        if misfit.lacks_entries and own and within(at, gone) and at != gone:
            continue  # an entry that was given
        if within(gone, at) or within(at, gone):
            if misfit.is_word_in_list and _parent(gone) == at:
                continue  # the list keeps its length
            return False
        if misfit.is_word_in_list or own:
            continue
        if misfit.unknown:
            if not there and _parent(gone) == _parent(at):
                return False  # a misspelt field may be the missing one
            continue
        if problem.kind is Kind.MISSING and not within(gone, "/position"):
            return False
        if misfit.lacks_entries and within(gone, "/position"):
            return False
        if _list_entry(at) and _list_entry(at) == _list_entry(gone):
            return False
    return True


def _parent(at: str) -> str:
    return at.rpartition("/")[0]


def _list_entry(at: str) -> str:
    """The list entry that a place belongs to. Fields of one entry (one dam) are judged together."""
    found = re.match(r".*/\d+(?=/)", at)
    return found[0] if found else ""
