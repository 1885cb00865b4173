"""Asks every engine about one fort or one game. Import this only where needed: it loads the solvers."""

import logging
from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.models.questions import bounds_question, fort_question, game_question
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.models.variables import NotModelled, Revealed
from adjudicator.games.romans.rulings.solution import solution_rounds
from adjudicator.games.romans.search.fort import search_fort, took_marked_fort
from adjudicator.games.romans.search.game import attack_tables, is_last_turn, search_game
from adjudicator.games.romans.search.game_goal import has_won_game
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.witness import Prefix, Witness, replay_path, round_endings
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, FalseWitness, Outcome, Solution
from solver.program import Program

MOST_ENDINGS: Final = 40
"""Ways to finish a round that has begun. The solvers are asked about this many at most."""

log = logging.getLogger(__name__)


def by_cpsat(program: Program) -> Solution:
    return cpsat.solve(program, presolve=True)


SOLVERS: Final[dict[str, Callable[[Program], Solution]]] = {cpsat.NAME: by_cpsat, z3smt.NAME: z3smt.solve}


def ask_fort(
    table: Table,
    readings: Readings,
    clan: int,
    takes: bool,
    line: Line = (),
    searched: Searched | None = None,
) -> Evidence:
    """Can this clan take the marked fort (or miss it)? The attack must have begun.

    ``searched``: the answer of the search, if it was asked already.
    """
    found = searched or search_fort(table, readings, clan, takes, line)
    by_search = found.witness()

    def question(after_round: Table) -> Turn | bool:
        taken = took_marked_fort(after_round, clan)
        if taken is not None:
            return taken is takes
        within = None if by_search is None else _rounds_in(by_search, after_round)
        return fort_question(
            after_round, readings, clan, takes, line, within, _cards_revealed_in(by_search, after_round)
        )

    def confirms(witness: Witness) -> bool:
        return took_marked_fort(witness.end, clan) is takes

    endings = list(round_endings(table, readings, clan, None if takes else line))
    return _ask_solvers_too(
        table, readings, Answer("search", found.outcome), by_search, endings, question, confirms
    )


def ask_game(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    searched: Searched | None = None,
) -> Evidence:
    """Can this clan win the game (or fail to)? Before the last turn the solvers only check the bounds."""
    found = searched or search_game(table, readings, clan, wins, sole, line)
    answer, by_search = Answer("search", found.outcome), found.witness()
    if table.step == Step.OVER or table.setup.neutral[clan]:
        return Evidence(found.outcome, by_search, (answer,))
    if not is_last_turn(table, readings):
        return _by_bounds(table, readings, clan, wins, by_search, answer)
    starts = attack_tables(table, readings)
    open_wall = len(starts) > 1
    start = starts[0]

    def question(after_round: Table) -> Turn | bool:
        if after_round.step == Step.OVER:
            return has_won_game(after_round, readings, clan, sole) is wins
        shown = None if open_wall else _cards_revealed_in(by_search, after_round)
        return game_question(after_round, readings, clan, wins, sole, line, open_wall, shown)

    def confirms(witness: Witness) -> bool:
        return witness.end.step == Step.OVER and has_won_game(witness.end, readings, clan, sole) is wins

    if open_wall:
        return _ask_with_open_wall(answer, by_search, question(start))
    endings = list(round_endings(start, readings, clan, None if wins else line))
    return _ask_solvers_too(start, readings, answer, by_search, endings, question, confirms)


