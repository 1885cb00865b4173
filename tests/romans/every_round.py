"""Every way in which one round may go: by the rules, and by the search."""

from collections.abc import Iterator
from itertools import product

from adjudicator.games.romans.rules.round import Option, choose, is_choice, options
from adjudicator.games.romans.search.revealed import RevealedRound, RoundResult
from adjudicator.games.romans.search.rounds import results_of_reveal
from adjudicator.games.romans.search.state import RoundRules, State, possible_reveals
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings


def outcomes_by_rules(table: Table, readings: Readings) -> Iterator[tuple[tuple[Option, ...], Table]]:
    """The choices and the table after the round, from a table at which all warriors are revealed."""
    if not is_choice(table):
        yield (), table
        return
    for option in options(table, readings):
        for rest, end in outcomes_by_rules(choose(table, option, readings), readings):
            yield (option, *rest), end


def results_by_search(rules: RoundRules, state: State) -> Iterator[RoundResult]:
    bases = tuple(sum(rules.strengths[kind] for kind in up) for up in state.face_up)
    for reveal in product(*(possible_reveals(down) for down in state.face_down)):
        shown, downs = zip(*reveal, strict=True)
        yield from results_of_reveal(RevealedRound(rules, state, shown, downs, None, NONE), bases)
