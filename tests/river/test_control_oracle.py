"""The oracle for `control` against results found by hand, and the properties of the sampled cases."""

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from tests.river import control_sampling
from tests.river.control_oracle import (
    CARDS,
    COLOURS,
    ELITES,
    ORDER,
    TILES,
    WILD_VALUES,
    Case,
    beating_completions,
    cost,
    fewest_seen,
    fewest_unseen,
    first_hitting_set,
    judge,
    read,
    rung,
    smallest_reason,
    strength,
)


def case(
    attacker: str,
    defender: str,
    requirement: str = "none",
    discard: str = "",
    readings: dict[str, str] | None = None,
    **position: Any,
) -> Case:
    """A house dam as large as the attacker's side."""
    first = {"first": position.pop("first")} if "first" in position else {}
    dam = {"id": "mill", "slots": len(attacker.split()), "requirement": requirement}
    sides = {"attacker": attacker.split(), "defender": defender.split()}
    return {
        "game": "river",
        "position": {"dams": [dam | sides | first], "discard": discard.split(), **position},
        "claim": {"kind": "control", "dam": "mill"},
        "readings": readings or {},
    }


def beating(case: Case) -> list[str] | None:
    table = read(case)
    found = next(iter(beating_completions(table, table.pool)), None)
    return None if found is None else list(found.cards)


# Strength


@pytest.mark.parametrize(
    ("side", "requirement", "expected"),
    [
        ("R9 R11 R10", "none", (0, 30)),  # a run laid out of order
        ("R0 R10 R11", "none", (-2, 21)),  # no wrap from 11 to 0
        ("R0 G10 B11", "none", (-4, 21)),
        ("R11 G11 B11", "none", (-1, 33)),  # the highest sum of three
        ("R4 G5 B6", "none", (-3, 15)),
        ("R10 wazka R11", "none", (0, 30)),
        ("R10 wazka G10", "none", (-1, 30)),
        ("R11 wazka wazka", "none", (0, 30)),
        ("R11 wazka wazka", "bractwo", (0, 33)),  # a seen card may be named again
        ("R1 G2 perkoz", "none", (-3, 6)),
        ("R6 R8 labedz", "none", (0, 21)),
        ("R11 wazka wazka", "highest-sum", (0, 33)),
        ("R1 perkoz wazka", "lowest-sum", (0, -2)),
        ("R7 G8", "kompania", (-1, 15)),
        ("R7 labedz", "kompania", (0, 14)),
        ("R7", "none", (0, 7)),
    ],
)
def test_strength(side: str, requirement: str, expected: tuple[int, int]) -> None:
    assert strength(side.split(), requirement) == expected


@pytest.mark.parametrize(
    ("side", "requirement", "legion", "expected"),
    [
        ("R4 R5 R6", "bractwo", "counts", (0, 15)),
        ("R4 R5 R6", "bractwo", "outranks", (0, 15)),
        ("R4 R5 R7", "bractwo", "outranks", (-1, 16)),
        ("R4 G5 R7", "bractwo", "outranks", (-2, 16)),
        ("R4 R5 R6", "bractwo", "excluded", (-1, 15)),
        ("R9 R10 wazka", "bractwo", "excluded", (0, 29)),  # not 9, 10, 11, a Legion, but 9, 10, 10
        ("R10 R11 wazka", "bractwo", "excluded", (0, 32)),  # 10, 11, 11
        ("R9 R10 wazka", "banda", "excluded", (0, 30)),  # 11 of another colour
        ("R9 R10 wazka", "banda", "outranks", (0, 30)),
        ("R9 G10 wazka", "banda", "outranks", (-1, 30)),
        ("wazka", "banda", "excluded", (-1, 11)),  # a card on its own is always a Legion
    ],
)
def test_legion_on_icon_dams(side: str, requirement: str, legion: str, expected: tuple[int, int]) -> None:
    assert strength(side.split(), requirement, legion) == expected


def test_wild_colours_can_be_left_out() -> None:
    """Every value in every colour gives the same best reading as the shortcut."""
    rng = Random(5)
    for requirement, legion in product(control_sampling.REQUIREMENTS, ("counts", "outranks", "excluded")):
        for _ in range(8):
            wilds = rng.sample(ELITES, rng.randint(1, 2))
            real = rng.sample(CARDS[:12] if rng.random() < 0.5 else CARDS, rng.randint(0, 2))
            sign = -1 if requirement == "lowest-sum" else 1
            expected = max(
                (rung(values, len(set(colours)) == 1, requirement, legion), sign * sum(values))
                for chosen in product(*(product(WILD_VALUES[wild], COLOURS) for wild in wilds))
                for values in [tuple(int(c[1:]) for c in real) + tuple(value for value, _ in chosen)]
                for colours in [[c[0] for c in real] + [colour for _, colour in chosen]]
            )
            assert strength(real + wilds, requirement, legion) == expected


# The claim


def test_a_future_tie_does_not_stop_the_claim() -> None:
    judgement = judge(case("R9 R10 R11", "G9"))
    assert judgement.upheld
    assert judgement.attacker == (0, 30)


