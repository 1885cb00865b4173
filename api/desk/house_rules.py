"""A case as it is ruled on at an event: under the event's readings."""

from collections.abc import Mapping
from typing import Any

from api.desk.event import Event, NotPossible


def at_event(event: Event, case: Mapping[str, Any]) -> dict[str, Any]:
    """With the readings of the event. Raises NotPossible if it is another game or chooses otherwise."""
    game = event.settings.game
    if case.get("game") != game:
        raise NotPossible("desk-other-game", game=game)
    chosen = case.get("readings") or {}
    if not isinstance(chosen, Mapping):
        return dict(case)  # whoever reads the case says so
    for reading, option in chosen.items():
        if event.settings.readings.get(reading, option) != option:
            raise NotPossible("desk-other-reading", reading=str(reading)[:80])
    return under({**case, "readings": chosen}, event.settings.readings)


def under(case: Mapping[str, Any], readings: Mapping[str, str]) -> dict[str, Any]:
    """The case under these readings, besides those that it chooses itself."""
    used = {**(case.get("readings") or {}), **readings}
    rest = {name: value for name, value in case.items() if name != "readings"}
    return {**rest, "readings": used} if used else rest
