"""The tables of the record. ``migrations/`` makes them, and a test compares the two.

A ruling is content: it never changes, and there is one of each digest. What was said of it in both languages
is a wording, content too. Giving a ruling is an event, and has a place in the log.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

_KEY: Final = BigInteger().with_variant(Integer, "sqlite")

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

rulings: Final = Table(
    "rulings",
    metadata,
    Column("key", _KEY, primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),
    Column("case_digest", LargeBinary(32), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("revision", String(64), nullable=False),
    Column("verdict", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""``body``: the case as handed in and the proof that the digest is made of, packed."""

wordings: Final = Table(
    "wordings",
    metadata,
    Column("key", _KEY, primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),
    Column("ruling", ForeignKey("rulings.key"), nullable=False, index=True),
    Column("release", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""``body``: the ruling as JSON, text and picture in each language, packed."""

givings: Final = Table(
    "givings",
    metadata,
    Column("place", _KEY, primary_key=True, autoincrement=False),
    Column("number", String(14), nullable=False, unique=True),
    Column("ruling", ForeignKey("rulings.key"), nullable=False, index=True),
    Column("wording", ForeignKey("wordings.key"), nullable=False),
    Column("given_at", BigInteger, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("release", String(32), nullable=False),
    Column("withheld", Boolean, nullable=False),
    Column("salt", LargeBinary(16), nullable=False),
    Column("table", String(64)),
    Column("author", String(128)),
)
"""``place``: in the log, from 0 on. ``given_at``: microseconds since 1970, as the clock of the server said.
Table and author are in no leaf of the log, so that names can be erased."""

log_nodes: Final = Table(
    "log_nodes",
    metadata,
    Column("level", SmallInteger, primary_key=True),
    Column("place", BigInteger, primary_key=True),
    Column("hash", LargeBinary(32), nullable=False),
    sqlite_with_rowid=False,
)
"""The complete subtrees of the log."""

log_head: Final = Table(
    "log_head",
    metadata,
    Column("only", SmallInteger, primary_key=True, autoincrement=False),
    Column("size", BigInteger, nullable=False),
    Column("signer", Text),
    Column("checkpoint", Text),
)
"""One row: how many entries the log has, and its signed checkpoint. Whoever appends locks it first."""

rerulings: Final = Table(
    "rerulings",
    metadata,
    Column("key", _KEY, primary_key=True),
    Column("number", String(14), nullable=False, unique=True),
    Column("release", String(32), nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("accepted_at", BigInteger),
    Column("seal", Text),
)
"""Every stored case ruled again, by one release. ``seal``: what it came to, signed when it ends, and
again when it is accepted."""

reruled: Final = Table(
    "reruled",
    metadata,
    Column("reruling", ForeignKey("rerulings.key"), primary_key=True),
    Column("before", ForeignKey("wordings.key"), primary_key=True),
    Column("after", ForeignKey("wordings.key")),
    Column("change", String(16), nullable=False),
    Column("detail", Text),
    Index("ix_reruled_change", "reruling", "change"),
    Index("ix_reruled_before", "before"),
)
"""What was said of a case, what is said of it now, and how the two differ."""

keys: Final = Table(
    "keys",
    metadata,
    Column("prefix", String(8), primary_key=True),
    Column("hash", LargeBinary(32), nullable=False),
    Column("name", String(128), nullable=False),
    Column("role", String(16), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("revoked_at", BigInteger),
)
"""API keys. ``hash``: of the part that is shown once. ``prefix``: the part by which a key is known."""

events: Final = Table(
    "events",
    metadata,
    Column("id", String(14), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
)
"""What the referee's desk is for. Whoever adds to its journal locks its row first."""

event_entries: Final = Table(
    "event_entries",
    metadata,
    Column("event", ForeignKey("events.id"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("role", String(16), nullable=False),
    Column("name", String(200), nullable=False),
    Column("player", Integer),
    Column("act", Text, nullable=False),
    Column("request", String(64)),
    UniqueConstraint("event", "request", name="uq_event_entries_event_request"),
)
"""The journals: who did what and when. Lines are added, and never changed. ``act``: as JSON. ``request``: the
name that whoever sent it gave it, so that it is done once, however often it is sent."""

event_links: Final = Table(
    "event_links",
    metadata,
    Column("prefix", String(8), primary_key=True),
    Column("hash", LargeBinary(32), nullable=False),
    Column("event", ForeignKey("events.id"), nullable=False, index=True),
    Column("role", String(16), nullable=False),
    Column("name", String(200), nullable=False),
    Column("player", Integer),
    Column("made_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
)
"""Secret links, stored as keys are: hashed, known by a visible part."""

webhooks: Final = Table(
    "webhooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(8), nullable=False, index=True),
    Column("url", String(1000), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("tried_at", BigInteger),
    Column("outcome", String(64)),
)
"""Addresses that are told when a job has ended. ``owner``: the prefix of a key, empty where all is open. What
signs their messages is derived from the key of the log, and is stored nowhere."""
