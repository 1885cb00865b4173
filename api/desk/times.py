"""Clocks: when a table ends, what a call took, what may be given back, until when an appeal may be made."""

from typing import Final

from api.desk.event import MICRO, Call, Event, Floor, Seat

WORTH_TELLING: Final = 60
"""Seconds. Whatever took no longer is part of the game."""


def ends_at(event: Event, seat: Seat) -> int | None:
    """When the time of a table is over, what was given back included; None if its round has not begun."""
    round_, table = event.round(seat.round), event.table(seat)
    if round_.started_at is None:
        return None
    return round_.started_at + round_.minutes * 60 * MICRO + table.extra


def lost(call: Call, now: int) -> int:
    """Whole seconds from the raised hand to the end of the call, or until now."""
    return max(0, (now if call.closed_at is None else call.closed_at) - call.opened_at) // MICRO


def given_back(event: Event, call: int) -> int:
    """Seconds."""
    return sum(one.seconds for one in event.extensions.values() if one.call == call)


def proposed(event: Event, call: Call, now: int) -> int:
    """The seconds that the clock proposes to give back: all that was lost and not given back yet."""
    took = lost(call, now)
    return max(0, took - given_back(event, call.id)) if took > WORTH_TELLING else 0


def appeal_until(event: Event, ruling: Floor) -> int:
    return ruling.at + event.settings.appeal_minutes * 60 * MICRO
