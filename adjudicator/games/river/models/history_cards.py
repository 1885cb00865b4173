"""The laws of a single card for ``consistent``: who drew it, who played it, was it discarded, where is it?

Only cards in the testimony get a history of their own. For the others it is enough to count them.
"""

from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.models.history import History
from adjudicator.games.river.models.history_tactics import EXCHANGED
from adjudicator.games.river.models.history_turns import DEALT
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.position import SIDES
from solver.numbers import Number, total, yes
from solver.program import Var

Place = tuple[str, int | str]
"""("dam 3", side), ("hand", side), ("discard", 0) or ("deck", 0); sides are 0 and 1."""
DISCARD: Final[Place] = ("discard", 0)
DECK: Final[Place] = ("deck", 0)


def at_dam(name: int | str, side: int) -> Place:
    return f"dam {name}", side


def in_hand(side: int) -> Place:
    return "hand", side


@dataclass(frozen=True, slots=True)
class CardHistory:
    """What happened to one battle card. Pairs are (attacker, defender)."""

    now: dict[Place, Var]
    drew: tuple[Var, Var]
    """This side got it from the pile, at the deal or later."""
    played: tuple[Var, Var]
    """This side laid it, from the hand or by Rekrutacja."""
    discarded: Var
    """It is in the discard or was there before."""


def build_card_history(past: History, card: str) -> CardHistory:
    """Rules river.place.hand, river.draw.one. Only some ruses let a card come back or change sides."""
    books = past.books
    places: list[Place] = [at_dam(name, side) for name in past.dams for side in (0, 1)]
    places += [in_hand(0), in_hand(1), DISCARD, DECK]
    now = {place: books.flag(f"{card} at {place}") for place in places}
    books.equal(total(map(yes, now.values())), 1)
    drew, played = _flags(past, card, "drew"), _flags(past, card, "played")
    discarded = books.flag(f"{card} was discarded")
    if card in past.discarded:
        books.equal(yes(past.discarded[card]), yes(now[DISCARD]))
    back, recruited = past.tactics.support, total(past.tactics.recruited)
    exchanged, crossed = past.tactics.exchanges, past.tactics.crossings
    laid = [total(yes(now[at_dam(name, side)]) for name in past.dams) for side in (0, 1)]
    ever = yes(played[0]) + yes(played[1])
    for side in (0, 1):
        own, other = played[side], played[1 - side]
        held = yes(now[in_hand(side)])
        books.at_most(held, yes(drew[side]) + exchanged)
        books.at_most(held + yes(drew[1 - side]), exchanged + back + 1)
        books.at_most(held + yes(own), back + 1)
        books.at_most(held + yes(other), back + 1)
        books.at_most(yes(own), yes(drew[side]) + exchanged + recruited)
        books.at_most(yes(drew[side]), held + yes(own) + exchanged)
        books.at_most(laid[side], yes(own) + crossed)
    books.at_most(total(laid) + yes(now[DISCARD]) + yes(discarded), ever * 2)
    books.at_most(yes(drew[0]) + yes(drew[1]), back + 1)
    books.at_most(ever, back + recruited + 1)
    books.at_least(yes(discarded), yes(now[DISCARD]))
    books.at_most(yes(discarded), yes(now[DISCARD]) + back + recruited)
    not_in_deck = yes(now[DECK]) * -1 + 1
    for past_event in (*drew, *played):
        books.at_most(yes(past_event), not_in_deck + back)
    return CardHistory(now, drew, played, discarded)


def _flags(past: History, card: str, what: str) -> tuple[Var, Var]:
    attacker, defender = (past.books.flag(f"{side} {what} {card}") for side in SIDES)
    return attacker, defender


def state_place_counts(past: History, histories: dict[str, CardHistory]) -> None:
    """At each place there are at least as many battle cards as the histories put there."""
    for place, number in _place_counts(past).items():
        past.books.at_least(number, total(yes(history.now[place]) for history in histories.values()))
    ordinary = [history for card, history in histories.items() if card not in past.discarded]
    past.books.at_least(past.ordinary_discard, total(yes(history.now[DISCARD]) for history in ordinary))


def state_event_counts(past: History, histories: dict[str, CardHistory]) -> None:
    """Each side has played and drawn as many different cards as the histories and the table say.

    A card in the discard fell on the side of whoever played it, unless a ruse moved it across the dam.
    """
    books = past.books
    for side in (0, 1):
        lying = total(dam.battle[side] for dam in past.dams.values())
        traced = total(
            yes(history.now[at_dam(name, side)]) for history in histories.values() for name in past.dams
        )
        played = total(yes(history.played[side]) for history in histories.values())
        crossed = past.tactics.crossings
        books.at_most(played + lying - traced, past.plays[side] + past.tactics.recruited[side] + crossed)
        held = total(yes(history.now[in_hand(side)]) for history in histories.values())
        drew = total(yes(history.drew[side]) for history in histories.values())
        got = past.draws.battle[side] + DEALT
        books.at_most(drew + past.battle_hands[side] - held, got + past.tactics.exchanges * EXCHANGED)
        fell: dict[str, Number] = {}
        for card, history in histories.items():
            flag = books.flag(f"{card} fell on the {SIDES[side]}'s side")
            books.at_least(yes(flag), yes(history.now[DISCARD]) - yes(history.played[1 - side]))
            fell[card] = yes(flag)
        ordinary = total(number for card, number in fell.items() if card not in past.discarded)
        books.at_most(ordinary, past.fallen[side] + crossed)
        books.at_most(total(fell.values()), past.fallen[side] + crossed + past.cancelled)


def _place_counts(past: History) -> dict[Place, Number]:
    """The number of battle cards at each place."""
    found = {at_dam(name, side): dam.battle[side] for name, dam in past.dams.items() for side in (0, 1)}
    found |= {in_hand(side): past.battle_hands[side] for side in (0, 1)}
    return found | {DISCARD: past.discard, DECK: past.draws.deck}


def state_tactics_card(past: History, card: str, says: str, side: int, guard: Var) -> None:
    """Testimony about a tactics card. It holds for any copy, as there may be two."""
    books, counts = past.books, past.tactics.cards[card]
    books.either((past.tactics.used,), (guard,))
    match says:
        case "holds":
            books.at_least(counts.held[side], 1, (guard,))
        case "drew":
            books.at_least(counts.held[side] + counts.played(side) + past.tactics.exchanges, 1, (guard,))
        case "played":
            books.at_least(counts.played(side), 1, (guard,))
        case _ if card in ELITE_COPIES:
            books.at_least(total(counts.gone), 1, (guard,))
        case _:
            books.at_least(total(()), 1, (guard,))  # a ruse is never discarded: it lies beside the pile
