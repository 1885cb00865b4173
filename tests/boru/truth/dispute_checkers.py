"""Checkers of what is said about two versions of the facts."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any, Final

from adjudicator.pointers import look, put, steps
from tests.boru import oracle
from tests.boru.oracle import TOWNS
from tests.boru.truth.courses import can_force, first_scene, holds
from tests.boru.truth.trick_checkers import card_claim_holds
from tests.dispute_truth import (
    alike,
    differ,
    identical,
    in_both,
    is_sound,
    mixed_alike,
    mixed_otherwise,
    people,
    sound,
    told,
    told_among,
    unasked_of,
)
from tests.truth import Predicate, Said


def dispute_of(said: Said) -> dict[str, Any]:
    claim: Any = said.case["claim"]
    assert claim["kind"] == "disputed"
    return dict(claim)


def names_of(said: Said) -> list[str]:
    return people(said)


def position_of(said: Said, place: int) -> Any:
    """The position as one side tells it."""
    position: Any = deepcopy(said.case["position"])
    for at, value in dispute_of(said)["versions"][place]["facts"].items():
        put(position, at, value)
    return position


def in_version(said: Said, place: int) -> Said:
    case = {**said.case, "position": position_of(said, place), "claim": dispute_of(said)["about"]}
    return replace(said, case=case, witness=None, answer=None)


def is_possible(said: Said, place: int) -> bool:
    answer: Any = said.answer
    return bool(answer["versions"][place]["possible"])


# The outcome under a version


def _trick(said: Said) -> object:
    scene = first_scene(said)
    return oracle.trick(TOWNS[scene.world.active]["colour"], dict(scene.trick)), sorted(scene.trick)


def _score(said: Said) -> object:
    world, readings = first_scene(said).world, first_scene(said).readings
    held = list(world.tokens.values())
    counts = [(held.count(seat), len(world.marriages[seat])) for seat in range(world.n)]
    return oracle.score(world, readings), counts, oracle.winners(world, readings)


JUDGES: Final[dict[str, Callable[[Said], object]]] = {
    "trick": _trick,
    "score": _score,
    "card": card_claim_holds,
    "region": holds,
    "game": holds,
    "forced": can_force,
}
"""Kind of claim to its outcome by the tests' own means; None if they can't tell."""


def outcome(said: Said, place: int) -> object:
    return judged(in_version(said, place))


def judged(said: Said) -> object:
    """The outcome of a claim by the tests' own means; None if they can't tell."""
    claim: Any = said.case["claim"]
    judge = JUDGES.get(claim["kind"])
    return None if judge is None else judge(said)


def _both_named(said: Said) -> bool:
    return [said.params["first"], said.params["second"]] == names_of(said)


def _differing(said: Said) -> bool | None:
    """Do the versions lead to different rulings? None if the tests can't tell."""
    first, second = outcome(said, 0), outcome(said, 1)
    return None if first is None or second is None else first != second


def _facts_counted(said: Said) -> bool:
    facts: Any = said.params["facts"]
    return said.params["count"] == len(facts)


def _same(said: Said) -> bool:
    return _both_named(said) and _differing(said) in (None, False)


def _same_whole(said: Said) -> bool:
    """Only of several facts can each of them be right in part."""
    return _same(said) and said.params["parts"] == ("yes" if differences(said) > 1 else "no")


def _matters(said: Said) -> bool:
    return _both_named(said) and _facts_counted(said) and _differing(said) in (None, True)


def _matters_whole(said: Said) -> bool:
    return (
        _both_named(said)
        and said.params["differences"] == differences(said)
        and _differing(said) in (None, True)
    )


def _partly(said: Said) -> bool:
    return _both_named(said) and _facts_counted(said) and _differing(said) in (None, False)


def _so(said: Said) -> bool:
    """Both versions are possible, and they lead to the same or not."""
    matters = {"yes": True, "no": False}[str(said.params["matters"])]
    return is_possible(said, 0) and is_possible(said, 1) and _differing(said) in (None, matters)


def _stands(said: Said) -> bool:
    possible = [name for place, name in enumerate(names_of(said)) if is_possible(said, place)]
    return possible == [said.params["stands"]]


def _neither(said: Said) -> bool:
    return _both_named(said) and not is_possible(said, 0) and not is_possible(said, 1)


def _sound_but_refused(said: Said) -> bool:
    return any(sound(said, at) and not is_possible(said, at) for at in (0, 1))


def differences(said: Said) -> int:
    """In how many facts the versions differ. Of a list, every element that only one of them has."""
    first, second = position_of(said, 0), position_of(said, 1)
    found = 0
    for place in _places(said):
        ours, theirs = look(first, place), look(second, place)
        if ours == theirs:
            continue
        found += _differing_elements(ours, theirs)
    return found


