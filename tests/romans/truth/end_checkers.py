"""Checkers of the order of the wall, and of the end of the game: points, ties, the winner."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.romans.oracle import Fort, OracleRules, merit
from tests.romans.truth.courses import claim_of, course_of, ends_of, first_scene
from tests.romans.truth.playing import right_order
from tests.romans.truth.scene import TURNS, USUAL, VALUE, WALL, Scene
from tests.romans.truth.spoils import three_hecas
from tests.truth import Predicate, Said

# The wall


def _row(said: Said) -> list[str]:
    position: Any = said.case["position"]
    return list(position["wall"])


def _move(said: Said) -> str:
    readings: Any = said.case.get("readings") or {}
    return str((USUAL | dict(readings))["wall-move"])


def worth_of(forts: Sequence[str]) -> list[str]:
    """The forts with their values."""
    return [f"{fort} {text_of(VALUE[fort])}" for fort in forts]


def _wall_row(said: Said) -> bool:
    return said.params["forts"] == _row(said) and said.params["worth"] == worth_of(_row(said))


def _wall_answer(said: Said) -> bool:
    right = right_order(_row(said), _move(said))
    return said.params["forts"] == right and said.params["same"] == ("yes" if right == _row(said) else "no")


def _wall_stands(said: Said) -> bool:
    right = right_order(_row(said), _move(said))
    return said.params["forts"] == right and said.params["move"] == _move(said)


def _end_place(said: Said) -> tuple[int, list[int]]:
    """The place of the fort that goes to this end, and all places of the same value."""
    values = [VALUE[fort] for fort in _row(said)]
    positive = [value for value in values if value > 0]
    value = min(positive) if said.params["end"] == "left" else max(positive)
    places = [place for place, one in enumerate(values, 1) if one == value]
    return places[0] if said.params["end"] == "left" else places[-1], places


def _end_value(said: Said, place: int) -> bool:
    value = text_of(VALUE[_row(said)[place - 1]])
    return said.params["end"] in ("left", "right") and str(said.params["value"]) == value


def _wall_end(said: Said) -> bool:
    place, places = _end_place(said)
    known = _end_value(said, place) and said.params["tied"] == ("yes" if len(places) > 1 else "no")
    return known and said.params["place"] == place and said.params["fort"] == _row(said)[place - 1]


def _wall_equal(said: Said) -> bool:
    place, places = _end_place(said)
    listed = said.params["places"] == [str(one) for one in places]
    return len(places) > 1 and _end_value(said, place) and listed


# The result


def text_of(number: int) -> str:
    return str(number).replace("-", "−")


def number_of(text: str) -> int:
    return int(text.replace("−", "-"))


def points_of(forts: Sequence[str]) -> int:
    return sum(VALUE[fort] for fort in forts)


def rules_of(scene: Scene) -> OracleRules:
    return OracleRules(
        shared_at_once=scene.reads("final-tie", "shared"),
        captured_forts_count=scene.reads("forts-counted", "captured"),
    )


def merit_of(scene: Scene, clan: str) -> tuple[Any, ...]:
    hand = scene.hands[clan]
    forts, lost = [[Fort(name, VALUE[name]) for name in some] for some in (hand.forts, hand.dropped)]
    return merit(forts, rules_of(scene), lost)


def winners_of(scene: Scene) -> list[str]:
    """Who has won, by three FortHece or by the forts that are listed."""
    champions = [clan for clan in scene.players if three_hecas(scene, clan)]
    if champions:
        return champions[:1]
    if _lost_alone(scene):
        return []
    best = max(merit_of(scene, clan) for clan in scene.players)
    alone = len(scene.players) == 1 and scene.reads("solo-result", "must-outscore")
    if alone and any(merit_of(scene, clan) >= best for clan in scene.neutral):
        return []
    return [clan for clan in scene.players if merit_of(scene, clan) == best]


def _lost_alone(scene: Scene) -> bool:
    return len(scene.players) == 1 and any(three_hecas(scene, clan) for clan in scene.neutral)


def decided_by(scene: Scene) -> str:
    if any(three_hecas(scene, clan) for clan in scene.players):
        return "fortheca"
    won = winners_of(scene)
    if len(won) != 1:
        return "shared" if won else "lost" if _lost_alone(scene) else "outscored"
    if len(scene.players) == 1:
        return "alone"
    own = merit_of(scene, won[0])
    second = max(merit_of(scene, clan) for clan in scene.players if clan != won[0])
    if own[0] != second[0]:
        return "points"
    if own[1] != second[1]:
        return "forts"
    return "strongest" if own[2][:1] != second[2][:1] else "next-strongest"


def _any_end(check: Callable[[Said, Scene], bool]) -> Callable[[Said], bool]:
    """It is so at the end that is told. A round with choices has several."""

    def checked(said: Said) -> bool:
        if claim_of(said)["kind"] == "round":
            ends = [scene for _, scene in ends_of(said)]
        else:
            ends = [course_of(said).scene]
        return any(check(said, scene) for scene in ends if scene.step == "over")

    return checked


def _score(said: Said, scene: Scene) -> bool:
    clan = str(said.params["clan"])
    forts, neutral = scene.hands[clan].forts, said.message == "romans-end-neutral"
    worth = [f"{fort} {text_of(VALUE[fort])}" for fort in forts]
    counted = said.params["count"] == len(forts) and said.params.get("worth", worth) == worth
    return (
        (clan in scene.neutral) is neutral and counted and said.params["points"] == text_of(points_of(forts))
    )


def _best(scene: Scene) -> int:
    return max(points_of(scene.hands[clan].forts) for clan in scene.players)


def _level(said: Said, scene: Scene) -> bool:
    rows: Any = said.params["cases"]
    best = [clan for clan in scene.players if points_of(scene.hands[clan].forts) == _best(scene)]
    named = sorted(row["with"]["clan"] for row in rows) == sorted(best)
    by = "not-known" if said.params["by"] == "not-known" and _not_known(said, scene) else decided_by(scene)
    points = said.params["points"] == text_of(_best(scene))
    return len(best) > 1 and named and points and said.params["by"] == by


def _row_of_tie(said: Said, scene: Scene) -> bool:
    _, count, values = merit_of(scene, str(said.params["clan"]))
    return said.params["count"] == count and said.params["values"] == [text_of(value) for value in values]


def row_fits(scene: Scene, row: Any, ends: Any) -> bool:
    """What breaks a tie is what the clan has captured in the end that is told."""
    end = {one["with"]["clan"]: one["with"] for one in ends}[row["clan"]]
    held = sorted((VALUE[fort] for fort in end["forts"]), reverse=True)
    captured = scene.reads("forts-counted", "captured")
    values = [number_of(value) for value in row["values"]]
    wanted = 1 if scene.reads("final-tie", "shared") else row["count"]
    counted = row["count"] == len(held) + (end["given_up"] if captured else 0)
    rest = Counter(held[:wanted] if not captured else values) - Counter(values)
    return counted and len(values) == min(wanted, row["count"]) and not rest and _falls(values)


def _falls(values: list[int]) -> bool:
    return values == sorted(values, reverse=True)


def _any_row(said: Said) -> bool:
    """Of an end that is told, or of one that may come."""
    if "romans-ending-level" in said.within:
        return row_fits(first_scene(said), said.params, said.around["cases"])
    return _any_end(_row_of_tie)(said)


def _tie_in_points(scene: Scene) -> bool:
    points = [points_of(scene.hands[clan].forts) for clan in scene.players]
    return len(set(points)) < len(points)


def _counted(said: Said, scene: Scene) -> bool:
    return said.params["counted"] == scene.readings["forts-counted"] and _tie_in_points(scene)


def _captured(said: Said, scene: Scene) -> bool:
    hand = scene.hands[str(said.params["clan"])]
    return (
        said.params["count"] == len(hand.forts) + len(hand.dropped) and said.params["forts"] == hand.dropped
    )


def _shared(said: Said, scene: Scene) -> bool:
    won = winners_of(scene)
    return len(won) > 1 and said.params["clans"] == won


def _nobody(said: Said, scene: Scene) -> bool:
    return not winners_of(scene) and said.params["by"] == decided_by(scene)


def _winner(said: Said, scene: Scene) -> bool:
    by, p = decided_by(scene), said.params
    if [p["clan"]] != winners_of(scene) or p["by"] != by:
        return False
    rivals = [points_of(scene.hands[clan].forts) for clan in scene.players if clan != p["clan"]]
    points = text_of(points_of(scene.hands[str(p["clan"])].forts))
    return by != "points" or (p["points"] == points and p["second"] == text_of(max(rivals)))


def _not_listed(_: Said, scene: Scene) -> bool:
    """The game ended with its last turn, and forts of its three walls are missing."""
    ended = any(three_hecas(scene, clan) for clan in scene.players) or _lost_alone(scene)
    return not ended and scene.turn == TURNS and len(scene.forts_seen()) < WALL * TURNS


def _not_known(_: Said, scene: Scene) -> bool:
    """Forts given up break ties, and a FortUna may have cost one that is not listed."""
    level = [clan for clan in scene.clans if points_of(scene.hands[clan].forts) == _best(scene)]
    return scene.reads("forts-counted", "captured") and len(level) > 1


def _depends_on_fortuna(said: Said) -> bool:
    """Ends of this round with the same capture, which differ in the fort given up, have these winners."""
    by_choice: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for choices, scene in ends_of(said):
        if scene.step == "over":
            shared = tuple(one for one in choices if one.split()[1] in ("seduces", "takes"))
            by_choice.setdefault(shared, set()).add(tuple(winners_of(scene)))
    clans: Any = said.params["clans"]
    if said.params["count"] != len(clans):
        return False
    if said.params["sure"] == "no":
        return not clans and any(len(found) > 1 for found in by_choice.values())
    return {tuple(clans)} in by_choice.values()


ENDS: Final[dict[str, tuple[str, Callable[[Said, Scene], bool]]]] = {
    "score": ("points of a clan", _score),
    "neutral": ("points of a clan", _score),
    "level": ("tie in points", _level),
    "counted": ("which forts count", _counted),
    "captured": ("forts captured", _captured),
    "shared": ("who has won", _shared),
    "nobody": ("who has won", _nobody),
    "winner": ("who has won", _winner),
    "not-listed": ("forts are missing", _not_listed),
    "not-known": ("forts are missing", _not_known),
}
PREDICATES: Final = {
    "romans-wall-row": Predicate("order of the wall", _wall_row),
    "romans-wall-answer": Predicate("order of the wall", _wall_answer),
    "romans-wall-stands": Predicate("order of the wall", _wall_stands),
    "romans-wall-end": Predicate("end of the wall", _wall_end),
    "romans-wall-equal": Predicate("equal forts", _wall_equal),
    **{f"romans-end-{name}": Predicate(what, _any_end(check)) for name, (what, check) in ENDS.items()},
    "romans-end-row": Predicate("what breaks a tie", _any_row),
    "romans-end-choice": Predicate("who has won", _depends_on_fortuna),
}
