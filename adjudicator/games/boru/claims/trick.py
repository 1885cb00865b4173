"""The claim ``trick``: who wins a full trick, and in which order its cards are resolved."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.games.boru.intake.claim_forms import TrickForm
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.board import COLOUR, TOWNS
from adjudicator.games.boru.table.cards import CARDS, MATCHING
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import NOBODY, Table, winner
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Phrase, Reason, Verdict
from adjudicator.values import Json


@dataclass(frozen=True, slots=True)
class TrickWon:
    """Who wins the trick on the table, and in which order are the cards resolved?"""


def read_trick(_: TrickForm, _position: PositionForm, _r: Readings) -> tuple[TrickWon, list[Problem]]:
    return TrickWon(), []


def trick_needs(case: Case[Position, TrickWon]) -> Iterator[Problem]:
    table = case.position.table
    if len(table.trick) < table.size or table.active == NOBODY:
        count = {"count": len(table.trick), "size": table.size}
        yield Problem(Kind.MISSING, "boru-trick-not-full", where("trick"), count)


def find_trick(case: Case[Position, TrickWon]) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.trick.win, royal, order."""
    table = case.position.table
    colour = COLOUR[table.active]
    seat = winner(table.trick, colour)
    best = next(card for who, card in table.trick if who == seat)
    rule = "boru.trick.royal" if CARDS[best].colour == "W" else "boru.trick.win"
    order: Json = [{"player": table.name(who), "card": card} for who, card in table.order]
    players = [table.name(who) for who, _ in table.order]
    steps = [
        active_town(table.active),
        _compared(table, colour),
        *_trick_steps(table, colour, best),
        Reason("boru.trick.order", "boru-trick-acts", {"players": players}),
    ]
    params: Params = {"player": table.name(seat), "card": best, "town": TOWNS[table.active]}
    answer = {"winner": table.name(seat), "card": best, "town": TOWNS[table.active], "order": order}
    return Finding(Verdict.ANSWERED, Reason(rule, "boru-trick-winner", params), answer=answer), tuple(steps)


def active_town(town: int) -> Reason:
    """Which cards can win a trick for this town."""
    params = {"town": TOWNS[town], "colour": COLOUR[town]}
    return Reason("boru.trick.marker", "boru-active-town", params)


def _compared(table: Table, colour: str) -> Reason:
    """Who beats whom: the cards that match, from the highest."""
    matching = [(seat, card) for seat, card in reversed(table.order) if MATCHING[colour] >> card & 1]
    plays = [Phrase("boru-card-of", {"card": card, "player": table.name(seat)}) for seat, card in matching]
    cards = [card for _, card in matching]
    params: Params = {"plays": plays, "cards": cards, "count": len(cards)}
    return Reason("boru.trick.win", "boru-trick-compared", params, tuple(map(str, cards[:1])))


def _trick_steps(table: Table, colour: str, best: int) -> Iterator[Reason]:
    """Card by card. That a colour matches, the comparison has said; white is worth a word where it wins."""
    for seat, card in table.trick:
        params: Params = {"player": table.name(seat), "card": card, "colour": colour}
        own, look = CARDS[card].colour, (str(card),)
        if own == "W":
            yield Reason("boru.trick.royal", "boru-card-royal", params, look, bears=card == best)
        elif own == colour:
            yield Reason("boru.trick.win", "boru-card-matches", params, look, bears=False)
        else:
            yield Reason("boru.trick.win", "boru-card-cannot-win", params, look)
