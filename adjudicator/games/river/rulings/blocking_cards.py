"""The fewest cards that must be gone so that no side of the defender beats the claim.

The sides are blocked class by class: "a red Legion from 7 to 9", "three cards of value 8", "any three yellow
cards worth 20". Each class becomes one rule of a program about the cards that are gone. The fewest cards that
satisfy all rules are the smallest reason of an upheld claim, or the fewest cards that would turn a rejected
one.

If the defender may bring elite cards, the classes are stated for each choice of elites. A choice is blocked
if all its classes are, or if too few copies of one of its elites are left.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from adjudicator.games.river.rules.formations import Shape, Strength
from adjudicator.games.river.rules.strongest import NO_MINIMUM, Contest
from adjudicator.games.river.search.holding_sets import elite_choices
from adjudicator.games.river.search.joint_choices import at_least
from adjudicator.games.river.search.joint_sides import (
    ELITE_BITS,
    bandy,
    bractwa,
    kompanie,
    legions,
    plain_bractwa,
    sum_target,
)
from adjudicator.games.river.table.cards import BEAVER, BIT, OF_COLOUR, bits, names
from solver.program import Program, Term, Var, count
from solver.smallest import smallest


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
        self.copies: dict[str, int] = dict.fromkeys(ELITE_BITS, 0)
        """For each elite, the bits of its copies that may go or stay."""
        self.gone: dict[int, Var] = {BIT[card]: self.program.var(card) for card in names(may_go)}
        """For each card that may go, in canonical order: it is gone."""
        for elite in spares.may_go:
            bit = self._next_copy(elite)
            self.gone[bit] = self.program.var(f"{elite} {bit:x}")
        for elite in spares.stay:
            self._next_copy(elite)
        self.may_go, self.open = sum(self.gone), may_go | stay
        at = contest._replace(unseen=self.open)
        self.at_most_left: dict[tuple[int, int], Var | None] = {}
        free = contest.slots - contest.defender.size
        elites = [elite for elite in ELITE_BITS for _ in range(self.copies[elite].bit_count())]
        for extra in elite_choices(elites, min(free, contest.spare_limit)):
            if extra.count("wazka") > spares.wazki:
                continue
            self.while_brought = self._can_be_brought(extra)
            for rung, shape in enumerate(contest.rungs[: 1 - least.rung]):
                minimum = least.points if -rung == least.rung else NO_MINIMUM
                self._block(shape, at, free - len(extra), at.defender.elites + extra, minimum)

    def _next_copy(self, elite: str) -> int:
        """The bit of the next copy of this elite."""
        bit = ELITE_BITS[elite][self.copies[elite].bit_count()]
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

    def _block(self, shape: Shape, at: Contest, free: int, elites: tuple[str, ...], minimum: int) -> None:
        """No side of this shape with these elites may reach the minimum."""
        match shape:
            case Shape.LEGION:
                for cards in legions(at, free, elites, minimum):
                    self._require_one_gone(cards)
            case Shape.KOMPANIA:
                for cards in kompanie(at, elites, minimum):
                    self._require_too_few(cards, free)
            case Shape.BRACTWO:
                for cards, need in bractwa(at, elites, minimum):
                    self._block_sums(cards, free, need, low=False)
            case Shape.PLAIN_BRACTWO:
                for cards in plain_bractwa(at, free, elites, minimum):
                    self._require_one_gone(cards)
            case Shape.BANDA:
                for run in bandy(at, free, elites, minimum):
                    self._require_one_used_up(run)
            case Shape.PLAIN_BANDA if at.slots > 1:  # a card on its own is of one colour
                for run in bandy(at, free, elites, minimum):
                    only = [] if elites else [self._only_colour(at, suit, run) for suit in OF_COLOUR.values()]
                    self._require_one_used_up(run, only)
            case Shape.ANY:
                target = sum_target(0, at, free, elites, minimum, 0)
                if target is not None:
                    self._block_sums(at.unseen, free, target.need, target.low)

    def _require_one_gone(self, cards: int) -> None:
        """All of these cards are needed, so at least one of them must be gone."""
        if not cards & ~self.open:
            self._require((self.gone[bit] for bit in bits(cards & self.may_go)), 1)

    def _require_too_few(self, cards: int, wanted: int) -> None:
        """Fewer than ``wanted`` of these cards may be left."""
        left = cards.bit_count()
        if left >= wanted:
            self._require((self.gone[bit] for bit in bits(cards & self.may_go)), left - wanted + 1)

    def _require_one_used_up(self, run: Sequence[int], others: Sequence[Var | None] = ()) -> None:
        """One of these sets must be gone altogether, or one of the other variables must be true."""
        if all(run):
            self._require([*(self._at_most_left(cards, 0) for cards in run), *others], 1)

    def _only_colour(self, at: Contest, suit: int, run: Sequence[int]) -> Var | None:
        """A variable that is true only if no other colour is left for this run; None if it can't be."""
        if at.defender.real & ~suit:
            return None
        return self._at_most_left(sum(run) & ~suit, 0)

    def _block_sums(self, cards: int, free: int, need: int, low: bool) -> None:
        """No ``free`` of these cards may be worth ``need`` together.

        A pattern is a falling row of worths whose sum is exactly ``need``. Cards that reach it have, in
        falling order, at least the worths of some pattern. So for each pattern there must be a worth that too
        few cards reach.
        """
        for pattern in _patterns(free, max(0, need), BEAVER):
            steps = {height: place for place, height in enumerate(pattern)}
            levels = [(at_least(cards, height, low), place) for height, place in steps.items()]
            if all(reaching.bit_count() > place for reaching, place in levels):
                self._require([self._at_most_left(reaching, place) for reaching, place in levels], 1)

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
