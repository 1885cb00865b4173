"""Checkers of claims to a fort: the course that shows it, or every way in which it is decided."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

from tests.romans.truth.courses import claim_of, course_of, first_scene, told_notes
from tests.romans.truth.futures import (
    Decision,
    counted,
    decision,
    every_end,
    name_cards,
    play_on,
    revealed,
    scene_at_attack,
    took,
)
from tests.romans.truth.options import moment_of
from tests.romans.truth.playing import play
from tests.romans.truth.scene import HIDDEN, WALL, Scene, scene_of
from tests.romans.truth.spoils import hecas_of
from tests.romans.truth.step_checkers import value
from tests.truth import Predicate, Said, variables

TRIES: Final = 40
"""Futures in which certain cards are looked for, and cards that are tried against a forced fort."""

NO_PART: Final = {"say": "romans-part-none", "with": {}}

MOST_LISTED: Final = 8
"""So many cards that may lie hidden are named."""


def is_certain(said: Said) -> bool:
    return bool(claim_of(said).get("how", "certain") == "certain")


def place_of(said: Said) -> int:
    """The place of the fort that the claim is about."""
    claim, position = claim_of(said), said.case["position"]
    assert isinstance(position, dict)
    return int(claim["fort"]) if claim["kind"] == "fort" else WALL + 1 - len(position["wall"])


# A fort


def _names_fort(said: Said) -> bool:
    claim, position = claim_of(said), said.case["position"]
    assert isinstance(position, dict)
    fort = position["wall"][claim["fort"] - WALL - 1]
    return (said.params["clan"], said.params["place"], said.params["fort"]) == (
        claim["clan"],
        claim["fort"],
        fort,
    )


def replayed(said: Said) -> Scene:
    """The witness, with the claimed fort marked. It must be a course that can be played to its end."""
    witness: Any = said.witness
    scene = scene_at_attack(said, place_of(said) if claim_of(said)["kind"] == "fort" else 0)
    actions = [text for text in witness["actions"] if text.split()[1] not in ("loses", "lays")]
    laid = {text.split()[0]: [] for text in witness["actions"]} | witness["down"]
    for clan, cards in laid.items():
        hand = scene.hands.get(clan)
        if hand is not None and len(cards) >= len(hand.down) > 0:
            hand.down = list(cards[len(cards) - len(hand.down) :])
    for text in witness["actions"]:
        clan, verb, *what = text.split()
        if verb == "lays":
            scene.hands[clan].down[int(what[2]) - 1] = what[0]
    for text in actions:
        found = moment_of(scene, text)
        assert found is not None, text
        scene = found.copy()
        play(scene, text)
    return scene


def told_course(said: Said) -> Scene:
    """The course that is told: of a game it may go on for several turns."""
    return replayed(said) if claim_of(said)["kind"] == "fort" else course_of(said).scene


def _shown(said: Said) -> bool:
    """The witness shows it: the clan takes the fort, or misses it."""
    return _names_fort(said) and took(replayed(said), claim_of(said)["clan"]) is not is_certain(said)


def _settled(said: Said) -> bool:
    """No future that was looked at says otherwise."""
    clan = claim_of(said)["clan"]
    return all(took(one.end, clan) is is_certain(said) for one in counted(said, claim_of(said)["fort"]))


def _proved(said: Said) -> bool:
    return said.params["clan"] == claim_of(said)["clan"] and _settled(said)


def _fort_settled(said: Said) -> bool:
    return _names_fort(said) and _settled(said)


def _hidden(said: Said) -> bool:
    hand = scene_at_attack(said).hands[str(said.params["clan"])]
    pool = sorted(hand.unseen().elements())
    warriors: Any = said.params.get("warriors")
    cards: Any = said.params["cards"]
    named = sorted(cards) == [f"{said.params['clan']}:{one}" for one in pool]
    bare = warriors is None or sorted(warriors) == pool
    places = hand.down.count(HIDDEN)
    return named and bare and said.params["count"] == len(pool) and said.params["places"] == places > 0


def _line(said: Said) -> bool:
    stated = len(claim_of(said).get("line") or ())
    named = said.params.get("clan", claim_of(said)["clan"]) == claim_of(said)["clan"]
    return said.params["count"] == stated and named and is_certain(said)


def _entry(said: Said) -> bool:
    """The claim states this choice."""
    p: Any = said.params
    for one in claim_of(said)["line"]:
        cards = [f"{clan}:{card}" for clan, card in sorted((one.get("when") or {}).items())]
        told = [p["round"], p["does"], list(p["cards"]), p["count"]]
        if told == [one.get("round") or 0, one["do"], cards, len(cards)]:
            return True
    return False


def _neutral_filchy(said: Said) -> bool:
    """The clan is neutral, may still reveal Filchy, and only Horsie has an ability in it."""
    scene, clan = first_scene(said), str(said.params["clan"])
    hand = scene.hands[clan]
    hidden = HIDDEN in hand.down and bool(hand.unseen()["filchy"])
    powerless = clan in scene.neutral and not scene.reads("neutral-powers", "all-but-three")
    return clan == claim_of(said)["clan"] and powerless and (hidden or "filchy" in hand.down)


def _laid_so(said: Said) -> bool:
    """The witness lays these cards, and they may lie so."""
    clan, witness = str(said.params["clan"]), said.witness
    assert isinstance(witness, dict)
    given: Any = witness["down"].get(clan) or []
    if first_scene(said).step in ("lose", "lay"):
        orders = [text.split() for text in witness["actions"] if text.startswith(f"{clan} lays ")]
        given = list(given) or ["empty"] * WALL
        for words in orders[: given.count("empty")]:
            given[int(words[4]) - 1] = words[2]
    hand = scene_at_attack(said).hands[clan]
    down = [hand.now, *hand.down] if len(given) > len(hand.down) else hand.down
    fits = all(known in (HIDDEN, card) for known, card in zip(down, given, strict=True))
    return fits and said.params["cards"] == [f"{clan}:{card}" for card in given]


def _may_lie(said: Said) -> bool:
    """These are the cards that the course reveals and that nobody could know."""
    found: list[str] = []
    first = scene_at_attack(said)
    rounds = [what for message, what in told_course(said).notes if message == "romans-revealed"]
    position: Any = said.case["position"]
    if scene_of(position, {}).round < first.round:  # the round of the position has run to its end
        rounds = [one for one in rounds if one["round"] >= first.round]
        first.hands = {clan: replace(hand, now="") for clan, hand in first.hands.items()}
    begun = any(one["round"] == first.round for one in rounds)
    for at, clan in enumerate(first.clans):
        hand = first.hands[clan]
        known = Counter([*([hand.now] if hand.now and begun else []), *hand.down])
        for cards in (one["cards"] for one in rounds):
            warrior = cards[at].split(":")[1]
            if known[warrior]:
                known[warrior] -= 1
            else:
                found.append(cards[at])
    given: Any = said.params["cards"]
    listed = "yes" if len(found) <= MOST_LISTED else "no"
    return sorted(given) == sorted(found) != [] and said.params["listed"] == listed


def _briefly(said: Said) -> bool:
    """In this round of the course these cards lie, this was chosen, and this came of it."""
    witness: Any = said.witness
    first = scene_at_attack(said)
    notes = told_course(said).notes if witness else told_notes(said)
    begun = [f"{clan}:{first.hands[clan].now}" for clan in first.clans]
    here: dict[str, Any] = {"cards": begun, "took": (first.winner, first.taken), "sums": {}}
    told = [(first.round, here)]
    for message, what in notes:
        if message == "romans-revealed":
            here = {"cards": what["cards"], "took": ("", ""), "sums": {}}
            told.append((what["round"], here))
        elif message == "romans-totals":
            here["sums"] = {one: what["sums"][one] for one in what["fighting"]}
        elif message == "romans-captured":
            here["took"] = what["clan"], what["fort"]
    choices: Any = said.params["choices"]
    made = all(text in witness["actions"] for text in choices) and said.params["count"] == len(choices)
    capture = (said.params["clan"], said.params["fort"]) if said.message == "romans-briefly" else ("", "")
    totals: Any = said.params["totals"]
    if said.params["sums"] != len(totals) or len(totals) not in (0, len(first.clans)):
        return False
    sums = {one["with"]["clan"]: one["with"]["total"] for one in totals if "total" in one["with"]}
    claimed = {"cards": said.params["cards"], "took": capture, "sums": sums}
    if not totals:  # of a round that had begun, strengths that were compared before are not told
        told += [(round_, {**what, "sums": {}}) for round_, what in told if round_ == first.round]
    return made and (said.params["round"], claimed) in told


# Ways in which a fort is decided


def margin(one: Decision, clan: str) -> tuple[int, int]:
    others = [one.sums[other] for other in one.fighting if other != clan]
    return one.sums[clan], max(others, default=0)


def distance(one: Decision, clan: str) -> int:
    own, best = margin(one, clan)
    return abs(own - best)


def way_of(one: Decision, clan: str) -> str:
    """The name of the way in which this was decided, for this clan."""
    if not one.contested:
        return "pushed-out" if not one.taker else "taken"
    if one.taker == clan:
        return {"highest": "highest", "sole": "alone", "tie-broken": "tie-broken"}[one.by]
    if clan not in one.fighting:
        return "out"
    if one.winner and one.taker:
        return "tie-lost" if one.by == "tie-broken" and clan in one.fighting and _tied(one, clan) else "more"
    return "taken" if one.taker else "tie"


def _tied(one: Decision, clan: str) -> bool:
    own, best = margin(one, clan)
    return own == best


def _with_cards(said: Said) -> list[Scene] | None:
    """Futures in which these cards are revealed in this round: all, if it is the present one; None if none
    was found among those tried."""
    cards: Any = said.params["cards"]
    round_ = said.params["round"]
    assert isinstance(round_, int)
    start = scene_at_attack(said, place_of(said))
    if round_ == start.round and start.step == "reveal":
        shown = dict(card.split(":") for card in cards)
        for clan, hand in start.hands.items():
            if hand.now:
                assert shown.pop(clan) == hand.now
        return list(every_end(revealed(start, shown)))
    assert all(_may_show(start, card, round_) for card in cards)
    found, rng = [], Random(0)
    for _ in range(TRIES):
        scene = start.copy()
        name_cards(scene, rng, cards, round_)
        found.append(play_on(scene, rng).end)
    wanted = [one for one in found if (told := decision(one)) is not None and told.cards == cards]
    return [one for one in wanted if decision(one).round == round_] or None  # type: ignore[union-attr]


def _may_show(scene: Scene, card: str, round_: int) -> bool:
    """May this card be revealed in this round? Svord may have moved it there."""
    clan, warrior = card.split(":")
    hand = scene.hands[clan]
    at = round_ - scene.round - bool(hand.now)
    if at < 0:
        return hand.now == warrior and round_ == scene.round
    unseen = hand.unseen() if HIDDEN in hand.down else Counter[str]()
    moves = clan not in scene.neutral and ("svord" in (hand.now, *hand.down) or bool(unseen["svord"]))
    there = hand.down if moves else hand.down[at : at + 1]
    return at < len(hand.down) and (warrior in there or (HIDDEN in there and bool(unseen[warrior])))


def _parts(given: Any) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = value("parts", [one for one in given if one != NO_PART])
    return found


def _adds_up(scene: Scene, said: Said) -> bool:
    """Both totals are the sums of what is told, where the sentence compares totals."""
    p, clan = said.params, claim_of(said)["clan"]
    if "best_parts" not in variables(said.message):
        return True
    totals = [
        (what["clan"], sorted(what["parts"])) for message, what in scene.notes if message == "romans-total"
    ]
    own, best = (sorted(_parts(p[name])) for name in ("parts", "best_parts"))
    return (clan, own) in totals and any(other != clan and best == parts for other, parts in totals)


def _way(said: Said) -> bool:
    """The fort may be decided so with these cards, and no future that was looked at is closer."""
    clan, name = claim_of(said)["clan"], said.message.removeprefix("romans-way-")
    p = said.params
    scenes = _with_cards(said)
    position: Any = said.case["position"]
    if p["clan"] != clan or p["count"] != len(position["clans"]):
        return False
    told = [one for scene in scenes or () if (one := decision(scene)) is not None and _adds_up(scene, said)]
    numbers = {"highest": 2, "more": 2, "tie": 2, "tie-broken": 1, "tie-lost": 1}.get(name, 0)
    given = (p["own"], p["best"])[:numbers]
    fits = [one for one in told if way_of(one, clan) == name and margin(one, clan)[:numbers] == given]
    if scenes is not None and not fits:
        return False
    if name not in ("highest", "more"):
        return True
    assert isinstance(p["own"], int)
    assert isinstance(p["best"], int)
    seen = [one for future in counted(said, place_of(said)) if (one := decision(future.end)) is not None]
    margins = [distance(one, clan) for one in seen if way_of(one, clan) == name]
    return min(margins, default=99) >= abs(p["own"] - p["best"])


def _way_ended(said: Said) -> bool:
    """Three FortHece may end the game while the fort is in the wall, in a round that may show these cards."""
    p, start = said.params, scene_at_attack(said)
    cards: Any = p["cards"]
    round_ = p["round"]
    if p["clan"] != claim_of(said)["clan"] or not isinstance(round_, int):
        return False
    first = WALL + 1 - len(start.wall)  # the round of the position may have taken its fort already
    row = start.wall[round_ - first :] if first <= round_ < place_of(said) else ()
    shows = [one.split(":")[0] for one in cards] == list(start.hands)
    return hecas_of(row) > 0 and shows and all(_may_show(start, card, round_) for card in cards)


def _way_bounds(said: Said) -> bool:
    """Nobody's total is beyond these bounds in a future that was looked at."""
    clan, p = claim_of(said)["clan"], said.params
    if p["clan"] != clan or not isinstance(p["own"], int) or not isinstance(p["best"], int):
        return False
    seen = [one for future in counted(said, place_of(said)) if (one := decision(future.end)) is not None]
    return p["own"] > p["best"] and all(
        own >= p["own"] and best <= p["best"] for one in seen for own, best in [margin(one, clan)]
    )


