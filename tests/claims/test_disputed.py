"""What a dispute rests on."""

import json
from typing import Any

import pytest

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.problems import BadCase
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence


def dispute(table: str, about: dict[str, object]) -> Ruling:
    """Were yellow 9 and purple 10 discarded?"""
    told = {"Ala": ["Y9", "P10"], "Jan": []}
    versions = [{"who": who, "facts": {"/discard": cards}} for who, cards in told.items()]
    claim = json.dumps({"versions": versions, "about": about})
    case = read_case(read_text(f"{table}; claim disputed {claim}"))
    return rule(load_game(case.game), case)


def test_a_quick_claim_is_confirmed_also_between_the_versions() -> None:
    table = "river; dam 3: R8 R9 R10 vs Y11"
    ruling = dispute(table, {"kind": "control", "dam": 3})
    assert trust(ruling.engines) is Trust.INDEPENDENT


def test_what_only_the_search_was_asked_is_not_called_independent() -> None:
    table = "river; dam 3: R8 R9 R10 vs Y11; dam 4: R1 G1 vs B5"
    ruling = dispute(table, {"kind": "joint-control", "dams": [3, 4]})
    assert trust(ruling.engines) is Trust.ONE_SEARCH
    assert [(one.engine, one.about) for one in ruling.engines if one.alone] == [("search", "Ala + Jan")]


def test_two_versions_of_one_person_are_told_apart() -> None:
    versions = [{"who": "jerzy", "facts": {"/trick/2/card": card}} for card in (13, 12)]
    claim = json.dumps({"versions": versions, "about": {"kind": "trick"}})
    table = "player daria; player kasia; player jerzy; active CON-R1; trick daria 11, kasia 2, jerzy 13"
    ruling = rule(load_game("boru"), read_case(read_text(f"boru; {table}; claim disputed {claim}")))
    told = [one.params["who"] for one in ruling.reasons if one.message == "disputed-version"]
    assert told == ["jerzy (1)", "jerzy (2)"]
    answer: Any = ruling.finding.answer
    assert [one["who"] for one in answer["versions"]] == ["jerzy", "jerzy"]


def told(text: str) -> list[str]:
    """The bearing sentences of a ruling on a dispute about control, in Polish."""
    ruling = rule(load_game("river"), read_case(read_text(text)))
    return [sentence(load_game("river"), one, "pl") for one in ruling.reasons if one.bears]


def versions(**facts: dict[str, Any]) -> str:
    told_by = [{"who": who, "facts": said} for who, said in facts.items()]
    return json.dumps({"versions": told_by, "about": {"kind": "control", "dam": 3}})


def test_versions_that_do_not_differ_are_no_dispute() -> None:
    """A question was named, and each was said to be right in part."""
    same = versions(Jan={"/logs": 2}, Ola={"/logs": 2})
    case = read_case(read_text(f"river; dam 3: R8 R9 R10 vs Y11; claim disputed {same}"))
    ruling = rule(load_game("river"), case)
    assert ruling.finding.summary.message == "disputed-identical"
    assert ruling.finding.answer["question"] == []


def test_what_each_of_them_says_stands_first_and_what_both_share_is_told_once() -> None:
    two = versions(Jan={"/ending": "last"}, Ola={"/ending": "over"})
    lines = told(f"river; dam 3: R9 R10 R11 vs Y11; discard Y9; turn attacker; deck 0; claim disputed {two}")
    assert lines[0].endswith("trwa, czy już minęła (Jan: trwa; Ola: minęła).")
    assert any(line.startswith("Wersja Jana:") and "Legion o sumie 30" in line for line in lines)


def test_a_legal_action_is_legal_whatever_else_is_told_of_the_table() -> None:
    """The tables after it differ as those before it do; that is no other ruling."""
    about = {"kind": "legal", "action": "attacker play R8 at 3"}
    facts = [{"who": "Jan", "facts": {"/logs": 2}}, {"who": "Ola", "facts": {"/logs": 3}}]
    claim = json.dumps({"versions": facts, "about": about})
    dams = "; ".join(f"dam {tile}: - vs -" for tile in range(1, 8))
    table = f"river; {dams}; hidden attacker 6 0; hidden defender 6 0; turn attacker; logs 3; deck 48"
    ruling = rule(load_game("river"), read_case(read_text(f"{table}; phase prepare; claim disputed {claim}")))
    assert ruling.finding.summary.message == "disputed-same"


