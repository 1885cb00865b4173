"""Trial games: played to the end, everybody helping one clan, until one reaches the goal.

Every claim at a table tries the same games, only in another order. So whatever one claim finds settles each
claim that follows from it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from adjudicator.games.romans.search.aimed_game import Aim, AimedGame, PlannedTurn
from adjudicator.games.romans.search.game_goal import GameGoal, has_won
from adjudicator.games.romans.table.forts import KIND, VALUES
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table

FIRST_TRIES: Final = (1, 3)
TRIES: Final = (8, 8, 16, 16, 32)
"""The games with one aim: how many reveals are compared in each round. The first ones settle most claims."""

Plan = tuple[PlannedTurn, ...]


def find_trial_game(
    table: Table, goal: GameGoal, line: Line, budget: int, tries: Sequence[int]
) -> tuple[Plan | None, int]:
    """A game that reaches the goal, if one was found, and how many rounds were compared.

    ``tries``: how many reveals are compared in each round, for each aim in turn. Every aim has the same share
    of the budget, so the games do not depend on the order of the aims.
    """
    aims = _aims(table, goal)
    used = dict.fromkeys(aims, 0)
    for number, reveals in enumerate(tries):
        for aim in aims:
            if used[aim] >= budget // len(aims):
                continue
            game = AimedGame(goal, aim, line, Random(f"{aim} {reveals} {number}"), reveals)
            plan, end = game.play(table)
            used[aim] += game.rounds_compared
            if has_won(goal, end) is goal.wins:
                return plan, sum(used.values())
    return None, sum(used.values())


def _aims(table: Table, goal: GameGoal) -> list[Aim]:
    """Every aim, those first with which the goal is reached. A neutral clan can only make a player lose."""
    points = [sum(VALUES[fort & KIND] for fort in cards.forts) for cards in table.cards]
    neutral = goal.rules.neutral
    seats = [seat for seat in range(len(neutral)) if goal.rules.one_player or not neutral[seat]]
    seats.sort(key=lambda seat: ((seat == goal.clan) is not goal.wins, -points[seat]))
    return [Aim(seat, by_hecas) for seat in seats for by_hecas in (False, True)]
