"""The engines asked about an upkeep or a trick. Imported only for a ruling: the solvers are heavy."""

import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from adjudicator.games.boru.models import deals as deals_model
from adjudicator.games.boru.models import upkeep as model
from adjudicator.games.boru.models.upkeep_ahead import princess_open
from adjudicator.games.boru.search.deals import Trick, beaten, unbeaten
from adjudicator.games.boru.search.upkeep import OutOfReach, Search
from adjudicator.games.boru.search.witness import FalseWitness, is_met, with_choices, with_done
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.choices import Done, Stated
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Answer, Outcome, Solution
from solver.program import Program

log = logging.getLogger(__name__)

Solve = Callable[[Program], Solution]


class Question(NamedTuple):
    """Can this upkeep end with the goal met (or not met), if the claimer keeps to the line?"""

    table: Table
    readings: Readings
    goal: Goal
    wanted: bool
    line: tuple[Rule, ...] = ()
    stated: tuple[Stated, ...] = ()
    """The same line, as the model reads it."""


Way = tuple[Action, ...]
"""The record of an upkeep, every step and choice."""
Engine = Callable[[Question], tuple[Answer, Way | None]]


def by_search(question: Question) -> tuple[Answer, Way | None]:
    search = Search(question.readings, question.goal, question.line)
    try:
        found = search.find(question.table, question.wanted)
    except OutOfReach:
        return Answer("search", Outcome.GAVE_UP), None
    if found is None:
        return Answer("search", Outcome.NONE), None
    way, last = with_choices(question.table, question.readings, found)
    return _checked("search", question, way, last)


def _checked(name: str, question: Question, way: Way, last: Table) -> tuple[Answer, Way | None]:
    if is_met(question.goal, last) is not question.wanted:
        raise FalseWitness(f"{name}: the goal is {'not ' if question.wanted else ''}met")
    return Answer(name, Outcome.FOUND), way


def by_cpsat(question: Question) -> tuple[Answer, Way | None]:
    return _by_solver(cpsat.NAME, cpsat.solve, question)


def by_z3(question: Question) -> tuple[Answer, Way | None]:
    return _by_solver(z3smt.NAME, z3smt.solve, question)


def _by_solver(name: str, solve: Solve, question: Question) -> tuple[Answer, Way | None]:
    table, goal = question.table, question.goal
    gave_up = False
    for side in model.sides_of(table):
        stated = model.upkeep(table, question.readings, side, goal.seat, question.stated)
        if stated is None:
            continue
        if goal.region != NOBODY:
            program = model.region_program(stated, goal.region, goal.seat, question.wanted)
        else:
            program = model.game_program(stated, goal.seat, goal.sole, question.wanted)
        solution = solve(program)
        if solution.outcome is Outcome.FOUND:
            made = _made(solution, side, princess_open(table))
            return _checked(name, question, *with_done(table, question.readings, made))
        gave_up = gave_up or solution.outcome is Outcome.GAVE_UP
    return Answer(name, Outcome.GAVE_UP if gave_up else Outcome.NONE), None


def _made(solution: Solution, side: str, chooser: int) -> list[Done]:
    """The choices, read off the names of the variables that are true."""
    made = [Done("princess", chooser, side=side)] if side else []
    for name in solution.true:
        what, *rest = name.split()
        if what in ("settle", "lose", "build"):
            made.append(Done(what, int(rest[0]), TOWN[rest[1]]))
    return made


ENGINES: Final[tuple[Engine, ...]] = (by_search, by_cpsat, by_z3)


def ask(question: Question) -> tuple[tuple[Answer, ...], Outcome | None, Way | None]:
    """Every engine's answer, what they agree on, and a way that shows it.

    A way that the evaluator has replayed shows itself. That there is none needs two engines, and none that
    says otherwise; the search may be out of reach only where there is too much to search.
    """
    answers: list[Answer] = []
    ways: list[Way] = []
    for engine in ENGINES:
        try:
            answer, way = engine(question)
        except FalseWitness as error:
            log.error("%s: a false witness: %s; %s", engine.__name__, error, question)
            return (*answers, Answer(engine.__name__, Outcome.GAVE_UP)), None, None
        answers.append(answer)
        if way is not None:
            ways.append(way)
    outcome = settled(answers)
    if outcome is None:
        log.error("engines disagree: %s; %s", answers, question)
    return tuple(answers), outcome, ways[0] if ways else None


def settled(answers: Sequence[Answer]) -> Outcome | None:
    """What at least two engines say and none denies."""
    said = [answer.outcome for answer in answers if answer.outcome is not Outcome.GAVE_UP]
    return said[0] if len(said) > 1 and len(set(said)) == 1 else None


def solvers() -> tuple[tuple[str, Solve], ...]:
    return (cpsat.NAME, cpsat.solve), (z3smt.NAME, z3smt.solve)


def ask_cards(trick: Trick, wanted: bool) -> tuple[tuple[Answer, ...], Outcome | None]:
    """Can the hands be such that the card is not beaten (or is)?"""
    found = (unbeaten if wanted else beaten)(trick)
    answers = [Answer("search", Outcome.NONE if found is None else Outcome.FOUND)]
    state = deals_model.unbeaten if wanted else deals_model.beaten
    for name, solve in solvers():
        solution = solve(state(trick.known, trick.card, trick.colour, trick.waiting))
        answers.append(Answer(name, solution.outcome))
    outcome = settled(answers)
    if outcome is None:
        log.error("engines disagree on a card: %s; %s", answers, trick)
    return tuple(answers), outcome
