"""All problems of a case are named at once: those of its readings, of its facts and of its claim."""

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.words.render import problem_json
from tests.river.support import Json

READINGS = {"dragonfly-limit": "three", "no-such-reading": "yes"}
OF_READINGS = {
    ("unknown-option", "/readings/dragonfly-limit"),
    ("unknown-reading", "/readings/no-such-reading"),
}
POSITION: Json = {
    "dams": [
        {"tile": 3, "attacker": ["R8", "X9", "R10"], "defender": ["Y11"]},
        {"tile": 3, "attacker": ["R8"]},
        {"tile": 4, "attacker": ["R1", "R2", "R3"]},
    ],
    "hands": {"attacker": ["Y11"]},
}
OF_POSITION = {
    ("unknown-card", "/position/dams/0/attacker/1"),
    ("dam-twice", "/position/dams/1"),
    ("card-twice", "/position/dams/1/attacker/0"),
    ("side-overfull", "/position/dams/2/attacker"),
    ("card-twice", "/position/hands/attacker/0"),
}


def problems(claim: Json) -> set[tuple[str, str]]:
    with pytest.raises(BadCase) as bad:
        read_case({"game": "river", "position": POSITION, "claim": claim, "readings": READINGS})
    found = [(problem.code, problem.pointer) for problem in bad.value.problems]
    assert len(found) == len(set(found))
    assert all(problem_json(one, lang)["message"] for one in bad.value.problems for lang in LANGS)
    return set(found)


@pytest.mark.parametrize(
    ("claim", "of_claim"),
    [
        ({"kind": "control", "dam": 6}, {("unknown-dam", "/claim/dam")}),
        (
            {"kind": "joint-control", "dams": [3, 7, 3]},
            {("unknown-dam", "/claim/dams/1"), ("dam-named-twice", "/claim/dams/2")},
        ),
        ({"kind": "legal", "action": "attacker dances"}, {("unknown-action", "/claim/action")}),
        (
            {"kind": "record", "actions": ["attacker end", "?", "!"], "at": 9},
            {
                ("unknown-action", "/claim/actions/1"),
                ("unknown-action", "/claim/actions/2"),
                ("no-such-action", "/claim/at"),
            },
        ),
    ],
)
def test_every_problem_is_named_at_once(claim: Json, of_claim: set[tuple[str, str]]) -> None:
    assert problems(claim) == OF_READINGS | OF_POSITION | of_claim
