"""The end of a game by brute force: every legal action is tried, and no result is remembered.

It shares only the rules of play with the engines.
"""

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table.actions import Action, Draw
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings


class TooLong(Exception):  # noqa: N818 - giving up is not an error
    """More tables than a test can wait for."""


class Oracle:
    def __init__(self, readings: Readings, most: int = 8_000) -> None:
        self.readings = readings
        self.left = most

    def winner(self, table: Table, pile: tuple[str, ...]) -> str:
        """Who wins if both play their best and the pile lies like this, top card first?"""
        self._count()
        if table.winner is not None:
            return table.winner
        other = "defender" if table.turn == "attacker" else "attacker"
        for action, rest in self._known(table, pile):
            if self.winner(PLAY.after(table, action, self.readings), rest) == table.turn:
                return table.turn
        return other

    def _known(self, table: Table, pile: tuple[str, ...]) -> list[tuple[Action, tuple[str, ...]]]:
        if table.phase == "draw" and pile:
            return [(Draw(table.turn, pile[0]), pile[1:])]
        legal = PLAY.actions(table, self.readings)
        return [(action, pile) for action in legal if action.side == table.turn]

    def can_win(self, table: Table) -> bool:
        """Does any line of actions, however the draws fall, lead to a win of the attacker?"""
        self._count()
        if table.winner is not None:
            return table.winner == "attacker"
        return any(
            self.can_win(PLAY.after(table, action, self.readings))
            for action in PLAY.actions(table, self.readings)
            if action.side == table.turn and not (isinstance(action, Draw) and action.card == "?")
        )

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise TooLong
