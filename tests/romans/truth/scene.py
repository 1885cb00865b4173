"""The table of a case, for the tests' own referee: read from the JSON of a position, without our code."""

from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final

from adjudicator.games.romans.table.forts import DECK, FORTS, VALUES
from tests.romans.oracle import STRENGTHS, WARRIORS

HIDDEN: Final = "?"
EMPTY: Final = "empty"
"""A place at which no warrior lies yet."""
WALL: Final = 6
TURNS: Final = 3
VALUE: Final = dict(zip(FORTS, VALUES, strict=True))
COPIES: Final = Counter(WARRIORS)
BUILDING: Final = ("uncover", "arrange", "lose", "lay")
CHOICES: Final = ("svord-at-once", "qween", "druhid", "fokus", "keep", "horsie", "fortuna", "svord")
AT_ONCE: Final = ("svord-at-once", "fokus", "horsie", "svord")
"""Choices that several clans may have at the same time."""
USUAL: Final = {
    "tie-scope": "highest",
    "wall-move": "insert",
    "qween-mandatory": "mandatory",
    "qween-victim": "discarded",
    "chariott-scope": "this-round",
    "axx-and-fokus": "fokus-first",
    "axx-and-komfort": "both",
    "horsie-victim": "earlier",
    "horsie-trigger": "no-capture",
    "archer-pair-neutral": "no",
    "archer-pair-keeps": "others-apply",
    "fortuna-moment": "after-horsie",
    "fortheca-count": "held",
    "neutral-powers": "only-horsie",
    "neutral-choices": "weakest",
    "neutral-fortuna": "lowest-earlier",
    "neutral-axx": "stays",
    "svord-timing": "after",
    "final-tie": "next-forts",
    "forts-counted": "held",
    "solo-result": "player-wins",
    "variant-1-end": "discarded",
}
"""What is taken where a case chooses no reading."""

Note = tuple[str, dict[str, Any]]
"""Something that happened: the message that tells it, and what it tells."""


@dataclass
class Hand:
    """The warriors of one clan in this turn, and its forts."""

    shown: list[str] = field(default_factory=list)
    now: str = ""
    here: bool = False
    down: list[str] = field(default_factory=list)
    """Face down from the next fort on. While orders are given: at all six, nothing before two are lost."""
    spent: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    forts: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)

    @property
    def up(self) -> list[str]:
        return [*self.shown, self.now] if self.here else list(self.shown)

    def unseen(self) -> Counter[str]:
        """The warriors of the clan that may lie face down, unknown to us."""
        fresh = [self.now] if self.here else []
        known = Counter([*self.shown, *fresh, *self.spent, *self.aside, *self.down])
        return COPIES - known

    def has_laid_all(self) -> bool:
        return len(self.down) == WALL and EMPTY not in self.down

    def copy(self) -> "Hand":
        lists = (self.down, self.spent, self.aside, self.forts, self.dropped)
        return Hand(list(self.shown), self.now, self.here, *[list(one) for one in lists])


@dataclass
class Scene:
    """A moment of the game, and what happened on the way to it."""

    clans: list[str]
    neutral: set[str]
    hands: dict[str, Hand]
    wall: list[str]
    """The forts still in the wall, the contested one first."""
    readings: Mapping[str, str]
    turn: int = 1
    round: int = 1
    step: str = "reveal"
    waiting: list[str] = field(default_factory=list)
    """The clans that have a choice now."""
    coming: list[str] = field(default_factory=list)
    """The steps of this round that follow."""
    winner: str = ""
    taken: str = ""
    seduced: str = ""
    discarded: list[str] = field(default_factory=list)
    variants: tuple[str, ...] = ()
    deck: Mapping[str, int] = field(default_factory=dict)
    strengths: Mapping[str, int] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)

    def note(self, message: str, **what: Any) -> None:
        self.notes.append((f"romans-{message}", what))

    def reads(self, reading: str, option: str) -> bool:
        return self.readings[reading] == option

    def copy(self) -> "Scene":
        found = copy(self)
        found.hands = {clan: hand.copy() for clan, hand in self.hands.items()}
        found.wall, found.discarded = list(self.wall), list(self.discarded)
        found.waiting, found.coming, found.notes = list(self.waiting), list(self.coming), list(self.notes)
        return found

    @property
    def players(self) -> list[str]:
        return [clan for clan in self.clans if clan not in self.neutral]

    def clockwise(self) -> list[str]:
        """The capturer first, then clockwise."""
        start = self.clans.index(self.winner) if self.winner else 0
        return self.clans[start:] + self.clans[:start]

    def has_power(self, clan: str, warrior: str) -> bool:
        """Does this warrior's ability work for this clan?"""
        if clan not in self.neutral or warrior in ("horsie", "chariott"):
            return True
        return self.reads("neutral-powers", "all-but-three") and warrior not in ("qween", "druhid", "svord")

    def ruled(self, clan: str) -> bool:
        """Does a rule choose for this clan?"""
        return clan in self.neutral and self.reads("neutral-choices", "weakest")

    def shows(self, clan: str, warrior: str) -> bool:
        """Did this clan reveal this warrior in this round, and does its ability work?"""
        return self.hands[clan].now == warrior and self.has_power(clan, warrior)

    def forts_seen(self) -> list[str]:
        held = [fort for hand in self.hands.values() for fort in (*hand.forts, *hand.dropped)]
        return [*self.wall, *self.discarded, *held]

    def forts_to_come(self) -> list[str]:
        left = Counter(dict(self.deck)) - Counter(self.forts_seen())
        return sorted(left.elements())


