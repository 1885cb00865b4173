"""Every engine asked about one fort or one game. Imported only when needed: the solvers are heavy."""

import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from adjudicator.readings import Readings
from adjudicator.romans.decode import path_of
from adjudicator.romans.fate import fate, settled
from adjudicator.romans.model import Turn, Unstated
from adjudicator.romans.prospect import attacks, is_last_turn, prospect, wins_at
from adjudicator.romans.questions import fort_question, game_question
from adjudicator.romans.said import Line
from adjudicator.romans.table import Step, Table
from adjudicator.romans.witness import FalseWitness, Prefix, Witness, openings, replay
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, Solution
from solver.program import Program

MOST_OPENINGS: Final = 40
"""A round that has begun may be finished in many ways; with more of them the solvers are not asked."""

log = logging.getLogger(__name__)


class Asked(NamedTuple):
    """What the engines say together."""

    outcome: Outcome
    """GAVE_UP also where they disagree, or where only one of them says that there is nothing."""
    witness: Witness | None
    answers: tuple[Answer, ...]


def by_cpsat(program: Program) -> Solution:
    return cpsat.solve(program, presolve=True)


SOLVERS: Final[dict[str, Callable[[Program], Solution]]] = {cpsat.NAME: by_cpsat, z3smt.NAME: z3smt.solve}


def ask_fort(table: Table, readings: Readings, clan: int, takes: bool, line: Line = ()) -> Asked:
    """Can this clan take the marked fort (or miss it)? From a table where the attack has begun."""
    found = fate(table, readings, clan, takes, line)

    def question(opened: Table) -> Turn | bool:
        plain = settled(opened, clan)
        if plain is not None:
            return plain is takes
        return fort_question(opened, readings, clan, takes, line)

    def shows(witness: Witness) -> bool:
        return settled(witness.end, clan) is takes

    openings_ = list(openings(table, readings, clan, None if takes else line))
    return _together(
        table, readings, Answer("search", found.outcome), found.witness, openings_, question, shows
    )


def ask_game(table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line = ()) -> Asked:
    """Can this clan win (or fail to)? Solvers answer in the last turn, once its wall stands."""
    found = prospect(table, readings, clan, wins, sole, line)
    answer = Answer("search", found.outcome)
    starts = attacks(table, readings) if is_last_turn(table, readings) else ()
    if len(starts) != 1 or table.setup.neutral[clan]:
        return Asked(found.outcome, found.witness, (answer,))
    start = starts[0]

    def question(opened: Table) -> Turn | bool:
        if opened.step == Step.OVER:
            return wins_at(opened, readings, clan, sole) is wins
        return game_question(opened, readings, clan, wins, sole, line)

    def shows(witness: Witness) -> bool:
        return witness.end.step == Step.OVER and wins_at(witness.end, readings, clan, sole) is wins

    openings_ = list(openings(start, readings, clan, None if wins else line))
    return _together(start, readings, answer, found.witness, openings_, question, shows)


def _together(
    table: Table,
    readings: Readings,
    by_search: Answer,
    witness: Witness | None,
    openings_: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
    shows: Callable[[Witness], bool],
) -> Asked:
    """Put the question to the solvers too; a way that only they find is replayed like any other."""
    answers = [by_search]
    for name, solve in SOLVERS.items():
        outcome, shown = _by_solver(table, readings, solve, openings_, question, shows)
        answers.append(Answer(name, outcome))
        witness = witness or shown
    said = {answer.outcome for answer in answers}
    if {Outcome.FOUND, Outcome.NONE} <= said:
        log.error("engines disagree: %s; table %s", answers, table)
        return Asked(Outcome.GAVE_UP, None, tuple(answers))
    if Outcome.FOUND in said and witness is not None:
        return Asked(Outcome.FOUND, witness, tuple(answers))
    sure = sum(answer.outcome is Outcome.NONE for answer in answers) > 1
    return Asked(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _by_solver(
    table: Table,
    readings: Readings,
    solve: Callable[[Program], Solution],
    openings_: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
    shows: Callable[[Witness], bool],
) -> tuple[Outcome, Witness | None]:
    if len(openings_) > MOST_OPENINGS:
        return Outcome.GAVE_UP, None
    gave_up = False
    for prefix, opened in openings_:
        try:
            asked = question(opened)
        except Unstated:
            gave_up = True
            continue
        if isinstance(asked, bool):
            if asked:
                return Outcome.FOUND, replay(table, prefix, opened, (), readings)
            continue
        solution = solve(asked.g.program)
        if solution.outcome is Outcome.FOUND:
            return Outcome.FOUND, _shown(table, prefix, opened, asked, solution, readings, shows)
        gave_up = gave_up or solution.outcome is Outcome.GAVE_UP
    return Outcome.GAVE_UP if gave_up else Outcome.NONE, None


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
