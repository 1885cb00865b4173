"""Why facts are refused, in a dispute or where it is asked whether they can be true: counted again."""

from typing import Final

from tests.river.control_oracle import ELITES, ORDER
from tests.river.play_oracle import RUSES
from tests.river.truth.scene import SIDES, TACTICS, Dam, claim_of, dams_of, position_of
from tests.truth import Predicate, Said


def _count(said: Said, name: str) -> int:
    """A number of the message. Some are told as text."""
    return int(str(said.params[name]))


def _listed(said: Said) -> list[str]:
    """Every card that is named somewhere."""
    position = position_of(said.case)
    found = [card for dam in position["dams"] for side in SIDES for card in dam[side]]
    found += position["discard"]
    for field in ("hands", "ruses"):
        found += [card for side in SIDES for card in (position.get(field) or {}).get(side) or []]
    return found


def _hidden(said: Said, kind: str) -> int:
    hidden = position_of(said.case).get("hidden") or {}
    return sum((hidden.get(side) or {}).get(kind, 0) for side in SIDES)


def _played(said: Said) -> dict[str, int]:
    played = position_of(said.case).get("tactics_played") or {}
    return {side: played.get(side, 0) for side in SIDES}


def _elites(said: Said, side: str) -> int:
    return sum(card in ELITES for dam in position_of(said.case)["dams"] for card in dam[side])


def card_twice(said: Said) -> bool:
    return _listed(said).count(str(said.params["card"])) > 1


def too_many_copies(said: Said) -> bool:
    card = str(said.params["card"])
    return _count(said, "copies") == ELITES.count(card) < _listed(said).count(card)


def dam_twice(said: Said) -> bool:
    names = [str(dam.get("id", dam.get("tile"))) for dam in position_of(said.case)["dams"]]
    return names.count(str(said.params["dam"])) > 1


def dam_named_twice(said: Said) -> bool:
    claim = claim_of(said.case)
    named = [str(dam) for dam in claim.get("about", claim)["dams"]]
    return named.count(str(said.params["dam"])) > 1


def unknown_dam(said: Said) -> bool:
    """The claim names a dam that is not there."""
    claim = claim_of(said.case)
    named = [str(dam) for dam in (*(claim.get("dams") or ()), claim.get("dam"))]
    there = [dam.name for dam in _every_dam(said)]
    return said.params["dam"] in named and said.params["dam"] not in there


def side_overfull(said: Said) -> bool:
    side = str(said.params["side"])
    sizes = [(len(dam.side(side)), dam.slots) for dam in _every_dam(said)]
    return any((_count(said, "count"), _count(said, "slots")) == size and size[0] > size[1] for size in sizes)


def _every_dam(said: Said) -> list[Dam]:
    """Also those that are described twice."""
    position = position_of(said.case)
    return [
        next(iter(dams_of({**said.case, "position": {**position, "dams": [dam]}}).values()))
        for dam in position["dams"]
    ]


def first_but_not_full(said: Said) -> bool:
    return any(
        dam.first and min(len(dam.attacker), len(dam.defender)) < dam.slots for dam in _every_dam(said)
    )


def card_count(said: Said) -> bool:
    """Sixty battle cards: those listed, those in the pile, and those hidden in the hands."""
    listed = len({card for card in _listed(said) if card in ORDER})
    counts = {"listed": listed, "deck": position_of(said.case)["deck"], "hidden": _hidden(said, "battle")}
    total = sum(counts.values())
    told = {name: count for name, count in counts.items() if name in said.params}
    agrees = all(_count(said, name) == count for name, count in told.items())
    return agrees and sum(told.values()) == total == _count(said, "total") != len(ORDER)


def hand_overfull(said: Said) -> bool:
    position, side = position_of(said.case), str(said.params["side"])
    hidden = (position.get("hidden") or {}).get(side) or {}
    held: int = len((position.get("hands") or {}).get(side) or []) + sum(hidden.values())
    return held == _count(said, "count") > _count(said, "most")


def turn_parity(said: Said) -> bool:
    position = position_of(said.case)
    stated = (_count(said, "number"), said.params["side"]) == (position["turn_number"], position["turn"])
    return stated and (position["turn_number"] % 2 == 1) != (position["turn"] == "attacker")


def defender_end(said: Said) -> bool:
    position = position_of(said.case)
    return (position["turn"], position["phase"]) == ("defender", "end")


def last_turn_attacker(said: Said) -> bool:
    position = position_of(said.case)
    return position["turn"] == "defender" and position["ending"] in ("last", "over")


def ending_pile(said: Said) -> bool:
    """An empty pile and no end in sight, or an end in sight and more in the pile than Wsparcie can return."""
    position = position_of(said.case)
    deck, ending = position["deck"], position["ending"]
    if _count(said, "deck") != deck or (said.params["ending"] == "no") != (ending == "no"):
        return False
    return bool(deck == 0 if ending == "no" else deck > 0)


