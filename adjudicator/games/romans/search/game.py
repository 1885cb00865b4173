"""Can a clan win the game, can it fail to? Asked from any table; every answer with a record is replayed."""

from typing import NamedTuple

from adjudicator.games.romans.rules.ending import winners
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.rules.wall import left_in_deck
from adjudicator.games.romans.search.before_attack import attacked, is_before_attack, orders, walls
from adjudicator.games.romans.search.game_search import BUDGET, Stakes, find, foreseen
from adjudicator.games.romans.search.line import as_own
from adjudicator.games.romans.search.played_out import played_out
from adjudicator.games.romans.search.state import ways
from adjudicator.games.romans.search.witness import (
    FalseWitness,
    Played,
    Witness,
    as_played,
    openings,
    replay,
    state_of,
)
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import FORTUNA, KIND, TURNS
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.play import replay as play_record
from adjudicator.readings import Readings
from solver.answer import Outcome


class Prospect(NamedTuple):
    outcome: Outcome
    witness: Witness | None = None
    looked_at: int = 0
    exact: bool = True
    """Was everything looked at that may happen, or bounds only?"""


def is_last_turn(table: Table, readings: Readings) -> bool:
    """Can the rest be searched: the last turn, with a wall that is known or known by elimination?"""
    if table.turn < TURNS or table.step in (Step.COLLECT, Step.OVER):
        return False
    return not is_before_attack(table) or next(walls(table, readings), None) is not None


def wins_at(table: Table, readings: Readings, clan: int, sole: bool) -> bool:
    """Has the clan won a game that is over?"""
    won = winners(table, readings)
    return won == (clan,) if sole else clan in won


def prospect(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    budget: int = BUDGET,
) -> Prospect:
    """Can it come to this, by the search alone?"""
    if table.step == Step.OVER:
        if wins_at(table, readings, clan, sole) is wins:
            return Prospect(Outcome.FOUND, Witness(table, (), table, ()))
        return Prospect(Outcome.NONE)
    if table.setup.neutral[clan]:
        return Prospect(Outcome.NONE)  # a neutral clan cannot win, and nothing has to be shown
    stakes = _stakes(table, readings, clan, wins, sole, line)
    if is_last_turn(table, readings):
        return _last_turn(table, readings, stakes, line, budget)
    coming = [*table.wall, *_to_come(table)]
    plain = foreseen(
        stakes,
        [tuple(fort & KIND for fort in one.forts) for one in table.lines],
        [sum(fort & KIND < 3 for fort in one.dropped) for one in table.lines],
        coming,
    )
    owes = is_choice(table) and table.taken & KIND == FORTUNA  # a fort has still to be given up
    if plain is not None and plain is not wins and not owes:
        return Prospect(Outcome.NONE, exact=False)
    played, number = played_out(table, readings, stakes, line)
    if played is None:
        return Prospect(Outcome.GAVE_UP, None, number, exact=False)
    actions, end = played
    if wins_at(end, readings, clan, sole) is not wins:
        raise FalseWitness(f"{wins}: {end}")
    return Prospect(Outcome.FOUND, Witness(table, actions, end, ()), number, exact=False)


def _stakes(table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line) -> Stakes:
    own = as_own(table.setup, line) if line and not wins else None
    return Stakes(ways(table.setup, readings), readings, clan, wins, sole, own)


def _to_come(table: Table) -> list[int]:
    """Forts that have not been turned up, as far as the deck is known."""
    return [kind for kind, copies in enumerate(left_in_deck(table)) for _ in range(max(0, copies))]


def _last_turn(table: Table, readings: Readings, stakes: Stakes, line: Line, budget: int) -> Prospect:
    gave_up, looked_at = False, 0
    starts = attacks(table, readings)
    for number, before in enumerate(starts, 1):
        share = budget * number // len(starts)
        said = None if stakes.wins else line
        for prefix, opened in openings(before, readings, stakes.clan, said):
            if opened.step == Step.OVER:
                if wins_at(opened, readings, stakes.clan, stakes.sole) is stakes.wins:
                    witness = replay(before, prefix, opened, (), readings)
                    return Prospect(Outcome.FOUND, whole(table, witness, readings, stakes), looked_at)
                continue
            found = find(stakes, state_of(opened), max(1, share - looked_at))
            looked_at += found.looked_at
            if found.outcome is Outcome.FOUND:
                witness = replay(before, prefix, opened, as_played(found.path), readings)
                return Prospect(Outcome.FOUND, whole(table, witness, readings, stakes), looked_at)
            gave_up = gave_up or found.outcome is Outcome.GAVE_UP
    return Prospect(Outcome.GAVE_UP if gave_up else Outcome.NONE, None, looked_at)


def attacks(table: Table, readings: Readings) -> tuple[Table, ...]:
    """The tables at which the attack may begin; the table itself once it has."""
    if not is_before_attack(table):
        return (table,)
    return tuple(attacked(table, wall) for wall in walls(table, readings))


def whole(table: Table, witness: Witness, readings: Readings, stakes: Stakes | None = None) -> Witness:
    """The witness from the very table that was asked about, played action by action."""
    if is_before_attack(table):
        start, given = orders(table, witness.start)
        witness = Witness(start, (*given, *witness.actions), witness.end, witness.trace)
        played = play_record(PLAY, start, witness.actions, readings)
        if played.refused is not None or _unmarked(played.last) != _unmarked(witness.end):
            raise FalseWitness(f"{played.refused}: {witness}")
    if stakes is not None and wins_at(witness.end, readings, stakes.clan, stakes.sole) is not stakes.wins:
        raise FalseWitness(f"{stakes.wins}: {witness}")
    return witness


def _unmarked(table: Table) -> list[object]:
    """The lines, whichever fort was followed."""
    return [
        (line._replace(forts=(), dropped=()), [fort & KIND for fort in (*line.forts, NONE, *line.dropped)])
        for line in table.lines
    ]


def shown_by(
    table: Table, before: Table, path: tuple[Played, ...], readings: Readings, stakes: Stakes
) -> Witness:
    """A way that a solver found, replayed from the table that was asked about."""
    return whole(table, replay(before, (), before, path, readings), readings, stakes)
