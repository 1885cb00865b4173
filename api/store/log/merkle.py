"""The Merkle tree of RFC 6962: hashes, proofs that a leaf is in it, proofs that it only grew.

A tree is kept as its complete subtrees. The one of level ``l`` with index ``i`` covers the leaves from
``i * 2**l`` on, ``2**l`` of them. These never change once they are complete.
"""

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Node:
    """The place of a complete subtree."""

    level: int
    index: int


class Span(NamedTuple):
    """Consecutive leaves whose hash is part of a proof, from ``start`` up to ``end``."""

    start: int
    end: int


Fetch = Callable[[Collection[Node]], Mapping[Node, bytes]]
"""Looks up the hashes of complete subtrees."""

EMPTY: bytes = hashlib.sha256(b"").digest()
"""The root of a tree without leaves."""


def leaf_hash(entry: bytes) -> bytes:
    return hashlib.sha256(b"\x00" + entry).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


def complete_within(span: Span) -> list[Node]:
    """The largest complete subtrees that make up a span, from the left."""
    found = []
    start = span.start
    while start < span.end:
        level = (span.end - start).bit_length() - 1
        if start:
            level = min(level, (start & -start).bit_length() - 1)
        found.append(Node(level, start >> level))
        start += 1 << level
    return found


def folded(hashes: Sequence[bytes]) -> bytes:
    """The root of complete subtrees that stand side by side, the largest on the left."""
    if not hashes:
        return EMPTY
    root = hashes[-1]
    for left in reversed(hashes[:-1]):
        root = node_hash(left, root)
    return root


def grown(size: int, leaf: bytes, fetch: Fetch) -> dict[Node, bytes]:
    """The subtrees that become complete when a tree of this size gets one more leaf."""
    left = [Node(level, (size >> level) - 1) for level in range((~size & (size + 1)).bit_length() - 1)]
    known = fetch(left)
    new = {Node(0, size): leaf}
    for level, beside in enumerate(left):
        leaf = node_hash(known[beside], leaf)
        new[Node(level + 1, size >> (level + 1))] = leaf
    return new


def root_of(size: int, fetch: Fetch) -> bytes:
    """The root of the first ``size`` leaves."""
    peaks = complete_within(Span(0, size))
    known = fetch(peaks)
    return folded([known[peak] for peak in peaks])


def hashes_of(spans: Sequence[Span], fetch: Fetch) -> list[bytes]:
    """The hash of each span."""
    parts = [complete_within(span) for span in spans]
    known = fetch({node for part in parts for node in part})
    return [folded([known[node] for node in part]) for part in parts]


def inclusion_spans(place: int, size: int) -> list[Span]:
    """What is hashed together with the leaf at ``place``, from the leaf up to the root: PATH(m, D[n])."""
    return list(_path(place, Span(0, size)))[::-1]


def _path(place: int, span: Span) -> Iterator[Span]:
    """From the root down."""
    while span.end - span.start > 1:
        middle = _middle(span)
        if place < middle:
            yield Span(middle, span.end)
            span = Span(span.start, middle)
        else:
            yield Span(span.start, middle)
            span = Span(middle, span.end)


def consistency_spans(earlier: int, later: int) -> list[Span]:
    """What proves that the first ``earlier`` of ``later`` leaves are the earlier tree: PROOF(m, D[n])."""
    found: list[Span] = []
    span = Span(0, later)
    while span.end != earlier:
        middle = _middle(span)
        if earlier <= middle:
            found.append(Span(middle, span.end))
            span = Span(span.start, middle)
        else:
            found.append(Span(span.start, middle))
            span = Span(middle, span.end)
    if span.start:
        found.append(span)
    return found[::-1]


def _middle(span: Span) -> int:
    """Where the tree over a span is split: the left part is the largest power of two that is not all."""
    return span.start + (1 << ((span.end - span.start - 1).bit_length() - 1))


def root_by_inclusion(leaf: bytes, place: int, size: int, path: Sequence[bytes]) -> bytes | None:
    """The root that the path leads to from the leaf; None if the path has a wrong length."""
    spans = inclusion_spans(place, size) if 0 <= place < size else None
    if spans is None or len(spans) != len(path):
        return None
    for span, beside in zip(spans, path, strict=True):
        leaf = node_hash(beside, leaf) if span.start < place else node_hash(leaf, beside)
    return leaf


def roots_by_consistency(
    earlier: int, later: int, earlier_root: bytes, path: Sequence[bytes]
) -> tuple[bytes, bytes] | None:
    """Both roots, as the path has them; None if the path has a wrong length.

    An earlier tree that is one complete subtree is not in the path: its root is the first hash.
    """
    spans = consistency_spans(earlier, later) if 0 < earlier <= later else None
    if spans is None or len(spans) != len(path):
        return None
    known = list(zip(spans, path, strict=True))
    if known and known[0][0].end == earlier:
        old = new = known.pop(0)[1]
    else:
        old = new = earlier_root
    for span, beside in known:
        if span.start < earlier:
            old, new = node_hash(beside, old), node_hash(beside, new)
        else:
            new = node_hash(new, beside)
    return old, new
