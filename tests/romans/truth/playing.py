"""Rzymianie do domu! played by the tests' own referee, step by step, with a note of everything that happens.

It is written from the rulebook and the readings and shares no code with the product. A round is a list of
steps. A step runs by itself until a clan has a choice; ``play`` makes the choice and goes on.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from tests.romans.oracle import Fort, OracleRules, ordered
from tests.romans.truth.fights import collide, contest, qween, seduce, svord
from tests.romans.truth.scene import COPIES, EMPTY, HIDDEN, VALUE, WALL, Hand, Scene
from tests.romans.truth.spoils import (
    after_capture,
    card,
    count_hecas,
    discard,
    end_round,
    fokus,
    fortuna,
    give_up,
    horsie,
    keep,
    kept,
    pay_horsie,
    settle_fokus,
    settle_horsie,
    take,
    victim,
    yes,
)


def begin(scene: Scene) -> None:
    """All warriors of the round are face up."""
    hands = scene.hands
    cards = [card(clan, hands[clan].now) for clan in scene.clans]
    scene.note("revealed", round=scene.round, fort=scene.wall[0], cards=cards)
    powerless(scene)
    scene.coming = ["svord-at-once", "collide", "qween", "contest"]
    go(scene)


def powerless(scene: Scene) -> None:
    for clan, hand in scene.hands.items():
        if hand.now and not scene.has_power(clan, hand.now):
            scene.note("power-neutral", clan=clan, card=hand.now)


def resume(scene: Scene) -> None:
    """Go on from the step of a position."""
    if scene.step != "reveal":
        powerless(scene)
    if scene.step == "reveal" and scene.clans and all(hand.now for hand in scene.hands.values()):
        begin(scene)
    elif scene.step in ("svord-at-once", "svord"):
        scene.coming = ["collide", "qween", "contest"] if scene.step == "svord-at-once" else []
        for clan in scene.waiting:
            scene.note("svord-moves", clan=clan, moved="may", hidden=len(scene.hands[clan].down))
    elif scene.step == "qween":
        scene.coming = ["contest"]
    elif scene.step in ("fokus", "keep", "horsie", "fortuna"):
        steps = after_capture(scene) if scene.winner else ["horsie", "hecas", "svord"]
        at = steps.index(scene.step)
        scene.coming = steps[at + 1 :]
        if scene.step in ("fokus", "horsie"):
            settle(scene)


def go(scene: Scene) -> None:
    """Run to the next choice, or to the end of the round."""
    while scene.coming:
        scene.step = scene.coming.pop(0)
        scene.waiting = []
        STEPS[scene.step](scene)
        if scene.waiting or scene.step in ("over", "collect"):
            return
    if scene.step not in ("over", "collect"):
        end_round(scene)


def settle(scene: Scene) -> None:
    """Whoever has no choice at this step pays; if nobody is left, the round goes on."""
    SETTLE[scene.step](scene)
    if not scene.waiting:
        go(scene)


STEPS: Final[dict[str, Callable[[Scene], None]]] = {
    "svord-at-once": svord,
    "collide": collide,
    "qween": qween,
    "contest": contest,
    "fokus": fokus,
    "keep": keep,
    "victim": victim,
    "horsie": horsie,
    "fortuna": fortuna,
    "hecas": count_hecas,
    "svord": svord,
}
SETTLE: Final[dict[str, Callable[[Scene], None]]] = {"fokus": settle_fokus, "horsie": settle_horsie}


def play(scene: Scene, text: str) -> None:
    """Play a legal action and go on to the next choice."""
    words = text.split()
    if words[0] in ("uncover", "arrange", "collect"):
        BUILD[words[0]](scene, words[1:])
        return
    clan, verb, what = words[0], words[1], words[2:]
    hand = scene.hands[clan]
    if verb == "loses":
        named = Counter(warrior for warrior in what if warrior != HIDDEN)
        hand.aside = list((Counter(hand.aside) | named).elements())
        hand.down = [EMPTY] * WALL
        orders(scene)
    elif verb == "lays":
        hand.down = hand.down or [EMPTY] * WALL
        hand.down[int(what[2]) - 1] = what[0]
        orders(scene)
    elif verb == "reveals":
        hand.now, hand.here, hand.down = what[0], True, hand.down[1:]
        if all(one.now for one in scene.hands.values()):
            begin(scene)
    else:
        choose(scene, clan, verb, what)


def choose(scene: Scene, clan: str, verb: str, what: list[str]) -> None:
    """A choice inside a round."""
    hand = scene.hands[clan]
    scene.waiting.remove(clan)
    match verb:
        case "seduces":
            seduce(scene, clan, "" if what[0] == "nobody" else what[0])
        case "takes":
            take(scene, int(what[1]) - scene.round)
        case "pays":
            others = sorted({*hand.up} - {what[-1]})
            scene.note("fokus-pays", clan=clan, card=what[-1], others=others, more=len(others))
            discard(hand, what[-1], earlier=what[0] == "earlier")
        case "keeps":
            kept(scene, [] if what == ["nothing"] else what)
        case "sacrifices":
            pay_horsie(scene, clan, what[0])
        case "gives":
            give_up(scene, what[1])
        case "rearranges":
            rearrange(scene, clan, what)
    if scene.waiting and scene.step in SETTLE:
        SETTLE[scene.step](scene)
    if not scene.waiting:
        go(scene)


def rearrange(scene: Scene, clan: str, order: list[str]) -> None:
    hand = scene.hands[clan]
    moved = "may" if HIDDEN in (*hand.down, *order) else yes(order != hand.down)
    scene.note("svord-moves", clan=clan, moved=moved, hidden=len(hand.down))
    if HIDDEN in order and HIDDEN not in hand.down:
        others = list(hand.unseen().elements())
        if len(hand.aside) + len(others) <= sum(COPIES.values()) - WALL:
            hand.aside += others
    hand.down = list(order)


def orders(scene: Scene) -> None:
    """Who still loses or lays; when nobody does, the attack begins."""
    to_lose = [clan for clan in scene.players if not scene.hands[clan].down]
    to_lay = [clan for clan in scene.clans if not scene.hands[clan].has_laid_all()]
    if scene.step == "lay" or not to_lose:
        scene.step = "lay" if to_lay else "reveal"


def uncover(scene: Scene, forts: list[str]) -> None:
    scene.wall.append(forts[0])
    scene.step = "arrange" if len(scene.wall) == WALL else "uncover"


def right_order(row: Sequence[str], move: str) -> list[str]:
    """The wall as the oracle puts it in order."""
    forts = [Fort(name, VALUE[name], number) for number, name in enumerate(row)]
    return [fort.kind for fort in ordered(forts, OracleRules(swap_wall=move == "swap"))]


def arrange(scene: Scene, _: list[str]) -> None:
    scene.wall = right_order(scene.wall, scene.readings["wall-move"])
    scene.step = "lose"
    orders(scene)


def collect(scene: Scene, _: list[str]) -> None:
    for clan, hand in scene.hands.items():
        scene.hands[clan] = Hand(forts=hand.forts, dropped=hand.dropped)
    scene.turn, scene.round, scene.step, scene.wall = scene.turn + 1, 1, "uncover", []


BUILD: Final[dict[str, Callable[[Scene, list[str]], None]]] = {
    "uncover": uncover,
    "arrange": arrange,
    "collect": collect,
}
