"""Can the attacker still win if everybody helps? A second search that tries every legal action.

It confirms the cooperative search. It is slow, because it leaves no action out as irrelevant. Draws stay face
down, and a course ends early only by a bound that the cooperative search does not use.
"""

from collections.abc import Callable
from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.last_play import is_last_play
from adjudicator.games.river.search.last_turn_check import LastTurns
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, Action, Draw
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Outcome, OutOfBudget

CannotWin = Callable[[Table, Readings], bool]
"""A bound: is there no course in which the attacker wins? It may say no although there is none."""

BUDGET: Final = 6_000
"""The number of tables visited, so that the work is the same on every machine."""
LAST_TURN_COSTS: Final = 20
"""A last turn with tactics cards counts for as many tables."""


def search_every_action(
    table: Table, readings: Readings, cannot_win: CannotWin, budget: int = BUDGET
) -> Outcome:
    """Does any sequence of actions lead to a win of the attacker?

    With tactics cards in play the attacker's last turn is one step (``last_turn_check``).
    """
    seen: set[Table] = set()
    ahead = [table]
    last_turns = LastTurns(readings)
    while ahead:
        now = ahead.pop()
        if now.winner == "attacker":
            return Outcome.FOUND
        key = now._replace(number=0, discard=tuple(sorted(now.discard)))
        if now.winner is not None or key in seen:
            continue
        seen.add(key)
        budget -= 1
        if budget < 0:
            raise OutOfBudget
        if cannot_win(now, readings):
            continue
        if is_last_play(now) and tactics_in_play(now):
            budget -= LAST_TURN_COSTS
            if last_turns.is_won_with_tactics(now):
                return Outcome.FOUND
            continue
        ahead += [
            PLAY.after(now, action, readings)
            for action in PLAY.actions(now, readings)
            if action.side == now.turn and not _is_named_draw(action)
        ]
    return Outcome.NONE


def _is_named_draw(action: Action) -> bool:
    return isinstance(action, Draw) and action.card not in (HIDDEN_BATTLE, HIDDEN_TACTICS)
