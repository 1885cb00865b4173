"""A claimer's line: what they say they will choose. Where it is silent, the choice is taken against them.

A line is a list of choices as actions, each for one round or for any. At a choice the first entry that is
about it and can be done applies.
"""

from typing import Final, NamedTuple

from adjudicator.romans.actions import Action

CHOICES: Final = {
    "seduces": "qween",
    "takes": "druhid",
    "pays": "fokus",
    "keeps": "keep",
    "sacrifices": "horsie",
    "gives": "fortuna",
    "rearranges": "svord",
}
"""The verbs of choices, and what the search calls the choice."""


class Entry(NamedTuple):
    action: Action
    round: int | None = None


Line = tuple[Entry, ...]


def about(line: Line, what: str, round_: int) -> list[Entry]:
    """The entries about this choice in this round, first come first served."""
    return [entry for entry in line if CHOICES[entry.action.verb] == what and entry.round in (None, round_)]
