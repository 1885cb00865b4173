"""What the search answers about a table: every way to finish a round that has begun is searched in turn."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from adjudicator.games.romans.search.staged import SearchResult, Shown
from adjudicator.games.romans.search.state import State
from adjudicator.games.romans.search.witness import (
    Bound,
    PlayedRound,
    Witness,
    played_rounds,
    replay_path,
    round_endings,
    state_of,
)
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from solver.answer import Outcome


@dataclass(frozen=True, slots=True)
class Searched:
    """Whether the goal can be reached. The record that shows it is played only if it is asked for."""

    outcome: Outcome
    rounds_searched: int = 0
    witness: Callable[[], Witness | None] = lambda: None
    """Plays the record, if there is one, by the rules. Raises FalseWitness if they do not confirm it."""
    shown: Shown = ()
    """The cards with which the goal is reached, from the next round on."""


def search_table(
    table: Table,
    readings: Readings,
    clan: int,
    line: Line | None,
    is_reached: Callable[[Table], bool | None],
    find_path: Callable[[State, int], SearchResult],
    budget: int,
) -> Searched:
    """Can the goal be reached from this table?

    ``line``: the line, if it binds the clan. ``is_reached``: has the goal been reached or lost at the end of
    the round? None if that is still open, and then ``find_path`` searches the rounds after it.
    """
    gave_up, rounds_searched = False, 0
    for prefix, after_round in round_endings(table, readings, clan, line):
        reached = is_reached(after_round)
        path: tuple[PlayedRound, ...] = ()
        if reached is None:
            found = find_path(state_of(after_round), max(1, budget - rounds_searched))
            rounds_searched += found.rounds_searched
            gave_up = gave_up or found.outcome is Outcome.GAVE_UP
            reached, path = found.outcome is Outcome.FOUND, played_rounds(found.path)
        if reached:
            bound = None if line is None else Bound(clan, line)
            witness = partial(replay_path, table, prefix, after_round, path, readings, bound)
            return Searched(Outcome.FOUND, rounds_searched, witness, tuple(one.shown for one in path))
    return Searched(Outcome.GAVE_UP if gave_up else Outcome.NONE, rounds_searched)
