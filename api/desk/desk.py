"""Events in the database. What is handed in is stored for good before anybody is told so.

Every call may block, and is made beside the event loop.
"""

import json
import threading
from collections.abc import Mapping
from typing import Any, Final

from api.desk.acts import Done
from api.desk.event import NotPossible
from api.desk.journal import Entry, Journal, journal_of
from api.desk.preview import Preview, preview
from api.desk.read_act import read_act
from api.desk.roles import Author, Role
from api.store import events
from api.store.database import Database
from api.store.events import Link, Row

MOST_KEPT: Final = 100
"""Events that are kept in memory."""


class NoSuchEvent(Exception):  # noqa: N818 - said of an event
    """There is none by that id."""


class Desk:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._kept: dict[str, Journal] = {}
        self._one_keeps = threading.Lock()

    def open(self, by: str, act: Mapping[str, Any]) -> tuple[str, str]:
        """A new event: its id, and the secret link of its organiser."""
        author = Author(Role.ORGANISER, by)

        def first(now: int) -> Row:
            entry = Entry(Done(1, now, author), read_act(act))
            Journal().with_entry(entry)
            return _row(entry, None)

        event = events.create(self.database, first)
        secret, _ = events.add_link(self.database, event, Role.ORGANISER, by, None)
        return event, secret

    def journal(self, event: str) -> Journal:
        """As it is now."""
        known = self._kept.get(event, Journal())
        new = events.rows(self.database, event, len(known.entries))
        if new is None:
            raise NoSuchEvent
        return self._keep(event, _grown(known, new)) if new or not known.entries else known

    def hand_in(self, event: str, by: Author, data: Mapping[str, Any], request: str | None = None) -> int:
        """Does an act: its place in the journal. Raises NotPossible, or BadCase if it can't be read."""
        act = read_act(data)
        known = self.journal(event)
        after = known

        def make(new: list[Row], now: int) -> Row:
            nonlocal after
            current = _grown(known, new)
            entry = Entry(Done(current.next_place, now, by), act)
            after = current.with_entry(entry)
            return _row(entry, request)

        row = events.append(self.database, event, len(known.entries), request, make)
        if row.request is not None and _entry(row).act != act:
            raise NotPossible("desk-other-request")
        if len(after.entries) > len(known.entries):
            self._keep(event, after)
        return row.place

    def preview(self, event: str, by: Author, data: Mapping[str, Any], now: int) -> Preview:
        """What a correction would move."""
        journal = self.journal(event)
        return preview(journal, Entry(Done(journal.next_place, now, by), read_act(data)))

    def author(self, event: str, shown: str) -> Author | None:
        """Whose link this is, if it is one of this event."""
        link = events.find_link(self.database, shown)
        return author_of(link) if link is not None and link.event == event else None

    def add_link(self, event: str, role: Role, name: str, player: int | None) -> tuple[str, Link]:
        """For a player the link has their own name."""
        if role is Role.PLAYER:
            name = self.journal(event).event.player(player or 0).name
        elif player is not None:
            raise NotPossible("desk-link-player")
        return events.add_link(self.database, event, role, name, player)

    def _keep(self, event: str, journal: Journal) -> Journal:
        """What another thread has kept meanwhile may be newer."""
        with self._one_keeps:
            if len(self._kept) >= MOST_KEPT and event not in self._kept:
                self._kept.pop(next(iter(self._kept)))
            kept = self._kept.get(event)
            if kept is None or len(kept.entries) < len(journal.entries):
                self._kept[event] = journal
        return journal


def author_of(link: Link) -> Author:
    return Author(Role(link.role), link.name, link.player)


def _grown(journal: Journal, rows: list[Row]) -> Journal:
    """With the lines that others have added. What another release took may fall away here."""
    entries = [_entry(row) for row in rows]
    grown = journal
    try:
        for entry in entries:
            grown = grown.with_entry(entry)
    except NotPossible:
        return journal_of((*journal.entries, *entries))
    return grown


def _entry(row: Row) -> Entry:
    author = Author(Role(row.role), row.name, row.player)
    return Entry(Done(row.place, row.at, author), read_act(json.loads(row.act)))


def _row(entry: Entry, request: str | None) -> Row:
    done = entry.done
    act = json.dumps(entry.act.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":"))
    return Row(done.place, done.at, done.by.role, done.by.name, done.by.player, act, request)
