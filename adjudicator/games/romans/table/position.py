"""A position: the table, and what is known beside it."""

from dataclasses import dataclass

from adjudicator.games.romans.table.table import Table


@dataclass(frozen=True, slots=True)
class Position:
    table: Table
    """As described; a round whose warriors are all face up has not been resolved yet."""
    complete: bool = False
    own_deck: bool = False
    """The case brings its own fort deck instead of the unverified one that we ship."""
    own_strengths: bool = False
