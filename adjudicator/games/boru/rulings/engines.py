"""Asks every engine about an upkeep or a trick. Imported only for a ruling, because it loads the solvers."""

import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from adjudicator.games.boru.claims.region_and_game import Course
from adjudicator.games.boru.models.deals import beaten_program, unbeaten_program
from adjudicator.games.boru.models.rest_of_upkeep import princess_chooser
from adjudicator.games.boru.models.upkeep import game_program, princess_sides, region_program, upkeep_model
from adjudicator.games.boru.search.deals import CardInTrick, example_beaten, example_unbeaten
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import (
    is_goal_met,
    play_with_actions,
    play_with_choices,
)
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.games.boru.table.upkeep_choices import ChoiceEntry, UpkeepChoice
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, FalseWitness, Outcome, OutOfBudget, Solution
from solver.program import Program

log = logging.getLogger(__name__)

Solve = Callable[[Program], Solution]


class UpkeepQuestion(NamedTuple):
    """If the claimer follows the line, can this upkeep end with the goal met (``wanted`` false: not met)?"""

    table: Table
    readings: Readings
    goal: Goal
    wanted: bool
    line: Line = ()
    model_line: tuple[ChoiceEntry, ...] = ()
    """The same line in the form that the models read."""


Engine = Callable[[UpkeepQuestion], tuple[Answer, Course | None]]


def by_search(question: UpkeepQuestion) -> tuple[Answer, Course | None]:
    search = UpkeepSearch(question.readings, question.goal, question.line)
    try:
        found = search.find(question.table, question.wanted)
    except OutOfBudget:
        return Answer("search", Outcome.GAVE_UP), None
    if found is None:
        return Answer("search", Outcome.NONE), None
    course, last = play_with_actions(question.table, question.readings, found)
    return _confirmed("search", question, course, last)


def _confirmed(
    name: str, question: UpkeepQuestion, course: Course, last: Table
) -> tuple[Answer, Course | None]:
    if is_goal_met(question.goal, last) is not question.wanted:
        raise FalseWitness(f"{name}: the goal is {'not ' if question.wanted else ''}met")
    return Answer(name, Outcome.FOUND), course


def by_cpsat(question: UpkeepQuestion) -> tuple[Answer, Course | None]:
    return _by_solver(cpsat.NAME, cpsat.solve, question)


def by_z3(question: UpkeepQuestion) -> tuple[Answer, Course | None]:
    return _by_solver(z3smt.NAME, z3smt.solve, question)


def _by_solver(name: str, solve: Solve, question: UpkeepQuestion) -> tuple[Answer, Course | None]:
    table, goal = question.table, question.goal
    gave_up = False
    for side in princess_sides(table):
        model = upkeep_model(table, question.readings, side, goal.seat, question.model_line)
        if model is None:
            continue
        if goal.region != NOBODY:
            program = region_program(model, goal.region, goal.seat, question.wanted)
        else:
            program = game_program(model, goal.seat, goal.sole, question.wanted)
        solution = solve(program)
        if solution.outcome is Outcome.FOUND:
            choices = _choices_in(solution, side, princess_chooser(table))
            return _confirmed(name, question, *play_with_choices(table, question.readings, choices))
        gave_up = gave_up or solution.outcome is Outcome.GAVE_UP
    return Answer(name, Outcome.GAVE_UP if gave_up else Outcome.NONE), None


def _choices_in(solution: Solution, side: str, chooser: int) -> list[UpkeepChoice]:
    """The choices in a solution, from the names of the variables that are true."""
    choices = [UpkeepChoice("princess", chooser, side=side)] if side else []
    for name in solution.true:
        what, *rest = name.split()
        if what in ("settle", "lose", "build"):
            choices.append(UpkeepChoice(what, int(rest[0]), TOWN[rest[1]]))
    return choices


ENGINES: Final[tuple[Engine, ...]] = (by_search, by_cpsat, by_z3)


def ask_upkeep(question: UpkeepQuestion) -> tuple[tuple[Answer, ...], Outcome | None, Course | None]:
    """Every engine's answer, the outcome that they agree on, and a course that shows it.

    A course was replayed by the evaluator. That none exists needs two engines, and no engine that found one.
    """
    answers: list[Answer] = []
    courses: list[Course] = []
    for engine in ENGINES:
        try:
            answer, course = engine(question)
        except FalseWitness as error:
            log.error("%s: a false witness: %s; %s", engine.__name__, error, question)
            return (*answers, Answer(engine.__name__, Outcome.GAVE_UP)), None, None
        answers.append(answer)
        if course is not None:
            courses.append(course)
    outcome = agreed_outcome(answers)
    if outcome is None:
        log.error("engines disagree: %s; %s", answers, question)
    return tuple(answers), outcome, courses[0] if courses else None


def agreed_outcome(answers: Sequence[Answer]) -> Outcome | None:
    """The outcome that at least two engines gave and no engine contradicts; None if there is none."""
    outcomes = [answer.outcome for answer in answers if answer.outcome is not Outcome.GAVE_UP]
    return outcomes[0] if len(outcomes) > 1 and len(set(outcomes)) == 1 else None


def solvers() -> tuple[tuple[str, Solve], ...]:
    return (cpsat.NAME, cpsat.solve), (z3smt.NAME, z3smt.solve)


def ask_cards(trick: CardInTrick, wanted: bool) -> tuple[tuple[Answer, ...], Outcome | None]:
    """Are there hands with which the card is not beaten; with ``wanted`` false, is beaten?"""
    found = (example_unbeaten if wanted else example_beaten)(trick)
    answers = [Answer("search", Outcome.NONE if found is None else Outcome.FOUND)]
    program_of = unbeaten_program if wanted else beaten_program
    for name, solve in solvers():
        solution = solve(program_of(trick.known, trick.card, trick.colour, trick.waiting))
        answers.append(Answer(name, solution.outcome))
    outcome = agreed_outcome(answers)
    if outcome is None:
        log.error("engines disagree on a card: %s; %s", answers, trick)
    return tuple(answers), outcome
