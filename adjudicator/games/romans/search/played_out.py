"""Whole games played to the end, in search of one that ends as asked: first at random, then with an aim."""

from random import Random
from typing import Final

from adjudicator.games.romans.rules.ending import winners
from adjudicator.games.romans.rules.play import PLAY, as_action
from adjudicator.games.romans.rules.round import is_choice, options
from adjudicator.games.romans.search.game_search import Stakes
from adjudicator.games.romans.search.line import left_by_line
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.forts import KIND, VALUES
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings

AT_RANDOM: Final = 60
WITH_AN_AIM: Final = 30
TRIES: Final = 8
"""With an aim, so many ways a round may go are compared."""

Played = tuple[tuple[Action, ...], Table]


def played_out(table: Table, readings: Readings, stakes: Stakes, line: Line) -> tuple[Played | None, int]:
    """The record of a game that ends as asked and its last table, if one was found; how many were played."""
    rng = Random(0)
    for number in range(AT_RANDOM + WITH_AN_AIM):
        tries = 1 if number < AT_RANDOM else TRIES
        actions, end = _game(table, readings, stakes, line, rng, tries)
        if end.step == Step.OVER and _won(end, readings, stakes) is stakes.wins:
            return (tuple(actions), end), number + 1
    return None, AT_RANDOM + WITH_AN_AIM


def _won(table: Table, readings: Readings, stakes: Stakes) -> bool:
    won = winners(table, readings)
    return won == (stakes.clan,) if stakes.sole else stakes.clan in won


def _game(
    table: Table, readings: Readings, stakes: Stakes, line: Line, rng: Random, tries: int
) -> tuple[list[Action], Table]:
    actions: list[Action] = []
    while table.step != Step.OVER:
        ways = [_stretch(table, readings, stakes, line, rng) for _ in range(tries)]
        done, table = max(ways, key=lambda way: _score(way[1], readings, stakes))
        if not done:
            break
        actions += done
    return actions, table


def _stretch(
    table: Table, readings: Readings, stakes: Stakes, line: Line, rng: Random
) -> tuple[list[Action], Table]:
    """One round, or one action outside a round."""
    actions: list[Action] = []
    first = table.turn, table.round
    while True:
        able = _able(table, readings, stakes, line)
        if not able:
            return actions, table
        inside = table.step >= Step.REVEAL
        action = rng.choice(able)
        actions.append(action)
        table = PLAY.after(table, action, readings)
        if not inside or table.step in (Step.COLLECT, Step.OVER) or (table.turn, table.round) != first:
            return actions, table


def _able(table: Table, readings: Readings, stakes: Stakes, line: Line) -> tuple[Action, ...]:
    """What may be done; cards are laid without a name, so that any may turn up."""
    if is_choice(table) and table.who == stakes.clan and not stakes.wins:
        left = left_by_line(table, line, options(table, readings))
        return tuple(as_action(table, option) for option in left)
    able = PLAY.actions(table, readings)
    if table.step in (Step.LOSE, Step.LAY):
        return tuple(action for action in able if action.what[0] == UNKNOWN) or able
    return able


def _score(table: Table, readings: Readings, stakes: Stakes) -> int:
    """How far the clan is ahead, or behind if that is asked."""
    if table.step == Step.OVER:
        return 1000 if _won(table, readings, stakes) is stakes.wins else -1000
    points = [sum(VALUES[fort & KIND] for fort in one.forts) for one in table.lines]
    neutral = table.setup.neutral
    rivals = [total for seat, total in enumerate(points) if seat != stakes.clan and not neutral[seat]]
    lead = points[stakes.clan] - max(rivals, default=0)
    return lead if stakes.wins else -lead
