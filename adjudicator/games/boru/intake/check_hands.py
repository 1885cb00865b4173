"""Checks of the cards in hand and in the draft: how many everybody has at this moment."""

from collections.abc import Iterator

from adjudicator.games.boru.intake.moment import Moment, seat_of
from adjudicator.games.boru.intake.position_form import DraftForm, PositionForm
from adjudicator.games.boru.rules.hands import can_fill_hands
from adjudicator.games.boru.rules.rounds import KEPT_FROM_A_PACK, cards_left_over
from adjudicator.games.boru.table.bitset import bitset
from adjudicator.games.boru.table.cards import CARDS, values
from adjudicator.games.boru.table.hand_knowledge import DraftMemory, with_memories
from adjudicator.games.boru.table.position import missing_facts, where
from adjudicator.games.boru.table.table import DEALT, IN_TRICKS, NOBODY, Phase, Table
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
    if moment.is_read("draft") and moment.are_read("hand", "pack", "kept") and moment.is_read("trick"):
        yield from _memory_problems(moment)


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
    if not everybody_known or missing_facts(table, ("tricks",)):
        return
    known = with_memories(table, _kept_in_draft(form))
    if not can_fill_hands(known, [player.unseen for player in table.players], table.pool):
        yield Problem(Kind.CONTRADICTORY, "boru-unseen-impossible", where("players"), {})


def _kept_in_draft(form: PositionForm) -> tuple[DraftMemory, ...]:
    """What each player remembers to have kept."""
    return tuple(
        DraftMemory(seat, (), tuple(bitset(card for card in cards if card in CARDS) for cards in one.kept))
        for one in form.draft
        if (seat := seat_of(form, one.player)) != NOBODY
    )


def _draft_problems(moment: Moment) -> Iterator[Problem]:
    """In the draft the packs and kept cards fit together; in other phases there are none."""
    form, phase = moment.form, moment.table.phase
    if phase == Phase.DEAL:
        if any(player.kept for player in form.players):
            yield Problem(Kind.CONTRADICTORY, "boru-draft-count", where("players"), {})
    elif phase == Phase.DRAFT:
        if moment.are_read("pack", "kept") and not _fits_draft(moment.table):
            yield Problem(Kind.CONTRADICTORY, "boru-draft-count", where("players"), {})
    elif (form.phase or phase in IN_TRICKS) and any(player.pack or player.kept for player in form.players):
        yield Problem(Kind.CONTRADICTORY, "boru-draft-out-of-phase", where("players"), {"phase": phase})


def _fits_draft(table: Table) -> bool:
    """Some have already chosen, no matter who: they have kept two cards more, and their pack is two less.

    A pack that was not given fits.
    """
    dealt = DEALT[table.size]
    given = [player for player in table.players if player.pack]
    sizes = {player.pack.bit_count() for player in given}
    most = max(sizes, default=dealt)
    return (
        most > KEPT_FROM_A_PACK
        and (dealt - most) % KEPT_FROM_A_PACK == 0
        and sizes <= {most, most - KEPT_FROM_A_PACK}
        and all(player.pack.bit_count() + player.kept.bit_count() == dealt for player in given)
    )


def _memory_problems(moment: Moment) -> Iterator[Problem]:
    """What a player remembers of the draft fits the cards that are in sight."""
    form, table = moment.form, moment.table
    for place, memory in enumerate(form.draft):
        seat = seat_of(form, memory.player)
        if seat == NOBODY:
            continue
        if table.phase == Phase.DRAFT:
            wrong = _unfit_in_draft(table, seat, memory)
        else:
            kept = bitset(card for cards in memory.kept for card in cards)
            seen = bitset(card for who, card in table.trick if who != seat)
            for other, player in enumerate(table.players):
                seen |= player.hand if other != seat else 0
            wrong = next(values(kept & seen), 0)
        if wrong:
            params = {"player": memory.player, "card": str(wrong)}
            yield Problem(Kind.CONTRADICTORY, "boru-draft-memory", where("draft", place), params)


def _unfit_in_draft(table: Table, seat: int, memory: DraftForm) -> int:
    """A card that this player cannot remember as they do, by the packs of the draft; 0 if there is none."""
    player = table.players[seat]
    if not all(one.pack for one in table.players):
        return 0
    most = max(one.pack.bit_count() for one in table.players)
    turn = (DEALT[table.size] - most) // KEPT_FROM_A_PACK
    chosen = turn + (player.pack.bit_count() < most)
    for number, cards in enumerate(memory.kept):
        for card in cards:
            if number >= chosen or not player.kept >> card & 1:
                return card
    for number, cards in enumerate(memory.packs):
        pack = bitset(cards)
        if number > turn:
            return cards[0]
        if number == turn and (player.pack & ~pack or pack & ~(player.pack | player.kept)):
            return next(values(player.pack & ~pack | pack & ~(player.pack | player.kept)))
    return 0
