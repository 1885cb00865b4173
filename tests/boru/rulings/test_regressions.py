"""Regressions: impossible positions that were accepted, and sentences that said too little."""

from typing import Any

import pytest

from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.lang import Lang
from adjudicator.problems import BadCase
from adjudicator.rulings.rule import rule
from adjudicator.values import JsonObject
from adjudicator.words import render

COUNTERS = {"coins": 1, "points": 10, "renown": 1, "church": 0, "track": 1}
INVADED: dict[str, Any] = {
    "players": [
        {"id": "daria", "raiders": 1, "towns": ["BRE-R1"], **COUNTERS},
        {"id": "kasia", "raiders": 0, "towns": ["BRE-B1"], **COUNTERS},
        {"id": "jerzy", "raiders": 0, "towns": ["BRE-B2"], **COUNTERS},
    ],
    "marker": "daria",
    "phase": "invasion",
    "round": 1,
    "battle": 2,
    "marriage_deck": 2,
    "queue": ["kasia", "jerzy"],
}


def codes(position: dict[str, Any], claim: dict[str, Any]) -> list[str]:
    try:
        read_case({"game": "boru", "position": position, "claim": claim})
    except BadCase as bad:
        return [problem.code for problem in bad.problems]
    return []


def sentences(position: dict[str, Any], claim: dict[str, Any], lang: Lang) -> list[str]:
    boru = load_game("boru")
    ruling = rule(boru, read_case({"game": "boru", "position": position, "claim": claim}))
    rendered = render.ruling_json(boru, ruling, lang)
    return [rendered["summary"], *(reason["message"] for reason in rendered["reasons"])]


def upkeep(**changes: Any) -> list[str]:
    return codes({**INVADED, **changes}, {"kind": "upkeep"})


def with_player(seat: int, **changes: Any) -> list[dict[str, Any]]:
    players = [dict(player) for player in INVADED["players"]]
    players[seat] |= changes
    return players


def test_the_table_itself_is_sound() -> None:
    assert upkeep() == []


def test_an_empty_name_is_no_marriage_card() -> None:
    assert upkeep(phase="marriage", queue=[], bride="") == ["boru-unknown-bride"]


def test_those_who_decide_are_named_clockwise_from_the_marker() -> None:
    assert upkeep(queue=["jerzy", "kasia"]) == ["boru-queue-order"]
    assert upkeep(queue=["jerzy", "kasia"], marker="jerzy") == []


@pytest.mark.parametrize(("own", "wrong"), [(3, ["boru-queue-wrong"]), (9, [])])
def test_only_the_highest_on_the_track_has_married(own: int, wrong: list[str]) -> None:
    players = with_player(1, track=own, brides=["cormac"])
    players[0]["track"] = 8
    assert upkeep(phase="bride-town", queue=["kasia"], players=players) == wrong


def test_the_princess_cannot_have_come_while_cards_are_left() -> None:
    held = with_player(0, brides=["princess"])
    late = {"phase": "church", "battle": 0, "queue": [], "players": held, "pact": "military"}
    assert upkeep(**late) == ["boru-princess-too-early"]
    assert upkeep(**late, round=3, marriage_deck=0) == []


def test_after_the_battle_its_area_is_empty() -> None:
    assert upkeep(phase="church", queue=[]) == ["boru-battle-not-empty"]
    assert upkeep(phase="church", queue=[], battle=0) == []


def test_viking_cards_are_those_of_the_box() -> None:
    def deck(*cards: int) -> list[str]:
        return upkeep(viking_deck=list(cards))

    assert deck(12, 12, 14) == []
    assert deck(14, 14, 30) == ["boru-no-such-viking-card"]


def drafted(kasia: list[int]) -> dict[str, Any]:
    return {
        "players": [{"id": "daria"}, {"id": "kasia"}, {"id": "jerzy"}],
        "active": "CON-R1",
        "trick": [{"player": "daria", "card": 22}],
        "tricks": 0,
        "draft": [
            {"player": "daria", "packs": [[1, 2, 3, 4, 5, 9, 22, 24]], "kept": [[22, 24]]},
            {"player": "kasia", "packs": [kasia], "kept": [[6, 7]]},
        ],
    }


def test_one_card_is_not_dealt_in_two_packs() -> None:
    claim = {"kind": "card", "player": "daria", "card": 22}
    assert codes(drafted([6, 7, 8, 10, 11, 12, 13, 24]), claim) == ["card-twice"]
    assert codes(drafted([6, 7, 8, 10, 11, 12, 13, 25]), claim) == []


def test_a_card_that_can_still_win_shows_how() -> None:
    position = drafted([6, 7, 8, 10, 11, 12, 13, 25]) | {"draft": []}
    position["trick"] = [{"player": "daria", "card": 2}]
    claim = {"kind": "card", "player": "daria", "card": 2, "how": "possible"}
    assert "Kasia zagrywa żółtą 1." in sentences(position, claim, "pl")
    assert "Kasia plays: yellow 1." in sentences(position, claim, "en")


