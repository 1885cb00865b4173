"""Why a clan is sure to win the game, or sure not to: the bounds of the points, or each way it may end."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.romans.rules.ending import first_difference, is_fortuna_owed, standing
from adjudicator.games.romans.rules.explain import fort_worth, tie_row, with_minus
from adjudicator.games.romans.search.before_attack import attack_tables, forts_to_come
from adjudicator.games.romans.search.game import game_goal, is_last_turn
from adjudicator.games.romans.search.game_bounds import compared_bounds, decided_by_bounds
from adjudicator.games.romans.search.game_goal import GameGoal, rivals
from adjudicator.games.romans.search.game_ways import Ending, ways_to_end
from adjudicator.games.romans.search.witness import round_endings, state_after
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND, VALUES, fort_name
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Phrase, Reason

_RULES: Final = {
    "points": "romans.end.points",
    "level": "romans.end.ties",
    "alone": "romans.neutral.no-win",
    "fortheca": "romans.fortheca.three",
}


def ending_steps(
    table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line
) -> Iterator[Reason]:
    """What decides a game that has a sure end for the clan: bounds, or each way it may end."""
    bounds = _bounds(table, readings, clan, wins, sole, line)
    if bounds is not None:
        yield bounds
        return
    later = () if is_last_turn(table, readings) else forts_to_come(table)
    if later and table.step in (Step.UNCOVER, Step.COLLECT):
        return
    goal = game_goal(table, readings, clan, wins, sole, line)
    states = [
        state_after(end, readings)
        for start in attack_tables(table, readings)
        for _, end in round_endings(start, readings, clan, None if wins else line)
    ]
    for ending in ways_to_end(goal, states, later) or ():
        yield _ending_reason(table, goal, ending, later)


def _bounds(table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line) -> Reason | None:
    """The comparison of the bounds, if it decides the game."""
    goal = game_goal(table, readings, clan, wins, sole, line)
    coming = [*table.wall, *forts_to_come(table)]
    forts = [tuple(fort & KIND for fort in cards.forts) for cards in table.cards]
    decided = decided_by_bounds(goal, forts, [cards.dropped for cards in table.cards], coming)
    if decided is None or decided is wins or is_fortuna_owed(table, readings):
        return None
    clans = table.setup.clans
    if not rivals(goal):
        return Reason("romans.neutral.no-win", "romans-ending-alone", {"clan": clans[clan]})
    return Reason("romans.end.points", "romans-points-bounds", _compared(table, goal, forts, coming))


def _compared(
    table: Table, goal: GameGoal, forts: Sequence[Sequence[int]], coming: Sequence[int]
) -> dict[str, Param]:
    """The bounds of the clan and of its best rival."""
    own, best, rival = compared_bounds(goal, forts, coming)
    clans = table.setup.clans
    return {
        "clan": clans[goal.clan],
        "other": clans[rival],
        "own": with_minus(own),
        "best": with_minus(best),
        "wins": "no" if goal.wins else "yes",
        "coming": [fort_worth(fort_name(fort)) for fort in coming],
        "held": [fort_worth(fort_name(fort)) for fort in forts[goal.clan]],
        "other_held": [fort_worth(fort_name(fort)) for fort in forts[rival]],
        "has": len(forts[goal.clan]),
        "other_has": len(forts[rival]),
    }


def _ending_reason(table: Table, goal: GameGoal, ending: Ending, later: Sequence[int]) -> Reason:
    """One way in which the game or this turn may end: the points and the forts of every clan.

    If points are equal, also what breaks the tie.
    """
    rows = [
        Phrase(
            "romans-ending-row",
            {
                "clan": name,
                "points": with_minus(sum(VALUES[fort & KIND] for fort in forts)),
                "forts": [fort_name(fort) for fort in forts],
                "count": len(forts),
                "given_up": len(dropped),
            },
        )
        for name, forts, dropped in zip(table.setup.clans, ending.forts, ending.dropped, strict=True)
    ]
    if ending.name == "turn":
        compared = _compared(table, goal, ending.forts, later)
        return Reason("romans.end.points", "romans-ending-turn", {"cases": rows, **compared})
    clan = goal.clan
    told = clan if ending.champion == NONE else ending.champion
    params: dict[str, Param] = {"cases": rows, "margin": ending.margin, "clan": table.setup.clans[told]}
    if ending.name == "level":
        ranks = [
            standing(forts, dropped, goal.readings)
            for forts, dropped in zip(ending.forts, ending.dropped, strict=True)
        ]
        level = [seat for seat in rivals(goal) if ranks[seat].points == ranks[clan].points]
        params["level"] = [tie_row(table.setup.clans[seat], ranks[seat]) for seat in (clan, *level)]
        params["by"] = first_difference(ranks[clan], max(ranks[seat] for seat in level))
    return Reason(_RULES[ending.name], f"romans-ending-{ending.name}", params)
