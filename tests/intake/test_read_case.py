"""Leaving out unreadable values must neither invent a problem nor hide one."""

from typing import Any

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.problems import BadCase
from tests.api.table import NOTATION, dam, upheld


def found(case: Any) -> set[tuple[str, str]]:
    with pytest.raises(BadCase) as bad:
        read_case(case)
    return {(problem.code, problem.pointer) for problem in bad.value.problems}


def test_bad_tile_is_not_a_nameless_or_unknown_dam() -> None:
    case = upheld()
    dam(case)["tile"] = "3"
    assert found(case) == {("wrong-type", "/position/dams/0/tile")}


def test_bad_card_still_takes_its_place() -> None:
    case = upheld()
    dam(case).update(attacker=["R8", 5, "R10"], defender=["Y9", "Y10", "Y11"], first="attacker")
    case["position"]["discard"] = []
    assert found(case) == {("wrong-type", "/position/dams/0/attacker/1")}
    dam(case)["attacker"].append("R11")
    assert ("side-overfull", "/position/dams/0/attacker") in found(case)


def test_pointers_keep_their_places_after_a_bad_entry() -> None:
    case = upheld()
    case["position"]["discard"] = [None, {}, "Y11", "Q1"]
    assert found(case) == {
        ("wrong-type", "/position/discard/0"),
        ("wrong-type", "/position/discard/1"),
        ("card-twice", "/position/discard/2"),
        ("unknown-card", "/position/discard/3"),
    }


def test_unknown_side_of_the_tile_says_nothing_about_room() -> None:
    case = upheld()
    dam(case).update(tile=4, damaged="no")  # two slots on one side, four on the other
    case["claim"]["dam"] = 4
    assert found(case) == {("wrong-type", "/position/dams/0/damaged")}


def test_misspelt_field_is_not_also_missing() -> None:
    case = upheld()
    case["position"] |= {"complete": True, "hands": {}, "dekc": 3}
    assert found(case) == {("unknown-field", "/position/dekc")}


def test_bad_claim_does_not_hide_a_bad_table() -> None:
    case = upheld()
    case["claim"] = {"kind": "conquest"}
    case["position"]["discard"].append("R8")
    assert found(case) == {("unknown-claim", "/claim/kind"), ("card-twice", "/position/discard/2")}


def test_even_sides_are_no_problem_of_an_unknown_claim() -> None:
    case = upheld()
    dam(case).update(defender=["G8", "G9", "G10"])
    assert found(case) == {("first-missing", "/position/dams/0/first")}
    case["claim"] = {}
    assert found(case) == {("missing-field", "/claim/kind")}


def test_field_named_like_a_branch() -> None:
    case = upheld()
    case["claim"] = {"kind": "control", "control": 1, "dam": []}
    assert found(case) == {("unknown-field", "/claim/control"), ("wrong-type", "/claim/dam")}


def test_half_given_counts() -> None:
    case = upheld()
    case["position"]["tactics_played"] = {"attacker": "x", "defender": 5}
    assert found(case) == {("wrong-type", "/position/tactics_played/attacker")}


def test_pointers_are_escaped() -> None:
    case = upheld()
    case["readings"] = {"a/b~c": 1}
    assert found(case) == {("wrong-type", "/readings/a~1b~0c")}


@pytest.mark.parametrize(
    "text",
    [
        NOTATION,
        '\n {"game": "river", "position": {"dams": [{"tile": 3, "attacker": ["R8", "R9", "R10"],'
        ' "defender": ["Y11"]}], "discard": ["Y9", "P10"]}, "claim": {"kind": "control", "dam": 3}}',
        "id: x\ngame: river\nposition:\n  dams:\n    - {tile: 3, attacker: [R8, R9, R10], defender: [Y11]}\n"
        "  discard: [Y9, P10]\nclaim: {kind: control, dam: 3}\n",
    ],
)
def test_every_way_to_write_it_down(text: str) -> None:
    assert read_case(read_text(text)).given == read_case(upheld()).given


@pytest.mark.parametrize("text", ["position: [", "position:\n  - 1\n", "position:\n1: 2\n"])
def test_bad_yaml_is_a_problem(text: str) -> None:
    with pytest.raises(BadCase):
        read_case(read_text(text))


