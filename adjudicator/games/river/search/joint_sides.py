"""The sides with which the defender can hold one of several dams that compete for the same cards.

There are five classes: exactly these cards (a Legion), a number of cards of one value (a Kompania), one card
of each value of a run (a Banda), a number of cards of one colour with a sum (a Bractwo), and any cards with a
sum. For the first four the search chooses cards. Sums are left until the other dams are settled, because only
values count there (``joint_sums``).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from adjudicator.games.river.rules.formations import Shape, Strength, is_run, values_in
from adjudicator.games.river.rules.side_builders import points_of
from adjudicator.games.river.rules.strongest import NO_MINIMUM, Contest
from adjudicator.games.river.table.cards import (
    BEAVER,
    BIT,
    COLOURS,
    DECK,
    ELITE_VALUES,
    OF_COLOUR,
    OF_VALUE,
    bits,
    value_of,
)
from adjudicator.games.river.table.dams import Requirement

ELITE_BITS: Final = {"perkoz": (1 << 60,), "wazka": (1 << 61, 1 << 62), "labedz": (1 << 63,)}
"""The elites still to come, as one-bit sets above the battle cards."""
ALL_ELITES: Final = ~DECK


class SumTarget(NamedTuple):
    """A dam to be held by any ``wanted`` cards that are together worth at least ``need``."""

    place: int
    wanted: int
    need: int
    low: bool
    """A lowest-sum dam: a card is worth 11 minus its value. Elsewhere it is worth its value."""
    barred: int
    """Cards that may not come here (reading duck-beaver-in-proof)."""


class HoldingSides(NamedTuple):
    """The sides that hold a dam if these elites are brought: the battle cards they still need, by class."""

    brought: int
    """The elites, as a set."""
    wanted: int
    """The number of battle cards needed."""
    exact: tuple[int, ...]
    """Exactly these cards."""
    one_value: tuple[int, ...]
    """Any ``wanted`` cards of this set."""
    runs: tuple[tuple[int, ...], ...]
    """One card of each of these sets."""
    one_colour: tuple[tuple[int, int], ...]
    """Any ``wanted`` cards of this set whose values reach this sum."""
    any_sum: SumTarget | None
    """Any ``wanted`` cards that reach a sum."""


class OpenDam(NamedTuple):
    """A dam with a full attacker side where the defender still has to lay cards."""

    place: int
    at: Contest
    least: Strength
    """The lowest strength with which the defender keeps the dam."""
    barred: int
    """Cards that may not come here (reading duck-beaver-in-proof)."""
    holding: tuple[HoldingSides, ...]
    """For each selection of elites to bring, the sides that hold the dam."""

    @property
    def free(self) -> int:
        return self.at.slots - self.at.defender.size


# Elite cards still to come


def elite_mask(elites: tuple[str, ...]) -> int:
    """These elites as a set. A single Ważka gets the first of its two bits."""
    return sum(ELITE_BITS[elite][elites[:place].count(elite)] for place, elite in enumerate(elites))


def elite_names(pool: int) -> tuple[str, ...]:
    return tuple(elite for elite, copies in ELITE_BITS.items() for copy in copies if pool & copy)


def pool_without(pool: int, taken: int, limit: int) -> tuple[int, int]:
    """The pool without these cards, and how many elites may still come. A single Ważka gets the first bit."""
    left = pool & ~taken
    used = (taken & ALL_ELITES).bit_count()
    if used == limit or not limit:
        return left & DECK, limit - used
    first, second = ELITE_BITS["wazka"]
    if left & second and not left & first:
        left ^= first | second
    return left, limit - used


# The sides that hold a dam


def open_dam(place: int, at: Contest, least: Strength, barred: int) -> OpenDam:
    free = at.slots - at.defender.size
    holding = []
    for number in range(min(free, at.spare_limit, len(at.spare)) + 1):
        for extra in dict.fromkeys(combinations(at.spare, number)):
            holding.append(_holding_sides(place, at, least, barred, extra))
    return OpenDam(place, at, least, barred, tuple(sides for sides in holding if _any_side(sides)))


def _any_side(sides: HoldingSides) -> bool:
    return bool(sides.exact or sides.one_value or sides.runs or sides.one_colour or sides.any_sum)


def _holding_sides(
    place: int, at: Contest, least: Strength, barred: int, extra: tuple[str, ...]
) -> HoldingSides:
    elites = at.defender.elites + extra
    count = at.slots - at.defender.size - len(extra)
    exact: list[int] = []
    one_value: list[int] = []
    runs: list[tuple[int, ...]] = []
    one_colour: list[tuple[int, int]] = []
    any_sum: SumTarget | None = None
    any_cards_hold = at.rungs[-least.rung] is Shape.ANY and len(at.rungs) > 1
    for rung, shape in enumerate(at.rungs[: 1 - least.rung]):
        floor = least.points if -rung == least.rung else NO_MINIMUM
        # If any cards with the sum hold the dam, formations need a class of their own only below that sum.
        below = least.points if any_cards_hold else -NO_MINIMUM
        match shape:
            case Shape.LEGION:
                exact += legions(at, count, elites, floor, below)
            case Shape.KOMPANIA:
                one_value += kompanie(at, elites, floor, below)
            case Shape.BANDA:
                runs += bandy(at, count, elites, floor, below)
            case Shape.PLAIN_BANDA:
                exact += _plain_bandy(at, count, elites, floor)
            case Shape.BRACTWO:
                one_colour += bractwa(at, elites, floor)
            case Shape.PLAIN_BRACTWO:
                exact += plain_bractwa(at, count, elites, floor)
            case Shape.ANY:
                any_sum = sum_target(place, at, count, elites, floor, barred)
    return HoldingSides(
        elite_mask(extra),
        count,
        tuple(dict.fromkeys(cards for cards in exact if not cards & ~at.unseen)),
        tuple(cards for cards in one_value if (cards & at.unseen).bit_count() >= count),
        tuple(dict.fromkeys(run for run in runs if all(cards & at.unseen for cards in run))),
        tuple(one_colour),
        any_sum,
    )


def _windows(at: Contest, floor: int, below: int) -> Iterator[range]:
    for low in range(BEAVER + 2 - at.slots):
        window = range(low, low + at.slots)
        if floor <= sum(window) < below:
            yield window


# For each class: the cards that are still needed for a side with these elites and at least ``floor`` points.
# ``below`` leaves out runs and Kompanie with as many points or more.


def legions(
    at: Contest, count: int, elites: tuple[str, ...], floor: int, below: int = -NO_MINIMUM
) -> Iterator[int]:
    for window in _windows(at, floor, below):
        for colour in COLOURS:
            cards = sum(BIT[f"{colour}{value}"] for value in window)
            if at.defender.real & ~cards:
                continue
            for chosen in combinations(bits(cards & ~at.defender.real), count):
                left = [value_of(bit) for bit in bits(cards & ~at.defender.real & ~sum(chosen))]
                if can_stand_for(elites, tuple(left)):
                    yield sum(chosen)


def kompanie(at: Contest, elites: tuple[str, ...], floor: int, below: int = -NO_MINIMUM) -> Iterator[int]:
    for value, cards in enumerate(OF_VALUE):
        fits = all(value in ELITE_VALUES[elite] for elite in elites)
        if fits and not at.defender.real & ~cards and floor <= at.slots * value < below:
            yield cards & at.unseen


def bandy(
    at: Contest, count: int, elites: tuple[str, ...], floor: int, below: int = -NO_MINIMUM
) -> Iterator[tuple[int, ...]]:
    laid = values_in(at.defender.real)
    if len(set(laid)) < len(laid):
        return
    for window in _windows(at, floor, below):
        if not set(laid) <= set(window):
            continue
        lacking = [value for value in window if value not in laid]
        for chosen in combinations(lacking, count):
            left = tuple(value for value in lacking if value not in chosen)
            if can_stand_for(elites, left):
                yield tuple(OF_VALUE[value] & at.unseen for value in chosen)


def _plain_bandy(at: Contest, count: int, elites: tuple[str, ...], floor: int) -> Iterator[int]:
    """Each side is listed, because those of one colour do not count. An elite can be of another colour."""
    if at.slots == 1:
        return
    for run in bandy(at, count, elites, floor):
        for chosen in product(*(bits(cards) for cards in run)):
            side = at.defender.real | sum(chosen)
            if elites or all(side & ~suit for suit in OF_COLOUR.values()):
                yield sum(chosen)


def bractwa(at: Contest, elites: tuple[str, ...], floor: int) -> Iterator[tuple[int, int]]:
    fixed = points_of(at.defender.real) + sum(max(ELITE_VALUES[elite]) for elite in elites)
    for suit in OF_COLOUR.values():
        if not at.defender.real & ~suit:
            yield suit & at.unseen, floor - fixed


def plain_bractwa(at: Contest, count: int, elites: tuple[str, ...], floor: int) -> Iterator[int]:
    """Each side is listed, because the runs among them do not count."""
    fixed = values_in(at.defender.real)
    for suit in OF_COLOUR.values():
        if at.defender.real & ~suit:
            continue
        for chosen in combinations(bits(suit & at.unseen), count):
            laid = fixed + tuple(value_of(bit) for bit in chosen)
            if any(
                sum(laid) + sum(values) >= floor and not is_run(laid + values)
                for values in product(*(ELITE_VALUES[elite] for elite in elites))
            ):
                yield sum(chosen)


def sum_target(
    place: int, at: Contest, count: int, elites: tuple[str, ...], floor: int, barred: int
) -> SumTarget | None:
    low = at.requirement is Requirement.LOWEST_SUM
    best = min if low else max
    fixed = points_of(at.defender.real) + sum(best(ELITE_VALUES[elite]) for elite in elites)
    need = BEAVER * count + floor + fixed if low else floor - fixed
    if need > BEAVER * count:
        return None
    return SumTarget(place, count, need, low, barred)


@lru_cache(maxsize=4096)
def can_stand_for(elites: tuple[str, ...], values: tuple[int, ...]) -> bool:
    """Can the elites be read as exactly these values, one each?"""
    if not elites:
        return not values
    return any(
        can_stand_for(elites[1:], values[:place] + values[place + 1 :])
        for place, value in enumerate(values)
        if value in ELITE_VALUES[elites[0]]
    )
