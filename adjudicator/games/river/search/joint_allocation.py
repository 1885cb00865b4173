"""Allocates one pool of cards to several dams so that the defender holds them all: an exact search.

A dam that can be held with cards that no other dam wants is settled at once. Of the other dams, the one with
the fewest choices is tried first. A choice is left out if another one leaves the other dams at least as much.
Dams held by sums alone come last. States that failed are remembered.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Final

from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.search.joint_choices import (
    Choice,
    WantedCards,
    cards_wanted_for_sum,
    choices,
    wanted_cards,
)
from adjudicator.games.river.search.joint_sides import (
    ALL_ELITES,
    OpenDam,
    SumTarget,
    elite_names,
    pool_without,
)
from adjudicator.games.river.search.joint_sums import share_pool
from adjudicator.games.river.table.cards import DECK, OF_VALUE, VALUES
from solver.answer import OutOfBudget

MOST_STEPS: Final = 40_000
"""The search for one claim gives up after this many steps, the same on every machine."""

Allocation = dict[int, int]
"""The cards that go to each dam, by the place of the dam in the claim."""
_COMPARED: Final = 40
"""Each choice is compared with this many of the cheapest ones. Better choices are mostly among them."""
_FIELD: Final = 8
"""Bits for each count in ``_value_cost``. The highest bit of each is a guard that shows a borrow."""
_GUARDS: Final = sum(1 << (_FIELD * place + _FIELD - 1) for place in range(2 * len(VALUES)))


@dataclass(slots=True)
class Budget:
    """The steps that are left, shared by all searches for one claim."""

    left: int = MOST_STEPS

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OutOfBudget


def allocate(open_dams: Sequence[OpenDam], pool: int, limit: int, budget: Budget) -> Allocation | None:
    """Cards for each dam so that all are held; None if that is impossible. May run out of budget."""
    return _Search(budget).allocate(tuple(open_dams), (), *pool_without(pool, 0, limit))


class _Search:
    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.failed: set[tuple[tuple[int, ...], tuple[SumTarget, ...], int, int]] = set()

    def allocate(
        self, open_dams: tuple[OpenDam, ...], sums: tuple[SumTarget, ...], pool: int, limit: int
    ) -> Allocation | None:
        self.budget.spend()
        open_dams, settled, pool, wants = self._settle_uncontested(open_dams, sums, pool, limit)
        if wants is None:
            return None
        shared = share_pool(sums, pool)
        if shared is None:
            return None
        if not open_dams:
            return {**settled, **shared}
        greedy = _greedy(open_dams, sums, pool, wants)
        if greedy is not None:
            return {**settled, **greedy}
        relevant = pool & ALL_ELITES | _wanted(wants, sums, pool)
        state = tuple(one.place for one in open_dams), sums, pool & relevant, limit
        if state in self.failed:
            return None
        chosen, options = self._dam_with_fewest_choices(open_dams, sums, pool, limit, wants)
        rest = tuple(one for one in open_dams if one is not chosen)
        for option in options:
            left, still = pool_without(pool, option.cards, limit)
            found = self.allocate(rest, (*sums, option.rest) if option.rest else sums, left, still)
            if found is not None:
                return {**settled, **found, chosen.place: found.get(chosen.place, 0) | option.cards}
        self.failed.add(state)
        return None

    def _settle_uncontested(
        self, open_dams: tuple[OpenDam, ...], sums: tuple[SumTarget, ...], pool: int, limit: int
    ) -> tuple[tuple[OpenDam, ...], Allocation, int, dict[int, WantedCards] | None]:
        """Allocate cards that no other dam wants, to dams that can be held with them.

        Returns the dams that are left, the allocation so far, the pool that is left, and the cards that each
        remaining dam wants. The last is None if some dam can't be held.
        """
        settled: Allocation = {}
        while True:
            need = sum(one.free for one in open_dams) + sum(one.wanted for one in sums)
            can = (pool & DECK).bit_count() + min(limit, (pool & ALL_ELITES).bit_count())
            if need > can or not all(_can_hold_alone(one, pool, limit) for one in open_dams):
                return open_dams, settled, pool, None
            wants = {one.place: wanted_cards(one, pool, limit) for one in open_dams}
            if need > can - (pool & DECK & ~_wanted(wants, sums, pool)).bit_count():
                return open_dams, settled, pool, None
            for one in open_dams:
                contested = _wanted_by_others(one, wants, sums, pool)
                free = pool & DECK & ~one.barred & ~contested
                build = beating_side(one.at._replace(unseen=free, spare_limit=0))
                if build is not None:
                    settled[one.place] = build.added
                    pool &= ~build.added
                    open_dams = tuple(other for other in open_dams if other is not one)
                    break
            else:
                return open_dams, settled, pool, wants

    def _dam_with_fewest_choices(
        self,
        open_dams: tuple[OpenDam, ...],
        sums: tuple[SumTarget, ...],
        pool: int,
        limit: int,
        wants: dict[int, WantedCards],
    ) -> tuple[OpenDam, list[Choice]]:
        """The dam with the fewest choices, and those choices."""
        best: tuple[OpenDam, list[Choice]] | None = None
        barred = reduce(or_, [one.barred for one in open_dams] + [one.barred for one in sums])
        for one in sorted(open_dams, key=lambda one: wants[one.place].cards.bit_count()):
            contested = _wanted_by_others(one, wants, sums, pool) | pool & ALL_ELITES
            others = [wants[other.place] for other in open_dams if other is not one]
            most = None if best is None else _COMPARED * len(best[1])
            found = _undominated(choices(one, pool, limit, contested), others, sums, pool, barred, most)
            if found is not None and (best is None or len(found) < len(best[1])):
                best = one, found
            if best is not None and len(best[1]) <= 2:
                break
        assert best is not None, "there is a dam left"
        return best


def _greedy(
    open_dams: tuple[OpenDam, ...], sums: tuple[SumTarget, ...], pool: int, wants: dict[int, WantedCards]
) -> Allocation | None:
    """A first attempt: each dam in turn takes the best side it can get, those with the fewest cards first."""
    held: Allocation = {}
    for one in sorted(open_dams, key=lambda one: wants[one.place].cards.bit_count()):
        build = beating_side(one.at._replace(unseen=pool & DECK & ~one.barred, spare_limit=0))
        if build is None:
            return None
        held[one.place] = build.added
        pool &= ~build.added
    try:
        shared = share_pool(sums, pool)
    except OutOfBudget:
        return None
    return None if shared is None else {**held, **shared}


def _can_hold_alone(one: OpenDam, pool: int, limit: int) -> bool:
    """Could this dam be held if it were the only one?"""
    spare = elite_names(pool)
    at = one.at._replace(unseen=pool & DECK & ~one.barred, spare=spare, spare_limit=limit if spare else 0)
    return beating_side(at) is not None


def _wanted_by_others(
    one: OpenDam, wants: dict[int, WantedCards], sums: tuple[SumTarget, ...], pool: int
) -> int:
    """The battle cards that other dams might use."""
    return _wanted({place: wanted for place, wanted in wants.items() if place != one.place}, sums, pool)


def _wanted(wants: dict[int, WantedCards], sums: tuple[SumTarget, ...], pool: int) -> int:
    """The battle cards that some dam might use. No other card is of use."""
    found = 0
    for wanted in wants.values():
        found |= wanted.cards
    for one in sums:
        found |= cards_wanted_for_sum(one, pool)
    return found


def _undominated(
    options: Iterable[Choice],
    others: Sequence[WantedCards],
    sums: tuple[SumTarget, ...],
    pool: int,
    barred: int,
    most: int | None,
) -> list[Choice] | None:
    """The choices that are not worse than another one, cheapest first. None if there are more than ``most``.

    The cost of a choice is what it takes from the other dams. A dam held by a sum loses values, any other dam
    loses the cards themselves.
    """
    chosen = pool & ALL_ELITES
    high = low = 0
    for wanted in others:
        chosen |= wanted.chosen
        high |= wanted.high
        low |= wanted.low
    for one in sums:
        if one.low:
            low |= cards_wanted_for_sum(one, pool)
        else:
            high |= cards_wanted_for_sum(one, pool)
    if barred & pool:  # cards of one value differ in where they are barred, so values are not enough
        chosen, high, low = chosen | high | low, 0, 0
    kept: dict[tuple[int, int], Choice] = {}
    open_sums: list[Choice] = []
    for option in options:
        if option.rest is not None:
            open_sums.append(option)
        else:
            kept.setdefault((option.cards & chosen, _value_cost(option.cards, high, low)), option)
            if most is not None and len(kept) > most:
                return None
    ordered = sorted(kept.items(), key=lambda entry: (entry[0][0].bit_count(), entry[0][1].bit_count()))
    best: list[tuple[int, int]] = []
    found: list[Choice] = []
    for (cards, values), option in ordered:
        bound = values | _GUARDS
        if any(not less & ~cards and (bound - few) & _GUARDS == _GUARDS for less, few in best):
            continue
        if len(best) < _COMPARED:
            best.append((cards, values))
        found.append(option)
    return found + open_sums


def _value_cost(cards: int, high: int, low: int) -> int:
    """What these cards cost the dams that want sums: a row of counts in one number. Smaller counts cost less.

    If these dams want only high values, a higher card costs more, so the cards of at least each value are
    counted; for low values, those of at most each value. If a card is wanted for both, those of each value.
    """
    counts: list[int] = []
    if high & low:
        counts = [(cards & (high | low) & row).bit_count() for row in OF_VALUE]
    else:
        if high:
            counts += accumulate((cards & high & row).bit_count() for row in reversed(OF_VALUE))
        if low:
            counts += accumulate((cards & low & row).bit_count() for row in OF_VALUE)
    total = 0
    for count in counts:
        total = total << _FIELD | count
    return total
