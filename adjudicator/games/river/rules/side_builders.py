"""A builder for each shape: the best side of that shape that cards laid, elites and unseen cards can make.

A builder returns the side with the most points (the fewest at a lowest-sum dam). Among equal sides it returns
the one whose unseen cards come first in the order R G B Y P, then by value. It works on whole sets of cards:
the next value of a colour is five bits higher, so ``cards & cards >> 5`` finds every pair of neighbours.
"""

from collections.abc import Callable
from typing import Final

from adjudicator.games.river.rules.elites import Elites
from adjudicator.games.river.rules.formations import Shape
from adjudicator.games.river.table.cards import (
    CARD,
    COLOURS,
    DECK,
    ELITE_VALUES,
    OF_COLOUR,
    OF_VALUE,
    ORDER,
    VALUES,
    bits,
    value_of,
)
from adjudicator.games.river.table.dams import MOST_SLOTS

Plan = tuple[int, int, tuple[int, ...], str]
"""Points, unseen cards added, the values that the elites take, and their colour ("" for two colours)."""
Builder = Callable[[int, int, Elites, int, int], Plan | None]
"""Takes slots, battle cards laid, elites, unseen cards and the minimum number of points."""


# Properties of the highest card of a set, indexed by the bit length of the set.

SUITS: Final = tuple(OF_COLOUR.values())
VALUE: Final = (0, *(value for value in VALUES for _ in COLOURS))
COLOUR: Final = ("", *(colour for _ in VALUES for colour in reversed(COLOURS)))
SUIT: Final = (DECK, *(OF_COLOUR[colour] for colour in COLOUR[1:]))
"""The cards of its colour. For the empty set, all cards."""
OTHER_COLOURS: Final = tuple(DECK ^ suit for suit in SUIT)
OTHER_VALUES: Final = (0, *(DECK ^ OF_VALUE[value] for value in VALUE[1:]))
UP_TO: Final = (DECK, *((1 << 5 * value + 5) - 1 for value in VALUE[1:]))
"""The cards of at most its value. For the empty set, all cards."""
PLACE: Final = (len(CARD), *(ORDER[CARD[bit]] for bit in sorted(CARD)))
"""Its place in canonical order. The empty set comes after every card."""

RUN: Final = tuple(sum(1 << 5 * step for step in range(slots)) for slots in range(MOST_SLOTS + 1))
"""The run of one colour that starts with the lowest card.

Multiplied by a card: the run that starts with it.
"""
RUN_SUM: Final = tuple(sum(range(slots)) for slots in range(MOST_SLOTS + 1))

_FIRST: Final = OF_COLOUR[COLOURS[0]]
_OTHERS: Final = DECK ^ _FIRST
_VALUE_BITS: Final = tuple(sum(OF_VALUE[v] for v in VALUES if v & weight) for weight in (1, 2, 4, 8))
_DECK_AND_ABOVE: Final = DECK << 5 | DECK
"""The deck and one more value above it."""


def points_of(cards: int) -> int:
    """The sum of the values, added up by binary digits."""
    one, two, four, eight = _VALUE_BITS
    return (
        (cards & one).bit_count()
        + 2 * (cards & two).bit_count()
        + 4 * (cards & four).bit_count()
        + 8 * (cards & eight).bit_count()
    )


def values_of(cards: int) -> int:
    """The values that occur, each as the card of the first colour.

    The addition carries other colours up to it.
    """
    return (cards | (cards & _OTHERS) + _OTHERS) & _FIRST


def top(cards: int, count: int) -> int:
    """The highest ``count`` cards of a set. Among equal values, R comes first."""
    left = cards
    while count:
        left ^= 1 << left.bit_length() - 1
        count -= 1
    return cards ^ left


# Runs: Legion and Banda


