"""A game as it is played: a table, the actions that may be taken at it, and where they lead.

Each game brings a ``Play``. What is done with it (is this legal, replay this record, repair it) is the same
for every game: see ``adjudicator.claims.play_claims``.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from adjudicator.readings import Readings
from adjudicator.ruling import Reason

T = TypeVar("T")
"""A table: everything that is known in the middle of a game. Immutable."""
A = TypeVar("A")
"""An action. Immutable. Draws and other random events are actions too: the record tells their result."""


@dataclass(frozen=True, slots=True)
class Play(Generic[T, A]):
    """The rules of play of one game, as functions."""

    refusal: Callable[[T, A, Readings], Reason | None]
    """Why this action is illegal now, with the rule; None if it is legal.

    May raise BadCase with the facts that are missing to tell.
    """
    after: Callable[[T, A, Readings], T]
    """The table after a legal action. Never called with an illegal one."""
    actions: Callable[[T, Readings], tuple[A, ...]]
    """Every action that is legal now, in canonical order."""
    read: Callable[[str], A | None]
    """Reads one action from its text; None if the text is not understood."""
    write: Callable[[A], str]
    """Writes an action as text, such that ``read`` gives the same action back."""
    facts: Callable[[T], dict[str, Any]]
    """The table as the JSON ``position`` of a case, without defaults."""
    result: Callable[[T, Readings], Mapping[str, Any] | None]
    """The result of a finished game, in JSON; None while it goes on."""
    hint: str
    """An example of an action, shown when one was not understood."""
    action_reasons: Callable[[T, A, Readings], tuple[Reason, ...]]
    """Why a legal action is legal, then what follows from it."""
    explain_end: Callable[[T, Readings], Reason]
    """Who has won, for a table at which the game is over."""
    changes: Callable[[T, A, Readings], tuple[Reason, ...]] = lambda *_: ()
    """What a legal action of a record changes on the table, for those who follow the whole course."""
    why_legal: Callable[[T, A, Readings], tuple[Reason, ...]] = lambda *_: ()
    """What on the table makes a legal action of a record legal, briefly and in numbers."""
    outcomes: frozenset[str] = frozenset()
    """The messages of those changes that say what play has come to: who has won, who must lose something."""


@dataclass(frozen=True, slots=True)
class Replay(Generic[T]):
    tables: tuple[T, ...]
    """The first table and the one after each legal action."""
    refused: Reason | None
    """Why the action after the last table is illegal; None if all actions are legal."""

    @property
    def last(self) -> T:
        return self.tables[-1]

    @property
    def sound(self) -> int:
        """How many actions were legal, and so the place of the first illegal one."""
        return len(self.tables) - 1


def replay(play: Play[T, A], table: T, actions: Iterable[A], readings: Readings) -> Replay[T]:
    """Plays the actions one after another, up to the first illegal one."""
    tables = [table]
    for action in actions:
        refused = play.refusal(tables[-1], action, readings)
        if refused is not None:
            return Replay(tuple(tables), refused)
        tables.append(play.after(tables[-1], action, readings))
    return Replay(tuple(tables), None)
