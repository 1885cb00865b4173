"""Every way in which this turn decides the game, each in its closest course. A proof is told by them."""

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from adjudicator.games.romans.rules.ending import standing
from adjudicator.games.romans.search.game_bounds import compared_bounds
from adjudicator.games.romans.search.game_goal import GameGoal, rivals
from adjudicator.games.romans.search.revealed import RevealedRound
from adjudicator.games.romans.search.rounds import results_of_reveal
from adjudicator.games.romans.search.state import State, possible_reveals
from adjudicator.games.romans.table.cards import NONE

BUDGET: Final = 6_000
"""Rounds looked at before the ways are left untold."""


class Ending(NamedTuple):
    """One way in which the game ends, in its closest course."""

    name: str
    """``points``: they differ. ``level``: the clan and its best rival have the same points. ``alone``: there
    is nobody to compare with. ``fortheca``: three FortHece. ``turn``: this turn ends, and the bounds of the
    points to come decide the game."""
    champion: int
    """The clan whose three FortHece have ended the game."""
    forts: tuple[tuple[int, ...], ...]
    dropped: tuple[tuple[int, ...], ...]
    margin: int
    """By how many points the clan and its best rival differ; in bounds, if later turns follow."""


def ways_to_end(
    goal: GameGoal, states: Iterable[State], coming: tuple[int, ...] = (), budget: int = BUDGET
) -> tuple[Ending, ...] | None:
    """The ways in which the game may end from these states; None if there are too many courses.

    ``coming``: the forts of later turns. With any, the ways in which this turn may end.
    """
    found: dict[tuple[str, int], Ending] = {}
    waiting, seen, left = list(states), set[State](), budget
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        if state.champion != NONE or not state.wall:
            end = _ending(goal, state, coming)
            key = end.name, end.champion
            if key not in found or end.margin < found[key].margin:
                found[key] = end
            continue
        bases = tuple(sum(goal.rules.strengths[kind] for kind in up) for up in state.face_up)
        for reveal in product(*map(possible_reveals, state.face_down)):
            shown, downs = tuple(kind for kind, _ in reveal), tuple(down for _, down in reveal)
            revealed = RevealedRound(goal.rules, state, shown, downs, goal.line_filter, goal.clan)
            for result in results_of_reveal(revealed, bases):
                left -= 1
                if left < 0:
                    return None
                waiting.append(result.after)
    return tuple(found.values())


def _ending(goal: GameGoal, state: State, coming: tuple[int, ...]) -> Ending:
    if coming and state.champion == NONE and rivals(goal):
        own, other, _ = compared_bounds(goal, state.forts, coming)
        return Ending("turn", NONE, state.forts, state.dropped, abs(own - other))
    points = [
        standing(forts, dropped, goal.readings).points
        for forts, dropped in zip(state.forts, state.dropped, strict=True)
    ]
    best = max((points[seat] for seat in rivals(goal)), default=None)
    if state.champion != NONE:
        name = "fortheca"
    elif best is None:
        name = "alone"
    else:
        name = "level" if best == points[goal.clan] else "points"
    margin = 0 if best is None else abs(points[goal.clan] - best)
    return Ending(name, state.champion, state.forts, state.dropped, margin)
