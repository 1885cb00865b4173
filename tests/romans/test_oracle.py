"""The oracle, against the worked round of the rulebook and examples worked by hand."""

from functools import partial
from typing import Any

import pytest

from tests.romans.oracle import (
    Fort,
    OracleRules,
    Round,
    Scene,
    every_run,
    fort_certain,
    fort_possible,
    merit,
    ordered,
    pool,
    winners,
)

KOMFORT, FOKUS, FORTUNA = Fort("komfort", 2), Fort("fokus", 4), Fort("fortuna", 8)
PLAIN = [Fort("niefort", value) for value in (1, 3, 4, 5, 6)]
DEFAULT = OracleRules()


def heca(value: int, number: int = 0) -> Fort:
    return Fort("fortheca", -value, number)


def scene(shown: dict[str, str], up: dict[str, list[str]] | None = None, **more: Any) -> Scene:
    """Every clan shows one warrior, in the last round of a turn or in the round in which ``wall`` is left."""
    wall = more.pop("wall", [KOMFORT])
    clans = list(shown)
    place = 6 - len(wall)
    down = {clan: {place: shown[clan], **more.get("later", {}).get(clan, {})} for clan in clans}
    more.pop("later", None)
    held = {clan: [] for clan in clans} | more.pop("held", {})
    lines: dict[str, list[str]] = {clan: [] for clan in clans} | (up or {})
    return Scene(
        clans=clans,
        neutral=more.pop("neutral", set()),
        wall=[None] * place + wall,
        round=place,
        up=lines,
        down=down,
        held=held,
        **more,
    )


def ends(start: Scene, rules: OracleRules = DEFAULT) -> list[Scene]:
    return [end for _, end in every_run(lambda choose: Round(start, rules, choose).play())]


def taker(end: Scene) -> str | None:
    return end.log[-1][1]


def test_the_rulebooks_worked_round() -> None:
    """Two Ch'ariotts collide, an earlier Arch'r counts five, and the Arch'r shown now breaks the tie."""
    start = scene(
        {"green": "chariott", "red": "chariott", "gold": "archr"}, {"green": ["archr"], "red": ["druhid"]}
    )
    found = ends(start)
    assert {taker(end) for end in found} == {"gold"}
    assert sorted(end.up["gold"] for end in found) == [[], ["archr"]]
    assert all(end.up["green"] == ["archr"] and end.up["red"] == ["druhid"] for end in found)


def test_the_wall() -> None:
    row = [FOKUS, heca(2), PLAIN[0], FORTUNA, KOMFORT, PLAIN[2]]
    assert ordered(row, DEFAULT) == [PLAIN[0], FOKUS, heca(2), KOMFORT, PLAIN[2], FORTUNA]
    swapped = [PLAIN[0], heca(2), FOKUS, PLAIN[2], KOMFORT, FORTUNA]
    assert ordered(row, OracleRules(swap_wall=True)) == swapped


@pytest.mark.parametrize(
    ("shown", "up", "expected"),
    [
        ({"a": "horsie", "b": "archr"}, {}, "a"),
        ({"a": "archr", "b": "archr"}, {}, None),
        ({"a": "filchy", "b": "qween"}, {}, "b"),
        ({"a": "filchy", "b": "filchy"}, {}, None),
        ({"a": "chariott", "b": "chariott"}, {}, None),
        ({"a": "chariott", "b": "chariott", "c": "qween"}, {}, "c"),
        ({"a": "qween", "b": "horsie"}, {}, "a"),
        ({"a": "qween", "b": "qween"}, {}, None),
        ({"a": "qween", "b": "horsie"}, {"b": ["chariott"]}, "b"),
        ({"a": "archr", "b": "axx"}, {"b": ["qween"]}, "a"),
    ],
)
def test_who_takes_it(shown: dict[str, str], up: dict[str, list[str]], expected: str | None) -> None:
    assert {taker(end) for end in ends(scene(shown, up))} == {expected}


def test_qween_takes_her_victim_along() -> None:
    start = scene({"a": "qween", "b": "horsie"}, {"b": ["svord"]}, wall=[PLAIN[0]])
    (end,) = ends(start)
    assert end.up == {"a": [], "b": []}, "the seduced Horsie is gone and still costs an earlier warrior"
    (end,) = ends(start, OracleRules(victim_stays=True))
    assert end.up == {"a": [], "b": ["horsie"]}


