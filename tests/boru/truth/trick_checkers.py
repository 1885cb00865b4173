"""Checkers of what is said about a trick, about a card in it, and about hands that nobody sees."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from adjudicator.values import canonical
from tests.boru import oracle
from tests.boru.oracle import CARDS, TOWNS
from tests.boru.truth.cards import Cards, cards_of
from tests.boru.truth.courses import claim_of, course_of, first_scene
from tests.boru.truth.scene import COLOUR_LETTER, DECK, scene_of
from tests.boru.truth.step_checkers import same
from tests.truth import Predicate, Said


class Held:
    """A card in its trick, as the claim ``card`` asks about it."""

    def __init__(self, case: Any) -> None:
        claim = case["claim"]
        self.scene = scene_of(case["position"], case["readings"])
        self.seat, self.card = self.scene.seat(claim["player"]), claim["card"]
        self.how = claim.get("how", "certain")
        self.seen_by = None if claim.get("seen_by") is None else self.scene.seat(claim["seen_by"])
        self.colour = TOWNS[claim.get("town") or self.scene.world.active]["colour"]
        laid = dict(self.scene.trick)
        self.is_laid = self.seat in laid
        first = self.scene.trick[0][0] if laid else self.seat
        self.waiting = [one for one in self.scene.clockwise(first) if one not in laid and one != self.seat]
        self.higher = [one for one in DECK if one > self.card and oracle.suits(one, self.colour)]
        self.lower = [one for one in DECK if one not in self.higher]

    def known(self, seat: int) -> frozenset[int]:
        """The cards known to be in a hand."""
        hand = self.scene.hands[seat] if self.seen_by in (None, seat) else frozenset()
        return hand | {self.card} if seat == self.seat and not self.is_laid else hand

    def size(self, seat: int) -> int:
        return len(self.scene.hands[seat]) + self.scene.unseen[seat]

    def unseen(self) -> frozenset[int]:
        seen = [self.known(seat) for seat in range(self.scene.n)]
        return DECK - self.scene.discard.union(*seen, (card for _, card in self.scene.trick))

    def cards(self) -> Cards:
        found = cards_of(self.scene, self.seen_by)
        if not self.is_laid:
            found.holds(self.seat, [self.card])
        return found

    def may_hold(self, seat: int, card: int) -> bool:
        cards = self.cards()
        cards.holds(seat, [card])
        return cards.possible

    def may_be_beaten(self) -> bool:
        cards = self.cards()
        cards.some_in_hand(self.waiting, self.higher)
        return bool(self.waiting) and cards.possible

    def may_win(self) -> bool:
        cards = self.cards()
        for seat in self.waiting:
            cards.some_in_hand([seat], self.lower)
        return cards.possible

    @property
    def stands(self) -> bool:
        """No card on the table beats it."""
        others = [card for seat, card in self.scene.trick if seat != self.seat]
        return oracle.suits(self.card, self.colour) and not set(others) & set(self.higher)

    def holds(self) -> bool:
        """Is the claim true?"""
        if not self.stands:
            return False
        return not self.may_be_beaten() if self.how == "certain" else self.may_win()


@lru_cache(maxsize=64)
def _held(case: str) -> Held:
    return Held(json.loads(case))


def held_in(said: Said) -> Held:
    return _held(canonical(said.case))


@lru_cache(maxsize=256)
def _holds(case: str) -> bool:
    return _held(case).holds()


def card_claim_holds(said: Said) -> bool:
    return _holds(canonical(said.case))


def _verdict(said: Said) -> bool:
    """``boru-card-<how>-<verdict>``: the claim is that one, and it is true or not."""
    how, verdict = said.message.split("-")[-2:]
    held, claim = held_in(said), claim_of(said)
    named = said.params["player"] == claim["player"] and said.params["card"] == held.card
    return named and how == held.how and (verdict == "upheld") is card_claim_holds(said)


# The trick


def _active_town(said: Said) -> bool:
    scene, town = first_scene(said), said.params["town"]
    asked = claim_of(said).get("town") or scene.world.active
    return town == asked and said.params["colour"] == COLOUR_LETTER[TOWNS[asked]["colour"]]


def _laid(said: Said) -> bool:
    """This player has this card in the trick, or it is the card of the claim.

    Which cards are left to act with is judged where they are listed.
    """
    if said.within[-1:] == ("boru-may-act",):
        plays_left: Any = said.around["plays"]
        return dict(said.params) in [one["with"] for one in plays_left]
    scene, claim = first_scene(said), claim_of(said)
    plays = [(scene.names[seat], card) for seat, card in scene.trick]
    plays += [(claim["player"], claim["card"])] if claim["kind"] == "card" else []
    if claim.get("actions"):
        scene = course_of(said).scene
        plays += [(scene.names[seat], card) for seat, card in scene.trick]
    return (said.params["player"], said.params["card"]) in plays


def _colour_of_card(said: Said) -> bool:
    """The card is there, and it is white, matches, or does not match, as the message says."""
    town = claim_of(said).get("town") or first_scene(said).world.active
    own, wanted = CARDS[str(said.params["card"])]["colour"], TOWNS[town]["colour"]
    kind = "royal" if own == "white" else "matches" if own == wanted else "cannot-win"
    return _laid(said) and said.message == f"boru-card-{kind}"


def _unbeaten(said: Said) -> bool:
    """The others may play these cards, one after the other, and none beats the card of the claim."""
    claim, p, held = claim_of(said), said.params, held_in(said)
    played: Any = p["cards"]
    told = (p["player"], p["card"]) == (claim["player"], claim["card"]) and p["count"] == len(played) > 0
    dealt = held.cards()
    for seat, card in zip(held.waiting, played, strict=True):
        dealt.holds(seat, [card])
    return told and dealt.possible and not set(played) & {*held.higher, held.card}


def _compared(said: Said) -> bool:
    """The matching cards of the trick from the highest; each with its player is a sentence of its own."""
    scene = first_scene(said)
    colour = TOWNS[scene.world.active]["colour"]
    cards = sorted((card for _, card in scene.trick if oracle.suits(card, colour)), reverse=True)
    plays: Any = said.params["plays"]
    told = [play["with"]["card"] for play in plays]
    return told == cards and said.params["count"] == len(cards)


def _winner(said: Said) -> bool:
    scene = first_scene(said)
    seat, _ = oracle.trick(TOWNS[scene.world.active]["colour"], dict(scene.trick))
    return said.params["player"] == scene.names[seat] and said.params["card"] == dict(scene.trick)[seat]


def _winner_at(said: Said) -> bool:
    return _winner(said) and said.params["town"] == first_scene(said).world.active


def _order(said: Said) -> bool:
    scene = first_scene(said)
    return said.params["players"] == [scene.names[seat] for seat, _ in scene.order()]


# A card


def _beaten_already(said: Said) -> bool:
    held = held_in(said)
    look: Any = said.params["look"]
    plays = [(held.scene.names[seat], str(card)) for seat, card in held.scene.trick if card in held.higher]
    own = said.params["player"] == held.scene.names[held.seat] and said.params["card"] == held.card
    return own and (said.params["other"], look[0]) in plays and len(look) == 1


def _beats(said: Said) -> bool:
    held = held_in(said)
    counted = said.params["count"] == len(held.higher) and said.params["card"] == held.card
    return counted and same(held.higher, said.params["cards"])


def _waiting(said: Said) -> bool:
    held = held_in(said)
    names = [held.scene.names[seat] for seat in held.waiting]
    return same(names, said.params["players"]) and said.params["count"] == len(names)


def _unseen(said: Said) -> bool:
    held = held_in(said)
    cards = sorted(held.unseen() & set(held.higher))
    every = "yes" if cards == sorted(held.higher) else "no"
    told = said.params["count"] == len(cards) and said.params["all"] == every
    in_hand = any(held.known(seat) & set(held.higher) for seat in range(held.scene.n))
    return same(cards, said.params["cards"]) and told and said.params["held"] == ("yes" if in_hand else "no")


def _whole_hand(said: Said) -> bool:
    held, p = held_in(said), said.params
    seat = held.scene.seat(str(p["player"]))
    hand = held.known(seat)
    higher = sorted(hand & set(held.higher))
    counted = p["count"] == len(higher) and len(hand) == held.size(seat) and seat in held.waiting
    return counted and same(sorted(hand), p["cards"]) and same(higher, p["higher"])


def _lacks(said: Said) -> bool:
    held = held_in(said)
    lacks = held.scene.lacks[held.scene.seat(str(said.params["player"]))]
    return same(sorted(lacks & held.unseen() & set(held.higher)), said.params["cards"])


def _remembered(said: Said) -> bool:
    held = held_in(said)
    counted = [one for one in held.scene.memories if held.seen_by in (None, one["seat"])]
    return same([held.scene.names[one["seat"]] for one in counted], said.params["players"])


def _sets(held: Held) -> list[tuple[set[int], dict[str, int]]]:
    """Sets of cards that went round together in the draft, and how many of each set everybody took."""
    found = []
    for memory in held.scene.memories:
        for turn, pack in enumerate(memory["packs"]):
            kept = set(memory["kept"][turn]) if turn < len(memory["kept"]) else set()
            for cards, first in ((kept, memory["seat"]), (set(pack) - kept, memory["seat"] + bool(kept))):
                shares: dict[str, int] = {}
                for taken in range(0, len(cards), 2):
                    who = held.scene.names[(first + taken // 2) % held.scene.n]
                    shares[who] = shares.get(who, 0) + min(2, len(cards) - taken)
                found.append((cards, shares))
    return found


def _went_round(said: Said) -> bool:
    held = held_in(said)
    told: Any = said.params["shares"]
    shares = {one["with"]["player"]: one["with"]["count"] for one in told}
    return any(
        said.params["all"] == len(cards)
        and shares == others
        and same(sorted(cards & held.unseen() & set(held.higher)), said.params["cards"])
        for cards, others in _sets(held)
    )


def _can_hold(said: Said) -> bool:
    held = held_in(said)
    seat = held.scene.seat(str(said.params["player"]))
    return same([card for card in sorted(DECK) if held.may_hold(seat, card)], said.params["cards"])


def _may_have(said: Said) -> bool:
    held, card = held_in(said), said.params["card"]
    seat = held.scene.seat(str(said.params["player"]))
    known = "yes" if card in held.known(seat) else "no"
    beats = card in held.higher and seat in held.waiting and said.params["known"] == known
    return isinstance(card, int) and beats and held.may_hold(seat, card)


def _must_beat(held: Held, seat: int) -> bool:
    cards = held.cards()
    cards.some_in_hand([seat], held.lower)
    return not cards.possible


def _all_beat(said: Said) -> bool:
    held = held_in(said)
    sure = [seat for seat in held.waiting if _must_beat(held, seat)]
    names = [held.scene.names[seat] for seat in sure or held.waiting]
    told = said.params["sure"] == len(sure) and same(names, said.params["players"])
    return told and not held.may_win()


def _nobody_beats(said: Said) -> bool:
    return not held_in(said).may_be_beaten()


def in_card_passed(said: Said) -> bool:
    """A share of a set of cards; the sentence around it is checked as a whole."""
    held = held_in(said)
    return any(others.get(str(said.params["player"])) == said.params["count"] for _, others in _sets(held))


_CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "active-town": ("active town", _active_town),
    "card-royal": ("colour of a card", _colour_of_card),
    "card-matches": ("colour of a card", _colour_of_card),
    "card-cannot-win": ("colour of a card", _colour_of_card),
    "card-of": ("card in the trick", _laid),
    "trick-compared": ("cards compared", _compared),
    "trick-winner": ("wins the trick", _winner),
    "action-winner": ("wins the trick", _winner_at),
    "trick-acts": ("order of actions", _order),
    "card-certain-upheld": ("card claim", _verdict),
    "card-certain-rejected": ("card claim", _verdict),
    "card-possible-upheld": ("card claim", _verdict),
    "card-possible-rejected": ("card claim", _verdict),
    "card-beaten-already": ("card in the trick", _beaten_already),
    "card-beats": ("cards compared", _beats),
    "card-waiting": ("yet to play", _waiting),
    "card-unbeaten": ("cards compared", _unbeaten),
    "card-unseen": ("unseen cards", _unseen),
    "card-hand": ("whole hand", _whole_hand),
    "card-lacks": ("could not lead", _lacks),
    "card-draft": ("remembered draft", _remembered),
    "card-passed": ("remembered draft", _went_round),
    "card-can-hold": ("may hold", _can_hold),
    "card-may-have": ("may hold", _may_have),
    "card-all-beat": ("must beat", _all_beat),
    "card-nobody-beats": ("may hold", _nobody_beats),
}
PREDICATES: Final = {f"boru-{name}": Predicate(*checker) for name, checker in _CHECKERS.items()}
