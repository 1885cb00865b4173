"""A record says of each of its legal actions why it is legal, told as a ruling and stepped through."""

from typing import Any

import pytest

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.rulings.rule import rule
from tests.record_reasons import reasoned_actions, recorded

RIVER = load_game("river")
RUSES = (
    "transfer R8 to 3",
    "dezercja Y1",
    "zdrada Y1 to 3",
    "rekrutacja G1 at 4",
    "wsparcie G1 G2",
    "eksplozja 3",
)


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


def test_every_legal_action_of_a_record_is_followed_by_its_reason() -> None:
    assert sum(reasoned_actions(case) for case in recorded("river")) > 50


@pytest.mark.parametrize("ruse", RUSES)
def test_a_ruse_names_its_target(ruse: str) -> None:
    assert reasoned_actions(_with_ruse(ruse)) == 1
    ruling = rule(RIVER, read_case(_with_ruse(ruse)))
    why: Any = next(reason.params["why"] for reason in ruling.reasons if reason.message == "record-legal")
    said = {phrase.message for phrase in why}
    assert said & {"river-may-aim", "river-may-recover", "river-may-blast"}
    assert {"river-may-hold", "river-may-tactics"} <= said
