"""Can a clan win the game, or fail to, from a table before the last turn?

That there is no way follows from bounds, or from a search through all that may happen in this turn, with
bounds on the turns after it. That there is one is shown by a trial game.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.games.romans.rules.ending import is_fortuna_owed
from adjudicator.games.romans.search.before_attack import attack_tables, forts_to_come
from adjudicator.games.romans.search.game_bounds import decided_by_bounds
from adjudicator.games.romans.search.game_goal import GameGoal, is_reached
from adjudicator.games.romans.search.game_search import find_path
from adjudicator.games.romans.search.record import from_table_of_claim, played_on, replay_trial_game
from adjudicator.games.romans.search.searched import Searched, search_table
from adjudicator.games.romans.search.trial_games import (
    FIRST_TRIES,
    TRIES,
    find_trial_game,
)
from adjudicator.games.romans.search.witness import Witness
from adjudicator.games.romans.table.forts import KIND
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from solver.answer import FalseWitness, Outcome

TURN_BUDGET: Final = 6_000
"""Rounds searched in this turn, for one goal."""


def search_early_game(table: Table, readings: Readings, goal: GameGoal, line: Line, budget: int) -> Searched:
    """Every claim at a table looks at the same games, so what one finds settles all that follow from it."""
    if excluded_by_bounds(table, readings, goal):
        return Searched(Outcome.NONE)
    first = _by_trial_game(table, readings, goal, line, budget, FIRST_TRIES)
    if first.outcome is Outcome.FOUND:
        return first
    this_turn = _search_this_turn(table, readings, goal, line, budget)
    rounds = first.rounds_searched + this_turn.rounds_searched
    if this_turn.outcome is Outcome.NONE:
        return Searched(Outcome.NONE, rounds)
    more = _by_trial_game(table, readings, goal, line, budget, TRIES)
    rounds += more.rounds_searched
    if more.outcome is Outcome.FOUND:
        return more
    for other in _directions(goal):
        turn = this_turn if other == goal else _search_this_turn(table, readings, other, line, budget)
        try:
            witness = turn.witness()
        except FalseWitness:  # the order after Svord was left open, and this one breaks the line
            continue
        if witness is not None:
            by_turn = _played_on(witness, readings, goal, line, budget)
            rounds += turn.rounds_searched + by_turn.rounds_searched
            if by_turn.outcome is Outcome.FOUND:
                return by_turn
    return Searched(Outcome.GAVE_UP, rounds)


def _by_trial_game(
    table: Table, readings: Readings, goal: GameGoal, line: Line, budget: int, tries: Sequence[int]
) -> Searched:
    plan, rounds = find_trial_game(table, goal, line, budget, tries)
    if plan is None:
        return Searched(Outcome.GAVE_UP, rounds)
    return Searched(Outcome.FOUND, rounds, partial(replay_trial_game, table, plan, readings, goal, line))


def _directions(goal: GameGoal) -> list[GameGoal]:
    """What a search through this turn may aim at: each player's win, the goal's own first.

    A lone player may also fail. A line binds the claimer only on the way to the goal itself.
    """
    if goal.line_filter is not None:
        return [goal]
    own = goal._replace(sole=False)
    seats = [seat for seat, neutral in enumerate(goal.rules.neutral) if not neutral]
    wins = [own._replace(clan=seat, wins=True) for seat in seats]
    fails = [own._replace(wins=False)] if goal.rules.one_player else []
    return sorted(
        [*wins, *fails], key=lambda one: (one.clan == goal.clan, one.wins) != (goal.wins, goal.wins)
    )


def _search_this_turn(table: Table, readings: Readings, goal: GameGoal, line: Line, budget: int) -> Searched:
    """Is the goal excluded by everything that may happen in this turn? If not: a way in which it is not."""
    coming = forts_to_come(table)
    find = partial(find_path, goal, coming=coming)

    def is_open(after_round: Table) -> bool | None:
        if after_round.step == Step.OVER:
            return is_reached(goal, after_round)
        return (
            not excluded_by_bounds(after_round, readings, goal) if after_round.step == Step.COLLECT else None
        )

    for start in attack_tables(table, readings) if table.step != Step.COLLECT else ():
        binding = None if goal.wins else line
        found = search_table(start, readings, goal.clan, binding, is_open, find, min(budget, TURN_BUDGET))
        if found.outcome is not Outcome.FOUND:
            return found
        return Searched(Outcome.FOUND, found.rounds_searched, partial(_from_claim, table, found, readings))
    return Searched(Outcome.GAVE_UP)


def _from_claim(table: Table, found: Searched, readings: Readings) -> Witness | None:
    witness = found.witness()
    return None if witness is None else from_table_of_claim(table, witness, readings)


def _played_on(turn: Witness, readings: Readings, goal: GameGoal, line: Line, budget: int) -> Searched:
    """The same turn, and then a trial game that reaches the goal."""
    end = turn.end
    if end.step == Step.OVER:
        reached = is_reached(goal, end)
        return Searched(Outcome.FOUND if reached else Outcome.GAVE_UP, 0, lambda: turn)
    later = _by_trial_game(end, readings, goal, line, budget, (*FIRST_TRIES, *TRIES))
    if later.outcome is not Outcome.FOUND:
        return later
    return Searched(Outcome.FOUND, later.rounds_searched, partial(_joined, turn, later, readings, goal))


def _joined(turn: Witness, later: Searched, readings: Readings, goal: GameGoal) -> Witness | None:
    witness = later.witness()
    return None if witness is None else played_on(turn, witness, readings, goal)


def excluded_by_bounds(table: Table, readings: Readings, goal: GameGoal) -> bool:
    """Do the points to come exclude the goal? The bounds do not know the price of a FortUna that is owed."""
    decided = decided_by_bounds(
        goal,
        [tuple(fort & KIND for fort in cards.forts) for cards in table.cards],
        [cards.dropped for cards in table.cards],
        [*table.wall, *forts_to_come(table)],
    )
    return decided is (not goal.wins) and not is_fortuna_owed(table, readings)
