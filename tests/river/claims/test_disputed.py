"""The claim ``disputed``: each version ruled on, whether it matters, and the question that settles it."""

from collections.abc import Mapping
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.river.table.cards import BATTLE_CARDS
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS, Lang
from adjudicator.pointers import put
from adjudicator.problems import BadCase
from adjudicator.ruling import Finding, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from adjudicator.words.say import has
from tests.river.support import RIVER, Json

DAM: Json = {"tile": 3, "attacker": ["R8", "R9", "R10"], "defender": ["Y11"]}
CONTROL: Json = {"kind": "control", "dam": 3}


def dispute(position: Json, first: Json, second: Json, about: Json = CONTROL) -> Json:
    versions = [{"who": "Ania", "facts": first}, {"who": "Jan", "facts": second}]
    claim = {"kind": "disputed", "versions": versions, "about": about}
    return {"game": "river", "position": position, "claim": claim}


def decided(case: Json) -> Finding:
    found = decide(RIVER, read_case(case))
    assert found.verdict is Verdict.ANSWERED
    return found


def question(found: Finding) -> list[tuple[str, Any]]:
    return [(fact["fact"], fact.get("element")) for fact in found.answer["question"]]


def sentences(case: Json, lang: Lang) -> str:
    ruling = ruling_json(RIVER, rule(RIVER, read_case(case)), lang)
    return "\n".join([ruling["summary"], *(reason["message"] for reason in ruling["reasons"])])


# Does it matter?


def test_a_card_that_was_discarded_or_not_decides_the_claim() -> None:
    case = dispute({"dams": [DAM], "discard": ["P10"]}, {"/discard": ["Y9", "P10"]}, {"/discard": ["P10"]})
    found = decided(case)
    assert [one["verdict"] for one in found.answer["versions"]] == ["upheld", "rejected"]
    assert found.answer["matters"] is True
    assert question(found) == [("/discard", "Y9")]
    for lang in LANGS:
        words = ("żółta 9", "wśród odrzuconych") if lang == "pl" else ("yellow 9", "the discarded cards")
        lines = sentences(case, lang).splitlines()
        [asked] = [line for line in lines if line.startswith(("Pytanie", "To settle it"))]
        assert all(word in asked for word in words)


def test_a_card_that_decides_nothing_does_not_matter() -> None:
    case = dispute({"dams": [DAM], "discard": ["Y9"]}, {"/discard": ["Y9", "P10"]}, {"/discard": ["Y9"]})
    found = decided(case)
    assert found.answer["matters"] is False
    assert question(found) == []


def test_only_the_disputed_fact_that_decides_is_asked_for() -> None:
    first = {"/discard": ["Y9"], "/logs": 2}
    second = {"/discard": ["G1"], "/logs": 3}
    found = decided(dispute({"dams": [DAM]}, first, second))
    assert question(found) == [("/discard", "Y9")]


def test_a_fact_inside_a_list_is_named_by_the_list_and_the_dam() -> None:
    """A place in a list of cards is a fact about the list, and the name is that of the dam, not of a card."""
    first, second = {"/dams/0/attacker/2": "R10"}, {"/dams/0/attacker/2": "R1"}
    case = dispute({"dams": [DAM], "discard": ["Y9"]}, first, second)
    assert question(decided(case)) == [("/dams/0/attacker", "R10")]
    assert "whether red 10 is among the attacker's cards at dam 3." in sentences(case, "en")


def test_one_card_or_another_is_one_question() -> None:
    """Both agree how many cards lie there, so whether the one is there tells whether the other is."""
    sides = [{"/dams/0/attacker": ["R8", "R9", card]} for card in ("R7", "R1")]
    case = dispute({"dams": [DAM], "discard": ["Y9"]}, *sides)
    assert question(decided(case)) == [("/dams/0/attacker", "R7")]


def test_both_versions_agree_but_not_what_lies_between_them() -> None:
    case = dispute({"dams": [DAM]}, {"/discard": ["Y9", "Y8"]}, {"/discard": ["Y10", "Y7"]})
    found = decided(case)
    assert (found.answer["matters"], found.answer["matters_in_part"]) == (False, True)
    assert question(found) == [("/discard", "Y9"), ("/discard", "Y10")]
    said = sentences(case, "en")
    assert "does not matter" not in said
    assert "No single question settles it" in said
    assert said.count("One of the facts that settle it together") == 2


