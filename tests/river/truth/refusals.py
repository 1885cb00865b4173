"""Why an action is refused: the tests' own play looks at the table at which it was tried."""

from copy import deepcopy
from typing import Any, Final, NamedTuple

from tests.river.control_oracle import ORDER
from tests.river.truth.playing import Scene
from tests.river.truth.records import played
from tests.river.truth.scene import OTHER, claim_of, readings_of, same, table_at, words_of, yes
from tests.river.truth.sides import can_be_laid, cards_in, is_shown, keeps
from tests.truth import Predicate, Said


class Refused(NamedTuple):
    """The action that is refused, word by word, and the table when its side acts."""

    scene: Scene
    side: str
    verb: str
    words: list[str]


def refused(said: Said) -> Refused:
    found = played(said)
    assert found.refused is not None
    side, verb, *words = found.refused.split()
    return Refused(found.last.for_side(side), side, verb, words)


# Refusals: whose turn, which phase


def _phase(scene: Scene) -> str:
    return "play" if scene.step == "prepare" else scene.step


def game_over(said: Said) -> bool:
    scene = refused(said).scene
    return (said.params["winner"], said.params["by"]) == (scene.winner, scene.won_by)


def not_your_turn(said: Said) -> bool:
    scene, side, *_ = refused(said)
    draws = (said.params["phase"] == "draw") == (scene.step == "draw")
    return scene.turn != side == said.params["side"] and draws and scene.step != "end"


def last_turn(said: Said) -> bool:
    scene, side, *_ = refused(said)
    return side == "defender" and scene.turn == "attacker" and scene.ending == "last"


def end_early(said: Said) -> bool:
    scene, side, verb, _ = refused(said)
    return verb == "end" and side == said.params["side"] and _phase(scene) == said.params["phase"] != "end"


# Retreat and logs


def _at_dam(said: Said, verb: str, side: str) -> Scene | None:
    """The table, if this is what is refused to this side at the dam named."""
    scene, who, what, words = refused(said)
    fits = (who, what) == (side, verb) and said.params.get("dam", words[0]) == words[0]
    return scene if fits else None


def retreat_defender(said: Said) -> bool:
    return _at_dam(said, "retreat", "defender") is not None


def retreat_late(said: Said) -> bool:
    scene = _at_dam(said, "retreat", "attacker")
    if scene is None or scene.step == "prepare":
        return False
    once = scene.step == "play" and scene.readings["retreat-scope"] != "several-dams"
    return said.params["phase"] == scene.step and said.params["once"] == yes(once)


def _attackers_cards(said: Said, verb: str, side: str) -> list[str] | None:
    scene = _at_dam(said, verb, side)
    if scene is None or scene.step != "prepare":
        return None
    cards: list[str] = scene.dams[int(str(said.params["dam"]))]["attacker"]
    return cards


def retreat_nothing(said: Said) -> bool:
    return _attackers_cards(said, "retreat", "attacker") == []


def retreat_only_elites(said: Said) -> bool:
    cards = _attackers_cards(said, "retreat", "attacker")
    scope = refused(said).scene.readings["retreat-scope"]
    return bool(cards) and not any(card in ORDER for card in cards or ()) and scope != "elites-too"


def log_attacker(said: Said) -> bool:
    _, side, verb, _ = refused(said)
    return (side, verb) == ("attacker", "log")


def log_again(said: Said) -> bool:
    scene = _at_dam(said, "log", "defender")
    return scene is not None and scene.step == "play"


def log_late(said: Said) -> bool:
    scene = _at_dam(said, "log", "defender")
    return scene is not None and scene.step in ("draw", "end")


def log_none(said: Said) -> bool:
    scene = _at_dam(said, "log", "defender")
    return scene is not None and scene.logs == 0


def log_nothing(said: Said) -> bool:
    return _attackers_cards(said, "log", "defender") == []


# Cards


def _where(scene: Scene, side: str, card: str) -> tuple[str, str]:
    """Where the card lies in sight, and at which dam."""
    for tile, dam in scene.dams.items():
        if card in ORDER and card in (*dam["attacker"], *dam["defender"]):
            return "dam", str(tile)
    if card in ORDER and card in scene.discard:
        return "discard", ""
    if card in scene.ruses["attacker"] + scene.ruses["defender"]:
        return "ruses", ""
    if card in scene.hands[OTHER[side]]:
        return "other-hand", ""
    if card in scene.hands[side]:
        return "own-hand", ""
    if card in scene.back:
        return "reshuffled", ""
    return ("none-hidden" if card in ("?", "?tactics") else "unknown"), ""


