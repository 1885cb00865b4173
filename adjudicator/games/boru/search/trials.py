"""Courses of play tried out with a fixed seed: each is legal action by action, so the first good one proves.

That none was found proves nothing.
"""

from random import Random
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.hands import fitting_towns, leads, may_hold
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.deals import some_deal
from adjudicator.games.boru.search.upkeep import OutOfReach, Search
from adjudicator.games.boru.search.witness import is_met, with_choices
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import BIT, REGION_OF, TOWN, town_names
from adjudicator.games.boru.table.cards import MATCHING, values
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.known import known
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, Phase, Table, led_colour
from adjudicator.readings import Readings

TRIALS: Final = 30
LONGEST: Final = 2000
MOST_TABLES: Final = 2000
"""So many tables the search looks at in the upkeep that ends a course."""
FAVOUR: Final = 0.85
"""How often an action is taken that helps."""
CHOOSING: Final = (
    Phase.BRIDE_TOWN,
    Phase.PRINCESS,
    Phase.TRACK_TOWN,
    Phase.INVASION,
    Phase.MONASTERY,
    Phase.FOUR_DISCS,
)
"""The phases of an upkeep in which somebody decides."""


def some_course(
    position: Position,
    goal: Goal,
    wanted: bool,
    readings: Readings,
    line: tuple[Rule, ...] = (),
    trials: int = TRIALS,
) -> tuple[tuple[Action, ...], Table] | None:
    """A course of play after which the goal is met (or is not), if a few tries find one.

    The claimer keeps to the line in every upkeep.
    """
    for trial in range(trials):
        rng = Random(trial)
        others = [seat for seat in range(position.table.size) if seat != goal.seat]
        star = goal.seat if wanted else rng.choice(others)
        course = _course(position.table, Wish(goal, wanted, star, line), readings, rng)
        if course is not None and is_met(goal, course[1]) is wanted and is_remembered(position, course[0]):
            return course
    return None


class Wish(NamedTuple):
    """What a course of play is to show, and whom it favours for that."""

    goal: Goal
    wanted: bool
    star: int
    line: tuple[Rule, ...]


def is_remembered(position: Position, done: tuple[Action, ...]) -> bool:
    """Do the cards played in this round fit what players remember of its draft?"""
    if not position.memories:
        return True
    at = known(position.table, position.memories, None)
    for action in done:
        if action.kind is Do.REVEAL_VIKINGS:  # the next round has begun
            break
        seat = position.table.seat(action.player)
        if action.kind in (Do.LEAD, Do.PLAY) and not at.hands[seat] >> action.number & 1:
            at = at.holding(seat, action.number)
    return some_deal(at) is not None


def _course(
    table: Table, wish: Wish, readings: Readings, rng: Random
) -> tuple[tuple[Action, ...], Table] | None:
    """One course: up to the end of the upkeep for a region, of the game for the game."""
    goal = wish.goal
    stated = Search(readings, goal, wish.line)
    done: list[Action] = []
    chosen: tuple[Action, ...] = ()
    while len(done) < LONGEST:
        if table.phase == Phase.OVER:
            return tuple(done), table
        if table.phase == Phase.MARRIAGE:
            chosen = ()
            if goal.region != NOBODY or not table.deck:
                return _finished(tuple(done), table, wish, readings)
        action = None
        if wish.line and table.phase in CHOOSING and decider(table) == goal.seat:
            action = stated.stated(table, chosen)
        if action is None:
            action = _pick(table, wish, readings, rng)
        if action is None or PLAY.refusal(table, action, readings) is not None:
            return None
        if table.phase in CHOOSING:
            chosen = (*chosen, action)
        table = PLAY.after(table, action, readings)
        done.append(action)
    return None


def _finished(
    done: tuple[Action, ...], table: Table, wish: Wish, readings: Readings
) -> tuple[tuple[Action, ...], Table] | None:
    """The upkeep that decides is not left to chance: the search goes through it."""
    try:
        found = Search(readings, wish.goal, wish.line, MOST_TABLES).find(table, wish.wanted)
    except OutOfReach:
        return None
    if found is None:
        return None
    way, last = with_choices(table, readings, found)
    return (*done, *way), last


def _pick(table: Table, wish: Wish, readings: Readings, rng: Random) -> Action | None:
    """A legal action: sometimes any, mostly one that helps the star to towns where they count."""
    if table.phase == Phase.DEAL:
        return Action(Do.DEAL_UNSEEN)
    favour = rng.random() < FAVOUR
    if table.phase == Phase.LEAD:
        fitting = list(values(may_hold(table, table.marker) & leads(table)))
        if fitting:
            high = table.marker == wish.star
            card = (fitting[-1] if high else fitting[0]) if favour else rng.choice(fitting)
            towns = town_names(table.free & fitting_towns(card))
            return Action(Do.LEAD, table.name(table.marker), card, town=_town(towns, wish.goal, rng))
    options = PLAY.actions(table, readings)
    if not options:
        return None
    helpful = [action for action in options if _helps(action, table, wish)] if favour else []
    return rng.choice(helpful or options)


def _town(towns: tuple[str, ...], goal: Goal, rng: Random) -> str:
    inside = [town for town in towns if goal.region != NOBODY and REGION_OF[TOWN[town]] == goal.region]
    return rng.choice(inside) if inside and rng.random() < FAVOUR else rng.choice(towns)


def _helps(action: Action, table: Table, wish: Wish) -> bool:
    """The star wins tricks and settles where the claim is decided; the others do not."""
    own = decider(table) == wish.star
    if action.kind is Do.PLAY:
        matching = bool(MATCHING[led_colour(table)] >> action.number & 1)
        best = max(card for _, card in table.trick if MATCHING[led_colour(table)] >> card & 1)
        return (matching and action.number > best) is own
    if action.kind is Do.STAY:
        return not own
    if not action.town or wish.goal.region == NOBODY:
        return own
    inside = REGION_OF[TOWN[action.town]] == wish.goal.region
    if action.kind is Do.YIELD:
        return inside is not bool(table.players[wish.star].discs & BIT[action.town])
    return inside is own
