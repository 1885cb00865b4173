"""The record: rulings are stored as content, and given as events that enter the log."""

import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, RowMapping, Table, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from adjudicator.lang import Lang
from api.store import search
from api.store.content import Content, Wording, id_of, unpacked_body, unpacked_wording
from api.store.database import Database, RecordUnavailable
from api.store.hidden_hands import has_hidden_hands
from api.store.log import tree
from api.store.numbers import new_number
from api.store.settings import RELEASE
from api.store.tables import givings, reruled, rerulings, rulings, wordings


@dataclass(frozen=True, slots=True)
class Giving:
    """A ruling was given."""

    number: str
    place: int
    """In the log, from 0 on."""
    given_at: int
    """Microseconds since 1970."""
    lang: Lang
    release: str
    table: str | None
    author: str | None
    ruling: bytes
    """The digest of the ruling."""
    words: bytes
    """The digest of what was said."""
    salt: bytes
    withheld: bool

    @property
    def id(self) -> str:
        """The id of the ruling."""
        return id_of(self.ruling)

    @property
    def secret(self) -> str:
        """Opens the giving to whoever got it, if the public may see its number only."""
        return self.salt.hex()

    @property
    def entry(self) -> tree.Entry:
        """What the log holds of it."""
        return tree.Entry(
            number=self.number,
            given_at=self.given_at,
            lang=self.lang,
            release=self.release,
            ruling=self.ruling,
            words=self.words,
            withheld=self.withheld,
            salt=self.salt,
        )


@dataclass(frozen=True, slots=True)
class Stored:
    """A ruling as it is kept, with what was said of it last."""

    id: str
    game: str
    kind: str
    verdict: str
    withheld: bool
    packed: bytes
    """What was said of it."""
    revision: str
    """Of the rules that it was ruled by."""
    salts: tuple[bytes, ...] = ()
    """What opens it, if it is withheld: those of its givings."""
    superseded_by: str | None = None
    """The id of the ruling that was accepted in its place when its case was ruled again."""

    @property
    def wording(self) -> Wording:
        """What was said of it. It may be long, so it is unpacked when it is asked for."""
        return unpacked_wording(self.packed)


@dataclass(frozen=True, slots=True)
class Given:
    """A giving, with the ruling as it was said then."""

    giving: Giving
    stored: Stored


_GIVING: Final = (
    givings.c.number,
    givings.c.place,
    givings.c.given_at,
    givings.c.lang,
    givings.c.release,
    givings.c.table,
    givings.c.author,
    rulings.c.digest.label("ruling"),
    wordings.c.digest.label("words"),
    givings.c.salt,
    givings.c.withheld,
)
_GIVEN: Final = (
    select(
        *_GIVING,
        rulings.c.key.label("ruling_key"),
        rulings.c.game,
        rulings.c.kind,
        rulings.c.verdict,
        rulings.c.revision,
        wordings.c.body,
    )
    .select_from(givings)
    .join(rulings, rulings.c.key == givings.c.ruling)
    .join(wordings, wordings.c.key == givings.c.wording)
)


class Record:
    """The rulings and givings of a database. Every call may block, and is made beside the event loop."""

    def __init__(self, database: Database, clock: Callable[[], int] = time.time_ns) -> None:
        self.database = database
        self._clock = clock
        self.on_given: Callable[[Content], None] = lambda _: None
        """Hears of every ruling that was given."""

    def give(
        self,
        content: Content,
        lang: Lang,
        *,
        table: str | None = None,
        author: str | None = None,
        number: str = "",
    ) -> Giving:
        """Stores the ruling, if it is new, and that it was given: for good, when this returns.

        If the connection breaks while the database commits, nobody knows whether it did. The number tells.
        ``number``: chosen by whoever may have to give it again; it is given once.
        """
        known = self.giving(number) if number else None
        if known is not None:
            return known.giving
        giving = Giving(
            number=number or new_number(),
            place=-1,
            given_at=self._clock() // 1000,
            lang=lang,
            release=RELEASE,
            table=table,
            author=author,
            ruling=content.digest,
            words=content.wording_digest,
            salt=secrets.token_bytes(16),
            withheld=content.withheld,
        )
        try:
            given = self._give(content, giving)
        except RecordUnavailable as failed:
            if not failed.was_cut_off:
                raise
            found = self.giving(giving.number)
            given = self._give(content, giving) if found is None else found.giving
        self.on_given(content)
        return given

    def _give(self, content: Content, giving: Giving) -> Giving:
        signer = self.database.open()
        with self.database.writing() as connection:
            ruling, wording = keep(connection, content)
            place = tree.append(connection, signer, giving.entry)
            connection.execute(
                insert(givings).values(
                    place=place,
                    number=giving.number,
                    ruling=ruling,
                    wording=wording,
                    given_at=giving.given_at,
                    lang=giving.lang,
                    release=giving.release,
                    withheld=giving.withheld,
                    salt=giving.salt,
                    table=giving.table,
                    author=giving.author,
                )
            )
            search.add(connection, place, content.terms)
        return replace(giving, place=place)

    def erase_names(self, number: str) -> bool:
        """They are in no leaf of the log, which verifies as before. False if there is no such giving."""
        with self.database.writing() as connection:
            erased = update(givings).where(givings.c.number == number).values(table=None, author=None)
            return bool(connection.execute(erased).rowcount)

    def ruling(self, name: str, secret: str | None = None) -> Stored | None:
        """The ruling with this id, as it was worded last.

        ``secret``: what a stranger shows. A withheld giving hides the ruling then, unless this opens it.
        The database leaves it out at once: unpacking it first would take time, and tell that it exists.
        """
        digests = _digests(name)
        if digests is None:
            return None
        query = (
            select(rulings, wordings.c.body.label("said"))
            .join(wordings, wordings.c.ruling == rulings.c.key)
            .where(rulings.c.digest.between(*digests))
            .order_by(wordings.c.key.desc())
            .limit(1)
        )
        with self.database.reading() as connection:
            row = connection.execute(query if secret is None else query.where(_may_see(secret))).first()
            if row is None:
                return None
            given = connection.execute(
                select(givings.c.withheld, givings.c.salt).where(givings.c.ruling == row.key)
            ).all()
            withheld = any(one.withheld for one in given) or has_hidden_hands(
                unpacked_body(row.body)["given"]
            )
            return Stored(
                id=id_of(row.digest),
                game=row.game,
                kind=row.kind,
                verdict=row.verdict,
                withheld=withheld,
                packed=row.said,
                revision=row.revision,
                salts=tuple(bytes(one.salt) for one in given) if withheld else (),
                superseded_by=_superseded_by(connection, row.key),
            )

    def giving(self, number: str) -> Given | None:
        """The giving with this number, and the ruling as it was said then."""
        with self.database.reading() as connection:
            row = connection.execute(_GIVEN.where(givings.c.number == number)).mappings().first()
            if row is None:
                return None
            return _given(row, _superseded_by(connection, row["ruling_key"]))

    def list(
        self, wanted: search.Wanted = search.ANYTHING, before: str | None = None, most: int = 20
    ) -> list[Given] | None:
        """The newest givings first, those before the one with this number; None if there is no such number.

        Withheld ones are found only if nothing in particular is looked for.
        """
        with self.database.reading() as connection:
            end = tree.head(connection).size
            if before is not None:
                place = connection.scalar(select(givings.c.place).where(givings.c.number == before))
                if place is None:
                    return None
                end = place
            places = search.places(connection, wanted, end, most)
            query = _GIVEN.where(givings.c.place < end if places is None else givings.c.place.in_(places))
            rows = connection.execute(query.order_by(givings.c.place.desc()).limit(most)).mappings()
            return [_given(row) for row in rows]


