"""Why a tactics card is refused."""

from typing import Final

from tests.river.control_oracle import ORDER
from tests.river.truth.playing import Scene
from tests.river.truth.refusals import Refused, refused
from tests.river.truth.scene import OTHER, words_of
from tests.truth import Predicate, Said


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
    if found is None or found.words[1:] != []:
        return False
    ruse = found.words[0]
    aims = found.scene.aims(found.side, ruse)
    aim = {"eksplozja": "dam", "wymiana": "hands"}.get(ruse, "cards")
    named = words_of(said.params["targets"])
    size = {"wsparcie": 2, "wymiana": 0}.get(ruse, 1)
    reached = any(set(named) <= set(one.split()) for one in aims)
    return said.params["aim"] == aim and len(named) == size and reached


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


RUSE_REFUSALS: Final = {
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
