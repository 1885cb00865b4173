"""A stated line: what a claimer will choose in the upkeep, on which conditions, and its text."""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.actions import Action, Do, read, write


class Rule(NamedTuple):
    """One entry of a line: the first whose conditions hold is what the claimer does, if it is legal."""

    does: Action
    when: tuple[Action, ...] = ()


CHOICES: Final = (Do.CHOOSE, Do.PLACE, Do.YIELD, Do.BUILD)
"""The actions of an upkeep that somebody decides."""


def read_entry(text: str) -> Rule | None:
    """One entry from its text; None if it cannot be understood."""
    first, _, rest = text.partition(" if ")
    does = read(first)
    when = [read(part) for part in rest.split(" and ")] if rest else []
    actions = [action for action in (does, *when) if action is not None and action.kind in CHOICES]
    if does is None or len(actions) != len(when) + 1:
        return None
    return Rule(does, tuple(actions[1:]))


def write_entry(rule: Rule) -> str:
    when = " and ".join(write(action) for action in rule.when)
    return f"{write(rule.does)} if {when}" if when else write(rule.does)
