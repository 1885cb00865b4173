"""Checks of who has yet to decide in the set-up and the upkeep: exactly those whom the rules ask.

A player who can do nothing is asked nothing.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from adjudicator.games.boru.intake.moment import Moment, seat_of
from adjudicator.games.boru.rules.control import monastery_sites
from adjudicator.games.boru.rules.due import QUEUED
from adjudicator.games.boru.rules.upkeep import DISCS_FOR_A_MONASTERY
from adjudicator.games.boru.table.board import REGIONS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import NOBODY, Phase
from adjudicator.problems import Kind, Problem

_FOR_ONE: Final = (Phase.BRIDE_TOWN, Phase.PRINCESS, Phase.TRACK_TOWN, Phase.MONASTERY)
"""The phases in which one player decides."""


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
    yield from _first_disc_problems(moment)
    if not form.queue:
        yield Problem(Kind.MISSING, "boru-queue-missing", where("queue"), {"phase": table.phase})
        return
    yield from _wrong_in_queue(moment)
    if not moment.is_read("queue"):
        return
    for seat in range(table.size):
        if seat not in table.queue and _must_have_to_decide(moment, seat):
            params = {"player": table.name(seat), "phase": table.phase}
            yield Problem(Kind.CONTRADICTORY, "boru-queue-incomplete", where("queue"), params)
    order = tuple(seat for seat in table.clockwise(_first_in_order(moment)) if seat in table.queue)
    if moment.is_read("marker") and order != table.queue:
        params = {"players": ", ".join(map(table.name, order))}
        yield Problem(Kind.CONTRADICTORY, "boru-queue-order", where("queue"), params)


def _first_in_order(moment: Moment) -> int:
    """From whom the queue goes clockwise: whoever has the marker; its first player if that is not known."""
    table = moment.table
    return table.queue[0] if table.marker == NOBODY else table.marker


def _wrong_in_queue(moment: Moment) -> Iterator[Problem]:
    """Players in the queue who have nothing to decide."""
    form, phase = moment.form, moment.table.phase
    seats = [seat_of(form, name) for name in form.queue]
    wrong = [
        place for place, seat in enumerate(seats) if seat != NOBODY and not _may_have_to_decide(moment, seat)
    ]
    if phase in _FOR_ONE and not wrong:
        wrong = list(range(1, len(seats)))
    for place in wrong:
        params = {"player": form.queue[place], "phase": phase}
        yield Problem(Kind.CONTRADICTORY, "boru-queue-wrong", where("queue", place), params)


def _may_have_to_decide(moment: Moment, seat: int) -> bool:
    """Can this player have to decide, by everything that was given and could be read?"""
    form, table = moment.form, moment.table
    own, player = form.players[seat], table.players[seat]
    others = [one for one in form.players if one is not own]
    match table.phase:
        case Phase.BRIDE_TOWN | Phase.PRINCESS:
            if not moment.is_read("players", seat, "brides"):
                fitting = True
            elif table.phase == Phase.PRINCESS:
                fitting = player.brides[-1:] == (PRINCESS,)
            else:
                fitting = bool(player.brides and BRIDES[player.brides[-1]].region)
            return fitting and own.track != 1 and _may_be_highest(own.track, [one.track for one in others])
        case Phase.TRACK_TOWN:
            # Whoever was higher has married, and is back on the first space.
            married = any(one.track in (None, 1) for one in others)
            highest = _may_be_highest(own.track, [one.track for one in others])
            return married and highest and (own.track is None or TRACK[own.track - 1].town)
        case Phase.INVASION:
            if form.round == 1 and player.discs & table.covered:
                return False  # this invasion is the first, so the town is lost already
            towns = table.controlled(seat) or not _are_towns_read(moment, seat)
            return bool(towns) and _may_have_fewest_raiders(moment, seat) and form.battle != 0
        case Phase.MONASTERY:
            church = [one.church for one in others]
            most = own.church is None or (own.church > 0 and own.church not in church)
            return most and _may_be_highest(own.church, church) and _may_build(moment, seat)
        case Phase.FOUR_DISCS:
            enough = own.church is None or own.church >= DISCS_FOR_A_MONASTERY
            return enough and _may_build(moment, seat)
    return not player.discs


def _must_have_to_decide(moment: Moment, seat: int) -> bool:
    """Is this player certainly asked, by everything that was given and could be read?"""
    form, table = moment.form, moment.table
    own = form.players[seat]
    match table.phase:
        case Phase.SETUP:
            return not own.towns
        case Phase.INVASION:
            if any(one.raiders is None for one in form.players) or not _are_towns_read(moment, seat):
                return False
            if not _may_have_to_decide(moment, seat):
                return False
            order = table.clockwise(table.marker)
            earlier = table.marker == NOBODY or order.index(seat) < order.index(table.queue[0])
            has_lost = bool(table.players[seat].discs & table.covered)
            return not (earlier and has_lost)
        case Phase.FOUR_DISCS:
            enough = own.church is not None and own.church >= DISCS_FOR_A_MONASTERY
            read = _are_towns_read(moment, seat) and moment.is_read("monasteries")
            return enough and read and bool(monastery_sites(table, seat))
    return False


def _are_towns_read(moment: Moment, seat: int) -> bool:
    return moment.is_read("players", seat, "towns") and moment.is_read("vikings")


def _may_build(moment: Moment, seat: int) -> bool:
    """Has this player a place for a monastery, by everything that could be read?"""
    return not moment.is_read("players", seat, "towns") or bool(monastery_sites(moment.table, seat))


def _may_have_fewest_raiders(moment: Moment, seat: int) -> bool:
    raiders = [one.raiders for one in moment.form.players if one.raiders is not None]
    own = moment.form.players[seat].raiders
    return own is None or own == min(raiders)


def _may_be_highest(own: int | None, others: Iterable[int | None]) -> bool:
    """Is nobody known to have more? None stands for what was not given."""
    return own is None or all(one is None or one <= own for one in others)


def _first_disc_problems(moment: Moment) -> Iterator[Problem]:
    """Rule boru.setup.discs: one disc each, clockwise from the marker, each in another region."""
    form, table = moment.form, moment.table
    if table.phase != Phase.SETUP or not moment.are_read("towns"):
        return
    for seat, player in enumerate(form.players):
        if len(player.towns) > 1:
            params = {"player": player.id}
            yield Problem(Kind.CONTRADICTORY, "boru-first-disc-one", where("players", seat, "towns"), params)
    for region in REGIONS:
        here = [seat for seat, player in enumerate(table.players) if player.discs & region.towns]
        for seat in here[1:]:
            params = {"player": table.name(seat), "other": table.name(here[0]), "region": region.id}
            yield Problem(
                Kind.CONTRADICTORY, "boru-first-disc-region", where("players", seat, "towns"), params
            )
    if table.marker == NOBODY:
        return
    waiting = NOBODY
    for seat in table.clockwise(table.marker):
        if not table.players[seat].discs:
            waiting = seat if waiting == NOBODY else waiting
        elif waiting != NOBODY:
            params = {"player": table.name(seat), "other": table.name(waiting)}
            yield Problem(
                Kind.CONTRADICTORY, "boru-first-disc-early", where("players", seat, "towns"), params
            )
