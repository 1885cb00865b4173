"""Checkers of what is said about the ends of an upkeep, and about bounds before it."""

import json
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final

from adjudicator.values import canonical
from tests.boru import oracle
from tests.boru.oracle import REGIONS, TOWNS, VIKINGS
from tests.boru.truth.closest_checkers import is_closest, ranks_of
from tests.boru.truth.courses import (
    Choices,
    Ends,
    can_force,
    claim_of,
    course_of,
    ends_of,
    first_scene,
    follows,
    trick_ends_of,
)
from tests.boru.truth.earned_checkers import earned_so
from tests.boru.truth.notes import PARTS
from tests.boru.truth.options import is_legal, options
from tests.boru.truth.playing import finish_steps, play
from tests.boru.truth.scene import UPKEEP, Scene, scene_of
from tests.boru.truth.step_checkers import in_noted, same
from tests.boru.truth.trick_checkers import in_card_passed
from tests.truth import Predicate, Said

COURSES: Final = 12
"""Random courses that are played to the end of the upkeep, to see whether a bound holds in them."""


def yes(answer: bool) -> str:
    return "yes" if answer else "no"


# Ends of the upkeep


def _line_of(said: Said) -> list[str] | None:
    witness: Any = said.witness or {}
    line = witness.get("line") if claim_of(said)["kind"] == "forced" else claim_of(said).get("line")
    return None if line is None else list(line)


def told_ends(said: Said) -> Ends | None:
    """The ends that a sentence may be about: the witness's, or any that the line allows. None: unknown."""
    witness: Any = said.witness or {}
    found: Ends = []
    if witness.get("actions"):
        course = course_of(said, witness["actions"])
        found.append((_upkeep_choices(witness["actions"]), course.scene))
    every = ends_of(said)
    if every is None:
        return found or None
    return found + [one for one in every if follows(said, one[0], _line_of(said))]


def _upkeep_choices(actions: list[str]) -> Choices:
    words = ("places", "chooses", "sacrifices", "builds")
    start = max(place for place, text in enumerate(actions) if text.startswith("resolve"))
    while start and (actions[start - 1].startswith("resolve") or actions[start - 1].split()[1] in words):
        start -= 1
    return tuple(text for text in actions[start:] if not text.startswith("resolve"))


def _counts(scene: Scene, region: str) -> dict[str, int]:
    found = oracle.counts(scene.world, region)
    named = {("" if side == VIKINGS else scene.names[side]): count for side, count in found.items()}
    return {name: count for name, count in named.items() if count}


def _told_counts(counts: Any) -> dict[str, int]:
    return {one["with"].get("player", ""): one["with"]["count"] for one in counts}


def region_is(scene: Scene, region: str, p: Any) -> bool:
    """Counts, token, threshold and total of a region are as told."""
    found, at = _counts(scene, region), scene.world.tokens[region]
    level = list(found.values()).count(max(found.values(), default=0)) > 1
    doubled = yes(any(TOWNS[town]["region"] == region for town in scene.world.monasteries))
    return (
        _told_counts(p["counts"]) == found
        and p["some"] == yes(bool(found))
        and p["token"] == (at if at in ("down", "board") else "held")
        and p["holder"] == (scene.names[at] if isinstance(at, int) else "")
        and p.get("level", yes(level)) == yes(level)
        and p.get("total", sum(found.values())) == sum(found.values())
        and p["threshold"] == REGIONS[region]["threshold"]
        and p.get("doubled", doubled) == doubled
    )


def _is_elsewhere(text: str, region: str, claimer: str) -> bool:
    """A choice on which the region does not depend, and not one of the claimer's."""
    who, word, *_, place = text.split()
    return who != claimer and word != "chooses" and TOWNS[place]["region"] != region


def _begun(said: Said) -> bool:
    """The choices are those with which all ends begin, if that is told, and the rest."""
    choices: Any = said.params["choices"]
    rest: Any = said.params["rest"]
    begun: Any = next((one["choices"] for message, one in said.told if message == "boru-ends-begin"), [])
    return bool(rest == choices or (begun and [*begun, *rest] == choices))


