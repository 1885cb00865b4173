"""A goal: when it can be decided, by which rule, and what a claim about it needs."""

from collections.abc import Iterator

from adjudicator.games.boru.rules.upkeep import highest_on_track
from adjudicator.games.boru.search.last_trick import is_last_trick
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import RESULT_FACTS, TOWNS_FACT, Position
from adjudicator.games.boru.table.table import IN_TRICKS, MARRIAGE_CARD_OPEN, NOBODY, UPKEEP, Phase, Table
from adjudicator.problems import Problem
from adjudicator.readings import Readings


def kind_of(goal: Goal) -> str:
    return "game" if goal.region == NOBODY else "region"


def rule_of(goal: Goal) -> str:
    """The rule that says whether the goal is met."""
    return "boru.score.winner" if goal.region == NOBODY else "boru.regions.take"


def is_last_upkeep(table: Table, readings: Readings) -> bool:
    """Is this upkeep the last one (rules boru.end.when, boru.marriage.nobody)?"""
    if not table.deck:
        return True
    if table.deck > 1 or table.phase != Phase.MARRIAGE or readings["nobody-courted"] == "card-leaves":
        return False
    return highest_on_track(table) == NOBODY


def is_exact(table: Table, goal: Goal, readings: Readings) -> bool:
    """Can every course of play be searched: is this an upkeep, and for the game the last one?"""
    return table.phase in UPKEEP and (goal.region != NOBODY or is_last_upkeep(table, readings))


def is_last_trick_exact(table: Table, goal: Goal, readings: Readings) -> bool:
    """Is this the last trick of the round, and for the game of the last round?"""
    return is_last_trick(table, readings) and (goal.region != NOBODY or not table.deck)


def is_settled(table: Table, goal: Goal) -> bool:
    """Has everything happened on which the claim depends?"""
    between = table.phase == Phase.VIKINGS and table.round > 1
    return table.phase == Phase.OVER or (goal.region != NOBODY and between)


def missing_for_goal(position: Position, goal: Goal) -> Iterator[Problem]:
    """The facts on which the goal depends and that were not given."""
    table = position.table
    if table.phase == Phase.UNKNOWN:
        yield from position.missing("phase")
        return
    if table.phase == Phase.VIKINGS:
        yield from position.missing("round")
    if not is_settled(table, goal):
        yield from position.missing(*_facts_of_choices(table, goal))
        if table.phase in MARRIAGE_CARD_OPEN:
            yield from position.missing("bride")
        if table.phase in IN_TRICKS:
            yield from position.missing("tricks")
    if goal.region == NOBODY:
        yield from position.missing(*RESULT_FACTS)
        if table.phase != Phase.OVER:
            yield from position.missing("marriage_deck")
    elif not is_settled(table, goal):
        yield from position.missing(TOWNS_FACT)
        if table.phase not in UPKEEP:
            yield from position.missing("coins", "points", "marker", "marriage_deck")


def _facts_of_choices(table: Table, goal: Goal) -> Iterator[str]:
    """The facts that say which towns are won, lost and built on: in the rest of the round, or of the game."""
    stage = UPKEEP.index(table.phase) if table.phase in UPKEEP else 0
    more_rounds = goal.region == NOBODY and table.deck > 0
    if more_rounds or stage < UPKEEP.index(Phase.TRACK_TOWN):
        yield "track"
    if more_rounds or stage <= UPKEEP.index(Phase.INVASION):
        yield "raiders"
    if stage <= UPKEEP.index(Phase.INVASION):
        yield "battle"
    if more_rounds or stage < UPKEEP.index(Phase.FOUR_DISCS):
        yield "church"
