"""What the adversarial search finds at a table."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from adjudicator.games.river.table.actions import Action, Claim, Draw, End, Log, Place, Retreat
from adjudicator.games.river.table.position import Side

ALL_DAMS: Final = frozenset(range(1, 8))


class Solved(NamedTuple):
    """Who wins."""

    winner: Side
    needs: frozenset[int] = ALL_DAMS
    """For a win of the attacker, the dams that it needs."""
    by: tuple[Action, ...] = ()
    """What the winner does. Several exchanges: one for each choice of the other side."""


HOLDS: Final = Solved("defender")


def touched(actions: Iterable[Action]) -> frozenset[int]:
    """The dams at which these actions do something. Ruses and skips may depend on all of them."""
    found: set[int] = set()
    for action in actions:
        if isinstance(action, Place | Log | Retreat | Claim):
            found.add(action.dam)
        elif not isinstance(action, Draw | End):
            return ALL_DAMS
    return frozenset(found)
