"""Checkers of whether a clan can force the fort of this round."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from adjudicator.values import canonical
from tests.romans.truth.courses import claim_of, first_scene
from tests.romans.truth.fort_checkers import TRIES, distance, margin, place_of, way_of
from tests.romans.truth.futures import (
    Decision,
    can_force,
    decision,
    revealed,
    reveals,
    scene_at_attack,
)
from tests.romans.truth.options import options
from tests.romans.truth.playing import play
from tests.romans.truth.scene import Scene
from tests.truth import Predicate, Said

# Forcing


def _names_contested(said: Said) -> bool:
    position: Any = said.case["position"]
    return bool(said.params["clan"] == claim_of(said)["clan"] and said.params["fort"] == position["wall"][0])


def _stops(said: Said, cards: dict[str, str]) -> bool:
    """With these cards the clan cannot force the fort."""
    start = scene_at_attack(said, place_of(said))
    shown = {clan: card for clan, card in cards.items() if not start.hands[clan].now}
    return not can_force(revealed(start, shown) if start.step == "reveal" else start, claim_of(said)["clan"])


def _is_forced(said: Said) -> bool:
    start = scene_at_attack(said, place_of(said))
    if start.step != "reveal":
        return can_force(start, claim_of(said)["clan"])
    return not any(_stops(said, cards) for cards in reveals(start, Random(0), TRIES))


def _usual(said: Said) -> list[str]:
    """The choices of the line that forces the fort, without exceptions."""
    witness: Any = said.witness
    return [entry["do"] for entry in witness["line"] if "when" not in entry]


def _line_told(said: Said) -> bool:
    usual = _usual(said)
    done = said.params.get("do", " + ".join(usual)) == " + ".join(usual)
    return done and said.params.get("count", len(usual)) == len(usual)


def _forced_yes(said: Said) -> bool:
    return _names_contested(said) and _line_told(said) and _is_forced(said)


def _forced_line(said: Said) -> bool:
    return said.params["clan"] == claim_of(said)["clan"] and _line_told(said) and _is_forced(said)


def _forced_no(said: Said) -> bool:
    witness: Any = said.witness or {}
    return _names_contested(said) and _stops(said, witness.get("against") or {})


def _forced_neutral(said: Said) -> bool:
    return _names_contested(said) and said.params["clan"] in first_scene(said).neutral


def _forced_against(said: Said) -> bool:
    cards: Any = said.params["cards"]
    scene = scene_at_attack(said)
    shown = dict(card.split(":") for card in cards)
    now = all(shown[clan] == hand.now for clan, hand in scene.hands.items() if hand.now)
    return list(shown) == scene.clans and now and _stops(said, shown)


def _forced_when(said: Said) -> bool:
    """Where these cards are revealed, this choice of the line forces the fort."""
    cards: Any = said.params["cards"]
    witness: Any = said.witness
    if {"do": said.params["do"], "when": dict(card.split(":") for card in cards)} not in witness["line"]:
        return False
    clan, start = claim_of(said)["clan"], scene_at_attack(said, place_of(said))
    shown = dict(card.split(":") for card in cards)
    assert {*shown, clan} == set(start.clans)
    others = [one for one in reveals(start, Random(0), 10**6) if shown.items() <= {**shown, **one}.items()]
    found = []
    for one in others:
        if all(one.get(other, shown[other]) == shown[other] for other in shown):
            after = revealed(start, one)
            if after.step == "qween":
                play(after, str(said.params["do"]))
                found.append(can_force(after, clan))
    return bool(found) and all(found)


def _line_at(said: Said, shown: dict[str, str]) -> list[str]:
    """What the line does where these cards are revealed: exceptions first."""
    witness: Any = said.witness
    return [entry["do"] for entry in witness["line"] if entry.get("when", {}).items() <= shown.items()]


def _ends(said: Said, scene: Scene, shown: dict[str, str]) -> Iterator[Scene]:
    """Every way to decide the fort of this round if the clan keeps to its line."""
    if scene.step not in ("svord-at-once", "qween", "druhid"):
        yield scene
        return
    texts = options(scene)[:1] if scene.step == "svord-at-once" else options(scene)
    if scene.waiting[0] == claim_of(said)["clan"] and scene.step != "svord-at-once":
        texts = [text for text in _line_at(said, shown) if text in texts][:1]
    for text in texts:
        after = scene.copy()
        play(after, text)
        yield from _ends(said, after, shown)


def _closest(said: Said, shown: dict[str, str]) -> set[tuple[str, int, int]]:
    """How the fort is decided with these cards: the ways with the smallest margin."""
    clan, told = claim_of(said)["clan"], _told(said, shown)
    least = min(distance(one, clan) for one in told)
    return {(way_of(one, clan), *margin(one, clan)) for one in told if distance(one, clan) == least}


def _sets(said: Said) -> list[dict[str, str]]:
    """Every set of cards that may be revealed in this round."""
    start = scene_at_attack(said, place_of(said))
    now = {clan: hand.now for clan, hand in start.hands.items() if hand.now}
    return [{**now, **one} for one in reveals(start, Random(0), 10**6)]


def _named(said: Said, cards: Any) -> list[dict[str, str]]:
    """The sets of cards that a reply tells of."""
    clans: Any = said.around["clans"]
    named = [
        {clans[0]: one} if isinstance(one, str) else dict(each.split(":") for each in one) for one in cards
    ]
    assert all(set(one) == set(clans) for one in named)
    return [shown for shown in _sets(said) if any(one.items() <= shown.items() for one in named)]


def _forced_reply(said: Said) -> bool:
    p, sets = said.params, _named(said, said.params["cards"])
    cards: Any = p["cards"]
    numbers = {"alone": 0, "tie-broken": 1}.get(str(p["way"]), 2)
    given = (p["way"], p["own"], p["best"])[: numbers + 1]
    fits = all(given in {one[: numbers + 1] for one in _closest(said, shown)} for shown in sets)
    return fits and len(sets) == len(cards) and p["clan"] == claim_of(said)["clan"]


def _forced_replies(said: Said) -> bool:
    """Every set of cards that may be revealed is told of, just once."""
    p, sets = said.params, _sets(said)
    cases: Any = p["cases"]
    whole = replace(said, around=p)
    told = [shown for one in cases for shown in _named(whole, one["with"]["cards"])]
    several = any(
        len({(way_of(one, str(p["clan"])), *margin(one, str(p["clan"]))) for one in _told(said, shown)}) > 1
        for shown in sets
    )
    return (
        sorted(map(canonical, told)) == sorted(map(canonical, sets))
        and p["clan"] == claim_of(said)["clan"]
        and p["several"] == ("yes" if several else "no")
    )


def _told(said: Said, shown: dict[str, str]) -> list[Decision]:
    start = scene_at_attack(said, place_of(said))
    played = {other: card for other, card in shown.items() if not start.hands[other].now}
    ends = _ends(said, revealed(start, played), shown)
    return [one for end in ends if (one := decision(end)) is not None]


CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "forced-yes": ("the fort can be forced", _forced_yes),
    "forced-line": ("the fort can be forced", _forced_line),
    "forced-no": ("the fort cannot be forced", _forced_no),
    "forced-neutral": ("the clan is neutral", _forced_neutral),
    "forced-against": ("the fort cannot be forced", _forced_against),
    "forced-replies": ("every reply is told", _forced_replies),
    "forced-reply": ("a fort is decided so", _forced_reply),
    "forced-when": ("the fort can be forced", _forced_when),
}
PREDICATES: Final = {f"romans-{name}": Predicate(*checker) for name, checker in CHECKERS.items()}
