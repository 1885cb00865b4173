"""Checkers of why an action is legal: what it needs is there when it is taken."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.boru import oracle
from tests.boru.oracle import BRIDES, FACTS, PRINCESS, TOP, TOWNS
from tests.boru.truth.courses import claim_of, course_of
from tests.boru.truth.options import is_due, next_brides, yet_to_choose
from tests.boru.truth.playing import most_extras, play, roads
from tests.boru.truth.playing_upkeep import sites
from tests.boru.truth.scene import COLOUR_LETTER, DEALT, Scene, may_hold, may_lack
from tests.boru.truth.step_checkers import same
from tests.truth import Predicate, Said

Params = Mapping[str, Any]
Words = Sequence[str]
Need = Callable[[Scene, Words, Params], bool]


def taken(said: Said) -> tuple[Scene, Scene, Words]:
    """The moment before the action, the one at which it is taken, and its words."""
    claim = claim_of(said)
    at = int(str(said.around["at"])) - 1 if said.within[-1:] == ("record-legal",) else 0
    texts = [claim["action"]] if claim["kind"] == "legal" else claim["actions"]
    before, found = course_of(said).taken[at]
    return before, found, texts[at].split()


def _own(scene: Scene, words: Words, p: Params) -> int | None:
    """The seat of the player who acts and who is named; None if these are not the same."""
    own = p["player"] == words[words[0] == "deal"] and p["player"] in scene.names
    return scene.seat(p["player"]) if own else None


def _settle(scene: Scene, words: Words, p: Params) -> bool:
    region = TOWNS[words[2]]["region"]
    taken_regions = {TOWNS[town]["region"] for town in scene.world.discs}
    named = words[1] == "settles" and p["region"] == region not in taken_regions
    return named and same(sorted(taken_regions), p["regions"]) and p["count"] == len(taken_regions)


def _come(scene: Scene, words: Words, p: Params) -> bool:
    known = scene.viking_deck is not None
    deck = FACTS["viking_cards"] if scene.viking_deck is None else scene.viking_deck
    listed = same([str(one) for one in deck], p["left"]) and int(words[2]) in deck
    return words[:2] == ["reveal", "viking"] and listed and p["known"] == ("yes" if known else "no")


def _bride(scene: Scene, words: Words, p: Params) -> bool:
    named = words[1] == "marriage" and p["bride"] == words[2] in next_brides(scene)
    return named and p["bride"] != PRINCESS and p["left"] == scene.world.deck > 1


def _princess(scene: Scene, words: Words, p: Params) -> bool:
    return words[1:] == ["marriage", PRINCESS] and p["left"] == scene.world.deck == 1


def _deal(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    named = words[0] == "deal" and seat is not None and str(p["card"]) == words[2]
    counted = named and p["count"] == len(scene.packs[seat or 0]) < p["most"] == DEALT[scene.n]
    return counted and p["card"] in scene.pool()


def _deal_unseen(scene: Scene, words: Words, p: Params) -> bool:
    return words[1] == "unseen" and not any(scene.packs) and p["count"] == DEALT[scene.n]


def _keep(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    return seat is not None and seat in yet_to_choose(scene) and same(sorted(scene.packs[seat]), p["cards"])


def _hold(scene: Scene, words: Words, p: Params) -> bool:
    """The card is that of the action; it lies in the hand, or an unseen one may be it."""
    seat = _own(scene, words, p)
    if seat is None or str(p["card"]) != words[2]:
        return False
    known = p["card"] in scene.hands[seat]
    unseen = known or (p["card"] in scene.pool() and scene.unseen[seat] > 0)
    counted = p["hidden"] == scene.unseen[seat]
    return (
        unseen and counted and p["card"] in may_hold(scene, seat) and p["known"] == ("yes" if known else "no")
    )


def _lead(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    colour, town = TOWNS[p["town"]]["colour"], str(p["town"])
    named = seat == scene.world.marker and words[1:] == ["leads", str(p["card"]), "at", town]
    white = oracle.CARDS[str(p["card"])]["colour"] == "white"
    told = p["colour"] == COLOUR_LETTER[colour] and p["white"] == ("yes" if white else "no")
    return named and told and town in scene.world.free() and oracle.suits(p["card"], colour)


def _not_lead(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    if seat is None or words[1:] != ["cannot", "lead"] or seat != scene.world.marker:
        return False
    free = {TOWNS[town]["colour"] for town in scene.world.free()}
    colours = [one["with"]["colour"] for one in p["colours"]]
    told = same(sorted(COLOUR_LETTER[colour] for colour in free), colours) and p["free"] == len(free)
    hand = scene.hands[seat]
    held = same(sorted(hand), p["cards"]) and p["known"] == len(hand) and p["hidden"] == scene.unseen[seat]
    matching = frozenset(card for card in range(1, 26) if any(oracle.suits(card, colour) for colour in free))
    return told and held and may_lack(scene, seat, matching)


def _colour(said: Said) -> bool:
    """The sentence around lists the colours of all free towns."""
    listed: Any = said.around["colours"]
    return said.params["colour"] in [one["with"]["colour"] for one in listed]


def _follow(scene: Scene, words: Words, p: Params) -> bool:
    seat, last = _own(scene, words, p), scene.trick[-1][0]
    return words[1] == "plays" and p["other"] == scene.names[last] and seat == (last + 1) % scene.n


def _act(scene: Scene, words: Words, p: Params) -> bool:
    left = [(scene.names[seat], card) for seat, card in scene.order()[scene.acted :]]
    told = [(one["with"]["player"], one["with"]["card"]) for one in p["plays"]]
    return scene.phase == "row" and told == left and p["count"] == len(left) and left[0][0] == words[0]


def _main(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    return seat == scene.acting() == scene.winner() and p["card"] == scene.card() and words[2] == "main"


def _side(scene: Scene, words: Words, p: Params) -> bool:
    seat, winner = _own(scene, words, p), scene.winner()
    named = seat == scene.acting() != winner and p["card"] == scene.card() and words[2] == "side"
    beaten = p["other"] == scene.names[winner] and p["higher"] == dict(scene.trick)[winner]
    return named and beaten and p["sides"] == 1 + bool(scene.symbols("side-2"))


def _buy(scene: Scene, words: Words, p: Params) -> bool:
    seat, count = _own(scene, words, p), int(words[2])
    if seat is None or seat != scene.acting() or scene.phase != "buy":
        return False
    what = {"church": "disc", "viking": "raider", "marriage": "step"}[scene.symbols()[scene.place]]
    left = {"disc": 0, "raider": scene.world.battle, "step": TOP - scene.world.track[seat]}[what]
    coins = scene.world.coins[seat]
    told = (p["what"], p["left"], p["coins"], p["count"], p["cost"]) == (what, left, coins, count, 2 * count)
    return told and count <= most_extras(scene, seat)


def _expand(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    named = seat is not None and [p["origin"], p["town"]] == [words[3], words[5]]
    able = named and (p["origin"], p["town"]) in roads(scene, seat or 0)
    return bool(able and p["coins"] == scene.world.coins[seat or 0] >= p["cost"] == 5)


def _stay(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    open_now = seat is not None and scene.phase == "expand" and bool(roads(scene, seat))
    return bool(open_now and p["coins"] == scene.world.coins[seat or 0] >= 5)


def _remove(scene: Scene, words: Words, p: Params) -> bool:
    there = p["town"] == words[-1] and p["town"] in scene.world.vikings
    return there and p["owner"] == scene.names[scene.world.discs[p["town"]]]


def _resolve(scene: Scene, words: Words, p: Params) -> bool:
    return words[0] == "resolve" and p["due"] == scene.phase == words[1]


def _free_here(scene: Scene, words: Words, p: Params, phase: str) -> int | None:
    """The seat of the player who places a disc on a free town, if that is due."""
    seat = _own(scene, words, p)
    free = p["town"] == words[2] and p["town"] in scene.world.free()
    return seat if free and scene.phase == phase else None


def _place(scene: Scene, words: Words, p: Params) -> bool:
    seat = _free_here(scene, words, p, "bride-town")
    if seat is None:
        return False
    bride = scene.world.marriages[seat][-1]
    return bool(p["bride"] == bride and p["region"] == BRIDES[bride][2] == TOWNS[p["town"]]["region"])


def _place_by_track(scene: Scene, words: Words, p: Params) -> bool:
    seat = _free_here(scene, words, p, "track-town")
    return seat is not None and p["space"] == scene.world.track[seat] + 1


def _choose(scene: Scene, words: Words, p: Params) -> bool:
    seat = _own(scene, words, p)
    return seat is not None and words[1] == "chooses" and scene.world.marriages[seat][-1] == PRINCESS


def _yield(scene: Scene, words: Words, p: Params) -> bool:
    loser, most = scene.queue[0], max(scene.world.raiders)
    leaders = [scene.names[seat] for seat in range(scene.n) if scene.world.raiders[seat] == most]
    named = p["loser"] == scene.names[loser] and p["town"] == words[-1]
    level = same(leaders, p["players"]) and p["leaders"] == len(leaders) and p["count"] == most
    return named and level and scene.phase == "invasion" and p["town"] in scene.world.own(loser)


def _builds(scene: Scene, words: Words, p: Params, phase: str) -> bool:
    seat = _own(scene, words, p)
    built = seat is not None and scene.phase == phase and p["town"] == words[-1]
    return built and p["town"] in sites(scene, seat or 0) and p["count"] == scene.world.church[seat or 0]


def _build(scene: Scene, words: Words, p: Params) -> bool:
    others = [count for seat, count in enumerate(scene.world.church) if scene.names[seat] != p["player"]]
    return _builds(scene, words, p, "monastery") and p["count"] > max(others)


NEEDS: Final[dict[str, tuple[str, Need]]] = {
    "settle": ("the region has no disc", _settle),
    "come": ("the Viking cards that are left", _come),
    "be-bride": ("the marriage card can come", _bride),
    "be-princess": ("the marriage card can come", _princess),
    "deal": ("the card can be dealt", _deal),
    "deal-unseen": ("nothing dealt openly", _deal_unseen),
    "keep": ("the cards to choose from", _keep),
    "hold": ("the card can be in the hand", _hold),
    "lead": ("the card matches a free town", _lead),
    "not-lead": ("no card need match", _not_lead),
    "follow": ("next in the trick", _follow),
    "act": ("the lowest card left", _act),
    "take-main": ("wins the trick", _main),
    "take-side": ("does not win the trick", _side),
    "buy": ("extras can be paid", _buy),
    "expand": ("the road and the coins", _expand),
    "stay": ("the road and the coins", _stay),
    "remove": ("a Viking token is there", _remove),
    "resolve": ("the step that is due", _resolve),
    "place": ("the town is free", _place),
    "place-by-track": ("the town is free", _place_by_track),
    "choose": ("the Princess was married", _choose),
    "yield": ("who loses and who chooses", _yield),
    "build": ("discs and a site", _build),
    "build-four": (
        "discs and a site",
        lambda s, w, p: _builds(s, w, p, "four-discs") and p["need"] == 4 <= p["count"],
    ),
}
"""Message, without ``boru-may-``, to what it says of the table at which the action is taken."""


def _needed(need: Need) -> Callable[[Said], bool]:
    def checker(said: Said) -> bool:
        _, scene, words = taken(said)
        return need(scene, words, said.params)

    return checker


def _passed(said: Said) -> bool:
    """Between the two moments this player had this right."""
    before, _, words = taken(said)
    here, rights = before.copy(), []
    while not is_due(here, " ".join(words)):
        who = here.names[here.acting()]
        rights.append((who, here.phase))
        play(here, f"{who} does not expand" if here.phase == "expand" else f"{who} buys 0")
    return (said.params["player"], said.params["what"]) in rights


PREDICATES: Final = {
    **{f"boru-may-{name}": Predicate(what, _needed(need)) for name, (what, need) in NEEDS.items()},
    "boru-may-pass": Predicate("a right that is not used", _passed),
    "boru-colour-of-towns": Predicate("colour of free towns", _colour),
}
