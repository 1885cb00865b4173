"""What must have been seen so that nothing beats the claim: every hope of the defender, and how to end it.

A hope is a class of sides, not a single one: "a red Legion from 7 to 9", "three cards of value 8", "any
three yellow cards worth 20". Each becomes one statement about the cards that are gone. The fewest cards
that satisfy all statements are the smallest reason of an upheld claim, or the fewest cards that would turn
a rejected one.

Where the defender may bring elite cards, each choice of them is a world of hopes of its own: it ends if every
hope in it ends, or at once if too few copies of one of its elites are left.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from adjudicator.games.river.rules.formations import Shape, Strength, is_run, values_in
from adjudicator.games.river.rules.strongest import Contest
from adjudicator.games.river.table.cards import (
    BIT,
    COLOURS,
    ELITE_COPIES,
    ELITE_VALUES,
    OF_COLOUR,
    OF_VALUE,
    bits,
    names,
    value_of,
)
from adjudicator.games.river.table.dams import Requirement
from solver.program import Program, Term, Var, count
from solver.smallest import smallest

NO_FLOOR = -1000
COPIES: Final = {
    elite: [1 << 60 + list(ELITE_COPIES).index(elite) * 2 + copy for copy in range(copies)]
    for elite, copies in ELITE_COPIES.items()
}
"""The elite cards as one-bit sets beyond the battle cards."""


class Spares(NamedTuple):
    """The elite cards that the defender might bring, in canonical order."""

    may_go: tuple[str, ...] = ()
    stay: tuple[str, ...] = ()
    wazki: int = 2
    """No more of them than this (reading dragonfly-limit)."""


def fewest_gone(
    contest: Contest, least: Strength, may_go: int, stay: int, spares: Spares, limit: int | None = None
) -> tuple[str, ...] | None:
    """The fewest cards that may go without which no side reaches ``least``, the rest being available.

    The elites are those of ``spares``, not of the contest. None where it takes more than ``limit`` cards,
    or where no cards suffice.
    """
    hopes = _Hopes(contest, least, may_go, stay, spares)
    chosen = smallest(hopes.program, list(hopes.gone.values()), limit)
    if chosen is None:
        return None
    picked = set(chosen)
    cards = (*names(may_go), *spares.may_go)
    return tuple(card for card, var in zip(cards, hopes.gone.values(), strict=True) if var in picked)


class _Hopes:
    def __init__(self, contest: Contest, least: Strength, may_go: int, stay: int, spares: Spares) -> None:
        self.program = Program()
        self.copies: dict[str, int] = dict.fromkeys(COPIES, 0)
        """The elite cards that are gone or could be brought, by name."""
        self.gone: dict[int, Var] = {BIT[card]: self.program.var(card) for card in names(may_go)}
        """For each card that may go, in canonical order, whether it is gone."""
        for elite in spares.may_go:
            bit = self._copy(elite)
            self.gone[bit] = self.program.var(f"{elite} {bit:x}")
        for elite in spares.stay:
            self._copy(elite)
        self.may_go, self.open = sum(self.gone), may_go | stay
        self.slots, self.real = contest.slots, contest.defender.real
        self.lowest = contest.requirement is Requirement.LOWEST_SUM
        self.few: dict[tuple[int, int], Var | None] = {}
        free = contest.slots - contest.defender.size
        elites = [elite for elite in COPIES for _ in range(self.copies[elite].bit_count())]
        for extra in bringing(elites, min(free, contest.spare_limit)):
            if extra.count("wazka") > spares.wazki:
                continue
            self.when = self._brought(extra)
            self.elites = contest.defender.elites + extra
            self.free = free - len(extra)
            for rung, shape in enumerate(contest.rungs[: 1 - least.rung]):
                self.floor = least.points if -rung == least.rung else NO_FLOOR
                self._end(shape)

    def _copy(self, elite: str) -> int:
        """The next copy of this elite as a one-bit set."""
        bit = COPIES[elite][self.copies[elite].bit_count()]
        self.copies[elite] |= bit
        return bit

    def _brought(self, extra: tuple[str, ...]) -> tuple[Var, ...]:
        """When these elites can be brought: a variable that is false only if too few of one are left."""
        ends = [self._few(self.copies[elite], extra.count(elite) - 1) for elite in dict.fromkeys(extra)]
        too_few = [end for end in ends if end is not None]
        if not too_few:
            return ()
        alive = self.program.var(f"bringing {' '.join(extra)}")
        self.program.at_least(count([alive, *too_few]), 1)
        return (alive,)

    def _at_least(self, variables: Iterable[Var | None], bound: int) -> None:
        """So many of these must be true as long as the elites in question can be brought."""
        self.program.at_least(count(var for var in variables if var is not None), bound, self.when)

    def _end(self, shape: Shape) -> None:
        match shape:
            case Shape.LEGION:
                self._legions()
            case Shape.KOMPANIA:
                self._kompanie()
            case Shape.BRACTWO:
                self._bractwa()
            case Shape.PLAIN_BRACTWO:
                self._plain_bractwa()
            case Shape.BANDA | Shape.PLAIN_BANDA:
                self._bandy(may_be_one_colour=shape is Shape.BANDA)
            case Shape.ANY:
                self._sums(self.open)

    def _one_must_go(self, cards: int) -> None:
        """Of these cards, all of them needed, at least one has to be gone."""
        self._at_least((self.gone[bit] for bit in bits(cards & self.may_go)), 1)

    def _legions(self) -> None:
        for colour in COLOURS:
            for window in self._windows():
                cards = sum(BIT[f"{colour}{value}"] for value in window)
                if self.real & ~cards:
                    continue
                for lacking in _choices(cards & ~self.real, self.free, self.elites):
                    if lacking & self.open == lacking:
                        self._one_must_go(lacking)

    def _kompanie(self) -> None:
        for value, cards in enumerate(OF_VALUE):
            if self.real & ~cards or self.slots * value < self.floor:
                continue
            if all(value in ELITE_VALUES[elite] for elite in self.elites):
                self._too_few(cards & self.open, self.free)

    def _too_few(self, cards: int, wanted: int) -> None:
        """So many of these cards must be gone that fewer than ``wanted`` are left."""
        left = cards.bit_count()
        if left >= wanted:
            self._at_least((self.gone[bit] for bit in bits(cards & self.may_go)), left - wanted + 1)

    def _bractwa(self) -> None:
        for cards in OF_COLOUR.values():
            if not self.real & ~cards:
                self._sums(cards & self.open)

    def _plain_bractwa(self) -> None:
        """Side by side, since the runs among them must be left out."""
        fixed = values_in(self.real)
        for colour in OF_COLOUR.values():
            if self.real & ~colour:
                continue
            for chosen in combinations(bits(colour & self.open), self.free):
                laid = fixed + tuple(value_of(bit) for bit in chosen)
                if any(
                    sum(laid) + sum(values) >= self.floor and not is_run(laid + values)
                    for values in product(*(ELITE_VALUES[elite] for elite in self.elites))
                ):
                    self._one_must_go(sum(chosen))

    def _bandy(self, may_be_one_colour: bool) -> None:
        laid = values_in(self.real)
        if len(set(laid)) < len(laid):
            return
        if self.slots == 1 and not may_be_one_colour:
            return  # a card on its own is of one colour
        for window in self._windows():
            if not set(laid) <= set(window):
                continue
            lacking = sum(OF_VALUE[value] for value in window if value not in laid)
            for wanted in _value_choices(lacking, self.free, self.elites):
                if any(not OF_VALUE[value] & self.open for value in wanted):
                    continue
                ends = [self._few(OF_VALUE[value] & self.open, 0) for value in wanted]
                if not may_be_one_colour and not self.elites:
                    ends += [self._only(colour, wanted) for colour in OF_COLOUR.values()]
                self._at_least(ends, 1)

    def _only(self, colour: int, wanted: tuple[int, ...]) -> Var | None:
        """A variable that is true only if nothing but one colour is left for these values."""
        if self.real & ~colour:
            return None
        others = sum(OF_VALUE[value] & self.open & ~colour for value in wanted)
        return self._few(others, 0)

    def _windows(self) -> Iterator[range]:
        for low in range(13 - self.slots):
            window = range(low, low + self.slots)
            if sum(window) >= self.floor:
                yield window

    def _sums(self, cards: int) -> None:
        """No ``free`` of these cards may still reach the floor together.

        If they did, their values in falling order would be at least those of some pattern that just
        reaches it: so for each pattern, at one of its steps too few cards must be left.
        """
        extreme = min if self.lowest else max
        fixed = sum(values_in(self.real)) + sum(extreme(ELITE_VALUES[elite]) for elite in self.elites)
        target = 11 * self.free + self.floor + fixed if self.lowest else self.floor - fixed
        for pattern in _patterns(self.free, max(0, target), 11):
            steps = {height: place for place, height in enumerate(pattern)}
            levels = [(self._reaching(cards, height), place) for height, place in steps.items()]
            if all(reaching.bit_count() > place for reaching, place in levels):
                self._at_least([self._few(reaching, place) for reaching, place in levels], 1)

    def _reaching(self, cards: int, height: int) -> int:
        """Of these cards those of the height or better: at a lowest-sum dam heights run downwards."""
        if self.lowest:
            return cards & ((1 << 5 * (12 - height)) - 1)
        return cards >> 5 * height << 5 * height

    def _few(self, cards: int, left: int) -> Var | None:
        """A variable that is true only if at most ``left`` of these cards are left; None if it cannot be."""
        if (cards & ~self.may_go).bit_count() > left:
            return None
        if (cards, left) not in self.few:
            var = self.program.var(f"at most {left} of {cards:x}")
            terms: tuple[Term, ...] = count(self.gone[bit] for bit in bits(cards & self.may_go))
            self.program.at_least(terms, cards.bit_count() - left, when=[var])
            self.few[cards, left] = var
        return self.few[cards, left]


def bringing(elites: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of at most so many of these elite cards, those alike being neighbours."""
    for number in range(most + 1):
        yield from dict.fromkeys(combinations(elites, number))


