"""What is said of facts that contradict each other, and of those that do not."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from tests.river.control_oracle import ORDER
from tests.river.truth.facts import FACTS, facts_stated
from tests.river.truth.scene import SIDES, claim_of, dams_of, position_of, words_of
from tests.truth import Predicate, Said


def contradicting(said: Said) -> list[Mapping[str, Any]]:
    """The facts that can't all be true: message and params."""
    answer: Any = said.answer
    return list(answer["contradiction"])


def _given_number(fact: Mapping[str, Any]) -> int | None:
    params = fact["params"]
    if fact["fact"] == "river-stated-side":
        return sum(card in ORDER for card in params["cards"])
    number = params["size"] if fact["fact"] == "river-stated-hand" else params.get("count")
    return None if number is None else int(number)


def does_not_fit(said: Said) -> bool:
    """The number is one of those given, and the limit is on the other side of it."""
    what, given, limit = said.params["what"], int(str(said.params["given"])), int(str(said.params["limit"]))
    for fact in contradicting(said):
        about = str(fact["fact"]).removeprefix("river-stated-").removeprefix("river-said-") == what
        same = all(str(fact["params"].get(name, "")) == said.params[name] for name in ("side", "dam"))
        if about and same and _given_number(fact) == given and FACTS[str(fact["fact"])]:
            return 0 <= given < limit if said.params["end"] == "least" else limit < given
    return False


def four(said: Said) -> bool:
    """Four dams are damaged, and it is not the attacker's turn, or that turn has only begun."""
    dams, position = words_of(said.params["dams"]), position_of(said.case)
    found = dams_of(said.case)
    counted = said.params["count"] == len(dams) >= 4 and all(found[name].damaged for name in dams)
    begun = position.get("phase") == "prepare"
    number = position.get("turn_number")
    other = position.get("turn") == "defender" or begun or (number is not None and number % 2 == 0)
    return counted and other


def _whereabouts(fact: Mapping[str, Any]) -> tuple[str, str]:
    """Where a fact puts its cards now, and who has or had them; empty if it does not say."""
    about = str(fact["fact"]).removeprefix("river-stated-").removeprefix("river-said-")
    side = str(fact["params"].get("side", ""))
    now = {
        "side": f"dam {fact['params'].get('dam')} {side}",
        "discard": "discard",
        "discarded": "discard" if str(fact["fact"]).startswith("river-stated-") else "",
        "hand": f"hand {side}",
        "holds": f"hand {side}",
        "played": "table",
    }
    return now.get(about, ""), side


def _exclude_each_other(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Can a card not be in both places, or not belong to both? What was played is not in a hand."""
    (here, whose), (there, whose_else) = one, other
    if whose and whose_else and whose != whose_else:
        return True
    if "table" in (here, there):
        return any(place.startswith("hand") for place in (here, there))
    return bool(here and there and here != there)


def twice(said: Said) -> bool:
    """Of each card two facts say what can't both be."""
    cards = words_of(said.params["cards"])
    for card in cards:
        places = [
            _whereabouts(fact)
            for fact in contradicting(said)
            if card in (*(fact["params"].get("cards") or ()), fact["params"].get("card"))
        ]
        if not any(_exclude_each_other(*pair) for pair in combinations(places, 2)):
            return False
    return bool(cards)


def facing(said: Said) -> bool:
    """A duck and a beaver of one colour lie on the two sides of one dam."""
    duck, beaver = sorted(words_of(said.params["cards"]), key=lambda card: int(card[1:]))
    if (duck[1:], beaver[1:]) != ("0", "11") or duck[0] != beaver[0]:
        return False
    return any(
        (duck in dam.attacker and beaver in dam.defender) or (beaver in dam.attacker and duck in dam.defender)
        for dam in dams_of(said.case).values()
    )


def nowhere(said: Said) -> bool:
    """Cards that somebody is said to have played, and that lie at no dam and not among the discards."""
    position, cards = position_of(said.case), words_of(said.params["cards"])
    laid = [card for dam in position["dams"] for side in SIDES for card in dam[side]]
    testified = [one.get("card") for one in claim_of(said.case)["testimony"] if one["says"] == "played"]
    return bool(cards) and all(
        card in testified and card not in (*laid, *position["discard"]) for card in cards
    )


def no_course(said: Said) -> bool:
    return said.params["count"] == len(contradicting(said))


def tactics(said: Said) -> bool:
    return any(fact["fact"] == "river-stated-no-tactics" for fact in contradicting(said))


def laws_kept(said: Said) -> bool:
    """So many battle cards are named, and no number that is given contradicts another."""
    answer, position = _any(said.answer), position_of(said.case)
    sides = [sum(map(_battle, (dam[side] for dam in position["dams"]))) for side in SIDES]
    hands = position.get("hands") or {}
    places = {
        **dict(zip(("ours", "theirs"), sides, strict=True)),
        "discarded": _battle(position["discard"]),
        "held": sum(map(_battle, hands.values())),
    }
    deck, turn = position.get("deck"), position.get("turn_number")
    told = {
        **places,
        "laid": sum(sides),
        "named": sum(places.values()),
        "deck": "unknown" if deck is None else deck,
        "ended": "unknown" if turn is None else turn - 1,
        "count": facts_stated(said),
    }
    return told.items() <= said.params.items() and answer["consistent"] is True


def _battle(cards: Any) -> int:
    """How many of these are battle cards: a colour and a value."""
    return sum(card[1:].isdecimal() for card in cards)


def _any(value: Any) -> Any:
    return value


CONTRADICTIONS: Final = {
    "river-does-not-fit": Predicate("a number that was given", does_not_fit),
    "river-why-four": Predicate("the dams damaged", four),
    "river-why-tactics": Predicate("no tactics cards are used", tactics),
    "river-why-twice": Predicate("a card in two places", twice),
    "river-why-facing": Predicate("a duck and a beaver face each other", facing),
    "river-why-nowhere": Predicate("a card that lies nowhere", nowhere),
    "river-why-no-course": Predicate("so many facts follow", no_course),
    "river-laws-kept": Predicate("so many facts are stated", laws_kept),
}
