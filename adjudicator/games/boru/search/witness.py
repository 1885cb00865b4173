"""Ways through an upkeep as full records, replayed by the evaluator before anyone sees them."""

from collections.abc import Callable, Sequence

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.choices import Done
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.readings import Readings

ENDED = (Phase.OVER, Phase.VIKINGS)
"""After the fourth step comes the end of the game or the next round."""


class FalseWitness(Exception):  # noqa: N818 - a fault of ours, never shown
    """A way through the upkeep that the evaluator does not go along with."""


def walk(
    table: Table, readings: Readings, pick: Callable[[Table], Action]
) -> tuple[tuple[Action, ...], Table]:
    """The whole upkeep, step by step, with the choices picked; raises FalseWitness on an illegal one."""
    done: list[Action] = []
    while table.phase not in ENDED:
        action = Action(Do.RESOLVE, word=table.phase) if is_step(table) else pick(table)
        refused = PLAY.refusal(table, action, readings)
        if refused is not None:
            raise FalseWitness(f"{PLAY.write(action)}: {refused.message}")
        table = PLAY.after(table, action, readings)
        done.append(action)
    return tuple(done), table


def is_step(table: Table) -> bool:
    """Do the rules go on by themselves here?"""
    return table.phase in (Phase.MARRIAGE, Phase.BATTLE, Phase.CHURCH, Phase.REGIONS)


def with_choices(
    table: Table, readings: Readings, choices: Sequence[Action]
) -> tuple[tuple[Action, ...], Table]:
    """The record of the upkeep in which these choices are made, in this order."""
    left = list(choices)

    def pick(_: Table) -> Action:
        if not left:
            raise FalseWitness("a choice is missing")
        return left.pop(0)

    done, last = walk(table, readings, pick)
    if left:
        raise FalseWitness("a choice too many")
    return done, last


def with_done(table: Table, readings: Readings, made: Sequence[Done]) -> tuple[tuple[Action, ...], Table]:
    """The same, from choices that are told by what and whom they concern."""
    towns = {(done.what, done.seat): done for done in made}

    def pick(here: Table) -> Action:
        what = _WHAT[here.phase]
        choice = towns.get((what, here.queue[0]))
        if choice is None:
            raise FalseWitness(f"no choice for {here.phase}")
        for action in PLAY.actions(here, readings):
            if what == "princess" and action.word == choice.side:
                return action
            if what != "princess" and action.town == TOWNS[choice.town]:
                return action
        raise FalseWitness(f"{choice} is not legal")

    return walk(table, readings, pick)


_WHAT = {
    Phase.PRINCESS: "princess",
    Phase.BRIDE_TOWN: "settle",
    Phase.TRACK_TOWN: "settle",
    Phase.INVASION: "lose",
    Phase.MONASTERY: "build",
    Phase.FOUR_DISCS: "build",
}


def is_met(goal: Goal, last: Table) -> bool:
    """Is the goal met at a table where the upkeep is over?"""
    if goal.region != NOBODY:
        return last.tokens[goal.region] == goal.seat
    winners = final(last).winners
    return winners == (goal.seat,) if goal.sole else goal.seat in winners
