"""The claim ``trick``: who wins a full trick, and in which order its cards are resolved."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.games.boru.intake.claim_forms import TrickForm
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.board import COLOUR, TOWNS
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import NOBODY, Table, winner
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
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
        Reason("boru.trick.marker", "boru-active-town", {"town": TOWNS[table.active], "colour": colour}),
        *_trick_steps(table, colour),
        Reason("boru.trick.order", "boru-trick-acts", {"players": players}),
    ]
    params: Params = {"player": table.name(seat), "card": best, "town": TOWNS[table.active]}
    answer = {"winner": table.name(seat), "card": best, "town": TOWNS[table.active], "order": order}
    return Finding(Verdict.ANSWERED, Reason(rule, "boru-trick-winner", params), answer=answer), tuple(steps)


def _trick_steps(table: Table, colour: str) -> Iterator[Reason]:
    for seat, card in table.trick:
        params: Params = {"player": table.name(seat), "card": card, "colour": colour}
        own = CARDS[card].colour
        if own == "W":
            yield Reason("boru.trick.royal", "boru-card-royal", params, (str(card),))
        elif own == colour:
            yield Reason("boru.trick.win", "boru-card-matches", params, (str(card),))
        else:
            yield Reason("boru.trick.win", "boru-card-cannot-win", params, (str(card),))
