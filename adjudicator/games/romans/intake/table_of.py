"""The table from which play goes on."""

from adjudicator.games.romans.rules.round import resolve
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


def table_of(position: Position, readings: Readings) -> Table:
    """The table of the position. If all warriors are face up, the round has run to its first choice."""
    table = position.table
    if table.step == Step.REVEAL and table.who == NONE:
        return resolve(table, readings)
    return table
