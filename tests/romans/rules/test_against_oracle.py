"""The rules against the oracle: the same tables after every choice, under every reading."""

import random
from typing import Any

import pytest

from adjudicator.games.romans.rules.round import reveal_all
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.table.cards import WARRIOR, WARRIORS
from adjudicator.games.romans.table.forts import KIND
from adjudicator.games.romans.table.table import ClanCards, Setup, Step, Table
from tests.romans.every_round import outcomes_by_rules
from tests.romans.oracle import STRENGTHS, Fort, Round, Scene, every_run, ordered
from tests.romans.readings import DEFAULTS, oracle_rules, random_readings
from tests.romans.search.test_rounds import card, kind, random_scene


def table_of(setup: Setup, scene: Scene) -> Table:
    all_cards = tuple(
        ClanCards(
            shown=tuple(WARRIOR[one] for one in scene.up[clan]),
            down=tuple(WARRIOR[scene.down[clan][place]] for place in sorted(scene.down[clan])),
            forts=tuple(map(kind, scene.held[clan])),
            dropped=tuple(map(kind, scene.lost.get(clan, []))),
        )
        for clan in scene.clans
    )
    wall = tuple(kind(fort) for fort in scene.wall if fort)
    return Table(setup, all_cards, 1, scene.round + 1, Step.REVEAL, 0, wall)


def after_oracle(end: Scene) -> tuple[object, ...]:
    return (
        tuple(kind(fort) for fort in end.wall if fort),
        tuple(tuple(sorted(end.up[clan])) for clan in end.clans),
        tuple(tuple(end.down[clan][place] for place in sorted(end.down[clan])) for clan in end.clans),
        tuple(tuple(sorted(map(kind, end.held[clan]))) for clan in end.clans),
        tuple(tuple(sorted(map(kind, end.lost.get(clan, [])))) for clan in end.clans),
        end.champion is not None,
    )


def after_rules(end: Table) -> tuple[object, ...]:
    return (
        end.wall,
        tuple(tuple(sorted(WARRIORS[one] for one in cards.shown)) for cards in end.cards),
        tuple(tuple(WARRIORS[one] for one in cards.down) for cards in end.cards),
        tuple(tuple(sorted(fort & KIND for fort in cards.forts)) for cards in end.cards),
        tuple(tuple(sorted(fort & KIND for fort in cards.dropped)) for cards in end.cards),
        end.step == Step.OVER,
    )


def face_up_after(scene: Scene, setup: Setup) -> set[tuple[tuple[int, ...], ...]]:
    """The face-up cards of all clans after the round, by the rules, for every choice."""
    table = table_of(setup, scene)
    first = reveal_all(table, [cards.down[0] for cards in table.cards], DEFAULTS)
    return {tuple(cards.shown for cards in end.cards) for _, end in outcomes_by_rules(first, DEFAULTS)}


def last_round(fort: Fort, shown: dict[str, str], up: dict[str, list[str]], **more: Any) -> Scene:
    down = {clan: {5: one} for clan, one in shown.items()}
    held: dict[str, list[Fort]] = {clan: [] for clan in shown}
    return Scene(list(shown), more.pop("neutral", set()), [None] * 5 + [fort], 5, up, down, held, {}, **more)


def test_komfort_lets_the_owner_pick_among_equally_weak() -> None:
    equal = STRENGTHS | {"axx": 3}
    shown, up = {"green": "horsie", "red": "qween"}, {"green": ["svord", "axx", "chariott"], "red": []}
    scene = last_round(Fort("komfort", 2), shown, up, strengths=equal)
    setup = Setup(("green", "red"), (False, False), strengths=tuple(equal[one] for one in WARRIORS))
    assert {face_up[0] for face_up in face_up_after(scene, setup)} == {
        (),
        (WARRIOR["svord"],),
        (WARRIOR["axx"],),
    }


def test_a_neutral_clan_gives_the_leftmost_of_equally_weak() -> None:
    equal = STRENGTHS | {"axx": 3}
    shown, up = {"green": "chariott", "red": "archr"}, {"green": [], "red": ["axx", "svord"]}
    scene = last_round(Fort("fokus", 4), shown, up, strengths=equal, neutral={"red"})
    scene.up["green"] = ["horsie"]
    setup = Setup(("green", "red"), (False, True), strengths=tuple(equal[one] for one in WARRIORS))
    assert {face_up[1] for face_up in face_up_after(scene, setup)} == {(WARRIOR["svord"], WARRIOR["archr"])}


def test_either_of_two_chariotts_may_pay_fokus() -> None:
    """The seduced Ch'ariott leaves anyway. A clan that pays with the other one has none left."""
    shown, up = {"green": "qween", "red": "chariott"}, {"green": ["horsie", "archr"], "red": ["chariott"]}
    scene = last_round(Fort("fokus", 4), shown, up)
    setup = Setup(("green", "red"), (False, False))
    assert {face_up[1] for face_up in face_up_after(scene, setup)} == {(), (WARRIOR["chariott"],)}


@pytest.mark.parametrize("seed", range(100, 106))
def test_rounds_as_the_oracle_plays_them(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(80):
        setup, scene = random_scene(rng)
        readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.7 else {})
        flags = oracle_rules(readings, setup)
        expected = {
            after_oracle(end)
            for _, end in every_run(lambda choose, s=scene, f=flags: Round(s, f, choose).play())  # type: ignore[misc]
        }
        table = table_of(setup, scene)
        first = reveal_all(table, [cards.down[0] for cards in table.cards], readings)
        found = {after_rules(end) for _, end in outcomes_by_rules(first, readings)}
        assert found == expected, (setup, scene, readings)


def test_walls_as_the_oracle_orders_them() -> None:
    rng = random.Random(7)
    for _ in range(500):
        row = [rng.randrange(11) for _ in range(6)]
        if sum(fort > 2 for fort in row) < 2:
            continue
        for option in ("insert", "swap"):
            readings = DEFAULTS | {"wall-move": option}
            cards = [card(fort, number) for number, fort in enumerate(row)]
            wall = tuple(map(kind, ordered(cards, oracle_rules(readings, Setup((), ())))))
            assert wall == arranged(row, readings), row
