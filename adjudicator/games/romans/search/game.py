"""Can a clan win the game, or can it fail to? Answered by the search, from any table.

The last turn is searched exactly. Before it the answer comes from bounds, or from a trial game.
"""

from typing import NamedTuple

from adjudicator.games.romans.rules.ending import winners
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.rules.wall import left_in_deck
from adjudicator.games.romans.search.before_attack import (
    at_attack,
    is_before_attack,
    orders_leading_to,
    possible_walls,
)
from adjudicator.games.romans.search.game_bounds import GameGoal, decided_by_bounds
from adjudicator.games.romans.search.game_search import BUDGET, find_path
from adjudicator.games.romans.search.line import filter_by_line
from adjudicator.games.romans.search.state import round_rules
from adjudicator.games.romans.search.trial_games import find_trial_game
from adjudicator.games.romans.search.witness import (
    Witness,
    played_rounds,
    replay_path,
    round_endings,
    state_of,
)
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import FORTUNA, KIND, TURNS, count_hecas
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.play import replay
from adjudicator.readings import Readings
from solver.answer import FalseWitness, Outcome


class GameAnswer(NamedTuple):
    """Can the clan win the game (or fail to)?"""

    outcome: Outcome
    witness: Witness | None = None
    """A record in which it does, if one was found."""
    rounds_searched: int = 0
    """Rounds in the last turn, trial games before it."""


def is_last_turn(table: Table, readings: Readings) -> bool:
    """Is this the last turn, and is its wall known, or at least its forts? Then the rest can be searched."""
    if table.turn < TURNS or table.step in (Step.COLLECT, Step.OVER):
        return False
    return not is_before_attack(table) or next(possible_walls(table, readings), None) is not None


def has_won_game(table: Table, readings: Readings, clan: int, sole: bool) -> bool:
    """Has the clan won a game that is over?"""
    won = winners(table, readings)
    return won == (clan,) if sole else clan in won


def search_game(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    budget: int = BUDGET,
) -> GameAnswer:
    """Can this clan win the game (or fail to), with some hidden cards and some choices?

    The line binds the clan only in the search for a way to fail: such a way refutes a certain claim.
    """
    if table.step == Step.OVER:
        if has_won_game(table, readings, clan, sole) is wins:
            return GameAnswer(Outcome.FOUND, Witness(table, (), table, ()))
        return GameAnswer(Outcome.NONE)
    if table.setup.neutral[clan]:
        return GameAnswer(Outcome.NONE)  # a neutral clan cannot win, and that needs no witness
    goal = _goal(table, readings, clan, wins, sole, line)
    if is_last_turn(table, readings):
        return _search_last_turn(table, readings, goal, line, budget)
    decided = decided_by_bounds(
        goal,
        [tuple(fort & KIND for fort in cards.forts) for cards in table.cards],
        [count_hecas(cards.dropped) for cards in table.cards],
        [*table.wall, *_forts_to_come(table)],
    )
    fort_is_owed = is_choice(table) and table.taken & KIND == FORTUNA  # the bounds do not know its price
    if decided is not None and decided is not wins and not fort_is_owed:
        return GameAnswer(Outcome.NONE)
    trial, number = find_trial_game(table, readings, goal, line)
    if trial is None:
        return GameAnswer(Outcome.GAVE_UP, None, number)
    actions, end = trial
    if has_won_game(end, readings, clan, sole) is not wins:
        raise FalseWitness(f"{wins}: {end}")
    return GameAnswer(Outcome.FOUND, Witness(table, actions, end, ()), number)


def _goal(table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line) -> GameGoal:
    line_filter = filter_by_line(table.setup, line) if line and not wins else None
    return GameGoal(round_rules(table.setup, readings), readings, clan, wins, sole, line_filter)


def _forts_to_come(table: Table) -> list[int]:
    """The forts that have not been turned up."""
    return [kind for kind, copies in enumerate(left_in_deck(table)) for _ in range(max(0, copies))]


def _search_last_turn(
    table: Table, readings: Readings, goal: GameGoal, line: Line, budget: int
) -> GameAnswer:
    """Every wall gets a share of the budget, and what one wall does not use goes to the next."""
    gave_up, rounds_searched = False, 0
    starts = attack_tables(table, readings)
    for number, before in enumerate(starts, 1):
        share = budget * number // len(starts)
        binding = None if goal.wins else line
        for prefix, after_round in round_endings(before, readings, goal.clan, binding):
            if after_round.step == Step.OVER:
                if has_won_game(after_round, readings, goal.clan, goal.sole) is goal.wins:
                    witness = replay_path(before, prefix, after_round, (), readings)
                    return GameAnswer(
                        Outcome.FOUND, from_table_of_claim(table, witness, readings, goal), rounds_searched
                    )
                continue
            found = find_path(goal, state_of(after_round), max(1, share - rounds_searched))
            rounds_searched += found.rounds_searched
            if found.outcome is Outcome.FOUND:
                witness = replay_path(before, prefix, after_round, played_rounds(found.path), readings)
                return GameAnswer(
                    Outcome.FOUND, from_table_of_claim(table, witness, readings, goal), rounds_searched
                )
            gave_up = gave_up or found.outcome is Outcome.GAVE_UP
    return GameAnswer(Outcome.GAVE_UP if gave_up else Outcome.NONE, None, rounds_searched)


def attack_tables(table: Table, readings: Readings) -> tuple[Table, ...]:
    """The tables at which the attack may begin; the table itself if it has begun."""
    if not is_before_attack(table):
        return (table,)
    return tuple(at_attack(table, wall) for wall in possible_walls(table, readings))


def from_table_of_claim(
    table: Table, witness: Witness, readings: Readings, goal: GameGoal | None = None
) -> Witness:
    """The witness as a record from the table of the claim, before the attack too. Checked by the rules."""
    if is_before_attack(table):
        start, given = orders_leading_to(table, witness.start)
        witness = Witness(start, (*given, *witness.actions), witness.end, witness.trace)
        played = replay(PLAY, start, witness.actions, readings)
        if played.refused is not None or _unmarked(played.last) != _unmarked(witness.end):
            raise FalseWitness(f"{played.refused}: {witness}")
    if goal is not None and has_won_game(witness.end, readings, goal.clan, goal.sole) is not goal.wins:
        raise FalseWitness(f"{goal.wins}: {witness}")
    return witness


def _unmarked(table: Table) -> list[object]:
    """The cards of all clans, without the mark on a fort."""
    return [
        (cards._replace(forts=(), dropped=()), [fort & KIND for fort in (*cards.forts, NONE, *cards.dropped)])
        for cards in table.cards
    ]
