"""What the search for a game looks for: a way to win, or to fail to; and whether it is reached."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.romans.rules.ending import standing, winners
from adjudicator.games.romans.search.revealed import LineFilter
from adjudicator.games.romans.search.state import RoundRules, State
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND, VALUES
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings


class GameGoal(NamedTuple):
    rules: RoundRules
    readings: Readings
    clan: int
    wins: bool
    """Is the clan to win, or to fail to?"""
    sole: bool = False
    """A shared win does not count."""
    line_filter: LineFilter | None = None
    """The claimer's line, if it binds the clan."""


def rivals(goal: GameGoal) -> list[int]:
    """The clans that the clan is compared with. A neutral clan is one only where a lone player must outscore
    it (reading solo-result)."""
    alone = goal.rules.one_player and goal.readings["solo-result"] == "must-outscore"
    return [
        seat
        for seat, neutral in enumerate(goal.rules.neutral)
        if seat != goal.clan and (alone or not neutral)
    ]


def has_won(goal: GameGoal, state: State) -> bool:
    """Has the clan won at the end of the last turn, or by three FortHece?"""
    if goal.rules.neutral[goal.clan]:
        return False
    if state.champion != NONE:
        return state.champion == goal.clan
    own = standing(state.forts[goal.clan], state.dropped[goal.clan], goal.readings)
    for seat in rivals(goal):
        other = standing(state.forts[seat], state.dropped[seat], goal.readings)
        if other > own or (other == own and (goal.sole or goal.rules.neutral[seat])):
            return False
    return True


def has_won_game(table: Table, readings: Readings, clan: int, sole: bool) -> bool:
    """Has the clan won a game that is over? By the rules."""
    won = winners(table, readings)
    return won == (clan,) if sole else clan in won


def is_reached(goal: GameGoal, table: Table) -> bool:
    """Is the goal reached in a game that is over? By the rules."""
    return has_won_game(table, goal.readings, goal.clan, goal.sole) is goal.wins


def lead(goal: GameGoal, forts: Sequence[Sequence[int]]) -> int:
    """How far the clan is ahead of its best rival in points (or behind, if it is to fail)."""
    points = [sum([VALUES[fort & KIND] for fort in held]) for held in forts]
    neutral = goal.rules.neutral
    rivals = [total for seat, total in enumerate(points) if seat != goal.clan and not neutral[seat]]
    ahead = points[goal.clan] - max(rivals, default=0)
    return ahead if goal.wins else -ahead
