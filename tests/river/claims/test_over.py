"""Once the game is over nothing can be declared, won or forced any more: every claim says who has won."""

from random import Random
from typing import Any

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.river.rules.turns import won_by
from adjudicator.games.river.table.facts import facts
from adjudicator.intake.notation import parse
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence
from tests.river.control_sampling import random_case
from tests.river.joint_sampling import random_joint
from tests.river.random_games import random_game, tables_of
from tests.river.support import RIVER, Json, sound, text

LEGION = "river; dam 3: R8 R9 R10 vs Y11; discard Y9; "
OVER = {
    "last-turn": ("ending over", "defender"),
    "destroyed": ("dam 5 damaged: R1 R2 R3 vs G1; destroyed 5", "attacker"),
    "four": (
        "dam 1 damaged: - vs -; dam 2 damaged: - vs -; dam 4 damaged: - vs -; dam 5 damaged: - vs -",
        "attacker",
    ),
}
CLAIMS = ("control 3", "joint-control 3 6", "can-win attacker", "can-win defender")


def over(by: str, claim: str) -> str:
    return f"{LEGION}dam 6: R4 R5 R6 R7 vs -; {OVER[by][0]}; claim {claim}"


@pytest.mark.parametrize("by", OVER)
@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_about_a_game_that_is_over_says_who_has_won(by: str, claim: str) -> None:
    case = text(over(by, claim))
    winner = OVER[by][1]
    found = decide(RIVER, case)
    wins = claim == f"can-win {winner}"
    assert found.verdict is (Verdict.UPHELD if wins else Verdict.REJECTED)
    assert (found.summary.params["winner"], found.summary.params["by"]) == (winner, by)
    ruling = rule(RIVER, case)
    assert ruling.finding == found
    assert not ruling.engines
    assert all(sentence(RIVER, found.summary, lang) for lang in LANGS)


@pytest.mark.parametrize("by", OVER)
def test_no_dam_can_be_claimed_after_the_end(by: str) -> None:
    found = decide(RIVER, text(over(by, "claimable")))
    assert {dam["verdict"] for dam in found.answer["dams"]} == {"rejected"}
    assert found.summary.params["winner"] == OVER[by][1]


@pytest.mark.parametrize("by", OVER)
@pytest.mark.parametrize("kind", ["forced", "result"])
def test_only_what_ended_the_game_must_be_given(by: str, kind: str) -> None:
    found = decide(RIVER, text(over(by, kind)))
    assert (found.answer["winner"], found.answer["by"]) == (OVER[by][1], by)


def test_nothing_that_was_not_given_is_in_the_result() -> None:
    found = decide(RIVER, text(f"{over('destroyed', 'result')}; logs 2"))
    assert found.answer["result"]["logs"] == 2
    assert found.answer["result"]["deck"] is None
    assert found.answer["result"]["undamaged"] is None
    assert found.answer["ending"] is None


@pytest.mark.parametrize("house", ["", "house mill 3 none: R1 vs -; "])
def test_a_destroyed_dam_need_not_be_described(house: str) -> None:
    described = f"{LEGION}{house}destroyed 5; claim "
    assert decide(RIVER, text(described + "result")).answer["winner"] == "attacker"
    assert decide(RIVER, text(described + "consistent")).answer["consistent"]
    steps = rule(RIVER, text(described + "result")).reasons
    assert "river-result-damaged" not in {step.message for step in steps}


