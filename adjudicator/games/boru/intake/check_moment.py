"""Checks that the table fits the moment of the game: phase, trick, track, hands, decks and queue."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.control import can_expand
from adjudicator.games.boru.rules.hands import can_fill_hands, matches
from adjudicator.games.boru.rules.legal_actions import legal_actions, open_rows, trick_winner
from adjudicator.games.boru.rules.regions import hand_out_tokens, turn_tokens_over
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.rules.symbols import EXPANSION_COST, most_extras
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

_WAITING_SYMBOLS: Final = {
    Phase.BUY: (PRAY, RAID, COURT),
    Phase.EXPAND: (EXPAND,),
    Phase.REMOVE: (REMOVE,),
}
"""Phase in the middle of a row to the symbols that wait for a decision in it."""
_WITH_HANDS: Final = (Phase.LEAD, Phase.FOLLOW, Phase.ROW, *_WAITING_SYMBOLS)
_QUEUED: Final = (
    Phase.SETUP,
    Phase.BRIDE_TOWN,
    Phase.PRINCESS,
    Phase.TRACK_TOWN,
    Phase.INVASION,
    Phase.MONASTERY,
    Phase.FOUR_DISCS,
)


def moment_problems(form: PositionForm, table: Table, readings: Readings) -> Iterator[Problem]:
    """Everything that does not fit the moment. Legal actions are looked for only if nothing else is wrong."""
    found = [
        *_trick_problems(form, table),
        *_acting_problems(form, table),
        *_track_problems(table),
        *_battle_problems(table),
        *_hands_problems(form, table, readings),
        *_deck_problems(form, table, readings),
        *_queue_problems(table),
        *_tokens_problems(table, readings),
        *_setup_problems(form, table),
    ]
    yield from found
    if not found and table.phase not in (Phase.OVER, Phase.UNKNOWN, Phase.MARRIAGE):
        needed = _missing_facts(table)
        yield from needed
        if not needed and (not legal_actions(table) or _has_nothing_to_decide(table)):
            yield Problem(Kind.CONTRADICTORY, "boru-nothing-due", _at("phase"), {"phase": table.phase})


def _at(*steps: str | int) -> str:
    return pointer("position", *steps)


def _missing_facts(table: Table) -> list[Problem]:
    """The missing facts without which it is unknown what is legal in this phase."""
    problems = []
    if table.phase in (Phase.LEAD, Phase.DRAFT) and table.marker == NOBODY:
        problems.append(Problem(Kind.MISSING, "boru-fact-missing", _at("marker"), {"field": "marker"}))
    if table.phase == Phase.COURTED and not table.deck:
        problems.append(
            Problem(Kind.MISSING, "boru-fact-missing", _at("marriage_deck"), {"field": "marriage_deck"})
        )
    return problems


def _has_nothing_to_decide(table: Table) -> bool:
    """Does a symbol wait for a decision although the player has no choice?"""
    seat = table.acting
    if table.phase == Phase.BUY:
        return not most_extras(table, seat, table.card.row(table.row)[table.place])
    if table.phase == Phase.EXPAND:
        return table.players[seat].coins < EXPANSION_COST or not can_expand(table, seat)
    return False


# The set-up

_STARTING_VALUES: Final = {
    "coins": SETUP_COINS,
    "points": SETUP_POINTS,
    "renown": SETUP_RENOWN,
    "raiders": 0,
    "church": 0,
    "track": 1,
}


def _setup_problems(form: PositionForm, table: Table) -> Iterator[Problem]:
    """Rules boru.setup.start, tokens: everybody starts alike, and no token or marriage card is out yet."""
    if table.phase != Phase.SETUP:
        return
    for seat, player in enumerate(form.players):
        for field, start in _STARTING_VALUES.items():
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


def _trick_problems(form: PositionForm, table: Table) -> Iterator[Problem]:
    """Players play once each, clockwise from the leader, and the first card matches the active town."""
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
    expected |= dict.fromkeys((Phase.ROW, *_WAITING_SYMBOLS), played == table.size)
    if form.phase and not expected.get(table.phase, not played):
        params = {"phase": table.phase, "count": str(played)}
        yield Problem(Kind.CONTRADICTORY, "boru-phase-and-trick", _at("trick"), params)
        return
    yield from _marker_problems(table)


def _marker_problems(table: Table) -> Iterator[Problem]:
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
        elif not _has_taken_town(table, table.marker):
            params = {"player": table.name(table.marker)}
            yield Problem(Kind.CONTRADICTORY, "boru-marker-taken-early", _at("marker"), params)
    elif full and _has_taken_town(table, trick_winner(table)):
        params = {"player": table.name(trick_winner(table)), "town": TOWNS[table.active]}
        yield Problem(Kind.CONTRADICTORY, "boru-marker-not-taken", _at("active"), params)


def _has_taken_town(table: Table, winner: int) -> bool:
    """Has the winner's main action begun? Taking the town is its first symbol."""
    done = [seat for seat, _ in table.order[: table.acted]]
    return winner in done or (table.row == "main" and table.order[table.acted][0] == winner)


