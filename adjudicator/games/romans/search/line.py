"""Which options of a choice a claimer's line allows: options of the search, and options of the rules."""

from typing import Any

from adjudicator.games.romans.rules.round import Option, choice_name
from adjudicator.games.romans.search.rounds import FRESH, LineFilter
from adjudicator.games.romans.search.state import KIND_OF_BIT, FaceDown, State
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import CHARIOTT, CLANS, EARLIER_CHARIOTT, NONE, UNKNOWN
from adjudicator.games.romans.table.forts import KIND, WALL
from adjudicator.games.romans.table.line import Line, action_by_line
from adjudicator.games.romans.table.table import ClanCards, Setup, Table, unseen_warriors


def filter_by_line(setup: Setup, line: Line) -> LineFilter:
    """The line as a filter for the options of the search."""

    def allowed(state: State, shown: tuple[int, ...], choice: str, options: list[Any]) -> list[Any]:
        round_ = WALL + 1 - len(state.wall)
        action = action_by_line(line, choice, round_, dict(zip(setup.clans, shown, strict=True)))
        if choice == "svord":
            stated = None if action is None else _in_stated_order(options[0], action.what)
            return [] if stated is None else [stated]
        if action is None:
            return options
        left = [option for option in options if _names_option(setup, action, choice, option, round_)]
        return (_fresh_first(left) if choice == "fokus" else left) or options

    return allowed


def _fresh_first(options: list[int]) -> list[int]:
    """If both Ch'ariotts are left, the line means the one revealed in this round."""
    both = CHARIOTT in options and CHARIOTT | FRESH in options
    return [option for option in options if not (both and option == CHARIOTT)]


def _names_option(setup: Setup, action: Action, choice: str, option: Any, round_: int) -> bool:
    """Does the action name this option of the search?"""
    match choice:
        case "qween":
            named = NONE if option == NONE else CLANS.index(setup.clans[option])
            return action.what == (named,)
        case "druhid":
            return action.what == (option + round_,)
        case "keep":
            return action.what == tuple(sorted(option))
        case "fortuna":
            return action.what == (option & KIND,)
    if action.what == (EARLIER_CHARIOTT,):
        return bool(option == CHARIOTT)
    return action.what == (option & ~FRESH,)


def _in_stated_order(down: FaceDown, order: tuple[int, ...]) -> FaceDown | None:
    """The face-down cards in this order; None if the order names other cards, or if we do not know them.

    Their owner knows them. If as many are unknown as are left over, we know which they are, too.
    """
    known = [card for card in down.fixed if card != UNKNOWN]
    pool = down.pool
    if len(known) < len(down.fixed):
        known += [kind for bit, kind in enumerate(KIND_OF_BIT) if pool >> bit & 1]
        pool = 0
    if sorted(order) != sorted(known) or len(known) != len(down.fixed):
        return None
    return down._replace(fixed=order, pool=pool)


def options_left_by_line(table: Table, line: Line, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options of the rules that the line allows; all of them if it names none."""
    choice = choice_name(table)
    if choice == "svord":
        options = (*options, *_orders_by_elimination(table.cards[table.who], line))
    shown = {clan: cards.now for clan, cards in zip(table.setup.clans, table.cards, strict=True)}
    action = action_by_line(line, choice, table.round, shown)
    if action is None:
        return options
    if (
        action.what == (EARLIER_CHARIOTT,)
        and EARLIER_CHARIOTT not in options
        and CHARIOTT in table.cards[table.who].shown
    ):
        action = action._replace(what=(CHARIOTT,))  # here both Ch'ariotts are the same option
    return (
        tuple(option for option in options if _names_rules_option(table, action, choice, option)) or options
    )


def _orders_by_elimination(cards: ClanCards, line: Line) -> tuple[Option, ...]:
    """The orders that the line states, if it follows from the other cards which ones lie face down."""
    left = [kind for kind, copies in enumerate(unseen_warriors(cards)) for _ in range(copies)]
    known = [card for card in cards.down if card != UNKNOWN]
    if len(known) == len(cards.down) or len(known) + len(left) != len(cards.down):
        return ()
    stated = [entry.action.what for entry in line if entry.action.verb == "rearranges"]
    return tuple(order for order in stated if sorted(order) == sorted((*known, *left)))


def _names_rules_option(table: Table, action: Action, choice: str, option: Option) -> bool:
    """Does the action name this option of the rules?"""
    if choice == "svord":
        return option == action.what and UNKNOWN not in action.what
    if choice in ("fokus", "horsie"):
        return (option,) == action.what
    return _names_option(table.setup, action, choice, option, table.round)
