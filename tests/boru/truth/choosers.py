"""Checkers of why a choice is somebody's: the tests play up to it and count."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.boru.truth.courses import claim_of, course_of, ends_of, first_scene
from tests.boru.truth.options import is_legal, options
from tests.boru.truth.playing import finish_steps, play
from tests.boru.truth.scene import UPKEEP, Scene
from tests.truth import Predicate, Said

CHOICES: Final = ("places", "chooses", "sacrifices", "builds")
COURSES: Final = 12
MOST_ENDS: Final = 60
"""If there are more courses, only the first ones are played again."""


def _decisions(said: Said) -> Iterator[Scene]:
    """The tables at which somebody chooses in the upkeep, in what the ruling speaks of."""
    witness: Any = said.witness or {}
    if claim_of(said)["kind"] == "upkeep":
        yield course_of(said).scene
        return
    courses = [tuple(text for text in witness.get("actions") or () if not text.startswith("resolve "))]
    courses += [choices for choices, _ in (ends_of(said) or ())[:MOST_ENDS]]
    for actions in courses:
        here = first_scene(said).copy()
        for text in actions:
            finish_steps(here)
            if text.split()[1] in CHOICES:
                yield here.copy()
            if not is_legal(here, text):
                break
            play(here, text)
    if ends_of(said) is None and first_scene(said).phase in UPKEEP:
        yield from _some_decisions(first_scene(said))


def _some_decisions(first: Scene) -> Iterator[Scene]:
    """Those of a few random courses, where there are too many to play them all."""
    for seed in range(COURSES):
        here, rng = first.copy(), Random(seed)
        finish_steps(here)
        while here.phase in UPKEEP:
            yield here.copy()
            play(here, rng.choice(options(here)))
            finish_steps(here)


def _chooses(said: Said) -> bool:
    if said.params["told"] != ("yes" if _losers_told(said) else "no"):
        return False
    return any(_is_up_to(scene, said.params) for scene in _decisions(said))


def _losers_told(said: Said) -> bool:
    """In an upkeep that is played: does it tell who loses a town?"""
    return claim_of(said)["kind"] == "upkeep" and any(
        name == "invasion" for name, _ in course_of(said).scene.notes
    )


def _is_up_to(scene: Scene, p: Any) -> bool:
    seat, world = scene.decider(), scene.world
    if seat is None or p["due"] != scene.phase:
        return False
    level: list[str] = []
    match scene.phase:
        case "invasion":
            count = max(world.raiders)
            level = [
                name for name, raiders in zip(scene.names, world.raiders, strict=True) if raiders == count
            ]
            fits = len(level) == 1 or scene.queue[0] == seat
        case "princess" | "bride-town":
            count, fits = world.track[seat] + 1, world.track[seat] == max(world.track)
        case "track-town":
            count, fits = world.track[seat] + 1, True
        case "monastery":
            count, fits = world.church[seat], world.church[seat] == max(world.church)
        case _:
            count, fits = world.church[seat], world.church[seat] >= 4
    who, loser = ("", "") if len(level) > 1 else (scene.names[seat], scene.names[scene.queue[0]])
    told = (p["player"], p["loser"], p["players"]) == (who, loser, level)
    fewest = min(world.raiders) if scene.phase == "invasion" else 0
    least = [name for name, raiders in zip(scene.names, world.raiders, strict=True) if raiders == fewest]
    told = told and p["losers"] == (least if scene.phase == "invasion" else [])
    told = told and p["fewest"] == fewest and p["gain"] == (4 if scene.phase == "princess" else 0)
    return fits and told and p["count"] == count and p["level"] == ("yes" if len(level) > 1 else "no")


PREDICATES: Final = {"boru-chooses": Predicate("whose choice it is", _chooses)}
