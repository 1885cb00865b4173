"""Which options of a choice a claimer's line allows: options of the search, and options of the rules."""

from collections import Counter
from itertools import combinations, islice, permutations
from typing import Any, Final

from adjudicator.games.romans.rules.round import Option, choice_name
from adjudicator.games.romans.search.payments import FRESH
from adjudicator.games.romans.search.revealed import LineFilter
from adjudicator.games.romans.search.state import KIND_OF_BIT, FaceDown, State, pool_bits, rearranged
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
            return [] if action is None else _after_stated_order(options[0], action.what)
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


def _after_stated_order(down: FaceDown, order: tuple[int, ...]) -> list[FaceDown]:
    """What may lie face down after Svord, if the line states this order. Nothing if it names other cards.

    The owner knows the cards, even if we do not. Either they are the stated ones, and lie in this order. Or
    one of the stated cards is not among them. Then that order is not allowed, and any may be chosen.
    """
    known = Counter(card for card in down.fixed if card != UNKNOWN)
    left = Counter(kind for bit, kind in enumerate(KIND_OF_BIT) if down.pool >> bit & 1)
    hidden = Counter(order) - known
    places = len(down.fixed) - known.total()
    if len(order) != len(down.fixed) or hidden.total() != places or not hidden <= left:
        return []
    found = [FaceDown(order, 0, 0)]
    for kind, copies in hidden.items():
        others = left.copy()
        others[kind] = copies - 1
        if others.total() >= places:
            found.append(rearranged(down._replace(pool=pool_bits(list(others.elements())))))
    return found


def options_left_by_line(table: Table, line: Line, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options of the rules that the line allows; all of them if it names none."""
    choice = choice_name(table)
    shown = {clan: cards.now for clan, cards in zip(table.setup.clans, table.cards, strict=True)}
    action = action_by_line(line, choice, table.round, shown)
    if action is None:
        return options
    if choice == "svord" and UNKNOWN in table.cards[table.who].down:
        return _orders_of_unknown_cards(table.cards[table.who], action.what, options)
    if (
        action.what == (EARLIER_CHARIOTT,)
        and EARLIER_CHARIOTT not in options
        and CHARIOTT in table.cards[table.who].shown
    ):
        action = action._replace(what=(CHARIOTT,))  # here both Ch'ariotts are the same option
    return (
        tuple(option for option in options if _names_rules_option(table, action, choice, option)) or options
    )


MOST_ORDERS: Final = 40
"""Orders of face-down cards that are tried one by one."""


def _orders_of_unknown_cards(
    cards: ClanCards, stated: tuple[int, ...], options: tuple[Option, ...]
) -> tuple[Option, ...]:
    """The orders after Svord, if the line states one and some face-down cards are unknown: each is named.

    The stated order, or any order of other cards. If these are too many, all orders are left open: whoever
    plays such a course has to see to it that the line is kept.
    """
    known = Counter(card for card in cards.down if card != UNKNOWN)
    left = Counter({kind: copies for kind, copies in enumerate(unseen_warriors(cards)) if copies})
    hidden = Counter(stated) - known
    places = len(cards.down) - known.total()
    if len(stated) != len(cards.down) or hidden.total() != places or not hidden <= left:
        return options
    found: dict[Option, None] = {stated: None}
    for more in sorted(set(combinations(sorted(left.elements()), places))):
        if Counter(more) != hidden:
            found |= dict.fromkeys(islice(permutations((*known.elements(), *more)), 2 * MOST_ORDERS))
        if len(found) > MOST_ORDERS:
            return options
    return tuple(found)


def _names_rules_option(table: Table, action: Action, choice: str, option: Option) -> bool:
    """Does the action name this option of the rules?"""
    if choice == "svord":
        return option == action.what and UNKNOWN not in action.what
    if choice in ("fokus", "horsie"):
        return (option,) == action.what
    return _names_option(table.setup, action, choice, option, table.round)