def scene_of(position: Any, readings: Mapping[str, str]) -> Scene:
    """The moment that a position describes."""
    step = position.get("step") or "reveal"
    wall, entries = list(position.get("wall") or ()), position.get("clans") or []
    round_ = position.get("round") or _round(step, len(wall))
    clans = [one["clan"] for one in entries]
    scene = Scene(
        clans=clans,
        neutral={one["clan"] for one in entries if one.get("neutral")},
        hands={one["clan"]: _hand(one, position, step, round_) for one in entries},
        wall=wall,
        readings=USUAL | dict(readings),
        turn=position.get("turn") or 1,
        round=round_,
        step=step,
        winner=position.get("winner") or "",
        seduced=position.get("seduced") or "",
        discarded=list(position.get("discarded") or ()),
        variants=tuple(position.get("variants") or ()),
        deck=dict(zip(FORTS, DECK, strict=True)) | dict(position.get("deck") or {}),
        strengths=STRENGTHS | dict(position.get("strengths") or {}),
    )
    if scene.winner and step in ("fokus", "keep", "horsie", "fortuna", "svord"):
        hand = scene.hands[scene.winner]
        scene.taken = hand.forts[-1] if hand.forts else hand.dropped[-1] if hand.dropped else ""
    if step in AT_ONCE:
        waiting = position.get("waiting")
        listed = waiting if waiting is not None else _not_yet(scene, position["who"])
        scene.waiting = [clan for clan in scene.clockwise() if clan in listed]
    elif step in CHOICES:
        scene.waiting = [position["who"]]
    return scene


def _not_yet(scene: Scene, who: str) -> list[str]:
    """Clans from ``who`` on have not chosen yet, nor have others whose cards are all still there."""
    order = scene.clockwise()
    later = order[order.index(who) :]
    if scene.step in ("svord", "svord-at-once"):
        return [clan for clan in order if clan == who or scene.shows(clan, "svord")]
    return [clan for clan in order if clan in later or len(scene.hands[clan].up) == scene.round]


def _round(step: str, forts: int) -> int:
    """The round that follows from the length of the wall."""
    if step in BUILDING:
        return 1
    if step == "collect":
        return WALL
    captured = step not in ("reveal", "svord-at-once", "qween", "druhid")
    return min(max(WALL - forts + (not captured), 1), WALL)


def _hand(one: Any, position: Any, step: str, round_: int) -> Hand:
    now = one.get("now") or ""
    down = one.get("down")
    if step in ("lose", "lay"):
        laying = down is not None or (step == "lay" and position.get("who") == one["clan"])
        down = [*(down or ()), *[EMPTY] * (WALL - len(down or ()))] if laying else []
        if one.get("neutral") and set(down) == {EMPTY}:
            down = []
    elif down is None:
        outside = step in BUILDING or step == "collect"
        hidden = 0 if outside else WALL - round_ + (step == "reveal" and not now)
        down = [HIDDEN] * hidden
    lists: dict[str, Any] = {
        name: list(one.get(name) or ()) for name in ("shown", "spent", "aside", "forts", "dropped")
    }
    here = bool(now) and not one.get("left")
    return Hand(now=now, here=here, down=list(down), **lists)
