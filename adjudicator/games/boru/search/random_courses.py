"""Random courses of play with fixed seeds. Every action is legal, so a course that meets the goal is a proof.

That none was found proves nothing.
"""

from random import Random
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.hands import leading_cards, matching_towns, may_hold
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.memories import fits_memories
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import BIT, REGION_OF, TOWN, town_names
from adjudicator.games.boru.table.cards import MATCHING, values
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, UPKEEP_DECISIONS, Phase, Table, led_colour
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

TRIALS: Final = 30
"""How many courses are tried."""
MOST_ACTIONS: Final = 2000
"""A course with more actions is given up."""
MOST_TABLES: Final = 2000
"""How many tables the search looks at in the upkeep that ends a course."""
HELPFUL_RATE: Final = 0.85
"""How often a helpful action is taken."""


def find_course(
    position: Position,
    goal: Goal,
    wanted: bool,
    readings: Readings,
    line: Line = (),
    trials: int = TRIALS,
) -> tuple[tuple[Action, ...], Table] | None:
    """A course of play after which the goal is met; with ``wanted`` false, not met. None if none is found.

    The claimer follows the line in every upkeep.
    """
    for trial in range(trials):
        rng = Random(trial)
        others = [seat for seat in range(position.table.size) if seat != goal.seat]
        favoured = goal.seat if wanted else rng.choice(others)
        course = _play_course(position.table, CourseAim(goal, wanted, favoured, line), readings, rng)
        if (
            course is not None
            and is_goal_met(goal, course[1], readings) is wanted
            and fits_memories(position, course[0])
        ):
            return course
    return None


class CourseAim(NamedTuple):
    """What a course of play is meant to show, and the player whom it favours for that."""

    goal: Goal
    wanted: bool
    favoured: int
    line: Line


def _play_course(
    table: Table, aim: CourseAim, readings: Readings, rng: Random
) -> tuple[tuple[Action, ...], Table] | None:
    """One course: up to the end of the upkeep for a region, up to the end of the game for the game."""
    goal = aim.goal
    line_search = UpkeepSearch(readings, goal, aim.line)
    done: list[Action] = []
    chosen: tuple[Action, ...] = ()
    while len(done) < MOST_ACTIONS:
        if table.phase == Phase.OVER:
            return tuple(done), table
        if table.phase == Phase.MARRIAGE:
            chosen = ()
            if goal.region != NOBODY or not table.deck:
                return _finish_upkeep(tuple(done), table, aim, readings)
        action = None
        if aim.line and table.phase in UPKEEP_DECISIONS and decider(table) == goal.seat:
            action = line_search.line_choice(table, chosen)
        if action is None:
            action = _pick(table, aim, readings, rng)
        if action is None or PLAY.refusal(table, action, readings) is not None:
            return None
        if table.phase in UPKEEP_DECISIONS:
            chosen = (*chosen, action)
        table = PLAY.after(table, action, readings)
        done.append(action)
    return None


def _finish_upkeep(
    done: tuple[Action, ...], table: Table, aim: CourseAim, readings: Readings
) -> tuple[tuple[Action, ...], Table] | None:
    """The course with its last upkeep, which is searched instead of played at random."""
    try:
        found = UpkeepSearch(readings, aim.goal, aim.line, MOST_TABLES).find(table, aim.wanted)
    except OutOfBudget:
        return None
    if found is None:
        return None
    upkeep, last = play_with_actions(table, readings, found)
    return (*done, *upkeep), last


def _pick(table: Table, aim: CourseAim, readings: Readings, rng: Random) -> Action | None:
    """A legal action: mostly one that helps the favoured player, sometimes any."""
    if table.phase == Phase.DEAL:
        return Action(ActionKind.DEAL_UNSEEN)
    favour = rng.random() < HELPFUL_RATE
    if table.phase == Phase.LEAD:
        fitting = list(values(may_hold(table, table.marker) & leading_cards(table)))
        if fitting:
            high = table.marker == aim.favoured
            card = (fitting[-1] if high else fitting[0]) if favour else rng.choice(fitting)
            towns = town_names(table.free & matching_towns(card))
            return Action(
                ActionKind.LEAD, table.name(table.marker), card, town=_pick_town(towns, aim.goal, rng)
            )
    options = PLAY.actions(table, readings)
    if not options:
        return None
    helpful = [action for action in options if _helps(action, table, aim)] if favour else []
    return rng.choice(helpful or options)


def _pick_town(towns: tuple[str, ...], goal: Goal, rng: Random) -> str:
    inside = [town for town in towns if goal.region != NOBODY and REGION_OF[TOWN[town]] == goal.region]
    return rng.choice(inside) if inside and rng.random() < HELPFUL_RATE else rng.choice(towns)


def _helps(action: Action, table: Table, aim: CourseAim) -> bool:
    """The favoured player wins tricks and settles in the region in question; the others do not."""
    own = action.player == table.name(aim.favoured)
    if action.kind is ActionKind.PLAY:
        matching = bool(MATCHING[led_colour(table)] >> action.number & 1)
        best = max(card for _, card in table.trick if MATCHING[led_colour(table)] >> card & 1)
        return (matching and action.number > best) is own
    if action.kind is ActionKind.STAY:
        return not own
    if not action.town or aim.goal.region == NOBODY:
        return own
    inside = REGION_OF[TOWN[action.town]] == aim.goal.region
    if action.kind is ActionKind.YIELD:
        return inside is not bool(table.players[aim.favoured].discs & BIT[action.town])
    return inside is own
