"""Asks the solvers about the last trick and its upkeep. What they find is replayed by the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from adjudicator.games.boru.claims.region_and_game import Course, GoalMet
from adjudicator.games.boru.models.last_trick import Ways, last_trick_model, ways_by_pact
from adjudicator.games.boru.models.rest_of_upkeep import princess_chooser
from adjudicator.games.boru.models.trick_outcomes import Move, RestOfTrick
from adjudicator.games.boru.models.upkeep import game_program, region_program
from adjudicator.games.boru.rules.control import expansions
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings.upkeep_solvers import Replayed, UpkeepQuestion, ask_solver, choices_in
from adjudicator.games.boru.search.last_trick import LastTrickSearch
from adjudicator.games.boru.search.memories import fits_memories
from adjudicator.games.boru.search.witness import is_goal_met, play_with_choices
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.cards import ROWS
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, UPKEEP, Phase, Table
from adjudicator.quorum import answer_of
from adjudicator.readings import Readings
from solver.answer import Answer, FalseWitness, Outcome, OutOfBudget, Solve, any_of
from solver.engines import SOLVERS
from solver.program import Program

MOST_LEAVES: Final = 40
"""With a stated line each upkeep is asked about on its own, and no more of them than this."""


class TrickQuestion(NamedTuple):
    """If the claimer follows the line, can the trick and its upkeep end as the claim is looked at?"""

    position: Position
    readings: Readings
    claim: GoalMet


def ask_about_trick(
    question: TrickQuestion, names: Sequence[str]
) -> tuple[tuple[Answer, ...], Replayed | None]:
    """The answers of these solvers, and the first course that one of them found."""
    found: list[Replayed] = []
    if question.claim.line:
        ask = partial(_ask_upkeeps, question, found)
    else:
        try:
            ask = partial(_ask_program, question, found, _every_way(question))
        except OutOfBudget:
            return tuple(Answer(name, Outcome.GAVE_UP) for name in names), None
    answers = (answer_of(name, partial(ask, SOLVERS[name])) for name in names)
    by_line = bool(question.claim.line)
    return tuple(replace(answer, after_rules=by_line) for answer in answers), found[0] if found else None


# The trick and its upkeep as one program


WaysByPact = dict[tuple[str, int], Ways]


def _every_way(question: TrickQuestion) -> WaysByPact:
    """Everything to which the trick can lead. Raises OutOfBudget if that is too much."""
    table, goal = question.position.table, question.claim.goal
    outcomes = RestOfTrick(table, question.readings, goal.region == NOBODY).outcomes()
    return ways_by_pact(table, outcomes, goal)


def _ask_program(
    question: TrickQuestion, found: list[Replayed], by_pact: WaysByPact, solve: Solve
) -> Outcome:
    return any_of(_ask_each_pact(question, found, by_pact, solve))


def _ask_each_pact(
    question: TrickQuestion, found: list[Replayed], by_pact: WaysByPact, solve: Solve
) -> Iterator[Outcome]:
    """One program for each ally of the Vikings and each side of the Princess."""
    for ways, program in _pact_programs(question, by_pact):
        solution = solve(program)
        if solution.outcome is not Outcome.FOUND:
            yield solution.outcome
            continue
        course = _course_in(question, solution.true, ways)
        if course is None:
            yield Outcome.NOT_EXCLUDED
            continue
        found.append(course)
        yield Outcome.FOUND


def _pact_programs(question: TrickQuestion, by_pact: WaysByPact) -> Iterator[tuple[Ways, Program]]:
    table, goal, wanted = question.position.table, question.claim.goal, question.claim.wanted
    for (pact, ally), ways in by_pact.items():
        model = last_trick_model(table, question.readings, pact, ally, ways)
        if goal.region != NOBODY:
            yield ways, region_program(model, goal.region, goal.seat, wanted)
        else:
            yield ways, game_program(model, goal.seat, goal.sole, wanted)


def trick_programs(question: TrickQuestion) -> list[Program]:
    """What the solvers are asked; nothing if a line is stated, since then the rules play the trick."""
    if question.claim.line:
        return []
    return [program for _, program in _pact_programs(question, _every_way(question))]


def _course_in(question: TrickQuestion, true: frozenset[str], ways: Ways) -> Replayed | None:
    """The course of a solution. None if the hands exclude it, which the program does not know."""
    number = next(int(name.split()[1]) for name in true if name.startswith("way "))
    way, moves = list(ways.items())[number]
    towns = {int(seat): town for seat, town in _named(true, "expand")}
    position, readings = question.position, question.readings
    if not _is_dealt(question, moves):
        return None
    before, upkeep = _play_trick(position.table, moves, towns, readings)
    choices = choices_in(true, way.side, princess_chooser(upkeep))
    done, last = play_with_choices(upkeep, readings, choices)
    if is_goal_met(question.claim.goal, last, readings) is not question.claim.wanted:
        raise FalseWitness(f"the goal is {'not ' if question.claim.wanted else ''}met")
    return Replayed((*before, *done), last)


def _named(true: frozenset[str], what: str) -> Iterator[tuple[str, str]]:
    for name in true:
        first, *rest = name.split()
        if first == what:
            yield rest[0], rest[1]


def _is_dealt(question: TrickQuestion, moves: Sequence[Move]) -> bool:
    """Can the cards that are played be in these hands, by the rules and by what is remembered?"""
    table = question.position.table
    done: Course = ()
    for move in moves:
        if move.kind == "play":
            action = _action(table, move, "")
            if PLAY.refusal(table, action, question.readings) is not None:
                return False
            table = PLAY.after(table, action, question.readings)
            done = (*done, action)
    return fits_memories(question.position, done)


def _play_trick(
    table: Table, moves: Sequence[Move], towns: dict[int, str], readings: Readings
) -> tuple[Course, Table]:
    """The actions of the trick, and the table when the upkeep begins."""
    done: list[Action] = []
    left = list(moves)
    while table.phase not in UPKEEP:
        if table.phase == Phase.EXPAND and not (left and left[0].kind == "expand"):
            action = Action(ActionKind.STAY, table.name(table.acting))
        elif left:
            move = left.pop(0)
            action = _action(table, move, towns.get(move.seat, ""))
        else:
            raise FalseWitness("a decision is missing")
        refused = PLAY.refusal(table, action, readings)
        if refused is not None:
            raise FalseWitness(f"{PLAY.write(action)}: {refused.message}")
        table = PLAY.after(table, action, readings)
        done.append(action)
    return tuple(done), table


def _action(table: Table, move: Move, town: str) -> Action:
    who = table.name(move.seat)
    match move.kind:
        case "play":
            return Action(ActionKind.PLAY, who, move.number)
        case "row":
            return Action(ActionKind.TAKE, who, word=ROWS[move.number])
        case "buy":
            return Action(ActionKind.BUY, who, move.number)
        case "remove":
            return Action(ActionKind.REMOVE, who, town=TOWNS[move.number])
    for origin, end in expansions(table, move.seat):
        if end == town:
            return Action(ActionKind.EXPAND, who, town=town, origin=origin)
    raise FalseWitness(f"{who} cannot expand to {town}")


# With a stated line: every upkeep that the trick can lead to


def _ask_upkeeps(question: TrickQuestion, found: list[Replayed], solve: Solve) -> Outcome:
    return any_of(_ask_each_upkeep(question, found, solve))


def _ask_each_upkeep(question: TrickQuestion, found: list[Replayed], solve: Solve) -> Iterator[Outcome]:
    """The evaluator plays the trick, and the solver is asked about each upkeep."""
    claim = question.claim
    search = LastTrickSearch(question.position, question.readings, claim.goal, claim.line)
    for number, (done, upkeep) in enumerate(search.upkeeps()):
        if number == MOST_LEAVES:
            raise OutOfBudget
        asked = UpkeepQuestion(upkeep, question.readings, claim.goal, claim.wanted, claim.line)
        replayed: list[Replayed] = []
        yield any_of(ask_solver(asked, solve, replayed))
        found += [Replayed((*done, *one.course), one.last) for one in replayed]
