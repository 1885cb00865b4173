"""Certificates changed in one place and sealed again: refused, or right. `make evidence` changes more."""

from typing import Any

import pytest

from tests.certificates.changed_truth import certificates, changed_ones
from tests.certificates.support import OTHER_VERDICT, checked, sealed

Json = dict[str, Any]
CHANGES = 500


@pytest.mark.parametrize("seed", range(5))
def test_a_changed_certificate_is_refused_or_right(seed: int) -> None:
    counts, wrong = changed_ones(seed, CHANGES // 5)
    assert wrong == []
    assert 0 < CHANGES // 5 - counts["refused"] < CHANGES // 10


NOTHING: dict[str, Json] = {
    "open": {},
    "enumeration": {"dams": [3]},
    "impossible": {},
    "witness": {"cards": [], "actions": [], "dams": [], "down": {}, "against": {}, "hands": {}, "trick": {}},
    "strategy": {"actions": [], "line": []},
    "proof": {
        "variables": ["x"],
        "statements": [
            {"rule": "", "made": "", "sum": [[1, 1]], "least": 1},
            {"rule": "", "made": "", "sum": [[-1, 1]], "least": 0},
        ],
        "lines": [[[], [1, 2]]],
    },
}


def test_no_false_verdict_reaches_the_level_rules_by_evidence_of_any_type() -> None:
    """The other verdict with nothing to show for it, for every kind of claim of every game."""
    for one in certificates():
        if one["case"]["claim"]["kind"] in ("disputed", "consistent", "claimable"):
            continue
        answered = one["verdict"] == "answered"
        for kind, content in NOTHING.items():
            lies = {**one, "evidence": [{"type": kind, **content}]}
            if answered:
                other = {"attacker": "defender", "defender": None, None: "attacker"}
                lies["answer"] = {"winner": other[one["answer"]["winner"]]}
            else:
                lies["verdict"] = OTHER_VERDICT[one["verdict"]]
            assert checked(sealed(lies))[0] != "rules", (kind, one["case"])
