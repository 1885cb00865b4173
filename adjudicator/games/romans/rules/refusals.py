"""Why an action is not legal now: the rule that it breaks, and what is legal instead."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from adjudicator.games.romans.rules.after_capture import keep_options
from adjudicator.games.romans.rules.explain import fort_worth
from adjudicator.games.romans.rules.orders import (
    can_lose,
    clans_to_act,
    empty_places,
    layable,
    may_lay,
    may_lose,
    revealable,
    with_turn_of,
)
from adjudicator.games.romans.rules.rights import tables_without_rights
from adjudicator.games.romans.rules.round import options
from adjudicator.games.romans.rules.svord import fits_face_down
from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.table.actions import VERB, Action
from adjudicator.games.romans.table.cards import (
    CHARIOTT,
    CLANS,
    COPIES,
    DRUHID,
    EARLIER_CHARIOTT,
    HORSIE,
    NONE,
    QWEEN,
    SVORD,
    UNKNOWN,
    WARRIORS,
)
from adjudicator.games.romans.table.forts import FORTS, KIND, WALL, fort_name
from adjudicator.games.romans.table.table import STEPS, ClanCards, Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Phrase, Reason

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

_ABILITY: Final = {
    VERB[Step.QWEEN]: QWEEN,
    VERB[Step.DRUHID]: DRUHID,
    VERB[Step.HORSIE]: HORSIE,
    VERB[Step.SVORD]: SVORD,
}
"""The warrior whose ability allows such an action."""


def _refuse(rule: str, message: str, /, **params: Any) -> Reason:
    return Reason(f"romans.{rule}", f"romans-no-{message}", params)


def refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Why the action is not legal next in a record; None if it is legal."""
    return _refusal_at(table_of_action(table, action, readings), action, readings)


