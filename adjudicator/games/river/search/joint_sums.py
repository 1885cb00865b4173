"""Shares one pool among dams that are held by sums alone, where only the values of the cards count.

The highest cards are best for dams that want high values, the lowest for those that want low values. So the
highest cards are dealt out to the former and the lowest to the latter. The search is exact.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.search.joint_choices import can_reach, most_valuable
from adjudicator.games.river.search.joint_sides import SumTarget
from adjudicator.games.river.table.cards import BEAVER, DECK, bits, value_of
from solver.answer import OutOfBudget

Want = tuple[int, int]
"""A number of cards, and what they must be worth together."""
Parts = tuple[tuple[int, ...], ...]
"""For each want, what each of its cards is worth."""

MOST_DEALS: Final = 20_000
"""One search gives up after this many deals."""


def share_pool(group: Sequence[SumTarget], pool: int) -> dict[int, int] | None:
    """Cards for each dam of the group so that all are held. None if the pool is not enough."""
    cards = pool & DECK
    if any(one.wanted == 0 and one.need > 0 for one in group):
        return None
    group = [one for one in group if one.wanted]
    if not all(can_reach(one, cards & ~one.barred) for one in group):
        return None
    if cards.bit_count() < sum(one.wanted for one in group):
        return None
    barred = cards & _barred_somewhere(group)
    return _try_barred_card(group, cards, barred & -barred) if barred else _deal_high_and_low(group, cards)


def _barred_somewhere(group: Sequence[SumTarget]) -> int:
    """The cards that some dam of the group may not use."""
    found = 0
    for one in group:
        found |= one.barred
    return found


def _try_barred_card(group: Sequence[SumTarget], cards: int, card: int) -> dict[int, int] | None:
    """Try a card that some dams may not use: at no dam, then at each of the other dams."""
    found = share_pool(group, cards ^ card)
    if found is not None:
        return found
    for place, one in enumerate(group):
        if one.barred & card:
            continue
        worth = BEAVER - value_of(card) if one.low else value_of(card)
        less = one._replace(wanted=one.wanted - 1, need=one.need - worth)
        found = share_pool([*group[:place], less, *group[place + 1 :]], cards ^ card)
        if found is not None:
            return {**found, one.place: found.get(one.place, 0) | card}
    return None


def _deal_high_and_low(group: Sequence[SumTarget], cards: int) -> dict[int, int] | None:
    dealt: dict[int, int] = {}
    for low in (False, True):
        wanting = sorted((w for w in group if w.low is low), key=lambda w: (-w.need / w.wanted, w.place))
        if not wanting:
            continue
        given = most_valuable(cards, sum(one.wanted for one in wanting), low)
        worths = [BEAVER - value_of(bit) if low else value_of(bit) for bit in bits(given)]
        parts = deal(tuple(sorted(worths, reverse=True)), tuple((w.wanted, w.need) for w in wanting))
        if parts is None:
            return None
        for one, part in zip(wanting, parts, strict=True):
            dealt[one.place] = _cards_worth(given, part, low)
            given ^= dealt[one.place]
    return dealt


def _cards_worth(cards: int, worths: tuple[int, ...], low: bool) -> int:
    """Cards that are worth these amounts."""
    taken = 0
    for worth in worths:
        value = BEAVER - worth if low else worth
        taken |= next(bit for bit in bits(cards & ~taken) if value_of(bit) == value)
    return taken


def deal(worths: tuple[int, ...], wants: tuple[Want, ...]) -> Parts | None:
    """Deal out all of these cards, which are sorted from the highest, so that every want is met."""
    left = MOST_DEALS
    failed: set[tuple[tuple[int, ...], int]] = set()

    def serve(worths: tuple[int, ...], place: int) -> Parts | None:
        nonlocal left
        spare = sum(worths) - sum(need for _, need in wants[place:])
        if spare < 0 or (worths, place) in failed:
            return None
        count, need = wants[place]
        if place == len(wants) - 1:
            return (worths,)
        for part in _choices_of(worths, count, need, need + spare):
            left -= 1
            if left < 0:
                raise OutOfBudget
            found = serve(_without(worths, part), place + 1)
            if found is not None:
                return (part, *found)
        failed.add((worths, place))
        return None

    return serve(worths, 0)


def _choices_of(worths: tuple[int, ...], count: int, least: int, most: int) -> Iterator[tuple[int, ...]]:
    """The different choices of ``count`` of these descending worths with a total of ``least`` to ``most``."""
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
        for rest in _choices_of(worths[place + 1 :], count - 1, least - first, most - first):
            yield (first, *rest)


def _without(worths: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    left = list(worths)
    for worth in part:
        left.remove(worth)
    return tuple(left)
