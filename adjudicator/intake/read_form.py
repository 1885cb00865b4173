"""A filled-in form, read in one pass. Most cases that programs hand in have no problem to tell."""

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin

from adjudicator.form import CaseForm, Form
from adjudicator.game import Game, load_game
from adjudicator.values import Json

_GAME: Final = re.compile(rb'"game"\s*:\s*"(\w+)"')
"""Only says which form to try: that form refuses the cases of other games."""
_PLAIN: Final = (str, int, type(None))
_HOLDERS: Final = (list, dict)
USUAL: Final = 8
"""How deep values are nested where a form takes anything."""


def read_form(body: bytes) -> tuple[Game, CaseForm] | None:
    """The form in this JSON, and its game; None if anything is wrong or unusual.

    What it is, ``read_json`` and ``read_case`` say.
    """
    named = _GAME.search(body)
    if named is None:
        return None
    try:
        game = load_game(named[1].decode())
        form = game.form.model_validate_json(body)
        # A colon follows every key. If there are no more of them, no key is given twice, and no text has one.
        if body.count(b":") != _keys(form):
            _ONCE.decode(body.decode())
    except (ValueError, LookupError):
        return None
    return game, form


def _keys(form: Form) -> int:
    """How many keys its JSON has, if each is given once."""
    given = form.model_fields_set
    found = len(given)
    values = form.__dict__
    for name in _with_keys(type(form)):
        if name in given:
            found += _keys_in(values[name])
    return found


def _keys_in(value: object, deepest: int = USUAL) -> int:
    """The same of any value. Raises ValueError for one that is unusual where a form takes anything."""
    if isinstance(value, Form):
        return _keys(value)
    if isinstance(value, _PLAIN):
        return 0
    if not deepest or not isinstance(value, _HOLDERS):
        raise ValueError("a form has not looked at that")
    within = list(value.values()) if isinstance(value, dict) else value
    return sum([_keys_in(one, deepest - 1) for one in within]) + (within is not value) * len(within)


@cache
def _with_keys(form: type[Form]) -> tuple[str, ...]:
    """The fields whose values may have keys of their own."""
    return tuple(name for name, field in form.model_fields.items() if _may_have_keys(field.annotation))


def _may_have_keys(kind: Any) -> bool:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return False
    if origin is Annotated:
        return _may_have_keys(parts[0])
    if origin is not dict and parts:
        return any(map(_may_have_keys, parts))
    return not (isinstance(kind, type) and issubclass(kind, _PLAIN))


def _object(pairs: Sequence[tuple[str, Json]]) -> None:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a key is given twice")


_ONCE: Final = json.JSONDecoder(object_pairs_hook=_object)
"""Finds out in any text whether keys are given twice."""
