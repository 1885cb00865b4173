"""What a correction would move, before it is accepted."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Final

from adjudicator.values import Json
from api.desk import times
from api.desk.event import Event, Seat
from api.desk.journal import Entry, Journal

THINGS: Final = tuple(one.name for one in fields(Event) if one.name not in ("settings", "rounds"))

SINGULAR: Final = {"penalties": "penalty"}


@dataclass(frozen=True, slots=True)
class Moved:
    """One fact that would be another one."""

    thing: str
    id: str
    field: str
    before: Json
    after: Json


@dataclass(frozen=True, slots=True)
class Preview:
    moved: tuple[Moved, ...]
    falls: tuple[int, ...]
    """The acts that would no longer be possible."""


def preview(journal: Journal, correction: Entry) -> Preview:
    """Raises NotPossible if the correction itself is not."""
    after = journal.corrected(correction)
    falls = tuple(place for place in after.fallen if place not in journal.fallen)
    return Preview(tuple(_moved(_facts(journal.event), _facts(after.event))), falls)


Facts = dict[tuple[str, str], dict[str, Json]]


def _moved(before: Facts, after: Facts) -> Iterator[Moved]:
    for thing in dict.fromkeys((*before, *after)):
        old, new = before.get(thing, {}), after.get(thing, {})
        for field in dict.fromkeys((*old, *new)):
            if old.get(field) != new.get(field):
                yield Moved(*thing, field, old.get(field), new.get(field))


def _facts(event: Event) -> Facts:
    """Everything that is so, by what it is about. Who noted it and when does not move."""
    found: Facts = {("event", ""): _values(event.settings)}
    for name in THINGS:
        for number, one in getattr(event, name).items():
            found[SINGULAR.get(name, name.removesuffix("s")), str(number)] = _values(one)
    for round_ in event.rounds:
        told = _values(round_)
        told.pop("tables")
        found["round", str(round_.number)] = told
        for table in round_.tables.values():
            ends = times.ends_at(event, table.seat)
            found["table", str(table.seat)] = {**_values(table), "ends_at": ends}
    return found


def _values(thing: Any) -> dict[str, Json]:
    return {
        one.name: _json(getattr(thing, one.name)) for one in fields(thing) if one.name not in ("id", "by")
    }


def _json(value: Any) -> Json:
    match value:
        case Seat():
            return str(value)
        case Enum():
            return str(value.value)
        case dict():
            return {str(name): _json(one) for name, one in value.items()}
        case tuple():
            return [_json(one) for one in value]
        case _ if is_dataclass(value):
            return _values(value)
        case None | bool() | int() | str():
            return value
    raise TypeError(type(value))
