"""Checkers of why stated facts about cards contradict each other."""

from collections.abc import Callable
from typing import Any, Final

from tests.boru.truth.courses import first_scene
from tests.boru.truth.scene import DEALT, PLAYING, Scene
from tests.boru.truth.statement_checkers import Fact, can_be_true, facts_in_answer
from tests.boru.truth.step_checkers import same
from tests.truth import Predicate, Said


def _of(facts: list[Fact], player: object, *kinds: str) -> set[int]:
    """The cards that these facts put into this player's hands, tricks or keeping."""
    found: set[int] = set()
    for kind, what in facts:
        if kind in kinds and what.get("player") == player:
            found |= set(what["kept"] if kind == "pack" else what.get("cards", [what.get("card")]))
    return found


def _in_trick(scene: Scene, player: object) -> int:
    return sum(scene.names[seat] == player for seat, _ in scene.trick)


def _most_played(scene: Scene, player: object) -> int:
    """How many cards a player can have played by now."""
    if scene.phase in PLAYING and scene.tricks is not None:
        return scene.tricks + _in_trick(scene, player)
    last = scene.n == 5 and scene.readings["five-player-tricks"] == "played"
    yet_to_play = scene.phase in PLAYING and not _in_trick(scene, player)
    return DEALT[scene.n] - (not last) - yet_to_play


def _card(said: Said) -> bool:
    """What is said of this card alone cannot be true."""
    card: Any = said.params["card"]
    about: list[Fact] = []
    for kind, what in facts_in_answer(said):
        if list(what.get("cards", ())).count(card) > 1:  # named twice by one person
            return True
        if kind == "pack" and card in what["kept"]:
            about.append(("pack", what))
        elif kind not in ("pack", "lacks") and card in what.get("cards", [what.get("card")]):
            about.append((kind, {**what, "cards": [card]}))
    return not can_be_true(first_scene(said), about)


def _lacks(said: Said) -> bool:
    facts, who = facts_in_answer(said), said.params["player"]
    both = _of(facts, who, "in-hand", "holds") & _of(facts, who, "lacks")
    return bool(both) and same(sorted(both), said.params["cards"])


def _lead(said: Said) -> bool:
    facts, scene, who = facts_in_answer(said), first_scene(said), str(said.params["player"])
    stated = ("could-not-lead", who) in [(kind, what.get("player")) for kind, what in facts]
    leads = _of(facts, who, "in-hand", "holds") & scene.lacks[scene.seat(who)]
    return stated and bool(leads) and same(sorted(leads), said.params["cards"])


def _played(said: Said) -> bool:
    facts, scene, p = facts_in_answer(said), first_scene(said), said.params
    played, most = len(_of(facts, p["player"], "played")), _most_played(scene, p["player"])
    return p["count"] == played > most == p["most"]


def _tricks(said: Said) -> bool:
    """All these cards are said to be in finished tricks, and these have fewer."""
    facts, scene, p = facts_in_answer(said), first_scene(said), said.params
    laid = {what["card"] for kind, what in facts if kind == "discarded"}
    for who in scene.names:
        trick = _of(facts, who, "in-trick")
        if trick or not _in_trick(scene, who):
            laid |= _of(facts, who, "played") - trick
    told: Any = p["cards"]
    counted = p["tricks"] == scene.tricks and p["size"] == scene.n and p["count"] == len(set(told))
    most: Any = p["most"]
    return counted and same(sorted(laid), told) and most == (scene.tricks or 0) * scene.n < len(laid)


def _hand(said: Said) -> bool:
    facts, scene, p = facts_in_answer(said), first_scene(said), said.params
    held = len(_of(facts, p["player"], "in-hand", "holds"))
    left = DEALT[scene.n] - (scene.tricks or 0) - _in_trick(scene, p["player"])
    return scene.tricks is not None and p["count"] == held > left == p["most"]


def _pack(said: Said) -> bool:
    """Of some stated pack this player gets so many cards, and these are more."""
    facts, scene, p = facts_in_answer(said), first_scene(said), said.params
    own = _of(facts, p["player"], "in-hand", "holds", "played", "in-trick", "pack")
    told: Any = p["cards"]
    for kind, what in facts:
        if kind == "pack":
            shares = [0] * scene.n
            first = scene.seat(what["player"])
            for taken in range(0, len(what["cards"]), 2):
                shares[(first + taken // 2) % scene.n] += min(2, len(what["cards"]) - taken)
            share = shares[scene.seat(str(p["player"]))]
            mine = own & set(what["cards"])
            if share == p["share"] and len(mine) == p["count"] and same(sorted(mine), told):
                return len(mine) > share
    return False


def _laws(said: Said) -> bool:
    size = first_scene(said).n
    return said.params["size"] == size and said.params["count"] == DEALT[size]


_CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "clash-card": ("card in two places", _card),
    "clash-lacks": ("card in two places", _lacks),
    "clash-lead": ("card in two places", _lead),
    "clash-played": ("more cards than can be", _played),
    "clash-tricks": ("more cards than can be", _tricks),
    "clash-hand": ("more cards than can be", _hand),
    "clash-pack": ("more cards than can be", _pack),
    "laws": ("cards dealt", _laws),
}
PREDICATES: Final = {f"boru-{name}": Predicate(*checker) for name, checker in _CHECKERS.items()}
