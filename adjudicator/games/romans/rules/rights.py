"""Rights that are not used. The rulebook says "may": whoever does not, need not say so."""

from collections.abc import Iterator

from adjudicator.games.romans.rules.round import choose, options
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


def tables_without_rights(table: Table, readings: Readings, clan: int | None = None) -> Iterator[Table]:
    """This table, then the one at the next step if the right of this step is not used, and so on.

    If a clan is named, only its own rights are passed over.
    """
    here: Table | None = table
    while here is not None:
        yield here
        here = without_right(here, readings) if clan is None or clan == here.who else None


def without_right(table: Table, readings: Readings, trace: Trace | None = None) -> Table | None:
    """The table if ``who`` does not use the right of this step; None if there is none to be left unused."""
    match table.step:
        case Step.SVORD_AT_ONCE | Step.SVORD:
            return choose(table, table.cards[table.who].down, readings, trace)
        case Step.QWEEN if NONE in options(table, readings):
            return choose(table, NONE, readings, trace)
        case Step.DRUHID:
            return choose(table, 0, readings, trace)
        case Step.KEEP if () in options(table, readings):
            return choose(table, (), readings, trace)
    return None


def at_step_of(table: Table, later: Table, readings: Readings, trace: Trace | None) -> Table:
    """From the table to the later one, which differs by rights that are not used. Their steps are traced."""
    here = table
    while here._replace(who=later.who) != later:
        passed = without_right(here, readings, trace)
        assert passed is not None
        here = passed
    return later
