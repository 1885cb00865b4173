"""The table from which play goes on."""

from adjudicator.games.romans.intake.check_setup import clans_missing
from adjudicator.games.romans.rules.after_capture import settle_fokus, settle_horsie
from adjudicator.games.romans.rules.round import resolve
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.problems import BadCase
from adjudicator.readings import Readings


def table_of(position: Position, readings: Readings) -> Table:
    """The table of the position. If all warriors are face up, the round has run to its first choice.

    Where several clans pay at once, those without a choice have paid. Raises BadCase if no clans are given.
    """
    table = position.table
    if not table.cards:
        raise BadCase(clans_missing(table))
    if table.step == Step.REVEAL and table.who == NONE:
        return resolve(table, readings)
    if table.step == Step.FOKUS:
        return settle_fokus(table, readings, None)
    if table.step == Step.HORSIE:
        return settle_horsie(table, readings, None)
    return table
