"""JSON pointers (RFC 6901): write one, read the value at its place, put a value there."""

from collections.abc import Mapping
from typing import Any


def pointer(*steps: str | int) -> str:
    """The pointer with these steps, escaped."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in steps)


def steps(place: str) -> list[str]:
    """The steps of a pointer, unescaped."""
    return [step.replace("~1", "/").replace("~0", "~") for step in place.split("/")[1:]]


def look(data: Any, place: str) -> Any:
    """The value at this place; None if there is none."""
    for step in steps(place):
        data = (
            data[int(step)]
            if isinstance(data, list)
            else data.get(step)
            if isinstance(data, Mapping)
            else None
        )
    return data


def settable(position: Any, place: str) -> bool:
    """Can ``put`` place a value here?"""
    if not place.startswith("/") or place == "/":
        return False
    *path, last = steps(place)
    data = position
    for step in path:
        if isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        elif isinstance(data, Mapping):
            data = data.get(step, {})
        else:
            return False
    return isinstance(data, Mapping) or (
        isinstance(data, list) and last.isdecimal() and int(last) < len(data)
    )


def put(data: Any, place: str, value: Any) -> None:
    """Puts the value there, changing ``data``. None removes the field."""
    *path, last = steps(place)
    for step in path:
        data = data[int(step)] if isinstance(data, list) else data.setdefault(step, {})
    if isinstance(data, list):
        data[int(last)] = value
    elif value is None:
        data.pop(last, None)
    else:
        data[last] = value


def exists(data: Any, place: str) -> bool:
    """Is there a value at this place? Null counts as one."""
    for step in steps(place):
        if isinstance(data, Mapping) and step in data:
            data = data[step]
        elif isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        else:
            return False
    return True
