"""A record says of each of its legal actions why it is legal, told as a ruling and stepped through."""

from collections.abc import Iterator
from typing import Any

import pytest

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.rulings.rule import rule
from adjudicator.values import JsonObject

RIVER = load_game("river")
RUSES = (
    "transfer R8 to 3",
    "dezercja Y1",
    "zdrada Y1 to 3",
    "rekrutacja G1 at 4",
    "wsparcie G1 G2",
    "eksplozja 3",
)


def _precedents() -> Iterator[JsonObject]:
    for file in load_all("river"):
        claim: Any = file.case["claim"]
        if claim["kind"] == "record" and "answer" in file.expect:
            yield file.case


def _with_ruse(ruse: str) -> dict[str, Any]:
    at = {"tile": 3, "attacker": ["R8"], "defender": ["Y1"]}
    return {
        "game": "river",
        "position": {
            "dams": [at, *({"tile": tile} for tile in (1, 2, 4, 5, 6, 7))],
            "discard": ["G1", "G2"],
            "turn": "attacker",
            "phase": "play",
            "hidden": {"attacker": {"battle": 5, "tactics": 1}, "defender": {"battle": 6, "tactics": 1}},
            "logs": 3,
            "deck": 45,
            "tactics_deck": 9,
            "tactics_played": {"attacker": 0, "defender": 0},
        },
        "claim": {"kind": "record", "actions": [f"attacker ruse {ruse}"]},
    }


def _legal_actions_are_reasoned(case: JsonObject) -> int:
    read = read_case(dict(case))
    ruling = rule(RIVER, read)
    answer: Any = ruling.finding.answer
    messages = [reason.message for reason in ruling.reasons]
    followed = [
        (int(str(reason.params["at"])), reason.params["why"])
        for before, reason in zip(ruling.reasons, ruling.reasons[1:], strict=False)
        if (before.message, reason.message) == ("record-action", "record-legal")
        and before.params["at"] == reason.params["at"]
    ]
    assert sorted(at for at, _ in followed) == list(range(1, answer["sound"] + 1)), messages
    assert all(why for _, why in followed)
    course = RIVER.kind_of(read.form.claim).course
    assert course is not None
    assert all(bool(one.why) != bool(one.refused) for one in course(read))
    return len(followed)


def test_every_legal_action_of_a_record_is_followed_by_its_reason() -> None:
    assert sum(_legal_actions_are_reasoned(case) for case in _precedents()) > 50


@pytest.mark.parametrize("ruse", RUSES)
def test_a_ruse_names_its_target(ruse: str) -> None:
    assert _legal_actions_are_reasoned(_with_ruse(ruse)) == 1
    ruling = rule(RIVER, read_case(_with_ruse(ruse)))
    why: Any = next(reason.params["why"] for reason in ruling.reasons if reason.message == "record-legal")
    said = {phrase.message for phrase in why}
    assert said & {"river-may-aim", "river-may-recover", "river-may-blast"}
    assert {"river-may-hold", "river-may-tactics"} <= said
