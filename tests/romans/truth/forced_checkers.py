"""Checkers of whether a clan can force the fort of this round."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.romans.truth.courses import claim_of, first_scene
from tests.romans.truth.fort_checkers import TRIES, place_of
from tests.romans.truth.futures import (
    can_force,
    revealed,
    reveals,
    scene_at_attack,
)
from tests.romans.truth.playing import play
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
    """Where these cards are revealed, this choice forces the fort."""
    cards: Any = said.params["cards"]
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


CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "forced-yes": ("the fort can be forced", _forced_yes),
    "forced-line": ("the fort can be forced", _forced_line),
    "forced-no": ("the fort cannot be forced", _forced_no),
    "forced-neutral": ("the clan is neutral", _forced_neutral),
    "forced-against": ("the fort cannot be forced", _forced_against),
    "forced-when": ("the fort can be forced", _forced_when),
}
PREDICATES: Final = {f"romans-{name}": Predicate(*checker) for name, checker in CHECKERS.items()}
