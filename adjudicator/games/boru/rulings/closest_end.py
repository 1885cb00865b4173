"""The closest end of a trick and its upkeep, and how it comes about."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.games.boru.claims.region_and_game import GoalCase
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings.end_steps import closest_step, total_lines
from adjudicator.games.boru.rulings.ends import closest_end
from adjudicator.games.boru.search.deals import CardInTrick
from adjudicator.games.boru.search.last_trick import LastTrickSearch
from adjudicator.games.boru.table.actions import Action, write
from adjudicator.games.boru.table.board import COLOUR, REGION_OF, TOWN
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.hand_knowledge import hand_knowledge
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import Phase, Table, winner
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason
from solver.answer import OutOfBudget

MOST_TABLES: Final = 3_000
"""So many tables are looked at to find the closest end of a trick and its upkeep."""
MOST_CHANGES: Final = 6
"""So many towns that change hands before the upkeep are told."""


def closest_end_steps(case: GoalCase) -> Iterator[Reason]:
    """Who is sure to win the trick, and the closest end; no end if there are too many."""
    claim, readings, table = case.claim, case.readings, case.position.table
    yield from _sure_winner(case.position)
    search = LastTrickSearch(case.position, readings, claim.goal, claim.line)
    try:
        done, end = closest_end(list(search.upkeeps()), claim.goal, readings, claim.line, MOST_TABLES)
    except OutOfBudget:
        return
    end = end._replace(first=table, course=(*done, *end.choices))
    course: Params = {"actions": [write(action) for action in end.course]}
    changes = list(town_changes(table, done, claim.goal, readings))[-MOST_CHANGES:]
    if changes:
        yield Reason("boru.upkeep.steps", "boru-closest-course", course)
        yield from changes
    step = closest_step(claim.goal, end, readings)
    yield replace(step, params={**step.params, **course})
    yield from total_lines(claim.goal, end, readings)


def town_changes(table: Table, actions: Sequence[Action], goal: Goal, readings: Readings) -> Iterator[Reason]:
    """The steps in which a town of the region changes hands."""
    for action in actions:
        yield from (step for step in PLAY.changes(table, action, readings) if is_there(step, goal))
        table = PLAY.after(table, action, readings)


def is_there(step: Reason, goal: Goal) -> bool:
    """Does a town of the region change hands in this step?"""
    town = step.params.get("town")
    changes = step.message in ("boru-took-town", "boru-expanded", "boru-removed")
    return changes and isinstance(town, str) and REGION_OF[TOWN[town]] == goal.region


def _sure_winner(position: Position) -> Iterator[Reason]:
    """Whose card nobody can beat any more: every higher one is seen, and not with those yet to play."""
    table = position.table
    if table.phase != Phase.FOLLOW:
        return
    seat = winner(table.trick, COLOUR[table.active])
    waiting = [one for one in range(table.size) if one not in {laid for laid, _ in table.trick}]
    if seat not in {laid for laid, _ in table.trick} or not waiting:
        return
    known = hand_knowledge(table, position.memories, None)
    at = CardInTrick(known, seat, dict(table.trick)[seat], COLOUR[table.active], tuple(waiting))
    may_have = known.pool
    for one in waiting:
        may_have |= known.hands[one]
    if at.beating_cards & may_have:
        return
    higher = sorted(values(at.beating_cards))
    params: Params = {
        "player": table.name(seat),
        "card": at.card,
        "cards": higher,
        "count": len(higher),
        "players": [table.name(one) for one in waiting],
    }
    yield Reason("boru.trick.win", "boru-trick-safe", params, tuple(map(str, higher)))
