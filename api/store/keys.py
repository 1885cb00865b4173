"""API keys: shown once, stored hashed, found by a visible prefix, revocable, with an expiry."""

import time
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sqlalchemy import func, insert, select, update

from api.store import secrets_shown
from api.store.database import Database
from api.store.tables import keys

MARK: Final = "sedzia"
MICRO: Final = 1_000_000


class Role(StrEnum):
    """What somebody may do; each may do what those before may."""

    PUBLIC = "public"
    """No key."""
    READER = "reader"
    PLAYER = "player"
    REFEREE = "referee"
    HEAD_REFEREE = "head-referee"
    ORGANISER = "organiser"
    ADMIN = "admin"

    def may(self, least: "Role") -> bool:
        ranks = list(Role)
        return ranks.index(self) >= ranks.index(least)


GIVEN: Final = tuple(role for role in Role if role is not Role.PUBLIC)
"""The roles that a key can have."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key as it is stored: what it opens can't be made from it."""

    prefix: str
    name: str
    role: Role
    made_at: int
    """Microseconds since 1970."""
    expires_at: int | None
    revoked_at: int | None

    def is_good(self, now: int) -> bool:
        return self.revoked_at is None and (self.expires_at is None or now < self.expires_at)


def add(database: Database, name: str, role: Role, days: float | None) -> tuple[str, Key]:
    """The key itself, which nobody can be shown again, and what is stored of it."""
    shown = secrets_shown.new()
    now = _now()
    key = Key(shown.prefix, name, role, now, None if days is None else now + int(days * 86400 * MICRO), None)
    with database.writing() as connection:
        connection.execute(
            insert(keys).values(
                prefix=shown.prefix,
                hash=shown.hash,
                name=name,
                role=role.value,
                made_at=key.made_at,
                expires_at=key.expires_at,
            )
        )
    return shown.text(MARK), key


def revoke(database: Database, prefix: str) -> bool:
    """False if there is no such key, or it is revoked already."""
    with database.writing() as connection:
        done = connection.execute(
            update(keys)
            .where(keys.c.prefix == prefix.upper(), keys.c.revoked_at.is_(None))
            .values(revoked_at=_now())
        )
        return bool(done.rowcount)


def listed(database: Database) -> list[Key]:
    """The newest first."""
    with database.reading() as connection:
        rows = connection.execute(select(*_SEEN).order_by(keys.c.made_at.desc()))
        return [_key(row._mapping) for row in rows]


def find(database: Database, text: str) -> Key | None:
    """The key that somebody shows, if it is good now."""
    shown = secrets_shown.read(MARK, text)
    if shown is None:
        return None
    with database.reading() as connection:
        row = connection.execute(select(keys.c.hash, *_SEEN).where(keys.c.prefix == shown.prefix)).first()
    if row is None or not shown.opens(bytes(row.hash)):
        return None
    key = _key({name: value for name, value in row._mapping.items() if name != "hash"})
    return key if key.is_good(_now()) else None


def any_good(database: Database) -> bool:
    """Is there a key that opens anything?"""
    with database.reading() as connection:
        good = (
            select(func.count())
            .select_from(keys)
            .where(keys.c.revoked_at.is_(None), (keys.c.expires_at.is_(None)) | (keys.c.expires_at > _now()))
        )
        return bool(connection.scalar(good))


_SEEN: Final = tuple(column for column in keys.columns if column.name != "hash")


def _key(row: object) -> Key:
    values = dict(row)  # type: ignore[call-overload]
    return Key(**{**values, "role": Role(values["role"])})


def _now() -> int:
    return time.time_ns() // 1000