@pytest.mark.parametrize("seed", range(20))
def test_no_declaration_is_upheld_after_the_end(seed: int) -> None:
    """The same position is ruled on before the end, and rejected for that reason alone after it."""
    rng = Random(seed)
    case: Json = random_case(rng, complete=True) if seed % 2 else random_joint(rng, dams=3)
    case["position"]["ending"] = "over"
    found = decide(RIVER, sound(case))
    assert (found.verdict, found.summary.rule) == (Verdict.REJECTED, "river.control.when")
    assert rule(RIVER, sound(case)).finding.verdict is Verdict.REJECTED


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ("ending over; dam 5 damaged: R1 R2 R3 vs G1; destroyed 5", "over-but-won"),
        (f"ending over; {OVER['four'][0]}", "over-but-won"),
        (f"{OVER['four'][0]}; destroyed 5", "destroyed-after-four"),
        (
            "dam 1 damaged: - vs -; dam 2 damaged: - vs -; dam 4 damaged: - vs -; destroyed 5",
            "destroyed-after-four",
        ),
        ("destroyed 3", "destroyed-intact"),
        ("destroyed 8", "unknown-tile"),
        (f"{OVER['four'][0]}; dam 7 damaged: - vs -", "too-many-damaged"),
        (f"{OVER['four'][0]}; house mill 3 none damaged: - vs -", "too-many-damaged"),
        ("ending over; deck 1", "ending-pile"),
        ("ending last; deck 3; tactics 1-1", "ending-pile"),
        ("ending last; deck 2; ruses attacker zdrada", "ending-pile"),
    ],
)
@pytest.mark.parametrize("claim", ["control 3", "result", "claimable"])
def test_only_one_thing_ends_a_game(facts: str, code: str, claim: str) -> None:
    with pytest.raises(BadCase) as bad:
        text(f"{LEGION}{facts}; claim {claim}")
    assert code in {problem.code for problem in bad.value.problems}


@pytest.mark.parametrize(
    "facts", ["ending last; deck 2; tactics 1-1", "ending last; deck 2; ruses attacker wsparcie"]
)
def test_the_pile_may_have_been_refilled_in_the_last_turn(facts: str) -> None:
    assert decide(RIVER, text(f"{LEGION}{facts}; claim control 3")).verdict is Verdict.UPHELD


def test_a_table_without_dams_is_enough_for_a_rewanz() -> None:
    played: dict[str, Any] = {"winner": "attacker", "deck": 3, "logs": 1, "undamaged": 3}
    games = [
        {"attacker": "Ania", "defender": "Jan", **played},
        {"attacker": "Jan", "defender": "Ania", **played | {"deck": 5}},
    ]
    case: Json = {"game": "river", "position": {}, "claim": {"kind": "rematch", "games": games}}
    assert decide(RIVER, read_case(case)).answer["winner"] == "Jan"


@pytest.mark.parametrize("position", [{}, {"dams": []}, {"turn": "attacker"}])
def test_which_dams_can_be_claimed_needs_dams(position: Json) -> None:
    with pytest.raises(BadCase) as bad:
        read_case({"game": "river", "position": position, "claim": {"kind": "claimable"}})
    assert [(one.code, one.pointer) for one in bad.value.problems] == [("missing-field", "/position/dams")]


@pytest.mark.parametrize(
    "claim", [{"kind": "control", "dam": "3"}, {"kind": "joint-control", "dams": [3, "6"]}]
)
def test_the_number_of_a_tile_is_no_text(claim: Json) -> None:
    case = parse(RIVER, over("last-turn", "claimable")) | {"claim": claim}
    with pytest.raises(BadCase) as bad:
        read_case(case)
    assert [one.code for one in bad.value.problems] == ["tile-not-a-number"]


@pytest.mark.parametrize("seed", range(12))
def test_who_has_won_is_known_whatever_else_is_left_out(seed: int) -> None:
    """A finished game, of which anything but its end may be missing: no fact contradicts another."""
    rng = Random(seed)
    first, actions = random_game(rng, tactics=seed % 2 == 0)
    last = tables_of(first, actions)[-1]
    given = facts(last)
    kept = {"dams", "destroyed", "ending" if won_by(last) == "last-turn" else "dams"}
    for name in sorted(given.keys() - kept):
        if name == "complete" or rng.random() < 0.4:
            del given[name]
    for kind in ("result", "forced"):
        found = decide(RIVER, read_case({"game": "river", "position": given, "claim": {"kind": kind}}))
        assert (found.answer["winner"], found.answer["by"]) == (last.winner, won_by(last))