def test_an_empty_list_says_as_much_as_none() -> None:
    """One counted as a fact about the whole list, the other card by card."""
    table = "river; dam 3: R8 R9 R10 vs Y11; claim disputed "
    left_out = told(table + versions(Ania={"/discard": ["Y9", "Y8"]}, Jan={"/dams/0/damaged": False}))
    given = told(table + versions(Ania={"/discard": ["Y9", "Y8"]}, Jan={"/discard": []}))
    assert left_out == given
    assert given[0].endswith("co leży wśród odrzuconych (tylko Ania: żółta 9, żółta 8).")


def test_several_places_in_one_list_are_facts_about_that_list() -> None:
    table = "river; dam 3: R8 R9 R10 vs Y11; discard B1 B2 B3; claim disputed "
    ania, jan = {"/discard/0": "Y9", "/discard/2": "B4"}, {"/discard/0": "Y8", "/discard/2": "B4"}
    first, *_ = told(table + versions(Ania=ania, Jan=jan))
    assert "żółta 9" in first
    assert "żółta 8" in first
    assert "niebieska" not in first


def test_what_a_version_leads_to_is_not_told_again_as_its_reason() -> None:
    """That the game is over stood in the ruling on Ola's version, and again as a step of hers."""
    two = versions(Jan={"/ending": "last"}, Ola={"/ending": "over"})
    lines = told(f"river; dam 3: R9 R10 R11 vs Y11; discard Y9; turn attacker; deck 0; claim disputed {two}")
    assert sum("minęła ostatnia tura" in line for line in lines) == 1


def test_cards_of_one_list_are_told_at_once() -> None:
    table = "river; dam 3: R8 R9 R10 vs Y11; claim disputed "
    lines = told(table + versions(Ania={"/discard": ["Y9", "Y8"]}, Jan={"/discard": ["Y10"]}))
    cards = "(tylko Ania: żółta 9, żółta 8; tylko Jan: żółta 10)"
    assert lines[0] == f"Wersje różnią się w jednym: co leży wśród odrzuconych {cards}."


TRACK = {"Jerzy": {"/players/0/track": 4}, "Daria": {"/players/0/track": 5}}


def score(phase: str, facts: dict[str, dict[str, Any]]) -> str:
    two = json.dumps({"versions": [{"who": who, "facts": said} for who, said in facts.items()]} | SCORED)
    seats = "; ".join(
        f"player {name}: coins 3, points 10, renown 1, track {track}, towns {town}"
        for name, track, town in (("daria", 5, "MUN-R1"), ("kasia", 4, "CON-R1"), ("jerzy", 1, "LEI-R1"))
    )
    return f"boru; {seats}; marker daria; phase {phase}; claim disputed {two}"


SCORED = {"about": {"kind": "score"}}


def test_a_question_that_comes_too_early_is_no_fault_of_a_version() -> None:
    """Daria's version was called impossible, where only the scoring was still to come."""
    with pytest.raises(BadCase) as bad:
        read_case(read_text(score("marriage", TRACK)))
    assert [one.code for one in bad.value.problems] == ["boru-not-over"]


def test_a_version_under_which_the_question_has_no_answer_is_not_called_impossible() -> None:
    phases = {"Jerzy": {"/phase": "marriage"}, "Daria": {"/phase": "over"}}
    ruling = rule(load_game("boru"), read_case(read_text(score("over", phases))))
    assert ruling.finding.summary.message == "disputed-answered"
    lines = [sentence(load_game("boru"), one, "pl") for one in ruling.reasons]
    assert any(line.startswith("Przy wersji Jerzego na to pytanie nie ma odpowiedzi.") for line in lines)
    assert not any("nie może być prawdziwa" in line for line in lines)
