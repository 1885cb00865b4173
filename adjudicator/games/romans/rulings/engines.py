"""Every engine asked about one fort or one game. Imported only when needed: the solvers are heavy."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.romans.claims.hidden import Evidence
from adjudicator.games.romans.models.questions import bounds_question, fort_question, game_question
from adjudicator.games.romans.models.turn import Revealed, Turn, Unstated
from adjudicator.games.romans.rulings.solution import path_of
from adjudicator.games.romans.search.fort import Fate, fate, settled
from adjudicator.games.romans.search.game import Prospect, attacks, is_last_turn, prospect, wins_at
from adjudicator.games.romans.search.witness import FalseWitness, Prefix, Witness, openings, replay
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, Solution
from solver.program import Program

MOST_OPENINGS: Final = 40
"""A round that has begun may be finished in many ways; with more of them the solvers are not asked."""

log = logging.getLogger(__name__)


def by_cpsat(program: Program) -> Solution:
    return cpsat.solve(program, presolve=True)


SOLVERS: Final[dict[str, Callable[[Program], Solution]]] = {cpsat.NAME: by_cpsat, z3smt.NAME: z3smt.solve}


def ask_fort(
    table: Table, readings: Readings, clan: int, takes: bool, line: Line = (), searched: Fate | None = None
) -> Evidence:
    """Can this clan take the marked fort (or miss it)? From a table where the attack has begun.

    ``searched``: what the search has already said.
    """
    found = searched or fate(table, readings, clan, takes, line)

    def question(opened: Table) -> Turn | bool:
        plain = settled(opened, clan)
        if plain is not None:
            return plain is takes
        within = None if found.witness is None else _rounds_of(found.witness, opened)
        return fort_question(opened, readings, clan, takes, line, within, _shown_in(found.witness, opened))

    def shows(witness: Witness) -> bool:
        return settled(witness.end, clan) is takes

    openings_ = list(openings(table, readings, clan, None if takes else line))
    return _together(
        table, readings, Answer("search", found.outcome), found.witness, openings_, question, shows
    )


def ask_game(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    searched: Prospect | None = None,
) -> Evidence:
    """Can this clan win (or fail to)? Solvers answer in the last turn, once its wall stands."""
    found = searched or prospect(table, readings, clan, wins, sole, line)
    answer = Answer("search", found.outcome)
    if table.step == Step.OVER or table.setup.neutral[clan]:
        return Evidence(found.outcome, found.witness, (answer,))
    if not is_last_turn(table, readings):
        return _by_bounds(table, readings, clan, wins, found.witness, answer)
    starts = attacks(table, readings)
    free_wall = len(starts) > 1
    start = starts[0]

    def question(opened: Table) -> Turn | bool:
        if opened.step == Step.OVER:
            return wins_at(opened, readings, clan, sole) is wins
        shown = None if free_wall else _shown_in(found.witness, opened)
        return game_question(opened, readings, clan, wins, sole, line, free_wall, shown)

    def shows(witness: Witness) -> bool:
        return witness.end.step == Step.OVER and wins_at(witness.end, readings, clan, sole) is wins

    if free_wall:
        return _any_wall(answer, found.witness, question(start))
    openings_ = list(openings(start, readings, clan, None if wins else line))
    return _together(start, readings, answer, found.witness, openings_, question, shows)


def _by_bounds(
    table: Table, readings: Readings, clan: int, wins: bool, witness: Witness | None, answer: Answer
) -> Evidence:
    """Before the last turn: a game played to the end shows it, or the bounds forbid it in every engine."""
    if answer.outcome is not Outcome.NONE:
        return Evidence(answer.outcome, witness, (answer,))
    program = bounds_question(table, readings, clan, wins).program
    answers = [answer, *(Answer(name, solve(program).outcome) for name, solve in SOLVERS.items())]
    sure = all(one.outcome is Outcome.NONE for one in answers)
    if not sure:
        log.error("bounds disagree: %s; table %s", answers, table)
    return Evidence(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _any_wall(answer: Answer, witness: Witness | None, asked: Turn | bool) -> Evidence:
    """The order of the last wall is open: the solvers put it up themselves."""
    assert isinstance(asked, Turn)
    answers = [answer, *(Answer(name, solve(asked.g.program).outcome) for name, solve in SOLVERS.items())]
    said = {one.outcome for one in answers}
    if {Outcome.FOUND, Outcome.NONE} <= said:
        log.error("engines disagree about the last turn: %s", answers)
        return Evidence(Outcome.GAVE_UP, None, tuple(answers))
    if witness is not None:
        return Evidence(Outcome.FOUND, witness, tuple(answers))
    sure = sum(one.outcome is Outcome.NONE for one in answers) > 1
    return Evidence(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _together(
    table: Table,
    readings: Readings,
    by_search: Answer,
    witness: Witness | None,
    openings_: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
    shows: Callable[[Witness], bool],
) -> Evidence:
    """Put the question to the solvers too; a way that only they find is replayed like any other.

    Where the search has found a way, they are asked about the cards of that way: the choices are theirs.
    """
    answers = [by_search]
    asked = _asked(openings_, question)
    for name, solve in SOLVERS.items():
        outcome, shown = _by_solver(table, readings, solve, openings_, asked, shows)
        answers.append(Answer(name, outcome))
        witness = witness or shown
    said = {answer.outcome for answer in answers}
    if {Outcome.FOUND, Outcome.NONE} <= said:
        log.error("engines disagree: %s; table %s", answers, table)
        return Evidence(Outcome.GAVE_UP, None, tuple(answers))
    if Outcome.FOUND in said and witness is not None:
        return Evidence(Outcome.FOUND, witness, tuple(answers))
    sure = sum(answer.outcome is Outcome.NONE for answer in answers) > 1
    return Evidence(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _asked(
    openings_: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
) -> list[Turn | bool | None]:
    """The question for every way to finish the round that has begun; None where the model has no words."""
    asked: list[Turn | bool | None] = []
    for _, opened in openings_[:MOST_OPENINGS]:
        try:
            asked.append(question(opened))
        except Unstated:
            asked.append(None)
    return asked


def _by_solver(
    table: Table,
    readings: Readings,
    solve: Callable[[Program], Solution],
    openings_: Sequence[tuple[Prefix, Table]],
    asked: Sequence[Turn | bool | None],
    shows: Callable[[Witness], bool],
) -> tuple[Outcome, Witness | None]:
    gave_up = len(openings_) > len(asked)
    for (prefix, opened), turn in zip(openings_, asked, strict=False):
        if turn is True:
            return Outcome.FOUND, replay(table, prefix, opened, (), readings)
        if not isinstance(turn, Turn):
            gave_up = gave_up or turn is None
            continue
        solution = solve(turn.g.program)
        if solution.outcome is Outcome.FOUND:
            return Outcome.FOUND, _shown(table, prefix, opened, turn, solution, readings, shows)
        gave_up = gave_up or solution.outcome is Outcome.GAVE_UP
    return Outcome.GAVE_UP if gave_up else Outcome.NONE, None


def _rounds_of(witness: Witness, opened: Table) -> int:
    """How many rounds the witness takes from here."""
    clan = opened.setup.clans[0]
    reveals = sum(one.verb == "reveals" and one.clan == clan for one in witness.actions)
    return max(1, reveals + (opened.lines[0].now != NONE))


def _shown_in(witness: Witness | None, opened: Table) -> Revealed | None:
    """The cards that everyone shows in the witness, if there is one."""
    if witness is None:
        return None
    found: dict[tuple[int, int], int] = {}
    for seat, clan in enumerate(opened.setup.clans):
        now = opened.lines[seat].now
        reveals = [one.what[0] for one in witness.actions if one.verb == "reveals" and one.clan == clan]
        cards = reveals if now == NONE else [now, *reveals]
        found |= {(seat, at): card for at, card in enumerate(cards)}
    return found


def _shown(
    table: Table,
    prefix: Prefix,
    opened: Table,
    turn: Turn,
    solution: Solution,
    readings: Readings,
    shows: Callable[[Witness], bool],
) -> Witness | None:
    """The solver's way, if the rules confirm it. One that they do not confirm is a fault, and logged."""
    try:
        witness = replay(table, prefix, opened, path_of(turn, solution), readings)
    except FalseWitness as false:
        log.error("a solver's way is not confirmed: %s", false)
        return None
    return witness if shows(witness) else None
