"""Which problems of a repaired case are its own, and not consequences of what its form refused."""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from difflib import get_close_matches
from itertools import islice
from typing import Final

from pydantic import ValidationError

from adjudicator.game import Game
from adjudicator.intake.check import check, hides_name
from adjudicator.intake.malformed import Misfit, Shape, Step
from adjudicator.pointers import exists, look, pointer, put, within
from adjudicator.problems import Kind, Problem, problems_of
from adjudicator.values import Json

MOST_TRIED: Final = 40
"""Other repairs of a case that are tried."""


def independent_of(
    game: Game, problems: Sequence[Problem], found: list[Misfit], data: Json, mended: Json
) -> list[Problem]:
    """The problems that would remain if the refused places were put right, as far as we can tell.

    ``data`` is the case as it was handed in, ``mended`` the repaired one that has these problems.
    """
    left = [one for one in problems if _is_independent(game, one, found, data)]
    doubtful = [one for one in left if not _is_own(one, data)]
    for other in islice(_other_repairs(game, found, data, mended), MOST_TRIED if doubtful else 0):
        if not doubtful:
            break
        still = _problems(game, other)
        if still is not None:
            gone = [one for one in doubtful if (one.code, one.pointer) not in still]
            doubtful = [one for one in doubtful if one not in gone]
            left = [one for one in left if one not in gone]
    return left


def _is_own(problem: Problem, data: Json) -> bool:
    """Is it wrong by itself, whatever else is said?"""
    return problem.kind is Kind.MALFORMED and not problem.among and exists(data, problem.pointer)


def _problems(game: Game, data: Json) -> set[tuple[str, str]] | None:
    """None if not even the form is right."""
    try:
        form = game.form.model_validate(data)
    except ValidationError:
        return None
    return {(one.code, one.pointer) for one in problems_of(lambda: check(game, form))}


def _other_repairs(game: Game, found: list[Misfit], data: Json, mended: Json) -> Iterator[Json]:
    """The repaired case with another value at a refused place: each that it may have been meant to be."""
    shape = Shape(game.form)
    for misfit in found:
        *path, last = misfit.steps
        names: Sequence[Step] = (last,)
        values: Sequence[Json] = shape.values(misfit.schema)
        if misfit.unknown:
            names, values = _misspelt(shape, misfit, mended), (look(data, misfit.pointer),)
        elif misfit.schema["type"] == "str":
            values = sorted(_words(data, {str(last), *game.notation.names}))
        for name in names:
            for value in values:
                other = deepcopy(mended)
                put(other, pointer(*path, name), deepcopy(value))
                yield other


def _misspelt(shape: Shape, misfit: Misfit, mended: Json) -> list[str]:
    """The field that an unknown one was perhaps meant to be."""
    *path, last = misfit.steps
    schema = shape.find(misfit.location[:-1])[1]
    absent = [name for name in schema.get("fields", ()) if not exists(mended, pointer(*path, name))]
    return get_close_matches(str(last), absent, n=1)


def _words(data: Json, fields: set[str]) -> set[str]:
    """Every word that stands in one of these fields."""
    if isinstance(data, dict):
        here = {value for name, value in data.items() if name in fields and isinstance(value, str)}
        return here.union(*(_words(value, fields) for value in data.values()))
    return set().union(*(_words(value, fields) for value in data)) if isinstance(data, list) else set()


def _is_independent(game: Game, problem: Problem, found: list[Misfit], data: Json) -> bool:
    """Is it about other places than those that were refused?"""
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
        if misfit.holds_facts and within(gone, "/position") and not problem.among:
            return False  # one of these facts may be what is missing or denied
        if _list_entry(at) and _list_entry(at) == _list_entry(gone):
            return False
    return True


def _parent(at: str) -> str:
    return at.rpartition("/")[0]


def _list_entry(at: str) -> str:
    """The list entry that a place belongs to. Fields of one entry (one dam) are judged together."""
    found = re.match(r".*/\d+(?=/)", at)
    return found[0] if found else ""
