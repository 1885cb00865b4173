"""Claims from the notation to the ruling: written-out disputes, and random ones in both languages."""

import random
from typing import Any

import pytest

from adjudicator.case import Case
from adjudicator.claims.decide import decide
from adjudicator.games.romans.table.table import Step
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.quorum import disagree
from adjudicator.ruling import Ruling, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import problem_json, ruling_json
from tests.romans.random_cases import case, random_claim
from tests.romans.search.test_witness import random_tables
from tests.romans.support import ROMANS

SLIPS = ("{", "  ", " ,", "..", "None", " .", "()")
UPHELD, REJECTED = Verdict.UPHELD, Verdict.REJECTED
ONE_LEFT = "romans; round 6; wall niefort-6; "
TWO_LEFT = "romans; round 5; wall niefort-5 niefort-6; "


def sound(text: str) -> Case[Any, Any]:
    return read_case(read_text(text))


def ruled(text: str) -> Ruling:
    ruling = rule(ROMANS, sound(text))
    assert decide(ROMANS, ruling.case).verdict is ruling.verdict
    return ruling


RED = "clan red: shown archr, spent chariott chariott horsie qween; "
GREEN = "clan green: shown chariott, down horsie, spent archr axx filchy svord; "


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        # Nothing that red may hold reaches 16.
        (
            ONE_LEFT
            + GREEN
            + "clan red: shown archr, spent chariott chariott horsie qween; claim fort green 6",
            UPHELD,
        ),
        # Qween might turn up and take Horsie's strength.
        (
            ONE_LEFT + GREEN + "clan red: shown archr svord, spent chariott chariott axx; claim fort green 6",
            REJECTED,
        ),
        (
            ONE_LEFT
            + GREEN
            + "clan red: shown archr, spent chariott chariott horsie qween; claim fort red 6",
            REJECTED,
        ),
        # Green keeps out with Filchy, so red takes it whatever it shows.
        (
            ONE_LEFT + "clan green: down filchy, spent archr axx svord chariott horsie; "
            "clan red: spent chariott chariott horsie qween axx; claim fort red 6",
            REJECTED,
        ),
        (
            ONE_LEFT + "clan green: down filchy, spent archr axx svord chariott horsie; "
            "clan red: down druhid, spent chariott chariott horsie qween axx; claim fort red 6",
            UPHELD,
        ),
        # Dru'hid may leave the contested fort: without a line that is taken against the claimer.
        (
            TWO_LEFT + "clan green: down druhid filchy, shown chariott chariott, spent axx archr; "
            "clan red: down svord qween, spent chariott chariott horsie axx; claim fort green 5",
            REJECTED,
        ),
        (
            TWO_LEFT + "clan green: down druhid filchy, shown chariott chariott, spent axx archr; "
            "clan red: down svord qween, spent chariott chariott horsie axx; claim fort green 5; "
            "do green takes fort 5",
            UPHELD,
        ),
        # A fort moves: red's Dru'hid may push it on to the last place, where green waits.
        (
            TWO_LEFT + "clan green: down filchy chariott, spent axx archr svord horsie; "
            "clan red: down druhid svord, spent chariott chariott horsie axx; claim fort green 5 possible",
            UPHELD,
        ),
        (
            TWO_LEFT + "clan green: down filchy chariott, spent axx archr svord horsie; "
            "clan red: down svord qween, spent chariott chariott horsie axx; claim fort green 5 possible",
            REJECTED,
        ),
        # Three FortHece.
        (
            "romans; turn 3; round 6; wall fortheca-3; discarded niefort-1 niefort-3 niefort-3 niefort-4 "
            "niefort-4 niefort-5 niefort-5 niefort-6 niefort-6 komfort komfort fokus fokus; "
            "clan green: down chariott, spent axx archr svord horsie qween, forts fortheca-1 fortheca-2; "
            "clan red: down svord, spent chariott chariott horsie axx archr, forts fortuna fortheca-1; "
            "claim game green",
            UPHELD,
        ),
        # Seven points behind with six to come.
        (
            "romans; turn 3; round 6; wall niefort-6; discarded niefort-1 niefort-3 niefort-3 niefort-4 "
            "niefort-4 niefort-5 niefort-5 komfort komfort fokus fokus fortheca-1 fortheca-2; "
            "clan green: down chariott, spent axx archr svord horsie qween, forts fortheca-1; "
            "clan red: down svord, spent chariott chariott horsie axx archr, "
            "forts niefort-6 fortheca-3 fortuna; claim game green possible",
            REJECTED,
        ),
        (
            "romans; wall niefort-1 niefort-3 fokus komfort niefort-5 niefort-6; clan green; neutral red; "
            "claim game red possible",
            REJECTED,
        ),
        # Qween takes whatever red shows: forced; against a second Qween she is worth one.
        (
            ONE_LEFT + "clan green: shown axx, down qween, spent archr horsie filchy svord; "
            "clan red: spent archr chariott chariott horsie qween; claim forced green",
            UPHELD,
        ),
        (
            ONE_LEFT + "clan green: shown axx, down qween, spent archr horsie filchy svord; "
            "clan red: shown archr, spent chariott chariott horsie filchy; claim forced green",
            REJECTED,
        ),
    ],
)
def test_verdicts(text: str, verdict: Verdict) -> None:
    ruling = ruled(text)
    assert ruling.verdict is verdict
    if verdict is REJECTED and "certain-no" in ruling.finding.summary.message:
        assert ruling.finding.witness is not None