def test_too_many_differences_to_look_between_the_versions() -> None:
    cards = ["Y9", "Y10", "G1", "G2", "G3", "G4", "G5"]
    found = decided(dispute({"dams": [DAM]}, {"/discard": cards}, {"/discard": []}))
    assert (found.answer["matters"], found.answer["question"]) == (True, [])
    case = dispute({"dams": [DAM]}, {"/discard": ["Y8", "Y7", *cards[1:]]}, {"/discard": ["Y10"]})
    same = decided(case)
    assert (same.answer["matters"], same.answer["matters_in_part"]) == (False, None)
    assert "does not matter" not in sentences(case, "en")


def test_a_claim_about_nothing_is_no_dispute_about_facts() -> None:
    case = dispute({"dams": [DAM]}, {"/discard": ["Y9"]}, {"/discard": []}, {"kind": "control", "dam": 7})
    with pytest.raises(BadCase) as bad:
        read_case(case)
    assert [(one.code, one.pointer) for one in bad.value.problems] == [("unknown-dam", "/claim/about/dam")]


def test_two_facts_that_decide_only_together_are_both_asked_for() -> None:
    """One missing card is enough to break the yellow Legion, so only both facts together decide."""
    found = decided(dispute({"dams": [DAM]}, {"/discard": ["Y9", "Y10"]}, {"/discard": []}))
    assert question(found) == [("/discard", "Y9"), ("/discard", "Y10")]


def test_who_was_first() -> None:
    dam = {"tile": 3, "attacker": ["R8", "G9", "B10"], "defender": ["G8", "B9", "R10"]}
    case = dispute({"dams": [dam]}, {"/dams/0/first": "attacker"}, {"/dams/0/first": "defender"})
    found = decided(case)
    assert question(found) == [("/dams/0/first", None)]
    assert "kto pierwszy miał komplet kart przy tamie 3?" in sentences(case, "pl")
    assert "find out: who had a full side first at dam 3." in sentences(case, "en")


def test_whose_turn_it_is() -> None:
    case = dispute({"dams": [DAM], "discard": ["Y9"]}, {"/turn": "attacker"}, {"/turn": "defender"})
    found = decided(case)
    assert question(found) == [("/turn", None)]
    assert "czyja tura trwa?" in sentences(case, "pl")


def test_the_order_in_which_cards_lie_is_one_fact() -> None:
    """The cards are the same. Their order decides which one a log hits, but not who controls the dam."""
    versions = {"/dams/0/attacker": ["R8", "R9", "R10"]}, {"/dams/0/attacker": ["R10", "R9", "R8"]}
    found = decided(dispute({"dams": [DAM], "discard": ["Y9"]}, *versions))
    assert found.answer["matters"] is False


# Can it be true?


def test_a_version_that_cannot_be_true_settles_the_dispute() -> None:
    case = dispute({"dams": [DAM]}, {"/discard": ["Y9"]}, {"/discard": ["R8"]})
    found = decided(case)
    assert [one["possible"] for one in found.answer["versions"]] == [True, False]
    assert "Możliwa jest tylko wersja Ani." in sentences(case, "pl")
    assert "Only the version of Ania is possible." in sentences(case, "en")


def test_two_versions_that_cannot_be_true() -> None:
    case = dispute({"dams": [DAM]}, {"/discard": ["R9"]}, {"/discard": ["R8"]})
    assert [one["possible"] for one in decided(case).answer["versions"]] == [False, False]
    assert "Nie jest możliwa ani wersja Ani, ani wersja Jana." in sentences(case, "pl")


@pytest.mark.parametrize(
    ("case", "at"),
    [
        (dispute({"dams": [DAM]}, {"/nothing/there": 1}, {"/logs": 1}), "/claim/versions/0/facts"),
        (dispute({"dams": [DAM]}, {"/dams/4/first": "attacker"}, {"/logs": 1}), "/claim/versions/0/facts"),
        (dispute({"dams": [DAM]}, {"/logs": 1}, {"/logs": 2}, {"kind": "disputed"}), "/claim/about/kind"),
        (dispute({"dams": [DAM]}, {"/logs": 1}, {"/logs": 2}, {"kind": "control"}), "/claim/about/dam"),
        (dispute({"dams": [DAM]}, {"/logs": 2}, {"/logs": "many"}), "/claim/versions/1/facts/~1logs"),
        (
            dispute({"dams": [DAM]}, {"/discard": ["X9"]}, {"/discard": []}),
            "/claim/versions/0/facts/~1discard",
        ),
        (dispute({"dams": [DAM, {"tile": 9}]}, {"/logs": 1}, {"/logs": 2}), "/position/dams/1/tile"),
    ],
)
def test_what_cannot_be_read_is_pointed_at(case: Json, at: str) -> None:
    with pytest.raises(BadCase) as bad:
        read_case(case)
    assert any(problem.pointer.startswith(at) for problem in bad.value.problems)


