"""The course of play that a ruling tells, played again by the tests' own referee."""

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from adjudicator.values import canonical
from tests.romans.truth.options import moment_of, options
from tests.romans.truth.playing import play, resume
from tests.romans.truth.scene import CHOICES, HIDDEN, Note, Scene, scene_of
from tests.truth import Said

MOST_ENDS: Final = 3000
"""Ends of a round that are looked at."""


def claim_of(said: Said) -> dict[str, Any]:
    found: Any = said.case["claim"]
    return dict(found)


@lru_cache(maxsize=512)
def _first(position: str, readings: str) -> Scene:
    scene = scene_of(json.loads(position), json.loads(readings))
    resume(scene)
    return scene


def first_scene(said: Said) -> Scene:
    """The moment of the position. If all warriors are face up, the round has run to its first choice."""
    return _first(canonical(said.case["position"]), canonical(said.case.get("readings") or {})).copy()


class Course:
    """A sequence of actions from a moment on, as far as they are legal."""

    def __init__(self, scene: Scene, actions: Sequence[str], *, now: bool = False) -> None:
        self.scene, self.sound, self.refused = scene, 0, ""
        self.taken: list[tuple[Scene, Scene]] = []
        """For each action the moment before it, and the one at which it is taken, after rights not used."""
        for text in actions:
            found = moment_of(self.scene, text, now=now)
            if found is None:
                self.refused = text
                return
            self.taken.append((self.scene, found))
            self.scene = found.copy()
            play(self.scene, text)
            self.sound += 1


@lru_cache(maxsize=512)
def _course(position: str, readings: str, down: str, actions: tuple[str, ...], now: bool) -> Course:
    scene = _first(position, readings).copy()
    for clan, cards in json.loads(down).items():
        hand = scene.hands[clan]
        laid = cards[1:] if hand.now and len(cards) > len(hand.down) else cards
        if scene.step not in ("lose", "lay", "uncover", "arrange"):
            assert all(one in (HIDDEN, other) for one, other in zip(hand.down, laid, strict=True))
            hand.down = list(laid)
    return Course(scene, actions, now=now)


def course_of(said: Said) -> Course:
    """What the claim or the witness has played."""
    claim, witness = claim_of(said), said.witness
    actions: Any = claim.get("actions") or ()
    down: Any = {}
    if claim["kind"] == "legal":
        actions = [claim["action"]] if claim.get("action") else []
    if claim["kind"] in ("fort", "game") and isinstance(witness, dict):
        actions, down = witness.get("actions") or (), witness.get("down") or {}
    return _course(
        canonical(said.case["position"]),
        canonical(said.case.get("readings") or {}),
        canonical(down),
        tuple(actions),
        claim["kind"] == "legal",
    )


def told_notes(said: Said) -> list[Note]:
    """What happens in the course that is told; without one, in the last round, if all its cards are known."""
    scene = course_of(said).scene.copy()
    left = [hand.down for hand in scene.hands.values()]
    known = all(len(down) == 1 and down[0] != HIDDEN for down in left)
    if said.witness is None and scene.step == "reveal" and known:
        for clan, down in zip(scene.clans, left, strict=True):
            play(scene, f"{clan} reveals {down[0]}")
    return scene.notes


# Every way in which a round may go


Choices = tuple[str, ...]


def _ends(scene: Scene, done: Choices) -> Iterator[tuple[Choices, Scene]]:
    if scene.step not in CHOICES:
        yield done, scene
        return
    texts = options(scene)
    if scene.step in ("svord", "svord-at-once"):  # secret, and without effect on this round
        who = scene.waiting[0]
        texts = [" ".join([who, "rearranges", *scene.hands[who].down])]
    elif len(scene.waiting) > 1:  # what several clans choose at once comes in any order
        texts = [text for text in texts if text.split()[0] == scene.waiting[0]]
    for text in texts:
        after = scene.copy()
        play(after, text)
        yield from _ends(after, done if "rearranges" in text else (*done, text))


@lru_cache(maxsize=64)
def _all_ends(position: str, readings: str, revealed: str) -> tuple[tuple[Choices, Scene], ...]:
    scene = _first(position, readings).copy()
    begun = any(message == "romans-revealed" for message, _ in scene.notes)
    if scene.step == "reveal" and not begun:
        cards = json.loads(revealed)
        for clan in [clan for clan in scene.clans if not scene.hands[clan].now]:
            play(scene, f"{clan} reveals {cards.get(clan, scene.hands[clan].down[0])}")
    found = []
    for end in _ends(scene, ()):
        found.append(end)
        assert len(found) <= MOST_ENDS
    return tuple(found)


def ends_of(said: Said) -> tuple[tuple[Choices, Scene], ...]:
    """Every way to choose in this round, and the moment after it. A witness may name what is revealed."""
    witness: Any = said.witness or {}
    against = witness.get("against") or {} if claim_of(said)["kind"] == "forced" else {}
    position, readings = canonical(said.case["position"]), canonical(said.case.get("readings") or {})
    return _all_ends(position, readings, canonical(against))


def is_open_round(said: Said) -> bool:
    """Are all cards of the round that is told face up, and is its fort not taken yet?"""
    kind, witness, position = claim_of(said)["kind"], said.witness, said.case["position"]
    if kind == "forced" and isinstance(witness, dict) and witness.get("against"):
        return True
    assert isinstance(position, dict)
    begun = position.get("step", "reveal") in ("reveal", "svord-at-once", "qween", "druhid")
    return begun and all(one.get("now") for one in position["clans"])


def notes_of(said: Said) -> list[list[list[Note]]]:
    """The stories that a ruling tells: each has one course, or all courses of a round with choices."""
    kind = claim_of(said)["kind"]
    told = told_notes(said) if kind == "game" else course_of(said).scene.notes
    found = [] if kind in ("round", "forced") else [[told]]
    if kind == "round" or (kind in ("fort", "forced") and is_open_round(said)):
        found.append([scene.notes for _, scene in ends_of(said)])
    return found
