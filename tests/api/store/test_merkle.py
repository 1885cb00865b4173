"""The tree against RFC 6962, section 2.1, written down once more as it is defined there: recursively."""

import hashlib
from collections.abc import Collection, Mapping

from hypothesis import given
from hypothesis import strategies as st

from api.store.log import merkle
from api.store.log.merkle import Node

SIZES = st.integers(1, 70)


def _split(count: int) -> int:
    """The largest power of two smaller than ``count``."""
    power = 1
    while power * 2 < count:
        power *= 2
    return power


def mth(entries: list[bytes]) -> bytes:
    if not entries:
        return hashlib.sha256(b"").digest()
    if len(entries) == 1:
        return hashlib.sha256(b"\x00" + entries[0]).digest()
    middle = _split(len(entries))
    return hashlib.sha256(b"\x01" + mth(entries[:middle]) + mth(entries[middle:])).digest()


def path(place: int, entries: list[bytes]) -> list[bytes]:
    if len(entries) == 1:
        return []
    middle = _split(len(entries))
    if place < middle:
        return [*path(place, entries[:middle]), mth(entries[middle:])]
    return [*path(place - middle, entries[middle:]), mth(entries[:middle])]


def proof(earlier: int, entries: list[bytes], whole: bool = True) -> list[bytes]:
    if earlier == len(entries):
        return [] if whole else [mth(entries)]
    middle = _split(len(entries))
    if earlier <= middle:
        return [*proof(earlier, entries[:middle], whole), mth(entries[middle:])]
    return [*proof(earlier - middle, entries[middle:], False), mth(entries[:middle])]


class Tree:
    """A tree in memory that has grown leaf by leaf."""

    def __init__(self, size: int) -> None:
        self.entries = [f"entry {place}".encode() for place in range(size)]
        self.nodes: dict[Node, bytes] = {}
        for place, entry in enumerate(self.entries):
            self.nodes.update(merkle.grown(place, merkle.leaf_hash(entry), self.fetch))

    def fetch(self, wanted: Collection[Node]) -> Mapping[Node, bytes]:
        return {node: self.nodes[node] for node in wanted}


@given(SIZES)
def test_a_tree_that_grows_has_the_root_of_all_its_entries_at_every_size(size: int) -> None:
    tree = Tree(size)
    for earlier in range(size + 1):
        assert merkle.root_of(earlier, tree.fetch) == mth(tree.entries[:earlier])
    assert len(tree.nodes) == 2 * size - size.bit_count()


@given(SIZES, st.data())
def test_inclusion(size: int, data: st.DataObject) -> None:
    tree = Tree(size)
    place = data.draw(st.integers(0, size - 1))
    shown = merkle.hashes_of(merkle.inclusion_spans(place, size), tree.fetch)
    assert shown == path(place, tree.entries)
    leaf = merkle.leaf_hash(tree.entries[place])
    assert merkle.root_by_inclusion(leaf, place, size, shown) == mth(tree.entries)
    other = data.draw(st.integers(0, size).filter(lambda one: one != place))
    assert merkle.root_by_inclusion(leaf, other, size, shown) != mth(tree.entries)
    assert merkle.root_by_inclusion(leaf, place, size, [*shown, leaf]) is None
    if shown:
        broken = data.draw(st.integers(0, len(shown) - 1))
        shown[broken] = hashlib.sha256(shown[broken]).digest()
        assert merkle.root_by_inclusion(leaf, place, size, shown) != mth(tree.entries)


@given(SIZES, st.data())
def test_consistency(later: int, data: st.DataObject) -> None:
    tree = Tree(later)
    earlier = data.draw(st.integers(1, later))
    before, now = mth(tree.entries[:earlier]), mth(tree.entries)
    shown = merkle.hashes_of(merkle.consistency_spans(earlier, later), tree.fetch)
    assert shown == proof(earlier, tree.entries)
    assert merkle.roots_by_consistency(earlier, later, before, shown) == (before, now)
    assert merkle.roots_by_consistency(earlier, later, before, [*shown, now]) is None
    assert merkle.roots_by_consistency(later + 1, later, before, shown) is None
    if shown:
        broken = data.draw(st.integers(0, len(shown) - 1))
        shown[broken] = hashlib.sha256(shown[broken]).digest()
        assert merkle.roots_by_consistency(earlier, later, before, shown) != (before, now)
    else:
        assert earlier == later
