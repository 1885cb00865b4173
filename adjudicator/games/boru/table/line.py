"""A stated line: what a claimer will choose in the upkeep, under which conditions, and its text.

An entry is an action. After ``if`` come the actions of the same upkeep that must have been done before,
joined by ``and``: ``daria builds at LEI-B1 if kasia sacrifices DUB-R1 and jerzy places LEI-B2``.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.actions import Action, ActionKind, read, write


class Entry(NamedTuple):
    """One entry of a line. The claimer follows the first entry whose conditions hold, if it is legal."""

    action: Action
    conditions: tuple[Action, ...] = ()


Line = tuple[Entry, ...]

UPKEEP_CHOICES: Final = (ActionKind.CHOOSE, ActionKind.PLACE, ActionKind.YIELD, ActionKind.BUILD)
"""The actions of an upkeep that a player chooses."""


def read_entry(text: str) -> Entry | None:
    """One entry from its text; None if it cannot be understood."""
    first, _, rest = text.partition(" if ")
    does = read(first)
    when = [read(part) for part in rest.split(" and ")] if rest else []
    choices = [action for action in (does, *when) if action is not None and action.kind in UPKEEP_CHOICES]
    if does is None or len(choices) != len(when) + 1:
        return None
    return Entry(does, tuple(choices[1:]))


def write_entry(entry: Entry) -> str:
    conditions = " and ".join(write(action) for action in entry.conditions)
    return f"{write(entry.action)} if {conditions}" if conditions else write(entry.action)
