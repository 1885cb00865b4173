"""Checkers of facts that are quoted from the case, of laws that they break, and of two versions of them."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tests.course_truth import course_predicates
from tests.dispute_truth import dispute_predicates
from tests.romans.truth.courses import claim_of, course_of, first_scene
from tests.romans.truth.end_checkers import points_of, winners_of
from tests.romans.truth.options import moment_of, options
from tests.romans.truth.playing import right_order
from tests.romans.truth.round_checkers import outcomes
from tests.romans.truth.scene import COPIES, EMPTY, HIDDEN, USUAL, VALUE, Scene, scene_of
from tests.truth import Predicate, Said

# What the position lists


def _position(said: Said) -> dict[str, Any]:
    position: Any = said.case["position"]
    return dict(position)


def _table(said: Said) -> Scene:
    """The table as it is described, before anything is played."""
    readings: Any = said.case.get("readings") or {}
    return scene_of(_position(said), readings)


def listed_cards(said: Said) -> Counter[tuple[str, str]]:
    """Every warrior that is listed, with where it is."""
    found: Counter[tuple[str, str]] = Counter()
    for clan, hand in _table(said).hands.items():
        lists = {"shown": hand.up, "spent": hand.spent, "aside": hand.aside, "down": hand.down}
        for where, warriors in lists.items():
            found.update((f"{clan}:{one}", where) for one in warriors if one not in (HIDDEN, EMPTY))
    return found


def listed_forts(said: Said) -> Counter[tuple[str, str]]:
    """Every fort that is listed, with where it is; one given up is told apart."""
    scene = _table(said)
    found = Counter(
        [*((fort, "wall") for fort in scene.wall), *((fort, "discarded") for fort in scene.discarded)]
    )
    for clan, hand in scene.hands.items():
        found.update((fort, clan) for fort in hand.forts)
        found.update((fort, f"{clan} gave up") for fort in hand.dropped)
    return found


def _facts(said: Said) -> int:
    return listed_cards(said).total() + listed_forts(said).total()


def _stated_card(said: Said) -> bool:
    return listed_cards(said)[str(said.params["card"]), str(said.params["where"])] > 0


def _stated_fort(said: Said) -> bool:
    return listed_forts(said)[str(said.params["fort"]), str(said.params["where"])] > 0


def _stated_dropped(said: Said) -> bool:
    return listed_forts(said)[str(said.params["fort"]), f"{said.params['clan']} gave up"] > 0


def _consistent(said: Said) -> bool:
    return said.params["count"] == _facts(said)


def _contradiction(said: Said) -> bool:
    answer: Any = said.answer
    return not answer["consistent"] and said.params["count"] == len(answer["contradiction"]) > 0


# Laws


def _broken(said: Said, listed: int, most: int) -> bool:
    """More are listed than can be."""
    count = said.params["count"]
    return isinstance(count, int) and said.params["most"] == most < count <= listed


def _copies(said: Said) -> bool:
    card = f"{said.params['clan']}:{said.params['card']}"
    listed = sum(count for (one, _), count in listed_cards(said).items() if one == card)
    return _broken(said, listed, COPIES[str(said.params["card"])])


def _nine(said: Said) -> bool:
    clan = f"{said.params['clan']}:"
    listed = sum(count for (one, _), count in listed_cards(said).items() if one.startswith(clan))
    return _broken(said, listed, sum(COPIES.values()))


def _fort_copies(said: Said) -> bool:
    fort = str(said.params["fort"])
    listed = sum(count for (one, _), count in listed_forts(said).items() if one == fort)
    return _broken(said, listed, _table(said).deck[fort])


def _given_up(said: Said) -> bool:
    scene, forts = _table(said), listed_forts(said)
    for clan, hand in scene.hands.items():
        elsewhere = sum(count for (fort, at), count in forts.items() if fort == "fortuna" and at != clan)
        if hand.dropped and _broken(said, elsewhere + len(hand.dropped), scene.deck["fortuna"]):
            return True
    return False


def _positive(said: Said) -> list[str]:
    return [fort for fort in _table(said).wall if VALUE[fort] > 0]


def _first(said: Said) -> bool:
    wall, fort, other = _table(said).wall, said.params["fort"], str(said.params["other"])
    return wall[0] == fort and other in _positive(said) and VALUE[other] < VALUE[wall[0]]


def _last(said: Said) -> bool:
    wall, fort, other = _table(said).wall, said.params["fort"], str(said.params["other"])
    return wall[-1] == fort and other in wall and VALUE[other] > VALUE[wall[-1]]


def _end_positive(said: Said) -> bool:
    wall = _table(said).wall
    fort = {"left": wall[0], "right": wall[-1]}[str(said.params["end"])]
    return said.params["fort"] == fort and VALUE[fort] < 0


def _captor(said: Said) -> bool:
    """Forts of this turn and face-up cards of one clan are more than the rounds that were played."""
    scene, p = _table(said), said.params
    rounds, count = p["rounds"], p["count"]
    assert isinstance(rounds, int)
    assert isinstance(count, int)
    most = max(len(hand.forts) + len(hand.dropped) + len(hand.up) for hand in scene.hands.values())
    return 0 <= rounds <= scene.round and rounds < count <= most


def _captor_now(said: Said) -> bool:
    scene, clan = _table(said), str(said.params["clan"])
    hand = scene.hands[clan]
    return scene.winner == clan and bool(hand.shown or (hand.here and hand.now != "axx"))


def _captor_komfort(said: Said) -> bool:
    scene, clan, count = _table(said), str(said.params["clan"]), said.params["count"]
    assert isinstance(count, int)
    return scene.winner == clan and 1 < count <= len(scene.hands[clan].up)


def _collide(said: Said) -> bool:
    scene = _table(said)
    hands = [scene.hands[str(said.params[name])] for name in ("clan", "other")]
    met = said.params["clan"] != said.params["other"] and all(hand.now == "chariott" for hand in hands)
    return met and any(hand.here for hand in hands)


# Two versions


def outcome(said: Said) -> object:
    """What a version of the facts comes to; None if the tests can't tell."""
    claim = claim_of(said)
    try:
        match claim["kind"]:
            case "round":
                return frozenset(outcomes(said))
            case "wall":
                readings: Any = said.case.get("readings") or {}
                return tuple(right_order(_position(said)["wall"], (USUAL | dict(readings))["wall-move"]))
            case "result":
                scene = first_scene(said)
                points = tuple(points_of(hand.forts) for hand in scene.hands.values())
                return tuple(winners_of(scene)), points
            case "legal" if claim.get("action"):
                return moment_of(first_scene(said), claim["action"], now=True) is not None
            case "legal":
                return tuple(sorted(options(first_scene(said))))
            case "record" | "remedy":
                return course_of(said).sound
    except (LookupError, ValueError, TypeError, AssertionError, AttributeError):
        return None
    return None


