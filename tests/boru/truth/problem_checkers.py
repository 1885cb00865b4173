"""Checkers of why facts are refused, where a ruling tells it: in a dispute, or as a contradiction.

They look at the position as it was handed in.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from tests.boru import oracle
from tests.boru.oracle import PRINCESS, TOWNS
from tests.boru.truth.courses import first_scene
from tests.boru.truth.scene import DEALT, NO_BATTLE, PLAYING
from tests.truth import Predicate, Said

Judge = Callable[[Any, Any], bool]
"""Takes the position and the params."""
ROUNDS: Final = {3: 3, 4: 4, 5: 4}


def _of_players(position: Any, fact: str) -> list[tuple[str, Any]]:
    return [(player["id"], one) for player in position["players"] for one in player.get(fact, ())]


def _owners(position: Any, town: str) -> list[str]:
    return [name for name, own in _of_players(position, "towns") if own == town]


def _cards_seen(position: Any) -> Iterator[str]:
    """Every card that is named, as often as it is."""
    for fact in ("hand", "pack", "kept"):
        yield from (str(card) for _, card in _of_players(position, fact))
    yield from (str(played["card"]) for played in position.get("trick", ()))
    yield from (str(card) for card in position.get("discard", ()))
    for memory in position.get("draft", ()):
        for cards in (*memory["packs"], *memory["kept"]):
            yield from (str(card) for card in cards)


def _two_players(position: Any, p: Any) -> bool:
    names = [player["id"] for player in position["players"]]
    remembering = [memory["player"] for memory in position.get("draft", ())]
    return 2 in (min(2, some.count(p["player"])) for some in (names, position.get("queue", []), remembering))


def _track_shared(position: Any, p: Any) -> bool:
    on_space = [player["id"] for player in position["players"] if player.get("track") == int(p["space"])]
    return int(p["space"]) > 1 and p["player"] in on_space and p["other"] in on_space and len(on_space) > 1


def _token_places(position: Any, region: str) -> int:
    held = [own for _, own in _of_players(position, "tokens")]
    return held.count(region) + list(position.get("face_up", ())).count(region)


def _trick_order(position: Any, p: Any) -> bool:
    names = [player["id"] for player in position["players"]]
    first = names.index(position["trick"][0]["player"])
    return any(
        p["player"] == played["player"] and p["due"] == names[(first + place) % len(names)] != p["player"]
        for place, played in enumerate(position["trick"])
    )


def _lead_mismatch(position: Any, p: Any) -> bool:
    town, card = position["active"], position["trick"][0]["card"]
    named = p["town"] == town and p["card"] == str(card)
    return named and not oracle.suits(card, TOWNS[town]["colour"])


def _round_and_deck(position: Any, p: Any) -> bool:
    """The round and the deck are as given. With each round the deck is one card smaller."""
    rounds = ROUNDS[len(position["players"])]
    left = rounds - position["round"] + (position.get("phase") in ("setup", "vikings", "courted"))
    given = p["round"] == str(position["round"]) and p["deck"] == str(position["marriage_deck"])
    least, _, most = str(p["left"]).rpartition("-")
    return bool(given and most == str(left) and not int(least or most) <= position["marriage_deck"] <= left)


def _princess_not_last(position: Any, p: Any) -> bool:
    bride, deck = position["bride"], position["marriage_deck"]
    return bool(p["bride"] == bride and p["deck"] == str(deck) and (bride == PRINCESS) != (deck == 0))


def _pact(position: Any, p: Any) -> bool:
    brides = [own for _, own in _of_players(position, "brides")]
    return p["pact"] == position["pact"] and PRINCESS not in brides


def _battle(position: Any, p: Any) -> bool:
    given = p["count"] == str(position["battle"]) != "0" and p["phase"] == position["phase"]
    return given and position["phase"] in NO_BATTLE


def _too_many_brides(position: Any, p: Any) -> bool:
    out = {own for _, own in _of_players(position, "brides")} | {*position.get("gone", ())}
    count = len((out | {position.get("bride")}) - {PRINCESS, None, ""})
    most = ROUNDS[len(position["players"])] - 1
    return int(p["most"]) == most < count == int(p["count"])


_OF_POSITION: Final[dict[str, Judge]] = {
    "card-twice": lambda s, p: list(_cards_seen(s)).count(p["card"]) > 1,
    "boru-player-twice": _two_players,
    "boru-two-discs": lambda s, p: (
        {p["player"], p["other"]} <= {*_owners(s, p["town"])} and len(_owners(s, p["town"])) > 1
    ),
    "boru-two-viking-tokens": lambda s, p: list(s["vikings"]).count(p["town"]) > 1,
    "boru-two-monasteries": lambda s, p: list(s["monasteries"]).count(p["town"]) > 1,
    "boru-viking-without-disc": lambda s, p: p["town"] in s["vikings"] and not _owners(s, p["town"]),
    "boru-monastery-without-disc": lambda s, p: p["town"] in s["monasteries"] and not _owners(s, p["town"]),
    "boru-active-taken": lambda s, p: p["town"] == s["active"] and p["player"] in _owners(s, p["town"]),
    "boru-token-twice": lambda s, p: _token_places(s, p["region"]) > 1,
    "boru-track-shared": _track_shared,
    "boru-played-twice": lambda s, p: [one["player"] for one in s["trick"]].count(p["player"]) > 1,
    "boru-trick-order": _trick_order,
    "boru-lead-mismatch": _lead_mismatch,
    "boru-leader-without-marker": lambda s, p: (
        p["marker"] == s["marker"] != p["player"] == s["trick"][0]["player"]
    ),
    "boru-too-many-rounds": lambda s, p: (
        p["round"] == str(s["round"]) and s["round"] > ROUNDS[len(s["players"])] == int(p["most"])
    ),
    "boru-round-and-deck": _round_and_deck,
    "boru-princess-not-last": _princess_not_last,
    "boru-pact-without-princess": _pact,
    "boru-battle-not-empty": _battle,
    "boru-too-many-brides": _too_many_brides,
    "boru-not-over": lambda s, p: p["phase"] != "over" and p["phase"] == _phase(s),
}
"""Problems that the position shows without any play."""


def _phase(position: Any) -> str:
    laid, size = len(position.get("trick", ())), len(position["players"])
    return str(position.get("phase") or ("" if not laid else "row" if laid == size else "follow"))


def _shown(said: Said) -> bool:
    return _OF_POSITION[said.message.removeprefix("problem-")](said.case["position"], said.params)


def _hand_size(said: Said) -> bool:
    """This hand has another size than the tricks leave; a card that is listed twice counts twice."""
    scene, p = first_scene(said), said.params
    seat = scene.seat(str(p["player"]))
    if scene.tricks is None:
        return p["left"] != p["count"] and int(str(p["count"])) > int(str(p["left"]))
    left = DEALT[scene.n] - scene.tricks - any(who == seat for who, _ in scene.trick)
    position: Any = said.case["position"]
    held = len(position["players"][seat].get("hand", ())) + scene.unseen[seat]
    return p["count"] == str(held) != p["left"] == str(left)


def _discards(said: Said) -> bool:
    scene, p = first_scene(said), said.params
    given = p["count"] == str(len(scene.discard)) and p["tricks"] == str(scene.tricks)
    return given and scene.tricks is not None and len(scene.discard) > scene.tricks * scene.n


def _too_many_tricks(said: Said) -> bool:
    scene, p = first_scene(said), said.params
    last = scene.n == 5 and scene.readings["five-player-tricks"] == "played"
    most = DEALT[scene.n] - (not last)
    given = p["count"] == str(scene.tricks) and p["most"] == str(most)
    return given and scene.phase in PLAYING and (scene.tricks or 0) >= most


PREDICATES: Final = {
    **{f"problem-{name}": Predicate("shown by the position", _shown) for name in _OF_POSITION},
    "problem-boru-hand-size": Predicate("more cards than can be", _hand_size),
    "problem-boru-discard-count": Predicate("more cards than can be", _discards),
    "problem-boru-too-many-tricks": Predicate("more cards than can be", _too_many_tricks),
}
