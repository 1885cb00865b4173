"""What may come of a table with hidden cards: random futures, played by the tests' own referee."""

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

from adjudicator.values import canonical
from tests.romans.truth.courses import claim_of
from tests.romans.truth.options import options
from tests.romans.truth.playing import play, resume
from tests.romans.truth.scene import CHOICES, EMPTY, HIDDEN, WALL, Scene, scene_of
from tests.truth import Said

SAMPLED: Final = 25
"""Futures of a claim that are looked at."""


class Marked(str):
    """The fort that is claimed. It equals others of its name, and can be told from them."""

    __slots__ = ()


class Decision(NamedTuple):
    """How the claimed fort was decided."""

    round: int
    cards: list[str]
    sums: dict[str, int]
    fighting: list[str]
    by: str
    """What decided the round."""
    winner: str
    taker: str
    """Who has the fort now; empty if nobody took it."""
    contested: bool
    """Was it the fort that was fought for?"""


class Future(NamedTuple):
    end: Scene
    chosen: frozenset[str]
    """The clans that have chosen something on the way."""


def scene_at_attack(said: Said, place: int = 0) -> Scene:
    """The moment of the claim, with the fort at this place marked.

    Before the attack it is the moment when that begins, and cards not laid yet are unknown.
    """
    position: Any = said.case["position"]
    readings: Any = said.case.get("readings") or {}
    wall = list(position.get("wall") or ())
    if place:
        at = place - (WALL + 1 - len(wall))
        assert at >= 0
        wall[at] = Marked(wall[at])
    scene = scene_of({**position, "wall": wall}, readings)
    resume(scene)
    if scene.step in ("lose", "lay"):
        scene.step = "reveal"
        for hand in scene.hands.values():
            hand.down = [HIDDEN if card == EMPTY else card for card in hand.down or [EMPTY] * WALL]
    return scene


def name_cards(scene: Scene, rng: Random, wanted: Sequence[str] = (), round_: int = 0) -> None:
    """Every hidden card becomes one that it may be; at one round these cards are laid, if they can be."""
    named = dict(card.split(":") for card in wanted)
    for clan, hand in scene.hands.items():
        at = round_ - scene.round - bool(hand.now)
        free = clan in named and 0 <= at < len(hand.down) and hand.down[at] == HIDDEN
        if free and hand.unseen()[named[clan]]:  # else Svord moves it there
            hand.down[at] = named[clan]
        pool = list(hand.unseen().elements())
        rng.shuffle(pool)
        hand.down = [pool.pop() if card == HIDDEN else card for card in hand.down]


def play_on(scene: Scene, rng: Random) -> Future:
    """To the end of the turn, or of the game, with random choices."""
    chosen = set()
    while scene.step in ("reveal", *CHOICES):
        text = rng.choice(options(scene))
        if scene.step in CHOICES:
            chosen.add(text.split()[0])
        play(scene, text)
    return Future(scene, frozenset(chosen))


@lru_cache(maxsize=128)
def _futures(case: str, place: int) -> tuple[Future, ...]:
    said = Said("", {}, json.loads(case), "", None, None)
    start = scene_at_attack(said, place)
    rng, found = Random(0), []
    for _ in range(SAMPLED):
        scene = start.copy()
        name_cards(scene, rng)
        found.append(play_on(scene, rng))
    return tuple(found)


def futures(said: Said, place: int = 0) -> tuple[Future, ...]:
    """Random futures of the case to the end of this turn."""
    return _futures(canonical({**said.case, "claim": {"kind": "fort"}}), place)


def counted(said: Said, place: int = 0) -> list[Future]:
    """The futures that count for the claim: whoever stated a line, or forces a fort, does not choose at
    random."""
    claim = claim_of(said)
    bound = bool(claim.get("line")) or claim["kind"] == "forced"
    return [one for one in futures(said, place) if not (bound and claim["clan"] in one.chosen)]


def decision(scene: Scene) -> Decision | None:
    """How the marked fort was decided; None if it was not, or before the story begins."""
    told: dict[str, Any] = {}
    for message, what in scene.notes:
        if message == "romans-revealed":
            told = {}
        told[message] = what
        if message in ("romans-captured", "romans-lost") and isinstance(what["fort"], Marked):
            if not {"romans-revealed", "romans-totals", "romans-decided"} <= told.keys():
                return None
            shown, totals, fight = (told[f"romans-{name}"] for name in ("revealed", "totals", "decided"))
            contested = isinstance(shown["fort"], Marked)
            taker = what.get("clan", "")
            sums, fighting = totals["sums"], totals["fighting"]
            return Decision(
                shown["round"], shown["cards"], sums, fighting, fight["by"], fight["clan"], taker, contested
            )
    return None


def took(scene: Scene, clan: str) -> bool:
    """Has this clan taken the marked fort? It may have given it up again."""
    return any(isinstance(fort, Marked) for fort in (*scene.hands[clan].forts, *scene.hands[clan].dropped))


# This round


def every_end(scene: Scene) -> Iterator[Scene]:
    """Every way to go on from a choice to the end of the round."""
    if scene.step not in CHOICES:
        yield scene
        return
    texts = options(scene)
    if scene.step in ("svord", "svord-at-once"):
        texts = texts[:1]
    for text in texts:
        after = scene.copy()
        play(after, text)
        yield from every_end(after)


def reveals(scene: Scene, rng: Random, most: int) -> list[dict[str, str]]:
    """The cards that may be revealed in this round by those who have not: all, or some at random."""
    able = {
        clan: list(hand.unseen()) if hand.down[0] == HIDDEN else [hand.down[0]]
        for clan, hand in scene.hands.items()
        if not hand.now
    }
    found = [dict(zip(able, cards, strict=True)) for cards in product(*able.values())]
    return found if len(found) <= most else rng.sample(found, most)


def revealed(scene: Scene, cards: dict[str, str]) -> Scene:
    """This moment after these cards are revealed."""
    after = scene.copy()
    for clan, warrior in cards.items():
        assert after.hands[clan].down[0] in (HIDDEN, warrior)
        play(after, f"{clan} reveals {warrior}")
    return after


def can_force(scene: Scene, clan: str) -> bool:
    """Can the clan choose so that it takes the marked fort in this round, whatever the others choose?"""
    if took(scene, clan):
        return True
    if scene.step not in ("svord-at-once", "qween", "druhid"):
        return False
    texts = options(scene)[:1] if scene.step == "svord-at-once" else options(scene)
    ways = []
    for text in texts:
        after = scene.copy()
        play(after, text)
        ways.append(can_force(after, clan))
    return any(ways) if scene.waiting[0] == clan else all(ways)
