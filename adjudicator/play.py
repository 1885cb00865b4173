"""A game as it is played: a table, the actions that may be taken at it, and where they lead.

What a game brings is a ``Play``; what is done with it (is this legal, replay this record, repair it) is the
same for every game and lives in ``adjudicator.records``.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from adjudicator.readings import Readings
from adjudicator.ruling import Reason

T = TypeVar("T")
"""A table: everything there is to know in the middle of a game, immutable."""
A = TypeVar("A")
"""An action, immutable. Draws and other chances are actions too: the record says how they fell."""


@dataclass(frozen=True, slots=True)
class Play(Generic[T, A]):
    """The rules of play of one game, as functions."""

    refusal: Callable[[T, A, Readings], Reason | None]
    """Why this action is not legal now, with the rule; None if it is legal."""
    after: Callable[[T, A, Readings], T]
    """The table after a legal action. Never called with an illegal one."""
    actions: Callable[[T, Readings], tuple[A, ...]]
    """Every action that is legal now, in canonical order."""
    read: Callable[[str], A | None]
    """One action from its text; None if it cannot be understood."""
    write: Callable[[A], str]
    """The text of an action; ``read`` gives it back exactly."""
    facts: Callable[[T], dict[str, Any]]
    """The table as the ``position`` of a case, in JSON, defaults left out."""
    result: Callable[[T, Readings], Mapping[str, Any] | None]
    """How the game has ended, in JSON; None while it goes on."""
    hint: str
    """An action as an example, shown where one could not be understood."""
    basis: Callable[[T, A, Readings], tuple[Reason, ...]] | None = None
    """The rules that a legal action rests on, if the game names them."""
    ended: Callable[[T, Readings], Reason] | None = None
    """Who has won, said of a table at which the game is over."""


@dataclass(frozen=True, slots=True)
class Replay(Generic[T]):
    tables: tuple[T, ...]
    """The first table and the one after each legal action."""
    refused: Reason | None
    """Why the action after the last table is not legal; None if all of them are."""

    @property
    def last(self) -> T:
        return self.tables[-1]


def replay(play: Play[T, A], table: T, actions: Iterable[A], readings: Readings) -> Replay[T]:
    """Play the actions one after another, up to the first that is not legal."""
    tables = [table]
    for action in actions:
        refused = play.refusal(tables[-1], action, readings)
        if refused is not None:
            return Replay(tuple(tables), refused)
        tables.append(play.after(tables[-1], action, readings))
    return Replay(tuple(tables), None)
