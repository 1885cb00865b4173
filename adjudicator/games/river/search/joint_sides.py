"""What holds a dam when several compete for the same cards: sides in classes, with every unseen card named.

Each way to hold a dam falls into one of five classes: just these cards (a Legion), any so many of one value
(a Kompania), one card of each value (a Banda), so many of one colour with a sum (a Bractwo), or any cards
with a sum. The first four are laid card by card; sums are left open until the rest is settled, since only
values count there (``joint_sums``).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from adjudicator.games.river.rules.formations import Shape, Strength, is_run, values_in
from adjudicator.games.river.rules.side_builders import points_of
from adjudicator.games.river.rules.strongest import Contest
from adjudicator.games.river.table.cards import (
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

BEAVER: Final = 11
NO_FLOOR: Final = -1000
ELITE_BITS: Final = {"perkoz": (1 << 60,), "wazka": (1 << 61, 1 << 62), "labedz": (1 << 63,)}
"""The elite cards still to come, as one-bit sets beyond the battle cards."""
ALL_ELITES: Final = ~DECK


class Sum(NamedTuple):
    """A dam to be held by any ``wanted`` cards that are worth ``need`` or more together."""

    place: int
    wanted: int
    need: int
    low: bool
    """At a lowest-sum dam a card is worth what it lacks to 11, elsewhere its value."""
    shut: int


class World(NamedTuple):
    """The sides that hold a dam with these elites brought: the cards that are then still needed."""

    brought: int
    wanted: int
    """So many battle cards."""
    sets: tuple[int, ...]
    """Just these cards."""
    rows: tuple[int, ...]
    """Any cards of such a set."""
    runs: tuple[tuple[int, ...], ...]
    """One card of each set."""
    suits: tuple[tuple[int, int], ...]
    """Cards of such a set whose values reach a sum."""
    any_sum: Sum | None


class Front(NamedTuple):
    """A dam with a full attacker side where the defender still has to lay cards."""

    place: int
    at: Contest
    least: Strength
    """The weakest strength with which the defender keeps the dam."""
    shut: int
    """Cards that may not come here (reading duck-beaver-in-proof)."""
    worlds: tuple[World, ...]

    @property
    def free(self) -> int:
        return self.at.slots - self.at.defender.size


# Elite cards still to come


def elite_mask(elites: tuple[str, ...]) -> int:
    """These elites, of two alike the first bit first."""
    return sum(ELITE_BITS[elite][elites[:place].count(elite)] for place, elite in enumerate(elites))


def elite_names(pool: int) -> tuple[str, ...]:
    return tuple(elite for elite, copies in ELITE_BITS.items() for copy in copies if pool & copy)


def without(pool: int, taken: int, limit: int) -> tuple[int, int]:
    """What is left, and how many elites may still come. A Ważka left alone gets the first bit."""
    left = pool & ~taken
    used = (taken & ALL_ELITES).bit_count()
    if used == limit or not limit:
        return left & DECK, limit - used
    first, second = ELITE_BITS["wazka"]
    if left & second and not left & first:
        left ^= first | second
    return left, limit - used


# Building the classes of a dam


def front(place: int, at: Contest, least: Strength, shut: int) -> Front:
    free = at.slots - at.defender.size
    worlds = []
    for number in range(min(free, at.spare_limit, len(at.spare)) + 1):
        for extra in dict.fromkeys(combinations(at.spare, number)):
            worlds.append(_world(place, at, least, shut, extra))
    return Front(place, at, least, shut, tuple(world for world in worlds if _is_open(world)))


def _is_open(world: World) -> bool:
    return bool(world.sets or world.rows or world.runs or world.suits or world.any_sum)


def _world(place: int, at: Contest, least: Strength, shut: int, extra: tuple[str, ...]) -> World:
    elites = at.defender.elites + extra
    count = at.slots - at.defender.size - len(extra)
    sets: list[int] = []
    rows: list[int] = []
    runs: list[tuple[int, ...]] = []
    suits: list[tuple[int, int]] = []
    any_sum: Sum | None = None
    by_any = at.rungs[-least.rung] is Shape.ANY and len(at.rungs) > 1
    for rung, shape in enumerate(at.rungs[: 1 - least.rung]):
        floor = least.points if -rung == least.rung else NO_FLOOR
        # Where any cards with the sum do, only sides that stay below it need a class of their own.
        below = least.points if by_any else -NO_FLOOR
        match shape:
            case Shape.LEGION:
                sets += _legions(at, count, elites, floor, below)
            case Shape.KOMPANIA:
                rows += _kompanie(at, elites, floor, below)
            case Shape.BANDA:
                runs += _bandy(at, count, elites, floor, below)
            case Shape.PLAIN_BANDA:
                sets += _plain_bandy(at, count, elites, floor)
            case Shape.BRACTWO:
                suits += _bractwa(at, elites, floor)
            case Shape.PLAIN_BRACTWO:
                sets += _plain_bractwa(at, count, elites, floor)
            case Shape.ANY:
                any_sum = _sum(place, at, count, elites, floor, shut)
    return World(
        elite_mask(extra),
        count,
        tuple(dict.fromkeys(cards for cards in sets if not cards & ~at.unseen)),
        tuple(row for row in rows if (row & at.unseen).bit_count() >= count),
        tuple(dict.fromkeys(run for run in runs if all(one & at.unseen for one in run))),
        tuple(suits),
        any_sum,
    )


def _windows(at: Contest, floor: int, below: int) -> Iterator[range]:
    for low in range(BEAVER + 2 - at.slots):
        window = range(low, low + at.slots)
        if floor <= sum(window) < below:
            yield window


def _legions(at: Contest, count: int, elites: tuple[str, ...], floor: int, below: int) -> Iterator[int]:
    for window in _windows(at, floor, below):
        for colour in COLOURS:
            cards = sum(BIT[f"{colour}{value}"] for value in window)
            if at.defender.real & ~cards:
                continue
            for chosen in combinations(bits(cards & ~at.defender.real), count):
                left = [value_of(bit) for bit in bits(cards & ~at.defender.real & ~sum(chosen))]
                if can_stand_for(elites, tuple(left)):
                    yield sum(chosen)


def _kompanie(at: Contest, elites: tuple[str, ...], floor: int, below: int) -> Iterator[int]:
    for value, cards in enumerate(OF_VALUE):
        fits = all(value in ELITE_VALUES[elite] for elite in elites)
        if fits and not at.defender.real & ~cards and floor <= at.slots * value < below:
            yield cards & at.unseen


def _bandy(
    at: Contest, count: int, elites: tuple[str, ...], floor: int, below: int
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
    """Side by side, since those of one colour must be left out; an elite card can always be of another."""
    if at.slots == 1:
        return
    for run in _bandy(at, count, elites, floor, -NO_FLOOR):
        for chosen in product(*(bits(cards) for cards in run)):
            side = at.defender.real | sum(chosen)
            if elites or all(side & ~suit for suit in OF_COLOUR.values()):
                yield sum(chosen)


def _bractwa(at: Contest, elites: tuple[str, ...], floor: int) -> Iterator[tuple[int, int]]:
    fixed = points_of(at.defender.real) + sum(max(ELITE_VALUES[elite]) for elite in elites)
    for suit in OF_COLOUR.values():
        if not at.defender.real & ~suit:
            yield suit & at.unseen, floor - fixed


def _plain_bractwa(at: Contest, count: int, elites: tuple[str, ...], floor: int) -> Iterator[int]:
    """Side by side, since the runs among them must be left out."""
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


def _sum(place: int, at: Contest, count: int, elites: tuple[str, ...], floor: int, shut: int) -> Sum | None:
    low = at.requirement is Requirement.LOWEST_SUM
    best = min if low else max
    fixed = points_of(at.defender.real) + sum(best(ELITE_VALUES[elite]) for elite in elites)
    need = BEAVER * count + floor + fixed if low else floor - fixed
    if need > BEAVER * count:
        return None
    return Sum(place, count, need, low, shut)


@lru_cache(maxsize=4096)
def can_stand_for(elites: tuple[str, ...], values: tuple[int, ...]) -> bool:
    """Can the elites, one each, stand for just these values?"""
    if not elites:
        return not values
    return any(
        can_stand_for(elites[1:], values[:place] + values[place + 1 :])
        for place, value in enumerate(values)
        if value in ELITE_VALUES[elites[0]]
    )
