"""Penalties: the ladder is data (``ladder.json``). The next step is proposed, never imposed."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from api.desk.event import Event, NotPossible


@dataclass(frozen=True, slots=True)
class Ladder:
    steps: tuple[str, ...]
    """The mildest first."""
    offences: Mapping[str, str]
    """Each with the step at which it begins."""

    def proposed(self, earlier: tuple[str, ...], offence: str) -> str:
        """One step above the gravest so far for the same offence; for a first offence where that begins."""
        if offence not in self.offences:
            raise NotPossible("desk-no-offence", offence=offence, options=", ".join(self.offences))
        if not earlier:
            return self.offences[offence]
        above = max(self.steps.index(step) for step in earlier) + 1
        return self.steps[min(above, len(self.steps) - 1)]


@cache
def ladders() -> Mapping[str, Ladder]:
    text = (Path(__file__).with_name("ladder.json")).read_text(encoding="utf-8")
    return {
        name: Ladder(
            tuple(one["steps"]), {offence: said["first"] for offence, said in one["offences"].items()}
        )
        for name, one in json.loads(text).items()
    }


def ladder_of(event: Event) -> Ladder:
    return ladders()[event.settings.ladder]


def proposed_step(event: Event, player: int, offence: str) -> str:
    """What the ladder says next for this player."""
    earlier = tuple(
        one.step for one in event.penalties.values() if (one.player, one.offence) == (player, offence)
    )
    return ladder_of(event).proposed(earlier, offence)
