"""Bounds on the points to come: cases where a clan is sure to win the game, or sure not to."""

from collections.abc import Sequence

from adjudicator.games.romans.search.game_goal import GameGoal, rivals
from adjudicator.games.romans.search.state import counted_hecas
from adjudicator.games.romans.table.forts import FORTUNA, HECAS_TO_WIN, KIND, VALUES, count_hecas, is_heca


def most_points(held: Sequence[int], coming: Sequence[int]) -> int:
    """Upper bound: the clan gets every positive fort to come and gives up its worst FortHece for FortUna."""
    unas = sum(fort & KIND == FORTUNA for fort in coming)
    costs = [-VALUES[fort & KIND] for fort in (*held, *coming) if is_heca(fort)]
    rid = sum(sorted(costs, reverse=True)[:unas])
    return (
        sum(VALUES[fort & KIND] for fort in held) + sum(max(0, VALUES[fort & KIND]) for fort in coming) + rid
    )


def least_points(held: Sequence[int], coming: Sequence[int]) -> int:
    """Lower bound: the clan gets every FortHeca to come. FortUna never costs more than it is worth."""
    return sum(VALUES[fort & KIND] for fort in held) + sum(min(0, VALUES[fort & KIND]) for fort in coming)


def decided_by_bounds(
    goal: GameGoal, forts: Sequence[Sequence[int]], dropped: Sequence[Sequence[int]], coming: Sequence[int]
) -> bool | None:
    """Is the clan sure to win (True), or sure not to (False)? None if the bounds do not decide it."""
    if goal.rules.neutral[goal.clan]:
        return False
    hecas = count_hecas(coming)

    def may_end(seat: int) -> bool:
        most = counted_hecas(goal.rules, forts[seat], dropped[seat]) + hecas
        return most >= HECAS_TO_WIN and (goal.rules.one_player or not goal.rules.neutral[seat])

    others = rivals(goal)
    if not may_end(goal.clan) and any(
        most_points(forts[goal.clan], coming) < least_points(forts[seat], coming) for seat in others
    ):
        return False
    others_end = any(may_end(seat) for seat in range(len(forts)) if seat != goal.clan)
    if not others_end and all(
        most_points(forts[seat], coming) < least_points(forts[goal.clan], coming) for seat in others
    ):
        return True
    return None


def compared_bounds(
    goal: GameGoal, forts: Sequence[Sequence[int]], coming: Sequence[int]
) -> tuple[int, int, int]:
    """The bound of the clan, that of its best rival, and this rival. There must be one.

    Where the clan is to win, that is excluded if its bound is the lower one; else, if it is the higher one.
    """
    ours, theirs = (most_points, least_points) if goal.wins else (least_points, most_points)
    rival = max(rivals(goal), key=lambda seat: theirs(forts[seat], coming))
    return ours(forts[goal.clan], coming), theirs(forts[rival], coming), rival
