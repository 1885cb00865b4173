"""The cards of the pool that a dam might use, and the choices of cards worth trying there.

Cards that no other dam wants are interchangeable, so choices differ only in the cards that others want too.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from adjudicator.games.river.rules.side_builders import points_of, top
from adjudicator.games.river.search.joint_sides import HoldingSides, OpenDam, SumTarget
from adjudicator.games.river.table.cards import BEAVER, DECK, bits


class WantedCards(NamedTuple):
    """The cards that occur in some side that holds a dam."""

    chosen: int
    """Where the cards themselves matter: in formations."""
    high: int
    """Where only a high sum matters."""
    low: int
    """Where only a low sum matters."""

    @property
    def cards(self) -> int:
        return self.chosen | self.high | self.low


class Choice(NamedTuple):
    """Cards to lay at a dam, and the sum still to be reached there, if any."""

    cards: int
    rest: SumTarget | None = None


# The cards that a dam might use


def available_sides(one: OpenDam, pool: int, limit: int) -> Iterator[HoldingSides]:
    """The sides whose elites can still be brought."""
    for sides in one.holding:
        if not sides.brought & ~pool and sides.brought.bit_count() <= limit:
            yield sides


def wanted_cards(one: OpenDam, pool: int, limit: int) -> WantedCards:
    """Every card that is in some side that holds the dam, perhaps with a few more."""
    there = pool & DECK & ~one.barred
    chosen = high = low = 0
    for sides in available_sides(one, pool, limit):
        count = sides.wanted
        for cards in sides.exact:
            if not cards & ~there:
                chosen |= cards
        if count:
            for row in sides.one_value:
                if (row & there).bit_count() >= count:
                    chosen |= row & there
        for run in sides.runs:
            if all(cards & there for cards in run):
                for cards in run:
                    chosen |= cards & there
        for suit, need in sides.one_colour:
            chosen |= _usable_in_sum(suit & there, count, need, False)
        if sides.any_sum:
            if sides.any_sum.low:
                low |= _usable_in_sum(there, count, sides.any_sum.need, True)
            else:
                high |= _usable_in_sum(there, count, sides.any_sum.need, False)
    return WantedCards(chosen, high, low)


def cards_wanted_for_sum(one: SumTarget, pool: int) -> int:
    return _usable_in_sum(pool & DECK & ~one.barred, one.wanted, one.need, one.low)


def can_reach(one: SumTarget, cards: int) -> bool:
    """Would these cards hold the dam if it were the only one? None of them may be barred there."""
    if cards.bit_count() < one.wanted:
        return False
    return worth(most_valuable(cards, one.wanted, one.low), one.low) >= one.need


def _usable_in_sum(cards: int, count: int, need: int, low: bool) -> int:
    """The cards that can be among ``count`` cards worth ``need``: with the best others they reach it."""
    if not count or cards.bit_count() < count:
        return 0
    beside = most_valuable(cards, count - 1, low)
    wanted = need - worth(beside, low)
    if wanted > BEAVER:
        return 0
    found = beside | at_least(cards, max(0, wanted), low)
    return found if worth(most_valuable(cards, count, low), low) >= need else 0


def worth(cards: int, low: bool) -> int:
    """The sum of the values or, at a lowest-sum dam, of 11 minus each value."""
    return BEAVER * cards.bit_count() - points_of(cards) if low else points_of(cards)


def at_least(cards: int, wanted: int, low: bool) -> int:
    """The cards that are worth at least ``wanted``."""
    if low:
        return cards & ((1 << 5 * (BEAVER + 1 - wanted)) - 1)
    return cards >> 5 * wanted << 5 * wanted


def most_valuable(cards: int, count: int, low: bool) -> int:
    """The ``count`` cards that are worth most."""
    if not low:
        return top(cards, count)
    found = 0
    for _ in range(count):
        found |= cards & ~found & -(cards & ~found)
    return found


# The choices at a dam


def choices(one: OpenDam, pool: int, limit: int, contested: int) -> Iterator[Choice]:
    """Choices that hold the dam. Every side that holds it costs the others at least as much as one of these.

    ``contested`` are the cards that other dams might use. All other cards are interchangeable.
    """
    there = pool & DECK & ~one.barred
    for sides in available_sides(one, pool, limit):
        count = sides.wanted
        for cards in sides.exact:
            if not cards & ~there:
                yield Choice(cards | sides.brought)
        for row in sides.one_value:
            if (row & there).bit_count() >= count:
                for cards in _some_cards(row & there, count, contested):
                    yield Choice(cards | sides.brought)
        for run in sides.runs:
            if all(cards & there for cards in run):
                for chosen in product(*(_one_card(cards & there, contested) for cards in run)):
                    yield Choice(sum(chosen) | sides.brought)
        for suit, need in sides.one_colour:
            for cards in _cards_reaching(suit & there, count, need, contested):
                yield Choice(cards | sides.brought)
        if sides.any_sum and can_reach(sides.any_sum, there):
            yield Choice(sides.brought, sides.any_sum)


def _one_card(cards: int, contested: int) -> tuple[int, ...]:
    uncontested = cards & ~contested
    return (uncontested & -uncontested,) if uncontested else tuple(bits(cards))


def _some_cards(cards: int, count: int, contested: int) -> Iterator[int]:
    uncontested = cards & ~contested
    lacking = count - uncontested.bit_count()
    if lacking <= 0:
        yield top(uncontested, count)
    else:
        for chosen in combinations(bits(cards & contested), lacking):
            yield uncontested | sum(chosen)


def _cards_reaching(cards: int, count: int, need: int, contested: int) -> Iterator[int]:
    """Cards that reach a sum: the highest uncontested ones, and as few contested ones as possible."""
    uncontested, wanted = cards & ~contested, cards & contested
    for number in range(min(count, wanted.bit_count()) + 1):
        if uncontested.bit_count() < count - number:
            continue
        free = top(uncontested, count - number)
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