def not_in_hand(said: Said) -> bool:
    scene, side, verb, words = refused(said)
    who, card = str(said.params["side"]), str(said.params["card"])
    if card not in words or (verb == "play" and (who, card) != (side, words[0])):
        return False
    if verb == "ruse" and words[0] == "wymiana" and card != "wymiana":
        return _not_given(scene, side, words, who, card)
    return not scene.can_give(who, card) and _where(scene, who, card) == (
        said.params["where"],
        said.params["dam"],
    )


def _not_given(scene: Scene, side: str, words: list[str], who: str, card: str) -> bool:
    """In an exchange: the card is asked of this hand, and after the others it can't be there."""
    at = words.index("for")
    asked = words[1:at] if who == side else words[at + 1 :]
    later = deepcopy(scene)
    later.give(side, "wymiana")
    possible = True
    for one in sorted(asked, key=lambda one: one in ("?", "?tactics")):
        possible = possible and (one == "-" or later.give(who, one))
    return card in asked and not possible


def play_twice(said: Said) -> bool:
    scene, side, verb, _ = refused(said)
    fits = verb in ("play", "ruse") and side == said.params["side"]
    return (
        fits and scene.step in ("draw", "end") and (said.params["phase"] == "draw") == (scene.step == "draw")
    )


def _no_room(said: Said) -> tuple[Scene, str, str] | None:
    """The table, the dam and the card, if there is no room for it on the side named."""
    scene, side, verb, words = refused(said)
    if verb == "ruse" and words[0] == "rekrutacja":
        words = words[1:]
    card, dam = words[0], words[-1]
    tile = int(dam)
    named = (said.params["side"], said.params["dam"], said.params["card"]) == (side, dam, card)
    full = len(scene.dams[tile][side]) == scene.slots(tile) == said.params["slots"]
    return (scene, dam, card) if named and full else None


def _faces_counterpart(scene: Scene, side: str, dam: str, card: str) -> bool:
    other = card[:1] + {"0": "11", "11": "0"}.get(card[1:], "-")
    return card in ORDER and other in scene.dams[int(dam)][OTHER[side]]


def side_full(said: Said) -> bool:
    found = _no_room(said)
    return found is not None and not _faces_counterpart(found[0], str(said.params["side"]), *found[1:])


def cancel_needs_room(said: Said) -> bool:
    found = _no_room(said)
    return found is not None and _faces_counterpart(found[0], str(said.params["side"]), *found[1:])


def skip_can_play(said: Said) -> bool:
    scene, side, verb, _ = refused(said)
    cards = {card for card in scene.hands[side] if scene.is_playable(side, card)}
    to_play = scene.step in ("prepare", "play")
    return verb == "skip" and to_play and said.params["side"] == side and same(said.params["cards"], cards)


def skip_has_slot(said: Said) -> bool:
    scene, side, verb, _ = refused(said)
    to_play = scene.step in ("prepare", "play")
    known = any(scene.is_playable(side, card) for card in scene.hands[side])
    sure = to_play and not known and scene.can_certainly_play(side)
    return verb == "skip" and said.params["side"] == side and sure


def skip_draw(said: Said) -> bool:
    scene, side, verb, _ = refused(said)
    return verb == "skip" and said.params["side"] == side and scene.step == "draw" and scene.left > 0


def skip_nothing(said: Said) -> bool:
    scene, side, verb, _ = refused(said)
    return verb == "skip" and said.params["side"] == side and scene.step == "end"


# Drawing


def _draws(said: Said) -> Refused | None:
    found = refused(said)
    return found if found.verb == "draw" and said.params.get("side", found.side) == found.side else None


def draw_early(said: Said) -> bool:
    found = _draws(said)
    return found is not None and found.scene.step in ("prepare", "play")


def draw_twice(said: Said) -> bool:
    """Drawing is done, and not because there was nothing to draw."""
    found = _draws(said)
    return (
        found is not None
        and found.scene.step == "end"
        and (found.scene.left > 0 or found.scene.ending == "no")
    )


def draw_empty(said: Said) -> bool:
    found = _draws(said)
    if found is None or found.scene.left or found.scene.step not in ("draw", "end"):
        return False
    no_tactics = readings_of(said.case)["draw-when-deck-empty"] == "no-draw" and found.scene.step == "draw"
    tactics = found.words[0] != "?" and found.words[0] not in ORDER
    return said.params["tactics"] == yes(tactics and no_tactics)


def tactics_pile_empty(said: Said) -> bool:
    found = _draws(said)
    return found is not None and found.scene.tactics and found.scene.tactics_left == 0


