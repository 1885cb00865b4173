"""Checkers of bounds before the upkeep: no random course of play goes beyond them."""

import json
from functools import lru_cache
from random import Random
from typing import Any, Final

from adjudicator.values import canonical
from tests.boru import oracle
from tests.boru.oracle import REGIONS, TOWNS, VIKINGS
from tests.boru.truth.courses import claim_of, first_scene
from tests.boru.truth.options import options
from tests.boru.truth.playing import play
from tests.boru.truth.scene import UPKEEP, Scene, scene_of
from tests.truth import Predicate, Said

COURSES: Final = 12
"""Random courses that are played to the end of the upkeep, to see whether a bound holds in them."""


def pushed_ends(said: Said, side: int) -> list[Scene]:
    """The ends of random courses of this round in which this side is helped, and of some where it is not."""
    return list(_pushed_ends(canonical(said.case), side))


@lru_cache(maxsize=128)
def _pushed_ends(case: str, side: int) -> tuple[Scene, ...]:
    given = json.loads(case)
    rng, found = Random(f"{case} {side}"), []
    first, region = scene_of(given["position"], given["readings"]), given["claim"]["region"]
    for course in range(COURSES):
        here = first.copy()
        seen_upkeep = False
        while here.phase and not (seen_upkeep and here.phase not in UPKEEP):
            seen_upkeep = here.phase in UPKEEP
            ways = options(here)
            if not ways:
                break
            rng.shuffle(ways)
            play(here, max(ways, key=lambda way: _help(here, way, side, region)) if course % 3 else ways[0])
        else:
            found.append(here)
    return tuple(found)


def _help(scene: Scene, way: str, side: int, region: str) -> float:
    """How much an action helps a side to have towns in a region. High cards win towns."""
    words = way.split()
    own = side != VIKINGS and words[0] == scene.names[side]
    there = TOWNS.get(words[-1], {}).get("region") == region
    match words[1]:
        case "leads":
            return 100 * there + (1 if own else -1) * int(words[2])
        case "plays":
            matches = oracle.suits(int(words[2]), TOWNS[scene.world.active]["colour"])
            return (1 if own else -1) * matches * int(words[2])
        case "takes":
            return 1.0 if words[-1] == "1" else 0.0
        case "sacrifices":
            return float(there) if scene.world.discs[words[-1]] != side else -float(there)
        case "places" | "builds" | "expands" | "settles":
            return float(there) if own else -float(there)
    return 0.0


def _bound(said: Said) -> bool:
    """In none of the random courses is there more or less. That is not every course."""
    first, p = first_scene(said), said.params
    seat = first.seat(str(p["player"])) if "player" in p else VIKINGS
    return _within(said, seat, p["least"], p["most"])


def _within(said: Said, seat: int, least: Any, most: Any) -> bool:
    first, region = first_scene(said), str(claim_of(said)["region"])
    here = [first, *pushed_ends(said, seat)]
    found = [oracle.counts(scene.world, region).get(seat, 0) for scene in here]
    return first.phase not in UPKEEP and 0 <= least <= min(found) and max(found) <= most <= 2 * len(TOWNS)


def _total_within(said: Said, least: Any, most: Any) -> bool:
    region = str(claim_of(said)["region"])
    here = [first_scene(said), *pushed_ends(said, VIKINGS)]
    found = [sum(oracle.counts(scene.world, region).values()) for scene in here]
    return bool(least <= min(found) and max(found) <= most)


def _names_claimer(said: Said) -> bool:
    named = said.params.get("player") == claim_of(said)["player"]
    threshold = REGIONS[claim_of(said)["region"]]["threshold"]
    return bool(named and said.params.get("threshold", threshold) == threshold)


def _bounds_held(said: Said) -> bool:
    """The claimer's fewest are enough against the most of everybody else."""
    first, p = first_scene(said), said.params
    own: Any = p["own"]
    rivals: Any = p["rivals"]
    vikings: Any = p["vikings"]
    seat = first.seat(claim_of(said)["player"])
    at = first.world.tokens[claim_of(said)["region"]]
    token = "own" if at == seat else "turns" if at == "down" else "up"
    bounded = _within(said, seat, own, 99) and _within(said, VIKINGS, 0, vikings)
    others = [other for other in range(first.n) if other != seat]
    bounded = bounded and all(_within(said, other, 0, rivals) for other in others)
    enough = own >= max(rivals, vikings) if token == "own" else own > rivals and own >= vikings
    turned = token != "turns" or (_total_within(said, p["total"], 99) and _reaches(said))
    return _names_claimer(said) and p["token"] == token and bounded and enough and turned


def _reaches(said: Said) -> bool:
    total: Any = said.params["total"]
    return bool(total >= REGIONS[claim_of(said)["region"]]["threshold"])


def _bounds_threshold(said: Said) -> bool:
    down = first_scene(said).world.tokens[claim_of(said)["region"]] == "down"
    threshold = said.params["threshold"] == REGIONS[claim_of(said)["region"]]["threshold"]
    return down and threshold and not _reaches(said) and _total_within(said, 0, said.params["total"])


def _side(said: Said) -> int:
    """Whom the sentence compares with the claimer."""
    return VIKINGS if said.params["vikings"] == "yes" else first_scene(said).seat(str(said.params["other"]))


def _bounds_behind(said: Said) -> bool:
    first, p = first_scene(said), said.params
    seat = first.seat(claim_of(said)["player"])
    own: Any = p["own"]
    least: Any = p["least"]
    bounded = _within(said, seat, 0, own) and _within(said, _side(said), least, 99)
    not_held = first.world.tokens[claim_of(said)["region"]] != seat
    return _names_claimer(said) and bounded and not_held and least >= own


def _bounds_overtaken(said: Said) -> bool:
    first, p = first_scene(said), said.params
    seat, side = first.seat(claim_of(said)["player"]), _side(said)
    least: Any = p["least"]
    rest: Any = p["rest"]
    others = [one for one in (*range(first.n), VIKINGS) if one != side]
    bounded = _within(said, side, least, 99) and all(_within(said, one, 0, rest) for one in others)
    held = first.world.tokens[claim_of(said)["region"]] == seat
    return _names_claimer(said) and bounded and held and least > rest


PREDICATES: Final = {
    "boru-bound-of": Predicate("bound kept", _bound),
    "boru-bound-of-vikings": Predicate("bound kept", _bound),
    "boru-bounds-held": Predicate("bounds compared", _bounds_held),
    "boru-bounds-threshold": Predicate("bounds compared", _bounds_threshold),
    "boru-bounds-behind": Predicate("bounds compared", _bounds_behind),
    "boru-bounds-overtaken": Predicate("bounds compared", _bounds_overtaken),
}
