"""For each shape a builder: the best side of that shape that cards and elites can still make.

A builder returns the side with the most points (the fewest at a lowest-sum dam) and, among equals, the one
whose unseen cards come first in the order R G B Y P, then by value. It works on whole sets of cards at a
time: as the same colour's next value is five bits up, ``cards & cards >> 5`` finds every pair of neighbours.
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
"""Points, unseen cards added, the values that the elites share out, and their colour ("" for two)."""
Builder = Callable[[int, int, Elites, int, int], Plan | None]
"""From slots, battle cards laid, elites, unseen cards and the least number of points wanted."""


# Sets of cards at once. Tables by bit length answer for the highest card of a set.

SUITS: Final = tuple(OF_COLOUR.values())
VALUE: Final = (0, *(value for value in VALUES for _ in COLOURS))
COLOUR: Final = ("", *(colour for _ in VALUES for colour in reversed(COLOURS)))
SUIT: Final = (DECK, *(OF_COLOUR[colour] for colour in COLOUR[1:]))
"""The cards of its colour; no card rules none out."""
OTHER_COLOURS: Final = tuple(DECK ^ suit for suit in SUIT)
OTHER_VALUES: Final = (0, *(DECK ^ OF_VALUE[value] for value in VALUE[1:]))
UP_TO: Final = (DECK, *((1 << 5 * value + 5) - 1 for value in VALUE[1:]))
"""The cards of at most its value."""
PLACE: Final = (len(CARD), *(ORDER[CARD[bit]] for bit in sorted(CARD)))
"""Its place in canonical order; no card comes after them all."""

RUN: Final = tuple(sum(1 << 5 * step for step in range(slots)) for slots in range(MOST_SLOTS + 1))
"""The run of one colour from the lowest card; times a card, the run that starts with it."""
RUN_SUM: Final = tuple(sum(range(slots)) for slots in range(MOST_SLOTS + 1))

_FIRST: Final = OF_COLOUR[COLOURS[0]]
_OTHERS: Final = DECK ^ _FIRST
_VALUE_BITS: Final = tuple(sum(OF_VALUE[v] for v in VALUES if v & weight) for weight in (1, 2, 4, 8))
_BEYOND: Final = DECK << 5 | DECK
"""The deck and a value more."""


def points_of(cards: int) -> int:
    """The sum of the values, counted binary digit by binary digit."""
    one, two, four, eight = _VALUE_BITS
    return (
        (cards & one).bit_count()
        + 2 * (cards & two).bit_count()
        + 4 * (cards & four).bit_count()
        + 8 * (cards & eight).bit_count()
    )


def values_at(cards: int) -> int:
    """The values that occur, each as the card of the first colour: adding carries the others up to it."""
    return (cards | (cards & _OTHERS) + _OTHERS) & _FIRST


def top(cards: int, count: int) -> int:
    """The highest ``count`` cards of a set, R first among equals."""
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
    added, values = _fill(slots, low, real, unseen & SUIT[start], elites)
    return points, added, values, COLOUR[start]


def banda(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    held = values_at(real)
    if held.bit_count() < real.bit_count():
        return None
    start = _highest_run(slots, held, held | values_at(unseen), _FIRST, elites)
    low = VALUE[start]
    points = slots * low + RUN_SUM[slots]
    if not start or points < need:
        return None
    if not elites.size:
        return points, _tops(slots, low, real, unseen), (), ""
    added, values = _fill(slots, low, real, unseen, elites)
    return points, added, values, ""


def plain_banda(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    """The highest run that need not be of one colour."""
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
    """The lowest card (its bit length) of the highest run that takes in all that is held; 0 if there is none.

    A run may lack as many of the cards one could have as there are Ważki.
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
    for dealt in elites.dealt:
        if held & dealt:
            continue
        starts = have | dealt
        if elites.wazki:
            starts = _runs_but_for(elites.wazki, slots, starts)
        else:
            for _ in range(slots - 1):
                starts &= starts >> 5
        needed = held | dealt
        start = (starts & suit & UP_TO[(needed & -needed).bit_length()]).bit_length()
        if start > best and VALUE[start] + slots > VALUE[needed.bit_length()]:
            best = start
    return best