FACTS: Final = (
    *("clans", "clans-clan", "clans-neutral", "clans-now", "clans-left", "clans-shown", "clans-down"),
    *("clans-spent", "clans-aside", "clans-forts", "clans-dropped", "wall", "discarded", "turn", "round"),
    *("step", "who", "waiting", "winner", "seduced", "variants", "deck", "strengths", "complete"),
)
CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "consistent-yes": ("how many facts", _consistent),
    "consistent-no": ("how many facts", _contradiction),
    "consistent-refused": ("how many facts", _contradiction),
    "romans-laws-kept": ("how many facts", _consistent),
    "romans-stated-card": ("a fact of the case", _stated_card),
    "romans-stated-fort": ("a fact of the case", _stated_fort),
    "romans-stated-dropped": ("a fact of the case", _stated_dropped),
    "romans-law-copies": ("a law is broken", _copies),
    "romans-law-nine": ("a law is broken", _nine),
    "romans-law-fort-copies": ("a law is broken", _fort_copies),
    "romans-law-given-up": ("a law is broken", _given_up),
    "romans-law-first": ("a law is broken", _first),
    "romans-law-last": ("a law is broken", _last),
    "romans-law-end-positive": ("a law is broken", _end_positive),
    "romans-law-captor": ("a law is broken", _captor),
    "romans-law-captor-now": ("a law is broken", _captor_now),
    "romans-law-captor-komfort": ("a law is broken", _captor_komfort),
    "romans-law-collide": ("a law is broken", _collide),
}
PREDICATES: Final = {
    **{name: Predicate(*checker) for name, checker in CHECKERS.items()},
    **course_predicates(_consistent, lambda said: course_of(said).sound),
    **dispute_predicates(outcome, ("wall",), ("clan",), [f"romans-fact-{name}" for name in FACTS]),
}
