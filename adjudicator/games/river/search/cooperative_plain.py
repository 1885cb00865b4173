"""Can the attacker still win if everybody helps? A second search that tries every legal action.

It confirms the cooperative search. It is slow, because it leaves no action out as irrelevant. Draws stay face
down, and a course ends early only by a bound that the cooperative search does not use.
"""

from collections.abc import Callable
from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, Action, Draw
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Outcome, OutOfBudget

CannotWin = Callable[[Table, Readings], bool]
"""A bound: is there no course in which the attacker wins? It may say no although there is none."""

BUDGET: Final = 6_000
"""The number of tables visited, so that the work is the same on every machine."""


def search_every_action(
    table: Table, readings: Readings, cannot_win: CannotWin, budget: int = BUDGET
) -> Outcome:
    """Does any sequence of actions lead to a win of the attacker?"""
    seen: set[Table] = set()
    ahead = [table]
    while ahead:
        now = ahead.pop()
        if now.winner == "attacker":
            return Outcome.FOUND
        key = now._replace(number=0, discard=tuple(sorted(now.discard)))
        if now.winner is not None or key in seen:
            continue
        seen.add(key)
        if len(seen) > budget:
            raise OutOfBudget
        if not cannot_win(now, readings):
            ahead += [
                PLAY.after(now, action, readings)
                for action in PLAY.actions(now, readings)
                if action.side == now.turn and not _is_named_draw(action)
            ]
    return Outcome.NONE


def _is_named_draw(action: Action) -> bool:
    return isinstance(action, Draw) and action.card not in (HIDDEN_BATTLE, HIDDEN_TACTICS)
