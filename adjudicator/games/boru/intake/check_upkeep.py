"""Checks of who has yet to decide in the set-up and the upkeep, and of the claim tokens after an upkeep."""

from collections.abc import Iterator

from adjudicator.games.boru.intake.moment import Moment, seat_of
from adjudicator.games.boru.rules.due import QUEUED
from adjudicator.games.boru.rules.regions import hand_out_tokens, turn_tokens_over
from adjudicator.games.boru.rules.trace import SILENT
from adjudicator.games.boru.rules.upkeep import DISCS_FOR_A_MONASTERY
from adjudicator.games.boru.table.board import REGIONS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings


def queue_problems(moment: Moment) -> Iterator[Problem]:
    """Where players have to decide, the position names them, and they are the ones the rules name."""
    form, table = moment.form, moment.table
    if table.phase not in QUEUED:
        if form.queue:
            yield Problem(
                Kind.CONTRADICTORY, "boru-queue-out-of-phase", where("queue"), {"phase": table.phase}
            )
        return
    if not form.queue:
        yield Problem(Kind.MISSING, "boru-queue-missing", where("queue"), {"phase": table.phase})
        return
    for place, name in enumerate(form.queue):
        seat = seat_of(form, name)
        if seat != NOBODY and _is_known_who_decides(moment, seat) and not _is_due_to_decide(table, seat):
            params = {"player": name, "phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-queue-wrong", where("queue", place), params)
    order = [seat for seat in table.clockwise(table.marker) if seat in table.queue]
    if moment.is_read("queue") and table.marker != NOBODY and tuple(order) != table.queue:
        params = {"players": ", ".join(map(table.name, order))}
        yield Problem(Kind.CONTRADICTORY, "boru-queue-order", where("queue"), params)


def _is_known_who_decides(moment: Moment, seat: int) -> bool:
    """Could everything be read on which it depends whether this player has to decide?"""
    match moment.table.phase:
        case Phase.BRIDE_TOWN | Phase.PRINCESS:
            return moment.is_read("players", seat, "brides")
        case Phase.INVASION:
            return moment.is_read("players", seat, "towns")
    return True


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


def tokens_problems(moment: Moment) -> Iterator[Problem]:
    """When the game is over every claim token is where the last upkeep put it."""
    on_the_board = all(map(moment.is_read, ("vikings", "monasteries", "face_up")))
    if moment.table.phase == Phase.OVER and on_the_board and moment.are_read("towns", "tokens", "brides"):
        yield from misplaced_tokens(moment.table, moment.readings)


def misplaced_tokens(table: Table, readings: Readings) -> Iterator[Problem]:
    """Claim tokens that cannot be where they are after an upkeep (rules boru.regions.*)."""
    right = hand_out_tokens(turn_tokens_over(table, SILENT), readings, SILENT)
    for place, (given, wanted) in enumerate(zip(table.tokens, right.tokens, strict=True)):
        if given != wanted:
            params = {"region": REGIONS[place].id}
            yield Problem(Kind.ILLEGAL, "boru-token-misplaced", where("face_up"), params)
