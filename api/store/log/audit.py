"""Checks the whole record against its log and names every flaw.

Each giving must hash to its leaf, and the leaves must hash to the signed root. Only the signature needs
trust: in the key, and in checkpoints that somebody else has kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Connection, and_, func, or_, select

from api.store.log import merkle, tree
from api.store.log.merkle import Node, Span
from api.store.log.notes import BadNote, Checkpoint, Verifier
from api.store.tables import givings, log_nodes, rulings, wordings

LEVELS: Final = 12
CHUNK: Final = 1 << LEVELS
"""How many entries are looked at together."""


class Kind(StrEnum):
    ALTERED = "altered"
    REMOVED = "removed"
    REORDERED = "reordered"
    CUT_OFF = "cut-off"
    ADDED = "added"
    UNSIGNED = "unsigned"
    """The head is not what the key signed."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """Something in the record is not as it was when it was logged."""

    kind: Kind
    message: str
    place: int | None = None
    """The place in the log."""
    number: str | None = None
    """The number of the giving, if it is known."""

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.message}"


@dataclass(frozen=True, slots=True)
class Row:
    """A giving as the database has it."""

    place: int
    number: str
    leaf: bytes | None
    """None if its ruling or its wording is gone, empty if it can't be read."""


def audit(connection: Connection, key: Verifier, earlier: tuple[Checkpoint, ...] = ()) -> list[Flaw]:
    """All flaws of the log. ``earlier``: checkpoints of this log that somebody has kept."""
    head = tree.head(connection)
    flaws: list[Flaw] = []
    signed = _signed(head, key, flaws)
    known = signed.size if signed else min(head.size, _end(connection))
    size = max(known, *(one.size for one in earlier), 0)
    walk = _Walk(connection, size)
    flaws += walk.flaws()
    flaws += _beyond(connection, size)
    for checkpoint in (*((signed,) if signed else ()), *earlier):
        if walk.root(checkpoint.size) != checkpoint.root and not any(
            flaw.place is not None and flaw.place < checkpoint.size for flaw in flaws
        ):
            words = f"the first {checkpoint.size} entries are not those of the signed checkpoint"
            flaws.append(Flaw(Kind.ALTERED, words))
    return flaws


def _end(connection: Connection) -> int:
    """The place after the last giving. A head that nobody signed may tell any number, this one not."""
    last = connection.scalar(select(func.max(givings.c.place)))
    return 0 if last is None else int(last) + 1


def _signed(head: tree.Head, key: Verifier, flaws: list[Flaw]) -> Checkpoint | None:
    """The checkpoint in the database, if it was signed by the key and is about this head."""
    if head.checkpoint is None:
        if head.size:
            flaws.append(Flaw(Kind.UNSIGNED, f"the head with {head.size} entries is not signed"))
        return None
    try:
        signed = key.open(head.checkpoint)
    except BadNote as bad:
        flaws.append(Flaw(Kind.UNSIGNED, f"the head with {head.size} entries: {bad}"))
        return None
    if head.signer != key.line:
        flaws.append(Flaw(Kind.UNSIGNED, "the head does not name the key that signed it"))
    if signed.size != head.size:
        words = f"the head has {head.size} entries, its signed checkpoint {signed.size}"
        flaws.append(Flaw(Kind.UNSIGNED, words))
    return signed


