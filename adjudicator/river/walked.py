"""A winning way of playing, walked through against everything that the rules of play allow the other side.

A second opinion on ``contested``: at the loser's turn every legal action is tried, none is taken to be like
another, and the winner answers as the search would. It ends early only where a count of free slots shows that
the attacker has too few plays left.
"""

from typing import Final

from adjudicator.river.contested import Contested
from adjudicator.river.exhaust import least_cards
from adjudicator.river.helped import OutOfReach
from adjudicator.river.play import PLAY
from adjudicator.river.position import Side
from adjudicator.river.table import Table
from solver.answer import Answer, Outcome

NAME: Final = "replay"
BUDGET: Final = 15_000
"""Tables looked at: the same work on every machine."""


def refuted(search: Contested, table: Table, winner: Side, plays: int, budget: int = BUDGET) -> Answer:
    """Does anything that the other side does stop the winner, if the attacker may still play so many cards?"""
    seen: set[Table] = set()
    ahead = [(table, plays)]
    try:
        while ahead:
            now, left = ahead.pop()
            if now.winner is not None:
                if now.winner != winner:
                    return Answer(NAME, Outcome.FOUND)
                continue
            key = now._replace(number=0, discard=tuple(sorted(now.discard)))
            if key in seen or (winner == "defender" and least_cards(now) > left):
                continue
            seen.add(key)
            if len(seen) > budget:
                return Answer(NAME, Outcome.GAVE_UP)
            opened = now.turn == "attacker" and now.phase in ("prepare", "play")
            if search.chooser(now) == winner:
                tried = [search.best(now, winner)]
            else:
                tried = list(search.draws(now) if now.phase == "draw" else PLAY.actions(now, search.readings))
            for action in tried:
                if action is None:
                    return Answer(NAME, Outcome.FOUND)
                after = PLAY.after(now, action, search.readings)
                played = opened and after.phase not in ("prepare", "play")
                ahead.append((after, left - 1 if played else left))
    except OutOfReach:
        return Answer(NAME, Outcome.GAVE_UP)
    return Answer(NAME, Outcome.NONE)
