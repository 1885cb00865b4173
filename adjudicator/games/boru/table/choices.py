"""A choice of the upkeep, as a stated line names it."""

from typing import NamedTuple

from adjudicator.games.boru.table.table import NOBODY


class Done(NamedTuple):
    """A choice of the upkeep: what, by or about whom, and which town or side of the Princess."""

    what: str
    """``princess``, ``settle``, ``lose`` (the seat is the one who loses) or ``build``."""
    seat: int
    town: int = NOBODY
    side: str = ""
    by: int = NOBODY
    """Who chooses the town that is lost; NOBODY: whoever it is."""


class Stated(NamedTuple):
    """One entry of a line: if all this was done, the claimer does that."""

    does: Done
    when: tuple[tuple[Done, ...], ...] = ()
    """Of each of these, one must have been done."""
