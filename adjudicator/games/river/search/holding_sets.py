"""Every set of cards with which the defender holds a dam on its own."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from adjudicator.games.river.rules.strongest import Contest, strongest
from adjudicator.games.river.search.joint_dams import least_to_hold
from adjudicator.games.river.table.position import LaidCards


class HoldingSet(NamedTuple):
    """Cards that the defender lays: battle cards and elites."""

    cards: int
    elites: tuple[str, ...]


def holding_sets(at: Contest) -> Iterator[HoldingSet]:
    """The sets, each once: those with the fewest elites first.

    Cards are laid in one fixed order. A partial side that can't be completed is dropped at once.
    """
    least = least_to_hold(at)
    own = at.defender
    free = at.slots - own.size

    def lay(side: LaidCards, free: int, left: int) -> Iterator[int]:
        if strongest(at, side, free, left, least) is None:
            return
        if not free:
            yield side.real & ~own.real
            return
        while left:
            card = left & -left
            left ^= card
            yield from lay(LaidCards(side.real | card, side.elites, side.size + 1), free - 1, left)

    for extra in elite_choices(at.spare, min(free, at.spare_limit)):
        side = LaidCards(own.real, own.elites + extra, own.size + len(extra))
        yield from (HoldingSet(cards, extra) for cards in lay(side, free - len(extra), at.unseen))


def elite_choices(elites: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    """Every choice of at most ``most`` of these elite cards. Equal cards must be neighbours."""
    for number in range(most + 1):
        yield from dict.fromkeys(combinations(elites, number))
