"""Checkers of why an action is legal: what it needs is there when it is taken."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from adjudicator.values import JsonObject
from tests.romans.truth.courses import claim_of, course_of
from tests.romans.truth.end_checkers import worth_of
from tests.romans.truth.fights import victims
from tests.romans.truth.options import acting, chain, fits_face_down, free_places, losable, may_lose
from tests.romans.truth.playing import right_order
from tests.romans.truth.refusal_checkers import Words, known_places, lies, same, tried, where_known
from tests.romans.truth.scene import COPIES, HIDDEN, VALUE, WALL, Scene
from tests.romans.truth.spoils import axx_may_stay, horsie_costs, keep_options, queens, yes
from tests.truth import Predicate, Said

Need = Callable[[Scene, Words, JsonObject], bool]


def place_of(said: Said) -> int:
    """The number of the action that is spoken of, from 0: a record names it, elsewhere there is only one."""
    record = said.within[-1:] == ("record-legal",)
    return int(str(said.around["at"])) - 1 if record else 0


def taken(said: Said) -> tuple[Scene, Scene, Words]:
    """The moment before the action, the one at which it is taken, and its words."""
    at, claim = place_of(said), claim_of(said)
    texts = [claim["action"]] if claim["kind"] == "legal" else claim["actions"]
    before, found = course_of(said).taken[at]
    return before, found, texts[at].split()


def _in_pile(scene: Scene, words: Words, p: JsonObject) -> bool:
    """The deck has more of these forts than have been turned up."""
    places = known_places(scene, words[1])
    counted = p["copies"] == scene.deck[words[1]] > len(places) == p["seen"]
    return scene.step == "uncover" and p["fort"] == words[1] and counted and lies(p["where"], places)


def _arrange(scene: Scene, words: Words, p: JsonObject) -> bool:
    ends = [fort for fort in scene.wall if VALUE[fort] > 0]
    lowest, highest = min(ends, key=VALUE.__getitem__), max(ends, key=VALUE.__getitem__)
    right = words[1:] == right_order(scene.wall, scene.readings["wall-move"])
    named = (VALUE[str(p["first"])], VALUE[str(p["last"])]) == (VALUE[lowest], VALUE[highest])
    stand = (words[1], words[-1]) == (p["first"], p["last"])
    move = p["move"] == scene.readings["wall-move"]
    return right and named and stand and move and p["worth"] == worth_of(scene.wall)


def _collect(scene: Scene, _: Words, p: JsonObject) -> bool:
    return scene.step == "collect" and p["turn"] == scene.turn < 3


def _lose(scene: Scene, words: Words, p: JsonObject) -> bool:
    hand = scene.hands[words[0]]
    named = Counter(warrior for warrior in words[2:] if warrior != HIDDEN)
    pairs = [sorted(pair) for pair in losable(hand)]
    able = words[1] == "loses" and may_lose(scene, words[0]) and sorted(words[2:]) in pairs
    return able and p["clan"] == words[0] and p["out"] == (Counter(hand.aside) | named).total()


def _lay(scene: Scene, words: Words, p: JsonObject) -> bool:
    free = free_places(scene.hands[words[0]])
    named = words[1] == "lays" and p["clan"] == words[0] and str(p["place"]) == words[4]
    return named and p["place"] in free and p["laid"] == WALL - len(free)


def _reveal(scene: Scene, words: Words, p: JsonObject) -> bool:
    hand = scene.hands[words[0]]
    known = hand.down[0] != HIDDEN
    named = scene.step == "reveal" and p["clan"] == words[0] and p["card"] == words[2]
    return named and p["known"] == yes(known) and (not known or hand.down[0] == words[2])


def _may_be(scene: Scene, words: Words, p: JsonObject) -> bool:
    """The card is named, its place is not known, and not all of its kind are known to be elsewhere."""
    hand, card = scene.hands[words[0]], str(p["card"])
    places = where_known(hand, card)
    where: Any = p["where"]
    told = same([(one["with"]["where"], one["with"]["count"]) for one in where], places.items())
    seen = sum(places.values())
    named = p["clan"] == words[0] and card in words[2:]
    return named and told and p["seen"] == seen < COPIES[card] == p["copies"]


def _rearrange(scene: Scene, words: Words, p: JsonObject) -> bool:
    hand = scene.hands[words[0]]
    known = [warrior for warrior in hand.down if warrior != HIDDEN]
    counted = p["count"] == len(hand.down) and p["known"] == len(known) and same(p["cards"], known)
    acts = words[1] == "rearranges" and p["clan"] == words[0] and hand.now == "svord"
    return acts and counted and fits_face_down(hand, words[2:])


def _decline(scene: Scene, words: Words, p: JsonObject) -> bool:
    declines = words[1:] == ["seduces", "nobody"] and p["clan"] == words[0]
    return declines and scene.reads("qween-mandatory", "optional") and queens(scene) == [words[0]]


def _seduce(scene: Scene, words: Words, p: JsonObject) -> bool:
    other = scene.hands[words[2]]
    named = (p["clan"], p["other"], p["card"]) == (words[0], words[2], other.now)
    alone = queens(scene) == [words[0]] and words[0] not in scene.neutral
    return named and alone and other.here and words[2] in victims(scene, words[0])


def _take(scene: Scene, words: Words, p: JsonObject) -> bool:
    won = scene.winner == words[0] == p["clan"] and scene.hands[words[0]].now == "druhid"
    place = int(words[3])
    return won and p["place"] == place and scene.wall[place - scene.round] == p["fort"]


def _pay(scene: Scene, words: Words, p: JsonObject) -> bool:
    hand = scene.hands[words[0]]
    due = scene.taken == "fokus" and words[0] in acting(scene) and words[-1] in hand.up
    return due and p["clan"] == words[0] and same(p["cards"], hand.up)


def _keep(scene: Scene, words: Words, p: JsonObject) -> bool:
    given: Any = p["ways"]
    ways = [sorted(way) for way in keep_options(scene) if way]
    kept = [] if words[2:] == ["nothing"] else sorted(words[2:])
    weakest, axx = scene.taken == "komfort", axx_may_stay(scene)
    by = {"axx": axx and not weakest, "komfort": weakest and not axx, "both": weakest and axx}
    named = p["clan"] == words[0] == scene.winner and p["fort"] == scene.taken
    listed = same([sorted(way) for way in given], ways) and same(p["cards"], scene.hands[words[0]].up)
    return named and listed and kept in [[], *ways] and by[str(p["by"])]


def _sacrifice(scene: Scene, words: Words, p: JsonObject) -> bool:
    able, hand = horsie_costs(scene, words[0]), scene.hands[words[0]]
    lost = hand.now == "horsie" and words[0] != scene.winner and words[2] in able
    earlier = p["victim"] == "any" or same(hand.shown, able)
    named = p["clan"] == words[0] and p["victim"] == scene.readings["horsie-victim"]
    return lost and earlier and named and same(p["cards"], able)


def _give(scene: Scene, words: Words, p: JsonObject) -> bool:
    hand = scene.hands[words[0]]
    took = scene.winner == words[0] == p["clan"] and hand.forts[-1] == scene.taken == "fortuna"
    return took and words[3] in hand.forts[:-1] and same(p["forts"], hand.forts[:-1])


NEEDS: Final[dict[str, tuple[str, Need]]] = {
    "fort-in-pile": ("forts that are left", _in_pile),
    "may-arrange": ("the order of the wall", _arrange),
    "may-collect": ("the turn is over", _collect),
    "may-lose": ("two are not lost yet", _lose),
    "may-lay": ("the place is free", _lay),
    "may-reveal": ("what lies there", _reveal),
    "may-be": ("the card can be there", _may_be),
    "may-rearrange": ("the face-down cards", _rearrange),
    "may-decline": ("the reading lets her", _decline),
    "may-seduce": ("the card is still there", _seduce),
    "may-take": ("the fort is in the wall", _take),
    "may-pay": ("the face-up cards", _pay),
    "may-keep": ("what may be kept", _keep),
    "may-sacrifice": ("the cards that can pay", _sacrifice),
    "may-give": ("the forts that can pay", _give),
}


def _needed(need: Need) -> Callable[[Said], bool]:
    def checker(said: Said) -> bool:
        _, scene, words = taken(said)
        return need(scene, words, said.params)

    return checker


def _passed(said: Said) -> bool:
    """Between the two moments the clan had this right."""
    before, found, _ = taken(said)
    rights = []
    for one in chain(before):
        if (one.step, one.waiting) == (found.step, found.waiting):
            break
        rights.append((one.step, one.waiting[0]))
    return (said.params["step"], said.params["clan"]) in rights


def _moments(said: Said) -> list[Scene]:
    """The moments at which the places of a card or fort may be told. Which one it is, the sentence around it
    knows, and lists them."""
    if said.within[-1] in PREDICATES:
        return [found for _, found in course_of(said).taken]
    return [tried(said)[0]]


def _fort_lies(said: Said) -> bool:
    """Such a fort lies there."""
    fort = str(said.around["fort"])
    return any(said.params["where"] in known_places(scene, fort) for scene in _moments(said))


def _card_lies(said: Said) -> bool:
    """So many such cards lie there."""
    card, clan = str(said.around["card"]), str(said.around["clan"])
    return any(
        where_known(scene.hands[clan], card).get(str(said.params["where"])) == said.params["count"]
        for scene in _moments(said)
    )


PREDICATES: Final = {
    **{f"romans-{name}": Predicate(what, _needed(need)) for name, (what, need) in NEEDS.items()},
    "romans-may-pass": Predicate("a right that is not used", _passed),
    "romans-fort-lies": Predicate("where a fort is", _fort_lies),
    "romans-card-lies": Predicate("where a card is", _card_lies),
}
