"""JSON pointers (RFC 6901): write one, read the value at its place, put a value there."""

import re
from typing import Final

from adjudicator.values import Json

_INDEX: Final = re.compile("0|[1-9][0-9]*")
"""An entry of a list has one spelling only."""


def pointer(*steps: str | int) -> str:
    """The pointer with these steps, escaped."""
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in steps)


def steps(place: str) -> list[str]:
    """The steps of a pointer, unescaped."""
    return [step.replace("~1", "/").replace("~0", "~") for step in place.split("/")[1:]]


def within(inner: str, outer: str) -> bool:
    """Does the first pointer lead to the place of the second, or further into it?"""
    return inner == outer or inner.startswith(f"{outer}/")


def _walk(data: Json, path: list[str]) -> list[Json]:
    """The values passed on this path, ``data`` first. It ends early where there is no value."""
    passed = [data]
    for step in path:
        if isinstance(data, dict) and step in data:
            data = data[step]
        elif isinstance(data, list) and _INDEX.fullmatch(step) and int(step) < len(data):
            data = data[int(step)]
        else:
            break
        passed.append(data)
    return passed


def exists(data: Json, place: str) -> bool:
    """Is there a value at this place? Null counts as one."""
    path = steps(place)
    return len(_walk(data, path)) > len(path)


def look(data: Json, place: str) -> Json:
    """The value at this place; None if there is none."""
    path = steps(place)
    passed = _walk(data, path)
    return passed[-1] if len(passed) > len(path) else None


def entries_passed(data: Json, place: str) -> list[tuple[int, Json]]:
    """The entries of lists on the way to this place, each with its number from 0."""
    path = steps(place)
    passed = _walk(data, path)
    return [
        (int(step), entry)
        for step, holder, entry in zip(path, passed, passed[1:], strict=False)
        if isinstance(holder, list)
    ]


def settable(data: Json, place: str) -> bool:
    """Can ``put`` place a value here? Objects that are missing on the way can be added, list entries not."""
    if not place.startswith("/") or place == "/":
        return False
    return exists(data, place) or isinstance(_walk(data, steps(place))[-1], dict)


def put(data: Json, place: str, value: Json) -> None:
    """Puts the value there, changing ``data``. None removes the field."""
    if not settable(data, place):
        raise LookupError(place)
    *path, last = steps(place)
    passed = _walk(data, path)
    holder = passed[-1]
    if isinstance(holder, list):
        holder[int(last)] = value
    elif isinstance(holder, dict) and (value is not None or len(passed) > len(path)):
        for step in path[len(passed) - 1 :]:
            holder = holder.setdefault(step, {})
        if value is None:
            holder.pop(last, None)
        else:
            holder[last] = value
