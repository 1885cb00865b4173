"""Every engine's answer to one question, and what they agree on."""

from adjudicator.games.boru.claims.region_and_game import GoalMet
from adjudicator.games.boru.rulings.card import solver_answers
from adjudicator.games.boru.rulings.last_trick_solvers import TrickQuestion, ask_about_trick
from adjudicator.games.boru.rulings.upkeep_solvers import UpkeepQuestion, ask_solvers
from adjudicator.games.boru.search.deals import CardInTrick, example_beaten, example_unbeaten
from adjudicator.games.boru.search.last_trick import find_in_last_trick
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import winner
from adjudicator.quorum import answer_of, quorum
from adjudicator.readings import Readings
from solver.answer import SOLVER_NAMES, Answer, FalseWitness, Outcome

Asked = tuple[tuple[Answer, ...], Outcome]


def ask_upkeep(question: UpkeepQuestion) -> Asked:
    """Can the upkeep end like this? Each course that an engine finds is replayed."""
    solved, replayed = ask_solvers(question)
    answers = answer_of("search", lambda: _searched(question)), *solved
    return answers, quorum(answers, replayed)


def ask_trick(position: Position, goal: Goal, wanted: bool, readings: Readings) -> Asked:
    """Can the last trick and its upkeep end like this? Each course that an engine finds is replayed."""
    question = TrickQuestion(position, readings, GoalMet(goal, "possible" if wanted else "certain"))
    solved, replayed = ask_about_trick(question, SOLVER_NAMES[:1])

    def search() -> Outcome:
        found = find_in_last_trick(position, goal, wanted, readings, (), 100_000)
        return Outcome.NONE if found is None else Outcome.FOUND

    answers = answer_of("search", search), *solved
    return answers, quorum(answers, replayed)


def _searched(question: UpkeepQuestion) -> Outcome:
    table, readings, goal, wanted, line = question
    found = UpkeepSearch(readings, goal, line).find(table, wanted)
    if found is None:
        return Outcome.NONE
    _, last = play_with_actions(table, readings, found)
    if is_goal_met(goal, last, readings) is not wanted:
        raise FalseWitness(f"{found}")
    return Outcome.FOUND


def ask_cards(trick: CardInTrick, wanted: bool) -> Asked:
    """Are there hands with which the card is not beaten; with ``wanted`` false, is beaten?"""
    found = example_unbeaten(trick) if wanted else example_beaten(trick)
    searched = Answer("search", Outcome.NONE if found is None else Outcome.FOUND)
    answers = searched, *solver_answers(trick, wanted)
    return answers, quorum(answers, found)


def wins_so_far(trick: CardInTrick) -> bool:
    """Does the card win the trick if nobody else plays? A card that does not match the town never does."""
    laid = {**dict(trick.known.trick), trick.seat: trick.card}
    return winner(tuple(laid.items()), trick.colour) == trick.seat
