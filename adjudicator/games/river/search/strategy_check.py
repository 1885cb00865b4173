"""Checks a winning strategy against every legal action of the other side.

It confirms the adversarial search: at the loser's turn every legal action is tried, none is left out as
irrelevant, and the winner answers as the search would. A course ends early only by a bound that the search
does not use.
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.search.cooperative_plain import CannotWin
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table
from solver.answer import Outcome, OutOfBudget

BUDGET: Final = 8_000
"""The number of tables visited, so that the work is the same on every machine."""


def find_refutation(search: AdversarialSearch, table: Table, winner: Side, cannot_win: CannotWin) -> Outcome:
    """Can the other side stop the winner? ``FOUND`` if some action does, ``NONE`` if nothing does."""
    seen: set[Table] = set()
    ahead = [table]
    while ahead:
        now = ahead.pop()
        if now.winner is not None:
            if now.winner != winner:
                return Outcome.FOUND
            continue
        key = now._replace(number=0, discard=tuple(sorted(now.discard)))
        if key in seen or (winner == "defender" and _is_hopeless(search, now, cannot_win)):
            continue
        seen.add(key)
        if len(seen) > BUDGET:
            raise OutOfBudget
        if search.chooser(now) == winner:
            tried: tuple[Action | None, ...] = (search.winning_action(now, winner),)
        else:
            tried = _every_action(search, now)
        for action in tried:
            if action is None:
                return Outcome.FOUND
            ahead.append(PLAY.after(now, action, search.readings))
    return Outcome.NONE


def _every_action(search: AdversarialSearch, table: Table) -> tuple[Action, ...]:
    """Every legal action of the side whose turn it is.

    Actions that would close the turn come with the next one.
    """
    if table.phase == "draw":
        return search.draws(table)
    return tuple(action for action in PLAY.actions(table, search.readings) if action.side == table.turn)


def _is_hopeless(search: AdversarialSearch, table: Table, cannot_win: CannotWin) -> bool:
    """Has the attacker too few plays left to win, and no claim to make now?"""
    if table.turn == "attacker" and table.phase != "prepare":
        return False
    return cannot_win(table, search.readings)