def test_the_rulebooks_worked_round() -> None:
    ruling = ruled(
        "romans; round 2; wall komfort niefort-5 niefort-3 fokus fortuna; "
        "clan green: shown archr, now chariott; clan red: shown druhid, now chariott; "
        "clan gold: now archr, spent axx, forts niefort-1; claim round"
    )
    answer = ruling.finding.answer
    assert (answer["takes"], answer["fort"]) == ("gold", "komfort")
    assert [way["keeps"] for way in answer["clans"]["gold"]] == [[], ["archr"]]
    assert answer["clans"]["green"][0]["keeps"] == ["archr"]
    assert answer["clans"]["red"][0]["keeps"] == ["druhid"]
    assert {"romans.chariott.collide", "romans.archr.tie"} <= set(ruling.rules)


def test_a_round_with_choices_lists_each_with_its_outcome() -> None:
    ruling = ruled(
        "romans; round 6; wall niefort-6; "
        "clan green: shown chariott, now horsie, spent archr axx filchy svord; "
        "clan red: shown archr, now qween, spent chariott chariott horsie axx; "
        "clan gold: shown svord, now axx, spent chariott chariott horsie filchy; claim round"
    )
    tree = ruling.finding.answer
    assert (tree["who"], tree["what"]) == ("red", "qween")
    takers = {option["do"][0]: option["takes"] for option in tree["options"]}
    assert takers == {"red seduces green": "red", "red seduces gold": "green"}


def test_the_wall_and_the_result() -> None:
    wall = ruled(
        "romans; step arrange; wall fokus fortheca-2 niefort-1 fortuna komfort niefort-4; "
        "clan green; clan red; claim wall"
    )
    order = ["niefort-1", "fokus", "fortheca-2", "komfort", "niefort-4", "fortuna"]
    assert wall.finding.answer == {"wall": order, "in_order": False}
    assert [one.reading for one in wall.depends_on] == ["wall-move"]
    result = ruled(
        "romans; turn 3; round 6; step over; wall -; clan green: forts niefort-6 niefort-5; "
        "clan red: forts niefort-6 komfort niefort-3; claim result"
    )
    assert result.finding.answer["winners"] == ["red"]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("romans; wall niefort-1 niefort-3; round 5; clan green; clan red; claim fort gold 6",
         {"clan-not-playing"}),
        ("romans; step arrange; wall niefort-1 niefort-3 fokus komfort niefort-5 niefort-6; clan green; "
         "clan red; claim fort green 2", {"no-wall-yet"}),
        (ONE_LEFT + GREEN + RED + "claim fort green 5",
         {"fort-not-in-wall"}),
        ("romans; step collect; round 6; wall -; clan green; clan red; claim fort gold 6",
         {"fort-not-in-wall", "clan-not-playing"}),
        (ONE_LEFT + GREEN + RED + "claim round",
         {"card-not-shown"}),
        (ONE_LEFT + GREEN + RED + "claim wall",
         {"wall-not-six"}),
        (ONE_LEFT + GREEN + RED + "claim result",
         {"game-goes-on"}),
        (ONE_LEFT + GREEN + RED + "claim game green",
         {"game-forts-missing"}),
        (ONE_LEFT + GREEN + RED + "claim fort green 6; "
         "do green reveals axx; do red keeps axx; do green dances",
         {"line-no-choice", "line-of-another", "unknown-action"}),
        ("romans; step collect; round 6; wall -; clan green; clan red; claim forced green", {"no-fight-now"}),
        ("romans; step collect; round 6; wall -; clan green; clan red; claim round", {"no-round-now"}),
    ],
)  # fmt: skip
def test_problems_of_a_claim(text: str, codes: set[str]) -> None:
    with pytest.raises(BadCase) as caught:
        sound(text)
    assert codes <= {problem.code for problem in caught.value.problems}
    for problem in caught.value.problems:
        assert all(problem_json(problem, lang)["message"] for lang in LANGS)


@pytest.mark.parametrize("seed", range(4))
def test_random_claims_in_both_languages(seed: int) -> None:
    """Every ruling has a text and a picture, and its case a notation. Search, ruling and engines agree."""
    rng = random.Random(seed)
    known = {one.id for one in ROMANS.rules}
    for table, readings in random_tables(rng, 12):
        if len(table.wall) > 3 or table.step == Step.SVORD_AT_ONCE or table.step == Step.SVORD:
            continue
        sound_case = read_case(case(table, readings, random_claim(rng, table)))
        ruling = rule(ROMANS, sound_case)
        assert decide(ROMANS, sound_case).verdict is ruling.verdict
        assert known.issuperset(ruling.rules)
        assert not disagree(ruling.engines)
        notation = notate(ROMANS, sound_case.given)
        assert read_case(parse(ROMANS, notation)).given == sound_case.given
        for lang in LANGS:
            json = ruling_json(ROMANS, ruling, lang)
            assert ROMANS.picture(ruling, lang).startswith("<svg")
            for text in (json["summary"], *(reason["message"] for reason in json["reasons"])):
                assert not any(slip in text for slip in SLIPS), text
