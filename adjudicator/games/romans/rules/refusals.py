"""Why an action is not legal now: the rule it breaks, and what could have been done."""

from typing import Any, Final

from adjudicator.games.romans.rules.orders import layable, revealable, turned_to
from adjudicator.games.romans.rules.round import options
from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.table.actions import VERB, Action
from adjudicator.games.romans.table.cards import (
    CHARIOTT,
    CLANS,
    COPIES,
    EARLIER,
    NONE,
    UNKNOWN,
    WARRIORS,
    written,
)
from adjudicator.games.romans.table.forts import FORTS, KIND, fort_name
from adjudicator.games.romans.table.table import STEPS, Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

RULE: Final = {
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
"""The rule that each step of play is made by."""


def _no(rule: str, message: str, /, **params: Any) -> Reason:
    return Reason(f"romans.{rule}", f"romans-no-{message}", params)


def refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    """None if the action is legal now."""
    if action.clan in table.setup.clans:
        table = turned_to(table, table.setup.clans.index(action.clan))
    step = Step(table.step)
    if step == Step.OVER:
        return _no(RULE[step], "over")
    if action.verb != VERB[step]:
        who = table.setup.clans[table.who] if table.who != NONE else "nobody"
        too_early = action.verb == VERB[Step.COLLECT] and step >= Step.REVEAL
        rule = "attack.rounds" if too_early else RULE[step]
        return _no(rule, "not-now", step=STEPS[step], clan=who)
    if action.clan and action.clan not in table.setup.clans:
        return _no("setup.clans", "such-clan", clan=action.clan)
    if action.clan and table.setup.clans[table.who] != action.clan:
        params = {"clan": action.clan, "other": table.setup.clans[table.who], "step": STEPS[step]}
        return _no(RULE[step], "other-clan", **params)
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
    return _no("setup.forts", "fort-left", fort=FORTS[fort], copies=table.setup.deck[fort])


def _arrange(table: Table, wall: tuple[int, ...], readings: Readings) -> Reason | None:
    row = tuple(fort & KIND for fort in table.wall)
    if sorted(wall) != sorted(row):
        return _no("wall.uncover", "same-forts", forts=[FORTS[fort] for fort in row])
    right = arranged(row, readings)
    if wall == right:
        return None
    return _no("wall.order", "right-order", forts=[FORTS[fort] for fort in right])


def _lose(table: Table, pair: tuple[int, ...]) -> Reason | None:
    clan = table.setup.clans[table.who]
    if pair.count(UNKNOWN) == 1:
        return _no("orders.lose", "half-known", clan=clan)
    if pair[0] == pair[1] != UNKNOWN and COPIES[pair[0]] < 2:
        return _no("setup.decks", "copies", clan=clan, card=WARRIORS[pair[0]], copies=COPIES[pair[0]])
    return None


def _lay(table: Table, warrior: int, place: int) -> Reason | None:
    clan, line = table.setup.clans[table.who], table.lines[table.who]
    if place != len(line.down) + 1:
        rule = "neutral.lay" if table.setup.neutral[table.who] else "orders.lay"
        return _no(rule, "lay-place", clan=clan, place=place, next=len(line.down) + 1)
    if warrior in layable(line):
        return None
    card, copies = WARRIORS[warrior], COPIES[warrior]
    if warrior in line.aside:
        return _no("orders.lose", "lay-lost", clan=clan, card=card)
    return _no("setup.decks", "copies", clan=clan, card=card, copies=copies)


def _reveal(table: Table, warrior: int) -> Reason | None:
    clan, line = table.setup.clans[table.who], table.lines[table.who]
    if warrior in revealable(line):
        return None
    card = WARRIORS[warrior]
    if line.down[0] != UNKNOWN:
        return _no("attack.reveal", "laid-other", clan=clan, card=card, laid=WARRIORS[line.down[0]])
    return _no("setup.decks", "copies", clan=clan, card=card, copies=COPIES[warrior])


def _choice(table: Table, step: Step, action: Action, readings: Readings) -> Reason | None:
    """A choice inside a round: listed, or refused with what could be chosen."""
    found = options(table, readings)
    clan, what = action.clan, action.what
    match step:
        case Step.QWEEN:
            return _seduces(table, action, found)
        case Step.DRUHID:
            if what[0] - table.round in found:
                return None
            return _no("druhid.swap", "fort-there", clan=clan, place=what[0], first=table.round)
        case Step.FOKUS:
            if what[0] in found:
                return None
            return _no("fokus.discard", "pay", clan=clan, card=_named(what)[0], cards=_named(found))
        case Step.KEEP:
            if what in found:
                return None
            kept = [WARRIORS[warrior] for warrior in what]
            ways = [
                [WARRIORS[one] for one in option] for option in found if isinstance(option, tuple) and option
            ]
            return _no("attack.discard", "keep", clan=clan, cards=kept, ways=ways)
        case Step.HORSIE:
            if what[0] in found:
                return None
            return _no("horsie.cost", "horsie", clan=clan, card=_named(what)[0], cards=_named(found))
        case Step.FORTUNA:
            if what[0] in found:
                return None
            forts = [fort_name(fort) for fort in found if isinstance(fort, int)]
            return _no("fortuna.cost", "fortuna", clan=clan, fort=FORTS[what[0]], forts=forts)
    down = table.lines[table.who].down
    if sorted(what) == sorted(down):
        return None
    return _no("svord.move", "svord", clan=clan, cards=[written(card) for card in sorted(down)])


def _named(found: tuple[Any, ...]) -> list[str]:
    return [WARRIORS[CHARIOTT if warrior == EARLIER else warrior] for warrior in found]


def _seduces(table: Table, action: Action, found: tuple[Any, ...]) -> Reason | None:
    """Qween takes a rival revealed with her and still there; whether she may decline is a reading."""
    clan, (named,) = action.clan, action.what
    if named == NONE:
        return None if NONE in found else _no("qween.seduce", "qween-must", clan=clan)
    other = CLANS[named]
    if other not in table.setup.clans:
        return _no("setup.clans", "such-clan", clan=other)
    if table.setup.clans.index(other) in found:
        return None
    if other == clan:
        return _no("qween.seduce", "qween-own", clan=clan)
    return _no("qween.chariott", "qween-gone", clan=clan, other=other)
