"""What a claim about the rest of the game needs: a table from which play can go on."""

from collections.abc import Iterator

from adjudicator.case import Case
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.table.position import Position
from adjudicator.problems import BadCase, Problem


def play_needs(case: Case[Position, object]) -> Iterator[Problem]:
    """The facts that are missing for play to go on from this position, or that do not fit."""
    try:
        table_of(case.position, case.readings)
    except BadCase as bad:
        yield from bad.problems