def not_in_pile(said: Said) -> bool:
    found = _draws(said)
    if found is None or found.words != [said.params["card"]]:
        return False
    where, dam = _where(found.scene, found.side, found.words[0])
    if where not in ("dam", "discard", "own-hand", "other-hand"):
        where = "unknown"
    return (said.params["where"], said.params["dam"]) == (where, dam)


# Claims


def _declares(said: Said) -> Refused | None:
    """The refused declaration of this dam. A claim of control is one, too."""
    found = refused(said)
    return found if found.verb == "claim" and found.words == [said.params["dam"]] else None


def claim_defender(said: Said) -> bool:
    found = _declares(said)
    return found is not None and found.side == "defender"


def claim_not_now(said: Said) -> bool:
    claim = claim_of(said.case)
    if claim["kind"] in ("control", "claimable"):
        position: Any = said.case["position"]
        named = said.params["dam"] == str(claim["dam"]) if claim["kind"] == "control" else True
        return position.get("turn") == "defender" and named
    found = _declares(said)
    return found is not None and found.side == "attacker" and found.scene.turn == "defender"


def claim_not_full(said: Said) -> bool:
    found = _declares(said)
    if found is None:
        return False
    tile = int(found.words[0])
    count, slots = len(found.scene.dams[tile]["attacker"]), found.scene.slots(tile)
    return found.side == "attacker" and (said.params["count"], said.params["slots"]) == (count, slots) != (
        slots,
        slots,
    )


def _stronger(said: Said, adds: list[str]) -> bool:
    found = _declares(said)
    if found is None:
        return False
    tile = int(found.words[0])
    table = table_at(found.scene.case(tile), str(tile))
    cards = cards_in(said.params["cards"])
    shown = is_shown(said.params["cards"], said.params["formation"], said.params["sum"], table)
    asked = said.params["requirement"] == table.requirement
    return asked and can_be_laid(cards, adds, table) and keeps(cards, table) and shown


def claim_holds(said: Said) -> bool:
    return _stronger(said, [])


def claim_unproved(said: Said) -> bool:
    adds = words_of(said.params["adds"])
    return bool(adds) and _stronger(said, adds)


REFUSALS: Final = {
    "river-game-over": Predicate("who has won, and how", game_over),
    "river-not-your-turn": Predicate("whose turn it is", not_your_turn),
    "river-last-turn": Predicate("the last turn is on", last_turn, frozenset({"side"})),
    "river-end-early": Predicate("what is left to do in the turn", end_early),
    "river-retreat-defender": Predicate("who may do it", retreat_defender),
    "river-retreat-late": Predicate("the preparation is over", retreat_late),
    "river-retreat-nothing": Predicate("the attacker's cards at the dam", retreat_nothing),
    "river-retreat-only-elites": Predicate("the attacker's cards at the dam", retreat_only_elites),
    "river-log-attacker": Predicate("who may do it", log_attacker),
    "river-log-again": Predicate("the preparation is over", log_again),
    "river-log-late": Predicate("the preparation is over", log_late),
    "river-log-none": Predicate("no log is left", log_none),
    "river-log-nothing": Predicate("the attacker's cards at the dam", log_nothing),
    "river-not-in-hand": Predicate("the card is not in the hand", not_in_hand),
    "river-play-twice": Predicate("a card has been played", play_twice),
    "river-side-full": Predicate("no slot is free", side_full),
    "river-cancel-needs-room": Predicate("no slot is free", cancel_needs_room),
    "river-skip-can-play": Predicate("these cards can be played", skip_can_play),
    "river-skip-has-slot": Predicate("some hidden card can be played", skip_has_slot),
    "river-skip-draw": Predicate("the pile is not empty", skip_draw),
    "river-skip-nothing": Predicate("what is left to do in the turn", skip_nothing),
    "river-draw-early": Predicate("what is left to do in the turn", draw_early),
    "river-draw-twice": Predicate("what is left to do in the turn", draw_twice),
    "river-draw-empty": Predicate("the pile is empty", draw_empty),
    "river-tactics-pile-empty": Predicate("the pile is empty", tactics_pile_empty),
    "river-not-in-pile": Predicate("the card is not in the pile", not_in_pile),
    "river-claim-defender": Predicate("who may do it", claim_defender),
    "river-claim-not-now": Predicate("it is the defender's turn", claim_not_now),
    "river-claim-not-full": Predicate("the attacker's side has a free slot", claim_not_full),
    "river-claim-holds": Predicate("the full side of the defender keeps the dam", claim_holds),
    "river-claim-unproved": Predicate("this side would keep the dam", claim_unproved),
}
