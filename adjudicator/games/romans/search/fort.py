"""Can a clan still take one fort, or can it still miss it? Answered by the search, from any table."""

from typing import NamedTuple

from adjudicator.games.romans.search.fort_search import BUDGET, FortGoal, find_path
from adjudicator.games.romans.search.line import filter_by_line
from adjudicator.games.romans.search.state import round_rules
from adjudicator.games.romans.search.witness import (
    Witness,
    played_rounds,
    replay_path,
    round_endings,
    state_of,
)
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table, wall_index
from adjudicator.readings import Readings
from solver.answer import Outcome


class FortAnswer(NamedTuple):
    """Can the clan take the fort (or miss it)?"""

    outcome: Outcome
    witness: Witness | None = None
    """A record in which it does, if one was found."""
    rounds_searched: int = 0


def with_marked_fort(table: Table, place: int) -> Table:
    """The table with the fort at this place marked."""
    at = wall_index(table, place)
    wall = tuple(fort | MARK if number == at else fort for number, fort in enumerate(table.wall))
    return table._replace(wall=wall)


def search_fort(
    table: Table, readings: Readings, clan: int, takes: bool, line: Line = (), budget: int = BUDGET
) -> FortAnswer:
    """Can this clan take the marked fort (or miss it), with some hidden cards and some choices?

    The line binds the clan only in the search for a way to miss the fort: such a way refutes a certain claim.
    """
    binding = None if takes else line
    line_filter = filter_by_line(table.setup, line) if binding else None
    goal = FortGoal(round_rules(table.setup, readings), clan, takes, line_filter)
    gave_up, rounds_searched = False, 0
    for prefix, after_round in round_endings(table, readings, clan, binding):
        taken = took_marked_fort(after_round, clan)
        if taken is not None:
            if taken is takes:
                return FortAnswer(
                    Outcome.FOUND, replay_path(table, prefix, after_round, (), readings), rounds_searched
                )
            continue
        found = find_path(goal, state_of(after_round), budget - rounds_searched)
        rounds_searched += found.rounds_searched
        if found.outcome is Outcome.FOUND:
            return FortAnswer(
                Outcome.FOUND,
                replay_path(table, prefix, after_round, played_rounds(found.path), readings),
                rounds_searched,
            )
        gave_up = gave_up or found.outcome is Outcome.GAVE_UP
    return FortAnswer(Outcome.GAVE_UP if gave_up else Outcome.NONE, None, rounds_searched)


def took_marked_fort(table: Table, clan: int) -> bool | None:
    """Has the clan taken the marked fort? None while the fort is still in the wall."""
    if any(fort & MARK for fort in (*table.cards[clan].forts, *table.cards[clan].dropped)):
        return True
    if table.step != Step.REVEAL or not any(fort & MARK for fort in table.wall):
        return False
    return None
