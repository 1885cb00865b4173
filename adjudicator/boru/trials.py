"""Courses of play tried out with a fixed seed: each is legal action by action, so the first good one proves.

That none was found proves nothing.
"""

from random import Random
from typing import Final

from adjudicator.boru.action import Action, Do
from adjudicator.boru.board import REGION_OF, REGIONS, TOWN, town_names
from adjudicator.boru.cards import values
from adjudicator.boru.deals import some_deal
from adjudicator.boru.due import decider
from adjudicator.boru.held import fitting_towns, leads, may_hold
from adjudicator.boru.known import known
from adjudicator.boru.play import PLAY
from adjudicator.boru.position import Position
from adjudicator.boru.replay import is_met
from adjudicator.boru.search import Goal, Rule, Search
from adjudicator.boru.table import NOBODY, Phase, Table
from adjudicator.readings import Readings

TRIALS: Final = 30
LONGEST: Final = 2000
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
    search = Search(readings, goal, line)
    for trial in range(trials):
        course = _course(position.table, search, wanted, Random(trial))
        if course is not None and is_met(goal, course[1]) is wanted and is_remembered(position, course[0]):
            return course
    return None


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
    table: Table, search: Search, wanted: bool, rng: Random
) -> tuple[tuple[Action, ...], Table] | None:
    """One course: up to the end of the upkeep for a region, of the game for the game."""
    goal, readings = search.goal, search.readings
    done: list[Action] = []
    chosen: tuple[Action, ...] = ()
    started = table.round
    while len(done) < LONGEST:
        if table.phase == Phase.OVER or (goal.region != NOBODY and table.round != started):
            return tuple(done), table
        if table.phase == Phase.MARRIAGE:
            chosen = ()
        action = None
        if search.line and table.phase in CHOOSING and decider(table) == goal.seat:
            action = search.stated(table, chosen)
        if action is None:
            action = _pick(table, goal, wanted, readings, rng)
        if action is None or PLAY.refusal(table, action, readings) is not None:
            return None
        if table.phase in CHOOSING:
            chosen = (*chosen, action)
        table = PLAY.after(table, action, readings)
        done.append(action)
    return None


def _pick(table: Table, goal: Goal, wanted: bool, readings: Readings, rng: Random) -> Action | None:
    """A legal action: mostly any, often one that brings the town that helps."""
    if table.phase == Phase.DEAL:
        return Action(Do.DEAL_UNSEEN)
    if table.phase == Phase.LEAD:
        fitting = list(values(may_hold(table, table.marker) & leads(table)))
        if fitting:
            card = rng.choice(fitting)
            towns = town_names(table.free & fitting_towns(card))
            return Action(Do.LEAD, table.name(table.marker), card, town=_wish(towns, goal, rng))
    options = PLAY.actions(table, readings)
    if not options:
        return None
    seat = decider(table)
    friend = (seat == goal.seat) is wanted
    helpful = [action for action in options if _helps(action, goal, table, friend)]
    if helpful and rng.random() < 0.8:
        return rng.choice(helpful)
    return rng.choice(options)


def _wish(towns: tuple[str, ...], goal: Goal, rng: Random) -> str:
    inside = [town for town in towns if goal.region != NOBODY and REGION_OF[TOWN[town]] == goal.region]
    return rng.choice(inside) if inside and rng.random() < 0.7 else rng.choice(towns)


def _helps(action: Action, goal: Goal, table: Table, friend: bool) -> bool:
    """Does it put something where the claim is decided?"""
    if not action.town or goal.region == NOBODY:
        return False
    inside = REGION_OF[TOWN[action.town]] == goal.region
    if action.kind is Do.YIELD:
        owner = table.players[goal.seat].discs & REGIONS[goal.region].towns
        return inside is (bool(owner >> TOWN[action.town] & 1) is not friend)
    return inside
