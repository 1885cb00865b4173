"""All problems of a case are named at once: those of its readings, of its facts and of its claim."""

import pytest

from adjudicator.games.river.claims.forced import Forced
from adjudicator.intake.notation import parse
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.words.render import problem_json
from tests.river.support import RIVER, Json

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


LATE = (
    "river; dam 1: R11 P11 vs Y10 Y8 Y6; dam 2 damaged: R5 vs B9 P9; dam 3 damaged: G5 G6 vs Y1 Y2; "
    "dam 4: P7 vs B10 B11; dam 5: P8 R6 vs G9 G10 G11; dam 6: B2 B4 vs R1 R2 R3 R4; dam 7: G0 R0 vs Y0; "
    "discard R8 R9 R10 Y11 Y9 Y7 G1 G2 G3 G4 B1 B3 B5 B7 P1 P2 P3 P4 P5; "
    "logs 0; turn attacker; phase prepare; "
)
OPEN = "hand attacker R7 G7 B6 P0 P6; hand defender G8 B0 B8 Y3 Y4; "
"""Two cards are left for the pile: P10 and Y5."""


def refused(facts: str, claim: Json) -> set[tuple[str, str]]:
    data = parse(RIVER, f"{LATE}{facts}claim result")
    with pytest.raises(BadCase) as bad:
        read_case({**data, "claim": claim})
    assert all(problem_json(one, lang)["message"] for one in bad.value.problems for lang in LANGS)
    return {(problem.code, problem.pointer) for problem in bad.value.problems}


WRONG_PILE = ("pile-differs", "/claim/pile")


@pytest.mark.parametrize(
    ("facts", "pile", "expected"),
    [
        (f"{OPEN}deck 2; ", ["P10"], {WRONG_PILE}),
        (f"{OPEN}deck 2; ", ["P10", "P10"], {WRONG_PILE}),
        (f"{OPEN}deck 2; ", ["P10", "R7"], {WRONG_PILE}),
        (f"{OPEN}deck 2; ", ["P10", "R8"], {WRONG_PILE}),
        (f"{OPEN}deck 2; ", ["P10", "wazka"], {WRONG_PILE}),
        (OPEN, ["P10", "X1"], {WRONG_PILE}),
        (OPEN, ["P10", "Y5"], {("play-needs", "/position/deck")}),
        (f"{OPEN}deck 3; ", ["P10", "Y5"], {WRONG_PILE, ("card-count", "/position")}),
        (f"{OPEN}deck 3; ", ["P10", "Y5", "P11"], {WRONG_PILE, ("card-count", "/position")}),
    ],
)
def test_a_pile_must_be_what_is_seen_nowhere_else(
    facts: str, pile: list[str], expected: set[tuple[str, str]]
) -> None:
    assert refused(facts, {"kind": "forced", "pile": pile}) == expected


@pytest.mark.parametrize("pile", [("P10", "Y5"), ("Y5", "P10")])
def test_either_order_of_the_right_pile_is_accepted(pile: tuple[str, ...]) -> None:
    data = parse(RIVER, f"{LATE}{OPEN}deck 2; claim result")
    assert read_case({**data, "claim": {"kind": "forced", "pile": list(pile)}}).claim == Forced(pile)


@pytest.mark.parametrize(
    ("claim", "at"),
    [
        ({"kind": "legal", "action": "attacker dances"}, "/claim/action"),
        ({"kind": "record", "actions": ["attacker dances"]}, "/claim/actions/0"),
        ({"kind": "remedy", "actions": ["attacker dances"]}, "/claim/actions/0"),
    ],
)
def test_facts_that_do_not_fit_are_named_beside_an_unreadable_action(claim: Json, at: str) -> None:
    hidden = "hidden attacker 6 0; hidden defender 6 0; "
    unreadable = ("unknown-action", at)
    assert refused(f"{hidden}deck 2; ", claim) == {unreadable, ("card-count-hidden", "/position")}
    assert refused(f"{hidden}deck 0; ending no; ", claim) == {unreadable, ("ending-pile", "/position/ending")}
    assert refused(hidden, claim) == {unreadable}, "missing facts come last"
