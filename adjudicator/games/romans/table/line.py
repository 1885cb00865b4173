"""A claimer's line: the choices that the claimer announces.

A line is a list of entries. An entry is a choice, written as an action. It holds for one round or for all,
and may require that certain warriors are revealed. At a choice the first entry applies that is about this
choice and whose conditions hold. If there is none, or if its action is not allowed, the choice is taken
against the claimer.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from adjudicator.games.romans.table.actions import Action

CHOICE_OF_VERB: Final = {
    "seduces": "qween",
    "takes": "druhid",
    "pays": "fokus",
    "keeps": "keep",
    "sacrifices": "horsie",
    "gives": "fortuna",
    "rearranges": "svord",
}
"""The verbs of choices, with the name of each choice (``rules.round.choice_name``)."""


class Entry(NamedTuple):
    action: Action
    round: int | None = None
    when: tuple[tuple[str, int], ...] = ()
    """Clans and the warriors that they must have revealed in this round."""


Line = tuple[Entry, ...]


def entries_about(line: Line, choice: str, round_: int) -> list[Entry]:
    """The entries about this choice in this round, in order. The cards shown decide which one applies."""
    return [
        entry
        for entry in line
        if CHOICE_OF_VERB[entry.action.verb] == choice and entry.round in (None, round_)
    ]


def action_by_line(line: Line, choice: str, round_: int, shown: Mapping[str, int]) -> Action | None:
    """The action of the first entry about this choice whose conditions hold."""
    for entry in entries_about(line, choice, round_):
        if all(shown.get(clan) == warrior for clan, warrior in entry.when):
            return entry.action
    return None
