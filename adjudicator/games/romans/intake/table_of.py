"""The table from which play goes on."""

from adjudicator.games.romans.intake.check_setup import clans_missing
from adjudicator.games.romans.rules.after_capture import settle_fokus, settle_horsie
from adjudicator.games.romans.rules.round import resolve
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.problems import BadCase
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def table_of(position: Position, readings: Readings) -> Table:
    """The table of the position. If all warriors are face up, the round has run to its first choice.

    Where several clans pay at once, those without a choice have paid. Raises BadCase if no clans are given.
    """
    return _run_on(position, readings, None)


def begun_steps(position: Position, readings: Readings) -> tuple[Reason, ...]:
    """The steps of the round that has run on."""
    trace: Trace = []
    _run_on(position, readings, trace)
    return tuple(trace)


def _run_on(position: Position, readings: Readings, trace: Trace | None) -> Table:
    table = position.table
    if not table.cards:
        raise BadCase(clans_missing(table))
    if table.step == Step.REVEAL and table.who == NONE:
        return resolve(table, readings, trace)
    if table.step == Step.FOKUS:
        return settle_fokus(table, readings, trace)
    if table.step == Step.HORSIE:
        return settle_horsie(table, readings, trace)
    return table
