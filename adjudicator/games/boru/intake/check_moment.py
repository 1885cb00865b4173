"""Does the table fit the moment of the game? Every problem with phase, trick, track and counts."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.control import can_expand
from adjudicator.games.boru.rules.hands import is_possible, matches
from adjudicator.games.boru.rules.options import actions, open_rows, trick_winner
from adjudicator.games.boru.rules.regions import hand_out, turn_over
from adjudicator.games.boru.rules.rounds import last_cards
from adjudicator.games.boru.rules.symbols import EXPANSION, most_extras
from adjudicator.games.boru.rules.trace import SILENT
from adjudicator.games.boru.rules.upkeep import DISCS_FOR_A_MONASTERY
from adjudicator.games.boru.table.board import FIRST, REGIONS, TOWNS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, COURT, EXPAND, PRAY, PRINCESS, RAID, REMOVE
from adjudicator.games.boru.table.table import (
    DEALT,
    NOBODY,
    ROUNDS,
    SETUP_COINS,
    SETUP_POINTS,
    SETUP_RENOWN,
    Phase,
    Table,
)
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings

_ACTING: Final = {
    Phase.BUY: (PRAY, RAID, COURT),
    Phase.EXPAND: (EXPAND,),
    Phase.REMOVE: (REMOVE,),
}
"""Phases in the middle of a row, and the symbols that wait in them."""
_WITH_HANDS: Final = (Phase.LEAD, Phase.FOLLOW, Phase.ROW, *_ACTING)
_QUEUED: Final = (
    Phase.SETUP,
    Phase.BRIDE_TOWN,
    Phase.PRINCESS,
    Phase.TRACK_TOWN,
    Phase.INVASION,
    Phase.MONASTERY,
    Phase.FOUR_DISCS,
)


def moment(form: PositionForm, table: Table, readings: Readings) -> Iterator[Problem]:
    """Everything that does not fit the moment; the last question is asked only of a table without faults."""
    found = [
        *_trick(form, table),
        *_acting(form, table),
        *_track(table),
        *_battle(table),
        *_hands(form, table, readings),
        *_deck(form, table, readings),
        *_queue(table),
        *_tokens(table, readings),
        *_start(form, table),
    ]
    yield from found
    if not found and table.phase not in (Phase.OVER, Phase.UNKNOWN, Phase.MARRIAGE):
        needed = _needs(table)
        yield from needed
        if not needed and (not actions(table) or _is_idle(table)):
            yield Problem(Kind.CONTRADICTORY, "boru-nothing-due", _at("phase"), {"phase": table.phase})


def _at(*steps: str | int) -> str:
    return pointer("position", *steps)


def _needs(table: Table) -> list[Problem]:
    """Without these facts nobody can say what is legal in this phase."""
    problems = []
    if table.phase in (Phase.LEAD, Phase.DRAFT) and table.marker == NOBODY:
        problems.append(Problem(Kind.MISSING, "boru-fact-missing", _at("marker"), {"field": "marker"}))
    if table.phase == Phase.COURTED and not table.deck:
        problems.append(
            Problem(Kind.MISSING, "boru-fact-missing", _at("marriage_deck"), {"field": "marriage_deck"})
        )
    return problems


def _is_idle(table: Table) -> bool:
    """Does a symbol wait for a decision that its player does not have?"""
    seat = table.acting
    if table.phase == Phase.BUY:
        return not most_extras(table, seat, table.card.row(table.row)[table.place])
    if table.phase == Phase.EXPAND:
        return table.players[seat].coins < EXPANSION or not can_expand(table, seat)
    return False


# The set-up

_AT_THE_START: Final = {
    "coins": SETUP_COINS,
    "points": SETUP_POINTS,
    "renown": SETUP_RENOWN,
    "raiders": 0,
    "church": 0,
    "track": 1,
}


def _start(form: PositionForm, table: Table) -> Iterator[Problem]:
    """Rules boru.setup.start, tokens: everybody has the same, and no token or marriage card is out yet."""
    if table.phase != Phase.SETUP:
        return
    for seat, player in enumerate(form.players):
        for field, start in _AT_THE_START.items():
            if getattr(player, field) not in (None, start):
                params = {"field": field, "value": str(start)}
                at = _at("players", seat, field)
                yield Problem(Kind.CONTRADICTORY, "boru-not-the-start", at, params)
        for field in ("tokens", "brides"):
            if getattr(player, field):
                yield Problem(
                    Kind.CONTRADICTORY, "boru-not-yet-out", _at("players", seat, field), {"field": field}
                )
    for field in ("vikings", "monasteries", "face_up", "bride", "gone"):
        if getattr(form, field):
            yield Problem(Kind.CONTRADICTORY, "boru-not-yet-out", _at(field), {"field": field})


# The trick


def _trick(form: PositionForm, table: Table) -> Iterator[Problem]:
    """Clockwise from whoever led, each once, the first card matching the active town."""
    played = len(table.trick)
    seats = [seat for seat, _ in table.trick]
    for place, seat in enumerate(seats):
        at = _at("trick", place, "player")
        if seat in seats[:place]:
            yield Problem(Kind.CONTRADICTORY, "boru-played-twice", at, {"player": table.name(seat)})
        elif seat != (seats[0] + place) % table.size:
            due = table.name((seats[0] + place) % table.size)
            yield Problem(Kind.ILLEGAL, "boru-trick-order", at, {"player": table.name(seat), "due": due})
    if table.trick and table.active != NOBODY:
        seat, card = table.trick[0]
        if not matches(card, table.active):
            params = {"card": str(card), "town": TOWNS[table.active]}
            yield Problem(Kind.ILLEGAL, "boru-lead-mismatch", _at("trick", 0, "card"), params)
        if table.marker != seat:
            params = {"player": table.name(seat), "marker": table.name(table.marker)}
            yield Problem(Kind.CONTRADICTORY, "boru-leader-without-marker", _at("marker"), params)
    expected = {Phase.FOLLOW: 1 <= played < table.size}
    expected |= dict.fromkeys((Phase.ROW, *_ACTING), played == table.size)
    if form.phase and not expected.get(table.phase, not played):
        params = {"phase": table.phase, "count": str(played)}
        yield Problem(Kind.CONTRADICTORY, "boru-phase-and-trick", _at("trick"), params)
        return
    yield from _marker_on_town(table)


def _marker_on_town(table: Table) -> Iterator[Problem]:
    """The marker lies on the active town from the lead until the winner takes it."""
    if not table.trick:
        if table.active != NOBODY:
            params = {"town": TOWNS[table.active]}
            yield Problem(Kind.CONTRADICTORY, "boru-active-without-trick", _at("active"), params)
        if table.acted:
            yield Problem(Kind.CONTRADICTORY, "boru-acted-without-trick", _at("acted"), {})
        return
    full = len(table.trick) == table.size
    if (table.acted and not full) or table.acted >= table.size:
        yield Problem(Kind.CONTRADICTORY, "boru-acted-without-trick", _at("acted"), {})
        return
    if table.active == NOBODY:
        if not full or (not table.acted and not table.row):
            yield Problem(Kind.MISSING, "boru-fact-missing", _at("active"), {"field": "active"})
        elif table.marker == NOBODY:
            yield Problem(Kind.MISSING, "boru-fact-missing", _at("marker"), {"field": "marker"})
        elif not _has_taken(table, table.marker):
            params = {"player": table.name(table.marker)}
            yield Problem(Kind.CONTRADICTORY, "boru-marker-taken-early", _at("marker"), params)
    elif full and _has_taken(table, trick_winner(table)):
        params = {"player": table.name(trick_winner(table)), "town": TOWNS[table.active]}
        yield Problem(Kind.CONTRADICTORY, "boru-marker-not-taken", _at("active"), params)


def _has_taken(table: Table, winner: int) -> bool:
    """Has the winner's main action begun? Taking the town is its first symbol."""
    done = [seat for seat, _ in table.order[: table.acted]]
    return winner in done or (table.row == "main" and table.order[table.acted][0] == winner)


