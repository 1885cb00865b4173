"""Why an action is not legal now: the rule that it breaks, and what is legal instead."""

from typing import Any, Final

from adjudicator.games.romans.rules.orders import layable, revealable, with_turn_of
from adjudicator.games.romans.rules.round import options
from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.table.actions import VERB, Action
from adjudicator.games.romans.table.cards import (
    CHARIOTT,
    CLANS,
    COPIES,
    EARLIER_CHARIOTT,
    NONE,
    UNKNOWN,
    WARRIORS,
    card_text,
)
from adjudicator.games.romans.table.forts import FORTS, KIND, fort_name
from adjudicator.games.romans.table.table import STEPS, Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

RULE_OF_STEP: Final = {
    Step.UNCOVER: "wall.uncover",
    Step.ARRANGE: "wall.order",
    Step.LOSE: "orders.lose",
    Step.LAY: "orders.lay",
    Step.REVEAL: "attack.reveal",
    Step.SVORD_AT_ONCE: "svord.move",
    Step.QWEEN: "qween.seduce",
    Step.DRUHID: "druhid.swap",
    Step.FOKUS: "fokus.discard",
    Step.KEEP: "attack.discard",
    Step.HORSIE: "horsie.cost",
    Step.FORTUNA: "fortuna.cost",
    Step.SVORD: "svord.move",
    Step.COLLECT: "turn.end",
    Step.OVER: "end.game",
}
"""The rule behind each step of play."""


def _refuse(rule: str, message: str, /, **params: Any) -> Reason:
    return Reason(f"romans.{rule}", f"romans-no-{message}", params)


def refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Why the action is not legal now; None if it is legal."""
    if action.clan in table.setup.clans:
        table = with_turn_of(table, table.setup.clans.index(action.clan))
    step = Step(table.step)
    if step == Step.OVER:
        return _refuse(RULE_OF_STEP[step], "over")
    if action.verb != VERB[step]:
        who = table.setup.clans[table.who] if table.who != NONE else "nobody"
        too_early = action.verb == VERB[Step.COLLECT] and step >= Step.REVEAL
        rule = "attack.rounds" if too_early else RULE_OF_STEP[step]
        return _refuse(rule, "not-now", step=STEPS[step], clan=who)
    if action.clan and action.clan not in table.setup.clans:
        return _refuse("setup.clans", "such-clan", clan=action.clan)
    if action.clan and table.setup.clans[table.who] != action.clan:
        params = {"clan": action.clan, "other": table.setup.clans[table.who], "step": STEPS[step]}
        return _refuse(RULE_OF_STEP[step], "other-clan", **params)
    match step:
        case Step.UNCOVER:
            return _uncover(table, action.what[0])
        case Step.ARRANGE:
            return _arrange(table, action.what, readings)
        case Step.LOSE:
            return _lose(table, action.what)
        case Step.LAY:
            return _lay(table, *action.what)
        case Step.REVEAL:
            return _reveal(table, action.what[0])
        case Step.COLLECT:
            return None
    return _choice(table, step, action, readings)


def _uncover(table: Table, fort: int) -> Reason | None:
    if left_in_deck(table)[fort] > 0:
        return None
    return _refuse("setup.forts", "fort-left", fort=FORTS[fort], copies=table.setup.deck[fort])


def _arrange(table: Table, wall: tuple[int, ...], readings: Readings) -> Reason | None:
    row = tuple(fort & KIND for fort in table.wall)
    if sorted(wall) != sorted(row):
        return _refuse("wall.uncover", "same-forts", forts=[FORTS[fort] for fort in row])
    right = arranged(row, readings)
    if wall == right:
        return None
    return _refuse("wall.order", "right-order", forts=[FORTS[fort] for fort in right])


def _lose(table: Table, pair: tuple[int, ...]) -> Reason | None:
    clan = table.setup.clans[table.who]
    if pair.count(UNKNOWN) == 1:
        return _refuse("orders.lose", "half-known", clan=clan)
    if pair[0] == pair[1] != UNKNOWN and COPIES[pair[0]] < 2:
        return _refuse("setup.decks", "copies", clan=clan, card=WARRIORS[pair[0]], copies=COPIES[pair[0]])
    return None


def _lay(table: Table, warrior: int, place: int) -> Reason | None:
    clan, cards = table.setup.clans[table.who], table.cards[table.who]
    if place != len(cards.down) + 1:
        rule = "neutral.lay" if table.setup.neutral[table.who] else "orders.lay"
        return _refuse(rule, "lay-place", clan=clan, place=place, next=len(cards.down) + 1)
    if warrior in layable(cards):
        return None
    card, copies = WARRIORS[warrior], COPIES[warrior]
    if warrior in cards.aside:
        return _refuse("orders.lose", "lay-lost", clan=clan, card=card)
    return _refuse("setup.decks", "copies", clan=clan, card=card, copies=copies)


def _reveal(table: Table, warrior: int) -> Reason | None:
    clan, cards = table.setup.clans[table.who], table.cards[table.who]
    if warrior in revealable(cards):
        return None
    card = WARRIORS[warrior]
    if cards.down[0] != UNKNOWN:
        return _refuse("attack.reveal", "laid-other", clan=clan, card=card, laid=WARRIORS[cards.down[0]])
    return _refuse("setup.decks", "copies", clan=clan, card=card, copies=COPIES[warrior])


def _choice(table: Table, step: Step, action: Action, readings: Readings) -> Reason | None:
    """A choice inside a round is legal if ``options`` lists it. The refusal names the options."""
    found = options(table, readings)
    clan, what = action.clan, action.what
    match step:
        case Step.QWEEN:
            return _seduce(table, action, found)
        case Step.DRUHID:
            if what[0] - table.round in found:
                return None
            return _refuse("druhid.swap", "fort-there", clan=clan, place=what[0], first=table.round)
        case Step.FOKUS:
            if what[0] in found:
                return None
            return _refuse(
                "fokus.discard", "pay", clan=clan, card=_warrior_names(what)[0], cards=_warrior_names(found)
            )
        case Step.KEEP:
            if what in found:
                return None
            kept = [WARRIORS[warrior] for warrior in what]
            ways = [
                [WARRIORS[one] for one in option] for option in found if isinstance(option, tuple) and option
            ]
            return _refuse("attack.discard", "keep", clan=clan, cards=kept, ways=ways)
        case Step.HORSIE:
            if what[0] in found:
                return None
            return _refuse(
                "horsie.cost", "horsie", clan=clan, card=_warrior_names(what)[0], cards=_warrior_names(found)
            )
        case Step.FORTUNA:
            if what[0] in found:
                return None
            forts = [fort_name(fort) for fort in found if isinstance(fort, int)]
            return _refuse("fortuna.cost", "fortuna", clan=clan, fort=FORTS[what[0]], forts=forts)
    down = table.cards[table.who].down
    if sorted(what) == sorted(down):
        return None
    return _refuse("svord.move", "svord", clan=clan, cards=[card_text(card) for card in sorted(down)])


def _warrior_names(found: tuple[Any, ...]) -> list[str]:
    return [WARRIORS[CHARIOTT if warrior == EARLIER_CHARIOTT else warrior] for warrior in found]


def _seduce(table: Table, action: Action, found: tuple[Any, ...]) -> Reason | None:
    """Qween seduces a rival whose warrior is still there. May she decline? (reading qween-mandatory)"""
    clan, (named,) = action.clan, action.what
    if named == NONE:
        return None if NONE in found else _refuse("qween.seduce", "qween-must", clan=clan)
    other = CLANS[named]
    if other not in table.setup.clans:
        return _refuse("setup.clans", "such-clan", clan=other)
    if table.setup.clans.index(other) in found:
        return None
    if other == clan:
        return _refuse("qween.seduce", "qween-own", clan=clan)
    return _refuse("qween.chariott", "qween-gone", clan=clan, other=other)
