"""Checkers of what a round comes to: who takes the fort under each choice, and what everybody has left."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from adjudicator.values import JsonObject
from tests.romans.truth.courses import Choices, ends_of, first_scene, told_notes
from tests.romans.truth.end_checkers import winners_of
from tests.romans.truth.scene import Scene
from tests.romans.truth.spoils import yes
from tests.truth import Predicate, Said

End = tuple[Choices, Scene]
Way = tuple[tuple[str, ...], tuple[str, ...]]
"""The face-up cards and the forts that a clan has after the round."""
CAPTURED: Final = ("fokus", "keep", "horsie", "fortuna", "svord")
"""Steps at which the fort has been taken, if there is a winner."""
SHARED: Final = ("seduces", "takes")
"""Choices that change the round for everybody."""


def shared(choices: Iterable[str]) -> Choices:
    return tuple(text for text in choices if text.split()[1] in SHARED)


def own(choices: Iterable[str], clan: str) -> Choices:
    """What this clan chooses for itself."""
    return tuple(text for text in choices if text.split()[0] == clan and text.split()[1] not in SHARED)


def ends_if(said: Said, chosen: Any) -> list[list[End]]:
    """For each of these sequences of choices, the ways in which the round may end. Each must be possible."""
    ends = ends_of(said)
    if chosen is None:
        return [list(ends)]
    found = []
    for text in " / ".join(chosen).split(" / "):
        wanted = tuple(text.split(" + "))
        found.append([end for end in ends if shared(end[0]) == wanted])
        assert found[-1]
    return found


def capture(said: Said, scene: Scene) -> tuple[str, str]:
    """Who took which fort in this round; empty if nobody did."""
    for message, what in reversed(scene.notes):
        if message == "romans-captured":
            return what["clan"], what["fort"]
    first = first_scene(said)
    return (first.winner, first.taken) if first.step in CAPTURED else ("", "")


def discarded(said: Said, scene: Scene) -> list[str]:
    """The forts that nobody took in this round."""
    position: Any = said.case["position"]
    return scene.discarded[len(position.get("discarded") or ()) :]


def ways(ends: Iterable[End], clan: str) -> dict[Way, set[Choices]]:
    """What a clan may have left, and by which choices of its own."""
    found: dict[Way, set[Choices]] = {}
    for choices, scene in ends:
        hand = scene.hands[clan]
        left = tuple(sorted(hand.shown)), tuple(sorted(hand.forts))
        found.setdefault(left, set()).add(own(choices, clan))
    return found


def by_choice(said: Said) -> list[list[End]]:
    """The ends of the round, for each way in which Qween and Dru'hid choose."""
    found: dict[Choices, list[End]] = {}
    for end in ends_of(said):
        found.setdefault(shared(end[0]), []).append(end)
    return list(found.values())


def _kept(found: Iterable[Way]) -> frozenset[Way]:
    """The cards that a clan may keep; with its forts where they hang on that."""
    known = set(found)
    same = len({forts for _, forts in known}) == 1
    return frozenset((cards, () if same else forts) for cards, forts in known)


def lefts(said: Said) -> list[tuple[object, object]]:
    """For each choice of Qween and Dru'hid, what everybody may have left, and who has won then."""
    found: list[tuple[object, object]] = []
    for ends in by_choice(said):
        left = tuple(_kept(ways(ends, clan)) for clan in ends[0][1].clans)
        won = frozenset(tuple(winners_of(one)) for _, one in ends if one.step == "over")
        found.append((left, won))
    return found


def outcomes(said: Said) -> set[object]:
    """The different outcomes of the choices of Qween and Dru'hid."""
    found: set[object] = set()
    for ends, left in zip(by_choice(said), lefts(said), strict=True):
        scene = ends[0][1]
        found.add((capture(said, scene), tuple(discarded(said, scene)), tuple(scene.wall), left))
    return found


def _takes(said: Said) -> bool:
    wanted = (said.params["clan"], said.params["fort"])
    return all(capture(said, scene) == wanted for _, scene in ends_of(said))


def _captured(said: Said) -> bool:
    """The clan is given as the one that captures, and none of its forts is."""
    wanted = (said.params["clan"], "")
    hand = first_scene(said).hands[str(said.params["clan"])]
    listed = [*hand.forts, *hand.dropped]
    return not listed and all(capture(said, scene) == wanted for _, scene in ends_of(said))


def _nobody(said: Said) -> bool:
    ends = [scene for _, scene in ends_of(said)]
    gone = all(discarded(said, scene) == said.params["forts"] for scene in ends)
    counted = said.params["count"] == len(discarded(said, ends[0]))
    return gone and counted and all(not capture(said, scene)[0] for scene in ends)