@pytest.mark.parametrize(
    "text",
    [
        '{"game": "river", "position": {"dams": [], "discard": ["Y9"], "discard": []}, '
        '"claim": {"kind": "claimable"}}',
        "game: river\nposition:\n  dams: []\n  discard: [Y9]\n  discard: []\nclaim: {kind: claimable}\n",
    ],
    ids=["json", "yaml"],
)
def test_a_fact_given_twice_is_believed_in_neither_version(text: str) -> None:
    with pytest.raises(BadCase) as bad:
        read_case(read_text(text))
    assert [(problem.kind, problem.code) for problem in bad.value.problems] == [
        ("contradictory", "duplicate-key")
    ]


BORU_PLAYER: dict[str, Any] = {"id": "daria", "towns": ["XX"], "hand": [99]}


def boru_case(*players: Any, **claim: Any) -> dict[str, Any]:
    claim = claim or {"kind": "card", "player": "ola", "card": 77}
    return {"game": "boru", "position": {"players": list(players), "marker": "zosia"}, "claim": claim}


def test_a_list_that_is_too_short_hides_no_other_problem() -> None:
    """Its entries and the claim are checked, but no name is looked up in it."""
    assert found(boru_case(BORU_PLAYER)) == {
        ("bad-value", "/position/players"),
        ("boru-unknown-town", "/position/players/0/towns/0"),
        ("boru-no-such-card", "/position/players/0/hand/0"),
        ("boru-no-such-card", "/claim/card"),
    }


def test_a_list_can_be_too_short_and_have_bad_entries() -> None:
    assert found(boru_case({**BORU_PLAYER, "track": "x"})) == {
        ("wrong-type", "/position/players/0/track"),
        ("bad-value", "/position/players"),
        ("boru-unknown-town", "/position/players/0/towns/0"),
        ("boru-no-such-card", "/position/players/0/hand/0"),
        ("boru-no-such-card", "/claim/card"),
    }


def test_a_list_that_is_missing_hides_no_other_problem() -> None:
    case = boru_case()
    del case["position"]["players"]
    assert found(case) == {("missing-field", "/position/players"), ("boru-no-such-card", "/claim/card")}


def test_a_name_is_looked_up_among_entries_that_can_be_read() -> None:
    players = [{"id": name} for name in ("daria", "kasia", "jerzy")]
    assert ("boru-unknown-player", "/claim/player") in found(boru_case(*players))
    assert ("boru-unknown-player", "/claim/player") in found(boru_case(*players, {"id": "ewa", "track": "x"}))
    assert ("boru-unknown-player", "/claim/player") not in found(boru_case(*players, {"id": 7}))
    assert ("boru-unknown-player", "/claim/player") not in found(boru_case(*players, {"name": "ola"}))


def test_a_dam_without_a_name_may_be_the_one_that_is_claimed() -> None:
    case = upheld()
    del dam(case)["tile"]
    case["claim"] = {"kind": "joint-control", "dams": [3, 4]}
    assert found(case) == {("dam-unnamed", "/position/dams/0")}


def test_problems_of_both_versions_are_named_with_those_of_the_position() -> None:
    case = upheld()
    case["position"]["discard"] = ["R5", "R5"]
    facts: list[dict[str, Any]] = [{"/discard": ["Q1"]}, {"/discard": "Q2"}]
    versions = [{"who": who, "facts": one} for who, one in zip("AB", facts, strict=True)]
    case["claim"] = {"kind": "disputed", "versions": versions, "about": {"kind": "control"}}
    assert found(case) == {
        ("card-twice", "/position/discard/1"),
        ("unknown-card", "/claim/versions/0/facts/~1discard"),
        ("wrong-type", "/claim/versions/1/facts/~1discard"),
        ("missing-field", "/claim/about/dam"),
    }


def test_a_version_too_few_hides_no_problem_of_the_position() -> None:
    case = upheld()
    case["position"]["discard"] = ["R5", "R5"]
    versions = [{"who": "A", "facts": {}}]
    case["claim"] = {"kind": "disputed", "versions": versions, "about": {"kind": "control", "dam": 3}}
    assert found(case) == {
        ("bad-value", "/claim/versions/0/facts"),
        ("bad-value", "/claim/versions"),
        ("card-twice", "/position/discard/1"),
    }


def test_a_card_that_does_not_exist_is_not_also_a_wrong_sum() -> None:
    case = upheld()
    hands: dict[str, list[str]] = {"attacker": [], "defender": []}
    case["position"] |= {"complete": True, "deck": 0, "hands": hands, "discard": ["Q1"]}
    assert found(case) == {("unknown-card", "/position/discard/0")}
    case["position"]["discard"] = []
    assert found(case) == {("card-count", "/position")}
