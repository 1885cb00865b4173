"""A claimer's line: what they say they will choose.

A line is a list of choices as actions, each for one round or for any, perhaps only when certain cards are
shown. At a choice the first entry that is about it and whose conditions hold applies. Where there is none, or
what it says is not allowed, the choice is taken against the claimer.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from adjudicator.games.romans.table.actions import Action

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
    when: tuple[tuple[str, int], ...] = ()
    """Clans and the warriors that they must have revealed in this round."""


Line = tuple[Entry, ...]


def about(line: Line, what: str, round_: int) -> list[Entry]:
    """The entries about this choice in this round, in order: the cards shown tell which applies."""
    return [entry for entry in line if CHOICES[entry.action.verb] == what and entry.round in (None, round_)]


def applying(line: Line, what: str, round_: int, shown: Mapping[str, int]) -> Action | None:
    """What the line says at this choice: the first entry whose conditions hold."""
    for entry in about(line, what, round_):
        if all(shown.get(clan) == warrior for clan, warrior in entry.when):
            return entry.action
    return None
