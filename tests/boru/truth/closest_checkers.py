"""Checkers of the closest end of the last trick and its upkeep: how it comes about, and who wins it."""

from collections.abc import Callable
from typing import Any, Final

from tests.boru import oracle
from tests.boru.oracle import TOWNS
from tests.boru.truth.courses import claim_of, closest_end_of, first_scene, trick_ends_of
from tests.boru.truth.scene import DECK, Scene
from tests.boru.truth.step_checkers import same
from tests.truth import Predicate, Said


def is_closest(said: Said, is_told: Callable[[Scene], bool]) -> bool:
    """The actions can be played and lead to an end as told, and no end is closer."""
    actions: Any = said.params["actions"]
    choices: Any = said.params["choices"]
    end = closest_end_of(said, actions)
    if end is None or not is_told(end) or not set(choices) <= set(actions):
        return False
    ends = trick_ends_of(said)
    counted = said.params["chosen"] == len(choices)
    return counted and (ends is None or abs(_lead(end, said)) == min(abs(_lead(one, said)) for one in ends))


def _lead(end: Scene, said: Said) -> int:
    """By how much the claimer is ahead of the best of the others."""
    claim = claim_of(said)
    seat = end.seat(claim["player"])
    if not claim.get("region"):
        totals = [rank[0] for rank in ranks_of(end)]
        return totals.pop(seat) - max(totals)
    counts = oracle.counts(end.world, claim["region"])
    return counts.pop(seat, 0) - max((0, *counts.values()))


def ranks_of(scene: Scene) -> list[tuple[int, int, int]]:
    lines = oracle.score(scene.world, scene.readings)
    held = list(scene.world.tokens.values())
    return [
        (sum(line.values()), held.count(seat), len(scene.world.marriages[seat]))
        for seat, line in enumerate(lines)
    ]


def _course(said: Said) -> bool:
    """These actions can be played to the end."""
    actions: Any = said.params["actions"]
    return closest_end_of(said, actions) is not None


def _trick_safe(said: Said) -> bool:
    """The card is the highest matching one, and every higher one is seen, not with those yet to play."""
    p, scene = said.params, first_scene(said)
    position: Any = said.case["position"]
    laid = {scene.names[seat]: card for seat, card in scene.trick}
    own, colour = laid[str(p["player"])], TOWNS[scene.world.active]["colour"]
    matching = [card for card in DECK if oracle.suits(card, colour)]
    higher = [card for card in matching if card > own]
    seen = {int(card) for card in position.get("discard", ())}
    for one in position["players"]:
        seen |= {int(card) for card in one.get("hand", ())} if one["id"] in laid else set()
    best = own in matching and not set(higher) & set(laid.values())
    told = p["card"] == own and same(p["cards"], higher) and p["count"] == len(higher)
    waiting = [name for name in scene.names if name not in laid]
    return best and told and same(p["players"], waiting) and set(higher) <= seen


PREDICATES: Final = {
    "boru-closest-course": Predicate("a course to the end", _course),
    "boru-trick-safe": Predicate("nobody beats it", _trick_safe),
}
