"""Asks every engine about one fort or one game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from adjudicator.certificates.engine import with_proof
from adjudicator.games.romans.claims.evidence import Evidence, by_search
from adjudicator.games.romans.models.later_turns import bounds_question, turn_question
from adjudicator.games.romans.models.questions import fort_question, game_question
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.models.variables import Revealed
from adjudicator.games.romans.rulings.solution import solution_rounds
from adjudicator.games.romans.search.before_attack import attack_tables
from adjudicator.games.romans.search.early_game import excluded_by_bounds
from adjudicator.games.romans.search.fort import took_marked_fort
from adjudicator.games.romans.search.game import game_goal, is_last_turn
from adjudicator.games.romans.search.game_goal import GameGoal, has_won_game, is_reached
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.witness import (
    Bound,
    PlayedRound,
    Prefix,
    Witness,
    replay_path,
    round_endings,
)
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.quorum import answer_of, disagree, quorum
from adjudicator.readings import Readings
from solver.answer import Answer, FalseWitness, Outcome, Solve, any_of, by_laws
from solver.engines import SOLVERS
from solver.program import Program

MOST_ENDINGS: Final = 40
"""Ways to finish a round that has begun. The solvers are asked about this many at most."""


def ask_fort(
    table: Table,
    readings: Readings,
    clan: int,
    takes: bool,
    line: Line,
    found: Searched,
) -> Evidence:
    """Can this clan take the marked fort (or miss it)? The attack must have begun.

    ``found``: the answer of the search.
    """
    answer, witness = by_search(found)

    def question(after_round: Table) -> Turn | bool:
        taken = took_marked_fort(after_round, clan)
        if taken is not None:
            return taken is takes
        within = None if witness is None else _rounds_in(witness, after_round)
        shown = _cards_revealed_in(witness, after_round)
        return fort_question(after_round, readings, clan, takes, line, within, shown)

    def confirms(end: Table) -> bool:
        return took_marked_fort(end, clan) is takes

    endings = list(round_endings(table, readings, clan, None if takes else line))
    replay = partial(replay_path, table, readings=readings, bound=None if takes else Bound(clan, line))
    return _ask_solvers_too(table, replay, answer, witness, endings, question, confirms)


def ask_game(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line,
    found: Searched,
) -> Evidence:
    """Can this clan win the game (or fail to)? Before the last turn the solvers only check the bounds.

    ``found``: the answer of the search. A finished game, or a neutral clan, asks no engine.
    """
    answer, witness = by_search(found)
    if table.step == Step.OVER or table.setup.neutral[clan]:
        return Evidence(found.outcome, witness)
    if not is_last_turn(table, readings):
        return _by_bounds(
            table, readings, game_goal(table, readings, clan, wins, sole, line), line, answer, witness
        )
    start, *others = attack_tables(table, readings)
    if others:  # the order of the last wall is open: the solvers choose it
        turn = game_question(start, readings, clan, wins, sole, line, open_wall=True)
        answers = with_proof((answer, *_solver_answers(turn.g.program)), lambda: turn.g.program)
        return _agreed(answers, witness)

    def question(after_round: Table) -> Turn | bool:
        if after_round.step == Step.OVER:
            return has_won_game(after_round, readings, clan, sole) is wins
        shown = _cards_revealed_in(witness, after_round)
        return game_question(after_round, readings, clan, wins, sole, line, shown=shown)

    def confirms(end: Table) -> bool:
        return end.step == Step.OVER and has_won_game(end, readings, clan, sole) is wins

    endings = list(round_endings(start, readings, clan, None if wins else line))
    replay = partial(replay_path, start, readings=readings, bound=None if wins else Bound(clan, line))
    return _ask_solvers_too(start, replay, answer, witness, endings, question, confirms)


def _by_bounds(
    table: Table,
    readings: Readings,
    goal: GameGoal,
    line: Line,
    answer: Answer,
    witness: Witness | None,
) -> Evidence:
    """Before the last turn: a trial game is the witness, or the bounds of every engine exclude it.

    Of later turns the solvers know only the bounds. What these do not exclude need not happen.
    """
    if answer.outcome is not Outcome.NONE or excluded_by_bounds(table, readings, goal):
        if answer.outcome is Outcome.NONE:
            answer = Answer("bounds", Outcome.NONE)
        programs = [bounds_question(table, readings, goal.clan, goal.wins).program]
        solved = _solver_answers(programs[0])
    else:
        programs = []
        solved = _by_this_turn(table, readings, goal, line, programs)
    answers = (answer, *(replace(one, outcome=by_laws(one.outcome)) for one in solved))
    return _agreed(with_proof(answers, lambda: programs, of_laws=True), witness)


def _by_this_turn(
    table: Table, readings: Readings, goal: GameGoal, line: Line, programs: list[Program]
) -> Iterator[Answer]:
    """What the solvers answer if this turn is stated in full. The rules finish a round that has begun.

    What they are asked is added to ``programs``, unless that is too much.
    """
    (start,) = attack_tables(table, readings)
    endings = [end for _, end in round_endings(start, readings, goal.clan, None if goal.wins else line)]
    questions = [this_turn_question(end, readings, goal, line) for end in endings[:MOST_ENDINGS]]
    if len(endings) == len(questions):
        programs += [one for one in questions if isinstance(one, Program)]
    for name, solve in SOLVERS.items():
        said = [_solved_program(solve, one) for one in questions]
        more = [Outcome.GAVE_UP] if len(endings) > len(questions) else []
        yield Answer(name, any_of([*said, *more]), after_rules=start.step != Step.REVEAL)


def this_turn_question(table: Table, readings: Readings, goal: GameGoal, line: Line) -> Program | bool:
    if table.step == Step.OVER:
        return is_reached(goal, table)
    if not table.wall:
        return bounds_question(table, readings, goal.clan, goal.wins).program
    return turn_question(table, readings, goal.clan, goal.wins, line).g.program


def _solved_program(solve: Solve, program: Program | bool) -> Outcome:
    if isinstance(program, bool):
        return Outcome.FOUND if program else Outcome.NONE
    return solve(program).outcome


def _solver_answers(program: Program) -> Iterator[Answer]:
    return (Answer(name, solve(program).outcome) for name, solve in SOLVERS.items())


def _agreed(answers: tuple[Answer, ...], witness: Witness | None) -> Evidence:
    outcome = quorum(answers, witness)
    return Evidence(outcome, witness if outcome is Outcome.FOUND else None, answers)


def _ask_solvers_too(
    table: Table,
    replay: Callable[[Prefix, Table, Sequence[PlayedRound]], Witness],
    answer: Answer,
    witness: Witness | None,
    endings: Sequence[tuple[Prefix, Table]],
    question: Callable[[Table], Turn | bool],
    confirms: Callable[[Table], bool],
) -> Evidence:
    """Ask the solvers too. The rules replay a witness that only they find.

    If the search has found a witness, the solvers are asked about its cards, but they choose for themselves.
    Where the endings of the round decide the claim, no solver has anything to answer.
    """
    answers = [answer]
    questions = [question(after_round) for _, after_round in endings[:MOST_ENDINGS]]
    good = [ending for ending, holds in zip(endings, questions, strict=False) if holds is True]
    if good or (len(questions) == len(endings) and not any(isinstance(one, Turn) for one in questions)):
        return _by_rules_alone(replay, answer, witness, good)
    begun = any(prefix for prefix, _ in endings)
    for name, solve in SOLVERS.items():
        shown: list[Witness] = []
        asked = _ask_solver(table, replay, solve, endings, questions, confirms, shown)
        answers.append(replace(answer_of(name, partial(any_of, asked)), after_rules=begun))
        witness = witness or next(iter(shown), None)
    if len(questions) < len(endings):
        return _agreed(tuple(answers), witness)
    programs = [turn.g.program for turn in questions if isinstance(turn, Turn)]
    return _agreed(with_proof(answers, lambda: programs, after_rules=begun), witness)


def _by_rules_alone(
    replay: Callable[[Prefix, Table, Sequence[PlayedRound]], Witness],
    answer: Answer,
    witness: Witness | None,
    good: Sequence[tuple[Prefix, Table]],
) -> Evidence:
    """The rules played the round to its end: ``good`` are the endings in which what is asked for happens.

    Without any, nothing that counts is hidden. The search must not say otherwise.
    """
    played = Answer("rules", Outcome.FOUND if good else Outcome.NONE)
    if disagree((answer, played)):
        return _agreed((answer, played), None)
    if not good:
        return Evidence(Outcome.NONE)
    return Evidence(Outcome.FOUND, witness or replay(*good[0], ()), (answer,))


def _ask_solver(
    table: Table,
    replay: Callable[[Prefix, Table, Sequence[PlayedRound]], Witness],
    solve: Solve,
    endings: Sequence[tuple[Prefix, Table]],
    questions: Sequence[Turn | bool],
    confirms: Callable[[Table], bool],
    shown: list[Witness],
) -> Iterator[Outcome]:
    """The solver's answer for each way to finish the round that has begun.

    A witness that the rules confirm is added to ``shown``.
    """
    for (prefix, after_round), turn in zip(endings, questions, strict=False):
        outcome, rounds = _solved(solve, turn)
        if outcome is Outcome.FOUND:
            witness = replay(prefix, after_round, rounds)
            if not confirms(witness.end):
                raise FalseWitness(f"{witness.actions} at {table}")
            shown.append(witness)
        yield outcome
    if len(endings) > len(questions):
        yield Outcome.GAVE_UP


def _solved(solve: Solve, turn: Turn | bool) -> tuple[Outcome, tuple[PlayedRound, ...]]:
    """What the solver answers, with the rounds that it found. A question that is decided asks no solver."""
    if not isinstance(turn, Turn):
        return (Outcome.FOUND if turn else Outcome.NONE), ()
    solution = solve(turn.g.program)
    found = solution.outcome is Outcome.FOUND
    return solution.outcome, solution_rounds(turn, solution) if found else ()


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