def _open(said: Said) -> bool:
    takers = {capture(said, scene)[0] for _, scene in ends_of(said)}
    return said.params["count"] == len(outcomes(said)) > 1 and (len(takers) > 1 or takers == {""})


def _sure(said: Said) -> bool:
    takers = {capture(said, scene)[0] for _, scene in ends_of(said)}
    return said.params["count"] == len(outcomes(said)) > 1 and takers == {said.params["clan"]}


def _decided(scene: Scene) -> tuple[str, dict[str, int], list[str]]:
    """What decided who captures, the totals, and who fights."""
    told = dict(scene.notes)
    totals = told["romans-totals"]
    return told["romans-decided"]["by"], totals["sums"], totals["fighting"]


def _totals(said: Said, scene: Scene) -> bool:
    """The totals that are told are those of all clans, if they are told at all."""
    given: Any = said.params["totals"]
    if said.params["count"] != len(given):
        return False
    if not given:
        return True
    by, sums, fighting = _decided(scene)
    if by != said.params["by"] or sorted(one["with"]["clan"] for one in given) != sorted(sums):
        return False
    return all(
        one["with"]["total"] == sums[one["with"]["clan"]]
        if one["with"]["clan"] in fighting
        else one["say"] == "romans-total-out"
        for one in given
    )


def _if(said: Said) -> bool:
    wanted = (said.params["clan"], said.params["fort"])
    ends = [scene for group in ends_if(said, said.params["choices"]) for _, scene in group]
    return all(capture(said, scene) == wanted and _totals(said, scene) for scene in ends)


def _if_nobody(said: Said) -> bool:
    ends = [scene for group in ends_if(said, said.params["choices"]) for _, scene in group]
    return all(not capture(said, scene)[0] and _totals(said, scene) for scene in ends)


def _around(said: Said) -> list[End]:
    """The ends of the choice that the sentence around this one is about."""
    return [end for group in ends_if(said, said.around.get("choices")) for end in group]


def _total_short(said: Said) -> bool:
    def told(scene: Scene) -> bool:
        _, sums, fighting = _decided(scene)
        return said.params["clan"] in fighting and sums[str(said.params["clan"])] == said.params["total"]

    if said.within[-1].startswith("romans-briefly"):
        return any(
            message == "romans-totals" and what["sums"][str(said.params["clan"])] == said.params["total"]
            for message, what in told_notes(said)
        )
    return all(told(scene) for _, scene in _around(said))


def _total_out(said: Said) -> bool:
    if said.within[-1].startswith("romans-briefly"):
        return any(
            message == "romans-totals" and said.params["clan"] not in what["fighting"]
            for message, what in told_notes(said)
        )
    return all(said.params["clan"] not in _decided(scene)[2] for _, scene in _around(said))


def _chooses(said: Said) -> bool:
    """In some course of the round this clan has this choice."""
    verb = "seduces" if said.message == "romans-qween-chooses" else "takes"
    first = first_scene(said)
    shift = verb == "seduces" or said.params["shift"] == yes("druhid-shift" in first.variants)
    made = {text for choices, _ in ends_of(said) for text in choices}
    return shift and any(text.startswith(f"{said.params['clan']} {verb} ") for text in made)


def _fort_at(said: Said) -> bool:
    position: Any = said.case["position"]
    first = first_scene(said)
    at = int(str(said.params["place"])) - first.round
    return at >= 0 and position["wall"][at] == said.params["fort"]


def _cards(given: Any) -> tuple[str, ...]:
    return tuple(sorted(given))


def _left(said: Said) -> bool:
    """The clan has just these cards left, whatever is chosen."""
    found = ways(_around(said), str(said.params["clan"]))
    cards = {cards for cards, _ in found}
    return cards == {_cards(said.params["cards"])} and said.params["count"] == len(next(iter(cards)))


def _lists_ways(given: Any, found: dict[Way, set[Choices]]) -> bool:
    """Are these all the ways?"""
    return sorted(_cards(one["with"]["cards"]) for one in given) == sorted(cards for cards, _ in found)


def _stays(said: Said) -> bool:
    """A clan may have this left, under the choice that is told or, if that is not told here, under some."""
    inner = "romans-left-ways" in said.within
    groups = by_choice(said) if inner else [_around(said)]
    return any(_may_stay(said.params, ways(ends, str(said.around["clan"]))) for ends in groups)


def _may_stay(told: JsonObject, found: dict[Way, set[Choices]]) -> bool:
    forts: Any = told["forts"]
    cards = _cards(told["cards"])
    able = [way for way in found if way[0] == cards and (forts == "same" or way[1] == _cards(forts))]
    known = forts != "same" or len({way[1] for way in found}) == 1
    return known and bool(able) and told["count"] == len(cards)


