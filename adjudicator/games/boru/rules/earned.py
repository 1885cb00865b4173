"""Where points and renown come from: what everybody had before, and what the steps since then gave."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from adjudicator.games.boru.table.table import Table
from adjudicator.ruling import Param, Params, Phrase, Reason

_SOURCES: Final = {
    "boru-paid-points": "paid",
    "boru-bride-points": "bride",
    "boru-bride-renown": "bride",
    "boru-spurned": "spurned",
    "boru-track-renown": "track",
    "boru-spoils-first": "battle-first",
    "boru-spoils-second": "battle-second",
    "boru-spoils-second-tied": "battle-second",
    "boru-church-second": "church",
    "boru-church-second-tied": "church",
}
"""Every step that changes somebody's points or renown, and what the change is called."""
_EARNED: Final = ("points", "renown")


class Gain(NamedTuple):
    gain: int
    times: int


class Earned(NamedTuple):
    """How many points, or how much renown, one player had before, and what came since, by its source."""

    what: str
    before: int
    gains: Mapping[str, Gain]

    def told(self, named: bool = True) -> Params:
        """As params of a sentence; without the sources where the steps that are told name them."""
        how = "yes" if named else "no"
        gains = [
            Phrase(
                "boru-gain",
                {"what": self.what, "source": source, "gain": abs(gain), "times": times, "named": how},
            )
            for source, (gain, times) in self.gains.items()
        ]
        return {"before": self.before, "gains": gains, "gained": len(gains)}


SinceThen = Mapping[tuple[str, str], Earned]
"""By player, and ``points`` or ``renown``."""


def is_earning(step: Reason) -> bool:
    """Does the step change somebody's points or renown?"""
    return step.message in _SOURCES


def earned(first: Table, steps: Iterable[Reason]) -> SinceThen:
    """What everybody had at the first table, and what came in the steps."""
    found = {
        (one.name, what): Earned(what, getattr(one, what), {}) for one in first.players for what in _EARNED
    }
    for step in filter(is_earning, steps):
        for what in _EARNED:
            for name, after in _holdings(step, step.params.get(what)):
                _, before, gains = found[name, what]
                gain = after - before - sum(one.gain for one in gains.values())
                if gain:
                    source = _SOURCES[step.message]
                    so_far, times = gains.get(source, Gain(0, 0))
                    more = {**gains, source: Gain(so_far + gain, times + 1)}
                    found[name, what] = Earned(what, before, more)
    return found


def _holdings(step: Reason, after: Param) -> Iterable[tuple[str, int]]:
    """Who has how many after the step: one player, or everybody who is told."""
    if isinstance(after, int):
        yield str(step.params["player"]), after
    elif isinstance(after, list):
        for one in after:
            assert isinstance(one, Phrase)
            told = one.params or {}
            count = told["count"]
            assert isinstance(count, int)
            yield str(told["player"]), count
