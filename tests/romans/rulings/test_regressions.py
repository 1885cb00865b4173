"""Mistakes that we made once, each with the table that showed it."""

from typing import Any

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.problems import BadCase
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from tests.romans.support import FILLER, ROMANS, position, problems, ruled


def ends(tree: Any) -> list[Any]:
    return [end for option in tree["options"] for end in ends(option)] if "options" in tree else [tree]


def test_choices_after_svord_at_once() -> None:
    """Qween and Dru'hid still choose after a Svord that acts at once."""
    text = (
        "romans; round 4; wall niefort-3 komfort niefort-6; clan green: now qween, shown filchy, spent axx; "
        "clan red: now svord, down axx horsie; clan gold: now horsie; claim round; "
        "reading svord-timing=at-once"
    )
    tree = ruled(text).finding.answer
    assert tree["what"] == "qween"
    assert [option["do"] for option in tree["options"]] == [["green seduces red"], ["green seduces gold"]]
    assert {end["takes"] for end in ends(tree)} == {"green"}
    assert [end["may_rearrange"] for end in ends(tree)] == [["red"]] * 2


def test_a_captured_fort_needs_no_facts() -> None:
    """All cards are shown and nobody has a choice, so the round is over before the claim is decided."""
    text = (
        "romans; round 5; wall niefort-3 niefort-6; clan green: now horsie; clan red: now archr; "
        "claim fort green 5"
    )
    found = ruled(text)
    assert found.verdict is Verdict.UPHELD
    assert found.smallest_reason == ()


# Lines: the first matching entry applies; if it is illegal, the choice is taken against the claimer

SURE = (
    "romans; round 5; wall niefort-3 niefort-6; clan green: down axx chariott; "
    "clan red: down svord horsie; claim fort green 6"
)


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ([{"do": "green keeps axx"}], Verdict.UPHELD),
        ([], Verdict.REJECTED),
        ([{"do": "green keeps chariott"}, {"do": "green keeps axx"}], Verdict.REJECTED),
        ([{"do": "green keeps nothing"}, {"do": "green keeps axx"}], Verdict.REJECTED),
        ([{"do": "green keeps nothing", "round": 6}, {"do": "green keeps axx"}], Verdict.UPHELD),
        ([{"do": "green keeps axx", "when": {"red": "svord"}}], Verdict.UPHELD),
        ([{"do": "green keeps axx", "when": {"red": "horsie"}}], Verdict.REJECTED),
        (
            [{"do": "green keeps nothing", "when": {"red": "axx"}}, {"do": "green keeps axx"}],
            Verdict.UPHELD,
        ),
    ],
)
def test_the_first_entry_that_matches(line: list[dict[str, Any]], verdict: Verdict) -> None:
    case = read_text(SURE)
    claim = {**case["claim"], "line": line}
    found = rule(ROMANS, read_case({**case, "claim": claim}))
    assert found.verdict is verdict
    assert len({answer.outcome for answer in found.engines}) == 1, found.engines


def test_conditions_of_a_line_are_checked() -> None:
    case = read_text(SURE)
    line: list[dict[str, Any]] = [{"do": "green keeps axx", "when": {"blue": "svord", "red": "sword"}}]
    with pytest.raises(BadCase) as caught:
        read_case({**case, "claim": {**case["claim"], "line": line}})
    found = [(problem.code, problem.pointer) for problem in caught.value.problems]
    assert found == [
        ("clan-not-playing", "/claim/line/0/when/blue"),
        ("unknown-warrior", "/claim/line/0/when/red"),
    ]


def test_the_line_that_forces_a_fort_makes_it_certain() -> None:
    """The answer to ``forced`` can be used as the line of a ``fort`` claim."""
    wall = " ".join(("niefort-4", *FILLER[:1]))
    text = (
        f"romans; round 5; wall {wall}; clan green: down qween axx; clan gold: down axx ?; "
        "clan red: spent qween svord filchy horsie, aside archr"
    )
    forced = ruled(f"{text}; claim forced green")
    assert forced.verdict is Verdict.UPHELD
    assert forced.finding.witness is not None
    line = [entry for entry in forced.finding.witness["line"] if "reveals" not in entry["do"]]
    assert any("when" in entry for entry in line)
    case = read_text(f"{text}; claim fort green 5")
    claim = {**case["claim"], "line": line}
    assert rule(ROMANS, read_case({**case, "claim": claim})).verdict is Verdict.UPHELD
    without = [{"do": entry["do"]} for entry in line]
    claim = {**case["claim"], "line": without}
    assert rule(ROMANS, read_case({**case, "claim": claim})).verdict is Verdict.REJECTED