def _acting_problems(form: PositionForm, table: Table) -> Iterator[Problem]:
    """In the middle of a row the position says which row and which symbol; otherwise it says neither."""
    symbols = _WAITING_SYMBOLS.get(table.phase)
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


def _track_problems(table: Table) -> Iterator[Problem]:
    """Above the first space no two players share a space, except the one who is moving."""
    moving = table.acting if table.phase == Phase.BUY and len(table.trick) == table.size else NOBODY
    seen: dict[int, str] = {}
    for seat, player in enumerate(table.players):
        if player.track == FIRST or seat == moving:
            continue
        if player.track in seen:
            params = {"player": player.name, "other": seen[player.track], "space": str(player.track + 1)}
            yield Problem(Kind.ILLEGAL, "boru-track-shared", _at("players", seat, "track"), params)
        seen.setdefault(player.track, player.name)


def _battle_problems(table: Table) -> Iterator[Problem]:
    """From the spoils until the next Viking card the battle area is empty (rule boru.battle.clear)."""
    after = (Phase.CHURCH, Phase.MONASTERY, Phase.FOUR_DISCS, Phase.REGIONS, Phase.OVER, Phase.VIKINGS)
    if table.battle and table.phase in (*after, Phase.SETUP):
        params = {"count": str(table.battle), "phase": table.phase}
        yield Problem(Kind.CONTRADICTORY, "boru-battle-not-empty", _at("battle"), params)


def _hands_problems(form: PositionForm, table: Table, readings: Readings) -> Iterator[Problem]:
    """During the tricks every hand has the cards that are left of the deal; otherwise hands are empty."""
    dealt = DEALT[table.size]
    if table.phase in _WITH_HANDS:
        laid = {seat for seat, _ in table.trick}
        for seat, player in enumerate(table.players):
            left = dealt - table.tricks - (seat in laid)
            if player.hand_size != left:
                params = {"player": player.name, "count": str(player.hand_size), "left": str(left)}
                yield Problem(Kind.CONTRADICTORY, "boru-hand-size", _at("players", seat, "hand"), params)
        if table.tricks > dealt - 1 - cards_left_over(table.size, readings):
            most = dealt - cards_left_over(table.size, readings)
            params = {"count": str(table.tricks), "most": str(most)}
            yield Problem(Kind.ILLEGAL, "boru-too-many-tricks", _at("tricks"), params)
        if table.discard.bit_count() > table.tricks * table.size:
            params = {"count": str(table.discard.bit_count()), "tricks": str(table.tricks)}
            yield Problem(Kind.CONTRADICTORY, "boru-discard-count", _at("discard"), params)
        if not can_fill_hands(table, [player.unseen for player in table.players], table.pool):
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
    yield from _draft_problems(form, table)


def _draft_problems(form: PositionForm, table: Table) -> Iterator[Problem]:
    """In the draft the packs and kept cards fit whose turn it is; in other phases there are none."""
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


def _deck_problems(form: PositionForm, table: Table, readings: Readings) -> Iterator[Problem]:
    """One marriage card is revealed in each round, and the Princess is the last."""
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


def _queue_problems(table: Table) -> Iterator[Problem]:
    """Where players have to decide, the position names them, and they are the ones the rules name."""
    if table.phase not in _QUEUED:
        if table.queue:
            yield Problem(Kind.CONTRADICTORY, "boru-queue-out-of-phase", _at("queue"), {"phase": table.phase})
        return
    if not table.queue:
        yield Problem(Kind.MISSING, "boru-queue-missing", _at("queue"), {"phase": table.phase})
        return
    for place, seat in enumerate(table.queue):
        if not _is_due_to_decide(table, seat):
            params = {"player": table.name(seat), "phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-queue-wrong", _at("queue", place), params)
    order = [seat for seat in table.clockwise(table.marker) if seat in table.queue]
    if table.marker != NOBODY and tuple(order) != table.queue:
        params = {"players": ", ".join(map(table.name, order))}
        yield Problem(Kind.CONTRADICTORY, "boru-queue-order", _at("queue"), params)


def _is_due_to_decide(table: Table, seat: int) -> bool:
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


def _tokens_problems(table: Table, readings: Readings) -> Iterator[Problem]:
    """When the game is over every claim token is where the last upkeep put it."""
    if table.phase == Phase.OVER:
        yield from misplaced_tokens(table, readings)


def misplaced_tokens(table: Table, readings: Readings) -> Iterator[Problem]:
    """Claim tokens that cannot be where they are after an upkeep (rules boru.regions.*)."""
    right = hand_out_tokens(turn_tokens_over(table, SILENT), readings, SILENT)
    for place, (given, wanted) in enumerate(zip(table.tokens, right.tokens, strict=True)):
        if given != wanted:
            params = {"region": REGIONS[place].id}
            yield Problem(Kind.ILLEGAL, "boru-token-misplaced", _at("face_up"), params)