def _places(said: Said) -> set[str]:
    """The disputed places. What is said of an element of a list is said of the list."""
    found = set()
    for version in dispute_of(said)["versions"]:
        for place in version["facts"]:
            of = place.rpartition("/")[0]
            holder = look(position_of(said, 0), of)
            plain = isinstance(holder, list) and all(isinstance(one, str | int) for one in holder)
            found.add(of if plain else place)
    return found


def _differing_elements(ours: Any, theirs: Any) -> int:
    if (
        isinstance(ours, list)
        and isinstance(theirs, list)
        and all(isinstance(one, str | int) for one in (*ours, *theirs))
    ):
        one, other = Counter(ours), Counter(theirs)
        different = {*(one - other), *(other - one)}
        if different and not any(one[element] and other[element] for element in different):
            return len(different)
    return 1


def _names_a_side(said: Said) -> bool:
    return said.params["who"] in names_of(said)


def _undecided(said: Said) -> bool:
    return said.params["who"] in names_of(said) and said.verdict == "undecided"


def _impossible(said: Said) -> bool:
    """If the other version is undecided, there is no answer that tells which one is refused."""
    for at, name in enumerate(names_of(said)):
        undecided = said.verdict == "undecided"
        possible = is_sound(in_version(said, at).case) if undecided else is_possible(said, at)
        if name == said.params["who"] and not possible:
            return True
    return False


# The facts that are asked for


def _disputed_fact(said: Said) -> bool:
    """The versions differ at this place, and it is this player's."""
    place, first, second = str(said.params["place"]), position_of(said, 0), position_of(said, 1)
    path = steps(place)
    name = ""
    for at in range(1, len(path)):
        entry = look(said.case["position"], "/" + "/".join(path[: at + 1]))
        if isinstance(entry, dict):
            name = str(entry.get("id") or entry.get("player") or name)
    return look(first, place) != look(second, place) and said.params["name"] == name


def _disputed_element(said: Said) -> bool:
    """Only one of the versions has this element in the list."""
    listed: Any = said.params["list"]
    place = listed["with"]["place"]
    ours: Any = look(position_of(said, 0), place)
    theirs: Any = look(position_of(said, 1), place)
    element = said.params["element"]
    return bool(ours.count(element) != theirs.count(element))


_CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "disputed-same": ("same outcome", _same_whole),
    "disputed-identical": ("the versions do not differ", identical),
    "disputed-no-difference": ("the versions do not differ", identical),
    "disputed-differ": ("in what the versions differ", differ),
    "disputed-both": ("one ruling in both versions", in_both(judged, ("card", "region", "game"))),
    "fact-told": ("who says what", told),
    "fact-told-among": ("who says what", told_among),
    "disputed-same-as-told": ("same outcome", _same),
    "disputed-matters": ("different outcomes", _matters),
    "disputed-matters-whole": ("different outcomes", _matters_whole),
    "disputed-partly": ("same outcome", _partly),
    "disputed-so": ("same outcome or not", _so),
    "disputed-alike": ("the same words, different tables", alike),
    "disputed-mixed-same": ("the same if each is right in part", mixed_alike(judged)),
    "disputed-mixed": ("another outcome if each is right in part", mixed_otherwise(judged, tuple(JUDGES))),
    "disputed-stands": ("one version possible", _stands),
    "disputed-neither": ("no version possible", _neither),
    "disputed-undecided": ("a side of the dispute", _undecided),
    "disputed-version": ("a side of the dispute", _names_a_side),
    "disputed-step": ("a side of the dispute", _names_a_side),
    "disputed-impossible": ("version refused", lambda s: _impossible(s) and not unasked_of(s)),
    "disputed-unasked": ("only the question refused", lambda s: _impossible(s) and unasked_of(s)),
    "disputed-answered": ("only the question refused", lambda s: _stands(s) and _sound_but_refused(s)),
    "disputed-unanswered": ("only the question refused", lambda s: _neither(s) and _sound_but_refused(s)),
    "fact-at": ("disputed fact", _disputed_fact),
    "fact-holds": ("disputed fact", _disputed_element),
}
FACTS: Final = (
    *("active", "battle", "bride", "discard", "face-up", "marker", "monasteries", "trick-card", "vikings"),
    *("players-brides", "players-church", "players-coins", "players-hand", "players-points"),
    *("players-raiders", "players-renown", "players-tokens", "players-towns", "players-track"),
)
PREDICATES: Final = {
    **{name: Predicate(*checker) for name, checker in _CHECKERS.items()},
    **{
        f"boru-fact-{name}": Predicate("disputed fact", _disputed_fact, frozenset(("whole",)))
        for name in FACTS
    },
}
