"""A winning way of playing, walked through against everything that the rules of play allow the other side.

A second opinion on ``contested``: at the loser's turn every legal action is tried, none is taken to be like
another, and the winner answers as the search would. It ends early only where the attacker has too few plays
left for any way to win (``reach``).
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.adversarial import Contested
from adjudicator.games.river.search.cooperative import OutOfReach
from adjudicator.games.river.search.plays_left import plays_left, ways_to_win
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table
from solver.answer import Answer, Outcome

NAME: Final = "replay"
BUDGET: Final = 8_000
"""Tables looked at: the same work on every machine."""


def refuted(search: Contested, table: Table, winner: Side, budget: int = BUDGET) -> Answer:
    """Does anything that the other side may do stop the winner?"""
    seen: set[Table] = set()
    ahead = [table]
    try:
        while ahead:
            now = ahead.pop()
            if now.winner is not None:
                if now.winner != winner:
                    return Answer(NAME, Outcome.FOUND)
                continue
            key = now._replace(number=0, discard=tuple(sorted(now.discard)))
            if key in seen or (winner == "defender" and _is_hopeless(search, now)):
                continue
            seen.add(key)
            if len(seen) > budget:
                return Answer(NAME, Outcome.GAVE_UP)
            tried = _answers(search, now) if search.chooser(now) != winner else (search.best(now, winner),)
            for action in tried:
                if action is None:
                    return Answer(NAME, Outcome.FOUND)
                ahead.append(PLAY.after(now, action, search.readings))
    except OutOfReach:
        return Answer(NAME, Outcome.GAVE_UP)
    return Answer(NAME, Outcome.NONE)


def _answers(search: Contested, table: Table) -> tuple[Action, ...]:
    """Everything that this side may do; what the other side may do next comes with the next turn."""
    if table.phase == "draw":
        return search.draws(table)
    return tuple(action for action in PLAY.actions(table, search.readings) if action.side == table.turn)


def _is_hopeless(search: Contested, table: Table) -> bool:
    """Has the attacker too few plays left, and nothing to claim now?"""
    if table.turn == "attacker" and table.phase != "prepare":
        return False
    plays = plays_left(table, search.readings)
    return ways_to_win(table, plays, search.readings)[0].cards > plays.attacker
