"""The ``disputed`` claim with a card of which there are two copies."""

from typing import Any

from adjudicator.claims.decide import decide
from adjudicator.intake.read_case import read_case
from tests.romans.support import ROMANS


def test_one_copy_or_two_is_a_question_about_the_whole_list() -> None:
    """Both versions list a Ch'ariott, so asking about this one card does not settle the dispute."""
    versions = [
        {"who": "Ania", "facts": {"/clans/1/spent": ["chariott", "svord", "horsie", "archr", "qween"]}},
        {"who": "Jan", "facts": {"/clans/1/spent": ["chariott", "chariott", "horsie", "archr", "qween"]}},
    ]
    about = {"kind": "fort", "clan": "gold", "fort": 6}
    gold = {
        "clan": "gold",
        "shown": ["svord"],
        "now": "axx",
        "spent": ["qween", "druhid", "filchy", "horsie"],
    }
    case: dict[str, Any] = {
        "game": "romans",
        "position": {"round": 6, "wall": ["niefort-5"], "clans": [gold, {"clan": "red"}]},
        "claim": {"kind": "disputed", "versions": versions, "about": about},
    }
    answer = decide(ROMANS, read_case(case)).answer
    assert [one["verdict"] for one in answer["versions"]] == ["rejected", "upheld"]
    assert answer["matters"]
    assert [question["fact"] for question in answer["question"]] == ["/clans/1/spent"]
    assert all("element" not in question for question in answer["question"])