def _acting(form: PositionForm, table: Table) -> Iterator[Problem]:
    """In the middle of a row it is told which row and which symbol; otherwise neither."""
    symbols = _ACTING.get(table.phase)
    if symbols is None:
        if form.acting:
            params = {"phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-acting-out-of-phase", _at("acting"), params)
        return
    if not form.acting:
        yield Problem(Kind.MISSING, "boru-fact-missing", _at("acting"), {"field": "acting"})
        return
    if len(table.trick) != table.size or table.acted >= table.size:
        return
    card = table.card
    row = card.row(table.row)
    if table.row not in open_rows(table) or row[table.place : table.place + 1] not in symbols:
        params = {"card": str(card.value), "row": table.row, "symbol": str(table.place + 1)}
        yield Problem(Kind.CONTRADICTORY, "boru-acting-symbol", _at("acting"), params)


# Track, hands, decks


def _track(table: Table) -> Iterator[Problem]:
    """Above the first space nobody stands beside another, but for whoever is just moving."""
    moving = table.acting if table.phase == Phase.BUY and len(table.trick) == table.size else NOBODY
    seen: dict[int, str] = {}
    for seat, player in enumerate(table.players):
        if player.track == FIRST or seat == moving:
            continue
        if player.track in seen:
            params = {"player": player.name, "other": seen[player.track], "space": str(player.track + 1)}
            yield Problem(Kind.ILLEGAL, "boru-track-shared", _at("players", seat, "track"), params)
        seen.setdefault(player.track, player.name)


