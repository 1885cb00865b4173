"""Forts given up for FortUna: asked for where the ranking may depend on them."""

from collections.abc import Iterator

from adjudicator.games.romans.rules.ending import clans_with_unknown_forts
from adjudicator.games.romans.table.table import Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


def given_up_missing(table: Table, readings: Readings) -> Iterator[Problem]:
    """One problem for each clan that may have given up forts which are not listed (romans.end.forts)."""
    for seat in clans_with_unknown_forts(table, readings):
        at = pointer("position", "clans", seat, "dropped")
        yield Problem(Kind.MISSING, "given-up-missing", at, {"clan": table.setup.clans[seat]})
