"""Can the defender hold all of these dams with one pool of cards? Exact search, dam by dam.

A dam that can be held with cards nobody else wants is settled at once. Of the others, the one with the fewest
choices is tried first, and of its choices only those that no other choice outdoes: one that leaves the rest
at least as much. Dams held by sums alone come last. What has failed once is remembered.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Final

from adjudicator.games.river.rules.strongest import beating
from adjudicator.games.river.search.joint_choices import Choice, Interest, choices, interest, sum_interest
from adjudicator.games.river.search.joint_sides import ALL_ELITES, Front, Sum, elite_names, without
from adjudicator.games.river.search.joint_sums import TooMany, share
from adjudicator.games.river.table.cards import DECK, OF_VALUE, VALUES

NODES: Final = 40_000
"""So many steps the search takes for one claim: the same on every machine. Then it gives up."""

Held = dict[int, int]
"""For each dam, by its place, the cards that go there."""
_COMPARED: Final = 40
"""A choice is compared with so many of the cheapest: those that outdo others are among them, mostly."""
_FIELD: Final = 8
_GUARDS: Final = sum(1 << (_FIELD * place + _FIELD - 1) for place in range(2 * len(VALUES)))


class GaveUp(Exception):  # noqa: N818 - an answer that did not come is not a fault
    """The budget ran out."""


@dataclass(slots=True)
class Budget:
    """Steps that are left, shared by all questions about a claim."""

    left: int = NODES

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise GaveUp


def hold(fronts: Sequence[Front], pool: int, limit: int, budget: Budget) -> Held | None:
    """Cards for each dam so that all are held; None if there are none. May give up, never guesses."""
    return _Search(budget).hold(tuple(fronts), (), *without(pool, 0, limit))


class _Search:
    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.failed: set[tuple[tuple[int, ...], tuple[Sum, ...], int, int]] = set()

    def hold(self, fronts: tuple[Front, ...], sums: tuple[Sum, ...], pool: int, limit: int) -> Held | None:
        self.budget.spend()
        fronts, settled, pool, wants = self._settle(fronts, sums, pool, limit)
        if wants is None:
            return None
        try:
            shared = share(sums, pool)
        except TooMany as too_many:
            raise GaveUp from too_many
        if shared is None:
            return None
        if not fronts:
            return {**settled, **shared}
        lucky = _in_turn(fronts, sums, pool, wants)
        if lucky is not None:
            return {**settled, **lucky}
        matter = pool & ALL_ELITES | _wanted(wants, sums, pool)
        state = tuple(one.place for one in fronts), sums, pool & matter, limit
        if state in self.failed:
            return None
        chosen, options = self._fewest(fronts, sums, pool, limit, wants)
        rest = tuple(one for one in fronts if one is not chosen)
        for option in options:
            left, still = without(pool, option.cards, limit)
            found = self.hold(rest, (*sums, option.rest) if option.rest else sums, left, still)
            if found is not None:
                return {**settled, **found, chosen.place: found.get(chosen.place, 0) | option.cards}
        self.failed.add(state)
        return None

    def _settle(
        self, fronts: tuple[Front, ...], sums: tuple[Sum, ...], pool: int, limit: int
    ) -> tuple[tuple[Front, ...], Held, int, dict[int, Interest] | None]:
        """Hold what can be held with cards that nobody else wants. No interests: something can't be held."""
        settled: Held = {}
        while True:
            need = sum(one.free for one in fronts) + sum(one.wanted for one in sums)
            can = (pool & DECK).bit_count() + min(limit, (pool & ALL_ELITES).bit_count())
            if need > can or not all(_alone(one, pool, limit) for one in fronts):
                return fronts, settled, pool, None
            wants = {one.place: interest(one, pool, limit) for one in fronts}
            if need > can - (pool & DECK & ~_wanted(wants, sums, pool)).bit_count():
                return fronts, settled, pool, None
            for one in fronts:
                hot = _hot(one, wants, sums, pool)
                build = beating(one.at._replace(unseen=pool & DECK & ~one.shut & ~hot, spare_limit=0))
                if build is not None:
                    settled[one.place] = build.added
                    pool &= ~build.added
                    fronts = tuple(other for other in fronts if other is not one)
                    break
            else:
                return fronts, settled, pool, wants

    def _fewest(
        self,
        fronts: tuple[Front, ...],
        sums: tuple[Sum, ...],
        pool: int,
        limit: int,
        wants: dict[int, Interest],
    ) -> tuple[Front, list[Choice]]:
        """The dam with the fewest choices, and these."""
        best: tuple[Front, list[Choice]] | None = None
        shut = reduce(or_, [one.shut for one in fronts] + [one.shut for one in sums])
        for one in sorted(fronts, key=lambda one: _size(wants[one.place])):
            hot = _hot(one, wants, sums, pool) | pool & ALL_ELITES
            others = [wants[other.place] for other in fronts if other is not one]
            most = None if best is None else _COMPARED * len(best[1])
            found = _worthwhile(choices(one, pool, limit, hot), others, sums, pool, shut, most)
            if found is not None and (best is None or len(found) < len(best[1])):
                best = one, found
            if best is not None and len(best[1]) <= 2:
                break
        assert best is not None, "there is a dam left"
        return best


