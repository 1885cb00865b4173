"""What is legal at a moment of the game, by the tests' own referee."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from typing import Final

from tests.romans.truth.fights import victims
from tests.romans.truth.playing import play, right_order
from tests.romans.truth.scene import CHOICES, COPIES, EMPTY, HIDDEN, WALL, Hand, Scene
from tests.romans.truth.spoils import fokus_costs, horsie_costs, keep_options

KINDS: Final = tuple(COPIES)
VERB: Final = {
    "uncover": "uncover",
    "arrange": "arrange",
    "collect": "collect",
    "reveal": "reveals",
    "svord-at-once": "rearranges",
    "qween": "seduces",
    "druhid": "takes",
    "fokus": "pays",
    "keep": "keeps",
    "horsie": "sacrifices",
    "fortuna": "gives",
    "svord": "rearranges",
}
"""The verb of what is done at a step; while orders are given there are two."""


def acting(scene: Scene) -> list[str]:
    """The clans that may act now."""
    if scene.step in ("lose", "lay"):
        return [clan for clan in scene.clans if not scene.hands[clan].has_laid_all()]
    if scene.step == "reveal":
        return [clan for clan in scene.clans if not scene.hands[clan].now]
    return scene.waiting if scene.step in CHOICES else []


def options(scene: Scene) -> list[str]:
    """Every legal action of this step. What nobody knows is written as unknown."""
    left = Counter(scene.forts_to_come())
    match scene.step:
        case "uncover":
            return [f"uncover {fort}" for fort in left]
        case "arrange":
            return [" ".join(["arrange", *right_order(scene.wall, scene.readings["wall-move"])])]
        case "collect":
            return ["collect"]
        case "over":
            return []
    return [action for clan in acting(scene) for action in of_clan(scene, clan)]


def of_clan(scene: Scene, clan: str) -> Iterator[str]:
    hand = scene.hands[clan]
    match scene.step:
        case "lose" | "lay":
            if may_lose(scene, clan):
                yield from (f"{clan} loses {one} {other}" for one, other in losable(hand))
            if may_lay(scene, clan):
                for place in free_places(hand):
                    yield from (f"{clan} lays {warrior} at {place}" for warrior in (HIDDEN, *hand.unseen()))
        case "reveal":
            yield from (f"{clan} reveals {warrior}" for warrior in revealable(hand))
        case "qween":
            yield from (f"{clan} seduces {other or 'nobody'}" for other in victims(scene, clan))
        case "druhid":
            yield from (f"{clan} takes fort {scene.round + at}" for at in range(len(scene.wall)))
        case "fokus":
            yield from (f"{clan} pays {warrior}" for warrior in fokus_costs(scene, clan))
        case "keep":
            yield from (f"{clan} keeps {' '.join(kept) or 'nothing'}" for kept in keep_options(scene))
        case "horsie":
            yield from (f"{clan} sacrifices {warrior}" for warrior in sorted(set(horsie_costs(scene, clan))))
        case "fortuna":
            yield from (f"{clan} gives up {fort}" for fort in sorted(set(hand.forts[:-1])))
        case "svord" | "svord-at-once":
            yield from (
                f"{clan} rearranges {' '.join(order)}" for order in sorted(set(permutations(hand.down)))
            )


def may_lose(scene: Scene, clan: str) -> bool:
    return not scene.hands[clan].down and clan not in scene.neutral


def may_lay(scene: Scene, clan: str) -> bool:
    return scene.step == "lay" or not may_lose(scene, clan)


def losable(hand: Hand) -> Iterator[tuple[str, str]]:
    """Pairs that the clan may lose, so that no more than three are known not to be laid."""
    for one, other in combinations_with_replacement((HIDDEN, *KINDS), 2):
        named = Counter(warrior for warrior in (one, other) if warrior != HIDDEN)
        if named <= COPIES and (Counter(hand.aside) | named).total() <= sum(COPIES.values()) - WALL:
            yield one, other


def free_places(hand: Hand) -> list[int]:
    down = hand.down or [EMPTY] * WALL
    return [place for place, warrior in enumerate(down, 1) if warrior == EMPTY]


def revealable(hand: Hand) -> list[str]:
    return list(hand.unseen()) if hand.down[0] == HIDDEN else [hand.down[0]]


def fits_face_down(hand: Hand, order: list[str]) -> bool:
    """May these be the face-down cards of the clan in some order?"""
    new = Counter(warrior for warrior in order if warrior != HIDDEN) - Counter(hand.down)
    same_number = len(order) == len(hand.down)
    return same_number and new.total() <= hand.down.count(HIDDEN) and new <= hand.unseen()


def legal_here(scene: Scene, text: str) -> bool:
    """Is this legal at this very step?"""
    words = text.split()
    if words[1:2] == ["rearranges"] and scene.step in ("svord", "svord-at-once"):
        return words[0] in acting(scene) and fits_face_down(scene.hands[words[0]], words[2:])
    if words[1:] == ["pays", "earlier", "chariott"] and scene.step == "fokus":
        return words[0] in acting(scene) and "chariott" in scene.hands[words[0]].shown
    return in_order(text) in map(in_order, options(scene))


def in_order(text: str) -> str:
    """What is kept or lost is named in any order."""
    words = text.split()
    return " ".join([*words[:2], *sorted(words[2:])]) if words[1:2] in (["keeps"], ["loses"]) else text


def chain(scene: Scene, clan: str | None = None) -> Iterator[Scene]:
    """This moment, then the one after the right of this step is not used, and so on; of one clan only, or of
    any."""
    while True:
        yield scene
        who = next(iter(scene.waiting), "")
        unused = _unused(scene, who) if who and clan in (None, who) else ""
        if not unused:
            return
        scene = scene.copy()
        play(scene, unused)


def _unused(scene: Scene, who: str) -> str:
    match scene.step:
        case "svord" | "svord-at-once":
            return " ".join([who, "rearranges", *scene.hands[who].down])
        case "qween":
            return f"{who} seduces nobody" if "" in victims(scene, who) else ""
        case "druhid":
            return f"{who} takes fort {scene.round}"
        case "keep":
            return f"{who} keeps nothing"
    return ""


def moment_of(scene: Scene, text: str, *, now: bool = False) -> Scene | None:
    """The moment at which the action is legal; None if it is not. A right that is not used needs no line, but
    nobody passes over the rights of others now."""
    words = text.split()
    clan = words[0] if now and words[0] in scene.clans else "" if now else None
    return next((one for one in chain(scene, clan) if legal_here(one, text)), None)