def test_druhid_swaps_or_shifts() -> None:
    wall = [PLAIN[0], PLAIN[1], PLAIN[4]]
    start = scene({"a": "druhid", "b": "qween"}, {"a": ["chariott"]}, wall=wall)
    for rules, rest in ((DEFAULT, [PLAIN[1], PLAIN[0]]), (OracleRules(variant_2=True), [PLAIN[0], PLAIN[1]])):
        walls = {end.log[-1][2]: end.wall[4:] for end in ends(start, rules)}
        assert walls[PLAIN[4]] == rest
        assert walls[PLAIN[0]] == wall[1:]


def test_axx_and_komfort() -> None:
    start = scene({"a": "axx", "b": "qween"}, {"a": ["druhid", "chariott"]})
    assert {tuple(end.up["a"]) for end in ends(start) if taker(end)} == {
        (),
        ("axx",),
        ("druhid",),
        ("druhid", "axx"),
    }
    lines = {tuple(end.up["a"]) for end in ends(start, OracleRules(axx_or_komfort=True))}
    assert lines == {(), ("axx",), ("druhid",)}


def test_fokus_costs_everyone_one() -> None:
    start = scene(
        {"a": "axx", "b": "qween", "c": "horsie"}, {"a": ["chariott"], "c": ["druhid"]}, wall=[FOKUS]
    )
    lines = {(tuple(end.up["a"]), tuple(end.up["c"])) for end in ends(start) if not end.up["b"]}
    assert lines == {((), ()), (("axx",), ())}, "one for Fort Fokus, one for Horsie"
    other = [end.up["a"] for end in ends(start, OracleRules(axx_before_fokus=True)) if taker(end) == "a"]
    assert [line for line in other if line] == []
    assert other


def test_fortuna_and_three_forthece() -> None:
    alone = scene({"a": "chariott", "b": "druhid"}, wall=[FORTUNA])
    assert [end.held["a"] for end in ends(alone)] == [[]]
    two = [heca(1), heca(2)]
    start = scene({"a": "chariott", "b": "druhid"}, wall=[heca(3)], held={"a": list(two)})
    assert [end.champion for end in ends(start)] == ["a"]
    start = scene({"a": "chariott", "b": "druhid"}, wall=[heca(3)], held={"a": list(two)}, neutral={"a"})
    assert [(end.champion, winners(end, DEFAULT)) for end in ends(start)] == [("a", [])]


def test_variant_one_pushes_the_forts_on() -> None:
    start = scene({"a": "axx", "b": "axx"}, wall=[PLAIN[0], PLAIN[1], PLAIN[2]])
    assert [end.wall[4:] for end in ends(start, OracleRules(variant_1=True))] == [[PLAIN[0], PLAIN[1]]]
    assert [end.wall[4:] for end in ends(start)] == [[PLAIN[1], PLAIN[2]]]


def test_hidden_layouts() -> None:
    start = scene({"a": "horsie", "b": ""}, wall=[PLAIN[0]])
    seen = pool(["chariott", "chariott", "qween", "archr", "axx"])
    assert fort_certain(start, {"b": [one for one in seen if one != "horsie"]}, DEFAULT, "a", PLAIN[0])
    assert not fort_certain(start, {"b": seen}, DEFAULT, "a", PLAIN[0])
    assert fort_possible(start, {"b": ["filchy"]}, DEFAULT, "a", PLAIN[0])


def test_final_ties() -> None:
    first, second = [PLAIN[4], PLAIN[0]], [PLAIN[3], KOMFORT]
    assert merit(first, DEFAULT) > merit(second, DEFAULT)
    shared = [PLAIN[4], PLAIN[0], heca(1)], [PLAIN[4], heca(2), KOMFORT]
    assert merit(shared[0], DEFAULT) < merit(shared[1], DEFAULT)
    assert merit(shared[0], OracleRules(shared_at_once=True)) == merit(
        shared[1], OracleRules(shared_at_once=True)
    )


def test_every_run_tries_all_choices() -> None:
    def play(choose: Any) -> tuple[int, ...]:
        first = choose("a", "x", [0, 1])
        return (first, *(choose("a", "y", [0, 1, 2]) for _ in range(first)))

    assert sorted(end for _, end in every_run(partial(play))) == [(0,), (1, 0), (1, 1), (1, 2)]
