"""``joint-control``: known disputes, problems of a claim, and the contents of a ruling."""

import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest

from adjudicator.games.river.claims.joint_control import search_joint_control
from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.rulings import joint_control
from adjudicator.games.river.search.joint_dams import JointSearch, joint_dams
from adjudicator.games.river.table.cards import BATTLE_CARDS
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from adjudicator.words.render import sentence
from solver import prover
from solver.answer import Answer, Outcome, OutOfBudget, Solve
from solver.program import Program
from tests.river import control_oracle, joint_sampling
from tests.river.joint_support import (
    MIXED_FEATURES,
    SAME_CARD,
    YELLOW_TEN,
    Json,
    case,
    dam,
    holding,
    house_dam,
    messages,
    parts,
    ruled,
)
from tests.river.support import RIVER, sound

HIGH = ("R10", "G10", "B10", "Y10", "P10", "R9", "G9", "B9", "Y9", "P9", "R8", "G8", "B8", "Y8", "P8", "R7")
"""Sixteen cards below a beaver."""

# Known positions


def test_two_dams_that_need_the_same_card() -> None:
    ruling = ruled(SAME_CARD)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.witness is None
    assert ruling.smallest_reason == ("P5",)
    assert ruling.finding.answer["most"] == 1
    assert ruling.finding.answer["not_together"] == [[2, 3]]
    assert [entry["held"] for entry in ruling.finding.answer["dams"]] == [True, False]
    clash = next(step for step in ruling.reasons if step.message == "river-joint-clash")
    assert clash.cards == ("P9",)
    assert {(answer.engine, answer.outcome) for answer in ruling.engines} == {
        (name, Outcome.NONE) for name in ("search", "cpsat", "z3")
    }


def test_each_of_the_two_could_be_held_alone() -> None:
    position, dams, readings = parts(SAME_CARD)
    for one in dams:
        assert search_joint_control(position, (one,), readings).finding.verdict is Verdict.REJECTED


def test_different_cards_hold_them_both() -> None:
    ruling = ruled(YELLOW_TEN)
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.finding.witness is not None
    assert [side["adds"] for side in ruling.finding.witness["dams"]] == [["Y10"], ["B10"]]
    assert ruling.finding.answer["most"] == 2
    assert [step.message for step in ruling.reasons if step.bears][-1] == "river-joint-all"


def test_an_upheld_claim_gives_nobody_a_dam() -> None:
    ruling = ruled(SAME_CARD)
    assert ruling.reasons[-1].rule == "river.joint.no-title"
    assert "river.dam.flip" not in ruling.rules
    assert "river.dam.destroy" not in ruling.rules
    text = sentence(RIVER, ruling.finding.summary, "en")
    assert "gives nobody a dam" in text


def test_an_attacker_side_that_is_not_full_fails_before_any_card() -> None:
    ruling = ruled(case(dam(3, "R7 R8", "P10 P11"), dam(5, "G7 G8 G9")))
    assert ruling.verdict is Verdict.REJECTED
    assert ruling.finding.summary.rule == "river.control.full"
    assert ruling.finding.summary.params == {"dams": ["3"], "count": 1}
    assert ruling.engines == ()


def test_full_sides_are_compared_as_they_lie() -> None:
    lost = dam(3, "R7 R8 R9", "G1 B3 Y5")
    ruling = ruled(case(lost, dam(5, "G7 G8 G9")))
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.answer["not_together"] == [[3]]
    assert ruling.smallest_reason == ()
    assert "river-dam-proof" in messages(ruling)
    kept = dam(3, "G1 B3 Y5", "R7 R8 R9")
    assert ruled(case(kept, dam(5, "G7 G8 G9"))).verdict is Verdict.REJECTED


@pytest.mark.parametrize(("first", "verdict"), [("attacker", "upheld"), ("defender", "rejected")])
def test_equal_full_sides_go_to_who_was_first(first: str, verdict: str) -> None:
    tied = dam(3, "R7 R8 R9", "G7 G8 G9", first=first)
    assert ruled(case(tied, dam(5, "B1 Y4 P6"))).verdict == verdict


def test_an_equal_side_later_is_not_enough() -> None:
    """Purple 7 to 9 only equals dam 3; the one higher Legion left goes to one dam."""
    given = case(dam(3, "R7 R8 R9", "P8"), dam(5, "G7 G8 G9", "P9"), discard="P11")
    assert ruled(given).verdict is Verdict.UPHELD


