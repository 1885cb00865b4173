"""A stated line in the form that the models read: choices of the upkeep instead of actions."""

from typing import Final

from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.games.boru.table.upkeep_choices import ChoiceEntry, UpkeepChoice

_CHOICE_KIND: Final = {
    ActionKind.CHOOSE: "princess",
    ActionKind.PLACE: "settle",
    ActionKind.YIELD: "lose",
    ActionKind.BUILD: "build",
}


def line_for_models(table: Table, seat: int, line: Line) -> tuple[ChoiceEntry, ...]:
    """The claimer's entries. For a lost town they also say who loses it."""
    found = []
    for entry in line:
        if entry.action.player != table.name(seat):
            continue
        conditions = tuple(tuple(_choices_meant(table, action)) for action in entry.conditions)
        found += [ChoiceEntry(choice, conditions) for choice in _choices_meant(table, entry.action)]
    return tuple(found)


def _choices_meant(table: Table, action: Action) -> list[UpkeepChoice]:
    """The choices that an action may stand for. A town that is free now may be lost by any player."""
    seat = table.seat(action.player)
    if action.kind is ActionKind.CHOOSE:
        return [UpkeepChoice("princess", seat, side=action.word, chooser=seat)]
    town = TOWN[action.town]
    if action.kind is not ActionKind.YIELD:
        return [UpkeepChoice(_CHOICE_KIND[action.kind], seat, town, chooser=seat)]
    owner = table.owner(town)
    losers = range(table.size) if owner == NOBODY else (owner,)
    return [UpkeepChoice("lose", loser, town, chooser=seat) for loser in losers]
