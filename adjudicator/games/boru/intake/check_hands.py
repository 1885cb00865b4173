"""Checks of the cards in hand and in the draft: how many everybody has at this moment."""

from collections.abc import Iterator

from adjudicator.games.boru.intake.moment import Moment
from adjudicator.games.boru.rules.hands import can_fill_hands
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import DEALT, IN_TRICKS, NOBODY, Phase
from adjudicator.problems import Kind, Problem


def hands_problems(moment: Moment) -> Iterator[Problem]:
    """During the tricks every hand has the cards that are left of the deal; otherwise hands are empty."""
    form, table = moment.form, moment.table
    if table.phase in IN_TRICKS:
        yield from _tricks_problems(moment)
    elif form.phase:
        for seat, player in enumerate(table.players):
            if player.hand_size:
                params = {"player": player.name, "phase": table.phase}
                yield Problem(
                    Kind.CONTRADICTORY, "boru-hand-out-of-phase", where("players", seat, "hand"), params
                )
        if form.discard or table.tricks:
            yield Problem(
                Kind.CONTRADICTORY, "boru-tricks-out-of-phase", where("tricks"), {"phase": table.phase}
            )
    yield from _draft_problems(moment)


def _tricks_problems(moment: Moment) -> Iterator[Problem]:
    form, table = moment.form, moment.table
    dealt, seats = DEALT[table.size], moment.trick_seats
    everybody_known = NOBODY not in seats
    if everybody_known:
        for seat, player in enumerate(table.players):
            left = dealt - table.tricks - (seat in seats)
            if player.hand_size != left:
                params = {"player": player.name, "count": str(player.hand_size), "left": str(left)}
                yield Problem(Kind.CONTRADICTORY, "boru-hand-size", where("players", seat, "hand"), params)
    if everybody_known or form.tricks is not None:
        most = dealt - cards_left_over(table.size, moment.readings)
        if table.tricks > most - 1:
            params = {"count": str(table.tricks), "most": str(most)}
            yield Problem(Kind.ILLEGAL, "boru-too-many-tricks", where("tricks"), params)
        if table.discard.bit_count() > table.tricks * table.size:
            params = {"count": str(table.discard.bit_count()), "tricks": str(table.tricks)}
            yield Problem(Kind.CONTRADICTORY, "boru-discard-count", where("discard"), params)
    if everybody_known and not can_fill_hands(table, [player.unseen for player in table.players], table.pool):
        yield Problem(Kind.CONTRADICTORY, "boru-unseen-impossible", where("players"), {})


def _draft_problems(moment: Moment) -> Iterator[Problem]:
    """In the draft the packs and kept cards fit whose turn it is; in other phases there are none."""
    form, phase = moment.form, moment.table.phase
    if phase == Phase.DEAL:
        if any(player.kept for player in form.players):
            yield Problem(Kind.CONTRADICTORY, "boru-draft-count", where("players"), {})
    elif phase == Phase.DRAFT:
        if moment.are_read("pack", "kept") and moment.is_read("marker") and not _fits_draft(moment):
            yield Problem(Kind.CONTRADICTORY, "boru-draft-count", where("players"), {})
    elif form.phase and any(player.pack or player.kept for player in form.players):
        yield Problem(Kind.CONTRADICTORY, "boru-draft-out-of-phase", where("players"), {"phase": phase})


def _fits_draft(moment: Moment) -> bool:
    """Clockwise from the marker some have already kept two cards more and passed on a pack of two less."""
    table = moment.table
    order = [table.players[seat] for seat in table.clockwise(table.marker)]
    sizes = [player.pack.bit_count() for player in order]
    kept = [player.kept.bit_count() for player in order]
    most = max(sizes)
    gone = DEALT[table.size] - most
    chosen = sizes.count(most - 2)
    waiting = table.size - chosen
    return (
        sizes == [most - 2] * chosen + [most] * waiting
        and kept == [gone + 2] * chosen + [gone] * waiting
        and gone % 2 == 0
        and most > 2
    )
