"""Compares whole games with the oracle: it makes the same choices and must get the same tables."""

from collections.abc import Sequence
from typing import Any

from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.readings import Readings
from tests.boru import oracle
from tests.boru.random_upkeeps import world_of, world_summary

CHOICES = (ActionKind.CHOOSE, ActionKind.PLACE, ActionKind.YIELD, ActionKind.BUILD)
AFTER_UPKEEP = (Phase.OVER, Phase.VIKINGS)


def _choose_in_order(choices: Sequence[Any]) -> oracle.Choose:
    left = list(choices)

    def choose(who: int, what: str, options: list[Any]) -> Any:  # noqa: ARG001 - the order is enough
        pick = left.pop(0)
        assert pick in options, (what, pick, options)
        return pick

    return choose


def differences(tables: Sequence[Table], done: Sequence[Action], readings: Readings) -> list[str]:
    """The steps of a game after which the oracle has another table than the evaluator."""
    wrong = []
    for place, table in enumerate(tables[:-1]):
        if table.phase == Phase.MARRIAGE:
            end = next(p for p in range(place, len(tables)) if tables[p].phase in AFTER_UPKEEP)
            picks = [one.word or one.town for one in done[place:end] if one.kind in CHOICES]
            world = world_of(table)
            oracle.upkeep(world, _choose_in_order(picks), readings)
            if world_summary(world) != world_summary(world_of(tables[end])):
                wrong.append(f"upkeep at action {place}")
        elif table.phase == Phase.ROW:
            wrong += _action(tables, done, place, readings)
    last = tables[-1]
    if last.phase == Phase.OVER:
        world = world_of(last)
        lines = [sum(one.values()) for one in oracle.score(world, readings)]
        result = final_scoring(last, readings)
        totals = result.totals
        if totals != lines or list(result.winners) != oracle.winners(world, readings):
            wrong.append("final scoring")
    return wrong


def _action(tables: Sequence[Table], done: Sequence[Action], place: int, readings: Readings) -> list[str]:
    """The same for one card's action, from the choice of a row to the next card."""
    table = tables[place]
    seat, card = table.order[table.acted]
    end = next(p for p in range(place + 1, len(tables)) if tables[p].row == "")
    row = done[place].word
    symbols = oracle.CARDS[str(card)]["primary"] if row == "main" else None
    if symbols is None:
        symbols = oracle.CARDS[str(card)]["secondary"][int(row[-1]) - 1]
    picks: list[Any] = []
    for one in done[place + 1 : end]:
        if one.kind is ActionKind.BUY:
            picks.append(one.number)
        elif one.kind is ActionKind.STAY:
            picks.append(None)
        else:
            picks.append(one.town)
    world = world_of(table)
    if table.active >= 0:
        colour = oracle.TOWNS[TOWNS[table.active]]["colour"]
        winner, order = oracle.trick(colour, dict(table.trick))
        if (row == "main") is not (winner == seat) or order[table.acted] != seat:
            return [f"trick at action {place}"]
    elif row == "main":
        return [f"second winner at action {place}"]
    oracle.act(world, _choose_in_order(picks), seat, symbols, readings)
    assert card in CARDS
    return [] if world_summary(world) == world_summary(world_of(tables[end])) else [f"action {place}"]