# Compared with trying everything


def _outcome(position: Json, facts: Mapping[str, Any]) -> str:
    """The verdict with these facts."""
    laid = {"dams": [dict(DAM)], **position}
    for place, value in facts.items():
        put(laid, place, value)
    try:
        case = read_case({"game": "river", "position": laid, "claim": CONTROL})
    except BadCase:
        return "impossible"
    return decide(RIVER, case).verdict.value


@pytest.mark.parametrize("seed", range(25))
def test_the_question_is_the_smallest_that_decides(seed: int) -> None:
    """Disputed are single cards of the discard and the turn. Every mix of the two versions is decided."""
    rng = Random(seed)
    cards = rng.sample([card for card in BATTLE_CARDS if card[0] in "YG" and card not in DAM["defender"]], 4)
    cards += rng.sample(["Y9", "Y10"], 1) if "Y9" not in cards and "Y10" not in cards else []
    shared, disputed = cards[:1], cards[1:]
    mine = [card for card in disputed if rng.random() < 0.5]
    theirs = [card for card in disputed if card not in mine]
    turns = ("attacker", rng.choice(["attacker", "defender"]))
    first: Json = {"/discard": shared + mine, "/turn": turns[0]}
    second: Json = {"/discard": shared + theirs, "/turn": turns[1]}
    found = decided(dispute({"dams": [DAM]}, first, second))
    facts: list[tuple[str, Any]] = [("/discard", card) for card in (*mine, *theirs)]
    facts += [("/turn", None)] if turns[0] != turns[1] else []
    outcomes: dict[tuple[int, ...], str] = {}
    for side in product((0, 1), repeat=len(facts)):
        chosen = dict(zip(facts, side, strict=True))
        discard = shared + [
            card for card in disputed if chosen["/discard", card] == (0 if card in mine else 1)
        ]
        turn = turns[chosen.get(("/turn", None), 0)]
        if len(mine) == len(theirs) and len(discard) != len(shared + mine):
            continue  # both agree how many cards were discarded
        outcomes[side] = _outcome({}, {"/discard": discard, "/turn": turn})
    whole = [outcomes[(0,) * len(facts)], outcomes[(1,) * len(facts)]]
    assert [one["verdict"] for one in found.answer["versions"]] == whole
    assert found.answer["matters"] == (whole[0] != whole[1])
    assert found.answer["matters_in_part"] == (len(set(outcomes.values())) > 1)
    decisive = question(found)
    assert _decides(facts, decisive, outcomes)
    fewer = combinations(facts, max(0, len(decisive) - 1))
    assert not decisive or not any(_decides(facts, list(few), outcomes) for few in fewer)


def _decides(
    facts: list[tuple[str, Any]], known: list[tuple[str, Any]], outcomes: Mapping[tuple[int, ...], str]
) -> bool:
    places = [facts.index(fact) for fact in known]
    seen: dict[tuple[int, ...], str] = {}
    return all(
        seen.setdefault(tuple(side[at] for at in places), outcome) == outcome
        for side, outcome in outcomes.items()
    )


# Sentences


def test_every_field_of_a_position_has_a_name_in_a_question() -> None:
    fields = """discard dams dams-first dams-damaged dams-attacker dams-defender dams-slots dams-requirement
        hands-attacker hands-defender hidden-attacker-battle hidden-defender-tactics logs deck turn phase
        turn-number ending tactics-deck tactics-played-attacker tactics-played-defender wazki-played-attacker
        ruses-attacker ruses-defender destroyed complete"""
    assert [field for field in fields.split() if not has(f"river-fact-{field}")] == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_dispute_is_explained_in_whole_sentences(lang: Lang) -> None:
    case = dispute({"dams": [DAM], "discard": ["P10"]}, {"/discard": ["Y9", "P10"]}, {"/discard": ["P10"]})
    for sentence in sentences(case, lang).splitlines():
        assert sentence[0].isupper()
        assert sentence[-1] in ".?”"
        assert "  " not in sentence


def test_what_both_versions_say_in_the_same_words_is_not_told_of_one_alone() -> None:
    """Steps may differ in what no sentence says: in the cards to look at."""
    for about in (CONTROL, {"kind": "claimable"}):
        case = dispute({"dams": [DAM]}, {"/discard": ["Y9", "P10"]}, {"/discard": []}, about)
        ruling = rule(RIVER, read_case(case))
        for lang in LANGS:
            told = ruling_json(RIVER, ruling, lang)["reasons"]
            only = [one["message"].split(": ", 1)[1] for one in told if one["params"].get("step")]
            assert len(only) == len(set(only)) > 1
