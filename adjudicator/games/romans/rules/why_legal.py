"""What makes a legal action legal: a free place, a card that may be there, what there is to choose from."""

from collections import Counter
from collections.abc import Iterator

from adjudicator.games.romans.rules.after_capture import axx_may_stay, horsie_costs
from adjudicator.games.romans.rules.cited import allowed_by
from adjudicator.games.romans.rules.explain import fort_worth
from adjudicator.games.romans.rules.orders import KINDS, empty_places, lose_two
from adjudicator.games.romans.rules.refusals import (
    RULE_OF_STEP,
    card_places,
    forts_known,
    keep_ways,
    table_of_action,
)
from adjudicator.games.romans.rules.rights import tables_without_rights
from adjudicator.games.romans.rules.wall import highest_place, lowest_place
from adjudicator.games.romans.table.actions import VERB, Action
from adjudicator.games.romans.table.cards import (
    CLANS,
    COPIES,
    NONE,
    UNKNOWN,
    WARRIORS,
    card_id,
)
from adjudicator.games.romans.table.forts import FORTS, KIND, KOMFORT, WALL, fort_name
from adjudicator.games.romans.table.table import STEPS, Step, Table, unseen_warriors, wall_index
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason


def why_legal(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What a legal action needs and has, then the rights before it that are not used."""
    at = table_of_action(table, action, readings)
    rule = allowed_by(at, action, readings)[0].rule
    return (*_needs(at, action, rule, readings), *_passed_over(table, at, readings))


def _passed_over(table: Table, later: Table, readings: Readings) -> Iterator[Reason]:
    """Rights that come before the action: whoever does not use one need not say so."""
    for here in tables_without_rights(table, readings):
        if here._replace(who=later.who) == later:
            return
        params: Params = {"clan": table.setup.clans[here.who], "step": STEPS[here.step]}
        yield Reason(f"romans.{RULE_OF_STEP[Step(here.step)]}", "romans-may-pass", params)


def _needs(table: Table, action: Action, rule: str, readings: Readings) -> Iterator[Reason]:
    step, what = Step(table.step), action.what
    if step in (Step.UNCOVER, Step.ARRANGE, Step.COLLECT):
        yield _of_nobody(table, step, action, rule, readings)
        return
    clan, cards = action.clan, table.cards[table.who]
    match step:
        case Step.LOSE | Step.LAY if action.verb == VERB[Step.LOSE]:
            out = len(lose_two(table, what).cards[table.who].aside)
            yield Reason(rule, "romans-may-lose", {"clan": clan, "out": out})
        case Step.LOSE | Step.LAY:
            laid = WALL - len(empty_places(cards))
            yield Reason(rule, "romans-may-lay", {"clan": clan, "place": what[1], "laid": laid})
            if what[0] != UNKNOWN:
                yield _may_be(table, what[0])
        case Step.REVEAL:
            known = cards.down[0] != UNKNOWN
            params: Params = {"clan": clan, "known": "yes" if known else "no", "card": WARRIORS[what[0]]}
            yield Reason(rule, "romans-may-reveal", params, (card_id(clan, what[0]),))
            if not known:
                yield _may_be(table, what[0])
        case Step.SVORD | Step.SVORD_AT_ONCE:
            yield from _rearranges(table, what, rule)
        case _:
            yield _chooses(table, step, action, rule, readings)


def _of_nobody(table: Table, step: Step, action: Action, rule: str, readings: Readings) -> Reason:
    """An action that all do together."""
    match step:
        case Step.UNCOVER:
            return _in_pile(table, action.what[0])
        case Step.ARRANGE:
            row = [fort_name(fort) for fort in table.wall]
            lowest, highest = row[lowest_place(table.wall)], row[highest_place(table.wall)]
            params: Params = {"worth": [fort_worth(fort) for fort in row], "first": lowest, "last": highest}
            return Reason(rule, "romans-may-arrange", {**params, "move": readings["wall-move"]})
    return Reason(rule, "romans-may-collect", {"turn": table.turn})


def _in_pile(table: Table, fort: int) -> Reason:
    """The deck has more of these forts than have been turned up."""
    where = forts_known(table, fort)
    params: Params = {"copies": table.setup.deck[fort], "seen": len(where), "where": where}
    return Reason("romans.setup.forts", "romans-fort-in-pile", {"fort": FORTS[fort], **params})


def _may_be(table: Table, warrior: int) -> Reason:
    """The clan has more of these warriors than are known to be elsewhere."""
    clan, cards = table.setup.clans[table.who], table.cards[table.who]
    seen = COPIES[warrior] - unseen_warriors(cards)[warrior]
    params: Params = {"card": WARRIORS[warrior], "copies": COPIES[warrior], "seen": seen}
    params = {**params, "where": card_places(cards, warrior)}
    return Reason("romans.setup.decks", "romans-may-be", {"clan": clan, **params})


def _rearranges(table: Table, order: tuple[int, ...], rule: str) -> Iterator[Reason]:
    cards = table.cards[table.who]
    known = [WARRIORS[card] for card in sorted(cards.down) if card != UNKNOWN]
    params: Params = {"clan": table.setup.clans[table.who], "count": len(cards.down)}
    yield Reason(rule, "romans-may-rearrange", {**params, "cards": known, "known": len(known)})
    new = Counter(card for card in order if card != UNKNOWN) - Counter(cards.down)
    yield from (_may_be(table, warrior) for warrior in KINDS if new[warrior])


def _chooses(table: Table, step: Step, action: Action, rule: str, readings: Readings) -> Reason:
    """A choice inside a round: what it rests on, and what there is to choose from."""
    clan, cards, what = action.clan, table.cards[table.who], action.what
    up: Params = {"clan": clan, "cards": [WARRIORS[card] for card in cards.up]}
    lit = tuple(card_id(clan, card) for card in what) if step in (Step.FOKUS, Step.KEEP, Step.HORSIE) else ()
    match step:
        case Step.QWEEN if what[0] == NONE:
            return Reason(rule, "romans-may-decline", {"clan": clan})
        case Step.QWEEN:
            other = CLANS[what[0]]
            card = table.cards[table.setup.clans.index(other)].now
            params: Params = {"clan": clan, "other": other, "card": WARRIORS[card]}
            return Reason(rule, "romans-may-seduce", params, (card_id(other, card),))
        case Step.DRUHID:
            fort = fort_name(table.wall[wall_index(table, what[0])])
            return Reason(rule, "romans-may-take", {"clan": clan, "place": what[0], "fort": fort})
        case Step.FOKUS:
            return Reason(rule, "romans-may-pay", up, lit)
        case Step.KEEP:
            by = "axx" if table.taken & KIND != KOMFORT else "komfort"
            by = "both" if by == "komfort" and axx_may_stay(table, readings) else by
            kept: Params = {"fort": fort_name(table.taken), "ways": keep_ways(table, readings), "by": by}
            return Reason(rule, "romans-may-keep", {**up, **kept}, lit)
        case Step.HORSIE:
            costs = [WARRIORS[card] for card in horsie_costs(cards, readings)]
            params = {"clan": clan, "cards": costs, "victim": readings["horsie-victim"]}
            return Reason(rule, "romans-may-sacrifice", params, lit)
    forts = [fort_name(fort) for fort in cards.forts[:-1]]
    return Reason(rule, "romans-may-give", {"clan": clan, "forts": forts})
