"""Trial games: played to the end until one reaches the goal, first at random, then towards the goal."""

from random import Random
from typing import Final

from adjudicator.games.romans.rules.orders import clans_to_act, empty_places, may_lose, with_turn_of
from adjudicator.games.romans.rules.play import PLAY, actions_of_clan, as_action
from adjudicator.games.romans.rules.round import is_choice, options
from adjudicator.games.romans.search.game_goal import GameGoal, is_reached, lead
from adjudicator.games.romans.search.line import options_left_by_line
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings

RANDOM_GAMES: Final = 60
AIMED_GAMES: Final = 30
ROUNDS_PER_GAME: Final = 100
"""A trial game takes as long as this many rounds of a search."""
CONTINUATIONS: Final = 8
"""In an aimed game, random continuations of each round, of which the best one is played."""

TrialGame = tuple[tuple[Action, ...], Table]
"""The record of a game and its last table."""


def find_trial_game(
    table: Table, readings: Readings, goal: GameGoal, line: Line, most: int
) -> tuple[TrialGame | None, int]:
    """A game that reaches the goal, if one was found in so many, and how many games were played."""
    rng = Random(0)
    games = min(most, RANDOM_GAMES + AIMED_GAMES)
    for number in range(games):
        tries = 1 if number < RANDOM_GAMES else CONTINUATIONS
        actions, end = _play_game(table, readings, goal, line, rng, tries)
        if end.step == Step.OVER and is_reached(goal, end):
            return (tuple(actions), end), number + 1
    return None, games


def _play_game(
    table: Table, readings: Readings, goal: GameGoal, line: Line, rng: Random, tries: int
) -> tuple[list[Action], Table]:
    actions: list[Action] = []
    while table.step != Step.OVER:
        played = [_play_round(table, readings, goal, line, rng) for _ in range(tries)]
        done, table = max(played, key=lambda one: _score(one[1], goal))
        if not done:
            break
        actions += done
    return actions, table


def _play_round(
    table: Table, readings: Readings, goal: GameGoal, line: Line, rng: Random
) -> tuple[list[Action], Table]:
    """One round, or one action outside a round."""
    actions: list[Action] = []
    first = table.turn, table.round
    while True:
        able = _allowed_actions(table, readings, goal, line)
        if not able:
            return actions, table
        inside = table.step >= Step.REVEAL
        action = rng.choice(able)
        actions.append(action)
        table = PLAY.after(table, action, readings)
        if not inside or table.step in (Step.COLLECT, Step.OVER) or (table.turn, table.round) != first:
            return actions, table


def _allowed_actions(table: Table, readings: Readings, goal: GameGoal, line: Line) -> tuple[Action, ...]:
    """The legal actions that the line allows. Warriors are laid as unknown cards, so any may be revealed."""
    if is_choice(table) and table.who == goal.clan and not goal.wins:
        left = options_left_by_line(table, line, options(table, readings))
        return tuple(as_action(table, option) for option in left)
    if table.step in (Step.LOSE, Step.LAY):
        return tuple(_secret_order(with_turn_of(table, clan)) for clan in clans_to_act(table))
    if is_choice(table):
        return tuple(actions_of_clan(table, readings))
    return PLAY.actions(table, readings)


def _secret_order(table: Table) -> Action:
    """The clan ``who`` loses two unknown warriors, or lays one."""
    clan = table.setup.clans[table.who]
    if may_lose(table):
        return Action("loses", clan, (UNKNOWN, UNKNOWN))
    return Action("lays", clan, (UNKNOWN, empty_places(table.cards[table.who])[0]))


def _score(table: Table, goal: GameGoal) -> int:
    if table.step == Step.OVER:
        return 1000 if is_reached(goal, table) else -1000
    return lead(goal, [cards.forts for cards in table.cards])