def _size(wanted: Interest) -> int:
    return (wanted.laid | wanted.high | wanted.low).bit_count()


def _in_turn(
    fronts: tuple[Front, ...], sums: tuple[Sum, ...], pool: int, wants: dict[int, Interest]
) -> Held | None:
    """A first try: one dam after the other takes the best it can get, the pickiest first."""
    held: Held = {}
    for one in sorted(fronts, key=lambda one: _size(wants[one.place])):
        build = beating(one.at._replace(unseen=pool & DECK & ~one.shut, spare_limit=0))
        if build is None:
            return None
        held[one.place] = build.added
        pool &= ~build.added
    try:
        shared = share(sums, pool)
    except TooMany:
        return None
    return None if shared is None else {**held, **shared}


def _alone(one: Front, pool: int, limit: int) -> bool:
    """Could this dam be held if it were the only one?"""
    spare = elite_names(pool)
    at = one.at._replace(unseen=pool & DECK & ~one.shut, spare=spare, spare_limit=limit if spare else 0)
    return beating(at) is not None


def _hot(one: Front, wants: dict[int, Interest], sums: tuple[Sum, ...], pool: int) -> int:
    """The battle cards that other dams may want."""
    return _wanted({place: wanted for place, wanted in wants.items() if place != one.place}, sums, pool)


def _wanted(wants: dict[int, Interest], sums: tuple[Sum, ...], pool: int) -> int:
    """The battle cards that some dam may want; no other card is of use to anybody."""
    found = 0
    for wanted in wants.values():
        found |= wanted.laid | wanted.high | wanted.low
    for one in sums:
        found |= sum_interest(one, pool)
    return found


def _worthwhile(
    options: Iterable[Choice],
    others: Sequence[Interest],
    sums: tuple[Sum, ...],
    pool: int,
    shut: int,
    most: int | None,
) -> list[Choice] | None:
    """The choices that no other outdoes, those that cost the others least first; None if there are too many.

    To a dam that is held by a sum only values matter. So of what such dams want, a choice costs values; of
    what others want, it costs those very cards.
    """
    laid = pool & ALL_ELITES
    high = low = 0
    for wanted in others:
        laid |= wanted.laid
        high |= wanted.high
        low |= wanted.low
    for one in sums:
        if one.low:
            low |= sum_interest(one, pool)
        else:
            high |= sum_interest(one, pool)
    if shut & pool:
        laid, high, low = laid | high | low, 0, 0
    kept: dict[tuple[int, int], Choice] = {}
    open_sums: list[Choice] = []
    for option in options:
        if option.rest is not None:
            open_sums.append(option)
        else:
            kept.setdefault((option.cards & laid, _values(option.cards, high, low)), option)
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


def _values(cards: int, high: int, low: int) -> int:
    """What a choice costs those who want sums, as counts side by side: fewer everywhere costs less.

    Where they want only high values, a higher card costs more: count those of at least each value. Likewise
    from below for low values. Where the same card is wanted by both, nothing but its very value is alike.
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
