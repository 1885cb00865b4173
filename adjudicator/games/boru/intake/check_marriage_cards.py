"""Checks of the marriage cards: how many are left in the deck, face up and out by this moment."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.intake.moment import Moment
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import MARRIAGE_CARD_OPEN, ROUNDS, UPKEEP, Phase
from adjudicator.problems import Kind, Problem

_BEFORE_BRIDE: Final = (Phase.SETUP, Phase.VIKINGS, Phase.COURTED)
"""The phases before this round's marriage card is revealed."""
_BRIDE_TAKEN: Final = (Phase.BRIDE_TOWN, Phase.PRINCESS, Phase.TRACK_TOWN)
"""The phases in which somebody has certainly just taken the marriage card."""


def marriage_cards_problems(moment: Moment) -> Iterator[Problem]:
    """One marriage card is revealed in each round, and the Princess is the last."""
    form, table = moment.form, moment.table
    rounds = ROUNDS[table.size]
    if form.round is not None and form.round > rounds:
        params = {"round": str(form.round), "most": str(rounds)}
        yield Problem(Kind.ILLEGAL, "boru-too-many-rounds", where("round"), params)
    else:
        yield from _deck_problems(moment)
    if moment.is_read("bride"):
        yield from _face_up_problems(moment)
    yield from _revealed_problems(moment)


def _may_leave_unseen(moment: Moment) -> bool:
    """Reading nobody-courted: can a card have left the deck face down?"""
    return moment.readings["nobody-courted"] == "deck-top-leaves"


def _deck_problems(moment: Moment) -> Iterator[Problem]:
    """With each round the deck gets one card smaller; under one reading at most one more in each upkeep."""
    form, table = moment.form, moment.table
    if form.marriage_deck is None or not form.round or not form.phase:
        return
    left = ROUNDS[table.size] - form.round + (table.phase in _BEFORE_BRIDE)
    least = left
    if _may_leave_unseen(moment):
        married = table.phase in (*UPKEEP, Phase.OVER) and table.phase != Phase.MARRIAGE
        least = max(0, left - (form.round - 1) - married)
    if not least <= form.marriage_deck <= left:
        fitting = str(left) if least == left else f"{least}-{left}"
        params = {"round": str(form.round), "deck": str(form.marriage_deck), "left": fitting}
        yield Problem(Kind.CONTRADICTORY, "boru-round-and-deck", where("marriage_deck"), params)


def _face_up_problems(moment: Moment) -> Iterator[Problem]:
    """After the marriage no card lies face up. Under one reading a card that nobody courted stays there.

    Rule boru.prepare.last: the Princess is face up when the deck is empty, and not before.
    """
    form, phase = moment.form, moment.table.phase
    if not form.bride or phase == Phase.SETUP:
        return
    first = form.round == 1 and phase in _BEFORE_BRIDE
    never = phase in _BRIDE_TAKEN or first or not _may_leave_unseen(moment)
    if never and phase not in (*MARRIAGE_CARD_OPEN, Phase.UNKNOWN):
        params = {"bride": form.bride, "phase": phase}
        yield Problem(Kind.CONTRADICTORY, "boru-bride-not-face-up", where("bride"), params)
    elif form.marriage_deck is not None and phase not in _BEFORE_BRIDE:
        early = form.bride == PRINCESS and form.marriage_deck > 0
        late = form.bride != PRINCESS and form.marriage_deck == 0 and not _may_leave_unseen(moment)
        if early or late:
            params = {"bride": form.bride, "deck": str(form.marriage_deck)}
            yield Problem(Kind.CONTRADICTORY, "boru-princess-not-last", where("bride"), params)


def _revealed_problems(moment: Moment) -> Iterator[Problem]:
    """No more marriage cards are out than have been revealed by now."""
    form, table = moment.form, moment.table
    if table.phase in (Phase.SETUP, Phase.UNKNOWN):
        return
    cards = {*form.gone, *(bride for player in form.players for bride in player.brides)}
    cards |= {form.bride} if form.bride else set()
    known = len(cards & BRIDES.keys())
    if table.phase in MARRIAGE_CARD_OPEN and not form.bride:
        known += 1  # this round's card lies face up, whichever it is
    limits = []
    if form.marriage_deck is not None:
        limits.append(ROUNDS[table.size] - form.marriage_deck)
    if form.round:
        unseen = _may_leave_unseen(moment) and PRINCESS in form.gone
        limits.append(form.round - (table.phase in _BEFORE_BRIDE) + unseen)
    most = min(limits, default=known)
    if known > most:
        params = {"count": str(known), "most": str(most)}
        yield Problem(Kind.CONTRADICTORY, "boru-brides-not-revealed", where(), params)