def legion(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    suit = SUIT[real.bit_length()]
    start = _highest_run(slots, real, (real | unseen) & suit, suit, elites)
    low = VALUE[start]
    points = slots * low + RUN_SUM[slots]
    if not start or points < need:
        return None
    if not elites.size:
        return points, (RUN[slots] << start - 1) & ~real, (), ""
    added, values = _fill_run(slots, low, real, unseen & SUIT[start], elites)
    return points, added, values, COLOUR[start]


def banda(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    held = values_of(real)
    if held.bit_count() < real.bit_count():
        return None
    start = _highest_run(slots, held, held | values_of(unseen), _FIRST, elites)
    low = VALUE[start]
    points = slots * low + RUN_SUM[slots]
    if not start or points < need:
        return None
    if not elites.size:
        return points, _first_cards_of_run(slots, low, real, unseen), (), ""
    added, values = _fill_run(slots, low, real, unseen, elites)
    return points, added, values, ""


def plain_banda(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    """The highest run that is not of one colour."""
    if slots == 1:
        return None
    if elites.size:
        return banda(slots, real, elites, unseen, need)
    while True:
        plan = banda(slots, real, elites, unseen, need)
        if plan is None:
            return None
        points, added, _, _ = plan
        side = real | added
        if side & OTHER_COLOURS[side.bit_length()]:
            return plan
        for card in bits(added):
            other = unseen & OF_VALUE[VALUE[card.bit_length()]] & ~card
            if other:
                return points, added ^ card ^ top(other, 1), (), ""
        if real.bit_length() == side.bit_length():
            return None
        unseen &= UP_TO[side.bit_length()] & OTHER_VALUES[side.bit_length()]


def _highest_run(slots: int, held: int, have: int, suit: int, elites: Elites) -> int:
    """The lowest card, as a bit length, of the highest run that includes all of ``held``; 0 if there is none.

    ``have`` are the cards that can be had. A run may lack one of them for each Ważka.
    """
    low = (held & -held).bit_length()
    if VALUE[held.bit_length()] - VALUE[low] >= slots:
        return 0
    if not elites.size:
        for _ in range(slots - 1):
            have &= have >> 5
        start = (have & UP_TO[low]).bit_length()
        return start if VALUE[start] + slots > VALUE[held.bit_length()] else 0
    best = 0
    for dealt in elites.run_values:
        if held & dealt:
            continue
        starts = have | dealt
        if elites.wazki:
            starts = _runs_with_gaps(elites.wazki, slots, starts)
        else:
            for _ in range(slots - 1):
                starts &= starts >> 5
        needed = held | dealt
        start = (starts & suit & UP_TO[(needed & -needed).bit_length()]).bit_length()
        if start > best and VALUE[start] + slots > VALUE[needed.bit_length()]:
            best = start
    return best


def _runs_with_gaps(wazki: int, slots: int, have: int) -> int:
    """The lowest cards of all runs that lack at most as many cards as there are Ważki, one or two.

    Runs are extended downwards from above the deck.
    """
    none = one = two = _DECK_AND_ABOVE
    if wazki == 1:
        for _ in range(slots):
            none >>= 5
            one = have & one >> 5 | none
            none &= have
        return one
    for _ in range(slots):
        none >>= 5
        one >>= 5
        two = have & two >> 5 | one
        one = have & one | none
        none &= have
    return two


def _first_cards_of_run(slots: int, low: int, real: int, unseen: int) -> int:
    """For each value of a run that is not laid yet, the first card."""
    added = 0
    for cards in OF_VALUE[low : low + slots]:
        if not cards & real:
            added |= 1 << (unseen & cards).bit_length() - 1
    return added


def _fill_run(slots: int, low: int, real: int, unseen: int, elites: Elites) -> tuple[int, tuple[int, ...]]:
    """The cards and elite values that fill a run.

    The elites take the values whose card is missing or comes last in canonical order.
    """
    places = []
    for value in range(low, low + slots):
        if not real & OF_VALUE[value]:
            card = (unseen & OF_VALUE[value]).bit_length()
            places.append((PLACE[card], value, card))
    if len(places) == elites.size:
        return 0, tuple([value for _, value, _ in places])
    places.sort(reverse=True)
    values = []
    for _, among in elites.fewest_values_first:
        for place in places:
            if place[1] in among:
                values.append(place[1])
                places.remove(place)
                break
    added = 0
    for _, _, card in places:
        added |= 1 << card - 1
    return added, tuple(values)


# One value: Kompania


def kompania(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    candidates = elites.common_values
    if real:
        value = VALUE[real.bit_length()]
        candidates = (value,) if value in candidates else ()
    free = slots - real.bit_count() - elites.size
    for value in candidates:
        if slots * value < need:
            return None
        there = unseen & OF_VALUE[value]
        if there.bit_count() >= free:
            return slots * value, top(there, free), (value,) * elites.size, ""
    return None


# One colour: Bractwo


def bractwo(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    best: Plan | None = None
    free = slots - real.bit_count() - elites.size
    for suit in (SUIT[real.bit_length()],) if real else SUITS:
        there = unseen & suit
        if there.bit_count() >= free:
            added = top(there, free)
            points = points_of(real | added) + elites.highest_points
            if points >= need:
                best = points, added, elites.highest, COLOUR[suit.bit_length()]
                need = points + 1
    return best


def plain_bractwo(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    """The best Bractwo that is not a run. If the best of all is a run, each colour is searched by itself."""
    if slots == 1:
        return None
    plan = bractwo(slots, real, elites, unseen, need)
    if plan is None or not _is_run(slots, real | plan[1], elites):
        return plan
    best: Plan | None = None
    for suit in SUITS:
        plan = bractwo(slots, real, elites, unseen & suit, need)
        if plan and _is_run(slots, real | plan[1], elites):
            plan = _next_best_to_run(slots, real, elites, unseen & suit, plan) if plan[0] > need else None
        if plan and plan[0] >= need:
            best = plan
            need = plan[0] + 1
    return best


def _is_run(slots: int, cards: int, elites: Elites) -> bool:
    """Are these cards of one colour a run, together with the elites at their highest values?"""
    side = values_of(cards)
    if elites.size:
        if elites.wazki > 1 or cards & elites.highest_cards:
            return False
        side |= elites.highest_cards & _FIRST
    return side == RUN[slots] * (side & -side)


def _next_best_to_run(slots: int, real: int, elites: Elites, unseen: int, plan: Plan) -> Plan | None:
    """The next best side after a run: its lowest added card is exchanged, or an elite is read one lower.

    The card is exchanged for a lower one. An elite read one lower repeats or skips a value. Of two equal
    sides, the one with the lower card is taken.
    """
    points, added, highest, colour = plan
    best: Plan | None = None
    lowest = added & -added
    for card in bits(unseen & ~added if added else 0):
        if not _is_run(slots, real | added ^ lowest ^ card, elites):
            best = points - value_of(lowest) + value_of(card), added ^ lowest ^ card, highest, colour
            break
    if best is None or best[0] < points - 1:
        for place, name in enumerate(elites.names):
            lower = highest[place] - 1
            if lower in ELITE_VALUES[name]:
                return points - 1, added, (*highest[:place], lower, *highest[place + 1 :]), colour
    return best


# Any cards


def most_points(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    free = slots - real.bit_count() - elites.size
    if unseen.bit_count() < free:
        return None
    added = top(unseen, free)
    points = points_of(real | added) + elites.highest_points
    return (points, added, elites.highest, "R") if points >= need else None


def fewest_points(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    """The builder for a lowest-sum dam. Points are the negative sum."""
    free = slots - real.bit_count() - elites.size
    if unseen.bit_count() < free:
        return None
    added = 0
    while free:
        there = unseen & OF_VALUE[VALUE[(unseen & -unseen).bit_length()]]
        count = there.bit_count()
        if count > free:
            there, count = top(there, free), free
        added |= there
        unseen &= ~there
        free -= count
    points = -points_of(real | added) - elites.lowest_points
    return (points, added, elites.lowest, "R") if points >= need else None


BUILDERS: Final[dict[Shape, Builder]] = {
    Shape.LEGION: legion,
    Shape.KOMPANIA: kompania,
    Shape.BRACTWO: bractwo,
    Shape.BANDA: banda,
    Shape.PLAIN_BRACTWO: plain_bractwo,
    Shape.PLAIN_BANDA: plain_banda,
    Shape.ANY: most_points,
}
