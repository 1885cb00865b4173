"""Calls: a hand goes up, one referee takes it, it is closed. Time that was lost is given back. Notices."""

from dataclasses import replace
from typing import Annotated, Final, Literal

from pydantic import Field

from api.desk import times
from api.desk.acts import MOST_AGO, Act, ActKind, Ago, Done, Id, Line, SeatForm, Text
from api.desk.event import MICRO, Call, Event, Extension, Notice, NotPossible
from api.desk.organising import with_table
from api.desk.roles import REFEREES, STAFF, Author, Role


class OpenCall(Act):
    """Somebody calls a referee."""

    kind: Literal["call"] = "call"
    at: SeatForm
    about: Line | None = None
    ago: Ago = 0


class TakeCall(Act):
    kind: Literal["take-call"] = "take-call"
    call: Id


class LeaveCall(Act):
    """Back to the queue, where it keeps its turn."""

    kind: Literal["leave-call"] = "leave-call"
    call: Id


class CloseCall(Act):
    kind: Literal["close-call"] = "close-call"
    call: Id


class GiveTime(Act):
    """Time that a table gets back: no more than was lost, if a call took it."""

    kind: Literal["give-time"] = "give-time"
    at: SeatForm
    seconds: Annotated[int, Field(strict=True, ge=1, le=MOST_AGO)]
    call: Id | None = None


class Announce(Act):
    """A notice for everybody, or for one table."""

    kind: Literal["announce"] = "announce"
    text: Text
    at: SeatForm | None = None


def _open(event: Event, done: Done, act: OpenCall) -> Event:
    table = event.table(act.at.seat)
    if done.by.role is Role.PLAYER and done.by.player not in table.players:
        raise NotPossible("desk-not-your-table", table=str(table.seat))
    waiting = [one for one in event.calls.values() if one.is_open and one.seat == table.seat]
    if waiting:
        raise NotPossible("desk-call-waits", table=str(table.seat))
    opened = done.at - act.ago * MICRO
    return _with_call(event, Call(done.place, table.seat, act.about or "", done.by, opened))


def _take(event: Event, done: Done, act: TakeCall) -> Event:
    call = _open_call(event, act.call)
    if call.taken_by is not None:
        raise NotPossible("desk-call-taken", name=call.taken_by.name)
    return _with_call(event, replace(call, taken_by=done.by, taken_at=done.at))


def _leave(event: Event, done: Done, act: LeaveCall) -> Event:
    call = _open_call(event, act.call)
    _is_theirs(call, done.by)
    return _with_call(event, replace(call, taken_by=None, taken_at=None))


def _close(event: Event, done: Done, act: CloseCall) -> Event:
    call = _open_call(event, act.call)
    _is_theirs(call, done.by)
    return _with_call(event, replace(call, closed_at=done.at))


def _is_theirs(call: Call, by: Author) -> None:
    """A head referee may do it for everybody."""
    if call.taken_by is None:
        raise NotPossible("desk-call-not-taken")
    if call.taken_by != by and by.role is not Role.HEAD_REFEREE:
        raise NotPossible("desk-call-taken", name=call.taken_by.name)


def _give_time(event: Event, done: Done, act: GiveTime) -> Event:
    table = event.table(act.at.seat)
    if event.round(table.seat.round).started_at is None:
        raise NotPossible("desk-not-started", round=table.seat.round)
    if table.points is not None:
        raise NotPossible("desk-reported-already", table=str(table.seat))
    if act.call is not None:
        call = _call(event, act.call)
        if call.seat != table.seat:
            raise NotPossible("desk-call-elsewhere", table=str(call.seat))
        left = times.lost(call, done.at) - times.given_back(event, call.id)
        if act.seconds > left:
            raise NotPossible("desk-more-than-lost", seconds=act.seconds, left=max(0, left))
    given = Extension(done.place, table.seat, act.seconds, act.call, done.by, done.at)
    longer = with_table(event, replace(table, extra=table.extra + act.seconds * MICRO))
    return replace(longer, extensions={**longer.extensions, given.id: given})


def _announce(event: Event, done: Done, act: Announce) -> Event:
    seat = event.table(act.at.seat).seat if act.at else None
    notice = Notice(done.place, act.text, seat, done.by, done.at)
    return replace(event, notices={**event.notices, notice.id: notice})


def _call(event: Event, number: int) -> Call:
    if number not in event.calls:
        raise NotPossible("desk-no-call", call=number)
    return event.calls[number]


def _open_call(event: Event, number: int) -> Call:
    call = _call(event, number)
    if not call.is_open:
        raise NotPossible("desk-call-closed")
    return call


def _with_call(event: Event, call: Call) -> Event:
    return replace(event, calls={**event.calls, call.id: call})


def queue(event: Event) -> tuple[Call, ...]:
    """The calls that are not closed: those that nobody has taken first, the oldest first."""
    waiting = [call for call in event.calls.values() if call.is_open]
    return tuple(sorted(waiting, key=lambda call: (call.taken_by is not None, call.opened_at, call.id)))


KINDS: Final = (
    ActKind(OpenCall, REFEREES | {Role.PLAYER}, _open),
    ActKind(TakeCall, REFEREES, _take),
    ActKind(LeaveCall, REFEREES, _leave),
    ActKind(CloseCall, REFEREES, _close),
    ActKind(GiveTime, REFEREES, _give_time),
    ActKind(Announce, STAFF, _announce),
)