def destroyed_intact(said: Said) -> bool:
    name = str(position_of(said.case)["destroyed"])
    return said.params["dam"] == name and any(
        dam.name == name and not dam.damaged for dam in _every_dam(said)
    )


def _damaged(said: Said) -> int:
    """Also a destroyed dam that is not described was damaged."""
    name = position_of(said.case).get("destroyed")
    unlisted = name is not None and all(dam.name != str(name) for dam in _every_dam(said))
    return sum(dam.damaged for dam in _every_dam(said)) + unlisted


def too_many_damaged(said: Said) -> bool:
    return _count(said, "most") == 4 < _count(said, "count") == _damaged(said)


def destroyed_after_four(said: Said) -> bool:
    return position_of(said.case)["destroyed"] is not None and 4 <= _damaged(said) == _count(said, "count")


def over_but_won(said: Said) -> bool:
    position = position_of(said.case)
    return position["ending"] == "over" and (position.get("destroyed") is not None or _damaged(said) >= 4)


# Tactics cards


def tactics_count(said: Said) -> bool:
    played = _played(said)
    told = all(_count(said, side) == played[side] for side in SIDES)
    return told and abs(played["attacker"] - played["defender"]) > 1


def tactics_total(said: Said) -> bool:
    return sum(_played(said).values()) == _count(said, "count") > _count(said, "most") == 11


def elites_not_counted(said: Said) -> bool:
    side = str(said.params["side"])
    counts = _count(said, "elites"), _count(said, "count")
    return counts == (_elites(said, side), _played(said)[side]) and counts[0] > counts[1]


def elites_not_played(said: Said) -> bool:
    gone = sum(card in ELITES for card in position_of(said.case)["discard"])
    counts = _count(said, "elites"), _count(said, "count")
    visible = gone + sum(_elites(said, side) for side in SIDES)
    return counts == (visible, sum(_played(said).values())) and counts[0] > counts[1]


def tactics_card_count(said: Said) -> bool:
    seen = sum(card in TACTICS for card in _listed(said))
    elsewhere = position_of(said.case)["tactics_deck"] + _hidden(said, "tactics")
    told = _count(said, "seen"), _count(said, "elsewhere"), _count(said, "most")
    return told == (seen, elsewhere, 11) and seen + elsewhere != 11


def tactics_played_count(said: Said) -> bool:
    position, side = position_of(said.case), str(said.params["side"])
    laid = _elites(said, side) + len((position.get("ruses") or {}).get(side) or [])
    gone = sum(card not in ORDER for card in position["discard"])
    played = _played(said)[side]
    told = _count(said, "laid"), _count(said, "discarded"), _count(said, "count")
    return told == (laid, gone, played) and not laid <= played <= laid + gone


def both_dragonflies(said: Said) -> bool:
    sides = [[card for dam in _every_dam(said) for card in dam.side(side)] for side in SIDES]
    return any(cards.count("wazka") > 1 for cards in sides)


def not_a_ruse(said: Said) -> bool:
    ruses = position_of(said.case)["ruses"]
    card = said.params["card"]
    return card not in RUSES and any(card in (ruses.get(side) or []) for side in SIDES)


def ruse_misplaced(said: Said) -> bool:
    position, card = position_of(said.case), said.params["card"]
    laid = [one for dam in position["dams"] for side in SIDES for one in dam[side]]
    return card in RUSES and card in (laid if said.params["place"] == "dams" else position["discard"])


_REFUSED: Final = {
    "a card listed too often": {"card-twice": card_twice, "too-many-copies": too_many_copies},
    "a dam described twice or not at all": {"dam-twice": dam_twice, "unknown-dam": unknown_dam},
    "a dam named twice in the claim": {"dam-named-twice": dam_named_twice},
    "cards of a side and slots": {"side-overfull": side_overfull, "first-but-not-full": first_but_not_full},
    "sixty battle cards": {"card-count": card_count, "card-count-hidden": card_count},
    "a hand too large": {"hand-overfull": hand_overfull},
    "turn and phase": {
        "turn-parity": turn_parity,
        "defender-end": defender_end,
        "last-turn-attacker": last_turn_attacker,
    },
    "pile and end": {"ending-pile": ending_pile, "over-but-won": over_but_won},
    "damaged and destroyed": {
        "destroyed-intact": destroyed_intact,
        "too-many-damaged": too_many_damaged,
        "destroyed-after-four": destroyed_after_four,
    },
    "tactics cards played": {
        "tactics-count": tactics_count,
        "tactics-total": tactics_total,
        "elites-not-counted": elites_not_counted,
        "elites-not-played": elites_not_played,
        "tactics-card-count": tactics_card_count,
        "tactics-played-count": tactics_played_count,
        "both-dragonflies": both_dragonflies,
    },
    "a ruse where it can't be": {"not-a-ruse": not_a_ruse, "ruse-misplaced": ruse_misplaced},
}
PROBLEMS: Final = {
    f"problem-{code}": Predicate(name, true)
    for name, checkers in _REFUSED.items()
    for code, true in checkers.items()
}
