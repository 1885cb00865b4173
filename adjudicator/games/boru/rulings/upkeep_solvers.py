"""Asks the solvers about an upkeep. What they find is replayed by the rules."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from adjudicator.games.boru.claims.region_and_game import Course
from adjudicator.games.boru.models.rest_of_upkeep import princess_chooser
from adjudicator.games.boru.models.upkeep import game_program, princess_sides, region_program, upkeep_model
from adjudicator.games.boru.rulings.line_for_models import line_for_models
from adjudicator.games.boru.search.witness import is_goal_met, play_with_choices
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.games.boru.table.upkeep_choices import UpkeepChoice
from adjudicator.quorum import answer_of
from adjudicator.readings import Readings
from solver.answer import Answer, FalseWitness, Outcome, Solve, any_of
from solver.engines import SOLVERS
from solver.program import Program


class UpkeepQuestion(NamedTuple):
    """If the claimer follows the line, can this upkeep end with the goal met (``wanted`` false: not met)?"""

    table: Table
    readings: Readings
    goal: Goal
    wanted: bool
    line: Line = ()


class Replayed(NamedTuple):
    """A course that the rules have confirmed, and the table to which it leads."""

    course: Course
    last: Table


def ask_solvers(question: UpkeepQuestion) -> tuple[tuple[Answer, ...], Replayed | None]:
    """Every solver's answer, and the first course that one of them found."""
    found: list[Replayed] = []

    def ask(solve: Solve) -> Outcome:
        return any_of(ask_solver(question, solve, found))

    answers = tuple(answer_of(name, partial(ask, solve)) for name, solve in SOLVERS.items())
    return answers, found[0] if found else None


def ask_solver(question: UpkeepQuestion, solve: Solve, found: list[Replayed]) -> Iterator[Outcome]:
    """The answer for each side of the Princess that may be chosen. What it finds is added to ``found``."""
    for side, program in upkeep_programs(question):
        solution = solve(program)
        if solution.outcome is Outcome.FOUND:
            chooser = princess_chooser(question.table)
            found.append(_replayed(question, choices_in(solution.true, side, chooser)))
        yield solution.outcome


def upkeep_programs(question: UpkeepQuestion) -> Iterator[tuple[str, Program]]:
    """The sides of the Princess that may be chosen, and the program for each."""
    table, goal, wanted = question.table, question.goal, question.wanted
    line = line_for_models(table, goal.seat, question.line)
    for side in princess_sides(table):
        model = upkeep_model(table, question.readings, side, goal.seat, line)
        if model is None:
            continue
        if goal.region != NOBODY:
            yield side, region_program(model, goal.region, goal.seat, wanted)
        else:
            yield side, game_program(model, goal.seat, goal.sole, wanted)


def choices_in(true: Iterable[str], side: str, chooser: int) -> list[UpkeepChoice]:
    """The choices in a solution, from the names of the variables that are true."""
    choices = [UpkeepChoice("princess", chooser, side=side)] if side else []
    for name in true:
        what, *rest = name.split()
        if what in ("settle", "lose", "build"):
            choices.append(UpkeepChoice(what, int(rest[0]), TOWN[rest[1]]))
    return choices


def _replayed(question: UpkeepQuestion, choices: list[UpkeepChoice]) -> Replayed:
    replayed = Replayed(*play_with_choices(question.table, question.readings, choices))
    if is_goal_met(question.goal, replayed.last, question.readings) is not question.wanted:
        raise FalseWitness(f"the goal is {'not ' if question.wanted else ''}met")
    return replayed
