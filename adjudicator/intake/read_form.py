"""A filled-in form, read in one pass. Most cases that programs hand in have no problem to tell."""

import json
from collections.abc import Sequence
from typing import Final, NoReturn

from adjudicator.form import CaseForm
from adjudicator.game import Game, load_game
from adjudicator.values import Json


def read_form(body: bytes) -> tuple[Game, CaseForm] | None:
    """The form in this JSON, and its game; None if anything is wrong.

    What it is, ``read_json`` and ``read_case`` say.
    """
    try:
        data = _STRICT.decode(body.decode())
        game = load_game(data["game"])
        return game, game.form.model_validate(data)
    except (ValueError, LookupError, TypeError, RecursionError):
        return None


def _object(pairs: Sequence[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key is given twice")
    return found


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")


_STRICT: Final = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_refuse)
"""One pass for the values and for keys given twice."""
