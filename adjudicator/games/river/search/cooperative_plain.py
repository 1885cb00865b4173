"""Can the attacker still win if everybody helps? A second search that tries every legal action.

It confirms the cooperative search. Draws stay face down. A course ends early only by a bound that the
cooperative search does not use. By the same bound some dams are out of reach. If nothing that lies there can
matter, a card is laid there once.
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.last_play import is_last_play
from adjudicator.games.river.search.last_turn_check import LastTurns
from adjudicator.games.river.search.out_of_reach import Bound, is_idle, one_far_action_of_each_sort
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.table.actions import HIDDEN_BATTLE, HIDDEN_TACTICS, Action, Draw
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Outcome, OutOfBudget

BUDGET: Final = 6_000
"""The number of tables visited, so that the work is the same on every machine."""
TACTICS_BUDGET: Final = 10_000


def search_every_action(table: Table, readings: Readings, bound: Bound, budget: int | None = None) -> Outcome:
    """Does any sequence of actions lead to a win of the attacker?

    With tactics cards in play the attacker's last turn is one step (``last_turn_check``).
    """
    if budget is None:
        budget = TACTICS_BUDGET if tactics_in_play(table) else BUDGET
    seen: set[tuple[object, ...]] = set()
    ahead = [table]
    last_turns = LastTurns(readings)
    while ahead:
        now = ahead.pop()
        if now.winner == "attacker":
            return Outcome.FOUND
        key = _but_for_the_order(now)
        if now.winner is not None or key in seen:
            continue
        seen.add(key)
        budget -= 1
        if budget < 0:
            raise OutOfBudget
        near = bound.dams_within_reach(now)
        if not near:
            continue
        idle = is_idle(now, near, readings)
        if is_last_play(now) and tactics_in_play(now):
            if last_turns.is_won_with_tactics(now, near if idle else None):
                return Outcome.FOUND
            continue
        legal = [action for action in PLAY.actions(now, readings) if action.side == now.turn]
        ahead += [
            PLAY.after(now, action, readings)
            for action in (one_far_action_of_each_sort(now, legal, near, readings) if idle else legal)
            if not _is_named_draw(action)
        ]
    return Outcome.NONE


def _but_for_the_order(table: Table) -> tuple[object, ...]:
    """The table without the order in which cards were laid, but for those that a log may hit."""
    laid = tuple((dam.attacker[: table.logs], dam.attacker_laid, dam.defender_laid) for dam in table.dams)
    dams = tuple((dam.name, dam.damaged, dam.first) for dam in table.dams)
    return laid, dams, table._replace(number=0, dams=(), discard=tuple(sorted(table.discard)))


def _is_named_draw(action: Action) -> bool:
    return isinstance(action, Draw) and action.card not in (HIDDEN_BATTLE, HIDDEN_TACTICS)