def _choices(lacking: int, free: int, elites: tuple[str, ...]) -> Iterator[int]:
    """The sets of ``free`` cards of a run after the elites have taken the other places."""
    for chosen in combinations(bits(lacking), free):
        left = [value_of(bit) for bit in bits(lacking & ~sum(chosen))]
        if _can_stand_for(elites, left):
            yield sum(chosen)


def _value_choices(lacking: int, free: int, elites: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    values = sorted({value_of(bit) for bit in bits(lacking)})
    for chosen in combinations(values, free):
        if _can_stand_for(elites, [value for value in values if value not in chosen]):
            yield chosen


def _can_stand_for(elites: tuple[str, ...], values: list[int]) -> bool:
    """Can the elites, one each, stand for just these values?"""
    if not elites:
        return not values
    first, rest = elites[0], elites[1:]
    return any(
        _can_stand_for(rest, values[:place] + values[place + 1 :])
        for place, value in enumerate(values)
        if value in ELITE_VALUES[first]
    )


@lru_cache(maxsize=2048)
def _patterns(length: int, total: int, top: int) -> tuple[tuple[int, ...], ...]:
    """Falling rows of ``length`` values from ``top`` down that add up to ``total``."""
    if length == 0:
        return ((),) if total == 0 else ()
    return tuple(
        (first, *rest)
        for first in range(min(top, total), -1, -1)
        if first * length >= total
        for rest in _patterns(length - 1, total - first, first)
    )
