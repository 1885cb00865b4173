"""Checkers of what is said about the ends of an upkeep."""

from collections.abc import Callable
from typing import Any, Final

from tests.boru import oracle
from tests.boru.oracle import REGIONS, TOWNS, VIKINGS
from tests.boru.truth.closest_checkers import is_closest, ranks_of
from tests.boru.truth.courses import (
    Choices,
    Ends,
    can_force,
    claim_of,
    closest_end_of,
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
from tests.boru.truth.scene import UPKEEP, Scene
from tests.boru.truth.step_checkers import in_noted, same
from tests.boru.truth.trick_checkers import in_card_passed
from tests.truth import Predicate, Said


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
    if said.around.get("made") == "closest":
        closest = trick_ends_of(said)
        ends = None if closest is None else [((), end) for end in closest]
    summed = bool(sum(part["with"]["points"] for part in parts) == p["count"])
    return summed and (ends is None or any(_summed(said, end, str(p["player"])) for _, end in ends))


def _end_total(said: Said) -> bool:
    """A total at the end that was told last, and what it is the sum of.

    A dispute may tell the end inside a sentence about both versions: then some end has this total.
    """
    p = said.params
    at: Any = next((params for name, params in reversed(said.told) if name == "boru-end-game"), None)
    ends = [end for _, end in told_ends(said) or ()]
    if at is not None:
        played = closest_end_of(said, at.get("actions", at["choices"]))
        ends = [end for end in (*ends, played) if end is not None and _game_is(end, at)]
    elif not ends:
        ends = trick_ends_of(said) or []
    who = str(p["player"])
    if at is None and not ends:  # too many for the tests
        parts: Any = p["parts"]
        return bool(sum(part["with"]["points"] for part in parts) == p["points"])
    return any(ranks_of(end)[end.seat(who)][0] == p["points"] and _summed(said, end, who) for end in ends)


def _summed(said: Said, end: Scene, player: str) -> bool:
    """These are the parts of the total at this end, each with where it comes from."""
    parts: Any = said.params["parts"]
    told = {part["with"]["part"]: part["with"] for part in parts}
    return (
        {part: one["points"] for part, one in told.items()} == _parts_at(end, player)
        and all(one["coins"] == end.world.coins[end.seat(player)] for one in told.values())
        and all(_earned_part(said, end, player, one) for one in told.values())
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
    "end-total": ("total of somebody", _end_total),
    "total-of": ("total of somebody", _total_of),
    "count-of-vikings": ("count of somebody", _count_of),
    "end-region": ("end of the upkeep", _end_region),
    "end-game": ("end of the game", _end_game),
    "ends": ("ends counted", _ends),
    "ends-begin": ("an end of the upkeep", _ends_begin),
    "plan-none": ("can be forced", _no_plan),
}
PREDICATES: Final = {
    **{f"boru-{name}": Predicate(*checker) for name, checker in _CHECKERS.items()},
    "boru-end-game": Predicate("end of the game", _end_game, frozenset(("made",))),
}
