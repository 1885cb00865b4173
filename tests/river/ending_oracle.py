"""The end of a game by brute force: every legal action is tried, and no result is remembered.

It shares only the rules of play with the engines.
"""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table.actions import Action, Draw, Wsparcie, Wymiana
from adjudicator.games.river.table.position import Side
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

    def forces(self, table: Table, side: Side, pile: tuple[str, ...] | None) -> bool:
        """Can this side force the win, with tactics cards or without?

        ``pile`` lists the battle pile, top card first; None if nobody knows it. Unknown cards come as they
        suit the other side, and in a Wymiana this side chooses its cards first.
        """
        self._count()
        if table.winner is not None:
            return table.winner == side
        own = table.turn == side
        legal = [action for action in PLAY.actions(table, self.readings) if action.side == table.turn]
        for options in self._options(table, legal, pile):
            if all(self._forces_after(table, side, action, rest) for action, rest in options) is own:
                return own
        by_choice: dict[tuple[str, ...], list[Action]] = {}
        for action in legal:
            if isinstance(action, Wymiana):
                by_choice.setdefault(action.given if own else action.taken, []).append(action)
        if by_choice:
            return any(
                all(self._forces_after(table, side, action, pile) for action in same)
                for same in by_choice.values()
            )
        return not own

    def _forces_after(self, table: Table, side: Side, action: Action, pile: tuple[str, ...] | None) -> bool:
        after = PLAY.after(table, action, self.readings)
        return self.forces(after, side, None if isinstance(action, Wsparcie) else pile)

    def _options(
        self, table: Table, legal: list[Action], pile: tuple[str, ...] | None
    ) -> Iterator[Sequence[tuple[Action, tuple[str, ...] | None]]]:
        """Each action alone, and for each pile every card that may be drawn from it."""
        yield from ([(action, pile)] for action in legal if not isinstance(action, Draw | Wymiana))
        named = [action for action in legal if isinstance(action, Draw) and not action.card.startswith("?")]
        battle = [action for action in named if not action.from_tactics]
        tactics = [action for action in named if action.from_tactics]
        if battle and pile is not None:
            yield [(Draw(table.turn, pile[0]), pile[1:])]
        elif battle:
            yield [(action, None) for action in battle]
        if tactics:
            yield [(action, pile) for action in tactics]

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
