"""What a dam wants of the pool, and the choices that are worth trying there.

A card that no other dam wants is as good as any other: so the choices name only what others may want too.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from adjudicator.games.river.rules.side_builders import points_of, top
from adjudicator.games.river.search.joint_sides import BEAVER, Front, Sum, World
from adjudicator.games.river.table.cards import DECK, bits


class Interest(NamedTuple):
    """The cards that occur in some side that holds a dam: laid card by card, or within a sum."""

    laid: int
    high: int
    low: int


class Choice(NamedTuple):
    """One way to hold a dam: cards to lay, and what is left to a sum."""

    cards: int
    rest: Sum | None = None


# Which cards matter to a dam


def open_worlds(one: Front, pool: int, limit: int) -> Iterator[World]:
    """The worlds whose elites can still be brought."""
    for world in one.worlds:
        if not world.brought & ~pool and world.brought.bit_count() <= limit:
            yield world


def interest(one: Front, pool: int, limit: int) -> Interest:
    """Every card that is in some side that holds the dam, and perhaps some more."""
    there = pool & DECK & ~one.shut
    laid = high = low = 0
    for world in open_worlds(one, pool, limit):
        count = world.wanted
        for cards in world.sets:
            if not cards & ~there:
                laid |= cards
        if count:
            for row in world.rows:
                if (row & there).bit_count() >= count:
                    laid |= row & there
        for run in world.runs:
            if all(cards & there for cards in run):
                for cards in run:
                    laid |= cards & there
        for suit, need in world.suits:
            laid |= _in_sum(suit & there, count, need, False)
        if world.any_sum:
            if world.any_sum.low:
                low |= _in_sum(there, count, world.any_sum.need, True)
            else:
                high |= _in_sum(there, count, world.any_sum.need, False)
    return Interest(laid, high, low)


def sum_interest(one: Sum, pool: int) -> int:
    return _in_sum(pool & DECK & ~one.shut, one.wanted, one.need, one.low)


def can_reach(one: Sum, cards: int) -> bool:
    """Do these cards, all of them allowed there, hold the dam on its own?"""
    if cards.bit_count() < one.wanted:
        return False
    return worth(best(cards, one.wanted, one.low), one.low) >= one.need


def _in_sum(cards: int, count: int, need: int, low: bool) -> int:
    """The cards that can be among ``count`` cards worth ``need``: with the best beside them they reach it."""
    if not count or cards.bit_count() < count:
        return 0
    beside = best(cards, count - 1, low)
    wanted = need - worth(beside, low)
    if wanted > BEAVER:
        return 0
    found = beside | at_least(cards, max(0, wanted), low)
    return found if worth(best(cards, count, low), low) >= need else 0


def worth(cards: int, low: bool) -> int:
    return BEAVER * cards.bit_count() - points_of(cards) if low else points_of(cards)


def at_least(cards: int, wanted: int, low: bool) -> int:
    """Those of the cards that are worth so much."""
    if low:
        return cards & ((1 << 5 * (BEAVER + 1 - wanted)) - 1)
    return cards >> 5 * wanted << 5 * wanted


def best(cards: int, count: int, low: bool) -> int:
    """The ``count`` cards that are worth most."""
    if not low:
        return top(cards, count)
    found = 0
    for _ in range(count):
        found |= cards & ~found & -(cards & ~found)
    return found


# The choices at a dam


def choices(one: Front, pool: int, limit: int, hot: int) -> Iterator[Choice]:
    """Ways to hold the dam, enough of them: any side that holds it costs the others as much as one of these.

    ``hot`` are the cards that others may want. A card that nobody else wants is as good as any other.
    """
    there = pool & DECK & ~one.shut
    for world in open_worlds(one, pool, limit):
        count = world.wanted
        for cards in world.sets:
            if not cards & ~there:
                yield Choice(cards | world.brought)
        for row in world.rows:
            if (row & there).bit_count() >= count:
                for cards in _some(row & there, count, hot):
                    yield Choice(cards | world.brought)
        for run in world.runs:
            if all(cards & there for cards in run):
                for chosen in product(*(_one(cards & there, hot) for cards in run)):
                    yield Choice(sum(chosen) | world.brought)
        for suit, need in world.suits:
            for cards in _reaching(suit & there, count, need, hot):
                yield Choice(cards | world.brought)
        if world.any_sum and can_reach(world.any_sum, there):
            yield Choice(world.brought, world.any_sum)


def _one(cards: int, hot: int) -> tuple[int, ...]:
    cold = cards & ~hot
    return (cold & -cold,) if cold else tuple(bits(cards))


def _some(cards: int, count: int, hot: int) -> Iterator[int]:
    cold = cards & ~hot
    lacking = count - cold.bit_count()
    if lacking <= 0:
        yield top(cold, count)
    else:
        for chosen in combinations(bits(cards & hot), lacking):
            yield cold | sum(chosen)


def _reaching(cards: int, count: int, need: int, hot: int) -> Iterator[int]:
    """Cards with a sum: the highest that nobody else wants, and as many others as it takes."""
    cold, wanted = cards & ~hot, cards & hot
    for number in range(min(count, wanted.bit_count()) + 1):
        if cold.bit_count() < count - number:
            continue
        free = top(cold, count - number)
        missing = need - points_of(free)
        if points_of(top(wanted, number)) < missing:
            continue
        if not number:
            yield free
            return
        for chosen in combinations(bits(wanted), number):
            cards = sum(chosen)
            if points_of(cards) >= missing:
                yield cards | free
