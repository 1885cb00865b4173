"""Limits and options of the fields of a form, for pages on which they are filled in."""

from typing import Any, get_args

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from adjudicator.values import Json


def options_of(field: FieldInfo) -> tuple[str, ...]:
    """Of a field with words to choose from."""
    inner: Any = next((one for one in get_args(field.annotation) if one is not type(None)), None)
    return tuple(one for one in get_args(inner) if isinstance(one, str))


def number_of(field: FieldInfo) -> dict[str, Json]:
    least = next(int(str(one.ge)) for one in field.metadata if isinstance(one, Ge))
    most = next(int(str(one.le)) for one in field.metadata if isinstance(one, Le))
    return {"least": least, "most": most}
