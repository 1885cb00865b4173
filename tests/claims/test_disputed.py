"""What a dispute rests on."""

import json
from typing import Any

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule


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
