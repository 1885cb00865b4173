"""The course of play that a ruling speaks of, played by the tests themselves."""

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from adjudicator.values import canonical
from tests.boru import oracle
from tests.boru.oracle import REGIONS
from tests.boru.truth.notes import note_scores, note_tokens, note_what_counts
from tests.boru.truth.options import is_legal, options, without_unused_rights
from tests.boru.truth.playing import finish_steps, note_trick, play
from tests.boru.truth.scene import UPKEEP, Note, Scene, scene_of
from tests.truth import Said

MOST_ENDS: Final = 500
"""If an upkeep has more courses, the tests do not judge it."""


MOST_SCENES: Final = 3000
"""If a trick and its upkeep have more moments, the tests do not judge them."""


def claim_of(said: Said) -> dict[str, Any]:
    """The claim, its actions as they are written in rulings."""
    given: Any = said.case["claim"]
    claim = dict(given)
    if "actions" in claim:
        claim["actions"] = [as_written(text) for text in claim["actions"]]
    if claim.get("action"):
        claim["action"] = as_written(claim["action"])
    return claim


def as_written(text: str) -> str:
    """Cards that are kept are named from the lowest."""
    words = text.split()
    if words[1:2] == ["keeps"]:
        words[2:] = sorted(words[2:], key=int)
    return " ".join(words)


def first_scene(said: Said) -> Scene:
    return scene_of(said.case["position"], readings_of(said))


def readings_of(said: Said) -> oracle.Readings:
    readings: Any = said.case["readings"]
    return dict(readings)


class Course:
    """How far the actions of a claim can be played, what happened, and what was refused."""

    def __init__(self, scene: Scene, actions: Sequence[str], kind: str) -> None:
        self.scene, self.refused, self.sound = scene.copy(), "", 0
        self.taken: list[tuple[Scene, Scene]] = []
        """For each action the moment before it, and the one at which it is taken, after rights not used."""
        acted, trick = scene.acted, list(scene.trick)
        for text in actions:
            here = before = self.scene.copy()
            if kind in ("record", "remedy"):
                here = without_unused_rights(here, text)
            elif kind == "upkeep" and not text.startswith("resolve "):
                finish_steps(here)
            over = kind == "action" and (here.acted != acted or here.trick != trick)
            over = over or (kind == "upkeep" and here.phase not in UPKEEP)
            if over or not is_legal(here, text):
                self.scene, self.refused = here, text
                return
            self.taken.append((before.copy(), here.copy()))
            play(here, text)
            self.scene = here
            self.sound += 1
        if kind == "upkeep":
            finish_steps(self.scene)


@lru_cache(maxsize=256)
def _course(position: str, readings: str, actions: tuple[str, ...], kind: str) -> Course:
    return Course(scene_of(json.loads(position), json.loads(readings)), actions, kind)


def course_of(said: Said, actions: Sequence[str] | None = None) -> Course:
    """The actions of the claim, or these."""
    claim = claim_of(said)
    if actions is None:
        actions = claim.get("actions") or ([claim["action"]] if claim.get("action") else [])
    position, readings = said.case["position"], said.case["readings"]
    return _course(canonical(position), canonical(readings), tuple(actions), str(claim["kind"]))


def notes_of(said: Said) -> list[Note]:
    """Everything that happens in what the ruling speaks of."""
    witness: Any = said.witness or {}
    kind = claim_of(said)["kind"]
    if kind in ("region", "game"):
        notes = list(course_of(said, witness.get("actions", ())).scene.notes)
        notes += _closest_notes(said)
    elif kind == "card":
        notes = [("played", played) for played in witness.get("trick", ())]
    elif kind == "forced":
        notes = [note for _, end in ends_of(said) or () for note in end.notes]
    else:
        notes = list(course_of(said).scene.notes)
    return notes + _now(said, course_of(said).scene if kind == "record" else first_scene(said))


def _now(said: Said, scene: Scene) -> list[Note]:
    """What the table shows without any action."""
    here = scene.copy()
    here.notes = []
    if here.phase == "over" or (here.phase == "" and claim_of(said)["kind"] == "score"):
        note_scores(here)
    if here.phase in ("over", "vikings"):
        note_tokens(here)
    if here.world.active and len(here.trick) == here.n:
        note_trick(here)
    if claim_of(said).get("region"):
        note_what_counts(here, str(claim_of(said)["region"]))
    return here.notes


# Every course of an upkeep

Choices = tuple[str, ...]
Ends = list[tuple[Choices, Scene]]


def _every_end(scene: Scene, done: Choices) -> Iterator[tuple[Choices, Scene]]:
    finish_steps(scene)
    if scene.phase not in UPKEEP:
        yield done, scene
        return
    for text in options(scene):
        further = scene.copy()
        play(further, text)
        yield from _every_end(further, (*done, text))


@lru_cache(maxsize=64)
def _ends(position: str, readings: str) -> Ends | None:
    scene = scene_of(json.loads(position), json.loads(readings))
    if scene.phase not in UPKEEP:
        return None
    found = []
    for end in _every_end(scene, ()):
        found.append(end)
        if len(found) > MOST_ENDS:
            return None
    return found