def scored(vikings: list[str]) -> list[str]:
    players = with_player(0, towns=["MUN-Y1"])
    players[1]["towns"], players[2]["towns"] = ["BRE-B1"], ["BRE-B2"]
    position = {"players": players, "marker": "kasia", "vikings": vikings, "face_up": ["BRE"]}
    return sentences(position, {"kind": "score"}, "en")


def test_half_a_token_says_that_the_vikings_are_tied() -> None:
    def half(counts: str, why: str) -> str:
        return f"Bréifne, face-up token on the board ({counts}): {why}"

    tied = half("Kasia 1, the Vikings 1", "level with the Vikings, so half, which is 1: Kasia.")
    shared = half("Kasia 1, Jerzy 1", "half each, which is 1: Kasia, Jerzy.")
    lost = half("the Vikings 2", "nobody scores, for the Vikings alone are in front.")
    assert tied in scored(["BRE-B2"])
    assert shared in scored([])
    assert lost in scored(["BRE-B1", "BRE-B2"])


def test_a_forced_win_that_is_not_shared_says_so() -> None:
    position = {**INVADED, "round": 3, "marriage_deck": 0}
    text = sentences(position, {"kind": "forced", "player": "daria", "sole": True}, "en")[0]
    assert text.endswith("force a win that is not shared.")
    text = sentences(position, {"kind": "forced", "player": "daria"}, "en")[0]
    assert text.endswith("force the win.")


def test_bounds_are_given_as_numbers() -> None:
    munster = ["MUN-R1", "MUN-R2", "MUN-R3", "MUN-R4", "MUN-B1", "MUN-B2", "MUN-B3"]
    players = with_player(0, towns=munster, raiders=0)
    players[1]["towns"], players[2]["towns"] = ["LEI-B1"], ["CON-R1"]
    position = {**INVADED, "players": players, "phase": "lead", "tricks": 6, "bride": "brigid", "queue": []}
    text = sentences(position, {"kind": "region", "player": "daria", "region": "MUN"}, "en")
    assert "After the upkeep Daria has no less than 6 and no more than 10 there." in text
    assert "After the upkeep Kasia has no less than 0 and no more than 3 there." in text


BUILDERS = {
    **INVADED,
    "players": [
        {"id": "daria", "raiders": 0, "towns": ["DUB-R1", "LEI-B1"], **COUNTERS, "church": 3},
        {"id": "kasia", "raiders": 0, "towns": ["DUB-B1"], **COUNTERS},
        {"id": "jerzy", "raiders": 0, "towns": ["MUN-B1", "MUN-R1"], **COUNTERS},
    ],
    "phase": "church",
    "battle": 0,
    "queue": [],
}


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        (["daria builds at DUB-R1"], "upheld"),
        # a condition on a later choice does not hold, so the second entry counts
        (["daria builds at DUB-R1 if daria builds at LEI-B1", "daria builds at LEI-B1"], "rejected"),
        (["daria builds at LEI-B1 if daria builds at DUB-R1", "daria builds at DUB-R1"], "upheld"),
        # no entry fits, so the choice is made against her
        (["daria builds at DUB-R1 if daria builds at LEI-B1"], "rejected"),
    ],
)
def test_only_what_was_done_before_is_a_condition(line: list[str], verdict: str) -> None:
    claim: JsonObject = {"kind": "region", "player": "daria", "region": "DUB", "line": line}
    case = read_case({"game": "boru", "position": BUILDERS, "claim": claim})
    assert decide(load_game("boru"), case).verdict.value == verdict
    assert rule(load_game("boru"), case).verdict.value == verdict


@pytest.mark.parametrize(
    ("marker", "verdict"), [("daria", "upheld"), ("jerzy", "upheld"), ("kasia", "rejected")]
)
def test_a_condition_on_who_loses_a_town_depends_on_the_order(marker: str, verdict: str) -> None:
    players = [
        {"id": "daria", "raiders": 0, "towns": ["DUB-R1"], **COUNTERS},
        {"id": "kasia", "raiders": 0, "towns": ["DUB-B1", "MUN-B1", "DUB-Y1"], **COUNTERS},
        {"id": "jerzy", "raiders": 0, "towns": ["ULA-R1"], **COUNTERS},
    ]
    position = {**BUILDERS, "players": players, "phase": "battle", "battle": 1, "marker": marker}
    line = ["kasia sacrifices MUN-B1 if daria sacrifices DUB-R1", "kasia sacrifices DUB-B1"]
    claim: JsonObject = {"kind": "region", "player": "kasia", "region": "DUB", "line": line}
    case = read_case({"game": "boru", "position": position, "claim": claim})
    assert decide(load_game("boru"), case).verdict.value == verdict
    assert rule(load_game("boru"), case).verdict.value == verdict


def test_force_and_conditions_need_the_marker() -> None:
    position = {name: value for name, value in BUILDERS.items() if name != "marker"}
    assert codes(position, {"kind": "forced", "player": "daria", "region": "DUB"}) == ["boru-fact-missing"]
    claim = {"kind": "region", "player": "daria", "region": "DUB"}
    line = ["daria builds at DUB-R1 if jerzy builds at MUN-B1"]
    assert codes(position, {**claim, "line": line}) == ["boru-fact-missing"]
    assert codes(position, claim) == []
