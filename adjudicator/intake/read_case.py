"""From parsed JSON to a sound case, or to all its problems."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError

from adjudicator.case import Case
from adjudicator.form import CaseForm
from adjudicator.game import Game, load_game
from adjudicator.intake.check import check
from adjudicator.intake.consequences import independent_of
from adjudicator.intake.malformed import Misfit, Shape, cut_short, misfits
from adjudicator.intake.nearest import with_nearest
from adjudicator.pointers import look, put
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
    mended = deepcopy(data)
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
            yield from independent_of(game, bad.problems, found, data, mended)
            return
        else:
            return


def _repair(shape: Shape, mended: Json, found: list[Misfit]) -> None:
    """Every refused value is removed, or replaced by a stand-in where a value is required.

    Lists keep their length if they may, so that pointers and counts stay valid.
    """
    for misfit in found:
        at = misfit.pointer
        put(mended, at, None if misfit.optional else shape.nearest(misfit.schema, look(mended, at)))