def test_orders_are_given_in_any_order() -> None:
    """The witness begins with the orders that are still to give: the clan that lays now has lost its two."""
    text = (
        "romans; step lay; who red; wall niefort-1 fokus fortheca-2 komfort niefort-3 niefort-6; "
        "clan green; clan red; claim fort green 1 possible"
    )
    found = ruled(text)
    assert found.verdict is Verdict.UPHELD
    assert found.finding.witness is not None
    actions = found.finding.witness["actions"]
    assert actions[0] == "green loses ? ?"
    assert all(action.startswith(("green lays", "red lays")) for action in actions[1:13])


def test_the_picture_leaves_out_colliding_chariotts() -> None:
    """The totals in the picture are those that decide the capture."""
    text = (
        "romans; round 3; wall komfort fokus niefort-3 niefort-6; clan green: shown druhid axx, now horsie; "
        "clan red: shown archr, now chariott; clan blue: shown axx, now chariott; claim round"
    )
    found = ruled(text)
    assert found.finding.answer["takes"] == "green"
    drawn = ROMANS.picture(found, "en")
    assert [total in drawn for total in ("strength 13", "strength 5", "strength 4")] == [True] * 3
    assert "strength 14" not in drawn


def test_a_game_that_depends_on_likely_strengths_says_so() -> None:
    """Axx beats Svord only by inferred strengths."""
    text = (
        "romans; turn 3; round 6; wall niefort-6; clan green: down axx; "
        "clan red: down svord, forts niefort-1; "
        "discarded fortheca-1 fortheca-1 fortheca-2 fortheca-3 komfort komfort niefort-3 niefort-3 niefort-4 "
        "niefort-4 fokus fokus niefort-5 niefort-5 niefort-6 fortuna; claim game green"
    )
    found = ruled(text)
    assert found.verdict is Verdict.UPHELD
    steps = [step for step in found.reasons if step.message == "romans-hangs-on-strengths"]
    assert [(step.params["cards"], step.params["strengths"]) for step in steps] == [
        (["svord", "axx"], ["4", "3"])
    ]
    stated = text.replace("; claim", f"; {steps[0].params['write']}; claim")
    assert ruled(stated).verdict is Verdict.REJECTED
    own = found.case.form.model_dump(exclude_none=True)
    own["position"]["strengths"] = {"axx": 4}
    again = rule(ROMANS, read_case(own))
    assert not [step for step in again.reasons if step.message == "romans-hangs-on-strengths"]


def test_a_name_that_cannot_be_read_hides_no_other_problem() -> None:
    facts = position(
        "wall niefort-2 fortuna; clan red; "
        "clan green: shown axx axx, down chariott horsie svord, forts fortuna"
    )
    assert {code for code, _ in problems(facts)} == {
        "unknown-fort",
        "warrior-copies",
        "two-at-one-fort",
        "fort-copies",
    }


def test_a_course_that_begins_with_svord_is_told_round_by_round() -> None:
    """What is chosen belongs to its own round, though the first choice moves cards and is not told."""
    found = ruled(
        "romans; turn 3; round 3; step svord; who gold; winner green; wall niefort-5 niefort-5 fortuna; "
        "discarded fortheca-2; clan green: now svord left, down horsie axx druhid, "
        "spent svord filchy chariott, aside qween archr, "
        "forts komfort fortheca-3 fokus fortheca-1 niefort-3 niefort-4 niefort-3; "
        "clan gold: now svord, down chariott archr druhid, spent qween chariott, aside filchy horsie, "
        "forts niefort-6 komfort niefort-3 fortuna niefort-1 niefort-3, dropped fortheca-3; "
        "deck fortheca-3=2 fortheca-2=1 fortheca-1=1 niefort-1=1 komfort=2 niefort-3=4 niefort-4=1 fokus=1 "
        "niefort-5=2 niefort-6=1 fortuna=2; claim game green"
    )
    rounds = [step.params for step in found.reasons if step.message.startswith("romans-briefly")]
    told = {one["round"]: one["choices"] for one in rounds}
    assert told == {
        3: [],
        4: ["gold takes fort 6", "gold gives up niefort-1"],
        5: ["green keeps nothing"],
        6: [],
    }