@pytest.mark.parametrize(("first", "upheld"), [("attacker", True), ("defender", False)])
def test_a_tie_on_the_table_goes_to_whoever_was_first(first: str, upheld: bool) -> None:
    assert judge(case("R9 R10 R11", "G9 G10 G11", first=first)).upheld is upheld


def test_the_strongest_completion_is_canonical() -> None:
    judgement = judge(case("R8 R9 R10", "Y11"))
    assert (judgement.upheld, judgement.best, judgement.cards) == (False, (0, 30), ("Y9", "Y10"))
    assert judgement.beating == 1
    assert judge(case("R8 R9 R10", "")).cards == ("G9", "G10", "G11")
    assert judge(case("R8 R9 R10", "")).beating == 4
    assert judge(case("R0 G2 B4", "R11 G11")).cards == ("B11",)
    assert judge(case("R5 G5", "", "highest-sum")).best == (0, 22)


def test_incomplete_attacker_and_too_few_cards() -> None:
    incomplete = case("R9 R10 R11", "")
    incomplete["position"]["dams"][0]["attacker"].pop()
    assert judge(incomplete).attacker is None
    assert not judge(incomplete).upheld
    unseen = {"R1", "G1"}
    others = [card for card in CARDS if card not in {*unseen, "R0", "G2", "B4"}]
    assert judge(case("R0 G2 B4", "", discard=" ".join(others))).upheld
    assert not judge(case("R0 G2 B4", "", discard=" ".join(others[:-1]))).upheld


def test_duck_and_beaver_may_be_left_out_of_the_proof() -> None:
    ducks = {"duck-beaver-in-proof": "excluded"}
    duck = case("R11 G0", "B0", "lowest-sum", "G1")
    assert judge(duck).beating == len(CARDS) - 4 - 4  # all but the 11s that are left, which only tie
    assert judge(duck | {"readings": ducks}).beating == judge(duck).beating - 1  # R0 is gone, G11 never beat


def test_unplayed_elites() -> None:
    """A Legion of 30 in yellow needs the discarded Y10, or a Ważka."""
    allowed = {"unplayed-elites": "allowed"}
    even = {"attacker": 0, "defender": 0}
    assert judge(case("R8 R9 R10", "Y11 Y9", discard="Y10")).upheld
    brought = judge(case("R8 R9 R10", "Y11 Y9", discard="Y10", readings=allowed, tactics_played=even))
    assert (brought.brought, brought.cards, brought.best) == (("wazka",), (), (0, 30))
    ahead = {"attacker": 0, "defender": 1}
    assert judge(case("R8 R9 R10", "Y11 Y9", discard="Y10", readings=allowed, tactics_played=ahead)).upheld
    both_gone = case("R8 R9 R10", "Y11 Y9", discard="Y10 wazka wazka", readings=allowed, tactics_played=even)
    assert judge(both_gone).upheld
    one_each = allowed | {"dragonfly-limit": "one-each"}
    own = {"readings": one_each, "tactics_played": {"attacker": 1, "defender": 1}, "discard": "Y10"}
    assert judge(case("R8 R9 R10", "Y9 wazka", **own)).cards == ("Y11",)  # type: ignore[arg-type]
    own["discard"] = "Y10 Y11"
    assert judge(case("R8 R9 R10", "Y9 wazka", **own)).upheld  # type: ignore[arg-type]


# The smallest sets


def test_smallest_sets_by_hand() -> None:
    upheld = case("R8 R9 R10", "Y11", discard="Y9 P10 Y10")
    assert smallest_reason(upheld) == ["Y9"]
    assert fewest_unseen(upheld) == ["Y9", "Y10"]
    assert smallest_reason(case("R9 R10 R11", "", discard="Y9")) == []
    assert fewest_unseen(case("R9 R10 R11", "", discard="Y9")) is None
    assert fewest_seen(case("R8 R9 R10", "Y11"), 2) == ["Y9"]
    assert fewest_seen(case("R8 R9 R10", ""), 3) is None
    assert fewest_seen(case("R8 R9 R10", ""), 4) == ["G9", "B9", "Y9", "P9"]


def test_elites_are_cards_among_the_others() -> None:
    """A Kompania of elevens needs another eleven or a Ważka. For one of threes, Perkoz will do too."""
    allowed = {"unplayed-elites": "allowed"}
    even = {"attacker": 2, "defender": 2}
    elevens = "G11 B11 Y11 P11"
    facts: dict[str, Any] = {"readings": allowed, "tactics_played": even}
    upheld = case("R7 G7", "R11", "kompania", f"{elevens} wazka wazka perkoz", **facts)
    assert smallest_reason(upheld) == ["G11", "B11", "Y11", "P11", "wazka", "wazka"]
    assert fewest_unseen(upheld) == ["G11"]
    rejected = case("R1 G1", "R3", "kompania", "G3 B3 Y3 P3 labedz", **facts)
    assert judge(rejected).beating == 2
    assert fewest_seen(rejected, 5) == ["perkoz", "wazka", "wazka"]
    one_each = rejected | {"readings": allowed | {"dragonfly-limit": "one-each"}}
    assert fewest_seen(one_each, 5) == ["perkoz", "wazka", "wazka"]
    ahead = rejected["position"] | {"tactics_played": {"attacker": 2, "defender": 3}}
    assert judge(rejected | {"position": ahead}).upheld


