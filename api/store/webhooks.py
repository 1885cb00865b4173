"""Webhooks: addresses that the owner of a key set, to be told of their jobs and rulings."""

import base64
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from api.store.database import Database
from api.store.tables import keys, webhooks

MOST: Final = 5
"""Webhooks of one owner."""
EVERYBODY: Final = ""
"""The owner where everything is open."""
SECRET: Final = "whsec_"


class TooManyWebhooks(Exception):  # noqa: N818 - said of an owner
    """They have as many as they may."""


@dataclass(frozen=True, slots=True)
class Webhook:
    id: str
    owner: str
    url: str
    made_at: int
    """Microseconds since 1970."""
    tried_at: int | None = None
    outcome: str | None = None
    """What the last try came to."""


def add(database: Database, owner: str, url: str) -> Webhook:
    hook = Webhook(f"h{secrets.token_hex(12)}", owner, url, time.time_ns() // 1000)
    with database.writing() as connection:
        mine = select(func.count()).select_from(webhooks).where(webhooks.c.owner == owner)
        if (connection.scalar(mine) or 0) >= MOST:
            raise TooManyWebhooks
        connection.execute(insert(webhooks).values(id=hook.id, owner=owner, url=url, made_at=hook.made_at))
    return hook


def listed(database: Database, owner: str) -> list[Webhook]:
    with database.reading() as connection:
        rows = connection.execute(
            select(webhooks).where(webhooks.c.owner == owner).order_by(webhooks.c.made_at)
        )
        return [Webhook(**row._mapping) for row in rows]


def remove(database: Database, owner: str, hook: str) -> bool:
    """False if the owner has none of this id."""
    with database.writing() as connection:
        gone = delete(webhooks).where(webhooks.c.id == hook, webhooks.c.owner == owner)
        return bool(connection.execute(gone).rowcount)


def find(database: Database, hook: str) -> Webhook | None:
    """If it is still there and the key of its owner is still good."""
    now = time.time_ns() // 1000
    with database.reading() as connection:
        row = connection.execute(select(webhooks).where(webhooks.c.id == hook)).first()
        if row is None:
            return None
        good = select(func.count()).select_from(keys)
        good = good.where(
            keys.c.prefix == row.owner,
            keys.c.revoked_at.is_(None),
            keys.c.expires_at.is_(None) | (keys.c.expires_at > now),
        )
        if row.owner != EVERYBODY and not connection.scalar(good):
            return None
        return Webhook(**row._mapping)


def tried(database: Database, hook: str, outcome: str) -> None:
    with database.writing() as connection:
        values = {"tried_at": time.time_ns() // 1000, "outcome": outcome[:64]}
        connection.execute(update(webhooks).where(webhooks.c.id == hook).values(values))


def secret_of(database: Database, hook: str) -> str:
    """What its messages are signed with. Only whoever has the key of the log can make it."""
    derived = hmac.digest(database.open().seed, b"webhook\n" + hook.encode(), hashlib.sha256)
    return SECRET + base64.b64encode(derived).decode()
