"""Can the attacker still win if everybody helps? An exhaustive search for a winning course.

Draws stay face down, so one course covers every order of the pile: a drawn card is named only when it is
played. The attacker's last turn is solved outright (``last_play``).
"""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import may_draw_tactics
from adjudicator.games.river.search.last_play import is_last_play, last_play_key, winning_last_turn
from adjudicator.games.river.search.last_turn_chances import Chances
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.search.relevant_actions import relevant_actions
from adjudicator.games.river.search.tactics_actions import tactics_actions
from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    HIDDEN_TACTICS,
    Action,
    Draw,
    Skip,
)
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

BUDGET: Final = 4_000
"""The number of tables searched, so that the work is the same on every machine."""
TACTICS_BUDGET: Final = 9_000
"""With tactics cards in play, so many tables once a search for one dam alone has found nothing."""
ONE_DAM_BUDGET: Final = 1_600


class CooperativeSearch:
    """One search for a win of the attacker."""

    def __init__(
        self, readings: Readings, budget: int = BUDGET, only: frozenset[int | str] | None = None
    ) -> None:
        self.readings = readings
        self.budget = budget
        self.only = only
        """With tactics cards: the dams to be taken, whatever lies at the others. Then None says nothing."""
        self.tables_searched = 0
        self.lost: set[object] = set()
        self.proofs = Proofs(readings)
        self.chances = Chances(self.proofs)

    def winning_course(self, table: Table) -> tuple[Action, ...] | None:
        """Actions with which the attacker wins. None if there are none; raises OutOfBudget."""
        if table.winner is not None:
            return () if table.winner == "attacker" else None
        last = is_last_play(table)
        key = last_play_key(table, self.readings) if last else _key(table)
        if key is None or key in self.lost:
            return None
        if self.tables_searched >= self.budget:
            raise OutOfBudget
        self.tables_searched += 1
        course = winning_last_turn(table, self.readings, self.chances) if last else self._onward(table)
        if course is None:
            self.lost.add(key)
        return course

    def _onward(self, table: Table) -> tuple[Action, ...] | None:
        for action in self._actions(table):
            rest = self.winning_course(PLAY.after(table, action, self.readings))
            if rest is not None:
                return (action, *rest)
        return None

    def _actions(self, table: Table) -> Iterator[Action]:
        if table.phase == "draw":
            yield from self._draws(table)
        elif tactics_in_play(table) and table.phase != "end":
            yield from tactics_actions(table, self.readings, self.proofs, self.only)
        else:
            yield from relevant_actions(table, self.readings, proofs=self.proofs)

    def _draws(self, table: Table) -> Iterator[Action]:
        """Draws face down. What can be claimed before a draw can be claimed after it, too."""
        if table.deck:
            yield Draw(table.turn, HIDDEN_BATTLE)
        if may_draw_tactics(table, self.readings):
            yield Draw(table.turn, HIDDEN_TACTICS)
        if not table.deck:
            yield Skip(table.turn)


def _key(table: Table) -> tuple[object, ...]:
    """A log hits the card laid first. But for that the order at a dam does not matter."""
    dams = tuple(
        (dam.name, dam.attacker[: table.logs], dam.attacker_laid, dam.defender_laid, dam.face, dam.first)
        for dam in table.dams
    )
    return dams, table._replace(number=0, dams=(), discard=tuple(sorted(table.discard)))
