"""Dams that are held by sums alone, sharing one pool: only the values of the cards count.

Dams that want high values are best served by the highest cards, those that want low values by the lowest;
so the pool is cut into the cards for either, and these are dealt out. The search is exact.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.search.joint_choices import best, can_reach
from adjudicator.games.river.search.joint_sides import BEAVER, Sum
from adjudicator.games.river.table.cards import DECK, bits, value_of

Want = tuple[int, int]
"""So many cards, worth so much together."""
Parts = tuple[tuple[int, ...], ...]
"""For each want the worths of its cards."""

DEALS: Final = 20_000
"""So many deals are tried in one question: beyond it, the question is given up."""


class TooMany(Exception):  # noqa: N818 - an answer that did not come is not a fault
    """The budget ran out before every deal was tried."""


def share(group: Sequence[Sum], pool: int) -> dict[int, int] | None:
    """For each dam of the group its cards, so that all are held; None if the pool cannot do it."""
    cards = pool & DECK
    if any(one.wanted == 0 and one.need > 0 for one in group):
        return None
    group = [one for one in group if one.wanted]
    if not all(can_reach(one, cards & ~one.shut) for one in group):
        return None
    if cards.bit_count() < sum(one.wanted for one in group):
        return None
    barred = cards & _shut(group)
    return _place(group, cards, barred & -barred) if barred else _split(group, cards)


def _shut(group: Sequence[Sum]) -> int:
    """The cards that are not open to all dams of the group."""
    found = 0
    for one in group:
        found |= one.shut
    return found


def _place(group: Sequence[Sum], cards: int, card: int) -> dict[int, int] | None:
    """A card that some may not use: it goes to one of the others, or to nobody."""
    found = share(group, cards ^ card)
    if found is not None:
        return found
    for place, one in enumerate(group):
        if one.shut & card:
            continue
        worth = BEAVER - value_of(card) if one.low else value_of(card)
        less = one._replace(wanted=one.wanted - 1, need=one.need - worth)
        found = share([*group[:place], less, *group[place + 1 :]], cards ^ card)
        if found is not None:
            return {**found, one.place: found.get(one.place, 0) | card}
    return None


def _split(group: Sequence[Sum], cards: int) -> dict[int, int] | None:
    dealt: dict[int, int] = {}
    for low in (False, True):
        wanting = sorted((w for w in group if w.low is low), key=lambda w: (-w.need / w.wanted, w.place))
        if not wanting:
            continue
        given = best(cards, sum(one.wanted for one in wanting), low)
        worths = [BEAVER - value_of(bit) if low else value_of(bit) for bit in bits(given)]
        parts = deal(tuple(sorted(worths, reverse=True)), tuple((w.wanted, w.need) for w in wanting))
        if parts is None:
            return None
        for one, part in zip(wanting, parts, strict=True):
            dealt[one.place] = _take(given, part, low)
            given ^= dealt[one.place]
    return dealt


def _take(cards: int, worths: tuple[int, ...], low: bool) -> int:
    """Cards of these worths."""
    taken = 0
    for worth in worths:
        value = BEAVER - worth if low else worth
        taken |= next(bit for bit in bits(cards & ~taken) if value_of(bit) == value)
    return taken


def deal(worths: tuple[int, ...], wants: tuple[Want, ...]) -> Parts | None:
    """Deal out just these cards, highest first, so that every want is met."""
    left = DEALS
    failed: set[tuple[tuple[int, ...], int]] = set()

    def serve(worths: tuple[int, ...], place: int) -> Parts | None:
        nonlocal left
        spare = sum(worths) - sum(need for _, need in wants[place:])
        if spare < 0 or (worths, place) in failed:
            return None
        count, need = wants[place]
        if place == len(wants) - 1:
            return (worths,)
        for part in _parts(worths, count, need, need + spare):
            left -= 1
            if left < 0:
                raise TooMany
            found = serve(_less(worths, part), place + 1)
            if found is not None:
                return (part, *found)
        failed.add((worths, place))
        return None

    return serve(worths, 0)


def _parts(worths: tuple[int, ...], count: int, least: int, most: int) -> Iterator[tuple[int, ...]]:
    """The different choices of ``count`` of these falling worths with a total from ``least`` to ``most``."""
    if count == 0:
        if least <= 0 <= most:
            yield ()
        return
    for place in range(len(worths) - count + 1):
        first = worths[place]
        if place and first == worths[place - 1]:
            continue
        if sum(worths[place : place + count]) < least:
            return
        if first + sum(worths[len(worths) - count + 1 :]) > most:
            continue
        for rest in _parts(worths[place + 1 :], count - 1, least - first, most - first):
            yield (first, *rest)


def _less(worths: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    left = list(worths)
    for worth in part:
        left.remove(worth)
    return tuple(left)
