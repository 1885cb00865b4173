"""Every action that the rules of play allow, tried one after another: slow, and no action taken for another.

A second opinion on ``helped``. It takes the actions from the played game itself; a draw is left face down
instead of being named, and a line ends where too few plays are left for any way to win (``reach``).
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.plays_left import cards_within_reach, plays_left, ways_to_win
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, Action, Draw
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Answer, Outcome

NAME: Final = "replay"
BUDGET: Final = 6_000
"""Tables looked at: the same work on every machine."""


def ask(table: Table, readings: Readings, budget: int = BUDGET) -> Answer:
    """Does any line of actions lead to a win of the attacker?"""
    seen: set[Table] = set()
    ahead = [table]
    while ahead:
        now = ahead.pop()
        if now.winner == "attacker":
            return Answer(NAME, Outcome.FOUND)
        key = now._replace(number=0, discard=tuple(sorted(now.discard)))
        if now.winner is not None or key in seen:
            continue
        seen.add(key)
        if len(seen) > budget:
            return Answer(NAME, Outcome.GAVE_UP)
        if not _is_hopeless(now, readings):
            ahead += [
                PLAY.after(now, action, readings)
                for action in PLAY.actions(now, readings)
                if action.side == now.turn and not _is_named_draw(action)
            ]
    return Answer(NAME, Outcome.NONE)


def _is_named_draw(action: Action) -> bool:
    return isinstance(action, Draw) and action.card not in (HIDDEN_BATTLE, HIDDEN_TACTICS)


def _is_hopeless(table: Table, readings: Readings) -> bool:
    plays = plays_left(table, readings)
    return ways_to_win(table, plays, readings)[0].cards > cards_within_reach(table, plays)