def _runs_but_for(wazki: int, slots: int, have: int) -> int:
    """The lowest places of all runs that lack at most one card, or two; grown downwards from the top."""
    none = one = two = _BEYOND
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


def _tops(slots: int, low: int, real: int, unseen: int) -> int:
    """The first card of each value of a run that is not laid yet."""
    added = 0
    for cards in OF_VALUE[low : low + slots]:
        if not cards & real:
            added |= 1 << (unseen & cards).bit_length() - 1
    return added


def _fill(slots: int, low: int, real: int, unseen: int, elites: Elites) -> tuple[int, tuple[int, ...]]:
    """Fill a run; the elites take the places whose card is missing or, in canonical order, comes last."""
    places = []
    for value in range(low, low + slots):
        if not real & OF_VALUE[value]:
            card = (unseen & OF_VALUE[value]).bit_length()
            places.append((PLACE[card], value, card))
    if len(places) == elites.size:
        return 0, tuple([value for _, value, _ in places])
    places.sort(reverse=True)
    values = []
    for _, among in elites.pickiest:
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
    hopes = elites.alike
    if real:
        value = VALUE[real.bit_length()]
        hopes = (value,) if value in hopes else ()
    free = slots - real.bit_count() - elites.size
    for value in hopes:
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
            points = points_of(real | added) + elites.most_points
            if points >= need:
                best = points, added, elites.most, COLOUR[suit.bit_length()]
                need = points + 1
    return best


def plain_bractwo(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    """The best that is not a run: of all colours, then, if it is one, of each colour by itself."""
    if slots == 1:
        return None
    plan = bractwo(slots, real, elites, unseen, need)
    if plan is None or not _is_run(slots, real | plan[1], elites):
        return plan
    best: Plan | None = None
    for suit in SUITS:
        plan = bractwo(slots, real, elites, unseen & suit, need)
        if plan and _is_run(slots, real | plan[1], elites):
            plan = _not_run(slots, real, elites, unseen & suit, plan) if plan[0] > need else None
        if plan and plan[0] >= need:
            best = plan
            need = plan[0] + 1
    return best


def _is_run(slots: int, cards: int, elites: Elites) -> bool:
    """Whether these cards of one colour are a run beside the elites at their most."""
    side = values_at(cards)
    if elites.size:
        if elites.wazki > 1 or cards & elites.most_cards:
            return False
        side |= elites.most_cards & _FIRST
    return side == RUN[slots] * (side & -side)


def _not_run(slots: int, real: int, elites: Elites, unseen: int, plan: Plan) -> Plan | None:
    """The next best to a run: its lowest added card changed for a lower one, or an elite read one lower.

    The lower elite repeats or skips a value. Between equals, the lower card comes first.
    """
    points, added, most, colour = plan
    best: Plan | None = None
    lowest = added & -added
    for card in bits(unseen & ~added if added else 0):
        if not _is_run(slots, real | added ^ lowest ^ card, elites):
            best = points - value_of(lowest) + value_of(card), added ^ lowest ^ card, most, colour
            break
    if best is None or best[0] < points - 1:
        for place, name in enumerate(elites.names):
            if most[place] - 1 in ELITE_VALUES[name]:
                return points - 1, added, (*most[:place], most[place] - 1, *most[place + 1 :]), colour
    return best


# Any cards


def most_points(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    free = slots - real.bit_count() - elites.size
    if unseen.bit_count() < free:
        return None
    added = top(unseen, free)
    points = points_of(real | added) + elites.most_points
    return (points, added, elites.most, "R") if points >= need else None


def fewest_points(slots: int, real: int, elites: Elites, unseen: int, need: int) -> Plan | None:
    """As the builder for a lowest-sum dam: points are the negative sum."""
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
    points = -points_of(real | added) - elites.least_points
    return (points, added, elites.least, "R") if points >= need else None


BUILDERS: Final[dict[Shape, Builder]] = {
    Shape.LEGION: legion,
    Shape.KOMPANIA: kompania,
    Shape.BRACTWO: bractwo,
    Shape.BANDA: banda,
    Shape.PLAIN_BRACTWO: plain_bractwo,
    Shape.PLAIN_BANDA: plain_banda,
    Shape.ANY: most_points,
}