def test_an_elite_that_comes_back() -> None:
    """A yellow Legion up to 11 needs Y9 and Y10.

    Each may be a Ważka, if enough tactics cards may be played.
    """
    one, two = {"attacker": 2, "defender": 2}, {"attacker": 3, "defender": 2}
    allowed = {"unplayed-elites": "allowed"}
    discard = "Y9 Y10 wazka wazka"
    upheld = case("R8 R9 R10", "Y11", discard=discard, readings=allowed, tactics_played=one)
    assert smallest_reason(upheld) == ["Y9", "Y10"]
    upheld = case("R8 R9 R10", "Y11", discard=discard, readings=allowed, tactics_played=two)
    assert smallest_reason(upheld) == ["Y9", "Y10", "wazka"]
    assert fewest_unseen(upheld) == ["Y9", "Y10"]
    both = case("Y8 Y9 Y10", "Y11", discard="wazka wazka", readings=allowed, tactics_played=two)
    assert smallest_reason(both) == ["wazka"]
    assert fewest_unseen(both) == ["wazka", "wazka"]
    other = case("Y8 Y9 Y10", "Y11", discard="wazka", readings=allowed, tactics_played=two)
    assert fewest_unseen(other) == ["wazka"]
    short = case("Y8 Y9 Y10", "Y11", discard="wazka wazka", readings=allowed, tactics_played=one)
    assert fewest_unseen(short) is None
    one_each = other | {"readings": allowed | {"dragonfly-limit": "one-each"}}
    assert fewest_unseen(one_each) is None


def test_first_hitting_set_is_the_first_of_all_subsets() -> None:
    rng = Random(7)
    for _ in range(60):
        cards = sorted(rng.sample(CARDS, 9), key=ORDER.__getitem__)
        targets = [frozenset(rng.sample(cards, rng.randint(1, 3))) for _ in range(rng.randint(0, 9))]
        subsets = (list(s) for size in range(10) for s in combinations(cards, size))
        expected = next(s for s in subsets if all(target.intersection(s) for target in targets))
        assert first_hitting_set(targets, 9) == expected
    assert first_hitting_set([frozenset()], 9) is None


# The sampler


def test_random_cases_are_sound_and_varied() -> None:
    rng, seen = Random(11), Counter[str]()
    for _ in range(1500):
        drawn = control_sampling.random_case(rng, max_cost=3000)
        position = drawn["position"]
        visible = [c for dam in position["dams"] for c in dam["attacker"] + dam["defender"]]
        visible += position["discard"]
        assert Counter(visible) <= Counter([*CARDS, *ELITES])
        for dam in position["dams"]:
            full = [len(dam[side]) == control_sampling.shape(dam)[0] for side in control_sampling.SIDES]
            assert all(len(dam[side]) <= control_sampling.shape(dam)[0] for side in control_sampling.SIDES)
            assert ("first" in dam) is all(full)
        assert "tactics_played" in position or drawn["readings"].get("unplayed-elites") != "allowed"
        seen.update(control_sampling.stratum(drawn))
    wanted = [f"dam: tile {tile} {'damaged' if damaged else 'intact'}" for tile, damaged in TILES]
    wanted += [f"free slots: {free}" for free in range(6)]
    wanted += [f"elites of the {side}: {elites}" for side in control_sampling.SIDES for elites in range(3)]
    wanted += [
        f"reading: {name}={value}" for name, values in control_sampling.READINGS.items() for value in values
    ]
    wanted += [f"requirement: {requirement}" for requirement in control_sampling.REQUIREMENTS]
    wanted += ["dam: house", "unseen: fewer than the free slots", "unseen: 48-59"]
    assert [label for label in wanted if not seen[label]] == []


def test_a_seed_gives_the_same_cases() -> None:
    assert control_sampling.random_case(Random(3)) == control_sampling.random_case(Random(3))


def test_upheld_by_cards_has_a_reason() -> None:
    rng, checked = Random(17), 0
    for _ in range(6):
        drawn = control_sampling.upheld_by_cards(rng, beating, max_cost=5000)
        assert judge(drawn).upheld
        if cost(drawn, widest=True) <= 40_000:
            reason = smallest_reason(drawn)
            assert reason
            assert fewest_unseen(drawn)
            assert not judge(control_sampling.dam_alone(drawn)).upheld
            checked += 1
    assert checked


def test_barely_rejected_is_stopped_by_few() -> None:
    rng = Random(19)
    for _ in range(6):
        drawn = control_sampling.barely_rejected(rng, beating, max_cost=5000)
        assert 1 <= judge(drawn).beating <= 5
        flip = fewest_seen(drawn, 1)
        assert flip
        drawn["position"]["discard"] += flip
        assert judge(drawn).upheld
