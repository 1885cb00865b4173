"""What put the discarded cards where they are: dams taken, logs, retreats, ducks and beavers.

A plan gives every discarded card of a game without tactics cards a part. It counts turns, so that both sides
have played as many cards as they had turns.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from random import Random
from typing import Final

from adjudicator.games.river.rules.formations import best_strength, ladder
from adjudicator.games.river.table.cards import BEAVER, COLOURS, DUCK, mask
from adjudicator.games.river.table.dams import TILES, Requirement
from adjudicator.readings import Readings

MOST_CHOICES: Final = 30
"""So many sets of cards are compared for one side of a dam that was taken."""


@dataclass(frozen=True, slots=True)
class Taking:
    """A dam that the attacker has taken, with the cards that lay there."""

    tile: int
    attacker: tuple[str, ...]
    defender: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    takings: tuple[Taking, ...] = ()
    cancelled: tuple[tuple[str, str], ...] = ()
    """The attacker's and the defender's card of each pair of duck and beaver."""
    logged: tuple[str, ...] = ()
    retreated: tuple[str, ...] = ()


@dataclass(slots=True)
class Planner:
    """Plans for discarded cards of which the attacker laid so many and the defender so many."""

    pool: Sequence[str]
    by_attacker: int
    by_defender: int
    tiles: Sequence[int]
    """The dams that were taken."""
    logs: int
    readings: Readings
    rng: Random = field(default_factory=lambda: Random(0))

    def plans(self, rounds: int) -> Iterator[Plan]:
        """Plans, the likelier first, again and again with other cards."""
        shapes = sorted(self._shapes(), key=lambda shape: (self._gaps(shape[1]), shape[0]))
        for _ in range(rounds):
            for pairs, defenders in shapes:
                plan = self._plan(pairs, defenders)
                if plan is not None:
                    yield plan

    def _slots(self, tile: int) -> int:
        return TILES[tile][False].slots

    def _shapes(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """How many pairs cancelled each other, and how many defender's cards lay at each dam taken."""
        slots = [self._slots(tile) for tile in self.tiles]
        for pairs in range(len(self._pairs()) + 1):
            retreated = self.by_attacker - sum(slots) - pairs - self.logs
            if retreated < 0:
                return
            for defenders in product(*(range(count + 1) for count in slots)):
                if sum(defenders) == self.by_defender - pairs:
                    yield pairs, defenders

    def _gaps(self, defenders: Sequence[int]) -> int:
        """A dam is easily taken if the defender's side is full, and seldom if it is empty."""
        lacking = [self._slots(tile) - count for tile, count in zip(self.tiles, defenders, strict=True)]
        return sum(gap * gap for gap in lacking)

    def _pairs(self) -> list[tuple[str, str]]:
        both = ((f"{colour}{DUCK}", f"{colour}{BEAVER}") for colour in COLOURS)
        return [pair for pair in both if pair[0] in self.pool and pair[1] in self.pool]

    def _plan(self, pairs: int, defenders: Sequence[int]) -> Plan | None:
        left = list(self.pool)
        self.rng.shuffle(left)
        cancelled = []
        for pair in self.rng.sample(self._pairs(), pairs):
            cancelled.append(pair if self.rng.random() < 0.5 else pair[::-1])
            left = [card for card in left if card not in pair]
        order = self.rng.sample(range(len(self.tiles)), len(self.tiles))
        takings: dict[int, Taking] = {}
        ours: dict[int, tuple[str, ...]] = {}
        for place in order:
            ours[place] = self._strong(self.tiles[place], left)
            left = [card for card in left if card not in ours[place]]
        for place in order:
            theirs = self._weak(self.tiles[place], left, defenders[place], ours[place])
            if theirs is None:
                return None
            left = [card for card in left if card not in theirs]
            takings[place] = Taking(self.tiles[place], ours[place], theirs)
        self.rng.shuffle(left)
        logged, retreated = left[: self.logs], left[self.logs :]
        done = tuple(takings[place] for place in order)
        return Plan(done, tuple(cancelled), tuple(logged), tuple(retreated))

    def _strength(self, tile: int, cards: Sequence[str]) -> tuple[int, int]:
        requirement = TILES[tile][False].requirement
        rungs = ladder(requirement, self.readings["legion-on-icon-dams"])
        found = best_strength(requirement, rungs, mask(cards), ())
        return found[0], found[1]

    def _strong(self, tile: int, cards: Sequence[str]) -> tuple[str, ...]:
        """A strong side of cards from these."""
        slots, requirement = self._slots(tile), TILES[tile][False].requirement
        by_value = sorted(
            cards, key=lambda card: int(card[1:]), reverse=requirement is not Requirement.LOWEST_SUM
        )
        choices = [tuple(by_value[:slots]), *self._alike(cards, slots)]
        choices += [tuple(self.rng.sample(list(cards), slots)) for _ in range(4)]
        return max(choices, key=lambda side: (self._strength(tile, side), self.rng.random()))

    def _alike(self, cards: Sequence[str], slots: int) -> Iterator[tuple[str, ...]]:
        """Sides of one colour, of one value, or of consecutive values."""
        groups = [[card for card in cards if card[0] == colour] for colour in COLOURS]
        groups += [[card for card in cards if card[1:] == str(value)] for value in range(12)]
        for low in range(12 - slots + 1):
            run = [[card for card in cards if card[1:] == str(low + step)] for step in range(slots)]
            if all(run):
                for _ in range(2):
                    yield tuple(self.rng.choice(same) for same in run)
                for colour in COLOURS:
                    legion = tuple(f"{colour}{low + step}" for step in range(slots))
                    if all(card in cards for card in legion):
                        yield legion
        for group in groups:
            if len(group) >= slots:
                ways = list(combinations(group, slots))
                yield from self.rng.sample(ways, min(len(ways), 3))

    def _weak(
        self, tile: int, cards: Sequence[str], count: int, against: Sequence[str]
    ) -> tuple[str, ...] | None:
        """So many of these cards, from which nothing stronger is likely to become."""
        if count > len(cards):
            return None
        facing = [card for card in cards if not any(_cancel(card, other) for other in against)]
        if count > len(facing):
            return None
        slots = self._slots(tile)
        best: tuple[tuple[int, int, int], tuple[str, ...]] | None = None
        for _ in range(MOST_CHOICES):
            side = tuple(self.rng.sample(facing, count))
            if count == slots:
                if self._strength(tile, side) >= self._strength(tile, against):
                    continue
                key = (0, *self._strength(tile, side))
            else:
                key = (_promise(side, slots), *self._sum(tile, side))
            if best is None or key < best[0]:
                best = key, side
        return None if best is None else best[1]

    def _sum(self, tile: int, side: Sequence[str]) -> tuple[int, int]:
        total = sum(int(card[1:]) for card in side)
        return 0, -total if TILES[tile][False].requirement is Requirement.LOWEST_SUM else total


def _cancel(card: str, other: str) -> bool:
    return card[0] == other[0] and {card[1:], other[1:]} == {str(DUCK), str(BEAVER)}


def _promise(side: Sequence[str], slots: int) -> int:
    """How many kinds of formation these cards may still become."""
    colours, values = {card[0] for card in side}, sorted(int(card[1:]) for card in side)
    alike = len(colours) <= 1
    one_value = len(set(values)) <= 1
    run = len(set(values)) == len(values) and (not values or values[-1] - values[0] < slots)
    return 2 * (alike and run) + alike + one_value + run
