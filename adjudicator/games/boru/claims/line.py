"""Lines: what a claimer says they will choose in the upkeep, and on which conditions.

An entry is an action, and after ``if`` the actions of the same upkeep that must have been done before, joined
by ``and``: ``daria builds at LEI-B1 if kasia sacrifices DUB-R1 and jerzy places LEI-B2``.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.choices import Done, Stated
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.table import NOBODY, Table

_WHAT: Final = {Do.CHOOSE: "princess", Do.PLACE: "settle", Do.YIELD: "lose", Do.BUILD: "build"}


def stated(table: Table, seat: int, line: Sequence[Rule]) -> tuple[Stated, ...]:
    """The line as the model reads it: by whom a town is lost is spelled out."""
    found = []
    for rule in line:
        if rule.does.player != table.name(seat):
            continue
        conditions = [_done(table, action) for action in rule.when]
        for does in _done(table, rule.does):
            found.append(Stated(does, tuple(tuple(options) for options in conditions)))
    return tuple(found)


def _done(table: Table, action: Action) -> list[Done]:
    """What an action is to the model; a town that is free now may be lost by whoever comes to own it."""
    seat = table.seat(action.player)
    if action.kind is Do.CHOOSE:
        return [Done("princess", seat, side=action.word, by=seat)]
    town = TOWN[action.town]
    if action.kind is not Do.YIELD:
        return [Done(_WHAT[action.kind], seat, town, by=seat)]
    owner = table.owner(town)
    return [
        Done("lose", loser, town, by=seat) for loser in (range(table.size) if owner == NOBODY else (owner,))
    ]