def refusal_now(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Why the action is not legal now. Only the clan itself may pass over its rights, not those of others."""
    clan = table.setup.clans.index(action.clan) if action.clan in table.setup.clans else NONE
    tables = [_turn_of(one, action) for one in tables_without_rights(table, readings, clan)]
    return _refusal_at(_where_taken(tables, action, readings), action, readings)


def table_of_action(table: Table, action: Action, readings: Readings) -> Table:
    """The table at which the action is taken, with its clan to act.

    A right that is not used needs no line in a record: it is passed over if the action comes after it. The
    first table where the action is legal counts; if there is none, the first that asks for such an action.
    """
    tables = [_turn_of(one, action) for one in tables_without_rights(table, readings)]
    return _where_taken(tables, action, readings)


def _where_taken(tables: Sequence[Table], action: Action, readings: Readings) -> Table:
    if len(tables) == 1:
        return tables[0]
    for one in tables:
        if _refusal_at(one, action, readings) is None:
            return one
    asked = [one for one in tables if VERB.get(Step(one.step)) == action.verb]
    return asked[0] if asked else tables[0]


def _turn_of(table: Table, action: Action) -> Table:
    if action.clan not in table.setup.clans:
        return table
    return with_turn_of(table, table.setup.clans.index(action.clan))


def _refusal_at(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Why the action is not legal at this very step."""
    step = Step(table.step)
    if step == Step.OVER:
        return _refuse(RULE_OF_STEP[step], "over")
    if step in (Step.LOSE, Step.LAY) and action.verb in (VERB[Step.LOSE], VERB[Step.LAY]):
        return _order(table, action)
    if action.verb != VERB[step]:
        who = table.setup.clans[table.who] if table.who != NONE else "nobody"
        too_early = action.verb == VERB[Step.COLLECT] and step >= Step.REVEAL
        due = Step.LAY if step == Step.LOSE and not may_lose(table) else step
        rule = "attack.rounds" if too_early else RULE_OF_STEP[due]
        return _refuse(rule, "not-now", step=STEPS[due], clan=who, card=_revealed_earlier(table, action))
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
        case Step.REVEAL:
            return _reveal(table, action.what[0])
        case Step.COLLECT:
            return None
    return _choice(table, step, action, readings)


def _revealed_earlier(table: Table, action: Action) -> str:
    """The warrior whose ability the action uses, if its clan revealed it before this round; else ``none``."""
    if action.clan not in table.setup.clans or not Step.REVEAL <= table.step <= Step.SVORD:
        return "none"
    cards = table.cards[table.setup.clans.index(action.clan)]
    warrior = _ABILITY.get(action.verb, NONE)
    return WARRIORS[warrior] if warrior in cards.shown and cards.now != warrior else "none"


def _uncover(table: Table, fort: int) -> Reason | None:
    if left_in_deck(table)[fort] > 0:
        return None
    where = forts_known(table, fort)
    return _refuse("setup.forts", "fort-left", fort=FORTS[fort], copies=table.setup.deck[fort], where=where)


def forts_known(table: Table, fort: int) -> list[Phrase]:
    """Where the forts of this kind are that have been turned up."""
    found = [("wall", table.wall), ("discarded", table.discarded)]
    for clan, cards in zip(table.setup.clans, table.cards, strict=True):
        found += [(clan, cards.forts), ("given-up", cards.dropped)]
    return [
        Phrase("romans-fort-lies", {"where": where})
        for where, forts in found
        for one in forts
        if one & KIND == fort
    ]


def _arrange(table: Table, wall: tuple[int, ...], readings: Readings) -> Reason | None:
    row = tuple(fort & KIND for fort in table.wall)
    if sorted(wall) != sorted(row):
        return _refuse("wall.uncover", "same-forts", forts=[FORTS[fort] for fort in row])
    right = arranged(row, readings)
    if wall == right:
        return None
    worth = [fort_worth(FORTS[fort]) for fort in row]
    return _refuse("wall.order", "right-order", forts=[FORTS[fort] for fort in right], worth=worth)


def _order(table: Table, action: Action) -> Reason | None:
    """Each clan loses two warriors, then lays six, in any order among clans and places."""
    clan = action.clan
    if clan not in table.setup.clans:
        return _refuse("setup.clans", "such-clan", clan=clan)
    seat = table.setup.clans.index(clan)
    neutral = table.setup.neutral[seat]
    if seat not in clans_to_act(table):
        return _refuse("neutral.lay" if neutral else "orders.lay", "laid-all", clan=clan)
    if action.verb == VERB[Step.LAY]:
        if not may_lay(table):
            return _refuse("orders.lose", "lose-first", clan=clan)
        return _lay(table, *action.what)
    if neutral:
        return _refuse("neutral.lay", "neutral-loses", clan=clan)
    if not may_lose(table):
        return _refuse("orders.lose", "lost-already", clan=clan)
    return _lose(table, action.what)


def _lose(table: Table, pair: tuple[int, ...]) -> Reason | None:
    clan, cards = table.setup.clans[table.who], table.cards[table.who]
    if pair[0] == pair[1] != UNKNOWN and COPIES[pair[0]] < 2:
        return _copies(clan, cards, pair[0], ())
    if can_lose(cards, pair):
        return None
    return _refuse("orders.lose", "lost-others", clan=clan, cards=[WARRIORS[one] for one in cards.aside])


def _lay(table: Table, warrior: int, place: int) -> Reason | None:
    clan, cards = table.setup.clans[table.who], table.cards[table.who]
    free = empty_places(cards)
    if place not in free:
        rule = "neutral.lay" if table.setup.neutral[table.who] else "orders.lay"
        return _refuse(rule, "lay-place", clan=clan, place=place, places=[str(one) for one in free])
    if warrior in layable(cards):
        return None
    if warrior in cards.aside:
        return _refuse("orders.lose", "lay-lost", clan=clan, card=WARRIORS[warrior])
    return _copies(clan, cards, warrior, layable(cards))


def _reveal(table: Table, warrior: int) -> Reason | None:
    clan, cards = table.setup.clans[table.who], table.cards[table.who]
    if warrior in revealable(cards):
        return None
    card = WARRIORS[warrior]
    if cards.down[0] != UNKNOWN:
        return _refuse("attack.reveal", "laid-other", clan=clan, card=card, laid=WARRIORS[cards.down[0]])
    return _copies(clan, cards, warrior, revealable(cards))


def _copies(clan: str, known: ClanCards, warrior: int, able: Iterable[int]) -> Reason:
    """All copies of the warrior are elsewhere. ``able``: those that may be here."""
    cards = [WARRIORS[one] for one in able if one != UNKNOWN]
    params: Params = {"copies": COPIES[warrior], "cards": cards, "count": len(cards)}
    laid = _laid(known) if warrior in known.aside else []
    params = {**params, "where": card_places(known, warrior), "laid": laid, "all": len(laid)}
    return _refuse("setup.decks", "copies", clan=clan, card=WARRIORS[warrior], **params)


def card_places(cards: ClanCards, warrior: int) -> list[Phrase]:
    """Where the copies of the warrior are that we know of."""
    found = {"shown": cards.up, "spent": cards.spent, "aside": cards.aside, "down": cards.down}
    return [
        Phrase("romans-card-lies", {"where": where, "count": warriors.count(warrior)})
        for where, warriors in found.items()
        if warrior in warriors
    ]


def _laid(cards: ClanCards) -> list[str]:
    """The six warriors laid in this turn, if the three that were not are known; else none."""
    if len(cards.aside) < sum(COPIES) - WALL or UNKNOWN in cards.aside:
        return []
    left = [warrior for warrior, copies in enumerate(COPIES) for _ in range(copies)]
    for warrior in cards.aside:
        left.remove(warrior)
    return [WARRIORS[warrior] for warrior in left]


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
            earlier = what[0] == EARLIER_CHARIOTT
            if what[0] in found or (earlier and CHARIOTT in table.cards[table.who].shown):
                return None
            pays: Params = {"card": _warrior_names(what)[0], "cards": _warrior_names(found)}
            return _refuse("fokus.discard", "pay", clan=clan, earlier="yes" if earlier else "no", **pays)
        case Step.KEEP:
            if what in found:
                return None
            kept = [WARRIORS[warrior] for warrior in what]
            return _refuse("attack.discard", "keep", clan=clan, cards=kept, ways=keep_ways(table, readings))
        case Step.HORSIE:
            if what[0] in found:
                return None
            costs: Params = {"card": _warrior_names(what)[0], "cards": _warrior_names(found)}
            return _refuse("horsie.cost", "horsie", clan=clan, victim=readings["horsie-victim"], **costs)
        case Step.FORTUNA:
            if what[0] in found:
                return None
            forts = [fort_name(fort) for fort in found if isinstance(fort, int)]
            return _refuse("fortuna.cost", "fortuna", clan=clan, fort=FORTS[what[0]], forts=forts)
    cards = table.cards[table.who]
    if fits_face_down(cards, what):
        return None
    known = [WARRIORS[card] for card in sorted(cards.down) if card != UNKNOWN]
    params = {"cards": known, "known": len(known), "count": len(cards.down)}
    return _refuse("svord.move", "svord", clan=clan, **params)


def keep_ways(table: Table, readings: Readings) -> list[list[str]]:
    """What the capturer may keep, if not nothing."""
    return [[WARRIORS[one] for one in kept] for kept in keep_options(table, readings) if kept]


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