def _battle(table: Table) -> Iterator[Problem]:
    """From the spoils until the next Viking card the battle area is empty (rule boru.battle.clear)."""
    after = (Phase.CHURCH, Phase.MONASTERY, Phase.FOUR_DISCS, Phase.REGIONS, Phase.OVER, Phase.VIKINGS)
    if table.battle and table.phase in (*after, Phase.SETUP):
        params = {"count": str(table.battle), "phase": table.phase}
        yield Problem(Kind.CONTRADICTORY, "boru-battle-not-empty", _at("battle"), params)


def _hands(form: PositionForm, table: Table, readings: Readings) -> Iterator[Problem]:
    """In the tricks every hand has as many cards as are left of the deal; elsewhere nobody has any."""
    dealt = DEALT[table.size]
    if table.phase in _WITH_HANDS:
        laid = {seat for seat, _ in table.trick}
        for seat, player in enumerate(table.players):
            left = dealt - table.tricks - (seat in laid)
            if player.hand_size != left:
                params = {"player": player.name, "count": str(player.hand_size), "left": str(left)}
                yield Problem(Kind.CONTRADICTORY, "boru-hand-size", _at("players", seat, "hand"), params)
        if table.tricks > dealt - 1 - last_cards(table.size, readings):
            most = dealt - last_cards(table.size, readings)
            params = {"count": str(table.tricks), "most": str(most)}
            yield Problem(Kind.ILLEGAL, "boru-too-many-tricks", _at("tricks"), params)
        if table.discard.bit_count() > table.tricks * table.size:
            params = {"count": str(table.discard.bit_count()), "tricks": str(table.tricks)}
            yield Problem(Kind.CONTRADICTORY, "boru-discard-count", _at("discard"), params)
        if not is_possible(table, [player.unseen for player in table.players], table.pool):
            yield Problem(Kind.CONTRADICTORY, "boru-unseen-impossible", _at("players"), {})
    elif form.phase:
        for seat, player in enumerate(table.players):
            if player.hand_size:
                params = {"player": player.name, "phase": table.phase}
                yield Problem(
                    Kind.CONTRADICTORY, "boru-hand-out-of-phase", _at("players", seat, "hand"), params
                )
        if table.discard or table.tricks:
            yield Problem(
                Kind.CONTRADICTORY, "boru-tricks-out-of-phase", _at("tricks"), {"phase": table.phase}
            )
    yield from _packs(form, table)


def _packs(form: PositionForm, table: Table) -> Iterator[Problem]:
    """In the draft all have kept equally many but for those who have chosen already; elsewhere no packs."""
    packs = [player.pack.bit_count() for player in table.players]
    kept = [player.kept.bit_count() for player in table.players]
    dealt = DEALT[table.size]
    if table.phase == Phase.DEAL:
        if any(kept):
            yield Problem(Kind.CONTRADICTORY, "boru-draft-count", _at("players"), {})
    elif table.phase == Phase.DRAFT:
        order = table.clockwise(table.marker)
        sizes = [packs[seat] for seat in order]
        turn = (dealt - max(packs)) // 2
        chosen = sum(size == max(packs) - 2 for size in sizes)
        wanted = [max(packs) - 2] * chosen + [max(packs)] * (table.size - chosen)
        kept_then = [2 * turn + 2] * chosen + [2 * turn] * (table.size - chosen)
        if (
            sizes != wanted
            or [kept[seat] for seat in order] != kept_then
            or (dealt - max(packs)) % 2
            or max(packs) <= 2
        ):
            yield Problem(Kind.CONTRADICTORY, "boru-draft-count", _at("players"), {})
    elif form.phase and (any(packs) or any(kept)):
        yield Problem(Kind.CONTRADICTORY, "boru-draft-out-of-phase", _at("players"), {"phase": table.phase})


