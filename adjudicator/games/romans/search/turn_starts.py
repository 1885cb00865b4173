"""How a turn began: which forts of a table are of this turn, and who took them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import AXX, DRUHID, NONE
from adjudicator.games.romans.table.forts import FORTUNA, KIND, KOMFORT, WALL
from adjudicator.games.romans.table.table import ClanCards, Step, Table

ANYBODY: Final = -2
"""It is not known who captured."""


class Begun(NamedTuple):
    """How the turn began."""

    held: tuple[ClanCards, ...]
    """The forts of each clan before it."""
    discarded: tuple[int, ...]
    queues: Mapping[int, Sequence[int]]
    """What each seat took this turn, in its order; NONE: what was discarded, ANYBODY: what is not listed."""
    moved: tuple[int, int] = (0, 0)
    """The round in which Dru'hid took another fort than the contested one, and how far it stood from it."""


NOTHING: Final = Begun((), (), {})


def rounds_before(target: Table) -> int:
    """How many rounds of the turn are over."""
    return target.round if target.step in (Step.COLLECT, Step.OVER) else target.round - 1


def kinds(cards: ClanCards) -> list[int]:
    return [fort & KIND for fort in (*cards.forts, *cards.dropped)]


@dataclass(slots=True)
class Starts:
    """The ways in which the turn of this table may have begun."""

    target: Table
    complete: bool
    rng: Random

    def starts(self) -> Iterator[Begun]:
        """Which forts are of this turn, and who took them. The likeliest come first."""
        found = [begun for share in self._shares() for begun in self._begun(share)]
        self.rng.shuffle(found)
        found.sort(key=self._unlikely)
        yield from found
        druhids = [seat for seat in range(len(self.target.cards)) if self._showed_druhid(seat)]
        for begun in found if any(self._may_choose(seat) for seat in druhids) else ():
            for at, far in product(range(1, rounds_before(self.target) + 2), range(1, WALL)):
                if at + far <= WALL:
                    yield begun._replace(moved=(at, far))

    def _shares(self) -> Iterator[tuple[int, ...]]:
        """For each clan how many of its last forts it took this turn, then how many were discarded."""
        wanted = WALL - len(self.target.wall)
        lengths = [len(cards.forts) for cards in self.target.cards] + [len(self.target.discarded)]
        first = self.target.turn == 1
        for share in product(*([length] if first else range(min(length, wanted) + 1) for length in lengths)):
            lacking = wanted - sum(share)
            if lacking >= 0 and (lacking <= self._unlisted() or lacking == len(self._dropped_now(share))):
                yield share

    def _unlisted(self) -> int:
        """How many forts of the game so far are not listed. None if all open cards are."""
        target = self.target
        listed = len(target.discarded) + sum(len(one.forts) + len(one.dropped) for one in target.cards)
        return 0 if self.complete else WALL * target.turn - len(target.wall) - listed

    def _dropped_now(self, share: Sequence[int]) -> list[int]:
        """The forts that those who took FortUna this turn gave up."""
        found = []
        for cards, count in zip(self.target.cards, share, strict=False):
            unas = [fort & KIND for fort in cards.forts[len(cards.forts) - count :]].count(FORTUNA)
            unas += [fort & KIND for fort in cards.dropped].count(FORTUNA)
            found += list(cards.dropped[len(cards.dropped) - unas :]) if unas else []
        return found

    def _unlikely(self, begun: Begun) -> int:
        """Whoever captures discards all that is up. So a clan has lost at least as many warriors as it has
        taken forts, and whoever has lost some has mostly taken one. Two never captured in the same round."""
        found, lost = 0, set[int]()
        for seat, cards in enumerate(self.target.cards):
            spared = AXX in (*cards.up, *cards.spent) or KOMFORT in kinds(cards)
            taken, gone = len(begun.queues[seat]), len(cards.spent)
            found += (3 if spared else 20) * max(0, taken - gone) + 2 * (not taken) * gone
            found += 2 * (taken > 0 and gone in lost)
            lost.add(gone if taken else 0)
        return found

    def _begun(self, share: Sequence[int]) -> Iterator[Begun]:
        target = self.target
        held, taken = [], list[list[int]]()
        for cards, count in zip(target.cards, share, strict=False):
            kept = len(cards.forts) - count
            held.append(ClanCards(forts=cards.forts[:kept], dropped=cards.dropped))
            taken.append([fort & KIND for fort in cards.forts[kept:]])
        before = len(target.discarded) - share[-1]
        gone = [fort & KIND for fort in target.discarded[before:]]
        lacking = WALL - len(target.wall) - sum(share)
        for held_then, more in self._with_dropped(held, share, lacking):
            queues = {**dict(enumerate(taken)), NONE: gone, ANYBODY: [fort & KIND for fort in more]}
            if sum(map(len, queues.values())) + len(target.wall) == WALL:
                yield Begun(tuple(held_then), target.discarded[:before], queues)

    def _may_choose(self, seat: int) -> bool:
        return not self.target.setup.neutral[seat]

    def _showed_druhid(self, seat: int) -> bool:
        cards = self.target.cards[seat]
        listed = (*cards.shown, *cards.spent, cards.now)
        return DRUHID in listed or len(listed) <= rounds_before(self.target)

    def _with_dropped(
        self, held: list[ClanCards], share: Sequence[int], lacking: int
    ) -> Iterator[tuple[list[ClanCards], list[int]]]:
        """What was given up for a FortUna of this turn was held before it, or taken in it too."""
        dropped = self._dropped_now(share)
        yield held, self._any_forts(lacking)
        if not dropped:
            return
        then = []
        for cards in held:
            lost = [fort for fort in cards.dropped if fort in dropped]
            kept = tuple(fort for fort in cards.dropped if fort not in dropped)
            then.append((cards._replace(dropped=kept), lost))
        if lacking == len(dropped):
            yield [cards for cards, _ in then], dropped
        yield [cards._replace(forts=(*cards.forts, *lost)) for cards, lost in then], self._any_forts(lacking)

    def _any_forts(self, count: int) -> list[int]:
        """Forts that nobody has listed, for places of the wall of which nothing is known."""
        left = list(self.target.setup.deck)
        for fort in self.target.wall + self.target.discarded:
            left[fort & KIND] -= 1
        for cards in self.target.cards:
            for fort in cards.forts + cards.dropped:
                left[fort & KIND] -= 1
        able = [kind for kind, copies in enumerate(left) for _ in range(copies)]
        return sorted(self.rng.sample(able, count)) if count <= len(able) else []