def _ends_begin(said: Said) -> bool:
    """Upkeeps may begin with these choices; of a region, with these among those that count."""
    claim, ends = claim_of(said), told_ends(said)
    begun: Any = said.params["choices"]
    region = claim.get("region")
    if ends is None:
        return bool(begun) and _can_begin(first_scene(said), begun, region, claim["player"])
    counting = [
        [one for one in choices if not (region and _is_elsewhere(one, region, claim["player"]))]
        for choices, _ in ends
    ]
    return bool(begun) and any(one[: len(begun)] == begun for one in counting)


def _can_begin(scene: Scene, begun: list[str], region: str | None, claimer: str) -> bool:
    """Can these be chosen one after the other? Between them only what the region does not depend on."""
    for text in begun:
        finish_steps(scene)
        while scene.phase in UPKEEP and not is_legal(scene, text):
            others = [one for one in options(scene) if region and _is_elsewhere(one, region, claimer)]
            if not others:
                return False
            play(scene, others[0])
            finish_steps(scene)
        if scene.phase not in UPKEEP:
            return False
        play(scene, text)
    return True


def _end_region(said: Said) -> bool:
    """After the choices that are told, and others elsewhere, the region is as told."""
    claim, p, ends = claim_of(said), said.params, told_ends(said)
    region = claim["region"]
    told: Any = p["choices"]
    if p["made"] == "closest":
        return p["region"] == region and is_closest(said, lambda end: region_is(end, region, p))
    if p["region"] != region or ends is None:
        return bool(p["region"] == region)
    if not _begun(said) or p["chosen"] != len(told):
        return False
    made = "these" if told else "elsewhere" if any(choices for choices, _ in ends) else "none"
    fitting = [
        end
        for choices, end in ends
        if [one for one in choices if not _is_elsewhere(one, region, claim["player"])] == told
    ]
    return p["made"] == made and bool(fitting) and all(region_is(end, region, p) for end in fitting)


def _end_game(said: Said) -> bool:
    """After these choices the totals, the tie-break and the winners are as told."""
    p, ends = said.params, told_ends(said)
    told: Any = p["choices"]
    if p["made"] == "closest":
        return is_closest(said, lambda end: _game_is(end, p))
    if not _begun(said) or p["chosen"] != len(told):
        return False
    if ends is None:
        return True
    fitting = [end for choices, end in ends if list(choices) == told]
    return (
        p["made"] in (("these", "many") if told else ("none",))
        and bool(fitting)
        and all(_game_is(end, p) for end in fitting)
    )


def _game_is(scene: Scene, p: Any) -> bool:
    ranks, won = ranks_of(scene), oracle.winners(scene.world, scene.readings)
    totals = {scene.names[seat]: rank[0] for seat, rank in enumerate(ranks)}
    best, second = sorted(ranks, reverse=True)[:2]
    place = next((at for at in range(3) if best[at] != second[at]), 3)
    ground = ("points", "tokens", "brides", "shared")[place]
    level = [seat for seat, rank in enumerate(ranks) if rank[0] == best[0]]
    tie = {scene.names[seat]: ranks[seat][2 if ground == "brides" else 1] for seat in level}
    return (
        _told_counts(p["totals"]) == totals
        and p["ground"] == ground
        and same([scene.names[seat] for seat in won], p["players"])
        and _told_counts(p["tie"]) == tie
    )


def _ends(said: Said) -> bool:
    """So many ends differ in what the claim is about."""
    claim, every, count = claim_of(said), ends_of(said), said.params["count"]
    if every is None:
        return isinstance(count, int) and count > 0
    ends = [end for choices, end in every if follows(said, choices, _line_of(said))]
    if claim.get("region"):
        region = claim["region"]
        differing = {repr((_counts(end, region), end.world.tokens[region])) for end in ends}
    else:
        differing = {repr(ranks_of(end)) for end in ends}
    named = said.params["line"] == yes(bool(_line_of(said)))
    return named and count == len(differing) and said.params["all"] == yes(len(differing) <= 3)


def _no_plan(said: Said) -> bool:
    """It can't be forced. ``count``: ways of choosing that are told, at most as many as there are."""
    p, every, who = said.params, ends_of(said), claim_of(said)["player"]
    if p["player"] != who or every is None:
        return bool(p["player"] == who)
    ways = {tuple(one for one in choices if one.split()[0] == who) for choices, _ in every}
    chooses = any(ways)
    count = p["count"]
    assert isinstance(count, int)
    return p["chooses"] == yes(chooses) and 0 <= count <= len(every) and can_force(said) in (None, False)


