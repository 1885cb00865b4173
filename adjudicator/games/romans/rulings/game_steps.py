"""Why a clan is sure to win the game, or sure not to: the bounds of the points, or every way it may end."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.romans.rules.ending import first_difference, standing
from adjudicator.games.romans.rules.explain import tie_row, with_minus
from adjudicator.games.romans.search.before_attack import forts_to_come
from adjudicator.games.romans.search.game import attack_tables, game_goal, is_last_turn
from adjudicator.games.romans.search.game_bounds import decided_by_bounds, least_points, most_points
from adjudicator.games.romans.search.game_goal import rivals
from adjudicator.games.romans.search.game_ways import Ending, ways_to_end
from adjudicator.games.romans.search.witness import round_endings, state_of
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND, VALUES, fort_name
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason

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
    if not is_last_turn(table, readings):
        return
    goal = game_goal(table, readings, clan, wins, sole, line)
    states = [
        state_of(end)._replace(champion=end.winner if end.step == Step.OVER else NONE)
        for start in attack_tables(table, readings)
        for _, end in round_endings(start, readings, clan, None if wins else line)
    ]
    for ending in ways_to_end(goal, states) or ():
        yield _ending_reason(table, clan, ending, rivals(goal), readings)


def _bounds(table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line) -> Reason | None:
    """The comparison of the bounds, if it decides the game."""
    goal = game_goal(table, readings, clan, wins, sole, line)
    coming = [*table.wall, *forts_to_come(table)]
    forts = [tuple(fort & KIND for fort in cards.forts) for cards in table.cards]
    decided = decided_by_bounds(goal, forts, [cards.dropped for cards in table.cards], coming)
    if decided is None or decided is wins:
        return None
    clans = table.setup.clans
    if not rivals(goal):
        return Reason("romans.neutral.no-win", "romans-ending-alone", {"clan": clans[clan]})
    ours, theirs = (least_points, most_points) if decided else (most_points, least_points)
    rival = max(rivals(goal), key=lambda seat: theirs(forts[seat], coming))
    params: Params = {
        "clan": clans[clan],
        "other": clans[rival],
        "own": with_minus(ours(forts[clan], coming)),
        "best": with_minus(theirs(forts[rival], coming)),
        "wins": "yes" if decided else "no",
    }
    return Reason("romans.end.points", "romans-points-bounds", params)


def _ending_reason(
    table: Table, clan: int, ending: Ending, others: Sequence[int], readings: Readings
) -> Reason:
    """One way in which the game may end: the points and the forts of every clan; if points are equal, also
    what breaks the tie."""
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
    told = clan if ending.champion == NONE else ending.champion
    params: dict[str, Param] = {"cases": rows, "margin": ending.margin, "clan": table.setup.clans[told]}
    if ending.name == "level":
        ranks = [
            standing(forts, dropped, readings)
            for forts, dropped in zip(ending.forts, ending.dropped, strict=True)
        ]
        level = [seat for seat in others if ranks[seat].points == ranks[clan].points]
        params["level"] = [tie_row(table.setup.clans[seat], ranks[seat]) for seat in (clan, *level)]
        params["by"] = first_difference(ranks[clan], max(ranks[seat] for seat in level))
    return Reason(_RULES[ending.name], f"romans-ending-{ending.name}", params)