def test_too_few_cards_for_all() -> None:
    dams = (dam(4, "Y0 B1"), house_dam("mill", "highest-sum", "Y1 Y2"))
    open_cards = {"R10", "R11", "G10", "Y0", "B1", "Y1", "Y2"}
    given = case(*dams, discard=" ".join(card for card in control_oracle.CARDS if card not in open_cards))
    ruling = ruled(given)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.answer["most"] == 1
    step = next(step for step in ruling.reasons if step.message == "river-joint-too-few")
    assert step.params == {"free": 4, "left": 3}


def test_sums_share_the_high_cards() -> None:
    """Only an 11 is enough at either mill, so a single 11 holds one of them."""
    dams = (house_dam("east", "highest-sum", "R9 G9", "B8"), house_dam("west", "highest-sum", "Y9 P9", "Y8"))
    high = [f"{colour}{value}" for colour in "RGBYP" for value in (10, 11)]
    gone = case(*dams, discard=" ".join(card for card in high if card != "P11"))
    assert ruled(gone).verdict is Verdict.UPHELD
    assert ruled(gone).smallest_reason == ("R11", "G11", "B11", "Y11")
    both = case(*dams, discard=" ".join(card for card in high if card not in ("P11", "R11")))
    assert ruled(both).verdict is Verdict.REJECTED


def test_unplayed_elites_are_shared_within_their_limit() -> None:
    """One Ważka may come: it stands for purple 9 at one dam, and the card itself lies at the other."""
    strict = SAME_CARD | {"readings": {"unplayed-elites": "allowed"}}
    for played, verdict in (((0, 0), Verdict.REJECTED), ((0, 1), Verdict.UPHELD)):
        attacker, defender = played
        position = SAME_CARD["position"] | {"tactics_played": {"attacker": attacker, "defender": defender}}
        ruling = ruled(strict | {"position": position})
        assert ruling.verdict is verdict
    without_nine = SAME_CARD["position"] | {"tactics_played": {"attacker": 1, "defender": 0}}
    without_nine |= {"discard": ["P5", "P9"]}
    assert ruled(strict | {"position": without_nine}).verdict is Verdict.REJECTED
    one_each = {"unplayed-elites": "allowed", "dragonfly-limit": "one-each"}
    ruling = ruled(strict | {"position": without_nine, "readings": one_each})
    assert ruling.verdict is Verdict.UPHELD
    assert ("dragonfly-limit", "both") in {(one.reading, one.option) for one in ruling.depends_on}


def test_a_duck_that_would_cancel_counts_by_the_reading() -> None:
    """At dam 7 the lowest sum needs the purple duck, and the attacker's purple beaver faces it."""
    dams = (dam(7, "P11 R0 G0", "B0 B10"), dam(3, "R7 R8 R9", "Y9 Y11"))
    discard = " ".join(
        f"{colour}{value}" for colour in "RGBYP" for value in (0, 1) if (colour, value) != ("P", 0)
    )
    discard = " ".join(card for card in discard.split() if card not in ("R0", "G0", "B0"))
    counts = case(*dams, discard=discard)
    ruling = ruled(counts)
    assert ruling.verdict is Verdict.REJECTED
    assert [(one.reading, one.option, one.verdict) for one in ruling.depends_on] == [
        ("duck-beaver-in-proof", "excluded", Verdict.UPHELD)
    ]
    assert ruled(counts | {"readings": {"duck-beaver-in-proof": "excluded"}}).verdict is Verdict.UPHELD


# Problems of a claim


def problems_of(given: Json) -> Sequence[Problem]:
    with pytest.raises(BadCase) as bad:
        sound(given)
    return bad.value.problems


def test_every_problem_is_named_at_once() -> None:
    given = joint_sampling.claiming(SAME_CARD, [2, 6, 2])
    found = [(problem.code, problem.pointer) for problem in problems_of(given)]
    assert found == [("unknown-dam", "/claim/dams/1"), ("dam-named-twice", "/claim/dams/2")]


def test_missing_facts_are_asked_for() -> None:
    tied = case(dam(5, "B1 Y4 P6"), dam(3, "R7 R8 R9", "G7 G8 G9"))
    assert [(p.code, p.pointer) for p in problems_of(tied)] == [("first-missing", "/position/dams/1/first")]
    strict = SAME_CARD | {"readings": {"unplayed-elites": "allowed"}}
    assert [problem.code for problem in problems_of(strict)] == ["tactics-missing"]


# The ruling as a whole