@lru_cache(maxsize=64)
def _trick_ends(position: str, readings: str) -> list[Scene] | None:
    given = json.loads(position)
    waiting, found, looked_at = [scene_of(given, json.loads(readings))], [], 0
    while waiting:
        here = waiting.pop()
        looked_at += 1
        if looked_at > MOST_SCENES or "draft" in given:
            return None
        if here.phase in UPKEEP:
            finish_steps(here)
        if here.phase in ("over", "vikings"):
            found.append(here)
            continue
        for text in options(here):
            further = here.copy()
            play(further, text)
            waiting.append(further)
    return found


def trick_ends_of(said: Said) -> list[Scene] | None:
    """Every end of the last trick and its upkeep; None if there are too many, or a draft is remembered."""
    return _trick_ends(canonical(said.case["position"]), canonical(said.case["readings"]))


def closest_end_of(said: Said, actions: Sequence[str]) -> Scene | None:
    """Where these actions lead, with the steps of the upkeep that nobody chooses; None if one is illegal."""
    here = first_scene(said)
    for text in actions:
        if here.phase in UPKEEP:
            finish_steps(here)
        if not is_legal(here, text):
            return None
        play(here, text)
    finish_steps(here)
    return here if here.phase in ("over", "vikings") else None


def _closest_notes(said: Said) -> list[Note]:
    """What happens on the way to the closest end, if that is told."""
    told: Any = [params["actions"] for message, params in said.told if message == "boru-closest-course"]
    end = closest_end_of(said, told[0]) if told else None
    return [] if end is None else end.notes


def ends_of(said: Said) -> Ends | None:
    """Every course of the upkeep and its end; None if this is no upkeep, or there are too many."""
    return _ends(canonical(said.case["position"]), canonical(said.case["readings"]))


def decisions_of(said: Said) -> set[tuple[str, str, str]] | None:
    """Every decision that some course of the upkeep reaches: what is due, who decides, whom it concerns."""
    ends = ends_of(said)
    if ends is None:
        return None
    found = set()
    for choices, _ in ends:
        here = first_scene(said)
        for text in choices:
            finish_steps(here)
            found.add(decision(here))
            play(here, text)
    return found


def decision(scene: Scene) -> tuple[str, str, str]:
    seat = scene.decider()
    assert seat is not None
    return scene.phase, scene.names[seat], scene.names[scene.queue[0]]


def after_choices(said: Said, choices: Sequence[str]) -> Scene:
    """The end of the upkeep, if these are chosen from where the claim leads to."""
    here = course_of(said).scene.copy()
    for text in choices:
        finish_steps(here)
        assert is_legal(here, text)
        play(here, text)
    finish_steps(here)
    assert here.phase not in UPKEEP
    return here


# Goals


def met(scene: Scene, claim: dict[str, Any]) -> bool | None:
    """Is the goal of the claim met at the end of an upkeep? None if the game goes on."""
    seat = scene.seat(claim["player"])
    if claim.get("region"):
        assert claim["region"] in REGIONS
        return bool(scene.world.tokens[claim["region"]] == seat)
    if scene.phase != "over":
        return None
    won = oracle.winners(scene.world, scene.readings)
    return won == [seat] if claim.get("sole") else seat in won


def follows(said: Said, choices: Choices, line: list[str] | None = None) -> bool:
    """Does the claimer keep to this line in this course, or to the one that was stated?"""
    claim = claim_of(said)
    entries = [entry.partition(" if ")[::2] for entry in line or claim.get("line") or ()]
    here = first_scene(said)
    done: list[str] = []
    for text in choices:
        finish_steps(here)
        fitting = (
            action
            for action, when in entries
            if all(one in done for one in when.split(" and ") if one) and _fits(here, action, text)
        )
        if text.split()[0] == claim["player"]:
            wanted = next(fitting, text)
            if wanted != text and is_legal(here, wanted):
                return False
        play(here, text)
        done.append(text)
    return True


def _fits(scene: Scene, action: str, text: str) -> bool:
    """Is the entry of a line about the present decision, for which ``text`` was chosen?"""
    if action.split()[1] != text.split()[1]:
        return False
    if scene.phase != "invasion":
        return True
    return scene.world.discs.get(action.split()[-1]) == scene.queue[0]


def settled(said: Said) -> bool:
    """Has everything happened on which a region or the game depends?"""
    scene = first_scene(said)
    return scene.phase == "over" or (scene.phase == "vikings" and bool(claim_of(said).get("region")))


def holds(said: Said) -> bool | None:
    """Is the claim about a region or the game true? None if the tests can't tell."""
    claim = claim_of(said)
    if settled(said):
        return met(first_scene(said), claim)
    ends = ends_of(said)
    if ends is None:
        return None
    found = [met(end, claim) for choices, end in ends if follows(said, choices)]
    if None in found:
        return None
    return any(found) if claim.get("how", "certain") == "possible" else all(found)


def can_force(said: Said) -> bool | None:
    """Has the player an answer to everything? None if the tests can't tell."""
    claim, ends = claim_of(said), ends_of(said)
    if ends is None or any(met(end, claim) is None for _, end in ends):
        return None

    def good(some: Ends, depth: int) -> bool:
        if len(some[0][0]) == depth:
            return bool(met(some[0][1], claim))
        replies: dict[str, Ends] = {}
        for one in some:
            replies.setdefault(one[0][depth], []).append(one)
        whose = some[0][0][depth].split()[0]
        verdicts = (good(part, depth + 1) for part in replies.values())
        return any(verdicts) if whose == claim["player"] else all(verdicts)

    return good(ends, 0)