class _Walk:
    """Goes through the log from the first entry to the last, a chunk at a time."""

    def __init__(self, connection: Connection, size: int) -> None:
        self._connection = connection
        self._size = size
        self._tops: list[bytes | None] = []
        """The hash of each whole chunk, as its leaves give it."""
        self._wrong_rows: list[Row] = []
        self._wrong_leaves: dict[bytes, int] = {}

    def flaws(self) -> list[Flaw]:
        found: list[Flaw] = []
        missing: list[int] = []
        for start in range(0, self._size, CHUNK):
            span = Span(start, min(start + CHUNK, self._size))
            stored = self._stored(span)
            rows = {row.place: row for row in self._rows(span)}
            missing += [place for place in range(*span) if place not in rows]
            for place, row in rows.items():
                leaf = stored.get(Node(0, place))
                if leaf is None:
                    words = f"the leaf of {_named(row)} is missing"
                    found.append(Flaw(Kind.REMOVED, words, place, row.number))
                elif row.leaf != leaf:
                    self._wrong_rows.append(row)
                    self._wrong_leaves[leaf] = place
            found += self._subtree_flaws(span, stored)
        found += self._higher_flaws()
        return [*_missing_flaws(missing, self._size), *self._row_flaws(), *found]

    def root(self, size: int) -> bytes | None:
        """The root of the first entries, as the leaves in the log give it; None if some are missing."""
        peaks = merkle.complete_within(Span(0, size))
        stored = tree.nodes(self._connection, peaks)
        return merkle.folded([stored[peak] for peak in peaks]) if len(stored) == len(peaks) else None

    def _stored(self, span: Span) -> dict[Node, bytes]:
        """The complete subtrees of a chunk that the database has."""
        within = [
            and_(
                log_nodes.c.level == level,
                log_nodes.c.place >= span.start >> level,
                log_nodes.c.place < span.end >> level,
            )
            for level in range(LEVELS + 1)
        ]
        rows = self._connection.execute(
            select(log_nodes.c.level, log_nodes.c.place, log_nodes.c.hash).where(or_(*within))
        )
        return {Node(level, place): tree.hash_in(found) for level, place, found in rows}

    def _rows(self, span: Span) -> Iterator[Row]:
        query = (
            select(
                givings,
                rulings.c.digest.label("ruled"),
                wordings.c.digest.label("words"),
            )
            .join(rulings, rulings.c.key == givings.c.ruling, isouter=True)
            .join(wordings, wordings.c.key == givings.c.wording, isouter=True)
            .where(givings.c.place >= span.start, givings.c.place < span.end)
        )
        for row in self._connection.execute(query):
            is_whole = row.ruled is not None and row.words is not None
            yield Row(row.place, str(row.number), _leaf(row) if is_whole else None)

    def _subtree_flaws(self, span: Span, stored: dict[Node, bytes]) -> Iterator[Flaw]:
        """Compares the subtrees of a chunk with what their leaves give."""
        for level in range(1, LEVELS + 1):
            for index in range(span.start >> level, span.end >> level):
                parts = [stored.get(Node(level - 1, 2 * index)), stored.get(Node(level - 1, 2 * index + 1))]
                yield from _parent_flaws(Node(level, index), parts, stored.get(Node(level, index)))
        if span.end - span.start == CHUNK:
            self._tops.append(stored.get(Node(LEVELS, span.start >> LEVELS)))

    def _higher_flaws(self) -> Iterator[Flaw]:
        """Compares the subtrees above the chunks."""
        query = select(log_nodes).where(log_nodes.c.level > LEVELS)
        stored = {
            Node(row.level, row.place): tree.hash_in(row.hash) for row in self._connection.execute(query)
        }
        below, level = self._tops, LEVELS
        while len(below) > 1:
            level += 1
            places = range(len(below) // 2)
            for index in places:
                yield from _parent_flaws(
                    Node(level, index), below[2 * index : 2 * index + 2], stored.get(Node(level, index))
                )
            below = [stored.get(Node(level, index)) for index in places]

    def _row_flaws(self) -> Iterator[Flaw]:
        for row in self._wrong_rows:
            if row.leaf is None:
                words = f"the ruling or the words of {_named(row)} are gone"
                yield Flaw(Kind.REMOVED, words, row.place, row.number)
            elif row.leaf in self._wrong_leaves:
                words = f"{_named(row)} was at place {self._wrong_leaves[row.leaf]}"
                yield Flaw(Kind.REORDERED, words, row.place, row.number)
            else:
                yield Flaw(Kind.ALTERED, f"{_named(row)} is not what was logged", row.place, row.number)


def _leaf(row: Any) -> bytes:
    """SQLite keeps values of any type in any column, so a row may make no entry at all."""
    try:
        return tree.Entry(
            number=row.number,
            given_at=row.given_at,
            lang=row.lang,
            release=row.release,
            ruling=row.ruled,
            words=row.words,
            withheld=row.withheld,
            salt=row.salt,
        ).leaf
    except (AttributeError, OverflowError, TypeError, ValueError):
        return b""


def _named(row: Row) -> str:
    return f"giving {row.number} at place {row.place}"


def _missing_flaws(missing: list[int], size: int) -> Iterator[Flaw]:
    """Missing givings. If all from some place on are missing, the record was cut off there."""
    end = size
    while missing and missing[-1] == end - 1:
        end = missing.pop()
    for place in missing:
        yield Flaw(Kind.REMOVED, f"the giving at place {place} is missing", place)
    if end < size:
        words = f"the record ends at place {end}, but {size} entries were signed"
        yield Flaw(Kind.CUT_OFF, words, end)


def _parent_flaws(node: Node, parts: list[bytes | None], stored: bytes | None) -> Iterator[Flaw]:
    start, end = node.index << node.level, (node.index + 1) << node.level
    if stored is None:
        yield Flaw(Kind.REMOVED, f"the log has no hash of places {start} to {end - 1}", start)
    elif None not in parts and merkle.folded([part for part in parts if part is not None]) != stored:
        yield Flaw(Kind.ALTERED, f"the hash of places {start} to {end - 1} is not that of its parts", start)


def _beyond(connection: Connection, size: int) -> Iterator[Flaw]:
    """Givings and leaves before the first and after the last entry that was signed."""
    outside = or_(givings.c.place < 0, givings.c.place >= size)
    for place, number in connection.execute(
        select(givings.c.place, givings.c.number).where(outside).order_by(givings.c.place)
    ):
        yield Flaw(Kind.ADDED, f"giving {number} at place {place} was never logged", place, number)
    expected = 2 * size - size.bit_count()
    extra = connection.scalar(select(func.count()).select_from(log_nodes)) or 0
    if extra > expected:
        yield Flaw(Kind.ADDED, f"the log has {extra - expected} hashes too many")