# Bounds before the upkeep


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


# Counts inside a sentence

COUNTED_STEPS: Final = (
    *("boru-score-tie-tokens", "boru-score-tie-brides", "boru-upkeep-end", "boru-upkeep-outcome"),
    *("boru-score-half", "boru-score-few-regions", "boru-spoils-second-tied", "boru-church-second-tied"),
    *("boru-token-taken", "boru-token-tied", "boru-token-vikings"),
)
"""Steps of play that tell counts."""


def _count_of(said: Said) -> bool:
    """A count of somebody's: towns, cards of a set, points, claim tokens or marriage cards."""
    around, who, count = said.within[-1], said.params.get("player"), said.params["count"]
    if around == "boru-card-passed":
        return in_card_passed(said)
    if around in COUNTED_STEPS:
        return in_noted(said, (str(who or ""), count))
    if around == "boru-region-now":
        return _counts(first_scene(said), str(said.around["region"])).get(str(who or "")) == count
    ends = told_ends(said)
    if said.around.get("made") == "closest":
        closest = trick_ends_of(said)
        ends = None if closest is None else [((), end) for end in closest]
    if ends is None:
        return isinstance(count, int) and count >= 0
    if around == "boru-end-region":
        return any(_counts(end, claim_of(said)["region"]).get(str(who or "")) == count for _, end in ends)
    return any(count in ranks_of(end)[end.seat(str(who))] for _, end in ends)


def _total_of(said: Said) -> bool:
    """A total at an end that is told, and what it is the sum of."""
    p, ends = said.params, told_ends(said)
    parts: Any = p["parts"]
    told = {part["with"]["part"]: part["with"] for part in parts}
    points = {part: one["points"] for part, one in told.items()}
    if said.around.get("made") == "closest":
        closest = trick_ends_of(said)
        ends = None if closest is None else [((), end) for end in closest]
    summed = bool(sum(points.values()) == p["count"])
    if ends is None:
        return summed
    who = str(p["player"])
    return summed and any(
        points == _parts_at(end, who)
        and all(one["coins"] == end.world.coins[end.seat(who)] for one in told.values())
        and all(_earned_part(said, end, who, one) for one in told.values())
        for _, end in ends
    )


def _earned_part(said: Said, end: Scene, player: str, told: Any) -> bool:
    """Points and renown say what they were before, and what was gained since."""
    if told["part"] in ("points", "renown"):
        return earned_so(said, end, player, told["part"], told)
    return bool(told["gained"] == 0 == len(told["gains"]))


def _parts_at(end: Scene, player: str) -> dict[str, int]:
    """The parts of a total that are told: the points on the track, and the others unless they are 0."""
    line = oracle.score(end.world, end.readings)[end.seat(player)]
    named = {PARTS.get(part, part): points for part, points in line.items()}
    return {part: points for part, points in named.items() if points or part == "points"}


def _region_now(said: Said) -> bool:
    region = claim_of(said)["region"]
    return said.params["region"] == region and region_is(first_scene(said), region, said.params)


_CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "region-now": ("counts in a region", _region_now),
    "count-of": ("count of somebody", _count_of),
    "total-of": ("total of somebody", _total_of),
    "count-of-vikings": ("count of somebody", _count_of),
    "end-region": ("end of the upkeep", _end_region),
    "end-game": ("end of the game", _end_game),
    "ends": ("ends counted", _ends),
    "ends-begin": ("an end of the upkeep", _ends_begin),
    "plan-none": ("can be forced", _no_plan),
    "bound-of": ("bound kept", _bound),
    "bound-of-vikings": ("bound kept", _bound),
    "bounds-held": ("bounds compared", _bounds_held),
    "bounds-threshold": ("bounds compared", _bounds_threshold),
    "bounds-behind": ("bounds compared", _bounds_behind),
    "bounds-overtaken": ("bounds compared", _bounds_overtaken),
}
PREDICATES: Final = {
    **{f"boru-{name}": Predicate(*checker) for name, checker in _CHECKERS.items()},
    "boru-end-game": Predicate("end of the game", _end_game, frozenset(("made",))),
}
