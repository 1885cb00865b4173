"""Checks of who has yet to decide in the set-up and the upkeep, and of the claim tokens after an upkeep."""

from collections.abc import Iterable, Iterator

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
        if form.queue and table.phase == Phase.UNKNOWN:
            yield Problem(Kind.MISSING, "boru-fact-missing", where("phase"), {"field": "phase"})
        elif form.queue:
            yield Problem(
                Kind.CONTRADICTORY, "boru-queue-out-of-phase", where("queue"), {"phase": table.phase}
            )
        return
    if not form.queue:
        yield Problem(Kind.MISSING, "boru-queue-missing", where("queue"), {"phase": table.phase})
        return
    for place, name in enumerate(form.queue):
        seat = seat_of(form, name)
        if seat != NOBODY and not _may_have_to_decide(moment, seat):
            params = {"player": name, "phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-queue-wrong", where("queue", place), params)
    order = [seat for seat in table.clockwise(table.marker) if seat in table.queue]
    if moment.is_read("queue") and table.marker != NOBODY and tuple(order) != table.queue:
        params = {"players": ", ".join(map(table.name, order))}
        yield Problem(Kind.CONTRADICTORY, "boru-queue-order", where("queue"), params)


def _may_have_to_decide(moment: Moment, seat: int) -> bool:
    """Can this player have to decide, by everything that was given and could be read?"""
    form, table = moment.form, moment.table
    own, player = form.players[seat], table.players[seat]
    match table.phase:
        case Phase.BRIDE_TOWN | Phase.PRINCESS:
            if not moment.is_read("players", seat, "brides"):
                fitting = True
            elif table.phase == Phase.PRINCESS:
                fitting = player.brides[-1:] == (PRINCESS,)
            else:
                fitting = bool(player.brides and BRIDES[player.brides[-1]].region)
            return fitting and _may_be_highest(own.track, [one.track for one in form.players])
        case Phase.INVASION:
            towns = table.controlled(seat) or not moment.is_read("players", seat, "towns")
            raiders = [one.raiders for one in form.players if one.raiders is not None]
            fewest = own.raiders is None or own.raiders == min(raiders)
            return bool(towns) and fewest and form.battle != 0
        case Phase.MONASTERY:
            others = [one.church for one in form.players if one is not own]
            return _may_be_highest(own.church, others) and (own.church is None or own.church not in others)
        case Phase.FOUR_DISCS:
            return own.church is None or own.church >= DISCS_FOR_A_MONASTERY
        case Phase.TRACK_TOWN:
            return own.track is None or TRACK[own.track - 1].town
    return not player.discs


def _may_be_highest(own: int | None, everybody: Iterable[int | None]) -> bool:
    """Is nobody known to have more? None stands for what was not given."""
    return own is None or all(one is None or one <= own for one in everybody)


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
