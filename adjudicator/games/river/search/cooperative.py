"""Everything that can still happen if everybody helps the attacker: an exhaustive search for a win.

Draws stay face down, so one line stands for every way they may fall: a card that was drawn is named when it
is played. Without tactics cards only.
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.relevant_moves import telling
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, Action, Draw, Skip
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings

BUDGET: Final = 4_000
"""Tables looked at: the same work on every machine."""


class OutOfReach(Exception):  # noqa: N818 - a search that is too long is not a fault
    """The budget ran out before the search was done."""


class Helped:
    """One search. ``win`` is exact: a line, or None if there is none."""

    def __init__(self, readings: Readings, budget: int = BUDGET) -> None:
        self.readings = readings
        self.budget = budget
        self.looked_at = 0
        self.lost: set[Table] = set()

    def win(self, table: Table) -> tuple[Action, ...] | None:
        if table.winner is not None:
            return () if table.winner == "attacker" else None
        key = table._replace(number=0, discard=tuple(sorted(table.discard)))
        if key in self.lost:
            return None
        if self.looked_at >= self.budget:
            raise OutOfReach
        self.looked_at += 1
        for action in self._actions(table):
            rest = self.win(PLAY.after(table, action, self.readings))
            if rest is not None:
                return (action, *rest)
        self.lost.add(key)
        return None

    def _actions(self, table: Table) -> tuple[Action, ...]:
        if table.phase == "draw":
            return (Draw(table.turn, HIDDEN_BATTLE) if table.deck else Skip(table.turn),)
        return tuple(telling(table, self.readings))
