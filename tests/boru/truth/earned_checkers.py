"""Checkers of where points and renown come from: what somebody had, and every gain on the way to an end."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.boru.truth.courses import after_choices, course_of, first_scene
from tests.boru.truth.scene import Note, Scene
from tests.truth import Predicate, Said

_POINTS: Final = {
    "paid-points": ("paid", "lost"),
    "bride-points": ("bride", "gain"),
    "spurned": ("spurned", "gain"),
    "spoils-first": ("battle-first", "renown"),
    "spoils-second": ("battle-second", ""),
    "spoils-second-tied": ("battle-second", ""),
    "church-second": ("church", ""),
    "church-second-tied": ("church", ""),
}
"""What our own play notes when points change: the source, and where the number stands; else it is 1."""
_RENOWN: Final = {
    "bride-renown": ("bride", ""),
    "track-renown": ("track", ""),
    "spoils-first": ("battle-first", ""),
}


def _gains(notes: Sequence[Note], player: str, what: str) -> dict[str, tuple[int, int]]:
    """What this player gained or lost, by its source, and how often."""
    known = _POINTS if what == "points" else _RENOWN
    found, times = Counter[str](), Counter[str]()
    for name, noted in notes:
        if name in known and player in (noted.get("player"), *noted.get("players", ())):
            source, number = known[name]
            gain = noted[number] if number else 1
            found[source] += gain
            times[source] += bool(gain)
    return {source: (gain, times[source]) for source, gain in found.items() if gain}


def earned_so(said: Said, end: Scene, player: str, what: str, told: Any) -> bool:
    """What the player had before, and each gain on the way to this end, are as told; nothing is left out."""
    first = first_scene(said)
    gains = {one["with"]["source"]: (one["with"]["gain"], one["with"]["times"]) for one in told["gains"]}
    return bool(
        told["before"] == getattr(first.world, what)[first.seat(player)]
        and gains == _gains(end.notes, player, what)
        and told["gained"] == len(told["gains"]) == len(gains)
        and all(one["with"]["what"] == what for one in told["gains"])
    )


def _points_of(said: Said) -> bool:
    """The points after an upkeep, and the sum that they are."""
    p = said.params
    choices: Any = said.around.get("choices")
    end = course_of(said).scene if choices is None else after_choices(said, choices)
    player = str(p["player"])
    right = p["count"] == end.world.points[end.seat(player)]
    return right and earned_so(said, end, player, "points", p)


def _gain(said: Said) -> bool:
    """A gain of which the sentence around is the sum."""
    gains: Any = said.around["gains"]
    return any(one["with"] == dict(said.params) for one in gains)


PREDICATES: Final = {
    "boru-points-of": Predicate("points and their sources", _points_of),
    "boru-gain": Predicate("part of a sum", _gain),
}