def keep(connection: Connection, content: Content) -> tuple[int, int]:
    """Stores a ruling and its wording, unless they are there. Returns the keys of both."""
    ruling = _key_of(
        connection,
        rulings,
        {
            "digest": content.digest,
            "case_digest": content.case_digest,
            "game": content.game,
            "kind": content.kind,
            "revision": content.revision,
            "verdict": content.verdict,
            "body": content.body,
        },
    )
    wording = _key_of(
        connection,
        wordings,
        {
            "digest": content.wording_digest,
            "ruling": ruling,
            "release": RELEASE,
            "body": content.wording,
        },
    )
    return ruling, wording


def _key_of(connection: Connection, table: Table, values: dict[str, object]) -> int:
    """The key of the row with this digest. It is put in if it is new; another server may do the same now."""
    query = select(table.c.key).where(table.c.digest == values["digest"])
    known: int | None = connection.scalar(query)
    if known is None:
        known = connection.scalar(_unless_there(connection, table, values))
    return connection.scalars(query).one() if known is None else known


def _unless_there(connection: Connection, table: Table, values: dict[str, object]) -> ReturningInsert[Any]:
    by_digest = ["digest"]
    if connection.dialect.name == "sqlite":
        new = sqlite.insert(table).values(values)
        return new.on_conflict_do_nothing(index_elements=by_digest).returning(table.c.key)
    other = postgresql.insert(table).values(values)
    return other.on_conflict_do_nothing(index_elements=by_digest).returning(table.c.key)


def _superseded_by(connection: Connection, ruling: int) -> str | None:
    """The id of the ruling that was accepted last in the place of this one."""
    before, after = wordings.alias(), wordings.alias()
    digest: bytes | None = connection.scalar(
        select(rulings.c.digest)
        .join(after, after.c.ruling == rulings.c.key)
        .join(reruled, reruled.c.after == after.c.key)
        .join(before, before.c.key == reruled.c.before)
        .join(rerulings, rerulings.c.key == reruled.c.reruling)
        .where(before.c.ruling == ruling, rulings.c.key != ruling, rerulings.c.accepted_at.is_not(None))
        .order_by(rerulings.c.accepted_at.desc())
        .limit(1)
    )
    return None if digest is None else id_of(digest)


def _given(values: RowMapping, superseded_by: str | None = None) -> Given:
    giving = Giving(**{column.name: values[column.name] for column in _GIVING})
    stored = Stored(
        id=giving.id,
        game=values["game"],
        kind=values["kind"],
        verdict=values["verdict"],
        withheld=giving.withheld,
        packed=values["body"],
        revision=values["revision"],
        salts=(giving.salt,),
        superseded_by=superseded_by,
    )
    return Given(giving, stored)


def _may_see(secret: str) -> ColumnElement[bool]:
    """Is the ruling withheld by none of its givings, or opened by this secret of one of them?"""
    given = exists().where(givings.c.ruling == rulings.c.key)
    shown = ~given.where(givings.c.withheld)
    if not re.fullmatch("[0-9a-f]{32}", secret):
        return shown
    return or_(shown, given.where(givings.c.salt == bytes.fromhex(secret)))


def _digests(name: str) -> tuple[bytes, bytes] | None:
    """The first and the last digest that an id can stand for."""
    if not re.fullmatch("[0-9a-f]{20}", name):
        return None
    known = bytes.fromhex(name)
    return known + bytes(22), known + b"\xff" * 22