def _first_choices(ends: Sequence[End], clan: str) -> set[str]:
    """The verbs of the first choice that the clan makes for itself."""
    return {texts[0].split()[1] for choices, _ in ends if (texts := own(choices, clan))}


def _round_stays(said: Said) -> bool:
    clan, ends = str(said.params["clan"]), list(ends_of(said))
    komfort = capture(said, ends[0][1])[1] == "komfort"
    verbs = {
        "keeps-axx": ("keeps", not komfort),
        "keeps-weakest": ("keeps", komfort),
        "pays": ("pays", True),
        "sacrifices": ("sacrifices", True),
        "gives": ("gives", True),
    }
    verb, fits = verbs[str(said.params["by"])]
    found = ways(ends, clan)
    return fits and _first_choices(ends, clan) == {verb} and _lists_ways(said.params["cases"], found)


def _round_both(said: Said) -> bool:
    """The clan revealed Horsie, has just these cards, may pay for Fort Fokus with either, and keeps none."""
    clan, ends = str(said.params["clan"]), list(ends_of(said))
    paid = {texts[0].split()[2] for choices, _ in ends if (texts := own(choices, clan))}
    horsie = all(scene.winner != clan for _, scene in ends) and "horsie" in paid
    fits = len(paid) == 2 and _first_choices(ends, clan) == {"pays"} and horsie
    return fits and _cards(said.params["cards"]) == tuple(sorted(paid)) and _keeps_none(ends, clan)


def _keeps_none(ends: Sequence[End], clan: str) -> bool:
    return {cards for cards, _ in ways(ends, clan)} == {()}


def _round_ways(said: Said) -> bool:
    return _lists_ways(said.params["cases"], ways(ends_of(said), str(said.params["clan"])))


def _left_ways(said: Said) -> bool:
    return _lists_ways(said.params["cases"], ways(_around(said), str(said.params["clan"])))


def _way(said: Said) -> bool:
    """These choices of the clan's own leave it with these cards."""
    clan = str(said.around["clan"])
    cards = _cards(said.params["cards"])
    found = ways(ends_of(said), clan)
    done = {texts for way, choices in found.items() if way[0] == cards for texts in choices}
    told = {tuple(text.split(" + ")) for text in str(said.params["does"]).split(" / ")}
    return told <= done and said.params["count"] == len(cards)


def _if_left(said: Said) -> bool:
    """Every clan is told of, and every way to choose leads there."""
    cases: Any = said.params["cases"]
    told = sorted(one["with"]["clan"] for one in cases)
    if said.params["groups"] != len({left for left, _ in lefts(said)}):
        return False
    for group in ends_if(said, said.params["choices"]):
        if told != sorted(group[0][1].clans):
            return False
        for one in cases:
            given = one["with"].get("cases") or [one]
            if not _lists_ways(given, ways(group, one["with"]["clan"])):
                return False
    return True


def _if_result(said: Said) -> bool:
    return all(scene.step == "over" for group in ends_if(said, said.params["choices"]) for _, scene in group)


def _round_left(said: Said) -> bool:
    """The clans of which nothing else is told have one way each."""
    cases: Any = said.params["cases"]
    return all(len(ways(ends_of(said), one["with"]["clan"])) == 1 for one in cases)


CHECKERS: Final[dict[str, tuple[str, Callable[[Said], bool]]]] = {
    "round-takes": ("who takes the fort", _takes),
    "round-captured": ("who takes the fort", _captured),
    "round-nobody": ("who takes the fort", _nobody),
    "round-open": ("how many outcomes", _open),
    "round-sure": ("how many outcomes", _sure),
    "round-if": ("who takes the fort", _if),
    "round-if-nobody": ("who takes the fort", _if_nobody),
    "total-short": ("a total", _total_short),
    "total-out": ("a total", _total_out),
    "qween-chooses": ("who has a choice", _chooses),
    "druhid-chooses": ("who has a choice", _chooses),
    "fort-at": ("a fort in the wall", _fort_at),
    "left": ("what a clan has left", _left),
    "left-ways": ("what a clan has left", _left_ways),
    "stays": ("what a clan has left", _stays),
    "round-left": ("what a clan has left", _round_left),
    "round-both": ("what a clan has left", _round_both),
    "round-stays": ("what a clan has left", _round_stays),
    "round-ways": ("what a clan has left", _round_ways),
    "round-way": ("what a clan has left", _way),
    "round-if-left": ("what a clan has left", _if_left),
    "round-if-result": ("the game ends", _if_result),
}
PREDICATES: Final = {f"romans-{name}": Predicate(*checker) for name, checker in CHECKERS.items()}
