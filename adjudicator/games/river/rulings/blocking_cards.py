"""The fewest cards that must be gone so that no side of the defender beats the claim.

The sides are blocked class by class: "a red Legion from 7 to 9", "three cards of value 8", "any three yellow
cards worth 20". Each class becomes one rule of a program about the cards that are gone. The fewest cards that
satisfy all rules are the smallest reason of an upheld claim, or the fewest cards that would turn a rejected
one.

If the defender may bring elite cards, the classes are stated for each choice of elites. A choice is blocked
if all its classes are, or if too few copies of one of its elites are left.
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

NO_MINIMUM = -1000
COPIES: Final = {
    elite: [1 << 60 + list(ELITE_COPIES).index(elite) * 2 + copy for copy in range(copies)]
    for elite, copies in ELITE_COPIES.items()
}
"""The bits of the elite cards, above those of the battle cards."""


class SpareElites(NamedTuple):
    """The elite cards that the defender might bring, in canonical order.

    Those in ``may_go`` may be among the blocking cards, those in ``stay`` may not.
    """

    may_go: tuple[str, ...] = ()
    stay: tuple[str, ...] = ()
    wazki: int = 2
    """The most Ważki that the defender may bring (reading dragonfly-limit)."""


def fewest_blocking_cards(
    contest: Contest, least: Strength, may_go: int, stay: int, spares: SpareElites, limit: int | None = None
) -> tuple[str, ...] | None:
    """The fewest cards of ``may_go`` and ``spares.may_go`` without which no side reaches ``least``.

    All other cards of ``may_go``, ``stay`` and ``spares`` can be used. The spare elites of the contest are
    ignored. None if more than ``limit`` cards are needed, or if no cards suffice.
    """
    sides = _SidesToBlock(contest, least, may_go, stay, spares)
    chosen = smallest(sides.program, list(sides.gone.values()), limit)
    if chosen is None:
        return None
    picked = set(chosen)
    cards = (*names(may_go), *spares.may_go)
    return tuple(card for card, var in zip(cards, sides.gone.values(), strict=True) if var in picked)


class _SidesToBlock:
    """Every class of sides that reaches ``least``, as rules about the cards that are gone."""

    def __init__(
        self, contest: Contest, least: Strength, may_go: int, stay: int, spares: SpareElites
    ) -> None:
        self.program = Program()
        self.copies: dict[str, int] = dict.fromkeys(COPIES, 0)
        """For each elite, the bits of its copies that may go or stay."""
        self.gone: dict[int, Var] = {BIT[card]: self.program.var(card) for card in names(may_go)}
        """For each card that may go, in canonical order: it is gone."""
        for elite in spares.may_go:
            bit = self._next_copy(elite)
            self.gone[bit] = self.program.var(f"{elite} {bit:x}")
        for elite in spares.stay:
            self._next_copy(elite)
        self.may_go, self.open = sum(self.gone), may_go | stay
        self.slots, self.real = contest.slots, contest.defender.real
        self.lowest = contest.requirement is Requirement.LOWEST_SUM
        self.at_most_left: dict[tuple[int, int], Var | None] = {}
        free = contest.slots - contest.defender.size
        elites = [elite for elite in COPIES for _ in range(self.copies[elite].bit_count())]
        for extra in elite_choices(elites, min(free, contest.spare_limit)):
            if extra.count("wazka") > spares.wazki:
                continue
            self.while_brought = self._can_be_brought(extra)
            self.elites = contest.defender.elites + extra
            self.free = free - len(extra)
            for rung, shape in enumerate(contest.rungs[: 1 - least.rung]):
                self.minimum = least.points if -rung == least.rung else NO_MINIMUM
                self._block(shape)

    def _next_copy(self, elite: str) -> int:
        """The bit of the next copy of this elite."""
        bit = COPIES[elite][self.copies[elite].bit_count()]
        self.copies[elite] |= bit
        return bit

    def _can_be_brought(self, extra: tuple[str, ...]) -> tuple[Var, ...]:
        """A variable that is false only if too few copies of one of these elites are left; none if never."""
        blocks = [
            self._at_most_left(self.copies[elite], extra.count(elite) - 1) for elite in dict.fromkeys(extra)
        ]
        too_few = [block for block in blocks if block is not None]
        if not too_few:
            return ()
        alive = self.program.var(f"bringing {' '.join(extra)}")
        self.program.at_least(count([alive, *too_few]), 1)
        return (alive,)

    def _require(self, variables: Iterable[Var | None], bound: int) -> None:
        """At least ``bound`` of these are true, unless the elites of this choice can't be brought."""
        self.program.at_least(count(var for var in variables if var is not None), bound, self.while_brought)

    def _block(self, shape: Shape) -> None:
        match shape:
            case Shape.LEGION:
                self._block_legions()
            case Shape.KOMPANIA:
                self._block_kompanie()
            case Shape.BRACTWO:
                self._block_bractwa()
            case Shape.PLAIN_BRACTWO:
                self._block_plain_bractwa()
            case Shape.BANDA | Shape.PLAIN_BANDA:
                self._block_bandy(may_be_one_colour=shape is Shape.BANDA)
            case Shape.ANY:
                self._block_sums(self.open)

    def _require_one_gone(self, cards: int) -> None:
        """All of these cards are needed, so at least one of them must be gone."""
        self._require((self.gone[bit] for bit in bits(cards & self.may_go)), 1)

    def _block_legions(self) -> None:
        for colour in COLOURS:
            for run in self._runs():
                cards = sum(BIT[f"{colour}{value}"] for value in run)
                if self.real & ~cards:
                    continue
                for lacking in _run_cards_beside(cards & ~self.real, self.free, self.elites):
                    if lacking & self.open == lacking:
                        self._require_one_gone(lacking)

    def _block_kompanie(self) -> None:
        for value, cards in enumerate(OF_VALUE):
            if self.real & ~cards or self.slots * value < self.minimum:
                continue
            if all(value in ELITE_VALUES[elite] for elite in self.elites):
                self._require_too_few(cards & self.open, self.free)

    def _require_too_few(self, cards: int, wanted: int) -> None:
        """Fewer than ``wanted`` of these cards may be left."""
        left = cards.bit_count()
        if left >= wanted:
            self._require((self.gone[bit] for bit in bits(cards & self.may_go)), left - wanted + 1)

    def _block_bractwa(self) -> None:
        for cards in OF_COLOUR.values():
            if not self.real & ~cards:
                self._block_sums(cards & self.open)

    def _block_plain_bractwa(self) -> None:
        """One side after the other, because runs do not count."""
        fixed = values_in(self.real)
        for colour in OF_COLOUR.values():
            if self.real & ~colour:
                continue
            for chosen in combinations(bits(colour & self.open), self.free):
                laid = fixed + tuple(value_of(bit) for bit in chosen)
                if any(
                    sum(laid) + sum(values) >= self.minimum and not is_run(laid + values)
                    for values in product(*(ELITE_VALUES[elite] for elite in self.elites))
                ):
                    self._require_one_gone(sum(chosen))

    def _block_bandy(self, may_be_one_colour: bool) -> None:
        laid = values_in(self.real)
        if len(set(laid)) < len(laid):
            return
        if self.slots == 1 and not may_be_one_colour:
            return  # a card on its own is of one colour
        for run in self._runs():
            if not set(laid) <= set(run):
                continue
            lacking = sum(OF_VALUE[value] for value in run if value not in laid)
            for wanted in _run_values_beside(lacking, self.free, self.elites):
                if any(not OF_VALUE[value] & self.open for value in wanted):
                    continue
                blocks = [self._at_most_left(OF_VALUE[value] & self.open, 0) for value in wanted]
                if not may_be_one_colour and not self.elites:
                    blocks += [self._only_colour(colour, wanted) for colour in OF_COLOUR.values()]
                self._require(blocks, 1)

    def _only_colour(self, colour: int, wanted: tuple[int, ...]) -> Var | None:
        """A variable that is true only if no other colour is left for these values; None if it can't be."""
        if self.real & ~colour:
            return None
        others = sum(OF_VALUE[value] & self.open & ~colour for value in wanted)
        return self._at_most_left(others, 0)

    def _runs(self) -> Iterator[range]:
        for low in range(13 - self.slots):
            run = range(low, low + self.slots)
            if sum(run) >= self.minimum:
                yield run

    def _block_sums(self, cards: int) -> None:
        """No ``free`` of these cards may reach the minimum together.

        A pattern is a falling row of values whose sum is exactly the minimum. Cards that reach the minimum
        have, in falling order, at least the values of some pattern. So for each pattern there must be a value
        that too few cards reach.
        """
        extreme = min if self.lowest else max
        fixed = sum(values_in(self.real)) + sum(extreme(ELITE_VALUES[elite]) for elite in self.elites)
        target = 11 * self.free + self.minimum + fixed if self.lowest else self.minimum - fixed
        for pattern in _patterns(self.free, max(0, target), 11):
            steps = {height: place for place, height in enumerate(pattern)}
            levels = [(self._reaching(cards, height), place) for height, place in steps.items()]
            if all(reaching.bit_count() > place for reaching, place in levels):
                self._require([self._at_most_left(reaching, place) for reaching, place in levels], 1)

    def _reaching(self, cards: int, height: int) -> int:
        """The cards of this height or more. Height is the value; at a lowest-sum dam, 11 minus the value."""
        if self.lowest:
            return cards & ((1 << 5 * (12 - height)) - 1)
        return cards >> 5 * height << 5 * height

    def _at_most_left(self, cards: int, left: int) -> Var | None:
        """A variable that is true only if at most ``left`` of these cards are left; None if it can't be."""
        if (cards & ~self.may_go).bit_count() > left:
            return None
        if (cards, left) not in self.at_most_left:
            var = self.program.var(f"at most {left} of {cards:x}")
            terms: tuple[Term, ...] = count(self.gone[bit] for bit in bits(cards & self.may_go))
            self.program.at_least(terms, cards.bit_count() - left, when=[var])
            self.at_most_left[cards, left] = var
        return self.at_most_left[cards, left]