def _needs(said: Said) -> bool:
    """Only these of the cards that are out of the turn are named, and the claim is still settled."""
    cards: Any = said.params["cards"]
    position: Any = said.case["position"]
    out = Counter(
        f"{one['clan']}:{card}"
        for one in position["clans"]
        for name in ("spent", "aside", "down")
        for card in one.get(name) or ()
    )
    return Counter(cards) <= out and said.params["count"] == len(cards)


WAYS: Final = ("highest", "alone", "tie-broken", "more", "tie", "tie-lost", "out", "taken", "pushed-out")
CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    **{f"way-{name}": ("a fort is decided so", _way) for name in WAYS},
    "fort-certain-no": ("a course shows it", _shown),
    "fort-possible-yes": ("a course shows it", _shown),
    "fort-certain-yes": ("no future says otherwise", _fort_settled),
    "fort-possible-no": ("no future says otherwise", _fort_settled),
    "proof-fort": ("no future says otherwise", _proved),
    "proof-no-way": ("no future says otherwise", _proved),
    "hidden": ("what may lie hidden", _hidden),
    "line-stated": ("a line", _line),
    "line-silent": ("a line", _line),
    "line-entry": ("a line", _entry),
    "way-neutral-filchy": ("a Filchy without ability", _neutral_filchy),
    "laid-so": ("cards of the course", _laid_so),
    "may-lie": ("cards of the course", _may_lie),
    "briefly": ("a round of the course", _briefly),
    "briefly-nobody": ("a round of the course", _briefly),
    "way-ended": ("a fort is decided so", _way_ended),
    "way-bounds": ("totals are within bounds", _way_bounds),
    "proof-needs": ("cards of a proof", _needs),
    "proof-needs-nothing": ("cards of a proof", _needs),
}
PREDICATES: Final = {f"romans-{name}": Predicate(*checker) for name, checker in CHECKERS.items()}
