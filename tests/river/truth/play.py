"""What is said of play: is an action legal, why not, and how a record can be repaired."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final, NamedTuple

from tests.river.control_oracle import ORDER
from tests.river.truth.playing import Course, Scene, course, in_order
from tests.river.truth.scene import OTHER, claim_of, same, table_at, words_of, yes
from tests.river.truth.sides import can_be_laid, cards_in, is_shown, keeps
from tests.truth import Predicate, Said

TOLD_FIRST: Final = {"legal": 8, "remedy": 4}
"""Actions or repairs that are told before the others are only counted."""


def actions_of(said: Said) -> list[str]:
    """The actions of the claim; a single one is a record of one."""
    claim = claim_of(said.case)
    return [claim["action"]] if claim["kind"] == "legal" else list(claim["actions"])


def played(said: Said) -> Course:
    return course(said.case, actions_of(said))


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


# Whole records


def is_legal(said: Said) -> bool:
    found = played(said)
    return (
        found.refused is None and found.sound == 1 and said.params["action"] == in_order(actions_of(said)[0])
    )


def is_not_legal(said: Said) -> bool:
    return played(said).refused == said.params["action"]


def legal_actions(said: Said) -> bool:
    scene = course(said.case, []).last
    over = yes(scene.winner is not None)
    lines = scene.lines()
    if any(line.endswith(" hidden") for line in lines):  # a Wymiana of hidden cards is not listed here
        return said.params["over"] == over
    return said.params["over"] == over and said.params["count"] == len(lines)


def one_legal_action(said: Said) -> bool:
    return course(said.case, []).last.is_legal(str(said.params["action"]))


def more_actions(said: Said) -> bool:
    """Beside those that are told first, the answer lists so many."""
    answer: Any = said.answer
    kind = str(claim_of(said.case)["kind"])
    listed = answer["actions" if kind == "legal" else "repairs"]
    return int(str(said.params["count"])) == len(listed) - TOLD_FIRST[kind]


def record_clean(said: Said) -> bool:
    found, actions = played(said), actions_of(said)
    over = yes(found.last.winner is not None)
    return found.refused is None and said.params["count"] == len(actions) and said.params["over"] == over


def record_replayed(said: Said) -> bool:
    return played(said).refused is None and said.params["count"] == len(actions_of(said))


def record_illegal(said: Said) -> bool:
    found = played(said)
    return found.refused == said.params["action"] and found.sound + 1 == said.params["at"]


def record_how(said: Said) -> bool:
    found = played(said)
    left = len(actions_of(said)) - found.sound - 1
    return found.refused is not None and (said.params["sound"], said.params["left"]) == (found.sound, left)


def record_action(said: Said) -> bool:
    return in_order(actions_of(said)[int(str(said.params["at"])) - 1]) == said.params["action"]


# Repairs


def remedy_nothing(said: Said) -> bool:
    return record_replayed(said)


def remedy_found(said: Said) -> bool:
    answer: Any = said.answer
    return record_illegal(said) and said.params["ways"] == len(answer["repairs"])


def rewind(said: Said) -> bool:
    found = played(said)
    undone = len(actions_of(said)) - found.sound
    return found.refused is not None and (said.params["to"], said.params["undone"]) == (found.sound, undone)


def _repaired(said: Said, change: Callable[[list[str], int], list[str]]) -> bool:
    """Is the record legal with this change, made at the place that is named?"""
    actions, at = [in_order(line) for line in actions_of(said)], int(str(said.params["at"])) - 1
    if at < 0:
        return False
    changed = change(list(actions), at)
    return changed != actions and course(said.case, changed).refused is None


def _names_the_wrong_one(said: Said) -> bool:
    found = played(said)
    return found.refused == said.params["action"] and found.sound + 1 == said.params["at"]


def strike(said: Said) -> bool:
    return _names_the_wrong_one(said) and _repaired(
        said, lambda actions, at: actions[:at] + actions[at + 1 :]
    )


def swap(said: Said) -> bool:
    actions = [in_order(line) for line in actions_of(said)]
    at = int(str(said.params["at"]))
    swapped = actions[at : at + 1] == [said.params["other"]]
    return (
        _names_the_wrong_one(said)
        and swapped
        and _repaired(said, lambda now, at: [*now[:at], now[at + 1], now[at], *now[at + 2 :]])
    )


def replace_one(said: Said) -> bool:
    other = str(said.params["other"])
    return _names_the_wrong_one(said) and _repaired(
        said, lambda actions, at: [*actions[:at], other, *actions[at + 1 :]]
    )


def insert(said: Said) -> bool:
    action = str(said.params["action"])
    return _repaired(said, lambda actions, at: [*actions[:at], action, *actions[at:]])


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
    return found is not None and found.scene.left == 0 and found.scene.step in ("draw", "end")


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
    return can_be_laid(cards, adds, table) and keeps(cards, table) and shown


def claim_holds(said: Said) -> bool:
    return _stronger(said, [])


def claim_unproved(said: Said) -> bool:
    adds = words_of(said.params["adds"])
    return bool(adds) and _stronger(said, adds)


# Tactics cards


def no_tactics(said: Said) -> bool:
    return not refused(said).scene.tactics


def tactics_ahead(said: Said) -> bool:
    scene, side, _, words = refused(said)
    counts = scene.played[side], scene.played[OTHER[side]]
    card = words[0] not in ORDER
    said_so = (said.params["own"], said.params["other"]) == counts and said.params["side"] == side
    return card and said_so and counts[0] > counts[1]


def second_wazka(said: Said) -> bool:
    scene, side, _, words = refused(said)
    limit = scene.readings["dragonfly-limit"] == "one-each"
    return limit and words[0] == "wazka" and scene.wazki[side] > 0 and side == said.params["side"]


def _ruse(said: Said) -> Refused | None:
    """The refused ruse, if it is the one named."""
    found = refused(said)
    named = str(said.params.get("ruse", found.words[0]))
    return found if found.verb == "ruse" and found.words[0] == named else None


def _targets(found: Refused) -> list[str]:
    return [word for word in found.words[1:] if word in ORDER or word in ("perkoz", "wazka", "labedz")]


def ruse_elite(said: Said) -> bool:
    found = _ruse(said)
    card = said.params["card"]
    return found is not None and card in _targets(found) and card not in ORDER


def ruse_not_there(said: Said) -> bool:
    found = _ruse(said)
    if (
        found is None
        or _targets(found) != [said.params["card"]]
        or found.words[0] not in ("transfer", "zdrada", "dezercja")
    ):
        return False
    whose = "own" if found.words[0] == "transfer" else "other"
    side = found.side if whose == "own" else OTHER[found.side]
    there = any(said.params["card"] in dam[side] for dam in found.scene.dams.values())
    return said.params["whose"] == whose and not there


def ruse_not_discarded(said: Said) -> bool:
    found = _ruse(said)
    if found is None or found.words[0] not in ("rekrutacja", "wsparcie"):
        return False
    card = said.params["card"]
    return card in _targets(found) and card in ORDER and card not in found.scene.discard


def _lies_at(scene: Scene, card: str) -> str:
    return next(str(t) for t, dam in scene.dams.items() if card in (*dam["attacker"], *dam["defender"]))


def move_elsewhere(said: Said) -> bool:
    found = _ruse(said)
    if found is None or found.scene.readings["move-destination"] != "same-dam":
        return False
    _, card, _, to = found.words
    named = (said.params["card"], said.params["to"]) == (card, to)
    return named and said.params["dam"] == _lies_at(found.scene, card) != to


def move_full(said: Said) -> bool:
    found = _ruse(said)
    if found is None:
        return False
    ruse, card, _, to = found.words
    side = found.side if ruse == "zdrada" else OTHER[found.side]
    named = (said.params["card"], said.params["to"], said.params["side"]) == (card, to, side)
    return named and len(found.scene.dams[int(to)][side]) == found.scene.slots(int(to))


def _discarded(scene: Scene) -> int:
    return sum(card in ORDER for card in scene.discard)


def support_too_few(said: Said) -> bool:
    found = refused(said)
    return found.words[0] == "wsparcie" and said.params["count"] == _discarded(found.scene) < 2


def support_twice(said: Said) -> bool:
    found = refused(said)
    return found.words == ["wsparcie", said.params["card"], said.params["card"]]


def blast_nothing(said: Said) -> bool:
    found = refused(said)
    if found.words != ["eksplozja", said.params["dam"]]:
        return False
    dam = found.scene.dams[int(found.words[1])]
    return not any(card in ORDER for card in (*dam["attacker"], *dam["defender"]))


def ruse_no_target(said: Said) -> bool:
    found = _ruse(said)
    return found is not None and not found.scene.aims(found.side, found.words[0])


def ruse_has_target(said: Said) -> bool:
    found = _ruse(said)
    return found is not None and found.words[1:] == [] and bool(found.scene.aims(found.side, found.words[0]))


def _exchange(said: Said) -> tuple[Refused, int, list[str]] | None:
    """The refused exchange, what the side named owes, and what is named for it."""
    found = refused(said)
    if found.words[0] != "wymiana" or "for" not in found.words:
        return None
    at = found.words.index("for")
    side = str(said.params["side"])
    named = found.words[1:at] if side == found.side else found.words[at + 1 :]
    owed = found.scene.owed(side, "wymiana" if side == found.side else "")
    return found, owed, [card for card in named if card != "-"]


def exchange_count(said: Said) -> bool:
    found = _exchange(said)
    return found is not None and said.params["owed"] == found[1] != len(found[2]) == said.params["count"]


def exchange_tactics(said: Said) -> bool:
    found = _exchange(said)
    if found is None:
        return False
    battle_only = found[0].scene.readings["exchange-short"] == "battle-only"
    return battle_only and any(card not in ORDER and card != "?" for card in found[2])


RECORDS: Final = {
    "legal-yes": Predicate("the action is legal", is_legal),
    "legal-no": Predicate("the action is not legal", is_not_legal),
    "legal-actions": Predicate("so many actions are legal", legal_actions),
    "legal-action": Predicate("the action is legal", one_legal_action),
    "legal-more": Predicate("so many more are in the answer", more_actions),
    "record-clean": Predicate("the whole record is legal", record_clean),
    "record-replayed": Predicate("the whole record is legal", record_replayed),
    "record-illegal": Predicate("the first illegal action", record_illegal),
    "record-how": Predicate("the first illegal action", record_how),
    "record-action": Predicate("an action of the record", record_action),
    "remedy-nothing": Predicate("the whole record is legal", remedy_nothing),
    "remedy-found": Predicate("the first illegal action", remedy_found),
    "remedy-rewind": Predicate("the last sound table", rewind),
    "remedy-strike": Predicate("the changed record is legal", strike),
    "remedy-swap": Predicate("the changed record is legal", swap),
    "remedy-replace": Predicate("the changed record is legal", replace_one),
    "remedy-insert": Predicate("the changed record is legal", insert),
}

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
    "river-no-tactics": Predicate("no tactics cards are used", no_tactics),
    "river-tactics-ahead": Predicate("tactics cards played", tactics_ahead),
    "river-second-wazka": Predicate("tactics cards played", second_wazka),
    "river-ruse-elite": Predicate("the target of a ruse", ruse_elite),
    "river-ruse-not-there": Predicate("the target of a ruse", ruse_not_there),
    "river-ruse-not-discarded": Predicate("the target of a ruse", ruse_not_discarded),
    "river-move-elsewhere": Predicate("where a ruse moves a card", move_elsewhere),
    "river-move-full": Predicate("no slot is free", move_full),
    "river-support-too-few": Predicate("discarded battle cards", support_too_few),
    "river-support-twice": Predicate("the target of a ruse", support_twice),
    "river-blast-nothing": Predicate("the target of a ruse", blast_nothing),
    "river-ruse-no-target": Predicate("the ruse has no target", ruse_no_target),
    "river-ruse-has-target": Predicate("the ruse has a target", ruse_has_target),
    "river-exchange-count": Predicate("what is given in a Wymiana", exchange_count),
    "river-exchange-tactics": Predicate("what is given in a Wymiana", exchange_tactics),
}
