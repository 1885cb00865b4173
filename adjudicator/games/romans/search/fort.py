"""The fate of one fort: can a clan still take it, can it still miss it? The search answers, anywhere."""

from typing import NamedTuple

from adjudicator.games.romans.search.fort_search import BUDGET, Question, find
from adjudicator.games.romans.search.line import as_own
from adjudicator.games.romans.search.state import ways
from adjudicator.games.romans.search.witness import Witness, as_played, openings, replay, state_of
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table, index
from adjudicator.readings import Readings
from solver.answer import Outcome


class Fate(NamedTuple):
    """Whether it can come to this, and how."""

    outcome: Outcome
    witness: Witness | None = None
    looked_at: int = 0


def followed(table: Table, place: int) -> Table:
    """The table with the fort at this place marked."""
    at = index(table, place)
    wall = tuple(fort | MARK if number == at else fort for number, fort in enumerate(table.wall))
    return table._replace(wall=wall)


def fate(
    table: Table, readings: Readings, clan: int, takes: bool, line: Line = (), budget: int = BUDGET
) -> Fate:
    """Can this clan take the marked fort (or miss it), over everything hidden and every choice?

    The clan's line binds it only where it must defend its claim, that is where it is to miss the fort.
    """
    said = None if takes else line
    question = Question(ways(table.setup, readings), clan, takes, as_own(table.setup, line) if said else None)
    gave_up, looked_at = False, 0
    for prefix, opened in openings(table, readings, clan, said):
        plain = settled(opened, clan)
        if plain is not None:
            if plain is takes:
                return Fate(Outcome.FOUND, replay(table, prefix, opened, (), readings), looked_at)
            continue
        found = find(question, state_of(opened), budget - looked_at)
        looked_at += found.looked_at
        if found.outcome is Outcome.FOUND:
            return Fate(
                Outcome.FOUND, replay(table, prefix, opened, as_played(found.path), readings), looked_at
            )
        gave_up = gave_up or found.outcome is Outcome.GAVE_UP
    return Fate(Outcome.GAVE_UP if gave_up else Outcome.NONE, None, looked_at)


def settled(table: Table, clan: int) -> bool | None:
    """Has the clan taken the marked fort, or missed it for good? None while it is still in the wall."""
    if any(fort & MARK for fort in (*table.lines[clan].forts, *table.lines[clan].dropped)):
        return True
    if table.step != Step.REVEAL or not any(fort & MARK for fort in table.wall):
        return False
    return None
