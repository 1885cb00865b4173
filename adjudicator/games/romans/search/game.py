"""Can a clan win the game, or can it fail to? Answered by the search, from any table.

The last turn is searched exactly, see ``early_game`` for the turns before it.
"""

from collections.abc import Callable
from functools import partial

from adjudicator.games.romans.search.before_attack import (
    attack_tables,
    is_before_attack,
    possible_walls,
)
from adjudicator.games.romans.search.early_game import search_early_game
from adjudicator.games.romans.search.game_goal import GameGoal, has_won_game, is_reached
from adjudicator.games.romans.search.game_search import BUDGET, find_path
from adjudicator.games.romans.search.line import filter_by_line
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.record import from_table_of_claim
from adjudicator.games.romans.search.searched import Searched, search_table
from adjudicator.games.romans.search.staged import SearchResult, Shown
from adjudicator.games.romans.search.state import State, round_rules
from adjudicator.games.romans.search.witness import Witness
from adjudicator.games.romans.table.forts import TURNS
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from solver.answer import Outcome


def is_last_turn(table: Table, readings: Readings) -> bool:
    """Is this the last turn, and is its wall known, or at least its forts? Then the rest can be searched."""
    if table.turn < TURNS or table.step in (Step.COLLECT, Step.OVER):
        return False
    return not is_before_attack(table) or next(possible_walls(table, readings), None) is not None


def search_game(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    budget: int = BUDGET,
    memory: Memory | None = None,
    hint: Shown = (),
) -> Searched:
    """Can this clan win the game (or fail to), with some hidden cards and some choices?

    The line binds the clan only in the search for a way to fail: such a way refutes a certain claim.
    ``hint``: cards to be tried first in the last turn.
    """
    if table.step == Step.OVER:
        if has_won_game(table, readings, clan, sole) is wins:
            return Searched(Outcome.FOUND, 0, partial(Witness, table, (), table, ()))
        return Searched(Outcome.NONE)
    if table.setup.neutral[clan]:
        return Searched(Outcome.NONE)  # a neutral clan cannot win, and that needs no witness
    goal = game_goal(table, readings, clan, wins, sole, line)
    if is_last_turn(table, readings):
        find = partial(find_path, goal, memory=memory, hint=hint)
        return _search_last_turn(table, readings, goal, line, budget, find)
    return search_early_game(table, readings, goal, line, budget)


def game_goal(table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line) -> GameGoal:
    line_filter = filter_by_line(table.setup, line) if line and not wins else None
    return GameGoal(round_rules(table.setup, readings), readings, clan, wins, sole, line_filter)


def _search_last_turn(
    table: Table,
    readings: Readings,
    goal: GameGoal,
    line: Line,
    budget: int,
    find: Callable[[State, int], SearchResult],
) -> Searched:
    """Every wall gets a share of the budget, and what one wall does not use goes to the next."""

    def reached(after_round: Table) -> bool | None:
        return is_reached(goal, after_round) if after_round.step == Step.OVER else None

    gave_up, rounds_searched = False, 0
    starts = attack_tables(table, readings)
    binding = None if goal.wins else line
    for number, before in enumerate(starts, 1):
        left = budget * number // len(starts) - rounds_searched
        found = search_table(before, readings, goal.clan, binding, reached, find, left)
        rounds_searched += found.rounds_searched
        if found.outcome is Outcome.FOUND:
            witness = partial(_witness_from_claim, table, found, readings, goal)
            return Searched(Outcome.FOUND, rounds_searched, witness, found.shown)
        gave_up = gave_up or found.outcome is Outcome.GAVE_UP
    return Searched(Outcome.GAVE_UP if gave_up else Outcome.NONE, rounds_searched)


def _witness_from_claim(table: Table, found: Searched, readings: Readings, goal: GameGoal) -> Witness | None:
    witness = found.witness()
    return None if witness is None else from_table_of_claim(table, witness, readings, goal)
