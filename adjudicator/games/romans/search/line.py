"""A claimer's line as the search and the rules ask it: which of these options does it leave?"""

from typing import Any

from adjudicator.games.romans.rules.round import Option, choice_name
from adjudicator.games.romans.search.rounds import FRESH, Own
from adjudicator.games.romans.search.state import Down, State
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import CHARIOTT, CLANS, EARLIER, NONE, UNKNOWN
from adjudicator.games.romans.table.forts import KIND, WALL
from adjudicator.games.romans.table.line import Line, applying
from adjudicator.games.romans.table.table import Setup, Table


def as_own(setup: Setup, line: Line) -> Own:
    """The line as the search asks it: which of these options are left?"""

    def own(state: State, shown: tuple[int, ...], what: str, options: list[Any]) -> list[Any]:
        round_ = WALL + 1 - len(state.wall)
        action = applying(line, what, round_, dict(zip(setup.clans, shown, strict=True)))
        if what == "svord":
            said = None if action is None else _rearranged(options[0], action.what)
            return [] if said is None else [said]
        if action is None:
            return options
        left = [option for option in options if _means(setup, action, what, option, round_)]
        return (_fresh_first(left) if what == "fokus" else left) or options

    return own


def _fresh_first(options: list[int]) -> list[int]:
    """Of two Ch'ariotts the one revealed now is meant, unless the earlier one is named."""
    both = CHARIOTT in options and CHARIOTT | FRESH in options
    return [option for option in options if not (both and option == CHARIOTT)]


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


def left_by_line(table: Table, line: Line, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Which options of a choice inside a round the line leaves."""
    what = choice_name(table)
    shown = {clan: one.now for clan, one in zip(table.setup.clans, table.lines, strict=True)}
    action = applying(line, what, table.round, shown)
    if action is None:
        return options
    if action.what == (EARLIER,) and EARLIER not in options and CHARIOTT in table.lines[table.who].shown:
        action = action._replace(what=(CHARIOTT,))  # it does not matter which of them is meant
    return tuple(option for option in options if _names(table, action, what, option)) or options


def _names(table: Table, action: Action, what: str, option: Option) -> bool:
    if what == "svord":
        return option == action.what and UNKNOWN not in action.what
    if what in ("fokus", "horsie"):
        return (option,) == action.what
    return _means(table.setup, action, what, option, table.round)
