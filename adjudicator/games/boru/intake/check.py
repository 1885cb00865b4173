"""From the form of a position to the position, with every problem found in it."""

from collections.abc import Iterable

from adjudicator.games.boru.intake.check_components import component_problems
from adjudicator.games.boru.intake.check_moment import moment_problems
from adjudicator.games.boru.intake.moment import seat_of
from adjudicator.games.boru.intake.position_form import PlayerForm, PositionForm
from adjudicator.games.boru.table.bitset import bitset
from adjudicator.games.boru.table.board import FIRST, REGIONS, TOWN
from adjudicator.games.boru.table.cards import BRIDES, CARDS
from adjudicator.games.boru.table.hand_knowledge import DraftMemory
from adjudicator.games.boru.table.position import PLAYER_FACTS, TABLE_FACTS, TOWNS_FACT, Position, where
from adjudicator.games.boru.table.table import (
    DEALT,
    FACE_DOWN,
    IN_TRICKS,
    MARRIAGE_CARD_OPEN,
    NOBODY,
    ON_BOARD,
    Phase,
    Player,
    Table,
)
from adjudicator.problems import Problem
from adjudicator.readings import Readings


def table_as_described(form: PositionForm) -> Table:
    """The table without what cannot be read. Nothing of it is checked."""
    return _table(form)[0]


def check_position(form: PositionForm, readings: Readings) -> tuple[Position, list[Problem]]:
    """The position and all its problems. A position with problems must not be ruled on.

    What cannot be read is left out of the position.
    """
    known = tuple(component_problems(form))
    table, known_tricks = _table(form)
    table = table._replace(unknown=frozenset(_unknown(form, table, known_tricks)))
    problems = [*known, *moment_problems(form, table, readings, known)]
    return Position(table, _memories(form)), problems


def _unknown(form: PositionForm, table: Table, known_tricks: bool) -> Iterable[str]:
    for seat, player in enumerate(form.players):
        for fact in PLAYER_FACTS:
            if getattr(player, fact) is None:
                yield where("players", seat, fact)
        if not player.towns and table.phase != Phase.SETUP:
            yield where("players", seat, TOWNS_FACT)
        if player.unseen is None and not known_tricks:
            yield where("players", seat, "unseen")
    for fact in TABLE_FACTS:
        known = {
            "marker": table.marker != NOBODY or form.marker is not None,
            "phase": table.phase != Phase.UNKNOWN,
            "tricks": known_tricks,
            "round": form.round is not None or table.phase == Phase.SETUP,
            "bride": form.bride is not None or table.phase not in (*MARRIAGE_CARD_OPEN, Phase.UNKNOWN),
            "battle": form.battle is not None or table.phase in (Phase.SETUP, Phase.VIKINGS),
        }
        if not known.get(fact, getattr(form, fact) is not None):
            yield where(fact)


def _table(form: PositionForm) -> tuple[Table, bool]:
    """The table, and whether its number of tricks is known. A fact not given gets its lowest value."""
    played = [(seat_of(form, one.player), one.card) for one in form.trick]
    phase = form.phase or _phase(form)
    tricks, known_tricks = _tricks(form, phase)
    marker = NOBODY
    if form.marker:
        marker = seat_of(form, form.marker)
    elif played and form.active:
        marker = played[0][0]
    table = Table(
        players=tuple(_player(player) for player in form.players),
        marker=marker,
        phase=phase,
        round=form.round or 1,
        covered=_towns(form.vikings),
        monasteries=_towns(form.monasteries),
        tokens=_tokens(form),
        battle=form.battle or 0,
        bride=form.bride if form.bride in BRIDES else "",
        deck=form.marriage_deck or 0,
        gone=_brides(form.gone),
        vikings=None if form.viking_deck is None else tuple(sorted(form.viking_deck)),
        pact=form.pact or "",
        active=TOWN.get(form.active or "", NOBODY),
        trick=tuple((seat, card) for seat, card in played if seat != NOBODY and card in CARDS),
        acted=form.acted,
        row=form.acting.row if form.acting else "",
        place=form.acting.symbol - 1 if form.acting else 0,
        discard=_cards(form.discard),
        tricks=tricks,
        passes=form.passes,
        queue=tuple(seat for name in form.queue if (seat := seat_of(form, name)) != NOBODY),
    )
    return _with_unseen(form, table), known_tricks


def _phase(form: PositionForm) -> str:
    """The phase that follows from the trick on the table; unknown if there is none."""
    if not form.trick:
        return Phase.UNKNOWN
    return Phase.FOLLOW if len(form.trick) < len(form.players) else Phase.ROW


def _tricks(form: PositionForm, phase: str) -> tuple[int, bool]:
    """Tricks finished this round, and whether that is known: as given, or from a hand whose size is given.

    Else as many as the discarded cards take at least: some that nobody remembers may be missing.
    """
    if form.tricks is not None or phase not in IN_TRICKS:
        return form.tricks or 0, True
    laid = {played.player for played in form.trick}
    for player in form.players:
        if player.unseen is not None:
            held = len(player.hand) + player.unseen + (player.id in laid)
            return max(0, DEALT[len(form.players)] - held), True
    return -(-len(form.discard) // len(form.players)), False


def _player(form: PlayerForm) -> Player:
    return Player(
        name=form.id,
        coins=form.coins or 0,
        points=form.points or 0,
        renown=form.renown or 0,
        raiders=form.raiders or 0,
        church=form.church or 0,
        track=form.track - 1 if form.track else FIRST,
        brides=_brides(form.brides),
        discs=_towns(form.towns),
        hand=_cards(form.hand),
        unseen=(form.unseen or 0) + _unreadable_cards(form),
        pack=_cards(form.pack),
        kept=_cards(form.kept),
        lacks=_cards(form.lacks),
    )


def _with_unseen(form: PositionForm, table: Table) -> Table:
    """Everybody has as many cards as are left in the round. Those not named are unseen."""
    if table.phase not in IN_TRICKS:
        return table
    laid = {seat_of(form, played.player) for played in form.trick}
    for seat, player in enumerate(form.players):
        if player.unseen is None:
            left = DEALT[table.size] - table.tricks - (seat in laid) - len(player.hand)
            table = table.set(seat, unseen=max(0, left) + _unreadable_cards(player))
    return table


def _towns(names: Iterable[str]) -> int:
    return bitset(TOWN[name] for name in names if name in TOWN)


def _cards(cards: Iterable[int]) -> int:
    return bitset(card for card in cards if card in CARDS)


def _unreadable_cards(form: PlayerForm) -> int:
    """How many cards of the hand cannot be read or are named again. They count as unseen ones."""
    return len(form.hand) - len(CARDS.keys() & set(form.hand))


def _brides(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(bride for bride in names if bride in BRIDES)


def _tokens(form: PositionForm) -> tuple[int, ...]:
    tokens = []
    for region in REGIONS:
        holders = [seat for seat, player in enumerate(form.players) if region.id in player.tokens]
        on_board = ON_BOARD if region.id in form.face_up else FACE_DOWN
        tokens.append(holders[0] if holders else on_board)
    return tuple(tokens)


def _memories(form: PositionForm) -> tuple[DraftMemory, ...]:
    return tuple(
        DraftMemory(seat, tuple(map(_cards, one.packs)), tuple(map(_cards, one.kept)))
        for one in form.draft
        if (seat := seat_of(form, one.player)) != NOBODY
    )
