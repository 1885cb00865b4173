"""The answer of a search for rounds that reach a goal."""

from typing import NamedTuple

from adjudicator.games.romans.search.rounds import RoundResult
from solver.answer import Outcome


class SearchResult(NamedTuple):
    outcome: Outcome
    path: tuple[RoundResult, ...] = ()
    """The rounds that reach the goal, if it was found."""
    rounds_searched: int = 0
