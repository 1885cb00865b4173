"""Checkers of the reasons why an action is not legal: the facts of the table at which it was tried."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.boru import oracle
from tests.boru.oracle import BRIDES, FACTS, PRINCESS, ROADS, TOP, TOWNS
from tests.boru.truth.courses import claim_of, course_of, first_scene
from tests.boru.truth.options import is_due, is_legal, yet_to_choose
from tests.boru.truth.scene import COLOUR_LETTER, DEALT, Scene, leading_cards, may_hold, may_lack
from tests.boru.truth.step_checkers import same
from tests.truth import Predicate, Said

Params = Mapping[str, Any]
Words = Sequence[str]
Refusal = Callable[[Scene, Words, Params], bool]


def tried(said: Said) -> tuple[Scene, str]:
    """The table at which an action was tried, and the action."""
    if said.within and said.within[-1] == "boru-option-illegal":
        return course_of(said).scene, str(said.around["action"])
    if claim_of(said)["kind"] == "legal":
        return first_scene(said), str(claim_of(said)["action"])
    course = course_of(said)
    return course.scene, course.refused


def actor(words: Words) -> str:
    return "" if words[0] in ("reveal", "resolve") or words[1] == "unseen" else words[words[0] == "deal"]


def card(words: Words) -> int:
    return int(words[2])


def _not_due(scene: Scene, words: Words, p: Params) -> bool:
    seat = scene.decider()
    who = "" if seat is None or seat < 0 else scene.names[seat]
    due = is_due(scene, " ".join(words))
    return (
        not due and p["due"] == scene.phase and p["who"] == who and p["somebody"] == ("yes" if who else "no")
    )


def _not_your_turn(scene: Scene, words: Words, p: Params) -> bool:
    seat = scene.decider()
    decides = seat is not None and p["who"] == scene.names[seat] and p["due"] == scene.phase
    return decides and p["player"] == actor(words) != p["who"]


def _not_lowest(scene: Scene, words: Words, p: Params) -> bool:
    """Those who have not acted yet, from the lowest card; the first of them decides."""
    left = [(scene.names[seat], one) for seat, one in scene.order()[scene.acted :]]
    told = [(one["with"]["player"], one["with"]["card"]) for one in p["plays"]]
    return scene.phase == "row" and told == left and left[0][0] == p["who"] != p["player"] == actor(words)


def _region_taken(scene: Scene, words: Words, p: Params) -> bool:
    region = TOWNS[p["town"]]["region"]
    there = {scene.names[seat] for town, seat in scene.world.discs.items() if TOWNS[town]["region"] == region}
    return (
        p["town"] == words[-1] and p["region"] == region and same(sorted(there), p["players"]) and bool(there)
    )


def _viking_card(scene: Scene, words: Words, p: Params) -> bool:
    deck = FACTS["viking_cards"] if scene.viking_deck is None else scene.viking_deck
    left = [str(one) for one in deck]
    return p["count"] == card(words) and same(left, p["left"]) and str(p["count"]) not in left


def _princess_last(scene: Scene, words: Words, p: Params) -> bool:
    named = p["bride"] == words[2] and p["left"] == scene.world.deck
    return bool(named and (p["bride"] == PRINCESS) != (scene.world.deck == 1))


def _bride_seen(scene: Scene, words: Words, p: Params) -> bool:
    held = [bride for own in scene.world.marriages for bride in own]
    return p["bride"] == words[2] and p["bride"] in (scene.world.bride, *scene.gone, *held)


def _named_card(scene: Scene, words: Words, p: Params) -> bool:
    """The card and the player are those of the action."""
    return bool(p["card"] == card(words) and p.get("player", actor(words)) == actor(words) in scene.names)


def _kept_card(words: Words, p: Params) -> bool:
    return str(p["card"]) in words[2:4] and p["player"] == actor(words)


def _played_already(scene: Scene, words: Words, p: Params) -> bool:
    laid = [one for _, one in scene.trick]
    return _named_card(scene, words, p) and (p["card"] in scene.discard or p["card"] in laid)


def _elsewhere(scene: Scene, words: Words, p: Params) -> bool:
    return _named_card(scene, words, p) and p["card"] in scene.hands[scene.seat(p["other"])]


def _not_held(scene: Scene, words: Words, p: Params) -> bool:
    return _named_card(scene, words, p) and p["card"] not in may_hold(scene, scene.seat(p["player"]))


def _has_disc(scene: Scene, words: Words, p: Params) -> bool:
    """There is a disc of this owner on the town of the action."""
    return bool(p["town"] == words[-1] and scene.names[scene.world.discs[p["town"]]] == p["owner"])


def _wrong_colour(_: Scene, words: Words, p: Params) -> bool:
    colour = TOWNS[p["town"]]["colour"]
    named = p["town"] == words[-1] and p["card"] == card(words) and p["colour"] == COLOUR_LETTER[colour]
    return named and not oracle.suits(p["card"], colour)


def _can_lead(scene: Scene, words: Words, p: Params) -> bool:
    seat = scene.seat(p["player"])
    return p["player"] == actor(words) and p["card"] in scene.hands[seat] & leading_cards(scene)


def _must_hold_lead(scene: Scene, words: Words, p: Params) -> bool:
    return p["player"] == actor(words) and not may_lack(scene, scene.world.marker, leading_cards(scene))


def _acts(scene: Scene, p: Params) -> bool:
    """This player is resolving this card."""
    return bool(scene.names[scene.acting()] == p["player"] and scene.card() == p["card"])


def _won_by_other(scene: Scene, p: Params) -> bool:
    """Somebody else has won the trick, with this card."""
    winner = scene.winner()
    told = (p["other"], p["higher"]) == (scene.names[winner], dict(scene.trick)[winner])
    return told and scene.acting() != winner


def _coins(scene: Scene, words: Words, p: Params) -> bool:
    seat = scene.seat(p["player"])
    named = p["player"] == actor(words) and p["count"] == card(words) and p["need"] == 2 * p["count"]
    return bool(named and p["coins"] == scene.world.coins[seat] < p["need"])


def _extras(scene: Scene, words: Words, p: Params, left: int) -> bool:
    named = p["player"] == actor(words) == scene.names[scene.acting()] and p["count"] == card(words)
    return bool(named and p["left"] == left < p["count"])


def _held_by_another(scene: Scene, p: Params) -> bool:
    """Somebody else controls the town where the road begins, or nobody does, as told."""
    holder = scene.world.holds(p["origin"])
    name = "" if holder is None or holder == oracle.VIKINGS else scene.names[holder]
    held = "vikings" if holder == oracle.VIKINGS else "yes" if name else "no"
    return bool(name != p["player"] and p["holder"] == name and p["held"] == held)


def _road(words: Words, p: Params) -> bool:
    """The player and both towns are those of the action."""
    return bool(p["player"] == actor(words) and p["origin"] == words[3] and p["town"] == words[5])


def _bride_region(scene: Scene, words: Words, p: Params) -> bool:
    bride = scene.world.marriages[scene.queue[0]][-1]
    named = p["bride"] == bride and p["town"] == words[-1]
    return bool(named and p["region"] == BRIDES[bride][2] != TOWNS[p["town"]]["region"])


def _not_the_losers(scene: Scene, words: Words, p: Params) -> bool:
    loser = scene.queue[0]
    named = p["town"] == words[-1] and p["loser"] == scene.names[loser]
    return named and scene.world.holds(p["town"]) != loser


def _not_yours(scene: Scene, words: Words, p: Params) -> bool:
    named = p["town"] == words[-1] and p["player"] == actor(words)
    return named and scene.world.holds(p["town"]) != scene.seat(p["player"])


REFUSALS: Final[dict[str, Refusal]] = {
    "not-due": _not_due,
    "not-your-turn": _not_your_turn,
    "not-lowest": _not_lowest,
    "over": lambda s, _, _p: s.phase == "over",
    "phase-unknown": lambda s, _, _p: s.phase == "",
    "no-such-player": lambda s, w, p: p["player"] == actor(w) not in s.names,
    "region-taken": _region_taken,
    "viking-card": _viking_card,
    "princess-last": _princess_last,
    "bride-seen": _bride_seen,
    "pack-full": lambda s, w, p: (
        p["player"] == actor(w) and p["count"] == len(s.packs[s.seat(p["player"])]) == DEALT[s.n]
    ),
    "dealt-twice": lambda s, w, p: p["card"] == card(w) and p["card"] not in s.pool(),
    "half-seen": lambda s, _, _p: any(s.packs),
    "same-card": lambda _, w, p: _kept_card(w, p) and w[2] == w[3],
    "has-chosen": lambda s, w, p: p["player"] == actor(w) and s.seat(p["player"]) not in yet_to_choose(s),
    "kept-already": lambda s, w, p: _kept_card(w, p) and p["card"] in s.kept[s.seat(p["player"])],
    "not-in-pack": lambda s, w, p: _kept_card(w, p) and p["card"] not in s.packs[s.seat(p["player"])],
    "played-already": _played_already,
    "elsewhere": _elsewhere,
    "not-held": _not_held,
    "town-taken": _has_disc,
    "wrong-colour": _wrong_colour,
    "can-lead": _can_lead,
    "must-hold-lead": _must_hold_lead,
    "winner-takes-main": lambda s, w, p: _acts(s, p) and s.acting() == s.winner() and w[2] != "main",
    "loser-takes-side": lambda s, w, p: _acts(s, p) and _won_by_other(s, p) and w[2] == "main",
    "no-such-row": lambda s, w, p: _acts(s, p) and not s.symbols("-".join(w[2:])),
    "coins": _coins,
    "raiders": lambda s, w, p: _extras(s, w, p, s.world.battle),
    "track": lambda s, w, p: _extras(s, w, p, TOP - s.world.track[s.acting()]),
    "origin": lambda s, w, p: _road(w, p) and _held_by_another(s, p),
    "origin-vikings": lambda s, w, p: _road(w, p) and p["origin"] in s.world.vikings,
    "road": lambda _, w, p: (
        _road(w, p) and not {(p["origin"], p["town"]), (p["town"], p["origin"])} & {(a, b) for a, b in ROADS}
    ),
    "active-town": lambda s, w, p: _road(w, p) and p["town"] == s.world.active,
    "target-taken": lambda s, w, p: _road(w, p) and _has_disc(s, w, p),
    "target-vikings": lambda s, w, p: _road(w, p) and p["town"] in s.world.vikings,
    "vikings-there": lambda s, w, p: p["town"] == w[-1] and p["town"] not in s.world.vikings,
    "step": lambda s, w, p: p["due"] == s.phase != w[1],
    "bride-unknown": lambda s, _, _p: s.phase == "marriage" and not s.world.bride,
    "bride-region": _bride_region,
    "town-not-free": _has_disc,
    "lost-already": lambda s, w, p: p["town"] == w[-1] and p["town"] in s.world.vikings,
    "not-the-losers": _not_the_losers,
    "build-not-yours": _not_yours,
    "second-monastery": lambda s, w, p: p["town"] == w[-1] and p["town"] in s.world.monasteries,
}
"""Refusal, without ``boru-refused-``, to what it says of the table and the action."""


def refused_for(said: Said) -> bool:
    """The action is not legal, and what is said of it is so."""
    scene, text = tried(said)
    name = said.message.removeprefix("boru-refused-")
    return bool(text) and not is_legal(scene, text) and REFUSALS[name](scene, text.split(), said.params)


def _already_resolved(said: Said) -> bool:
    """The card at the start of the claim has been resolved by then."""
    first, course = first_scene(said), course_of(said)
    same_card = course.scene.acted == first.acted and course.scene.trick == first.trick
    return said.params["player"] == first.names[first.acting()] and not same_card and bool(course.refused)


def _upkeep_over(said: Said) -> bool:
    course = course_of(said)
    return bool(course.refused) and course.scene.phase in ("over", "vikings")


PREDICATES: Final = {
    **{f"boru-refused-{name}": Predicate("refused for this", refused_for) for name in REFUSALS},
    "boru-action-over": Predicate("card already resolved", _already_resolved),
    "boru-upkeep-over": Predicate("upkeep already over", _upkeep_over),
}
