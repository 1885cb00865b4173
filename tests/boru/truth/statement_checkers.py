"""Checkers of facts that are quoted from a case, and of whether they can all be true."""

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from adjudicator.values import canonical
from tests.boru.truth.cards import Cards
from tests.boru.truth.courses import claim_of, course_of, first_scene
from tests.boru.truth.scene import PLAYING, UPKEEP, Scene, scene_of
from tests.course_truth import course_predicates
from tests.truth import Predicate, Said

NO_HANDS: Final = ("setup", "vikings", "courted", *UPKEEP, "over")
BEFORE_TRICKS: Final = ("setup", "vikings", "courted", "deal", "draft")
REMEMBERED: Final = (*PLAYING, *UPKEEP, "over")

Fact = tuple[str, dict[str, Any]]
"""A statement without ``boru-says-``, and who or what it is about."""


def stated(case: Any, scene: Scene) -> Iterator[Fact]:
    """Every fact about this round's cards that a case states."""
    names = scene.names
    if scene.phase in NO_HANDS:
        yield "no-hands", {}
    if scene.phase in BEFORE_TRICKS:
        yield "before-tricks", {}
    for memory in scene.memories if scene.phase in REMEMBERED else ():
        for turn, pack in enumerate(memory["packs"]):
            kept = sorted(memory["kept"][turn]) if turn < len(memory["kept"]) else []
            told = {"player": names[memory["seat"]], "cards": sorted(pack), "kept": kept, "count": len(kept)}
            yield "pack", told
    if scene.phase in (*PLAYING, ""):
        yield from (
            ("in-hand", {"player": names[s], "card": c}) for s in range(scene.n) for c in scene.hands[s]
        )
        yield from (("discarded", {"card": card}) for card in scene.discard)
        yield from (("in-trick", {"player": names[seat], "card": card}) for seat, card in scene.trick)
    if scene.phase in PLAYING:
        if scene.tricks is not None:
            yield "tricks", {"count": scene.tricks}
        yield from (("could-not-lead", {"player": names[s]}) for s in range(scene.n) if scene.lacks[s])
    for one in case["claim"].get("testimony", ()):
        kind = next(kind for kind in ("holds", "lacks", "played") if one.get(kind))
        whose = one.get("player") or one["who"]
        yield (
            kind,
            {
                "who": one["who"],
                "player": whose,
                "cards": sorted(one[kind]),
                "own": "yes" if whose == one["who"] else "no",
            },
        )


def can_be_true(scene: Scene, facts: list[Fact], bounded: bool = True) -> bool:
    """Can all of these be true together, by the rules of draft and tricks?"""
    cards = Cards(scene, bounded)
    for kind, what in facts:
        seat = scene.seat(what["player"]) if "player" in what else 0
        match kind:
            case "no-hands":
                cards.no_hands()
            case "before-tricks":
                cards.before_tricks()
            case "pack":
                cards.pack(seat, what["cards"], what["kept"])
            case "in-hand":
                cards.holds(seat, [what["card"]])
            case "discarded":
                cards.discarded(what["card"])
            case "in-trick":
                cards.in_trick(seat, what["card"])
            case "tricks":
                cards.tricks(what["count"])
            case "could-not-lead":
                cards.lacks(seat, scene.lacks[seat])
            case "holds":
                cards.holds(seat, what["cards"])
            case "lacks":
                cards.lacks(seat, what["cards"])
            case "played":
                cards.played(seat, what["cards"])
    return cards.possible


@lru_cache(maxsize=256)
def _contradict(case: str, facts: str, bounded: bool = True) -> bool:
    given = json.loads(case)
    scene = scene_of(given["position"], given["readings"])
    return not can_be_true(scene, [(kind, what) for kind, what in json.loads(facts)], bounded)


def _quoted(said: Said) -> bool:
    """The case states this."""
    kind = said.message.removeprefix("boru-says-")
    told = {key: sorted(v) if isinstance(v, list) else v for key, v in said.params.items()}
    return any(
        kind == name and all(told[key] == value for key, value in what.items() if key in told)
        for name, what in stated(said.case, first_scene(said))
    )


def facts_in_answer(said: Said) -> list[Fact]:
    answer: Any = said.answer
    return [
        (one["fact"].removeprefix("boru-says-"), one["params"])
        for one in answer["contradiction"]
        if one["fact"].startswith("boru-says-")
    ]


def _contradiction(said: Said) -> bool:
    """These facts cannot all be true. If they are said to be the fewest, they can without any one of them.

    That a number of tricks can only be so high is told by that number where it is given.
    """
    facts, case, answer = facts_in_answer(said), canonical(said.case), said.answer
    assert isinstance(answer, dict)
    fewer = [[*facts[:at], *facts[at + 1 :]] for at in range(len(facts))] if answer.get("smallest") else []
    return (
        said.params["count"] == len(facts)
        and _contradict(case, json.dumps(facts))
        and not any(_contradict(case, json.dumps(some), bounded=False) for some in fewer)
    )


def _no_contradiction(said: Said) -> bool:
    facts = list(stated(said.case, first_scene(said)))
    return said.params["count"] == len(facts) and not _contradict(canonical(said.case), json.dumps(facts))


def _refused(said: Said) -> bool:
    """So many problems are listed, each a contradiction by itself."""
    answer: Any = said.answer
    return claim_of(said)["kind"] == "consistent" and said.params["count"] == len(answer["contradiction"])


_CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "consistent-yes": ("no contradiction", _no_contradiction),
    "consistent-no": ("contradiction", _contradiction),
    "consistent-refused": ("contradictions counted", _refused),
    **{
        f"boru-says-{kind}": ("stated in the case", _quoted)
        for kind in (
            *("tricks", "no-hands", "before-tricks", "discarded", "in-trick", "in-hand", "could-not-lead"),
            *("pack", "holds", "lacks", "played"),
        )
    },
}
PREDICATES: Final = {
    **course_predicates(_no_contradiction, lambda said: course_of(said).sound),
    **{name: Predicate(*checker) for name, checker in _CHECKERS.items()},
}
