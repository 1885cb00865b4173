"""The position of a case: the table, and where its data come from."""

from dataclasses import dataclass

from adjudicator.games.romans.table.table import Table


@dataclass(frozen=True, slots=True)
class Position:
    table: Table
    """As described in the case. A round with all warriors face up is not resolved yet."""
    complete: bool = False
    """All open cards are listed."""
    own_deck: bool = False
    """The case states its own fort deck, instead of our deck, which is not verified."""
    own_strengths: bool = False
    """The case states its own strengths of warriors."""
