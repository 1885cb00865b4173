"""Can the attacker still win if everybody helps? A second search that tries every legal action.

It confirms the cooperative search. It is slow, because it leaves no action out as irrelevant. Draws stay face
down, and a course ends early only if too few plays are left for any way to win (``plays_left``).
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
"""The number of tables visited, so that the work is the same on every machine."""


def search_every_action(table: Table, readings: Readings, budget: int = BUDGET) -> Answer:
    """Does any sequence of actions lead to a win of the attacker?"""
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
