"""From the form of a position to the position, with every problem found in it."""

from collections.abc import Iterable

from adjudicator.games.boru.intake.check_components import component_problems
from adjudicator.games.boru.intake.check_moment import moment_problems
from adjudicator.games.boru.intake.position_form import PlayerForm, PositionForm
from adjudicator.games.boru.table.board import FIRST, REGIONS, TOWN, town_mask
from adjudicator.games.boru.table.cards import mask
from adjudicator.games.boru.table.hand_knowledge import DraftMemory
from adjudicator.games.boru.table.position import IN_TRICKS, PLAYER_FACTS, TABLE_FACTS, Position
from adjudicator.games.boru.table.table import DEALT, FACE_DOWN, NOBODY, ON_BOARD, Phase, Player, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


def check_position(form: PositionForm, readings: Readings) -> tuple[Position, list[Problem]]:
    """The position and all its problems. A position with problems must not be ruled on."""
    problems = list(component_problems(form))
    if any(problem.kind is Kind.MALFORMED for problem in problems):
        return Position(Table(())), problems
    table, known_tricks = _table(form)
    position = Position(table, _memories(form, table), frozenset(_unknown(form, table, known_tricks)))
    problems += moment_problems(form, table, readings)
    return position, problems


def _unknown(form: PositionForm, table: Table, known_tricks: bool) -> Iterable[str]:
    for seat, player in enumerate(form.players):
        for fact in PLAYER_FACTS:
            if getattr(player, fact) is None:
                yield pointer("position", "players", seat, fact)
    for fact in TABLE_FACTS:
        known = {
            "marker": table.marker != NOBODY,
            "phase": table.phase != Phase.UNKNOWN,
            "tricks": known_tricks,
        }
        if not known.get(fact, getattr(form, fact) is not None):
            yield pointer("position", fact)


def _table(form: PositionForm) -> tuple[Table, bool]:
    """The table, and whether its number of tricks is known. A fact not given gets its lowest value."""
    seats = {player.id: seat for seat, player in enumerate(form.players)}
    trick = tuple((seats[played.player], played.card) for played in form.trick)
    phase = form.phase or _phase(form, len(trick))
    tricks, known_tricks = _tricks(form, phase)
    marker = seats[form.marker] if form.marker else trick[0][0] if trick and form.active else NOBODY
    table = Table(
        players=tuple(_player(player) for player in form.players),
        marker=marker,
        phase=phase,
        round=form.round or 1,
        covered=town_mask(form.vikings),
        monasteries=town_mask(form.monasteries),
        tokens=_tokens(form),
        battle=form.battle or 0,
        bride=form.bride or "",
        deck=form.marriage_deck or 0,
        gone=tuple(form.gone),
        vikings=None if form.viking_deck is None else tuple(sorted(form.viking_deck)),
        pact=form.pact or "",
        active=TOWN[form.active] if form.active else NOBODY,
        trick=trick,
        acted=form.acted,
        row=form.acting.row if form.acting else "",
        place=form.acting.symbol - 1 if form.acting else 0,
        discard=mask(form.discard),
        tricks=tricks,
        passes=form.passes,
        queue=tuple(seats[name] for name in form.queue),
    )
    return _with_unseen(form, table), known_tricks


def _phase(form: PositionForm, played: int) -> str:
    """The phase that follows from the trick on the table; unknown if there is none."""
    if not played:
        return Phase.UNKNOWN
    return Phase.FOLLOW if played < len(form.players) else Phase.ROW


def _tricks(form: PositionForm, phase: str) -> tuple[int, bool]:
    """Tricks finished this round, and whether that is known: as given, or from a hand whose size is given."""
    if form.tricks is not None or phase not in IN_TRICKS:
        return form.tricks or 0, True
    laid = {played.player for played in form.trick}
    for player in form.players:
        if player.unseen is not None:
            held = len(player.hand) + player.unseen + (player.id in laid)
            return max(0, DEALT[len(form.players)] - held), True
    return len(form.discard) // len(form.players), bool(form.discard)


def _player(form: PlayerForm) -> Player:
    return Player(
        name=form.id,
        coins=form.coins or 0,
        points=form.points or 0,
        renown=form.renown or 0,
        raiders=form.raiders or 0,
        church=form.church or 0,
        track=form.track - 1 if form.track else FIRST,
        brides=tuple(form.brides),
        discs=town_mask(form.towns),
        hand=mask(form.hand),
        unseen=form.unseen or 0,
        pack=mask(form.pack),
        kept=mask(form.kept),
        lacks=mask(form.lacks),
    )


def _with_unseen(form: PositionForm, table: Table) -> Table:
    """Everybody has as many cards as are left in the round. Those not named are unseen."""
    if table.phase not in IN_TRICKS:
        return table
    laid = {seat for seat, _ in table.trick}
    for seat, player in enumerate(form.players):
        if player.unseen is None:
            left = DEALT[table.size] - table.tricks - (seat in laid) - len(player.hand)
            table = table.set(seat, unseen=max(0, left))
    return table


def _tokens(form: PositionForm) -> tuple[int, ...]:
    tokens = []
    for region in REGIONS:
        holders = [seat for seat, player in enumerate(form.players) if region.id in player.tokens]
        on_board = ON_BOARD if region.id in form.face_up else FACE_DOWN
        tokens.append(holders[0] if holders else on_board)
    return tuple(tokens)


def _memories(form: PositionForm, table: Table) -> tuple[DraftMemory, ...]:
    return tuple(
        DraftMemory(table.seat(one.player), tuple(map(mask, one.packs)), tuple(map(mask, one.kept)))
        for one in form.draft
    )
