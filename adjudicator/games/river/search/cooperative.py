"""Can the attacker still win if everybody helps? An exhaustive search for a winning course.

Draws stay face down, so one course covers every order of the pile: a drawn card is named only when it is
played. Only for games without tactics cards.
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.relevant_actions import relevant_actions
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, Action, Draw, Skip
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

BUDGET: Final = 4_000
"""The number of tables searched, so that the work is the same on every machine."""


class CooperativeSearch:
    """One search for a win of the attacker."""

    def __init__(self, readings: Readings, budget: int = BUDGET) -> None:
        self.readings = readings
        self.budget = budget
        self.tables_searched = 0
        self.lost: set[Table] = set()

    def winning_course(self, table: Table) -> tuple[Action, ...] | None:
        """Actions with which the attacker wins. None if there are none; raises OutOfBudget."""
        if table.winner is not None:
            return () if table.winner == "attacker" else None
        key = table._replace(number=0, discard=tuple(sorted(table.discard)))
        if key in self.lost:
            return None
        if self.tables_searched >= self.budget:
            raise OutOfBudget
        self.tables_searched += 1
        for action in self._actions(table):
            rest = self.winning_course(PLAY.after(table, action, self.readings))
            if rest is not None:
                return (action, *rest)
        self.lost.add(key)
        return None

    def _actions(self, table: Table) -> tuple[Action, ...]:
        if table.phase == "draw":
            return (Draw(table.turn, HIDDEN_BATTLE) if table.deck else Skip(table.turn),)
        return tuple(relevant_actions(table, self.readings))
