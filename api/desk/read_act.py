"""An act as it comes: every problem of its form is named at once."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from adjudicator.intake.malformed import misfits
from adjudicator.problems import BadCase, Kind, Problem
from api.desk.acts import Act
from api.desk.journal import FORMS, KINDS, Correct


def read_act(data: Mapping[str, Any], place: str = "") -> Act:
    """Raises BadCase with every problem. ``place``: the pointer to it in what was handed in."""
    kind = data.get("kind")
    form = FORMS.get(kind) if isinstance(kind, str) else None
    if form is None:
        code = "missing-field" if kind is None else "unknown-act"
        params = {"field": "kind", "act": str(kind)[:80], "options": ", ".join(FORMS)}
        raise BadCase([Problem(Kind.MALFORMED, code, f"{place}/kind", params)])
    try:
        act = form.model_validate(data)
    except ValidationError as refused:
        found = [one.problem for one in misfits(form, refused)]
        raise BadCase(Problem(one.kind, one.code, place + one.pointer, one.params) for one in found) from None
    if isinstance(act, Correct) and act.instead.get("kind") in KINDS:
        read_act(act.instead, f"{place}/instead")
    return act
