"""A claimer's line: what they say they will choose. Where it is silent, the choice is taken against them.

A line is a list of choices as actions, each for one round or for any. At a choice the first entry that is
about it and can be done applies.
"""

from typing import Any, Final, NamedTuple

from adjudicator.romans.actions import Action
from adjudicator.romans.cards import CHARIOTT, CLANS, EARLIER, NONE, UNKNOWN
from adjudicator.romans.forts import KIND, WALL
from adjudicator.romans.rounds import FRESH, Own
from adjudicator.romans.rules import Option
from adjudicator.romans.table import Setup, Step, Table
from adjudicator.romans.unknown import Down, State

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


def as_own(setup: Setup, line: Line) -> Own:
    """The line as the search asks it: which of these options are left?"""

    def own(state: State, shown: tuple[int, ...], what: str, options: list[Any]) -> list[Any]:  # noqa: ARG001
        round_ = WALL + 1 - len(state.wall)
        for entry in _about(line, what, round_):
            if what == "svord":
                said = _rearranged(options[0], entry.action.what)
                left: list[Any] = [] if said is None else [said]
            else:
                left = [option for option in options if _means(setup, entry.action, what, option, round_)]
            if left:
                return left
        return [] if what == "svord" else options

    return own


def _about(line: Line, what: str, round_: int) -> list[Entry]:
    return [entry for entry in line if CHOICES[entry.action.verb] == what and entry.round in (None, round_)]


def _means(setup: Setup, action: Action, what: str, option: Any, round_: int) -> bool:
    """Does the action name this option?"""
    match what:
        case "qween":
            named = NONE if option == NONE else CLANS.index(setup.clans[option])
            return action.what == (named,)
        case "druhid":
            return action.what == (option + round_,)
        case "keep":
            return action.what == tuple(sorted(option))
        case "fortuna":
            return action.what == (option & KIND,)
    if action.what == (EARLIER,):
        return bool(option == CHARIOTT)
    return action.what == (option & ~FRESH,)


def _rearranged(down: Down, order: tuple[int, ...]) -> Down | None:
    """The known cards in the order said; None if these are not the cards."""
    if sorted(order) != sorted(down.fixed) or UNKNOWN in order:
        return None
    return down._replace(fixed=order)


_STEPS: Final = {
    Step.QWEEN: "qween",
    Step.DRUHID: "druhid",
    Step.FOKUS: "fokus",
    Step.KEEP: "keep",
    Step.HORSIE: "horsie",
    Step.FORTUNA: "fortuna",
    Step.SVORD: "svord",
    Step.SVORD_AT_ONCE: "svord",
}


def choice_name(table: Table) -> str:
    """What the search calls the choice at this table."""
    return _STEPS[Step(table.step)]


def left_by_line(table: Table, line: Line, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Which options of a choice inside a round the line leaves."""
    what = choice_name(table)
    for entry in _about(line, what, table.round):
        left = [option for option in options if _names(table, entry.action, what, option)]
        if left:
            return tuple(left)
    return options


def _names(table: Table, action: Action, what: str, option: Option) -> bool:
    if what == "svord":
        return option == action.what
    if what in ("fokus", "horsie"):
        return (option,) == action.what
    return _means(table.setup, action, what, option, table.round)