def _by_bounds(
    table: Table, readings: Readings, clan: int, wins: bool, witness: Witness | None, answer: Answer
) -> Evidence:
    """Before the last turn: a trial game is the witness, or the bounds of every engine exclude it."""
    if answer.outcome is not Outcome.NONE:
        return Evidence(answer.outcome, witness, (answer,))
    program = bounds_question(table, readings, clan, wins).program
    answers = [answer, *(Answer(name, solve(program).outcome) for name, solve in SOLVERS.items())]
    sure = all(one.outcome is Outcome.NONE for one in answers)
    if not sure:
        log.error("bounds disagree: %s; table %s", answers, table)
    return Evidence(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _ask_with_open_wall(answer: Answer, witness: Witness | None, question: Turn | bool) -> Evidence:
    """The order of the last wall is open: the solvers choose it."""
    assert isinstance(question, Turn)
    answers = [answer, *(Answer(name, solve(question.g.program).outcome) for name, solve in SOLVERS.items())]
    outcomes = {one.outcome for one in answers}
    if {Outcome.FOUND, Outcome.NONE} <= outcomes:
        log.error("engines disagree about the last turn: %s", answers)
        return Evidence(Outcome.GAVE_UP, None, tuple(answers))
    if witness is not None:
        return Evidence(Outcome.FOUND, witness, tuple(answers))
    sure = sum(one.outcome is Outcome.NONE for one in answers) > 1
    return Evidence(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _ask_solvers_too(
    table: Table,
    readings: Readings,
    by_search: Answer,
    witness: Witness | None,
    endings: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
    confirms: Callable[[Witness], bool],
) -> Evidence:
    """Ask the solvers too. The rules replay a witness that only they find.

    If the search has found a witness, the solvers are asked about its cards, but they choose for themselves.
    """
    answers = [by_search]
    questions = _questions(endings, question)
    for name, solve in SOLVERS.items():
        outcome, shown = _ask_solver(table, readings, solve, endings, questions, confirms)
        answers.append(Answer(name, outcome))
        witness = witness or shown
    outcomes = {answer.outcome for answer in answers}
    if {Outcome.FOUND, Outcome.NONE} <= outcomes:
        log.error("engines disagree: %s; table %s", answers, table)
        return Evidence(Outcome.GAVE_UP, None, tuple(answers))
    if Outcome.FOUND in outcomes and witness is not None:
        return Evidence(Outcome.FOUND, witness, tuple(answers))
    sure = sum(answer.outcome is Outcome.NONE for answer in answers) > 1
    return Evidence(Outcome.NONE if sure else Outcome.GAVE_UP, None, tuple(answers))


def _questions(
    endings: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
) -> list[Turn | bool | None]:
    """The question for every way to finish the round that has begun; None where it cannot be modelled."""
    questions: list[Turn | bool | None] = []
    for _, after_round in endings[:MOST_ENDINGS]:
        try:
            questions.append(question(after_round))
        except NotModelled:
            questions.append(None)
    return questions


def _ask_solver(
    table: Table,
    readings: Readings,
    solve: Callable[[Program], Solution],
    endings: Sequence[tuple[Prefix, Table]],
    questions: Sequence[Turn | bool | None],
    confirms: Callable[[Witness], bool],
) -> tuple[Outcome, Witness | None]:
    gave_up = len(endings) > len(questions)
    for (prefix, after_round), turn in zip(endings, questions, strict=False):
        if turn is True:
            return Outcome.FOUND, replay_path(table, prefix, after_round, (), readings)
        if not isinstance(turn, Turn):
            gave_up = gave_up or turn is None
            continue
        solution = solve(turn.g.program)
        if solution.outcome is Outcome.FOUND:
            return Outcome.FOUND, _replay_solution(
                table, prefix, after_round, turn, solution, readings, confirms
            )
        gave_up = gave_up or solution.outcome is Outcome.GAVE_UP
    return Outcome.GAVE_UP if gave_up else Outcome.NONE, None


def _rounds_in(witness: Witness, after_round: Table) -> int:
    """How many rounds the witness plays from here."""
    clan = after_round.setup.clans[0]
    reveals = sum(one.verb == "reveals" and one.clan == clan for one in witness.actions)
    return max(1, reveals + (after_round.cards[0].now != NONE))


def _cards_revealed_in(witness: Witness | None, after_round: Table) -> Revealed | None:
    """The cards that all clans reveal in the witness, if there is one."""
    if witness is None:
        return None
    found: dict[tuple[int, int], int] = {}
    for seat, clan in enumerate(after_round.setup.clans):
        now = after_round.cards[seat].now
        reveals = [one.what[0] for one in witness.actions if one.verb == "reveals" and one.clan == clan]
        cards = reveals if now == NONE else [now, *reveals]
        found |= {(seat, at): card for at, card in enumerate(cards)}
    return found


def _replay_solution(
    table: Table,
    prefix: Prefix,
    after_round: Table,
    turn: Turn,
    solution: Solution,
    readings: Readings,
    confirms: Callable[[Witness], bool],
) -> Witness | None:
    """The solver's witness, if the rules confirm it. If they do not, this is a bug of ours and logged."""
    try:
        witness = replay_path(table, prefix, after_round, solution_rounds(turn, solution), readings)
    except FalseWitness as false:
        log.error("the rules do not confirm a solver's witness: %s", false)
        return None
    return witness if confirms(witness) else None
