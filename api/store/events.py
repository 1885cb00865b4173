"""Events of the referee's desk as they are stored: journals, whatever their acts mean, and secret links."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select, update

from api.store import secrets_shown
from api.store.database import Database
from api.store.numbers import new_number
from api.store.tables import event_entries, event_links, events

MARK: Final = "stol"
"""A link begins with it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a journal."""

    place: int
    at: int
    role: str
    name: str
    player: int | None
    act: str
    request: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A secret link as it is stored: what opens it can't be made from it."""

    prefix: str
    event: str
    role: str
    name: str
    player: int | None
    made_at: int
    revoked_at: int | None = None


_ROW: Final = [column for column in event_entries.c if column.name != "event"]
_LINK: Final = [column for column in event_links.c if column.name != "hash"]


def create(database: Database, first: Callable[[int], Row]) -> str:
    """A new event, with the first line of its journal. ``first`` is told the time."""
    event = new_number()
    now = _now()
    with database.writing() as connection:
        connection.execute(insert(events).values(id=event, made_at=now))
        _add(connection, event, first(now))
    return event


def rows(database: Database, event: str, after: int = 0) -> list[Row] | None:
    """The lines of its journal after this place; None if there is no such event."""
    with database.reading() as connection:
        if connection.scalar(select(events.c.id).where(events.c.id == event)) is None:
            return None
        return _rows(connection, event, after)


def append(
    database: Database, event: str, after: int, request: str | None, make: Callable[[list[Row], int], Row]
) -> Row:
    """One more line. ``make`` gets the lines after a place that whoever asks knows already, and the time.

    Nobody else adds one meanwhile. With a ``request`` that was done before, its line is returned.
    """
    with database.writing() as connection:
        connection.execute(select(events.c.id).where(events.c.id == event).with_for_update())
        if request is not None:
            query = select(*_ROW).where(event_entries.c.event == event, event_entries.c.request == request)
            known = connection.execute(query).first()
            if known is not None:
                return Row(*known)
        row = make(_rows(connection, event, after), _now())
        _add(connection, event, row)
    return row


def _rows(connection: Connection, event: str, after: int) -> list[Row]:
    query = select(*_ROW).where(event_entries.c.event == event, event_entries.c.place > after)
    return [Row(*row) for row in connection.execute(query.order_by(event_entries.c.place))]


def _add(connection: Connection, event: str, row: Row) -> None:
    values = {column.name: getattr(row, column.name) for column in _ROW}
    connection.execute(insert(event_entries).values(event=event, **values))


def add_link(database: Database, event: str, role: str, name: str, player: int | None) -> tuple[str, Link]:
    """The secret itself, which nobody can be shown again, and what is stored of it."""
    shown = secrets_shown.new()
    link = Link(shown.prefix, event, role, name, player, _now())
    values = {column.name: getattr(link, column.name) for column in _LINK}
    with database.writing() as connection:
        connection.execute(insert(event_links).values(hash=shown.hash, **values))
    return shown.text(MARK), link


def find_link(database: Database, text: str) -> Link | None:
    """The link that somebody shows, if it is good now."""
    shown = secrets_shown.read(MARK, text)
    if shown is None:
        return None
    query = select(event_links.c.hash, *_LINK).where(
        event_links.c.prefix == shown.prefix, event_links.c.revoked_at.is_(None)
    )
    with database.reading() as connection:
        row = connection.execute(query).first()
    if row is None or not shown.opens(bytes(row.hash)):
        return None
    return Link(**{column.name: row._mapping[column] for column in _LINK})


def links(database: Database, event: str) -> list[Link]:
    """Those of an event, the oldest first."""
    query = select(*_LINK).where(event_links.c.event == event).order_by(event_links.c.made_at)
    with database.reading() as connection:
        return [Link(*row) for row in connection.execute(query)]


def revoke_link(database: Database, event: str, prefix: str) -> bool:
    """False if there is no such link, or it is revoked already."""
    mine = (event_links.c.event == event) & (event_links.c.prefix == prefix)
    with database.writing() as connection:
        done = connection.execute(
            update(event_links).where(mine, event_links.c.revoked_at.is_(None)).values(revoked_at=_now())
        )
        return bool(done.rowcount)


def _now() -> int:
    return time.time_ns() // 1000
