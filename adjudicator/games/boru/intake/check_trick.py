"""Checks of the trick on the table: who played what, where the marker lies, which action is carried out."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.intake.moment import Moment
from adjudicator.games.boru.rules.hands import matches
from adjudicator.games.boru.rules.legal_actions import open_rows, trick_winner
from adjudicator.games.boru.table.cards import COLOURS, COURT, EXPAND, MATCHING, PRAY, RAID, REMOVE
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import ACTING, NOBODY, Phase, Table, winner
from adjudicator.problems import Kind, Problem

_WAITING_SYMBOLS: Final = {
    Phase.BUY: (PRAY, RAID, COURT),
    Phase.EXPAND: (EXPAND,),
    Phase.REMOVE: (REMOVE,),
}
"""Phase in the middle of a row to the symbols that wait for a decision in it."""


def trick_problems(moment: Moment) -> Iterator[Problem]:
    """Everything that is wrong with the trick and the action being carried out."""
    form, table = moment.form, moment.table
    found = [*_order_problems(moment), *_lead_problems(moment)]
    played = len(form.trick)
    expected = {Phase.FOLLOW: 1 <= played < table.size} | dict.fromkeys(ACTING, played == table.size)
    if form.phase and not expected.get(table.phase, not played):
        params = {"phase": table.phase, "count": str(played)}
        found.append(Problem(Kind.CONTRADICTORY, "boru-phase-and-trick", where("trick"), params))
    else:
        found += _marker_problems(moment)
    yield from found
    yield from _acting_problems(moment, not found)


def _order_problems(moment: Moment) -> Iterator[Problem]:
    """Players play once each, clockwise from the leader."""
    table, seats = moment.table, moment.trick_seats
    for place, seat in enumerate(seats):
        if seat == NOBODY:
            continue
        name, due = where("trick", place, "player"), (seats[0] + place) % table.size
        if seat in seats[:place]:
            yield Problem(Kind.CONTRADICTORY, "boru-played-twice", name, {"player": table.name(seat)})
        elif seats[0] != NOBODY and seat != due:
            params = {"player": table.name(seat), "due": table.name(due)}
            yield Problem(Kind.ILLEGAL, "boru-trick-order", name, params)


def _lead_problems(moment: Moment) -> Iterator[Problem]:
    """The first card matches the active town, and its player has the marker."""
    form, table = moment.form, moment.table
    if not form.trick or form.active is None:
        return
    card, leader = form.trick[0].card, moment.trick_seats[0]
    if moment.is_read("active") and moment.is_read("trick", 0, "card") and not matches(card, table.active):
        params = {"card": str(card), "town": form.active}
        yield Problem(Kind.ILLEGAL, "boru-lead-mismatch", where("trick", 0, "card"), params)
    if leader != NOBODY and moment.is_read("marker") and leader != table.marker:
        params = {"player": table.name(leader), "marker": table.name(table.marker)}
        yield Problem(Kind.CONTRADICTORY, "boru-leader-without-marker", where("marker"), params)


def _marker_problems(moment: Moment) -> Iterator[Problem]:
    """The marker lies on the active town from the lead until the winner takes it."""
    form, table = moment.form, moment.table
    if not form.trick:
        if form.active is not None:
            params = {"town": form.active}
            yield Problem(Kind.CONTRADICTORY, "boru-active-without-trick", where("active"), params)
        if table.acted:
            yield Problem(Kind.CONTRADICTORY, "boru-acted-without-trick", where("acted"), {})
        return
    full = len(form.trick) == table.size
    if (table.acted and not full) or table.acted >= table.size:
        yield Problem(Kind.CONTRADICTORY, "boru-acted-without-trick", where("acted"), {})
        return
    if form.active is None:
        if not full or (not table.acted and not table.row):
            yield Problem(Kind.MISSING, "boru-fact-missing", where("active"), {"field": "active"})
        elif form.marker is None:
            yield Problem(Kind.MISSING, "boru-fact-missing", where("marker"), {"field": "marker"})
        elif moment.is_read("marker") and moment.is_read("trick"):
            yield from _taker_problems(table)
    elif full and moment.is_read("trick") and moment.is_read("active"):
        seat = trick_winner(table)
        if _has_taken_town(table, seat):
            params = {"player": table.name(seat), "town": form.active}
            yield Problem(Kind.CONTRADICTORY, "boru-marker-not-taken", where("active"), params)


def _taker_problems(table: Table) -> Iterator[Problem]:
    """Whoever has the marker, with no active town, has won the trick and taken the town."""
    led = table.trick[0][1]
    towns = [colour for colour in COLOURS if MATCHING[colour] >> led & 1]
    won = table.marker in {winner(table.trick, colour) for colour in towns}
    if won and _has_taken_town(table, table.marker):
        return
    if table.marker == table.trick[0][0]:  # the leader's marker lies on a town
        yield Problem(Kind.MISSING, "boru-fact-missing", where("active"), {"field": "active"})
        return
    code = "boru-marker-taken-early" if won else "boru-marker-not-won"
    yield Problem(Kind.CONTRADICTORY, code, where("marker"), {"player": table.name(table.marker)})


def _has_taken_town(table: Table, seat: int) -> bool:
    """Has the winner's main action begun? Taking the town is its first symbol."""
    done = [seat for seat, _ in table.order[: table.acted]]
    return seat in done or (table.row == "main" and table.order[table.acted][0] == seat)


def _acting_problems(moment: Moment, sound: bool) -> Iterator[Problem]:
    """In the middle of a row the position says which row and which symbol; otherwise it says neither.

    The symbol is looked at only if the trick is sound, so that it is known whose action this is.
    """
    form, table = moment.form, moment.table
    symbols = _WAITING_SYMBOLS.get(table.phase)
    if symbols is None:
        if form.acting and form.phase is None:
            yield Problem(Kind.MISSING, "boru-fact-missing", where("phase"), {"field": "phase"})
        elif form.acting:
            params = {"phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-acting-out-of-phase", where("acting"), params)
        return
    if not form.acting:
        yield Problem(Kind.MISSING, "boru-fact-missing", where("acting"), {"field": "acting"})
        return
    if not sound or not is_card_resolved(table):
        return
    if not all(map(moment.is_read, ("trick", "active", "marker"))):
        return
    card = table.card
    row = card.row(table.row)
    if table.row not in open_rows(table) or row[table.place : table.place + 1] not in symbols:
        params = {"card": str(card.value), "row": table.row, "symbol": str(table.place + 1)}
        yield Problem(Kind.CONTRADICTORY, "boru-acting-symbol", where("acting"), params)


def is_card_resolved(table: Table) -> bool:
    """Is the trick full, and is one of its cards being resolved or next?"""
    return len(table.trick) == table.size and table.acted < table.size