@pytest.mark.parametrize("seed", range(8))
def test_every_ruling_has_sentences_in_both_languages(seed: int) -> None:
    rng = random.Random(seed)
    known = {rule.id for rule in RIVER.rules}
    for given in joint_sampling.border_cases(rng, holding, dams=rng.choice((2, 3, 4)), **MIXED_FEATURES):
        ruling = ruled(given)
        assert ruling.verdict in (Verdict.UPHELD, Verdict.REJECTED)
        assert known.issuperset(ruling.rules)
        assert ruling.digest == ruled(given).digest
        for lang in LANGS:
            for step in (ruling.finding.summary, *ruling.reasons):
                text = sentence(RIVER, step, lang)
                assert not any(slip in text for slip in ("{", "  ", " ,", "..", "None", "()"))


@pytest.mark.parametrize("seed", range(6))
def test_the_smallest_reason_suffices(seed: int) -> None:
    """With no other card visible outside the deciding dams, they still can't be held."""
    _, given = joint_sampling.border_cases(random.Random(seed), holding, dams=3)
    ruling = ruled(given)
    if ruling.smallest_reason is None:
        pytest.skip("out of budget")
    position, dams, readings = parts(given)
    fewest = JointSearch(joint_dams(position, dams, readings)).fewest_not_held()
    alone = [entry for place, entry in enumerate(given["position"]["dams"]) if _settles(given, fewest, place)]
    only = case(*alone, discard=" ".join(ruling.smallest_reason), readings=given["readings"])
    assert holding(only, [only["claim"]["dams"][place] for place in range(len(alone))]) is None
    for card in ruling.smallest_reason:
        left = [other for other in ruling.smallest_reason if other != card]
        fewer = case(*alone, discard=" ".join(left), readings=given["readings"])
        assert holding(fewer, fewer["claim"]["dams"]) is not None


def _settles(given: Json, fewest: tuple[int, ...], place: int) -> bool:
    entry = given["position"]["dams"][place]
    name = entry["id"] if "id" in entry else entry["tile"]
    return name in [given["claim"]["dams"][one] for one in fewest]


def test_the_most_dams_held_is_unknown_if_the_engines_do_not_confirm_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two sets of dams can't be held. If the engines confirm only one of them, no number is given."""
    given = case(
        dam(2, "R11 G11 B11 Y11", "P6 P7 P8"),
        dam(3, "R7 R8 R9", "P10 P11"),
        dam(5, "G7 G8 G9", "B1 Y3 R5"),
        discard="P5",
    )
    assert ruled(given).finding.answer["most"] == 1

    def giving_up(
        name: str, solve: Solve, position: Position, dams: Sequence[Dam], readings: Readings, about: str = ""
    ) -> Answer:
        answer = ask_solver(name, solve, position, dams, readings, about)
        return answer if len(dams) == 1 else replace(answer, outcome=Outcome.GAVE_UP)

    def no_proof(_program: Program) -> None:
        raise OutOfBudget

    monkeypatch.setattr(joint_control, "ask_solver", giving_up)
    monkeypatch.setattr(prover, "prove", no_proof)  # a proof would count as an engine
    ruling = ruled(given)
    assert ruling.verdict is Verdict.UPHELD
    assert ruling.finding.answer is None
    assert ruling.finding.summary.params["most"] == "unknown"
    assert "river-joint-most-unknown" in messages(ruling)


def test_deciding_loads_no_solver() -> None:
    loaded = "print('ortools' in sys.modules or 'z3' in sys.modules)"
    code = f"import sys, adjudicator.games.river.claims.joint_control; {loaded}"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "False"


@pytest.mark.parametrize("steps", [5, 10, 40])
def test_giving_up_under_another_reading_is_no_difference(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """With less time for the other readings fewer differences are found, and none is made up."""
    given = case(
        house_dam("low", "lowest-sum", "P1 wazka Y4"),
        house_dam("reds", "bractwo", "R11 Y11 P2", "B10"),
        house_dam("one", "kompania", "G6"),
        house_dam("run", "banda", "B3 R6 R5"),
        house_dam("any", "none", "P4"),
        house_dam("high", "highest-sum", "P11 wazka"),
    )
    dependences = {(one.reading, one.option) for one in ruled(given).depends_on}
    monkeypatch.setattr(joint_control, "STEPS_PER_READING", steps)
    assert {(one.reading, one.option) for one in ruled(given).depends_on} <= dependences


def test_many_dams_are_ruled_on_without_counting_those_that_can_be_held() -> None:
    """Any two of sixteen dams need the same last card: there are 120 such pairs."""
    dams = [
        house_dam(f"dam-{letter}", "highest-sum", card)
        for letter, card in zip("abcdefghijklmnop", HIGH, strict=True)
    ]
    seen = " ".join(card for card in BATTLE_CARDS if card not in (*HIGH, "R11"))
    ruling = ruled(case(*dams, discard=seen))
    assert ruling.verdict is Verdict.UPHELD
    assert "river-joint-most-unknown" in messages(ruling)
