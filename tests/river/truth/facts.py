"""What is quoted from the case: facts of the position, testimonies, and how many of them there are."""

from collections.abc import Callable
from typing import Any, Final

from tests.course_truth import course_predicates
from tests.river.control_oracle import ORDER
from tests.river.truth.records import played
from tests.river.truth.scene import SIDES, claim_of, dam_of, dams_of, position_of, words_of
from tests.truth import Predicate, Said


def _states(field: str, param: str) -> Callable[[Said], bool]:
    """The position says this in so many words."""
    return lambda said: position_of(said.case).get(field) == said.params[param]


def _of_side(field: str, said: Said) -> Any:
    return (position_of(said.case).get(field) or {}).get(said.params["side"])


def intact(said: Said) -> bool:
    return not dam_of(said).damaged


def damaged(said: Said) -> bool:
    return dam_of(said).damaged


def destroyed(said: Said) -> bool:
    return str(position_of(said.case).get("destroyed")) == said.params["dam"]


def side(said: Said) -> bool:
    cards = list(dam_of(said).side(str(said.params["side"])))
    return words_of(said.params["cards"]) == cards and said.params["count"] == len(cards)


def first(said: Said) -> bool:
    return dam_of(said).first == said.params["side"]


def bare(said: Said) -> bool:
    there = dams_of(said.case)
    lacking = [str(tile) for tile in range(1, 8) if str(tile) not in there]
    return bool(position_of(said.case).get("complete")) and words_of(said.params["dams"]) == lacking


def _discard(said: Said) -> bool:
    cards = position_of(said.case)["discard"]
    return words_of(said.params["cards"]) == cards and said.params["count"] == len(cards)


def exact_discard(said: Said) -> bool:
    return _discard(said) and bool(position_of(said.case).get("complete"))


def some_discard(said: Said) -> bool:
    return _discard(said) and not position_of(said.case).get("complete")


def hand(said: Said) -> bool:
    cards = _of_side("hands", said) or []
    hidden = _of_side("hidden", said) or {}
    battle, tactics = hidden.get("battle", 0), hidden.get("tactics", 0)
    counts = {"count": len(cards), "battle": battle, "tactics": tactics, "unknown": battle + tactics}
    counts["size"] = len(cards) + battle + tactics
    return sorted(words_of(said.params["cards"])) == sorted(cards) and all(
        said.params[name] == count for name, count in counts.items()
    )


def holds(said: Said) -> bool:
    return sorted(words_of(said.params["cards"])) == sorted(_of_side("hands", said) or [])


def ruses(said: Said) -> bool:
    cards = _of_side("ruses", said) or []
    return words_of(said.params["cards"]) == cards and said.params["count"] == len(cards)


def _count_of_side(field: str) -> Callable[[Said], bool]:
    return lambda said: (_of_side(field, said) or 0) == said.params["count"]


def _mentions_tactics(said: Said) -> bool:
    position = position_of(said.case)
    given = ("tactics_deck", "tactics_played", "ruses", "wazki_played")
    cards = [
        *position["discard"],
        *(card for dam in position["dams"] for card in dam["attacker"] + dam["defender"]),
    ]
    hands, hidden = position.get("hands") or {}, position.get("hidden") or {}
    cards += [card for who in SIDES for card in hands.get(who) or []]
    unknown = any((hidden.get(who) or {}).get("tactics") for who in SIDES)
    return (
        unknown or any(position.get(name) is not None for name in given) or any(c not in ORDER for c in cards)
    )


def no_tactics(said: Said) -> bool:
    return not _mentions_tactics(said)


def testified(said: Said) -> bool:
    """Somebody says just this."""
    says = said.message.removeprefix("river-said-")
    wanted = {"who", "side", "count", "card"}
    for one in claim_of(said.case)["testimony"]:
        given = {"side": "both", "count": 0, "card": "", **one}
        if given["says"] == says and all(said.params[name] == given[name] for name in wanted):
            return True
    return False


# How many facts


def facts_stated(said: Said) -> int:
    """How many facts the position and the testimonies state."""
    position, testimony = position_of(said.case), claim_of(said.case).get("testimony") or []
    complete, dams = position.get("complete"), dams_of(said.case)
    given = ("turn_number", "turn", "phase", "ending", "deck", "logs", "tactics_deck", "destroyed")
    found = sum(position.get(name) is not None for name in given) + len(testimony)
    found += sum(3 + (dam.first is not None) for dam in dams.values())
    whole = {str(tile) for tile in range(1, 8)} <= dams.keys()
    found += bool(complete and not whole and not any(dam.house for dam in dams.values()))
    found += bool(position["discard"] or complete)
    hands, hidden = position.get("hands"), position.get("hidden")
    if hands is not None or hidden is not None:
        exact = complete or hidden is not None
        found += sum(bool(exact or (hands or {}).get(who)) for who in SIDES)
    if _mentions_tactics(said):
        counted = ("tactics_played", "wazki_played", "ruses")
        return found + 2 * sum(position.get(name) is not None for name in counted)
    return found + any(
        one["says"].startswith("tactics") or (one.get("card") or "R0") not in ORDER for one in testimony
    )


def consistent_yes(said: Said) -> bool:
    return said.params["count"] == facts_stated(said)


def consistent_no(said: Said) -> bool:
    """So many facts follow."""
    answer: Any = said.answer
    return said.params["count"] == len(answer["contradiction"]) > 0 and not answer["consistent"]


def count_facts(name: str) -> Predicate:
    return Predicate("a number that was given", _states(name.replace("-", "_"), "count"))


SAYS: Final = (
    *("turns", "logs-thrown", "retreats", "dams-taken", "cancelled", "skips", "hand-size", "tactics-drawn"),
    *("tactics-played", "holds", "drew", "played", "discarded"),
)
FACTS: Final = {
    **{f"river-stated-{name}": count_facts(name) for name in ("turn-number", "deck", "tactics-deck", "logs")},
    "river-stated-turn": Predicate("a fact that was given", _states("turn", "side")),
    "river-stated-phase": Predicate("a fact that was given", _states("phase", "phase")),
    "river-stated-ending": Predicate("a fact that was given", _states("ending", "ending")),
    "river-stated-damaged": Predicate("the face of the dam", damaged),
    "river-stated-intact": Predicate("the face of the dam", intact),
    "river-stated-destroyed": Predicate("the dam destroyed", destroyed),
    "river-stated-side": Predicate("the cards of a side", side),
    "river-stated-first": Predicate("who completed first", first),
    "river-stated-bare": Predicate("dams not described", bare),
    "river-stated-discard": Predicate("the discarded cards", exact_discard),
    "river-stated-discarded": Predicate("the discarded cards", some_discard),
    "river-stated-hand": Predicate("a hand", hand),
    "river-stated-holds": Predicate("a hand", holds),
    "river-stated-no-tactics": Predicate("no tactics cards are used", no_tactics),
    "river-stated-tactics-played": Predicate("tactics cards played", _count_of_side("tactics_played")),
    "river-stated-wazki-played": Predicate("tactics cards played", _count_of_side("wazki_played")),
    "river-stated-ruses": Predicate("tactics cards played", ruses),
    **{f"river-said-{says}": Predicate("a testimony that was given", testified) for says in SAYS},
    "consistent-yes": Predicate("so many facts are stated", consistent_yes),
    **course_predicates(consistent_yes, lambda said: played(said).sound),
    "consistent-no": Predicate("so many facts follow", consistent_no),
    "consistent-refused": Predicate("so many facts follow", consistent_no),
}
