"""Can a clan still take one fort, or can it still miss it? Answered by the search, from any table."""

from functools import partial

from adjudicator.games.romans.search.fort_search import BUDGET, FortGoal, find_path
from adjudicator.games.romans.search.line import filter_by_line
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched, search_table
from adjudicator.games.romans.search.staged import Shown
from adjudicator.games.romans.search.state import round_rules
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table, wall_index
from adjudicator.readings import Readings


def with_marked_fort(table: Table, place: int) -> Table:
    """The table with the fort at this place marked."""
    at = wall_index(table, place)
    wall = tuple(fort | MARK if number == at else fort for number, fort in enumerate(table.wall))
    return table._replace(wall=wall)


def search_fort(
    table: Table,
    readings: Readings,
    clan: int,
    takes: bool,
    line: Line = (),
    budget: int = BUDGET,
    memory: Memory | None = None,
    hint: Shown = (),
) -> Searched:
    """Can this clan take the marked fort (or miss it), with some hidden cards and some choices?

    The line binds the clan only in the search for a way to miss the fort: such a way refutes a certain claim.
    ``hint``: cards to be tried first.
    """
    find = partial(find_path, fort_goal(table, readings, clan, takes, line), memory=memory, hint=hint)

    def is_reached(after_round: Table) -> bool | None:
        taken = took_marked_fort(after_round, clan)
        return None if taken is None else taken is takes

    binding = None if takes else line
    return search_table(table, readings, clan, binding, is_reached, find, budget)


def fort_goal(table: Table, readings: Readings, clan: int, takes: bool, line: Line) -> FortGoal:
    line_filter = filter_by_line(table.setup, line) if line and not takes else None
    return FortGoal(round_rules(table.setup, readings), clan, takes, line_filter)


def took_marked_fort(table: Table, clan: int) -> bool | None:
    """Has the clan taken the marked fort? None while the fort is still in the wall."""
    if any(fort & MARK for fort in (*table.cards[clan].forts, *table.cards[clan].dropped)):
        return True
    if table.step != Step.REVEAL or not any(fort & MARK for fort in table.wall):
        return False
    return None