def elite_choices(elites: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of at most ``most`` of these elite cards. Equal cards must be neighbours."""
    for number in range(most + 1):
        yield from dict.fromkeys(combinations(elites, number))


def _run_cards_beside(lacking: int, free: int, elites: tuple[str, ...]) -> Iterator[int]:
    """The sets of ``free`` lacking cards of a run if the elites stand for the others."""
    for chosen in combinations(bits(lacking), free):
        left = [value_of(bit) for bit in bits(lacking & ~sum(chosen))]
        if _can_stand_for(elites, left):
            yield sum(chosen)


def _run_values_beside(lacking: int, free: int, elites: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    values = sorted({value_of(bit) for bit in bits(lacking)})
    for chosen in combinations(values, free):
        if _can_stand_for(elites, [value for value in values if value not in chosen]):
            yield chosen


def _can_stand_for(elites: tuple[str, ...], values: list[int]) -> bool:
    """Can the elites stand for exactly these values, one each?"""
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
    """All falling rows of ``length`` values, none above ``top``, with the sum ``total``."""
    if length == 0:
        return ((),) if total == 0 else ()
    return tuple(
        (first, *rest)
        for first in range(min(top, total), -1, -1)
        if first * length >= total
        for rest in _patterns(length - 1, total - first, first)
    )
