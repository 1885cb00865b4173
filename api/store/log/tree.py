"""The log in the database: entries are appended one after another, and proofs are read from it."""

import hmac
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, insert, or_, select, update

from adjudicator.values import canonical
from api.store.log import merkle
from api.store.log.merkle import Node, Span
from api.store.log.notes import Checkpoint, Signer
from api.store.tables import log_head, log_nodes

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class WrongKey(Exception):  # noqa: N818 - said of the key
    """The log is signed with another key than the one that this server has."""


class BrokenHead(Exception):  # noqa: N818 - said of the log
    """The log has no head, or not one that tells its size."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the log holds of a giving. The salt keeps others from guessing it. No name is in it."""

    number: str
    given_at: int
    """Microseconds since 1970."""
    lang: str
    release: str
    ruling: bytes
    """The digest of the ruling."""
    words: bytes
    """The digest of its wording."""
    withheld: bool
    """May the public see the number only?"""
    salt: bytes

    @property
    def text(self) -> str:
        """The same for everybody who knows the entry, byte for byte."""
        return canonical(
            {
                "given_at": moment(self.given_at),
                "lang": self.lang,
                "number": self.number,
                "release": self.release,
                "ruling": f"sha256:{self.ruling.hex()}",
                "salt": self.salt.hex(),
                "withheld": self.withheld,
                "words": f"sha256:{self.words.hex()}",
            }
        )

    @property
    def leaf(self) -> bytes:
        return merkle.leaf_hash(self.text.encode())


def opens(secret: str, salt: bytes) -> bool:
    """Is this the secret that was handed out with the giving?"""
    return hmac.compare_digest(secret.encode(), salt.hex().encode())


def moment(microseconds: int) -> str:
    """A time as text, in UTC."""
    return (
        (_EPOCH + timedelta(microseconds=microseconds))
        .isoformat(timespec="microseconds")
        .replace("+00:00", "Z")
    )


def append(connection: Connection, signer: Signer, entry: Entry) -> int:
    """Appends an entry and signs the new head. Returns its place.

    The row of the head is locked until the transaction ends, so that servers append one after another.
    """
    size, known_signer = connection.execute(
        select(log_head.c.size, log_head.c.signer).with_for_update()
    ).one()
    check_signer(signer, known_signer)
    peaks = nodes(connection, merkle.complete_within(Span(0, size)))
    new = merkle.grown(size, entry.leaf, lambda _: peaks)
    connection.execute(
        insert(log_nodes),
        [{"level": node.level, "place": node.index, "hash": found} for node, found in new.items()],
    )
    root = merkle.root_of(size + 1, lambda _: {**peaks, **new})
    note = signer.sign(Checkpoint(signer.name, size + 1, root))
    connection.execute(update(log_head).values(size=size + 1, signer=signer.verifier.line, checkpoint=note))
    found: int = size
    return found


def check_signer(signer: Signer, known: str | None) -> None:
    if known is not None and known != signer.verifier.line:
        theirs = known.partition("+")[0]
        raise WrongKey(
            f"the log is signed with the key of {theirs}, not of {signer.name}: copy its log.key here"
        )


def nodes(connection: Connection, wanted: Collection[Node]) -> dict[Node, bytes]:
    """The hashes of these complete subtrees, as far as they are there."""
    if not wanted:
        return {}
    rows = connection.execute(
        select(log_nodes.c.level, log_nodes.c.place, log_nodes.c.hash).where(any_of(wanted))
    )
    return {Node(level, place): hash_in(found) for level, place, found in rows}


def hash_in(column: bytes | str) -> bytes:
    """SQLite gives back text if somebody has put it there: then it is the hash of nothing."""
    return column.encode() if isinstance(column, str) else bytes(column)


def any_of(wanted: Collection[Node]) -> ColumnElement[bool]:
    """Alternatives, and not a list of pairs: for that SQLite would go through the whole table."""
    return or_(*(and_(log_nodes.c.level == node.level, log_nodes.c.place == node.index) for node in wanted))


@dataclass(frozen=True, slots=True)
class Head:
    """The present state of the log."""

    size: int
    signer: str | None
    """The public key; None as long as there is no entry."""
    checkpoint: str | None


def head(connection: Connection) -> Head:
    rows = connection.execute(select(log_head.c.size, log_head.c.signer, log_head.c.checkpoint)).all()
    if len(rows) != 1 or not isinstance(rows[0].size, int):
        raise BrokenHead("the log must have one head with a size: it was altered, removed or put in")
    return Head(*rows[0])


def empty_checkpoint(signer: Signer) -> str:
    """The checkpoint before the first entry."""
    return signer.sign(Checkpoint(signer.name, 0, merkle.EMPTY))


def root(connection: Connection, size: int) -> bytes:
    return merkle.root_of(size, lambda wanted: nodes(connection, wanted))


def inclusion(connection: Connection, place: int, size: int) -> list[bytes]:
    """The proof that the entry at this place is among the first ``size``."""
    return _hashes(connection, merkle.inclusion_spans(place, size))


def consistency(connection: Connection, earlier: int, later: int) -> list[bytes]:
    """The proof that the first ``earlier`` entries are the same in both trees."""
    return _hashes(connection, merkle.consistency_spans(earlier, later))


def _hashes(connection: Connection, spans: list[Span]) -> list[bytes]:
    def fetch(wanted: Collection[Node]) -> Mapping[Node, bytes]:
        return nodes(connection, wanted)

    return merkle.hashes_of(spans, fetch)