def _deck(form: PositionForm, table: Table, readings: Readings) -> Iterator[Problem]:
    """One marriage card comes each round, and the Princess is the last."""
    rounds = ROUNDS[table.size]
    if form.round and form.round > rounds:
        params = {"round": str(form.round), "most": str(rounds)}
        yield Problem(Kind.ILLEGAL, "boru-too-many-rounds", _at("round"), params)
        return
    shortened = readings["nobody-courted"] == "deck-top-leaves"
    if form.marriage_deck is None:
        return
    to_come = table.phase in (Phase.SETUP, Phase.VIKINGS, Phase.COURTED)
    if form.round and form.phase:
        left = rounds - form.round + to_come
        if form.marriage_deck > left or (form.marriage_deck < left and not shortened):
            params = {"round": str(form.round), "deck": str(form.marriage_deck), "left": str(left)}
            yield Problem(Kind.CONTRADICTORY, "boru-round-and-deck", _at("marriage_deck"), params)
    early = form.bride == PRINCESS and form.marriage_deck > 0
    late = bool(form.bride) and form.bride != PRINCESS and form.marriage_deck == 0 and not shortened
    if (early or late) and not to_come:
        params = {"bride": form.bride or "", "deck": str(form.marriage_deck)}
        yield Problem(Kind.CONTRADICTORY, "boru-princess-not-last", _at("bride"), params)


# The upkeep


def _queue(table: Table) -> Iterator[Problem]:
    """Where somebody has to decide, it is told who; and they are those the rules name."""
    if table.phase not in _QUEUED:
        if table.queue:
            yield Problem(Kind.CONTRADICTORY, "boru-queue-out-of-phase", _at("queue"), {"phase": table.phase})
        return
    if not table.queue:
        yield Problem(Kind.MISSING, "boru-queue-missing", _at("queue"), {"phase": table.phase})
        return
    for place, seat in enumerate(table.queue):
        if not _belongs(table, seat):
            params = {"player": table.name(seat), "phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-queue-wrong", _at("queue", place), params)
    order = [seat for seat in table.clockwise(table.marker) if seat in table.queue]
    if table.marker != NOBODY and tuple(order) != table.queue:
        params = {"players": ", ".join(map(table.name, order))}
        yield Problem(Kind.CONTRADICTORY, "boru-queue-order", _at("queue"), params)


def _belongs(table: Table, seat: int) -> bool:
    player = table.players[seat]
    highest = player.track == max(one.track for one in table.players)
    match table.phase:
        case Phase.BRIDE_TOWN:
            return highest and bool(player.brides and BRIDES[player.brides[-1]].region)
        case Phase.PRINCESS:
            return highest and player.brides[-1:] == (PRINCESS,)
        case Phase.INVASION:
            fewest = min(one.raiders for one in table.players)
            return player.raiders == fewest and bool(table.controlled(seat)) and table.battle > 0
        case Phase.MONASTERY:
            most = [one.church for one in table.players]
            return player.church == max(most) and most.count(player.church) == 1
        case Phase.FOUR_DISCS:
            return player.church >= DISCS_FOR_A_MONASTERY
        case Phase.TRACK_TOWN:
            return TRACK[player.track].town
    return not player.discs


def _tokens(table: Table, readings: Readings) -> Iterator[Problem]:
    """When the game is over every claim token lies where the last upkeep has put it."""
    if table.phase == Phase.OVER:
        yield from misplaced(table, readings)


def misplaced(table: Table, readings: Readings) -> Iterator[Problem]:
    """Claim tokens that cannot lie so after an upkeep (rules boru.regions.*)."""
    right = hand_out(turn_over(table, SILENT), readings, SILENT)
    for place, (given, wanted) in enumerate(zip(table.tokens, right.tokens, strict=True)):
        if given != wanted:
            params = {"region": REGIONS[place].id}
            yield Problem(Kind.ILLEGAL, "boru-token-misplaced", _at("face_up"), params)
