"""Checkers of refusals: the action is not legal, and what is said of the table is so."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from adjudicator.values import JsonObject
from tests.romans.truth.courses import claim_of, course_of, first_scene
from tests.romans.truth.end_checkers import worth_of
from tests.romans.truth.fights import victims
from tests.romans.truth.options import (
    VERB,
    acting,
    chain,
    fits_face_down,
    free_places,
    may_lose,
    moment_of,
    options,
)
from tests.romans.truth.playing import right_order
from tests.romans.truth.scene import CHOICES, COPIES, HIDDEN, Hand, Scene
from tests.romans.truth.spoils import fokus_costs, horsie_costs, keep_options, yes
from tests.truth import Predicate, Said

Words = list[str]
ROUND_STEPS: Final = ("reveal", *CHOICES)
ABILITY: Final = {"seduces": "qween", "takes": "druhid", "sacrifices": "horsie", "rearranges": "svord"}
"""The warrior that allows an action with this verb."""
Fact = Callable[[Scene, Words, JsonObject], bool]


def same(given: Any, found: Any) -> bool:
    """Are just these listed, in any order?"""
    assert isinstance(given, list | tuple)
    return sorted(given) == sorted(found)


def _over(scene: Scene, _: Words, _p: JsonObject) -> bool:
    return scene.step == "over"


def _not_now(scene: Scene, words: Words, p: JsonObject) -> bool:
    """Another step is on, and this clan has to act at it."""
    verb = words[0] if words[0] in VERB else words[1]
    due = ("loses", "lays") if scene.step in ("lose", "lay") else (VERB[scene.step],)
    step, named = scene.step, p["clan"] in (acting(scene) or ["nobody"])
    if step == "lose" and named and not may_lose(scene, str(p["clan"])):
        step = "lay"
    return p["step"] == step and verb not in due and named and p["card"] == _revealed_earlier(scene, words)


def _revealed_earlier(scene: Scene, words: Words) -> str:
    """The warrior that allows such an action, if the clan has it face up from an earlier round."""
    if scene.step not in ROUND_STEPS or words[0] not in scene.clans:
        return "none"
    hand, warrior = scene.hands[words[0]], ABILITY.get(words[1], "")
    return warrior if warrior in hand.shown and hand.now != warrior else "none"


def _such_clan(scene: Scene, words: Words, p: JsonObject) -> bool:
    return p["clan"] in words and p["clan"] not in scene.clans


def _other_clan(scene: Scene, words: Words, p: JsonObject) -> bool:
    able = acting(scene)
    return p["clan"] == words[0] and words[0] not in able and p["other"] in able


def _fort_left(scene: Scene, words: Words, p: JsonObject) -> bool:
    fort = words[1]
    counted = p["copies"] == scene.deck[fort] and lies(p["where"], known_places(scene, fort))
    return p["fort"] == fort not in scene.forts_to_come() and counted


def known_places(scene: Scene, fort: str) -> list[str]:
    """Where the forts of this kind are that have been turned up."""
    found = ["wall"] * scene.wall.count(fort) + ["discarded"] * scene.discarded.count(fort)
    for clan, hand in scene.hands.items():
        found += [clan] * hand.forts.count(fort) + ["given-up"] * hand.dropped.count(fort)
    return found


def lies(told: Any, places: list[str]) -> bool:
    return same([one["with"]["where"] for one in told], places)


def where_known(hand: Hand, card: str) -> dict[str, int]:
    """Where cards of this kind are known to be, and how many."""
    known = {"shown": hand.up, "spent": hand.spent, "aside": hand.aside, "down": hand.down}
    return {where: cards.count(card) for where, cards in known.items() if card in cards}


def _same_forts(scene: Scene, words: Words, p: JsonObject) -> bool:
    return not same(words[1:], scene.wall) and p["forts"] == scene.wall


def _right_order(scene: Scene, words: Words, p: JsonObject) -> bool:
    right = right_order(scene.wall, scene.readings["wall-move"])
    return words[1:] != right and p["forts"] == right and p["worth"] == worth_of(scene.wall)


def _giving_orders(scene: Scene, words: Words, p: JsonObject, verbs: tuple[str, ...]) -> bool:
    return scene.step in ("lose", "lay") and p["clan"] == words[0] and words[1] in verbs


def _laid_all(scene: Scene, words: Words, p: JsonObject) -> bool:
    return _giving_orders(scene, words, p, ("loses", "lays")) and scene.hands[words[0]].has_laid_all()


def _lose_first(scene: Scene, words: Words, p: JsonObject) -> bool:
    return _giving_orders(scene, words, p, ("lays",)) and may_lose(scene, words[0])


def _lost_already(scene: Scene, words: Words, p: JsonObject) -> bool:
    lost = words[0] in scene.players and bool(scene.hands[words[0]].down)
    return _giving_orders(scene, words, p, ("loses",)) and lost


def _neutral_loses(scene: Scene, words: Words, p: JsonObject) -> bool:
    return _giving_orders(scene, words, p, ("loses",)) and words[0] in scene.neutral


def _lost_others(scene: Scene, words: Words, p: JsonObject) -> bool:
    return _giving_orders(scene, words, p, ("loses",)) and same(p["cards"], scene.hands[words[0]].aside)


def _copies(scene: Scene, words: Words, p: JsonObject) -> bool:
    warrior, hand = str(p["card"]), scene.hands[words[0]]
    too_many = Counter(words[2:])[warrior] > COPIES[warrior] or not hand.unseen()[warrior]
    named = p["clan"] == words[0] and warrior in words[2:]
    verb = " ".join(words[:2])
    able = {one.split()[2] for one in options(scene) if one.startswith(f"{verb} ")} - {HIDDEN}
    twice = words[1] == "loses" and p["count"] == 0 and p["cards"] == []
    listed = twice or (same(p["cards"], able) and p["count"] == len(able))
    places: Any = p["where"]
    known = where_known(hand, warrior)
    told = same([(one["with"]["where"], one["with"]["count"]) for one in places], known.items())
    told = told and p["laid"] == _laid(hand, warrior) and p["all"] == len(_laid(hand, warrior))
    return named and too_many and listed and told and p["copies"] == COPIES[warrior] > 0


def _laid(hand: Hand, warrior: str) -> Words:
    """All but the three that were not laid, if these are known and this one is among them."""
    if len(hand.aside) < 3 or HIDDEN in hand.aside or warrior not in hand.aside:
        return []
    laid = list(Counter(COPIES) - Counter(hand.aside))
    return sorted((Counter(COPIES) - Counter(hand.aside)).elements(), key=laid.index)


def _lay_place(scene: Scene, words: Words, p: JsonObject) -> bool:
    free = free_places(scene.hands[words[0]])
    named = _giving_orders(scene, words, p, ("lays",)) and str(p["place"]) == words[4]
    return named and p["place"] not in free and p["places"] == [str(place) for place in free]


def _lay_lost(scene: Scene, words: Words, p: JsonObject) -> bool:
    named = _giving_orders(scene, words, p, ("lays",)) and p["card"] == words[2]
    return named and words[2] in scene.hands[words[0]].aside


def _laid_other(scene: Scene, words: Words, p: JsonObject) -> bool:
    named = p["clan"] == words[0] and p["card"] == words[2]
    return named and p["laid"] == scene.hands[words[0]].down[0] not in (HIDDEN, words[2])


def _fort_there(scene: Scene, words: Words, p: JsonObject) -> bool:
    there = range(scene.round, scene.round + len(scene.wall))
    return p["place"] == int(words[3]) not in there and p["first"] == scene.round


def _pay(scene: Scene, words: Words, p: JsonObject) -> bool:
    able = [one.split()[-1] for one in fokus_costs(scene, words[0])]
    earlier, hand = words[2] == "earlier", scene.hands[words[0]]
    named = p["clan"] == words[0] and p["card"] == words[-1] and p["earlier"] == yes(earlier)
    return named and words[-1] not in (hand.shown if earlier else hand.up) and same(p["cards"], able)


def _keep(scene: Scene, words: Words, p: JsonObject) -> bool:
    given: Any = p["ways"]
    ways = [sorted(way) for way in keep_options(scene) if way]
    return p["clan"] == words[0] == scene.winner and same([sorted(way) for way in given], ways)


def _horsie(scene: Scene, words: Words, p: JsonObject) -> bool:
    able = set(horsie_costs(scene, words[0]))
    if p["victim"] != scene.readings["horsie-victim"]:
        return False
    return p["clan"] == words[0] and p["card"] == words[2] not in able and same(p["cards"], able)


def _fortuna(scene: Scene, words: Words, p: JsonObject) -> bool:
    able = set(scene.hands[words[0]].forts[:-1])
    return p["clan"] == words[0] and p["fort"] == words[3] not in able and same(p["forts"], able)


def _svord(scene: Scene, words: Words, p: JsonObject) -> bool:
    hand = scene.hands[words[0]]
    known = [warrior for warrior in hand.down if warrior != HIDDEN]
    counted = p["count"] == len(hand.down) and p["known"] == len(known) and same(p["cards"], known)
    return p["clan"] == words[0] and counted and not fits_face_down(hand, words[2:])


def _qween_must(scene: Scene, words: Words, p: JsonObject) -> bool:
    return p["clan"] == words[0] and words[2] == "nobody" and "" not in victims(scene, words[0])


def _qween_own(_: Scene, words: Words, _p: JsonObject) -> bool:
    return words[0] == words[2]


def _qween_gone(scene: Scene, words: Words, p: JsonObject) -> bool:
    return p["other"] == words[2] and not scene.hands[words[2]].here


FACTS: Final[dict[str, tuple[str, Fact]]] = {
    "over": ("", _over),
    "not-now": ("", _not_now),
    "such-clan": ("", _such_clan),
    "other-clan": ("", _other_clan),
    "fort-left": ("uncover", _fort_left),
    "same-forts": ("arrange", _same_forts),
    "right-order": ("arrange", _right_order),
    "lose-first": ("", _lose_first),
    "lost-already": ("", _lost_already),
    "lost-others": ("", _lost_others),
    "neutral-loses": ("", _neutral_loses),
    "laid-all": ("", _laid_all),
    "copies": ("", _copies),
    "lay-place": ("", _lay_place),
    "lay-lost": ("", _lay_lost),
    "laid-other": ("reveal", _laid_other),
    "fort-there": ("druhid", _fort_there),
    "pay": ("fokus", _pay),
    "keep": ("keep", _keep),
    "horsie": ("horsie", _horsie),
    "fortuna": ("fortuna", _fortuna),
    "svord": ("", _svord),
    "qween-must": ("qween", _qween_must),
    "qween-own": ("qween", _qween_own),
    "qween-gone": ("qween", _qween_gone),
}
"""Message to the step at which it can be said, if there is only one, and to what it states."""


def tried(said: Said) -> tuple[Scene, str, bool]:
    """The moment at which the refused action was tried, the action, and whether it is tried now."""
    if claim_of(said)["kind"] == "legal":
        return first_scene(said), claim_of(said)["action"], True
    course = course_of(said)
    return course.scene, course.refused, False


def refused_for(said: Said) -> bool:
    scene, text, now = tried(said)
    if not text or moment_of(scene, text, now=now) is not None:
        return False
    step, fact = FACTS[said.message.removeprefix("romans-no-")]
    words = text.split()
    clan = None if not now else words[0] if words[0] in scene.clans else ""
    moments = [one for one in chain(scene, clan) if step in ("", one.step)]
    return any(_holds(fact, one, words, said.params) for one in moments)


def _holds(fact: Fact, scene: Scene, words: Words, params: JsonObject) -> bool:
    try:
        return fact(scene, words, params)
    except (LookupError, ValueError, TypeError):
        return False


PREDICATES: Final = {
    **{f"romans-no-{name}": Predicate("refused for this", refused_for) for name in FACTS},
}
