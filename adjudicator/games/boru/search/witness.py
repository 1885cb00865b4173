"""Courses through an upkeep, replayed by the evaluator before anybody sees them."""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.table.actions import STEPS, Action, ActionKind
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.games.boru.table.upkeep_choices import UpkeepChoice
from adjudicator.readings import Readings
from solver.answer import FalseWitness

AFTER_UPKEEP: Final = (Phase.OVER, Phase.VIKINGS)
"""The phases after the fourth step: the game is over, or the next round begins."""


def play_upkeep(
    table: Table, readings: Readings, pick: Callable[[Table], Action]
) -> tuple[tuple[Action, ...], Table]:
    """Every action of the upkeep and the last table; raises FalseWitness if a choice is illegal."""
    done: list[Action] = []
    while table.phase not in AFTER_UPKEEP:
        action = Action(ActionKind.RESOLVE, word=table.phase) if needs_no_choice(table) else pick(table)
        refused = PLAY.refusal(table, action, readings)
        if refused is not None:
            raise FalseWitness(f"{PLAY.write(action)}: {refused.message}")
        table = PLAY.after(table, action, readings)
        done.append(action)
    return tuple(done), table


def needs_no_choice(table: Table) -> bool:
    """Is the next step of the upkeep resolved without a choice?"""
    return table.phase in STEPS


def play_with_actions(
    table: Table, readings: Readings, choices: Sequence[Action]
) -> tuple[tuple[Action, ...], Table]:
    """The upkeep, and before it the rest of a last trick, with these actions as choices in this order."""
    left = list(choices)

    def pick(_: Table) -> Action:
        if not left:
            raise FalseWitness("a choice is missing")
        return left.pop(0)

    done, last = play_upkeep(table, readings, pick)
    if left:
        raise FalseWitness("a choice too many")
    return done, last


def play_with_choices(
    table: Table, readings: Readings, choices: Sequence[UpkeepChoice]
) -> tuple[tuple[Action, ...], Table]:
    """The upkeep with these choices, in any order: kind and seat say to which decision each belongs."""
    by_decision = {(choice.kind, choice.seat): choice for choice in choices}

    def pick(here: Table) -> Action:
        kind = _CHOICE_KIND[here.phase]
        choice = by_decision.get((kind, here.queue[0]))
        if choice is None:
            raise FalseWitness(f"no choice for {here.phase}")
        for action in PLAY.actions(here, readings):
            if kind == "princess" and action.word == choice.side:
                return action
            if kind != "princess" and action.town == TOWNS[choice.town]:
                return action
        raise FalseWitness(f"{choice} is not legal")

    return play_upkeep(table, readings, pick)


_CHOICE_KIND: Final = {
    Phase.PRINCESS: "princess",
    Phase.BRIDE_TOWN: "settle",
    Phase.TRACK_TOWN: "settle",
    Phase.INVASION: "lose",
    Phase.MONASTERY: "build",
    Phase.FOUR_DISCS: "build",
}


def is_goal_met(goal: Goal, last: Table, readings: Readings) -> bool:
    """Is the goal met at a table where the upkeep is over?"""
    if goal.region != NOBODY:
        return last.tokens[goal.region] == goal.seat
    winners = final_scoring(last, readings).winners
    return winners == (goal.seat,) if goal.sole else goal.seat in winners
