"""What a legal action needs and what it changes: the tests' own play does it, and the tables are compared."""

from collections import Counter
from typing import Final

from tests.river.control_oracle import ORDER
from tests.river.play_oracle import OTHER
from tests.river.truth.playing import Scene, in_order
from tests.river.truth.records import actions_of, played
from tests.river.truth.scene import same, words_of, yes
from tests.truth import Predicate, Said


def _place(said: Said) -> int:
    """The action that is spoken of: the one that a record tells this of; without a record the only one."""
    return int(str(said.around["at"])) - 1 if said.within[-1:] == ("record-legal",) else 0


def _action(said: Said) -> list[str]:
    return in_order(actions_of(said)[_place(said)]).split()


def before(said: Said) -> Scene:
    """The table when the side acts."""
    return played(said).tables[_place(said)].for_side(_action(said)[0])


def after(said: Said) -> Scene:
    found = played(said)
    assert found.refused is None
    return found.last


# What it needs


def moment(said: Said) -> bool:
    scene = before(said)
    return (said.params["side"], said.params["phase"]) == (scene.turn, scene.step)


def may_log(said: Said) -> bool:
    scene, (_, verb, dam) = before(said), _action(said)
    count = len(scene.dams[int(dam)]["attacker"])
    stated = tuple(said.params[name] for name in ("logs", "dam", "count"))
    return verb == "log" and stated == (scene.logs, dam, count) and scene.logs > 0 and count > 0


def may_retreat(said: Said) -> bool:
    scene, (_, verb, dam) = before(said), _action(said)
    laid, all_go = scene.dams[int(dam)]["attacker"], scene.readings["retreat-scope"] == "elites-too"
    cards = [card for card in laid if all_go or card in ORDER]
    stated = verb == "retreat" and said.params["dam"] == dam and scene.step == "prepare"
    return stated and said.params["count"] == len(cards) > 0 and same(said.params["cards"], cards)


def may_aim(said: Said) -> bool:
    """The card that the ruse names lies there."""
    tile, side, card = int(str(said.params["dam"])), str(said.params["side"]), said.params["card"]
    return _action(said)[3] == card and card in before(said).dams[tile][side]


def may_recover(said: Said) -> bool:
    """The cards that the ruse names lie among the discards."""
    named = [word for word in _action(said)[3:] if word in ORDER]
    there = set(named) <= set(before(said).discard)
    return there and same(said.params["cards"], named) and said.params["count"] == len(named)


def may_blast(said: Said) -> bool:
    tile = int(str(said.params["dam"]))
    dam = before(said).dams[tile]
    count = sum(card in ORDER for side in OTHER for card in dam[side])
    return _action(said)[-1] == str(tile) and said.params["count"] == count > 0


def may_draw(said: Said) -> bool:
    scene, (_, verb, card) = before(said), _action(said)
    tactics = card != "?" and card not in ORDER
    left = scene.tactics_left if tactics else scene.left
    return verb == "draw" and (said.params["left"], said.params["pile"]) == (
        left,
        "tactics" if tactics else "battle",
    )


def may_place(said: Said) -> bool:
    scene, action = before(said), _action(said)
    side, dam = action[0], action[-1]
    if action[1:3] == ["ruse", "transfer"]:
        side = OTHER[side]
    count, slots = len(scene.dams[int(dam)][side]), scene.slots(int(dam))
    named = (said.params["side"], said.params["dam"]) == (side, dam)
    return named and (said.params["count"], said.params["slots"]) == (count, slots) and count < slots


def may_hold(said: Said) -> bool:
    scene, (side, verb, card, *_) = before(said), _action(said)
    known = card in scene.hands[side]
    if said.params["kind"] != ("battle" if card in ORDER else "tactics"):
        return False
    hidden = scene.hidden[side]["battle" if card in ORDER else "tactics"]
    named = verb in ("play", "ruse") and (said.params["side"], said.params["card"]) == (side, card)
    counted = (said.params["known"], said.params["hidden"]) == (yes(known), hidden)
    return named and counted and scene.can_give(side, card)


def may_tactics(said: Said) -> bool:
    scene, (side, *_) = before(said), _action(said)
    counts = scene.played[side], scene.played[OTHER[side]]
    stated = said.params["own"], said.params["other"]
    return said.params["side"] == side and stated == counts and counts[0] <= counts[1]


def may_skip(said: Said) -> bool:
    """The pile is empty, or so many cards and slots are there."""
    scene, (side, verb, *_) = before(said), _action(said)
    if verb not in ("skip", "end") or said.params["side"] != side:
        return False
    if scene.step == "draw":
        return said.params["phase"] == "draw" and scene.left == 0
    free = sum(scene.slots(tile) - len(dam[side]) for tile, dam in scene.dams.items())
    battle = sum(card in ORDER for card in scene.hands[side])
    tactics = len(scene.hands[side]) - battle + scene.hidden[side]["tactics"]
    battle += scene.hidden[side]["battle"]
    stated = tuple(said.params[name] for name in ("phase", "free", "battle", "tactics"))
    return stated == ("play", free, battle, tactics) and not (free and battle)


# What it changes


def then_side(said: Said) -> bool:
    tile, side = int(str(said.params["dam"])), str(said.params["side"])
    cards: list[str] = after(said).dams[tile][side]
    changed = cards != before(said).dams[tile][side]
    return changed and words_of(said.params["cards"]) == cards and said.params["count"] == len(cards)


def _moved(said: Said) -> tuple[Counter[str], Counter[str]]:
    """The cards that are more and those that are fewer among the discards."""
    old, new = Counter(before(said).discard), Counter(after(said).discard)
    return new - old, old - new


def then_discarded(said: Said) -> bool:
    counted = said.params["count"] == len(words_of(said.params["cards"]))
    return counted and same(said.params["cards"], _moved(said)[0].elements())


def then_back(said: Said) -> bool:
    counted = said.params["count"] == len(words_of(said.params["cards"]))
    return counted and same(said.params["cards"], _moved(said)[1].elements())


def then_left(said: Said) -> bool:
    scene = after(said)
    return (said.params["deck"], said.params["logs"]) == (scene.left, scene.logs)


def then_turn(said: Said) -> bool:
    """Whose turn it is and what has to be done. Nobody has to draw from an empty pile."""
    scene = after(said)
    turn = (said.params["side"], said.params["phase"]) == (scene.turn, scene.step)
    return turn and (said.params["deck"] == 0) == (scene.left == 0)


EFFECTS: Final = {
    "river-moment": Predicate("whose turn it is", moment),
    "river-may-log": Predicate("logs that are left", may_log),
    "river-may-retreat": Predicate("cards that may leave", may_retreat),
    "river-may-aim": Predicate("where the target lies", may_aim),
    "river-may-recover": Predicate("the targets are discarded", may_recover),
    "river-may-blast": Predicate("battle cards at the dam", may_blast),
    "river-may-draw": Predicate("the pile is not empty", may_draw),
    "river-may-place": Predicate("a slot is free", may_place),
    "river-may-hold": Predicate("the card can be in the hand", may_hold),
    "river-may-skip": Predicate("nothing can be played or drawn", may_skip),
    "river-may-tactics": Predicate("tactics cards played", may_tactics),
    "river-then-side": Predicate("the table after the action", then_side),
    "river-then-discarded": Predicate("the table after the action", then_discarded),
    "river-then-back": Predicate("the table after the action", then_back),
    "river-then-left": Predicate("the table after the action", then_left),
    "river-then-turn": Predicate("the table after the action", then_turn),
}
