"""A round in which all clans have shown their cards, and one way in which it may go."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from adjudicator.games.romans.search.state import FaceDown, RoundRules, State
from adjudicator.games.romans.table.cards import DRUHID

Choice = tuple[str, int, Any]
"""The name of the choice, the clan that chooses, and the option taken."""
Capture = tuple[int, int, int]
"""The clan whose Qween acts, the clan that she seduces, and the clan that captures; NONE if there is none."""


class RoundResult(NamedTuple):
    """One way in which a round may go."""

    shown: tuple[int, ...]
    winner: int
    taken: int
    """The fort captured, or NONE."""
    choices: tuple[Choice, ...]
    after: State


Option = TypeVar("Option")
LineFilter = Callable[[State, tuple[int, ...], str, list[Any]], list[Any]]
"""Given the state, the cards shown, the name of a choice and its options: the options that a line allows."""


class RevealedRound(NamedTuple):
    """A round in which all clans have shown their cards."""

    rules: RoundRules
    state: State
    shown: tuple[int, ...]
    downs: tuple[FaceDown, ...]
    """The cards left face down."""
    line_filter: LineFilter | None
    """The claimer's line, if it binds."""
    line_clan: int
    """The clan that the line binds."""

    def allowed(self, seat: int, choice: str, options: list[Option]) -> list[Option]:
        """The options that the clan may take: all of them, unless a line binds it."""
        if self.line_filter is None or seat != self.line_clan or len(options) < 2:
            return options
        left = self.line_filter(self.state, self.shown, choice, list(options))
        return [option for option in options if option in left]

    def chooses_fort(self, winner: int) -> bool:
        """May the capturer take another fort of the wall?"""
        return self.uses(winner, DRUHID) and len(self.state.wall) > 1

    def uses(self, seat: int, kind: int) -> bool:
        """Does this clan show this warrior, and has the warrior its ability there?"""
        return self.shown[seat] == kind and self.rules.powers[seat][kind]
